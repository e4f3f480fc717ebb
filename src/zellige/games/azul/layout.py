"""What lies where: a position as plain, readable Python, between the compiled record and its text forms."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.games.common.records import packed
from zellige.games.common.tiles import LETTERS, Heap, counted, heap, spelled
from zellige.rules.azul import state as rules
from zellige.rules.common.tiles import COLOURS, NONE

from .variant import SIDES, Variant

MARKER = "M"
EMPTY = "."


class Phase(StrEnum):
    """What a position waits for: a deal, a take, a placement on the grey side, or nothing."""

    DEAL = "deal"
    OFFER = "offer"
    TILING = "tiling"
    OVER = "over"


_PHASES = {
    rules.DEAL: Phase.DEAL,
    rules.FACTORY_OFFER: Phase.OFFER,
    rules.WALL_TILING: Phase.TILING,
    rules.GAME_OVER: Phase.OVER,
}
_PHASE_CODES = {phase: code for code, phase in _PHASES.items()}


@dataclass(frozen=True, slots=True)
class Board:
    """A player board: pattern lines and wall rows from top to bottom, the floor line from left to right, as letters.

    An empty wall space is `.`, and `M` on the floor line is the starting player marker.
    """

    score: int
    lines: tuple[str, ...]
    wall: tuple[str, ...]
    floor: str


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything that lies on the table. Players count from 0."""

    variant: Variant
    round: int
    phase: Phase
    player: int
    starting_player: int
    marker_holder: int | None
    displays: tuple[str, ...]
    centre: str
    bag: Heap
    lid: Heap
    boards: tuple[Board, ...]


_STATE, _BOARD = packed(rules.STATE), packed(rules.BOARD)
#: What lies on a space, by its number as a byte: NONE, −1, is the last.
_SPACES = (LETTERS + MARKER).encode().ljust(255) + EMPTY.encode()

# What lies on a display, and a variant, come again and again.
_heap_of = lru_cache(maxsize=1 << 12)(spelled)
_variant_of = lru_cache(Variant)


@lru_cache(maxsize=1 << 12)
def _board_of(record: bytes) -> Board:
    """A BOARD record. A move changes one board: the others have been read before."""
    score, colours, counts, wall, floor, fallen = _BOARD.unpack(record)
    rows = wall.translate(_SPACES).decode()
    return Board(
        score,
        tuple([letter * count for letter, count in zip(colours.translate(_SPACES).decode(), counts, strict=True)]),
        tuple([rows[at : at + rules.WALL] for at in range(0, len(rows), rules.WALL)]),
        floor[:fallen].translate(_SPACES).decode(),
    )


def layout_of(record: Any) -> Layout:
    """Read a STATE record."""
    boards, sources, bag, lid, round_number, players, side, phase, player, starting_player, holder = _STATE.unpack(
        record.tobytes()
    )
    variant = _variant_of(players, SIDES[side])
    heaps = [_heap_of(sources[at : at + COLOURS]) for at in range(0, (variant.displays + 1) * COLOURS, COLOURS)]
    size = _BOARD.size
    return Layout(
        variant,
        round_number,
        _PHASES[phase],
        player,
        starting_player,
        None if holder == NONE else holder,
        tuple(heaps[1:]),
        heaps[0],
        heap(bag),
        heap(lid),
        tuple([_board_of(boards[at : at + size]) for at in range(0, players * size, size)]),
    )


def _tile(letter: str) -> int:
    return NONE if letter == EMPTY else rules.MARKER if letter == MARKER else LETTERS.index(letter)


def states_of(layout: Layout) -> npt.NDArray[Any]:
    """Write a layout, which must be a possible one, as an array of one STATE record."""
    states = np.zeros(1, rules.STATE)
    record = states[0]
    record["boards"]["line_colour"] = record["boards"]["wall"] = record["boards"]["floor_line"] = NONE
    record["players"] = layout.variant.players
    record["side"] = layout.variant.side_code
    record["round_number"] = layout.round
    record["phase"] = _PHASE_CODES[layout.phase]
    record["player"] = layout.player
    record["starting_player"] = layout.starting_player
    record["marker_holder"] = NONE if layout.marker_holder is None else layout.marker_holder
    for source, letters in enumerate((layout.centre, *layout.displays)):
        record["sources"][source] = counted(letters)
    record["bag"] = layout.bag
    record["lid"] = layout.lid
    for board, target in zip(layout.boards, record["boards"], strict=False):
        target["score"] = board.score
        for line, letters in enumerate(board.lines):
            target["line_count"][line] = len(letters)
            target["line_colour"][line] = _tile(letters[0]) if letters else NONE
        for row, letters in enumerate(board.wall):
            target["wall"][row] = [_tile(letter) for letter in letters]
        target["floor_count"] = len(board.floor)
        target["floor_line"][: len(board.floor)] = [_tile(letter) for letter in board.floor]
    return states
