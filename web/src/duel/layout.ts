// How large everything is, so that all of it fits without scrolling.

/** A player board is so many tiles wide and high, its frame included. */
const BOARD = { width: 13.4, height: 8.1 }
const BAR = 52

export interface Sizes {
  /** How things are arranged: the boards beside the offer, the same with little height, or all below each other. */
  shape: 'wide' | 'short' | 'tall'
  /** The side of a tile on the boards and on the factories, and of a plate. */
  mine: number
  theirs: number
  f: number
  p: number
  tray: number
}

export function measure(width: number, height: number): Sizes {
  if (width < height * 0.86) return portrait(width, height)
  return height < 540 ? low(width, height) : landscape(width, height)
}

function landscape(width: number, height: number): Sizes {
  const t = Math.min((height - 20) / 2 / BOARD.height, ((width - 20) * 0.62) / BOARD.width, (width - 320) / BOARD.width)
  const beside = width - t * BOARD.width - 20
  const p = Math.min(104, beside * 0.185)
  const tray = 60
  const left = height - 150 - p - tray - BAR - 20
  // The factories are 8.5 tiles wide and 9.4 high.
  const f = Math.min((beside - 8) / 8.5, left / 9.4, 64)
  return { shape: 'wide', mine: t, theirs: t, f, p, tray }
}

/** A phone on its side: five factories in a row. */
function low(width: number, height: number): Sizes {
  const t = Math.min((height - 20) / 2 / BOARD.height, ((width - 20) * 0.4) / BOARD.width)
  const beside = width - t * BOARD.width - 20
  const tray = 50
  const f = Math.min((beside - 24) / 11.8, (height - BAR - tray - 120) / 4.7)
  return { shape: 'short', mine: t, theirs: t, f, p: Math.min(beside * 0.12, 90), tray }
}

function portrait(width: number, height: number): Sizes {
  const mine = Math.min((width - 8) / BOARD.width, (height * 0.32) / BOARD.height)
  const theirs = Math.min((width - 112) / BOARD.width, (height * 0.24) / BOARD.height)
  const f = Math.min((width - 32) / 11.8, height * 0.04)
  const left = height - (mine + theirs) * BOARD.height - f * 4.7 - BAR - 40
  const p = Math.min(width * 0.18, left - 50)
  return { shape: 'tall', mine, theirs, f, p, tray: Math.min(72, left - p) }
}
