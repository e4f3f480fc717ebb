"""What the net sees of a grey wall: what can still be laid on it, in any column that lacks a tile's colour (AZ-7.2)."""

from typing import Any

import numpy as np

from zellige.rules.azul.state import GREY, LEGAL, WALL
from zellige.rules.azul.wall_tiling import place_fault
from zellige.rules.common.compiling import compiled
from zellige.rules.common.tiles import COLOURS, NONE, wide
from zellige.search.common.net import put

from .evaluation import points_here

# For each row and colour that it lacks: on how many spaces a tile can be laid, what it would earn, how full a column.
SPACES_FOR = 0
EARNED_BY = SPACES_FOR + WALL * COLOURS
COLUMN_FOR = EARNED_BY + WALL * COLOURS
# For each row, column and colour that can still be completed: how much of it would be done with one more tile.
ROW_OPEN = COLUMN_FOR + WALL * COLOURS
COLUMN_OPEN = ROW_OPEN + WALL
COLOUR_OPEN = COLUMN_OPEN + WALL
REACH_INPUTS = COLOUR_OPEN + COLOURS

#: Of the 32 ways to take some of five, a bit each: those that leave this one.
_LEAVING = np.array([0x55555555, 0x33333333, 0x0F0F0F0F, 0x00FF00FF, 0x0000FFFF], np.int64)


@compiled
def one_more(taken: int, options: int) -> int:
    """Which of five can be taken, a bit for each way to take some, when one more of these options is."""
    after = 0
    for option in range(WALL):
        if (options >> option) & 1:
            after |= (taken & _LEAVING[option]) << (1 << option)
    return after


@compiled
def put_open(judging: Any, place: int, tiles: int, ways: int) -> None:
    """A row, column or colour, unless there is no way to complete it."""
    put(judging, place, (tiles + 1) / WALL * (ways != 0))


@compiled
def put_reach(judging: Any, board: Any, at: int) -> None:
    """The inputs of a board whose complete lines are tiled."""
    tiles = np.zeros(WALL, np.int64)
    same = np.zeros(COLOURS, np.int64)
    for row in range(WALL):
        for column in range(WALL):
            colour = wide(board.wall[row, column])
            if colour != NONE:
                tiles[column] += 1
                same[colour] += 1
    column_ways = np.ones(WALL, np.int64)  # to take a colour for each of its rows
    colour_ways = np.ones(COLOURS, np.int64)  # to take a column for each of its rows
    points = np.zeros(WALL, np.int64)
    accepted = np.zeros(WALL, np.int64)
    for row in range(WALL):
        there = 0
        across = 0
        for column in range(WALL):
            accepted[column] = 0
            if board.wall[row, column] == NONE:
                points[column] = points_here(board, row, column)
            else:
                there |= 1 << wide(board.wall[row, column])
                across += 1
        row_ways = 1  # to take a column for each of its colours
        for colour in range(COLOURS):
            if (there >> colour) & 1:
                continue
            spaces = 0
            count = 0
            earned = 0
            fullest = 0
            for column in range(WALL):
                if place_fault(GREY, board, row, column, colour) == LEGAL:
                    spaces |= 1 << column
                    accepted[column] |= 1 << colour
                    count += 1
                    earned = max(earned, points[column])
                    fullest = max(fullest, tiles[column])
            row_ways = one_more(row_ways, spaces)
            colour_ways[colour] = one_more(colour_ways[colour], spaces)
            place = at + row * COLOURS + colour
            put(judging, place + SPACES_FOR, count / WALL)
            put(judging, place + EARNED_BY, earned / WALL)
            put(judging, place + COLUMN_FOR, fullest / WALL)
        for column in range(WALL):
            if board.wall[row, column] == NONE:
                column_ways[column] = one_more(column_ways[column], accepted[column])
        put_open(judging, at + ROW_OPEN + row, across, row_ways)
    for index in range(WALL):
        put_open(judging, at + COLUMN_OPEN + index, tiles[index], column_ways[index])
        put_open(judging, at + COLOUR_OPEN + index, same[index], colour_ways[index])
