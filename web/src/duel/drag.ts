// Dragging tiles to a line or a plate to a slot: the same decisions as two taps, made when the pointer is lifted.

import { drag } from '../board/drag'
import type { Option } from '../net/messages'
import type { Choosing } from './choosing.svelte'

/** Attached to something that can be taken: `model` is the picture that follows the pointer (#flight-…). */
export function grip(duel: Choosing, option: Option | undefined, model: string) {
  return drag({
    model,
    may: () => option !== undefined && !option.refusal,
    drop(under) {
      const place = under?.closest<HTMLElement>('[data-place]')?.dataset.place
      const key = place ? keyOf(place, duel.seat) : null
      if (option && key) duel.takeTo(option, key)
    },
  })
}

/** The key that names a line or a slot of a player's board; null for other places. */
function keyOf(place: string, seat: number | null): string | null {
  const [kind, of, first, second] = place.split('-')
  if (Number(of) !== seat) return null
  if (kind === 'line' || kind === 'slot') return String(Number(first) + 1)
  if (kind === 'dome') return String(3 * Math.floor(Number(first) / 2) + Math.floor(Number(second) / 2) + 1)
  return kind === 'broken' ? 'x' : null
}
