// What happened in a duel, for the ear.

import type { Step } from '../board/stage.svelte'
import { t } from '../i18n/index.svelte'
import type { DuelState, Happened } from '../net/messages'
import { chipName, colourName, factoryName, plateName, signed, tilesName } from './naming'

interface Sentence {
  key: string
  values: Record<string, string | number>
}

export function speech(step: Step, names: string[]): string {
  return sentences(step, names)
    .map(({ key, values }) => t(key, values))
    .join(' ')
}

function tiles(letters: string[]): string {
  const kinds = [...new Set(letters)]
  return kinds.map((kind) => tilesName(letters.filter((letter) => letter === kind).length, kind)).join(', ')
}

function sentences(step: Step, names: string[]): Sentence[] {
  const told: Sentence[] = []
  const found = (name: string) => step.events.filter((event) => event.name === name)
  const player = (event: Happened) => names[event.details.player as number] ?? ''
  const letters = (events: Happened[]) => events.map((event) => event.details.colour as string)

  const taken = found('TileTaken')
  if (taken[0]) {
    const { factory, moon } = taken[0].details as { factory: number; moon: boolean }
    const values = { player: player(taken[0]), factory: factoryName(factory), thing: tiles(letters(taken)) }
    told.push({ key: moon ? 'duel-took-moon' : 'duel-took-sun', values })
  }
  const laid = found('TileLaid')
  if (laid[0]) {
    told.push({ key: 'duel-laid', values: { line: (laid[0].details.line as number) + 1, thing: tiles(letters(laid)) } })
  }
  const broken = found('TileBroken').filter((event) => event.details.line === null)
  if (broken[0]) told.push({ key: 'duel-broke', values: { player: player(broken[0]), thing: tiles(letters(broken)) } })
  const left = found('TileLeft').filter((event) => event.details.factory !== 0)
  if (left[0]) told.push({ key: 'duel-left', values: { factory: factoryName(left[0].details.factory as number), thing: tiles(letters(left)) } })

  const hopeless = new Set<string>()
  for (const event of step.events) {
    const sentence = single(event, player(event), hopeless, step.state as DuelState)
    if (sentence) told.push(sentence)
  }
  return told
}

function single({ name, details }: Happened, player: string, hopeless: Set<string>, { spaces }: DuelState): Sentence | null {
  const d = details as Record<string, number> & { plate: string; chip: string; colour: string; goal: string; line: number | null }
  switch (name) {
    case 'PlatePlaced': {
      const row = 2 * Math.floor(d.slot! / 3)
      const column = 2 * (d.slot! % 3)
      const printed = [row, row + 1].map((each) => spaces[d.player!]![each]!.slice(column, column + 2)).join('')
      return { key: 'duel-plated', values: { player, slot: d.slot! + 1, thing: plateName(printed, false) } }
    }
    case 'PlateDrawn':
      return { key: 'duel-drawn', values: { player } }
    case 'PlateReturned':
      return { key: 'duel-returned', values: {} }
    case 'StartTileTaken':
      return { key: player === t('you') ? 'duel-start-tile-you' : 'duel-start-tile', values: { player } }
    case 'ChipRevealed':
      return { key: 'duel-revealed-here', values: { factory: factoryName(d.factory!), thing: chipName(d.chip) } }
    case 'ChipTaken':
      return { key: 'duel-chip-taken', values: { player, thing: chipName(d.chip) } }
    case 'ChipSpent':
      return { key: 'duel-chip-used', values: { player, thing: chipName(d.chip) } }
    case 'TilePlaced': {
      const points = [d.horizontal!, d.vertical!].filter(Boolean).map(signed).join(' ')
      return { key: 'duel-tile-scored', values: { player, row: d.row! + 1, points, thing: colourName(d.colour) } }
    }
    case 'SpecialTilePlaced':
      return { key: 'duel-special', values: { player, row: d.row! + 1, points: d.points! } }
    case 'TileBroken': {
      if (d.line === null || hopeless.has(`${d.player}-${d.line}`)) return null
      hopeless.add(`${d.player}-${d.line}`)
      return { key: 'duel-line-broken', values: { player, line: d.line + 1 } }
    }
    case 'BrokenScored':
      return d.cost ? { key: 'duel-broken', values: { player, cost: d.cost, score: d.score! } } : null
    case 'BagRefilled':
      return { key: 'duel-refilled', values: {} }
    case 'RoundStarted':
      return { key: 'duel-deal', values: { round: d.round!, player } }
    case 'Passed':
      return { key: 'duel-passed', values: { player } }
    case 'GoalScored':
      return { key: 'duel-goal', values: { player, goal: t(`goal-${d.goal}`), points: d.points! } }
    case 'FinalScored':
      return { key: 'duel-final', values: { player, score: d.score! } }
    default:
      return null
  }
}
