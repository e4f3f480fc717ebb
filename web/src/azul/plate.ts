// How four tiles lie on a display: those of one colour next to each other.

export const COLOURS = ['B', 'Y', 'R', 'K', 'W']

/** Tiles of one colour that lie in one place, and the cells of the display that they cover. */
export interface Group {
  colour: string
  cells: number[]
}

export function groupsOf(tiles: string): Group[] {
  const counted = COLOURS.map((colour) => ({ colour, count: countOf(tiles, colour) })).filter(({ count }) => count)
  counted.sort((one, other) => other.count - one.count)
  let next = 0
  return counted.map(({ colour, count }) => ({ colour, cells: Array.from({ length: count }, () => next++) }))
}

export function countOf(tiles: string, colour: string): number {
  return tiles.split(colour).length - 1
}
