// Taking tiles by dragging them to a row: the same choice as two taps.

import { drag } from '../board/drag'
import type { Choosing } from './choosing.svelte'

/** Attached to a group of tiles. */
export function grip(choosing: Choosing, source: number, colour: string) {
  return drag({
    model: colour,
    may: () => choosing.offers(source, colour),
    begin() {
      if (choosing.picked?.source !== source || choosing.picked.colour !== colour) choosing.pick(source, colour)
    },
    over: (under) => mark(rowOf(under)),
    drop(under) {
      const row = rowOf(under)
      if (row) choosing.row(Number(row.dataset.row))
      else choosing.cancel()
    },
  })
}

function rowOf(under: Element | null): HTMLElement | null {
  return under?.closest<HTMLElement>('[data-row]') ?? null
}

function mark(row: HTMLElement | null): void {
  document.querySelectorAll('[data-row].over').forEach((other) => other.classList.toggle('over', other === row))
  row?.classList.add('over')
}
