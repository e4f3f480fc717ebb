// What is written and spoken about each turn, deal and scoring of Azul.

import { t } from '../i18n/index.svelte'
import type { Step } from '../board/stage.svelte'
import type { AzulPosition } from '../net/messages'
import { type LogPart, logLine } from '../table/face'
import { type AzulEvent, eventsOf, type Named, only } from './events'
import { COLOURS } from './plate'
import { colourName, rowName, sourceName } from './words'

/** Stands for a tile in a sentence, until it is drawn there. */
const TILE = '\uFFFC'

interface Told {
  text: string
  /** The colour of the tile that the sentence speaks of. */
  colour: string
}

/** A sentence per turn and per scoring event; `name` is how a colour appears in them. */
function tell(step: Step, names: string[], name: (colour: string) => string): Told[] {
  const events = eventsOf(step)
  const told: Told[] = []
  const say = (key: string, values: Record<string, string | number> = {}, colour = '') => told.push({ text: t(key, values), colour })
  const taken = only(events, 'TileTaken')
  const first = taken[0]
  if (first) {
    const { player, source, colour } = first
    const line = only(events, 'TileLaid')[0]?.line ?? 5
    const fallen = only(events, 'TileFallen').filter((event) => event.line === null).length
    const values = { player: names[player]!, count: taken.length, colour: name(colour), source: sourceName(source), row: rowName(line), fallen }
    say(fallen && line < 5 ? 'azul-told-take-falls' : 'azul-told-take', values, colour)
  }
  for (const event of events) tellEvent(event, events, names, name, say)
  return told
}

function tellEvent(
  event: AzulEvent,
  events: AzulEvent[],
  names: string[],
  name: (colour: string) => string,
  say: (key: string, values?: Record<string, string | number>, colour?: string) => void,
): void {
  const player = 'player' in event ? names[event.player]! : ''
  if (event.name === 'MarkerTaken') say(player === t('you') ? 'azul-told-marker-you' : 'event-marker', { player })
  else if (event.name === 'TilePlaced') {
    say('event-placed', { player, colour: name(event.colour), row: event.row + 1, points: event.horizontal + event.vertical }, event.colour)
  } else if (event.name === 'TileFallen' && event.line !== null) {
    // One sentence for all tiles of the line.
    const same = only(events, 'TileFallen').find((other) => other.line === event.line && other.player === event.player)
    if (same === event) say('event-unplaceable', { player, line: event.line + 1 })
  } else if (event.name === 'FloorScored') {
    if (event.cost) say('event-floor', { player, cost: event.cost, score: event.score })
  } else if (event.name === 'BagRefilled') say('event-refilled')
  else if (event.name === 'RoundStarted') say('event-deal', { player, round: event.round })
  else if (event.name === 'BonusScored') {
    const colour = COLOURS[event.index]!
    if (event.kind === 'row') say('event-bonus-row', { player, index: event.index + 1, points: event.points })
    else if (event.kind === 'column') say('event-bonus-column', { player, index: event.index + 1, points: event.points })
    else say('event-bonus-colour', { player, colour: name(colour), points: event.points }, colour)
  } else if (event.name === 'GameEnded') say('azul-told-end')
}

/** Lines of the log, with tiles drawn where a colour is spoken of; what a player scores is one line. */
export function log(steps: Step[], names: string[]): LogPart[][] {
  const scored = steps.flatMap(eventsOf).filter(isScore)
  const others = steps.map((step) => ({ ...step, events: step.events.filter(({ name }) => !SCORES.includes(name)) }))
  const lines = others.flatMap((step) => tell(step, names, () => TILE)).map(({ text, colour }) =>
    text.split(TILE).flatMap((words, index): LogPart[] => [...(index ? [{ tile: colour }] : []), ...(words ? [{ text: words }] : [])]),
  )
  const players = [...new Set(scored.map(({ player }) => player))]
  return [...lines, ...players.map((player) => logLine(names[player]!, scored.filter((event) => event.player === player).map(scorePiece)))]
}

const SCORES = ['TilePlaced', 'FloorScored', 'BonusScored']

function isScore(event: AzulEvent): event is Named<'TilePlaced' | 'FloorScored' | 'BonusScored'> {
  return SCORES.includes(event.name)
}

function scorePiece(event: Named<'TilePlaced' | 'FloorScored' | 'BonusScored'>): LogPart[] {
  if (event.name === 'TilePlaced') return [{ tile: event.colour }, { text: ` +${event.horizontal + event.vertical}` }]
  if (event.name === 'BonusScored') return [{ text: `${t(`points-bonus-${event.kind}`)} +${event.points}` }]
  return [{ text: event.cost ? `${t('points-floor')} −${event.cost} = ${event.score}` : `= ${event.score}` }]
}

export function speech(step: Step, names: string[]): string {
  return tell(step, names, colourName).map(({ text }) => text).join(' ')
}

export function heaps(picture: { position: unknown }): { name: string; tiles: Record<string, number> }[] {
  const { bag, lid } = picture.position as AzulPosition
  const byColour = (counts: number[]) => Object.fromEntries(COLOURS.map((colour, index) => [colour, counts[index] ?? 0]))
  return [
    { name: 'bag', tiles: byColour(bag) },
    { name: 'lid', tiles: byColour(lid) },
  ]
}
