"""A gentle opponent: it looks at its own board and one move ahead."""

import random

from zellige.games.azul.events import FloorScored, TileFallen, TileLaid, TilePlaced
from zellige.games.azul.moves import Move, Placement
from zellige.games.azul.position import Position


def choose(position: Position, rng: random.Random) -> Move:
    """The move that fills lines with the least waste; at the wall, the column with the most points."""
    moves = position.legal_moves()
    rng.shuffle(moves)
    return max(moves, key=lambda move: _value(position, move))


def _value(position: Position, move: Move) -> float:
    mine = position.player
    _, events = position.play_with_events(move)
    value = 0.0
    for event in events:
        match event:
            case TilePlaced(player, _, _, _, horizontal, vertical) if player == mine and isinstance(move, Placement):
                return float(horizontal + vertical)
            case TileLaid(player, line, space, _) if player == mine:
                # The last space of a line brings its tile to the wall; short lines do so soonest.
                value += 3.0 if space == line else 1.0 - 0.1 * line
            case TileFallen(player, _, _, None) if player == mine:
                value -= 2.0
            case FloorScored():
                break
    return value
