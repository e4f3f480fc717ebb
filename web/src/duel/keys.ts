// The keyboard: every decision of the duel in a few keys.

import type { Option } from '../net/messages'
import { settings } from '../settings.svelte'
import { isElsewhere } from '../table/keys'
import type { Choosing, Tab } from './choosing.svelte'
import { COLOURS } from './naming'

/** The keys of this game, and the key of the text that explains each. */
export const KEYS = [
  { keys: 's 2 b', text: 'duel-key-sun' },
  { keys: 'm y', text: 'duel-key-moon' },
  { keys: 'c 3', text: 'duel-key-chip' },
  { keys: 'd 1', text: 'duel-key-dome' },
  { keys: '1–6, x', text: 'duel-key-line' },
  { keys: 'b y r k t', text: 'duel-key-leftover' },
  { keys: '1–9, r', text: 'duel-key-slot' },
  { keys: '1–6', text: 'duel-key-column' },
  { keys: 'p, o, n', text: 'duel-key-pay' },
  { keys: 'Enter, Esc, u', text: 'duel-key-confirm' },
]

const TABS: Record<string, Tab> = { d: 'dome', s: 'sun', m: 'moon', c: 'chip' }

export class Typing {
  /** Keys typed while a decision is on its way, or still being shown: they count for the next one. */
  #waiting: string[] = []
  /** The factory named after `s`. */
  #factory: number | null = null

  constructor(private readonly duel: Choosing) {}

  press(event: KeyboardEvent): void {
    if (!settings.keyboard || isElsewhere(event)) return
    // Enter presses the button that has the focus.
    if (event.key === 'Enter' && (event.target as Element).closest('button, a')) return
    const key = event.key.toLowerCase()
    const { stage, session, sending } = this.duel
    const coming = stage.busy && session.now?.choices != null
    if (stage.busy) stage.skip()
    if (sending || coming) this.#waiting.push(key)
    else if (this.#use(key)) event.preventDefault()
  }

  /** A new decision is awaited. */
  resume(): void {
    const waiting = this.#waiting
    if (this.duel.next) waiting.unshift(this.duel.next)
    this.duel.next = null
    this.#waiting = []
    while (waiting.length && !this.duel.sending) this.#use(waiting.shift()!)
    this.#waiting = waiting
  }

  /** It is somebody else's turn: what was typed for this one is void. */
  forget(): void {
    this.#waiting = []
    this.duel.next = null
  }

  #use(key: string): boolean {
    const { duel } = this
    if (key === 'u') return act(() => void duel.undo())
    if (!duel.choices) return false
    if (key === 'enter' && duel.confirmation) return act(duel.confirmation)
    if (key === 'escape') {
      this.#factory = null
      if (duel.begun || duel.refusal) return act(() => duel.cancel())
      // In the middle of a turn its last decision is undone, never the turn before.
      return duel.awaits !== 'action' && duel.awaits !== 'plate' && act(() => void duel.undo())
    }
    if (duel.awaits === 'action') return this.#useAction(key)
    return this.#useDecision(key)
  }

  #useAction(key: string): boolean {
    const { duel } = this
    const tab = TABS[key]
    const colour = colourOf(key)
    if (tab) {
      this.#factory = null
      return act(() => duel.open(tab))
    }
    if (duel.tab === 'dome' && key === '0') return this.#pick(duel.options('draw')[0])
    if (duel.tab === 'dome') return this.#pick(this.#plate(key))
    if (duel.tab === 'chip') return this.#pick(duel.option('chip', { factory: Number(key) }))
    if (duel.tab === 'moon' && colour) return this.#pick(duel.option('moon', { colour }))
    if (duel.tab !== 'sun') return false
    if (colour && this.#factory !== null) return this.#pick(duel.option('sun', { factory: this.#factory, colour }))
    if (!/^[0-4]$/.test(key)) return false
    this.#factory = Number(key)
    return true
  }

  #useDecision(key: string): boolean {
    const { duel } = this
    const number = /^[1-9]$/.test(key) ? Number(key) - 1 : -1
    const colour = colourOf(key)
    switch (duel.awaits) {
      case 'plate':
        return this.#pick(this.#plate(key))
      case 'draw':
        if (key === '0' || key === 'd') return this.#pick(duel.options('draw')[0])
        return key === 'enter' && this.#pick(duel.options('stop')[0])
      case 'keep':
      case 'return':
        return this.#pick(duel.options('plate')[number])
      case 'slot':
      case 'rotation':
        if (key === 'r') return act(() => duel.turn())
        return number >= 0 && duel.awaits === 'slot' && act(() => duel.putPlate(duel.option('slot', { slot: number })))
      case 'line':
        return this.#pick(duel.option('line', { line: key === 'x' ? 6 : number }))
      case 'leftover':
        if (key === 'backspace') return act(() => duel.unstack())
        return colour !== '' && act(() => duel.stack(colour))
      case 'payment':
        return this.#pay(key, number)
      case 'chip':
        return this.#pick(duel.options('spend')[number])
      case 'column':
        return this.#pick(duel.option('column', { column: number }))
      default:
        return false
    }
  }

  #pay(key: string, number: number): boolean {
    const { duel } = this
    if (key === 'n') return this.#pick(duel.options('decline')[0])
    if (key === 'o') return act(() => (duel.byHand = true))
    if (duel.byHand) return this.#pick(duel.options('pay')[number])
    return key === 'p' && act(() => duel.pay())
  }

  #plate(key: string): Option | undefined {
    const plate = this.duel.position.display[Number(key) - 1]
    return plate ? this.duel.option('plate', { plate }) : undefined
  }

  #pick(option: Option | undefined): boolean {
    if (option) this.duel.pick(option)
    return option !== undefined
  }
}

function colourOf(key: string): string {
  const letter = key.toUpperCase()
  return letter.length === 1 && COLOURS.includes(letter) ? letter : ''
}

function act(what: () => void): true {
  what()
  return true
}
