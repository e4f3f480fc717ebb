// One table as this browser knows it: what was said so far, where the game stands, and where the eye looks.

import { t } from '../i18n/index.svelte'
import { Connection } from '../net/connection'
import type { Entry, FromServer, Now, Refusal, Seat, State, Table } from '../net/messages'
import type { Stage, Step } from '../board/stage.svelte'

/** So many steps may wait to be shown. */
const MOST_WAITING = 40

export class Session {
  table = $state.raw<Table | null>(null)
  entries = $state.raw<Entry[]>([])
  now = $state.raw<Now | null>(null)
  /** When `now` came, for the clocks, and the table, for the seats of those who are away. */
  heardAt = 0
  seatedAt = 0
  online = $state(false)
  /** There is no such table, or none that can be talked to. */
  lost = $state.raw<Refusal | null>(null)
  /** The last thing that was refused, to be told once. */
  refused = $state.raw<Refusal | null>(null)
  /** What the board asks of the person, for the status line; set by the board. */
  prompt = $state('')
  /** The step of the line at which the eye looks; null follows the game. */
  looking = $state<number | null>(null)

  /** The deals and moves that count: those undone are gone. */
  line = $derived<Step[]>(lineOf(this.entries))
  /** What is shown instead of the step at which the eye looks, as if it had been played. */
  imagined = $state.raw<Step[] | null>(null)
  /** The steps that led to what is drawn. */
  path = $derived<Step[]>(this.imagined ? [...this.line.slice(0, this.at), ...this.imagined] : this.line)
  /** Who has won; nobody has what was not played. */
  winners = $derived<number[]>(this.imagined ? [] : (this.now?.winners ?? []))
  /** What the seats are called. */
  names = $derived<string[]>(namesOf(this.table?.seats ?? []))
  /** The seat whose board is the own one: of several players on one device, whoever is on turn; of none, the first. */
  you = $derived.by<number>(() => {
    // While something moves, nobody's board changes its place.
    if (!this.#stage?.busy) this.#you = ownSeat(this.table, this.now, this.#you)
    return this.#you
  })
  /** The person at this browser has left a seat, or a bot sits in there, and can take it back. */
  left = $derived<boolean>(
    this.table?.status === 'running' &&
      this.table.seats.some((seat) => seat.mine && !seat.out_of_time && (seat.sitting_in || !seat.present)),
  )
  /** The eye sees how things stand: nothing waits to be shown. */
  settled = $derived.by<boolean>(() => this.looking !== null || !this.#stage?.busy)
  /** Something can be undone: the own last decision, or, with nobody but bots to ask, the own last turn. */
  mayUndo = $derived<boolean>(
    this.now?.may_undo != null ||
      (this.now?.may_offer_takeback === true && this.table!.seats.every((seat) => seat.mine || seat.kind === 'bot')),
  )
  #you = 0
  /** Who waits until what they asked for has been told. */
  #expecting: { last: number; resolve: () => void }[] = []
  #connection: Connection
  #stage = $state.raw<Stage | null>(null)
  #shown = 0

  constructor(readonly id: string) {
    this.#connection = new Connection(id, {
      message: (message) => this.#hear(message),
      online: (online) => (this.online = online),
      last: () => this.entries.at(-1)?.number ?? 0,
    })
  }

  close(): void {
    this.#connection.close()
  }

  /** The stage on which new entries are shown as they come. */
  perform(stage: Stage): void {
    this.#stage = stage
    this.#catchUp()
  }

