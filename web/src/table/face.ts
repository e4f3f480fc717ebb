// What each game gives to the page of a table: its board, its way to show events, and its words.

import type { Component } from 'svelte'
import type { Choreography, Step } from '../board/stage.svelte'
import type { State } from '../net/messages'
import type { BoardProps } from './session.svelte'

/** A piece of a line in the log: words, or a tile, chip or plate drawn small. */
export type LogPart = { text: string } | { tile: string } | { chip: string } | { plate: string }

export interface Face {
  Board: Component<BoardProps>
  choreography: Choreography
  /** What an entry says in the log, line by line. */
  log(step: Step, names: string[]): LogPart[][]
  /** What is spoken about an entry; '' for nothing. */
  speech(step: Step, names: string[]): string
  /** The keys of this game, and the key of the text that explains each, for the help sheet. */
  keys: { keys: string; text: string }[]
  /** Heaps whose counts matter in a long game (bag, lid or tower): the key of the name, and tiles by colour letter. */
  heaps(picture: State): { name: string; tiles: Record<string, number> }[]
}
