// The bots and engines that the server has.

import { t } from '../i18n/index.svelte'
import { ask } from '../net/api'
import type { Levels } from '../net/messages'

/** What the level of an engine begins with; its name follows. */
const ENGINE = 'engine:'

let known = $state.raw<Levels>({ levels: ['greedy'], proposed: 'greedy', engines: [] })
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

/** What a bot of a level is called; an engine has a name of its own. */
export function levelName(level: string): string {
  return level.startsWith(ENGINE) ? level.slice(ENGINE.length) : t(`level-${level}`)
}
