"""Pattern lines: one colour each, filled from right to left; line n holds n tiles (AZ-2.6)."""

from typing import Any

from .compiling import compiled
from .log import write
from .tiles import NONE, wide


@compiled
def capacity(line: int) -> int:
    """How many tiles a pattern line holds."""
    return line + 1


@compiled
def is_complete(board: Any, line: int) -> bool:
    return wide(board.line_count[line]) == capacity(line)


@compiled
def first_complete_line(board: Any) -> int:
    """The topmost complete line, or NONE."""
    for line in range(board.line_count.shape[0]):
        if is_complete(board, line):
            return line
    return NONE


@compiled
def fill_line(board: Any, player: int, line: int, colour: int, tiles: int, laid: int, log: Any) -> int:
    """Lay as many tiles as fit on a line, from the right; returns how many are left. `laid` is the event's kind."""
    fitting = min(tiles, capacity(line) - wide(board.line_count[line]))
    for tile in range(fitting):
        write(log, laid, player, line, wide(board.line_count[line]) + tile, colour)
    board.line_colour[line] = colour
    board.line_count[line] += fitting
    return tiles - fitting


@compiled
def clear_line(board: Any, line: int) -> None:
    board.line_count[line] = 0
    board.line_colour[line] = NONE
