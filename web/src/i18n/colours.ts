// The colours' names.

import { t } from './index.svelte'

const KEYS: Record<string, string> = {
  B: 'colour-blue',
  Y: 'colour-yellow',
  R: 'colour-red',
  K: 'colour-black',
  W: 'colour-white',
  T: 'colour-turquoise',
}

/** What a tile's colour is called; '' for the marker and other things that words beside them name. */
export function colourName(colour: string): string {
  const key = KEYS[colour]
  return key ? t(key) : ''
}
