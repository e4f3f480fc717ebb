// How the events of a duel are shown: what flies from where to where, and what lights up.

import type { Flight } from '../board/motion'
import type { Beat, Step } from '../board/stage.svelte'
import type { DuelState, DuelView, Happened, State } from '../net/messages'
import { signed } from './naming'
import { type Details, tilesInMotion } from './tilesInMotion'

/** Scoring may last so long in all, in milliseconds. */
const SCORING = 8000
const WRITTEN = 420

const view = (state: State): DuelView => (state as DuelState).position

/** Events that happen at the same time: tiles on their way, or plates, or what one tile scores. */
const TOGETHER: Record<string, string> = {
  TileTaken: 'tiles',
  TileLeft: 'tiles',
  StartTileTaken: 'tiles',
  TileLaid: 'tiles',
  TileBroken: 'tiles',
  TileDiscarded: 'away',
  TileSwept: 'away',
  TileDealt: 'deal',
  ChipLaid: 'deal',
  DisplayFilled: 'deal',
  ChipSpent: 'spent',
}

export function choreography(step: Step, before: State): Beat[] {
  const scene = new Scene(view(before), view(step.state))
  const runs: Happened[][] = []
  for (const event of step.events) {
    const kind = TOGETHER[event.name]
    const run = runs.at(-1)
    if (kind && run && TOGETHER[run[0]!.name] === kind) run.push(event)
    else runs.push([event])
  }
  const beats = runs.flatMap((run) => scene.show(run))
  const scoring = beats.filter((beat) => beat.notes)
  const long = scoring.length * (WRITTEN + 280)
  if (long > SCORING) scoring.forEach((beat) => (beat.pace = long / SCORING))
  return beats
}

/** Knows where things lie as the beats follow each other. */
class Scene {
  constructor(
    private readonly at: DuelView,
    private readonly end: DuelView,
  ) {}