  /** Ask for something; done when it was refused, or accepted and what it changed has been told. */
  async request(sent: Parameters<Connection['send']>[0]): Promise<boolean> {
    const answer = await this.#connection.send(sent)
    this.refused = answer.type === 'refused' ? answer.refusal : null
    if (answer.type === 'refused') return false
    if ((this.now?.last ?? 0) < answer.last) await new Promise<void>((resolve) => this.#expecting.push({ last: answer.last, resolve }))
    return true
  }

  play(moves: string[]): Promise<boolean> {
    return this.request({ type: 'play', after: this.now?.last ?? 0, moves })
  }

  undo(): Promise<boolean> {
    if (this.now?.may_undo == null) return this.request({ type: 'offer_takeback' })
    return this.request({ type: 'undo', after: this.now.last })
  }

  /** Look at a step of the line by its index; the last one, or beyond, follows the game again. */
  look(index: number): void {
    if (!this.line.length) return
    const last = this.line.length - 1
    const place = Math.max(0, Math.min(index, last))
    const next = place === this.at + 1 && !this.#stage?.busy && !this.imagined
    this.imagined = null
    this.looking = place === last ? null : place
    const step = this.line[place]!
    // Forward by one step, things move as they did.
    if (!next) return this.#jump(step)
    this.#stage?.push(step)
    if (this.looking === null) this.#shown = step.number
  }

  /** The index of the step at which the eye looks. */
  get at(): number {
    return this.looking ?? this.line.length - 1
  }

  /** Show what might have been played instead of the step at which the eye looks; the next look sees the game again. */
  imagine(steps: Step[]): void {
    if (!this.#stage) return
    this.imagined = steps
    const before = this.line[this.at - 1]
    if (before) this.#stage.jump(before.number, before.state)
    for (const step of steps) this.#stage.push(step)
  }

  /** Show the last turn once more. */
  again(): void {
    const last = this.line.at(-1)
    const before = this.line.at(-2)
    if (!last || !before || !this.#stage) return
    this.looking = null
    this.imagined = null
    this.#jump(before)
    this.#stage.push(last)
  }

  #hear(message: FromServer): void {
    if (message.type === 'welcome' || message.type === 'table') {
      this.seatedAt = Date.now()
      this.table = message.table
    } else if (message.type === 'entries') {
      const known = this.entries.at(-1)?.number ?? 0
      this.entries = [...this.entries, ...message.entries.filter((entry) => entry.number > known)]
      this.#catchUp()
    } else if (message.type === 'now') {
      this.heardAt = Date.now()
      this.now = message
      for (const { resolve } of this.#expecting.filter(({ last }) => last <= message.last)) resolve()
      this.#expecting = this.#expecting.filter(({ last }) => last > message.last)
    } else if (message.type === 'refused') {
      this.lost = message.refusal
    }
  }

  /** Bring the stage to the end of the line: one step after the other if they are new, at once otherwise. */
  #catchUp(): void {
    if (!this.#stage || this.looking !== null || !this.line.length) return
    const last = this.line.at(-1)!
    const fresh = this.line.filter((step) => step.number > this.#shown)
    const undone = !fresh.length && last.number !== this.#shown
    const waiting = this.line.filter((step) => step.number > this.#stage!.shown).length
    // Whoever comes to a game under way, or cannot follow fast players, sees where it stands, not all that has happened.
    if (this.#shown === 0 || undone || waiting > MOST_WAITING) this.#jump(last)
    else for (const step of fresh) this.#stage.push(step)
    this.#shown = last.number
  }

  #jump(step: Step): void {
    this.#stage?.jump(step.number, step.state)
    if (this.looking === null) this.#shown = step.number
  }
}

/** Whether the server made a name up: somebody without one is called by the number of the seat. */
export function isNameless(name: string): boolean {
  return /^\d*$/.test(name)
}

/** What a seat is called: a bot without another name goes by its level, a person without one by the seat. */
function nameOf(seat: Seat, index: number): string {
  if (seat.kind === 'bot' && seat.level && seat.name === seat.level) return t(`level-${seat.level}`)
  return isNameless(seat.name) ? t('seat', { number: index + 1 }) : seat.name
}

/** What the seats of a table are called; those of the same name are numbered. Whoever looks is "You" without a name. */
export function namesOf(seats: Seat[]): string[] {
  const alone = seats.filter(({ mine }) => mine).length === 1
  const names = seats.map((seat, index) => (alone && seat.mine && isNameless(seat.name) ? t('you') : nameOf(seat, index)))
  const count = (name: string, among: string[]) => among.filter((other) => other === name).length
  return names.map((name, index) => (count(name, names) > 1 ? `${name} ${count(name, names.slice(0, index)) + 1}` : name))
}

function ownSeat(table: Table | null, now: Now | null, before: number): number {
  const mine = (table?.seats ?? []).flatMap((seat, index) => (seat.mine ? [index] : []))
  if (now && now.turn !== null && mine.includes(now.turn)) return now.turn
  return mine.includes(before) ? before : (mine[0] ?? 0)
}

export function lineOf(entries: Entry[]): Step[] {
  const line: Step[] = []
  for (const entry of entries) {
    if (entry.kind === 'deal' || entry.kind === 'move') line.push(entry)
    else if (entry.kind === 'undo') while (line.length && line.at(-1)!.number > entry.to) line.pop()
  }
  return line
}

/** What the props of a game's table are: both games are mounted by the same page. */
export interface BoardProps {
  session: Session
  stage: Stage
  /** What is drawn. */
  picture: State
  /** Nothing may be chosen: the eye looks back, or it is somebody else's turn. */
  idle: boolean
}
