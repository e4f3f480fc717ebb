// Where the displays lie on a large screen: on an arc around the centre tray.

/** Where something lies, in pixels. */
export interface Point {
  x: number
  y: number
}

export interface Ring {
  plate: number
  tray: { x: number; y: number; width: number; height: number; columns: number }
  plates: Point[]
}

const GAP = 6
/** The bag and the lid lie in the lower corners. */
const CORNER = 62
const LARGEST = 184
const SMALLEST = 40

/** Displays on an arc around the centre tray, as large as the space allows. */
export function ringOf(count: number, width: number, height: number): Ring {
  for (let plate = LARGEST; plate > SMALLEST; plate -= 2) {
    for (const sweep of [170, 190, 210, 230, 250, 270, 290, 310]) {
      for (const columns of [6, 3]) {
        const ring = ringWith(count, width, height, plate, sweep, columns)
        if (ring) return ring
      }
    }
  }
  return ringWith(count, width, height, SMALLEST, 310, 3, true)!
}

/** The size of a tile on a plate of this size. */
export function tileOn(plate: number): number {
  return plate * 0.335
}

function ringWith(count: number, width: number, height: number, plate: number, sweep: number, columns: number, anyway = false): Ring | null {
  const tile = tileOn(plate) * 1.12
  const tray = { width: columns * (tile + 14) + 20, height: (6 / columns) * (tile + 22) + 12 }
  const half = ((sweep / 2) * Math.PI) / 180
  const across = Math.min((width - plate) / 2, Math.max(tray.width / 2 + plate, plate * count * 0.34))
  // The arc and the tray together fill the height; beyond a half circle the ends hang below its middle.
  const below = sweep > 180 ? -Math.cos(half) : 0
  const rise = (height - plate / 2 - Math.max(below ? plate / 2 : 0, tray.height / 2) - 4) / (1 + below)
  const up = Math.min(rise, across * 1.1)
  const lowest = Math.max(below * up + plate / 2, tray.height / 2)
  const middle = { x: width / 2, y: plate / 2 + up + Math.max(0, (height - (plate / 2 + up + lowest)) / 2) }
  const plates = spread(count, half, across, up).map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }))
  const ring = { plate, plates, tray: { x: middle.x, y: middle.y, columns, ...tray } }
  return anyway || fits(ring, width, height) ? ring : null
}

/** Points at equal distances along an arc of an ellipse, symmetric about its top. */
function spread(count: number, half: number, across: number, up: number): Point[] {
  const steps = 240
  const points: Point[] = []
  const lengths = [0]
  for (let step = 0; step <= steps; step++) {
    const angle = -half + (2 * half * step) / steps
    points.push({ x: across * Math.sin(angle), y: -up * Math.cos(angle) })
    if (step) lengths.push(lengths[step - 1]! + distance(points[step - 1]!, points[step]!))
  }
  const whole = lengths[steps]!
  return Array.from({ length: count }, (_, index) => points[lengths.findIndex((length) => length >= (whole * index) / (count - 1) - 1e-6)]!)
}

function fits({ plate, plates, tray }: Ring, width: number, height: number): boolean {
  if (tray.width > width || tray.y + tray.height / 2 > height + 1) return false
  return plates.every((point, index) => {
    const beyond = {
      x: Math.max(0, Math.abs(point.x - tray.x) - tray.width / 2),
      y: Math.max(0, Math.abs(point.y - tray.y) - tray.height / 2),
    }
    return (
      Math.hypot(beyond.x, beyond.y) >= plate / 2 + GAP &&
      Math.hypot(Math.max(0, Math.min(point.x, width - point.x) - CORNER), Math.max(0, height - CORNER - point.y)) >= plate / 2 &&
      point.x >= plate / 2 - 1 && point.x <= width - plate / 2 + 1 && point.y >= plate / 2 - 1 && point.y <= height - plate / 2 + 1 &&
      plates.slice(0, index).every((other) => distance(point, other) >= plate + GAP)
    )
  })
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
