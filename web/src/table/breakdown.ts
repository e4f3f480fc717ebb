// Where everybody's points came from, added up from the events of a game.

import type { Step } from '../board/stage.svelte'

export interface Points {
  /** The key of the name. */
  name: string
  points: number[]
}

type Details = Record<string, unknown>

/** The name under which the points of an event are told; none for events without points. */
function nameOf(event: string, details: Details): string | null {
  const names: Record<string, string> = {
    TilePlaced: 'points-placed',
    SpecialTilePlaced: 'points-special',
    FloorScored: 'points-floor',
    BrokenScored: 'points-broken',
    PointPaid: 'points-plates',
    BonusScored: `points-bonus-${String(details.kind)}`,
    GoalScored: `goal-${String(details.goal)}`,
    FinalScored: 'points-below-zero',
  }
  return names[event] ?? null
}

export function breakdown(line: Step[], seats: number): Points[] {
  const start = line[0]?.state.position.boards.map((board) => board.score) ?? []
  const scores = [...start]
  const sums = new Map<string, number[]>([['points-start', start]])
  for (const { events } of line) {
    for (const { name, details } of events) {
      const told = nameOf(name, details)
      if (!told) continue
      const player = Number(details.player)
      const before = scores[player] ?? 0
      const gained = Number(details.points ?? Number(details.horizontal) + Number(details.vertical))
      // A cost is what it really took: no score falls below 0.
      scores[player] = 'score' in details ? Number(details.score) : before + gained
      const points = sums.get(told) ?? Array<number>(seats).fill(0)
      points[player]! += scores[player] - before
      sums.set(told, points)
    }
  }
  return [...sums].filter(([name, points]) => name.startsWith('goal-') || points.some(Boolean)).map(([name, points]) => ({ name, points }))
}
