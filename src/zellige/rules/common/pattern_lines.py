"""Pattern lines: one colour each, filled from right to left; line n holds n tiles (AZ-2.6)."""

from typing import Any

from .compiling import compiled
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
def clear_line(board: Any, line: int) -> None:
    board.line_count[line] = 0
    board.line_colour[line] = NONE
