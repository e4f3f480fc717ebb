// The events of Azul as they arrive (src/zellige/games/azul/events.py).

import type { Happened } from '../net/messages'

export type AzulEvent =
  | { name: 'TileTaken'; player: number; source: number; colour: string }
  | { name: 'TileCentred'; display: number; colour: string }
  | { name: 'MarkerTaken'; player: number; space: number | null }
  | { name: 'TileLaid'; player: number; line: number; space: number; colour: string }
  | { name: 'TileFallen'; player: number; space: number | null; colour: string; line: number | null }
  | { name: 'TilePlaced'; player: number; row: number; column: number; colour: string; horizontal: number; vertical: number }
  | { name: 'TileDiscarded'; player: number; line: number; colour: string }
  | { name: 'FloorScored'; player: number; cost: number; score: number }
  | { name: 'TileSwept'; player: number; space: number; colour: string }
  | { name: 'BagRefilled' }
  | { name: 'TileDealt'; display: number; colour: string }
  | { name: 'RoundStarted'; player: number; round: number }
  | { name: 'BonusScored'; player: number; kind: 'row' | 'column' | 'colour'; index: number; points: number }
  | { name: 'GameEnded' }

export type Named<Name extends AzulEvent['name']> = Extract<AzulEvent, { name: Name }>

export function eventsOf({ events }: { events: Happened[] }): AzulEvent[] {
  return events.map(({ name, details }) => ({ name, ...details }) as AzulEvent)
}

export function only<Name extends AzulEvent['name']>(events: AzulEvent[], name: Name): Named<Name>[] {
  return events.filter((event): event is Named<Name> => event.name === name)
}
