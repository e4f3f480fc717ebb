// Azul Duel, as the page of a table shows it.

import type { DuelState, State } from '../net/messages'
import type { Face } from '../table/face'
import { choreography } from './choreography'
import DuelTable from './DuelTable.svelte'
import { KEYS } from './keys'
import { COLOURS } from './naming'
import { log } from './log'
import { speech } from './telling'

function byColour(counts: number[]): Record<string, number> {
  return Object.fromEntries([...COLOURS].map((colour, index) => [colour, counts[index] ?? 0]))
}

function heaps(picture: State): { name: string; tiles: Record<string, number> }[] {
  const { bag, tower } = (picture as DuelState).position
  return [
    { name: 'bag', tiles: byColour(bag) },
    { name: 'tower', tiles: byColour(tower) },
  ]
}

export const face: Face = { Board: DuelTable, choreography, log, speech, keys: KEYS, heaps }