  show(run: Happened[]): Beat[] {
    const [first] = run
    const details = first!.details as Details
    switch (first!.name) {
      case 'TileTaken':
      case 'TileLeft':
      case 'StartTileTaken':
      case 'TileLaid':
      case 'TileBroken':
        return [this.#tiles(run)]
      case 'TileDiscarded':
      case 'TileSwept':
        return [this.#away(run)]
      case 'TileDealt':
      case 'ChipLaid':
      case 'DisplayFilled':
        return [this.#deal(run)]
      case 'ChipSpent':
        return [this.#spent(run)]
      case 'TilePlaced':
        return this.#placed(details)
      case 'SpecialTilePlaced':
        return [this.#special(details)]
      default:
        return this.#single(first!.name, details)
    }
  }

  /** A change that is applied to the scene now, and to the picture when its time has come. */
  #later(change: (position: DuelView) => void): (picture: State) => void {
    change(this.at)
    return (picture) => change(view(picture))
  }

  #tiles(run: Happened[]): Beat {
    const { flights, leave, arrive, allBreak } = tilesInMotion(run, structuredClone(this.at))
    return { flights, lift: this.#later(leave), land: this.#later(arrive), sound: allBreak ? 'thud' : 'click' }
  }

  /** Tiles of placed lines and broken tiles go to the tower. */
  #away(run: Happened[]): Beat {
    const flights: Flight[] = []
    const swept = run.map(({ name, details }, index): ((position: DuelView) => void) => {
      const { player, line, colour } = details as Details
      const from = name === 'TileSwept' ? `broken-${player}-${index}` : `line-${player}-${line}-${this.at.boards[player!]!.lines[line!]!.length - 1 - index}`
      flights.push({ colour, from, to: 'tower' })
      return ({ boards }) => {
        const board = boards[player!]!
        if (name === 'TileSwept') board.broken = board.broken.slice(1)
        else board.lines[line!] = board.lines[line!]!.slice(1)
      }
    })
    return { flights, lift: this.#later((position) => swept.forEach((change) => change(position))), within: 420 }
  }

  #deal(run: Happened[]): Beat {
    const flights: Flight[] = []
    const used = new Set<string>()
    for (const { name, details } of run) {
      const { factory, colour, plate } = details as Details
      if (name === 'DisplayFilled') {
        flights.push({ colour: `plate-${plate}`, from: 'stack', to: `plate-${this.end.display.indexOf(plate)}` })
      } else if (name === 'ChipLaid') {
        flights.push({ colour: 'chip-?', from: 'bag', to: `chip-${factory}` })
      } else {
        const index = [...this.end.suns[factory!]!].findIndex((tile, index) => tile === colour && !used.has(`${factory}-${index}`))
        used.add(`${factory}-${index}`)
        flights.push({ colour, from: 'bag', to: `sun-${factory}-${index}` })
      }
    }
    const { suns, chips, revealed, display } = this.end
    const land = this.#later((position) => {
      if (run.some(({ name }) => name === 'TileDealt')) Object.assign(position, structuredClone({ suns, chips, revealed }))
      if (run.some(({ name }) => name === 'DisplayFilled')) position.display = [...display]
    })
    return { flights, land, sound: 'deal', within: 1000 }
  }

  #spent(run: Happened[]): Beat {
    const { player } = run[0]!.details as Details
    const land = this.#later(({ boards }) => {
      const board = boards[player!]!
      for (const { details } of run) {
        const { chip } = details as Details
        board.chips.splice(board.chips.indexOf(chip), 1)
        board.spent.push(chip)
      }
    })
    return { land, sound: 'flip', ms: 260, glow: [`chips-${player}`] }
  }

  /** A tile slides to the dome; its links light up, and the score is written out. */
  #placed({ player, row, column, colour, horizontal, vertical }: Details): Beat[] {
    const points = horizontal! + vertical!
    const lift = this.#later(({ boards }) => {
      const { lines } = boards[player!]!
      lines[row!] = lines[row!]!.slice(1)
    })
    const score = this.at.boards[player!]!.score
    const land = this.#later(({ boards }) => {
      put(boards[player!]!.dome, row!, column!, colour)
      boards[player!]!.score = score + points
    })
    const written = [horizontal!, vertical!].filter(Boolean).map(signed).join(' ')
    const place = `dome-${player}-${row}-${column}`
    return [
      { flights: [{ colour, from: `line-${player}-${row}-0`, to: place }], lift, land, sound: 'click' },
      {
        glow: links(this.at.boards[player!]!.dome, row!, column!, horizontal!, vertical!).map(([r, c]) => `dome-${player}-${r}-${c}`),
        notes: [
          { place, text: written },
          { place: `score-${player}`, text: `${score} + ${points} = ${score + points}` },
        ],
        sound: 'chime',
        pitch: points - 1,
        ms: WRITTEN,
      },
    ]
  }

  #special({ player, row, column, points }: Details): Beat {
    const score = this.at.boards[player!]!.score
    const land = this.#later(({ boards }) => {
      put(boards[player!]!.dome, row!, column!, '*')
      boards[player!]!.score = score + points!
    })
    return {
      land,
      glow: [`dome-${player}-${row}-${column}`],
      notes: [
        { place: `dome-${player}-${row}-${column}`, text: signed(points!) },
        { place: `score-${player}`, text: `${score} + ${points} = ${score + points!}` },
      ],
      sound: 'chime',
      pitch: points!,
      ms: WRITTEN + 200,
    }
  }

  #single(name: string, { player, factory, chip, plate, slot, quarters, cost, score, goal, points, special }: Details): Beat[] {
    const board = this.at.boards[player!]
    switch (name) {
      case 'PlateTaken': {
        const from = `plate-${this.at.display.indexOf(plate)}`
        const lift = this.#later((position) => (position.display = position.display.filter((shown) => shown !== plate)))
        return [{ flights: [{ colour: `plate-${plate}`, from, to: 'hand' }], lift, sound: 'click' }]
      }
      case 'PointPaid':
        return [{ notes: [{ place: `score-${player}`, text: signed(-1), tone: 'bad' }], ms: 300 }]
      case 'PlateDrawn':
        return [{ flights: [{ colour: special ? 'plate-S?' : 'plate-J?', from: 'stack', to: 'hand' }], sound: 'flip' }]
      case 'PlateReturned':
        return [{ flights: [{ colour: `plate-${plate ?? 'J?'}`, from: 'hand', to: 'stack' }], sound: 'flip' }]
      case 'PlatePlaced':
        return [{ flights: [{ colour: `plate-${plate}r${quarters}`, from: 'hand', to: `slot-${player}-${slot}` }], lift: this.#later((position) => (position.turn.plate = '')), sound: 'click' }]
      case 'ChipRevealed':
        return [
          {
            land: this.#later((position) => {
              position.chips[factory! - 1] = chip
              position.revealed[factory! - 1] = true
            }),
            glow: [`chip-${factory}`],
            sound: 'flip',
            ms: 220,
          },
        ]
      case 'ChipTaken':
        return [
          {
            flights: [{ colour: `chip-${chip}`, from: `chip-${factory}`, to: `chips-${player}` }],
            lift: this.#later((position) => (position.chips[factory! - 1] = '')),
            land: this.#later(({ boards }) => boards[player!]!.chips.push(chip)),
            sound: 'click',
          },
        ]
      case 'BrokenScored': {
        if (!cost || !board) return []
        const text = `${board.score} − ${cost} = ${score}`
        const land = this.#later(({ boards }) => (boards[player!]!.score = score!))
        return [{ land, notes: [{ place: `score-${player}`, text, tone: 'bad' }], glow: [`broken-${player}-0`], sound: 'thud', ms: WRITTEN + 200 }]
      }
      case 'GoalScored':
        return [
          {
            notes: [{ place: `goal-${player}-${goal}`, text: signed(points!), tone: points! < 0 ? 'bad' : 'good' }],
            sound: points! > 0 ? 'chime' : 'thud',
            pitch: 5,
            ms: 700,
          },
        ]
      case 'FinalScored':
        return [{ notes: [{ place: `score-${player}`, text: String(score) }], land: this.#later(({ boards }) => (boards[player!]!.score = score!)), ms: 500 }]
      case 'BagRefilled':
        return [{ flights: ['B', 'Y', 'R', 'K', 'T'].map((colour) => ({ colour, from: 'tower', to: 'bag' })), sound: 'deal', within: 400 }]
      default:
        return []
    }
  }
}

function put(dome: string[], row: number, column: number, tile: string): void {
  dome[row] = dome[row]!.slice(0, column) + tile + dome[row]!.slice(column + 1)
}

/** The spaces that count for a tile: those linked with it across, and those linked up and down. */
function links(dome: string[], row: number, column: number, horizontal: number, vertical: number): [number, number][] {
  const found: [number, number][] = [[row, column]]
  const walk = (down: number, right: number) => {
    for (let step = 1; ; step++) {
      const tile = dome[row + step * down]?.[column + step * right]
      if (!tile || tile === '.') return
      found.push([row + step * down, column + step * right])
    }
  }
  if (horizontal > 1) [-1, 1].forEach((step) => walk(0, step))
  if (vertical > 1) [-1, 1].forEach((step) => walk(step, 0))
  return found
}
