// What Azul gives to the page of a table.

import type { Face } from '../table/face'
import Board from './Board.svelte'
import { choreography } from './choreography'
import { KEYS } from './keys'
import { heaps, log, speech } from './telling'

export const face: Face = { Board, choreography, log, speech, keys: KEYS, heaps }
