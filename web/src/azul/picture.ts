// The parts of what is drawn.

import type { AzulBoard, AzulPosition, State } from '../net/messages'

export const at = (picture: State): AzulPosition => (picture as { position: AzulPosition }).position

export const boardOf = (picture: State, player: number): AzulBoard => at(picture).boards[player]!
