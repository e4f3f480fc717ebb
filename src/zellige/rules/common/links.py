"""Linked tiles: what a tile earns when it joins others in its row and its column (AZ-3.3, AZ-3.4)."""

from typing import Any

from .compiling import compiled
from .tiles import NONE


@compiled
def linked(grid: Any, row: int, column: int, down: int, right: int) -> int:
    """How many tiles lie without a gap from (row, column) in one direction, that space not included."""
    tiles = 0
    row += down
    column += right
    while 0 <= row < grid.shape[0] and 0 <= column < grid.shape[1] and grid[row, column] != NONE:
        tiles += 1
        row += down
        column += right
    return tiles


@compiled
def link_points(grid: Any, row: int, column: int) -> tuple[int, int]:
    """Horizontal and vertical points of the tile just laid at (row, column).

    A direction without a neighbour earns nothing, except that a tile with no neighbour at all earns 1,
    which is given as (1, 0).
    """
    horizontal = linked(grid, row, column, 0, -1) + linked(grid, row, column, 0, 1)
    vertical = linked(grid, row, column, -1, 0) + linked(grid, row, column, 1, 0)
    if horizontal == 0 and vertical == 0:
        return 1, 0
    return horizontal + (horizontal > 0), vertical + (vertical > 0)
