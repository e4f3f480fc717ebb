// Tiles in flight, drawn over the table.

import type { Sound } from './sound'

/** A tile on its way from one place to another (values of data-place). */
export interface Flight {
  colour: string
  from: string
  to: string
  /** Its turn in the row of departures; without one, after the flight before it. */
  order?: number
  /** Heard as it lands, if it is not that of its beat. */
  sound?: Sound
}

const FLIGHT = 280
const STAGGER = 40

export interface Flown {
  /** How fast: 1 is the ordinary speed. */
  speed: number
  /** All must have landed by then, in milliseconds at speed 1. */
  within?: number | undefined
  /** A tile lands, after so many milliseconds. */
  landing?: (flight: Flight, after: number) => void
}

function boxOf(place: string): DOMRect | null {
  return document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect() ?? null
}

/** Milliseconds that flights take at speed 1. */
export function flightTime(flights: Flight[], within?: number): number {
  if (!flights.length) return 0
  const last = Math.max(...flights.map(({ order }, index) => order ?? index))
  return FLIGHT + last * stagger(last, within)
}

function stagger(last: number, within = Infinity): number {
  return last ? Math.max(0, Math.min(STAGGER, (within - FLIGHT) / last)) : 0
}

/** Let tiles fly; ends when all have landed, or at once when hurried. A place that is not drawn lets its tile appear. */
export async function fly(flights: Flight[], { speed, within, landing }: Flown, hurry: AbortSignal): Promise<void> {
  const layer = document.getElementById('flights')
  if (!layer || !flights.length) return
  const moving: Animation[] = []
  const drawn: Element[] = []
  const apart = stagger(Math.max(...flights.map(({ order }, index) => order ?? index)), within)
  flights.forEach((flight, index) => {
    const start = boxOf(flight.from)
    const end = boxOf(flight.to)
    const delay = (apart * (flight.order ?? index)) / speed
    const duration = FLIGHT / speed
    landing?.(flight, delay + duration)
    if (!start?.width || !end?.width) return
    const tile = tileFor(flight.colour)
    if (!tile) return
    // Only style set through the object model: the content security policy allows no style attributes.
    tile.style.width = `${end.width}px`
    tile.style.height = `${end.height}px`
    layer.append(tile)
    drawn.push(tile)
    const at = (box: DOMRect, scale: number) =>
      `translate(${box.left + (box.width - end.width) / 2}px, ${box.top + (box.height - end.height) / 2}px) scale(${scale})`
    const frames = [{ transform: at(start, start.width / end.width) }, { transform: at(end, 1) }]
    moving.push(tile.animate(frames, { duration, delay, fill: 'both', easing: 'cubic-bezier(.3,.1,.2,1)' }))
  })
  const stop = () => moving.forEach((animation) => animation.finish())
  hurry.addEventListener('abort', stop)
  await Promise.allSettled(moving.map((animation) => animation.finished))
  hurry.removeEventListener('abort', stop)
  drawn.forEach((tile) => tile.remove())
}

function tileFor(colour: string): SVGSVGElement | null {
  const model = document.querySelector<SVGSVGElement>(`#flight-${CSS.escape(colour)} svg`)
  return (model?.cloneNode(true) as SVGSVGElement | undefined) ?? null
}
