// What the person is about to decide: the options of the server, what is picked so far, and what is sent.

import { getContext, setContext, tick } from 'svelte'
import { t } from '../i18n/index.svelte'
import type { Choices, DuelState, DuelView, Option, Refusal } from '../net/messages'
import { settings } from '../settings.svelte'
import { tell } from '../table/refusals'
import type { BoardProps } from '../table/session.svelte'
import { lastTurn } from './lastTurn'
import { signed, tilesName } from './naming'
import { turned } from './plates'

export const TABS = ['dome', 'sun', 'moon', 'chip'] as const
export type Tab = (typeof TABS)[number]

/** The kinds of options that belong to a tab. */
const KINDS: Record<Tab, Option['kind'][]> = { dome: ['plate', 'draw'], sun: ['sun'], moon: ['moon'], chip: ['chip'] }

export class Choosing {
  /** The action that is looked at, without anything being decided. */
  tab = $state<Tab | null>(null)
  /** An option that would be sent when confirmed. */
  picked = $state.raw<Option | null>(null)
  slot = $state<number | null>(null)
  quarters = $state(0)
  /** The leftovers named so far, bottom to top. */
  order = $state('')
  /** The person wants to choose the chips of a payment by hand. */
  byHand = $state(false)
  /** Why the last thing touched cannot be chosen. */
  refusal = $state.raw<Refusal | null>(null)
  /** The colour on top of the moons that the pointer is on: all that would be taken light up. */
  moonHover = $state('')
  /** The key of a decision that was made before it could be: where dragged tiles were dropped. */
  next: string | null = null
  /** A request is on its way. */
  sending = $state(false)

  readonly #props: () => BoardProps

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  get session() {
    return this.#props().session
  }

  get stage() {
    return this.#props().stage
  }

  get state(): DuelState {
    return this.#props().picture as DuelState
  }

  get position(): DuelView {
    return this.state.position
  }

  get choices(): Choices | null {
    const { idle, session } = this.#props()
    return idle || this.sending ? null : (session.now?.choices ?? null)
  }

  get awaits(): string {
    return this.choices?.awaits ?? ''
  }

  get seat(): number | null {
    return this.choices?.seat ?? null
  }

  /** What is printed on a plate known by name; '' for one that is not. */
  printed(plate: string): string {
    return this.session.table?.printed.plates[plate] ?? ''
  }

  /** The places of the last turn that was finished. */
  readonly last = $derived.by(() => lastTurn(this.session.path, this.stage.shown))

  options(kind: Option['kind']): Option[] {
    return this.choices?.options.filter((option) => option.kind === kind) ?? []
  }

  option(kind: Option['kind'], fields: Partial<Option>): Option | undefined {
    return this.options(kind).find((option) =>
      Object.entries(fields).every(([name, value]) => option[name as keyof Option] === value),
    )
  }

  /** What a tab offers: its legal options, or why there are none. */
  tabOptions(tab: Tab): { legal: Option[]; refusal: Refusal | null } {
    const all = this.choices?.options.filter((option) => KINDS[tab].includes(option.kind)) ?? []
    const legal = all.filter((option) => !option.refusal)
    return { legal, refusal: legal.length ? null : (all[0]?.refusal ?? null) }
  }

  /** Whether an option lights up: it is legal, and what the open tab or the awaited decision is about. */
  shines(option: Option | undefined): boolean {
    if (!option || option.refusal) return false
    return this.awaits !== 'action' || (this.tab !== null && KINDS[this.tab].includes(option.kind))
  }

  /** Choose an option: told why not, shown first, or sent at once. Choosing it twice confirms it. */
  pick(option: Option | undefined): void {
    if (!option) return
    this.refusal = option.refusal ?? null
    if (option.refusal) return
    if (settings.confirm && isFinal(option) && this.picked?.move !== option.move) {
      this.picked = option
      // Whoever touches something without its tab sees where it belongs.
      if (this.tab) this.tab = TABS.find((tab) => KINDS[tab].includes(option.kind)) ?? this.tab
      return
    }
    void this.send([option.move])
  }

  /** Take something and go on with the next decision, named by its key, as soon as that is awaited. */
  takeTo(option: Option, key: string): void {
    this.pick(option)
    if (this.sending) this.next = key
  }

  /** Look at the tab of an action, or hear why it is closed. */
  open(tab: Tab): void {
    const { refusal } = this.tabOptions(tab)
    this.cancel()
    this.refusal = refusal
    if (!refusal) this.tab = tab
  }

  /** Put the plate in hand on a slot; again on the same one turns it. */
  putPlate(option: Option | undefined): void {
    if (!option) return
    this.refusal = option.refusal ?? null
    if (option.refusal || option.slot == null) return
    if (this.slot === option.slot) this.turn()
    else this.slot = option.slot
  }

  turn(quarters = (this.quarters + 1) % 4): void {
    this.quarters = quarters
  }

  /** The slot on which the plate in hand is shown. */
  get ghostSlot(): number | null {
    if (this.awaits === 'rotation') return this.position.turn.slot
    return this.awaits === 'slot' ? this.slot : null
  }

  ghostSpaces(quarters = this.quarters): string {
    const spaces = this.printed(this.position.turn.plate)
    return spaces && turned(spaces, quarters)
  }

  placePlate(): void {
    const slot = this.awaits === 'slot' ? this.option('slot', { slot: this.slot }) : null
    if (this.awaits === 'rotation' || slot) void this.send([...(slot ? [slot.move] : []), `r${this.quarters}`])
  }

  /** Leftovers that have not been named yet. */
  get remaining(): string {
    let left = this.position.turn.leftovers
    for (const colour of this.order) left = left.replace(colour, '')
    return left
  }

