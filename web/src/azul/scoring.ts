// How scoring is shown: tiles slide to the wall, runs light up, scores are written.

import type { Flight } from '../board/motion'
import type { Beat } from '../board/stage.svelte'
import type { AzulPosition, State } from '../net/messages'
import { type AzulEvent, only } from './events'
import { at, boardOf } from './picture'
import { COLOURS } from './plate'

/** Player by player, row by row: the tile slides to the wall, its runs light up, the score is written; the floor line last.
 * In brief, all that one tile brings is told at once. */
export function scoring(events: AzulEvent[], position: AzulPosition, scores: number[], walls: string[][], isBrief: boolean): Beat[] {
  const beats: Beat[] = []
  const marker = markerOf(events, position)
  let chimes = 0
  events.forEach((event, index) => {
    if (event.name === 'TilePlaced') {
      const { player, row, column, colour, horizontal, vertical } = event
      const thrown = events.slice(index + 1).filter((other) => other.name === 'TileDiscarded' && other.player === player && other.line === row)
      const wall = walls[player]!
      wall[row] = replaced(wall[row]!, column, colour)
      beats.push({
        flights: [
          { colour, from: `line-${player}-${row}-0`, to: `wall-${player}-${row}-${column}`, order: 0 },
          ...thrown.map((_, space) => ({ colour, from: `line-${player}-${row}-${space + 1}`, to: 'lid', order: space })),
        ],
        lift: (picture) => {
          at(picture).player = player
          boardOf(picture, player).lines[row] = ''
        },
        land: (picture) => {
          const shown = boardOf(picture, player).wall
          shown[row] = replaced(shown[row]!, column, colour)
        },
        sound: 'click',
      })
      const before = scores[player]!
      const after = before + horizontal + vertical
      scores[player] = after
      const across = runs(wall, row, column, 0, 1).map(([r, c]) => `wall-${player}-${r}-${c}`)
      const down = runs(wall, row, column, 1, 0).map(([r, c]) => `wall-${player}-${r}-${c}`)
      const first = { place: `wall-${player}-${row}-${column}`, text: `+${horizontal}` }
      const sum = {
        notes: [{ place: `score-${player}`, text: `${before} + ${horizontal + vertical} = ${after}` }],
        glow: [...across, ...down].filter(() => horizontal + vertical > 1),
        land: (picture: State) => void (boardOf(picture, player).score = after),
      }
      if (isBrief) {
        const text = [horizontal, vertical].filter(Boolean).map((points) => `+${points}`).join(' ')
        beats.push({ ...sum, notes: [{ ...first, text }, ...sum.notes], sound: 'chime', pitch: Math.min(chimes++, 7), ms: 420 })
        return
      }
      if (horizontal) beats.push({ glow: across, notes: [first], sound: 'chime', pitch: Math.min(chimes++, 6), ms: 380 })
      if (vertical) {
        const text = horizontal ? `+${horizontal} +${vertical}` : `+${vertical}`
        beats.push({ glow: down, notes: [{ ...first, text }], sound: 'chime', pitch: Math.min(chimes++, 7), ms: 380 })
      }
      beats.push({ ...sum, ms: 520 })
    } else if (event.name === 'TileFallen' && event.line !== null) {
      const { player, line, space, colour } = event
      const nth = events.slice(0, index).filter((other) => other.name === 'TileFallen' && other.line === line && other.player === player).length
      beats.push({
        flights: [{ colour, from: `line-${player}-${line}-${nth}`, to: space === null ? 'lid' : `floor-${player}-${space}` }],
        lift: (picture) => {
          const board = boardOf(picture, player)
          board.lines[line] = board.lines[line]!.slice(1)
        },
        land: (picture) => void (space !== null && (boardOf(picture, player).floor += colour)),
        sound: 'thud',
      })
    } else if (event.name === 'FloorScored') {
      const { player, cost, score } = event
      const before = scores[player]!
      scores[player] = score
      const swept: Flight[] = only(events, 'TileSwept')
        .filter((other) => other.player === player)
        .map(({ colour, space }) => ({ colour, from: `floor-${player}-${space}`, to: 'lid' }))
      if (marker?.player === player) swept.push({ colour: 'M', from: `floor-${player}-${marker.space}`, to: 'centre-M' })
      if (cost) {
        beats.push({
          glow: swept.map(({ from }) => from),
          lift: (picture) => void (at(picture).player = player),
          notes: [{ place: `score-${player}`, text: `${before} − ${cost} = ${score}`, tone: 'bad' }],
          land: (picture) => void (boardOf(picture, player).score = score),
          sound: 'thud',
          ms: isBrief ? 450 : 700,
        })
      }
      if (swept.length) {
        beats.push({
          flights: swept,
          lift: (picture) => void (boardOf(picture, player).floor = ''),
          land: (picture) => void (marker?.player === player && (at(picture).marker_holder = null)),
          within: isBrief ? 300 : 400,
        })
      }
    }
  })
  return beats
}

/** Who has the marker on the floor line, and where. */
function markerOf(events: AzulEvent[], position: AzulPosition): { player: number; space: number } | null {
  const taken = only(events, 'MarkerTaken')[0]
  if (taken) return taken.space === null ? null : { player: taken.player, space: taken.space }
  const player = position.boards.findIndex(({ floor }) => floor.includes('M'))
  return player < 0 ? null : { player, space: position.boards[player]!.floor.indexOf('M') }
}

/** Complete rows, columns and colours at the end, one after the other. */
export function bonuses(events: AzulEvent[], scores: number[], walls: string[][]): Beat[] {
  return only(events, 'BonusScored').map(({ player, kind, index, points }, number) => {
    const before = scores[player]!
    const after = before + points
    scores[player] = after
    const lit: string[] = []
    walls[player]!.forEach((cells, row) =>
      [...cells].forEach((colour, column) => {
        const counts = kind === 'row' ? row === index : kind === 'column' ? column === index : colour === COLOURS[index]
        if (counts) lit.push(`wall-${player}-${row}-${column}`)
      }),
    )
    return {
      glow: lit,
      notes: [
        { place: lit[2]!, text: `+${points}` },
        { place: `score-${player}`, text: `${before} + ${points} = ${after}` },
      ],
      lift: (picture) => void (at(picture).player = player),
      land: (picture) => void (boardOf(picture, player).score = after),
      sound: 'chime',
      pitch: Math.min(number, 7),
      ms: 900,
    }
  })
}

function replaced(row: string, column: number, colour: string): string {
  return row.slice(0, column) + colour + row.slice(column + 1)
}

/** The tiles linked with one in a direction, itself included. */
function runs(wall: string[], row: number, column: number, down: number, right: number): [number, number][] {
  const filled = (r: number, c: number) => (wall[r]?.[c] ?? '.') !== '.'
  let first = 0
  let last = 0
  while (filled(row + (first - 1) * down, column + (first - 1) * right)) first--
  while (filled(row + (last + 1) * down, column + (last + 1) * right)) last++
  return Array.from({ length: last - first + 1 }, (_, step) => [row + (first + step) * down, column + (first + step) * right])
}
