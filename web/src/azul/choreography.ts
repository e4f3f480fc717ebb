// How the events of Azul are shown: what goes from where to where, what lights up, what is written.

import { type Flight, flightTime } from '../board/motion'
import type { Beat, Choreography } from '../board/stage.svelte'
import type { AzulPosition } from '../net/messages'
import { type AzulEvent, eventsOf, only } from './events'
import { at, boardOf } from './picture'
import { COLOURS, groupsOf } from './plate'
import { bonuses, scoring } from './scoring'

/** The longest that a round's scoring, the bonuses of the end and a deal may take, in milliseconds: together
 * with the turn before it a little less than the 8 s and 1 s that players bear. */
const LONGEST_SCORING = 7000
const LONGEST_BONUSES = 5000
/** Of how much scoring each tile's row, column and sum are still told one after the other. */
const SLOWLY = 9000
const LONGEST_DEAL = 900
const REFILL = 250

export const choreography: Choreography = (step, before) => {
  const events = eventsOf(step)
  const position = at(before)
  const scores = position.boards.map(({ score }) => score)
  const walls = position.boards.map(({ wall }) => [...wall])
  if (step.kind === 'deal') return deal(events, at(step.state))
  const bonus = events.findIndex(({ name }) => name === 'BonusScored')
  const scored = bonus < 0 ? events : events.slice(0, bonus)
  return [
    ...take(events, position),
    ...within(LONGEST_SCORING, scoringOf(scored, position, scores, walls)),
    ...within(LONGEST_BONUSES, bonuses(events, scores, walls)),
  ]
}

/** Scoring in full, or in brief where that would have to be hurried too much. */
function scoringOf(events: AzulEvent[], position: AzulPosition, scores: number[], walls: string[][]): Beat[] {
  const full = scoring(events, position, [...scores], structuredClone(walls), false)
  const brief = scoring(events, position, scores, walls, true)
  return lengthOf(full) > SLOWLY ? brief : full
}

function lengthOf(beats: Beat[]): number {
  return beats.reduce((sum, { flights, ms, within }) => sum + flightTime(flights ?? [], within) + (ms ?? 0), 0)
}

/** Beats that take no longer than that: if there are many, all go faster. */
function within(longest: number, beats: Beat[]): Beat[] {
  const whole = lengthOf(beats)
  return whole > longest ? beats.map((beat) => ({ ...beat, pace: whole / longest })) : beats
}

/** Tiles go to their row and those left over to the centre, all at the same time. */
function take(events: AzulEvent[], position: AzulPosition): Beat[] {
  const taken = only(events, 'TileTaken')
  const first = taken[0]
  if (!first) return []
  const { player, source, colour } = first
  const laid = only(events, 'TileLaid')
  // Those that fall from a line fall later.
  const fallen = only(events, 'TileFallen').filter(({ line }) => line === null)
  const centred = only(events, 'TileCentred')
  const marker = only(events, 'MarkerTaken')[0]
  const groups = source ? groupsOf(position.displays[source - 1]!) : []
  const cells = (wanted: string) => groups.find((group) => group.colour === wanted)?.cells ?? []
  const from = (index: number) => (source ? `display-${source}-${cells(colour)[index] ?? 0}` : `centre-${colour}`)
  const to = [
    ...laid.map(({ line, space }) => `line-${player}-${line}-${space}`),
    ...fallen.map(({ space }) => (space === null ? 'lid' : `floor-${player}-${space}`)),
  ]
  const flights: Flight[] = to.map((place, index) => ({
    colour,
    from: from(index),
    to: place,
    order: index,
    sound: index < laid.length ? 'click' : 'thud',
  }))
  for (const other of COLOURS) {
    const leftover = centred.filter((event) => event.colour === other)
    leftover.forEach((_, index) => flights.push({ colour: other, from: `display-${source}-${cells(other)[index] ?? 0}`, to: `centre-${other}`, order: index }))
  }
  if (marker && marker.space !== null) flights.push({ colour: 'M', from: 'centre-M', to: `floor-${player}-${marker.space}`, order: 0, sound: 'thud' })
  return [
    {
      flights,
      sound: 'click',
      lift: (picture) => {
        const now = at(picture)
        if (source) now.displays[source - 1] = ''
        else now.centre = now.centre.replaceAll(colour, '')
        if (marker) now.marker_holder = player
      },
      land: (picture) => {
        const now = at(picture)
        const board = boardOf(picture, player)
        now.centre += centred.map((event) => event.colour).join('')
        if (marker && marker.space !== null) board.floor += 'M'
        for (const { line } of laid) board.lines[line] += colour
        board.floor += fallen.filter(({ space }) => space !== null).map((event) => event.colour).join('')
      },
      ms: 60,
    },
  ]
}

/** Tiles from the bag to the displays. */
function deal(events: AzulEvent[], after: AzulPosition): Beat[] {
  const flights = after.displays.flatMap((tiles, index) =>
    groupsOf(tiles).flatMap(({ colour, cells }) => cells.map((cell) => ({ colour, from: 'bag', to: `display-${index + 1}-${cell}` }))),
  )
  const beats: Beat[] = []
  const refilled = only(events, 'BagRefilled').length > 0
  if (refilled) beats.push({ glow: ['bag', 'lid'], sound: 'flip', ms: REFILL })
  beats.push({
    flights,
    within: LONGEST_DEAL - (refilled ? REFILL : 0),
    sound: 'deal',
    lift: (picture) => void (at(picture).marker_holder = null),
    land: (picture) => void (at(picture).displays = [...after.displays]),
  })
  return beats
}
