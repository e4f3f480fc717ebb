// Tiles that are taken, left, laid or broken, all on their way at the same time.

import type { Flight } from '../board/motion'
import type { DuelView, Happened } from '../net/messages'

/** The details of the duel's events; an event has only those that its name promises. */
export type Details = Record<string, number> & {
  colour: string
  chip: string
  plate: string
  goal: string
  moon: boolean
  to_tower: boolean
  special: boolean
}

type Change = (position: DuelView) => void

export interface InMotion {
  flights: Flight[]
  /** What is gone when they start, and what is there when they have landed. */
  leave: Change
  arrive: Change
  allBreak: boolean
}

export function tilesInMotion(run: Happened[], start: DuelView): InMotion {
  const places = new Places(start)
  const flights: Flight[] = []
  const leaving: Change[] = []
  const arriving: Change[] = []
  for (const { name, details } of run) {
    const [flight, leave, arrive] = motionOf(name, details as Details, places)
    flights.push(flight)
    leaving.push(leave)
    if (arrive) arriving.push(arrive)
  }
  return {
    flights,
    leave: (position) => leaving.forEach((change) => change(position)),
    arrive: (position) => arriving.forEach((change) => change(position)),
    allBreak: run.every(({ name }) => name === 'TileBroken'),
  }
}

/** Places before anything moves, each given to one tile only. */
class Places {
  #used = new Set<string>()
  #counts = new Map<string, number>()

  constructor(readonly start: DuelView) {}

  /** Where one of several equal tiles lies. */
  of(place: string, tiles: string, colour: string): string {
    const index = [...tiles].findIndex((tile, index) => tile === colour && !this.#used.has(`${place}-${index}`))
    this.#used.add(`${place}-${index}`)
    return `${place}-${index}`
  }

  /** The next of a row of places. */
  next(place: string, from: number): string {
    const count = this.#counts.get(place) ?? from
    this.#counts.set(place, count + 1)
    return `${place}-${count}`
  }
}

function motionOf(name: string, details: Details, places: Places): [Flight, Change, Change?] {
  const { colour, moon } = details
  const { factory, player, line, space } = details as Details & { factory: number; player: number; line: number | null; space: number }
  const { start } = places
  if (name === 'TileTaken') {
    const lying = moon ? start.moons[factory]! : start.suns[factory]!
    const from = moon && factory ? `moon-${factory}-${lying.length - 1}` : places.of(`${moon ? 'moon' : 'sun'}-${factory}`, lying, colour)
    return [
      { colour, from, to: 'hand' },
      (position) => remove(moon ? position.moons : position.suns, factory, colour),
      (position) => (position.turn.hand += colour),
    ]
  }
  if (name === 'TileLeft') {
    // Leftovers of a small factory still lie on its sun.
    const isLeaving = start.turn.leftover_factory === factory
    const from = places.of(`sun-${factory}`, isLeaving ? start.turn.leftovers : start.suns[factory]!, colour)
    return [
      { colour, from, to: places.next(`moon-${factory}`, start.moons[factory]!.length) },
      (position) => {
        if (isLeaving) position.turn.leftovers = position.turn.leftovers.replace(colour, '')
        else remove(position.suns, factory, colour)
      },
      (position) => (position.moons[factory] += colour),
    ]
  }
  if (name === 'StartTileTaken') {
    return [{ colour: 'M', from: 'start-tile', to: `start-${player}` }, (position) => (position.start_holder = player)]
  }
  if (name === 'TileLaid') {
    return [
      { colour, from: 'hand', to: `line-${player}-${line}-${space}` },
      (position) => (position.turn.hand = position.turn.hand.slice(1)),
      (position) => (position.boards[player]!.lines[line!] += colour),
    ]
  }
  const from = line === null ? 'hand' : places.next(`line-${player}-${line}`, 0)
  const to = details.to_tower ? 'tower' : places.next(`broken-${player}`, start.boards[player]!.broken.length)
  return [
    { colour, from, to },
    (position) => {
      if (line === null) position.turn.hand = position.turn.hand.slice(1)
      else position.boards[player]!.lines[line] = position.boards[player]!.lines[line]!.slice(1)
    },
    (position) => {
      if (!details.to_tower) position.boards[player]!.broken += colour
    },
  ]
}

function remove(sides: string[], factory: number, colour: string): void {
  const tiles = sides[factory]!
  const at = tiles.lastIndexOf(colour)
  sides[factory] = tiles.slice(0, at) + tiles.slice(at + 1)
}
