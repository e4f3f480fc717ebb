"""Tiling: a line's rightmost tile moves to the wall or the dome and scores; the others are discarded."""

from typing import Any

from .compiling import compiled
from .links import link_points
from .log import write
from .pattern_lines import clear_line
from .tiles import wide


@compiled
def tile_line(
    board: Any, grid: Any, discard: Any, player: int, line: int, column: int, tiled: int, discarded: int, log: Any
) -> None:
    """Move the tile to the grid, score its links, and put the other tiles of the line into the discard heap
    (AZ-3.2 to AZ-3.5, DU-4.1, DU-4.6, DU-4.7). `tiled` and `discarded` are the events' kinds.
    """
    colour = wide(board.line_colour[line])
    leftover = wide(board.line_count[line]) - 1
    clear_line(board, line)
    grid[line, column] = colour
    horizontal, vertical = link_points(grid, line, column)
    board.score += horizontal + vertical
    write(log, tiled, player, line, column, colour, horizontal, vertical)
    discard[colour] += leftover
    for _ in range(leftover):
        write(log, discarded, player, line, colour)
