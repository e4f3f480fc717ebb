// The bots that the server has.

import { ask } from '../net/api'
import type { Levels } from '../net/messages'

let known = $state.raw<Levels>({ levels: ['greedy'], proposed: 'greedy' })
let asked = false

/** The levels, weakest first; until the server has answered, only the one that is usually proposed. */
export function levels(): Levels {
  if (!asked) {
    asked = true
    ask<Levels>('GET', '/api/levels').then(
      (answer) => (known = answer),
      () => (asked = false),
    )
  }
  return known
}
