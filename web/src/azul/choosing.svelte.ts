// What the person is about to do: a colour, then a row; on the grey side a column. Nothing is decided here: the options came as data.

import type { Option } from '../net/messages'
import { t } from '../i18n/index.svelte'
import { settings } from '../settings.svelte'
import { tell } from '../table/refusals'
import type { Session } from '../table/session.svelte'
import { colourName, outcome, sourceName } from './words'

export const FLOOR = 5

export class Choosing {
  /** A source named by key, before its colour. */
  source = $state<number | null>(null)
  picked = $state<{ source: number; colour: string } | null>(null)
  target = $state.raw<Option | null>(null)
  /** Why the last thing asked for is not possible. */
  why = $state('')
  /** A move is on its way: nothing more is chosen until the answer is there. */
  #sending = $state(false)

  constructor(
    readonly session: Session,
    private readonly isIdle: () => boolean,
  ) {}

  get idle(): boolean {
    return this.isIdle() || !this.options.length || this.#sending
  }

  get options(): Option[] {
    return this.session.now?.choices?.options ?? []
  }

  get seat(): number | null {
    return this.idle ? null : (this.session.now?.choices?.seat ?? null)
  }

  /** The options for the five lines and the floor line, once a colour is picked. */
  get rows(): (Option | undefined)[] {
    const { picked } = this
    if (!picked || this.idle) return []
    const fit = this.options.filter(({ kind, source, colour }) => kind === 'take' && source === picked.source && colour === picked.colour)
    return Array.from({ length: 6 }, (_, line) => fit.find((option) => option.line === line))
  }

  /** Grey side: the columns for the line that is to be placed. */
  get columns(): Option[] {
    if (this.idle) return []
    const placements = this.options.filter(({ kind }) => kind === 'placement')
    const line = placements.find(({ refusal }) => !refusal)?.line
    return placements.filter((option) => option.line === line)
  }

  get prompt(): string {
    if (this.idle) return ''
    if (this.target) return t('azul-ask-confirm')
    const place = this.columns[0]
    if (place) return t('azul-ask-column', { line: place.line! + 1 })
    return this.picked ? t('azul-ask-row') : t('azul-ask-colour')
  }

  /** What stands in the action bar: the preview in words, or why not. */
  get text(): string {
    if (this.why) return this.why
    if (this.target) return outcome(this.target)
    if (this.picked && !this.idle) {
      const count = this.rows[FLOOR]?.count ?? 0
      return t('azul-group', { count, colour: colourName(this.picked.colour), source: sourceName(this.picked.source) })
    }
    if (this.source !== null && !this.idle) return sourceName(this.source)
    return ''
  }

  /** Whether a group can be picked at all. */
  offers(source: number, colour: string): boolean {
    return !this.idle && this.options.some((option) => option.kind === 'take' && option.source === source && option.colour === colour)
  }

  pick(source: number, colour: string): void {
    const again = this.picked?.source === source && this.picked.colour === colour
    this.cancel()
    if (this.offers(source, colour) && !again) this.picked = { source, colour }
  }

  /** A row was asked for: preview it, or say why not. */
  row(line: number): void {
    this.why = ''
    if (this.idle) return
    if (!this.picked) {
      this.why = t('azul-colour-first')
      return
    }
    this.#aim(this.rows[line])
  }

  column(column: number): void {
    this.why = ''
    this.#aim(this.columns.find((option) => option.column === column))
  }

  #aim(option: Option | undefined): void {
    if (!option) return
    if (option.refusal) {
      this.why = tell(option.refusal)
      this.target = null
    } else {
      this.target = option
      if (!settings.confirm) void this.confirm()
    }
  }

  async confirm(): Promise<void> {
    if (!this.target || this.idle) return
    const move = this.target.move
    this.#sending = true
    this.cancel()
    await this.session.play([move])
    this.#sending = false
  }

  cancel(): void {
    this.picked = null
    this.target = null
    this.source = null
    this.why = ''
  }
}
