// What each game gives to the page of a table: its board, its way to show events, and its words.

import type { Component } from 'svelte'
import { t } from '../i18n/index.svelte'
import type { Choreography, Step } from '../board/stage.svelte'
import type { State } from '../net/messages'
import type { BoardProps } from './session.svelte'

/** A piece of a line in the log: words, or a tile, chip, plate or motif drawn small. */
export type LogPart = { text: string } | { tile: string } | { chip: string } | { plate: string } | { motif: string; name: string }

const MARK = '\uE000' // stands for what is drawn

/** A line about a player: the name, and one thing after the other. */
export function logLine(player: string, pieces: LogPart[][]): LogPart[] {
  const [before = '', after = ''] = t('board-log-line', { player, what: MARK }).split(MARK)
  return [{ text: before }, ...pieces.flatMap((piece, index) => (index ? [{ text: ' · ' }, ...piece] : piece)), { text: after }]
}

export interface Face {
  Board: Component<BoardProps>
  choreography: Choreography
  /** What a turn or a deal says in the log, line by line. */
  log(steps: Step[], names: string[]): LogPart[][]
  /** What is spoken about an entry; '' for nothing. */
  speech(step: Step, names: string[]): string
  /** The keys of this game, and the key of the text that explains each, for the help sheet. */
  keys: { keys: string; text: string }[]
  /** Heaps whose counts matter in a long game (bag, lid or tower): the key of the name, and tiles by colour letter. */
  heaps(picture: State): { name: string; tiles: Record<string, number> }[]
}
