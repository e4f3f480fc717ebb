// The game by keys: "3 b 4" takes blue from display 3 to line 4.

import type { Session } from '../table/session.svelte'
import { type Choosing, FLOOR } from './choosing.svelte'
import { COLOURS } from './plate'

/** Keys for the help sheet, and the text that explains each. */
export const KEYS = [
  { keys: '3 b 4', text: 'azul-key-take' },
  { keys: 'c', text: 'azul-key-centre' },
  { keys: 'f', text: 'azul-key-floor' },
  { keys: 'b y r k w', text: 'azul-key-colours' },
  { keys: '1 … 5', text: 'azul-key-column' },
  { keys: 'Enter', text: 'azul-key-confirm' },
  { keys: 'Esc', text: 'azul-key-cancel' },
  { keys: 'u', text: 'azul-key-undo' },
]

export function press(event: KeyboardEvent, choosing: Choosing, session: Session): void {
  const target = event.target instanceof HTMLElement ? event.target : document.body
  if (act(event.key, choosing, session, target)) event.preventDefault()
}

/** Whether the key meant something. */
function act(key: string, choosing: Choosing, session: Session, target: HTMLElement): boolean {
  const button = target.closest('button, a')
  const letter = key.toUpperCase()
  const number = /^[1-9]$/.test(key) ? Number(key) : 0
  if (key === 'Enter') {
    // Enter on a button that is no part of the choice presses that button.
    if (!choosing.target || (button && !button.closest('.chosen, [aria-pressed="true"]'))) return false
    void choosing.confirm()
  } else if (key === 'Escape') {
    if (!choosing.picked && !choosing.target && choosing.source === null) return false
    choosing.cancel()
  } else if (letter === 'U' && session.mayUndo) {
    void session.undo()
  } else if (choosing.idle) {
    return false
  } else if (choosing.columns.length) {
    if (number < 1 || number > 5) return false
    choosing.column(number - 1)
  } else if (choosing.picked && ((number >= 1 && number <= 5) || letter === 'F')) {
    choosing.row(letter === 'F' ? FLOOR : number - 1)
  } else if (number || letter === 'C') {
    choosing.cancel()
    choosing.source = number
  } else if (COLOURS.includes(letter) && (choosing.source ?? choosing.picked?.source) !== undefined) {
    const source = choosing.source ?? choosing.picked!.source
    choosing.pick(source, letter)
    if (!choosing.picked) choosing.source = source
  } else {
    return false
  }
  return true
}

/** Move the focus to the next button in the direction of an arrow key. */
export function step(key: string, from: Element, root: HTMLElement): void {
  const across = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const here = middle(from)
  let best: HTMLElement | null = null
  let nearest = Infinity
  for (const button of root.querySelectorAll<HTMLElement>('button:not(:disabled)')) {
    const there = middle(button)
    const along = sign * (across ? there.x - here.x : there.y - here.y)
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x)
    if (button !== from && along > 4 && along + 2 * aside < nearest) {
      nearest = along + 2 * aside
      best = button
    }
  }
  best?.focus()
}
