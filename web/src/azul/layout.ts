// How large everything is, so that the whole table fits its space without scrolling.

export interface Layout {
  /** Displays in rows instead of an arc; on a phone that lies on its side next to the own board. */
  phone: boolean
  low: boolean
  /** A space of the own board, and of the others', in pixels. */
  unit: number
  other: number
  /** The height of a row of the own board: on a phone wide enough for a thumb. */
  row: number
  /** Two players on a large screen: boards of the same size, next to each other. */
  beside: boolean
  /** Phone: the side of a display, and of a tile on it. */
  plate: number
  tile: number
  /** Phone: the height of the others' boards. */
  others: number
}

/** A player board is so many spaces wide and high. */
export const WIDE = 11.1
export const HIGH = 7.55
export const BAR = 52
export const GAP = 8
const CHIPS = 64
/** Phone: the least height of the others' boards, what lets one be read when enlarged, and a row for a thumb. */
const LEAST = 60
const ENOUGH = 156
const THUMB = 44

export function layoutOf(width: number, height: number, players: number): Layout {
  if (height < 480 && width > height) return low(width, height, players)
  return width < 640 || width / height < 0.72 ? phone(width, height, players) : desktop(width, height, players)
}

function desktop(width: number, height: number, players: number): Layout {
  const free = height - BAR - GAP
  const none = { phone: false, low: false, plate: 0, tile: 0, others: 0 }
  if (players === 2) {
    const unit = Math.min((width - 3 * GAP) / 2 / WIDE, (free * 0.5) / HIGH)
    return { ...none, beside: true, unit, row: unit, other: unit }
  }
  const other = Math.min((height - players * GAP) / (players - 1) / HIGH, (width * 0.31) / WIDE)
  const unit = Math.min((width - other * WIDE - 3 * GAP) / WIDE, (free * 0.48) / HIGH)
  return { ...none, beside: false, unit, row: unit, other: Math.min(other, unit * 0.72) }
}

function phone(width: number, height: number, players: number): Layout {
  const wide = Math.min(width, 560)
  const plate = Math.min(84, (wide - 2 * GAP - 4 * 4) / 5)
  const tile = Math.max(28, plate * 0.42)
  const rows = players === 2 ? 1 : 2
  const besides = BAR + CHIPS + rows * (plate + 5) + 5 * GAP
  const unit = Math.min((wide - GAP) / WIDE, (height - besides - LEAST) / HIGH)
  const row = Math.max(unit, Math.min(THUMB, unit + (height - besides - unit * HIGH - ENOUGH) / 5))
  const others = Math.min(height - besides - unit * HIGH - 5 * (row - unit), unit * HIGH * 0.8)
  const other = Math.min(others / HIGH, (wide - players * GAP) / (players - 1) / WIDE)
  return { phone: true, low: false, beside: false, unit, row, other, plate, tile, others }
}

function low(width: number, height: number, players: number): Layout {
  const other = Math.min((height - players * GAP) / (players - 1) / HIGH, (width * 0.2) / WIDE)
  const unit = Math.min((width * 0.41) / WIDE, (height - GAP) / HIGH)
  const row = Math.min(THUMB, (height - GAP - unit * (HIGH - 5)) / 5)
  return { phone: true, low: true, beside: false, unit, row, other, plate: 66, tile: 28, others: 0 }
}

/** Phone: a space of somebody's board in the row of miniatures, one of which may be enlarged: this one, or another. */
export function miniature(layout: Layout, width: number, players: number, enlarged: boolean | null): number {
  if (players === 2 || enlarged === null) return layout.other
  if (enlarged) return Math.min(layout.others / HIGH, (width * 0.6) / WIDE)
  return (width * 0.36 - players * GAP) / (players - 2) / WIDE
}
