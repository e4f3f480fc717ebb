// Turns of Azul as they were played: where tiles came from and where they went.

import type { Step } from '../board/stage.svelte'

/** A place on a player board: a pattern line (5 is the floor line), or on the grey side a space of the wall. */
export interface Spot {
  seat: number
  line: number
  column: number | null
}

export interface Turn {
  /** 0 is the centre; null: the tile came from a pattern line. */
  source: number | null
  to: Spot
}

/** The turn that a step was, read from its move (docs/notation.md); null for a deal. */
export function turnOf(step: Step | undefined): Turn | null {
  if (step?.kind !== 'move' || !step.move) return null
  const move = step.move.toUpperCase()
  if (move[1] === '-') return { source: null, to: { seat: step.seat, line: Number(move[0]) - 1, column: Number(move[2]) - 1 } }
  return {
    source: move[0] === 'C' ? 0 : Number(move[0]),
    to: { seat: step.seat, line: move[2] === 'F' ? 5 : Number(move[2]) - 1, column: null },
  }
}