  /** Name the next leftover; when only one colour remains, the rest follows by itself. */
  stack(colour: string): void {
    if (this.stacked || !this.remaining.includes(colour)) return
    this.order += colour
    if (new Set(this.remaining).size < 2 && !settings.confirm) this.sendOrder()
  }

  unstack(): void {
    this.order = this.order.slice(0, -1)
  }

  get stacked(): boolean {
    return this.awaits === 'leftover' && new Set(this.remaining).size < 2
  }

  sendOrder(): void {
    void this.send([...this.order].map((colour) => `^${colour}`))
  }

  /** The payment that is proposed: the one of the fewest chips. */
  get proposal(): Option | undefined {
    return this.options('pay').sort((one, other) => (one.chips?.length ?? 0) - (other.chips?.length ?? 0))[0]
  }

  pay(): void {
    if (this.proposal?.proposal) void this.send([...this.proposal.proposal])
  }

  get mayUndo(): boolean {
    return !this.sending && this.session.mayUndo && this.session.looking === null
  }

  async undo(): Promise<void> {
    if (this.mayUndo) await this.session.undo()
    this.cancel()
  }

  /** Take another colour than the one in hand: the first take is undone. */
  async instead(move: string): Promise<void> {
    this.sending = true
    const undone = await this.session.undo()
    this.sending = false
    this.cancel()
    if (!undone) return
    // What was picked before is forgotten first.
    await tick()
    this.pick(this.session.now?.choices?.options.find((option) => option.move === move))
  }

  /** Forget what is picked but not sent. */
  cancel(): void {
    this.tab = this.picked = this.slot = this.refusal = null
    this.quarters = 0
    this.order = ''
    this.byHand = false
  }

  /** Whether there is anything to forget. */
  get begun(): boolean {
    return this.tab !== null || this.picked !== null || this.slot !== null || this.order !== '' || this.byHand
  }

  async send(moves: string[]): Promise<void> {
    this.sending = true
    const accepted = await this.session.play(moves)
    this.sending = false
    this.cancel()
    if (!accepted) this.refusal = this.session.refused
  }

  /** What Enter and the large button do now, if anything. */
  get confirmation(): (() => void) | null {
    const { picked } = this
    // A second click decides nothing more.
    if (this.sending) return null
    if (picked) return () => void this.send([picked.move])
    if (this.ghostSlot !== null) return () => this.placePlate()
    if (this.stacked) return () => this.sendOrder()
    return null
  }

  /** What is about to be done or what is in the hand, or why something cannot be done. */
  get notice(): string {
    if (this.refusal) return tell(this.refusal)
    if (!this.choices) return ''
    if (this.picked) return this.#outcome(this.picked)
    const { hand } = this.position.turn
    if (this.awaits === 'line') return t(this.mayUndo ? 'duel-hand-or-other' : 'duel-hand', { tiles: tilesName(hand.length, hand[0]!) })
    return HINTS[this.awaits] && this.ghostSlot === null ? t(HINTS[this.awaits]!) : ''
  }

  /** What is asked. */
  get prompt(): string {
    if (!this.choices) return ''
    if (this.awaits === 'action' && this.tab) return t(TAB_PROMPTS[this.tab])
    if (this.ghostSlot !== null) return t('duel-ask-turn')
    if (this.awaits === 'leftover') return t('duel-ask-leftover')
    if (this.awaits === 'action') return t('duel-ask-action')
    return capital(t(`awaits-${this.awaits}`, { line: (this.position.turn.line ?? 0) + 1 }))
  }

  #outcome(option: Option): string {
    if (option.kind === 'line') return lineOutcome(option)
    if (option.kind === 'draw') return t('duel-ask-draw')
    if (option.kind === 'chip') return t('duel-ask-chip')
    if (option.kind === 'column') return t('duel-ask-column', { points: signed(option.points ?? 0) })
    return t('duel-ask-reveal')
  }
}

/** Whether an option is shown before it is sent: a tile is placed, the turn ends, or there is no way back. */
function isFinal({ kind, turn_ends, reveals }: Option): boolean {
  // The buttons of these say what they do.
  if (kind === 'stop' || kind === 'decline') return false
  return kind === 'column' || Boolean(turn_ends) || Boolean(reveals)
}

/** What can be done, where the question alone does not tell. */
const HINTS: Record<string, string> = {
  slot: 'duel-hint-slot',
  leftover: 'duel-hint-leftover',
  keep: 'duel-hint-keep',
}

const TAB_PROMPTS: Record<Tab, string> = {
  dome: 'duel-ask-dome',
  sun: 'duel-ask-sun',
  moon: 'duel-ask-moon',
  chip: 'duel-ask-revealed',
}

/** What laying the tiles on a line would do, in words. */
export function lineOutcome(option: Option): string {
  const parts: string[] = []
  if (option.laid) parts.push(t(option.completes ? 'duel-fills' : 'duel-lays', { count: option.laid }))
  if (option.fallen) parts.push(t('duel-breaks', { count: option.fallen, points: signed(-(option.cost ?? 0)) }))
  return parts.join(' · ')
}

/** The same, where there is little room. */
export function briefOutcome({ completes, fallen, cost }: Option): string {
  return [completes ? '✓' : '', fallen ? signed(-(cost ?? 0)) : ''].filter(Boolean).join(' ')
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

const KEY = Symbol('duel')

export function provide(choosing: Choosing): Choosing {
  return setContext(KEY, choosing)
}

/** The choosing of the table around a component. */
export function here(): Choosing {
  return getContext<Choosing>(KEY)
}
