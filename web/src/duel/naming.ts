// What things are called, in the person's language.

import { colourName } from '../i18n/colours'
import { t } from '../i18n/index.svelte'

export { colourName }

export const COLOURS = 'BYRKT'

/** "3 blue", as it is said of a group of tiles. */
export function tilesName(count: number, letter: string): string {
  return t('duel-tiles', { count, colour: colourName(letter) })
}

export function factoryName(factory: number): string {
  return factory === 0 ? t('factory-large') : t('factory-small', { number: factory })
}

export function chipName(chip: string): string {
  if (chip === '?') return t('duel-chip-back')
  return [...chip].map(colourName).join(t('duel-or'))
}

function spaceName(space: string): string {
  if (space === 'S') return t('duel-space-special')
  return space === 'W' ? t('duel-space-multicoloured') : colourName(space)
}

/** A plate by its four spaces, upper left to lower right; '' is a back. */
export function plateName(spaces: string, special: boolean): string {
  if (!spaces) return t(special ? 'duel-back-special' : 'duel-back-joker')
  return t('duel-plate-name', { spaces: [...spaces].map(spaceName).join(', ') })
}

/** A payment or a gain with its sign. */
export function signed(points: number): string {
  if (points === 0) return '0'
  return points < 0 ? `−${-points}` : `+${points}`
}
