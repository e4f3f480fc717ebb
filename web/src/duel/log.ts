// A turn of a duel as one line of the log: who, and then what, in pictures and few words.

import type { Step } from '../board/stage.svelte'
import { t } from '../i18n/index.svelte'
import type { Happened } from '../net/messages'
import { type LogPart, logLine } from '../table/face'
import { factoryName, signed } from './naming'
import type { Details } from './tilesInMotion'

/** What belongs together in a line. */
type Piece = LogPart[]

export function log(steps: Step[], names: string[]): LogPart[][] {
  const events = steps.flatMap((step) => step.events)
  const scored = (event: Happened) => SCORING.has(event.name) || (event.name === 'TileBroken' && event.details.line !== null)
  return [
    ...tableLines(events, names),
    ...playerLines(events.filter((event) => !scored(event)), names),
    ...playerLines(events.filter(scored), names),
  ]
}

/** The events of tiling and of the end: told apart from the turn that they follow. */
const SCORING = new Set(['ChipSpent', 'TilePlaced', 'SpecialTilePlaced', 'BrokenScored', 'GoalScored', 'FinalScored'])

/** What happens to nobody in particular. */
function tableLines(events: Happened[], names: string[]): LogPart[][] {
  return events.flatMap(({ name, details }) => {
    if (name === 'BagRefilled') return [[{ text: t('duel-refilled') }]]
    return name === 'RoundStarted' ? [[{ text: t('duel-log-first', { player: names[Number(details.player)] ?? '' }) }]] : []
  })
}

/** A line for everybody to whom something happened, in that order. */
function playerLines(all: Happened[], names: string[]): LogPart[][] {
  // Tiles left over and chips revealed are named with whoever took the tiles above them.
  const taker = all.find((event) => event.name === 'TileTaken')?.details.player ?? -1
  const playerOf = ({ details }: Happened) => Number(details.player ?? taker)
  return [...new Set(all.map(playerOf))].flatMap((player) => {
    const events = all.filter((event) => playerOf(event) === player)
    const pieces = [taken(events), ...events.map((event) => piece(event, events))].filter((each) => each.length)
    if (!pieces.length || player < 0) return []
    return [logLine(names[player] ?? '', pieces)]
  })
}

const tiles = (events: Happened[]): LogPart[] => events.map(({ details }) => ({ tile: (details as Details).colour }))

/** What was taken from where, and where it went. */
function taken(events: Happened[]): Piece {
  const found = (name: string) => events.filter((event) => event.name === name)
  const [first, ...others] = found('TileTaken')
  if (!first) return []
  const { factory, moon } = first.details as Details
  const from: LogPart = moon ? { motif: 'moon', name: t('moon') } : { motif: 'sun', name: `${t('sun')}, ${factoryName(factory!)}` }
  const laid = found('TileLaid')[0]?.details as Details | undefined
  return [
    ...tiles([first, ...others]),
    ...found('StartTileTaken').map(() => ({ tile: 'M' })),
    from,
    { text: moon ? '' : String(factory) },
    { text: laid ? ` ${t('duel-log-to-line', { line: laid.line! + 1 })}` : '' },
  ]
}

/** What an event adds to the line; nothing if something else tells it. */
function piece({ name, details }: Happened, events: Happened[]): Piece {
  const d = details as Details
  const same = (other: Happened) => other.name === name
  const isFirst = (matches: (other: Happened) => boolean) => events.find(matches)?.details === details
  switch (name) {
    case 'TileLeft': {
      const left = events.filter((other) => same(other) && other.details.factory === d.factory)
      if (d.factory === 0 || left[0]?.details !== details) return []
      return [...tiles(left), { text: ' → ' }, { motif: 'moon', name: `${t('moon')}, ${factoryName(d.factory!)}` }, { text: String(d.factory) }]
    }
    case 'TileBroken': {
      const broken = events.filter((other) => same(other) && other.details.line === d.line)
      if (broken[0]?.details !== details) return []
      return [...tiles(broken), { text: ` ${t('duel-log-broken')}` }]
    }
    case 'StartTileTaken':
      return events.some((other) => other.name === 'TileTaken') ? [] : [{ tile: 'M' }]
    case 'PlateDrawn': {
      if (!isFirst(same)) return []
      return [{ text: t('duel-log-drawn', { count: events.filter(same).length }) }]
    }
    case 'PlatePlaced':
      return [{ plate: d.plate }, { text: ` ${t('duel-log-to-slot', { slot: d.slot! + 1 })}` }]
    case 'ChipRevealed':
      return [{ chip: d.chip }, { text: ` ${t('duel-log-revealed')}` }]
    case 'ChipTaken':
      return [{ text: `${t('duel-log-chip')} ` }, { chip: d.chip }]
    case 'ChipSpent':
      return isFirst(same) ? [...events.filter(same).map((other) => ({ chip: (other.details as Details).chip })), { text: ` ${t('duel-log-spent')}` }] : []
    case 'TilePlaced':
      return [{ tile: d.colour }, { text: ` ${[d.horizontal!, d.vertical!].filter(Boolean).map(signed).join(' ')}` }]
    case 'SpecialTilePlaced':
      return [{ tile: 'S' }, { text: ` ${signed(d.points!)}` }]
    case 'BrokenScored':
      return [{ text: d.cost ? `${t('broken-tiles')} ${signed(-d.cost)} = ${d.score}` : `= ${d.score}` }]
    case 'GoalScored':
      return [{ text: `${t(`goal-${d.goal}`)} ${signed(d.points!)}` }]
    case 'FinalScored':
      return [{ text: `= ${d.score}` }]
    case 'Passed':
      return [{ text: t('duel-log-passed') }]
    default:
      return []
  }
}
