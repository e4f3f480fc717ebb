// What the page itself says about a table, as opposed to what a game says about its events.

import { language, t } from '../i18n/index.svelte'
import type { Session } from './session.svelte'

/** Names as a list in the person's language: "Ann, Bob and Cleo". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
}

/** A share of one as the person's language writes it: "54%". */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share)
}

/** Points ahead, with their sign: "+3.2". */
export function points(lead: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(lead).replace('-', '−')
}

/** Whose turn it is. */
export function turnOf(session: Session): string {
  const { table, now } = session
  if (!table || !now) return t('connecting')
  if (table.status === 'waiting') return t('waiting-for-players')
  if (now.turn === null) return t('scoring')
  const player = session.names[now.turn] ?? ''
  if (!now.thinking && player === t('you')) return t('your-turn')
  return now.thinking ? t('thinking', { player }) : t('turn-of', { player })
}

/** What is asked of the person who looks. */
export function asked(session: Session): string {
  const { prompt, table, now } = session
  const what = prompt && prompt[0]!.toLocaleLowerCase(language()) + prompt.slice(1)
  // Several players on one device are called by their names.
  const shared = (table?.seats.filter((seat) => seat.mine).length ?? 0) > 1
  const player = session.names[now?.choices?.seat ?? 0] ?? ''
  if (shared) return what ? t('turn-of-to', { player, what }) : t('turn-of', { player })
  return what ? t('your-turn-to', { what }) : t('your-turn')
}

/** How a game ended, in a sentence. */
export function resultOf(session: Session): string {
  const { now, names } = session
  if (!now?.winners.length) return t('game-over')
  const winners = now.winners.map((seat) => names[seat] ?? '')
  return winners.length === 1 ? t('result-won', { player: winners[0]! }) : t('result-shared', { players: listed(winners) })
}

/** What kind of game it is: "Azul, grey side". */
export function gameName(game: string): string {
  if (game === 'duel') return t('game-duel')
  return game.endsWith('grey') ? t('game-azul-grey') : t('game-azul')
}
