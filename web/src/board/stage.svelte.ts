// What is drawn, and how it gets there: entries come in, each is shown beat by beat, and ends in the state it led to.

import type { DealEntry, MoveEntry, State } from '../net/messages'
import { speed } from '../settings.svelte'
import { fly, flightTime, type Flight } from './motion'
import type { Sound } from './sound'

/** Entries after which the board looks different. */
export type Step = DealEntry | MoveEntry

/** What happens at the same time. Places are the values of data-place attributes. */
export interface Beat {
  flights?: Flight[]
  /** What leaves, before the flights start; the picture is the stage's own copy, free to be changed. */
  lift?: (picture: State) => void
  /** What has arrived, after the flights. */
  land?: (picture: State) => void
  /** Places that light up, and what is written there ("+3"). */
  glow?: string[]
  notes?: Note[]
  /** Heard as each flight lands, or at once without flights. */
  sound?: Sound
  /** Steps by which a chime is higher than the lowest. */
  pitch?: number
  /** How long it lasts at speed 1, in milliseconds; the flights' own time comes before it. */
  ms?: number
  /** All flights have landed by then, in milliseconds at speed 1. */
  within?: number
  /** So many times as fast as usual, where much is to be shown in little time. */
  pace?: number
}

export interface Note {
  place: string
  text: string
  tone?: 'good' | 'bad'
}

/** A game's way to show an entry: no rules, only what goes from where to where. */
export type Choreography = (step: Step, before: State) => Beat[]

export class Stage {
  /** What is drawn now. */
  picture = $state<State | null>(null)
  /** The entry that the picture shows, 0 before any. */
  shown = $state(0)
  busy = $state(false)
  glow = $state<string[]>([])
  notes = $state<Note[]>([])

  #queue: Step[] = []
  #hurry: AbortController | null = null
  #jumps = 0
  #choreography: Choreography
  #onSound: (sound: Sound, pitch?: number) => void

  constructor(choreography: Choreography, onSound: (sound: Sound, pitch?: number) => void) {
    this.#choreography = choreography
    this.#onSound = onSound
  }

  /** Show an entry at once, and forget whatever was to be shown. */
  jump(number: number, state: State): void {
    this.#queue = []
    this.#jumps += 1
    this.skip()
    this.#rest(number, state)
  }

  /** Show an entry after those that are waiting. */
  push(step: Step): void {
    this.#queue.push(step)
    if (!this.busy) void this.#play()
  }

  /** Bring what is moving to its end. */
  skip(): void {
    this.#hurry?.abort()
  }

  #rest(number: number, state: State): void {
    this.picture = structuredClone(state)
    this.shown = number
    this.glow = []
    this.notes = []
  }

  async #play(): Promise<void> {
    this.busy = true
    while (this.#queue.length) {
      const step = this.#queue.shift()!
      const before = this.picture
      const jumps = this.#jumps
      this.#hurry = new AbortController()
      // Nobody watches a page in the background, and nothing moves there.
      if (before && speed() > 0 && !document.hidden) await this.#show(step, before, this.#hurry.signal)
      // Whoever has jumped elsewhere meanwhile stays there.
      if (jumps === this.#jumps) this.#rest(step.number, step.state)
    }
    this.#hurry = null
    this.busy = false
  }

  async #show(step: Step, before: State, hurry: AbortSignal): Promise<void> {
    // Beats keep time: what a slow device loses in flights it gets back in pauses.
    let due = performance.now()
    for (const beat of this.#choreography(step, $state.snapshot(before) as State)) {
      if (hurry.aborted || !this.picture) return
      const pace = speed() * (beat.pace ?? 1) || 1
      const flights = beat.flights ?? []
      this.glow = beat.glow ?? []
      this.notes = beat.notes ?? []
      if (beat.sound && !flights.length) this.#onSound(beat.sound, beat.pitch)
      const landing = ({ sound = beat.sound }: Flight, after: number) => {
        if (sound) void pause(after, hurry).then(() => hurry.aborted || this.#onSound(sound, beat.pitch))
      }
      // Where things are is measured before anything is taken away.
      const flown = fly(flights, { speed: pace, within: beat.within, landing }, hurry)
      beat.lift?.(this.picture)
      await flown
      if (hurry.aborted || !this.picture) return
      beat.land?.(this.picture)
      due += (flightTime(flights, beat.within) + (beat.ms ?? 0)) / pace
      await pause(due - performance.now(), hurry)
    }
  }
}

function pause(ms: number, hurry: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ms <= 0 || hurry.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    hurry.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
