// Where the last finished turn took things from and put them.

import type { Step } from '../board/stage.svelte'
import type { Happened } from '../net/messages'

/** The places of the last turn that ended at or before an entry. */
export function lastTurn(line: Step[], shown: number): Set<string> {
  const steps = line.filter((step) => step.number <= shown)
  while (steps.length && !ends(steps.at(-1)!)) steps.pop()
  const last = steps.pop()
  if (last?.kind !== 'move') return new Set()
  const events = [...last.events]
  while (steps.length && !ends(steps.at(-1)!)) events.unshift(...steps.pop()!.events)
  return new Set(events.flatMap(placesOf))
}

function ends(step: Step): boolean {
  return step.kind === 'deal' || step.turn_ends
}

function placesOf({ name, details }: Happened): string[] {
  const d = details as Record<string, number>
  switch (name) {
    case 'TileTaken':
      return [`${d.moon ? 'moon' : 'sun'}-${d.factory}`]
    case 'TileLaid':
      return [`line-${d.player}-${d.line}-${d.space}`]
    case 'PlatePlaced':
      return [`slot-${d.player}-${d.slot}`]
    case 'ChipTaken':
      return [`chip-${d.factory}`, `chips-${d.player}`]
    default:
      return []
  }
}
