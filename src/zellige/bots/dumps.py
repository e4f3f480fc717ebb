"""Dumps: moves that take tiles only to drop them, on the floor line or, in a duel, among the broken tiles."""

from collections.abc import Iterator
from typing import Any

from zellige.games.azul.layout import Layout as AzulLayout
from zellige.games.azul.moves import FLOOR, Take
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.duel.layout import Layout as DuelLayout
from zellige.games.duel.moves import BREAK, Line, Moon, Sun

from .thinking import Known


def pointless_dumps(known: Known) -> set[Any]:
    """The legal moves that put no tile anywhere, although another move does and drops no more tiles."""
    layout: Any = known.layout
    dropped_of = _dropped_in_azul if isinstance(known, AzulPosition) else _dropped_in_duel
    kinds = {move: dropped_of(layout, move) for move in known.legal_moves()}
    fewest = min((dropped for is_dump, dropped in kinds.values() if not is_dump), default=None)
    return {move for move, (is_dump, dropped) in kinds.items() if is_dump and fewest is not None and fewest <= dropped}


def _dropped_in_azul(layout: AzulLayout, move: Any) -> tuple[bool, int]:
    """Whether a move is a dump, and how many tiles it drops; the starting player marker is one more."""
    if not isinstance(move, Take):
        return False, 0
    tiles = (layout.centre, *layout.displays)[move.source].count(move.colour.letter)
    marker = move.source == 0 and layout.marker_holder is None
    if move.line == FLOOR:
        return True, tiles + marker
    room = move.line + 1 - len(layout.boards[layout.player].lines[move.line])
    return False, max(tiles - room, 0) + marker


def _dropped_in_duel(layout: DuelLayout, move: Any) -> tuple[bool, int]:
    """The same for a decision of a duel: tiles that are taken go to the line with most room."""
    if isinstance(move, Line):
        return move.line == BREAK, len(layout.turn.hand)
    if not isinstance(move, Sun | Moon):
        return False, 0
    if isinstance(move, Sun):
        tiles = layout.suns[move.factory].count(move.colour)
    else:
        tiles = layout.moons[0].count(move.colour) + sum(moon.endswith(move.colour) for moon in layout.moons[1:])
    room = max(_rooms(layout, move.colour), default=0)
    return room == 0, max(tiles - room, 0)


def _rooms(layout: DuelLayout, colour: str) -> Iterator[int]:
    """How many tiles of a colour each line has room for that takes them."""
    for line, tiles in enumerate(layout.boards[layout.player].lines):
        if set(tiles) <= {colour}:
            yield line + 1 - len(tiles)
