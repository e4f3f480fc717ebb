// Dragging tiles to a line or a plate to a slot: the same decisions as two taps, made when the pointer is lifted.

import type { Option } from '../net/messages'
import type { Choosing } from './choosing.svelte'

const FAR = 8

/** Attached to something that can be taken: `model` is the picture that follows the pointer (#flight-…). */
export function grip(duel: Choosing, option: Option | undefined, model: string) {
  return (source: HTMLElement) => {
    let start: { x: number; y: number } | null = null
    let picture: SVGSVGElement | null = null

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !option || option.refusal) return
      start = { x: event.clientX, y: event.clientY }
      source.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      if (!start) return
      if (!picture && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return
      picture ??= lift(source, model)
      if (!picture) return
      const { width, height } = picture.getBoundingClientRect()
      picture.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height / 2}px)`
    }
    const up = (event: PointerEvent) => {
      start = null
      if (!picture) return
      picture.remove()
      picture = null
      // The click that follows a drag means nothing.
      source.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => source.removeEventListener('click', swallow, { capture: true }))
      const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]')?.dataset.place
      const key = event.type === 'pointerup' && place ? keyOf(place, duel.seat) : null
      if (option && key) duel.takeTo(option, key)
    }
    source.addEventListener('pointerdown', down)
    source.addEventListener('pointermove', move)
    source.addEventListener('pointerup', up)
    source.addEventListener('pointercancel', up)
    return () => picture?.remove()
  }
}

/** The key that names a line or a slot of a player's board; null for other places. */
function keyOf(place: string, seat: number | null): string | null {
  const [kind, of, first, second] = place.split('-')
  if (Number(of) !== seat) return null
  if (kind === 'line' || kind === 'slot') return String(Number(first) + 1)
  if (kind === 'dome') return String(3 * Math.floor(Number(first) / 2) + Math.floor(Number(second) / 2) + 1)
  return kind === 'broken' ? 'x' : null
}

function lift(source: HTMLElement, model: string): SVGSVGElement | null {
  const drawn = document.querySelector<SVGSVGElement>(`#flight-${CSS.escape(model)} svg`)
  if (!drawn) return null
  const picture = drawn.cloneNode(true) as SVGSVGElement
  picture.style.width = picture.style.height = `${source.getBoundingClientRect().width * 1.1}px`
  document.getElementById('flights')?.append(picture)
  return picture
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
