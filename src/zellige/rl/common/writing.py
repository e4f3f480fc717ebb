"""Writing an observation, plane after plane: each function writes from `at` on and returns where the next plane starts.

`clear` comes first. What may be absent is written as 0 rather than asked about, and places are unsigned: Numba asks
every signed one whether it counts from the end. Together that takes half of the time.
"""

from typing import Any

import numpy as np

from zellige.rules.common.compiling import compiled
from zellige.rules.common.tiles import wide


@compiled
def clear(out: Any) -> None:
    for index in range(out.shape[0]):
        out[index] = 0


@compiled
def write_number(out: Any, at: int, number: int) -> int:
    out[np.uint64(at)] = number
    return at + 1


@compiled
def write_numbers(out: Any, at: int, numbers: Any) -> int:
    for index in range(numbers.shape[0]):
        out[np.uint64(at + index)] = numbers[index]
    return at + wide(numbers.shape[0])


@compiled
def write_chosen(out: Any, at: int, chosen: int, length: int) -> int:
    """1 for one of so many; `chosen` below 0 is none of them."""
    out[np.uint64(at + max(chosen, 0))] = chosen >= 0
    return at + length


@compiled
def write_among(out: Any, at: int, chosen: Any, length: int) -> int:
    """1 for each of those listed, codes below 0 being nothing."""
    for index in range(chosen.shape[0]):
        code = wide(chosen[index])
        if code >= 0:
            out[np.uint64(at + code)] = 1
    return at + length


@compiled
def write_grid(out: Any, at: int, grid: Any, kinds: int) -> int:
    """1 where a grid holds each kind, by kind, row and column; codes below 0 are nothing."""
    rows, columns = wide(grid.shape[0]), wide(grid.shape[1])
    for row in range(rows):
        for column in range(columns):
            kind = wide(grid[row, column])
            out[np.uint64(at + (max(kind, 0) * rows + row) * columns + column)] = kind >= 0
    return at + kinds * rows * columns


@compiled
def write_lines(out: Any, at: int, board: Any, colours: int) -> int:
    """The tiles on each pattern line, by line and colour."""
    lines = wide(board.line_count.shape[0])
    for line in range(lines):
        colour = max(wide(board.line_colour[line]), 0)
        out[np.uint64(at + line * colours + colour)] = board.line_count[line]
    return at + lines * colours
