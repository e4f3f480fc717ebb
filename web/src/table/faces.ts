// The faces of the games.

import { face as azul } from '../azul'
import { face as duel } from '../duel'
import type { Table } from '../net/messages'
import type { Face } from './face'

export function faceOf(table: Table): Face {
  return table.game === 'duel' ? duel : azul
}
