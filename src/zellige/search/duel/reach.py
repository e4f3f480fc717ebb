"""What the net sees of a dome: what can still be laid on it, and how far it has come with the goals in play."""

from typing import Any

import numpy as np

from zellige.rules.common.compiling import compiled
from zellige.rules.common.links import link_points
from zellige.rules.common.tiles import COLOURS, NONE, wide
from zellige.rules.duel.components import SPECIAL
from zellige.rules.duel.dome_tiling import accepts
from zellige.rules.duel.final_scoring import COLUMNS, CORNERS, DIAGONALS, FIVE_COLOURS, ROWS
from zellige.rules.duel.state import DOME, SLOTS
from zellige.search.common.net import put

from .evaluation import CORNER_SLOTS, colours_in, tiles_along, tiles_on_plate

# For each row and colour: on how many spaces a tile can be laid, and the most that it would earn at once.
SPACES_FOR = 0
EARNED_BY = SPACES_FOR + DOME * COLOURS
# For each slot with an empty special space: how much of its plate is filled. For each colour: tiles on the dome.
PLATE_FILLED = EARNED_BY + DOME * COLOURS
TILES_OF = PLATE_FILLED + SLOTS
# For each goal in play, and each row, column, diagonal or corner that counts for it: the square of how much is done.
ROW_DONE = TILES_OF + COLOURS
COLOURS_DONE = ROW_DONE + DOME
COLUMN_DONE = COLOURS_DONE + DOME
DIAGONAL_DONE = COLUMN_DONE + DOME
CORNER_DONE = DIAGONAL_DONE + 2
REACH_INPUTS = CORNER_DONE + len(CORNER_SLOTS)


@compiled
def put_reach(judging: Any, board: Any, goals: int, at: int) -> None:
    """The inputs of a board whose complete lines are tiled; of `goals` a bit for each goal is in play."""
    special_row = np.full(SLOTS, NONE, np.int64)
    tiles_of = np.zeros(COLOURS, np.int64)
    for row in range(DOME):
        for column in range(DOME):
            tile = wide(board.dome[row, column])
            if 0 <= tile < COLOURS:
                tiles_of[tile] += 1
            elif tile == NONE and board.spaces[row, column] == SPECIAL:
                special_row[3 * (row // 2) + column // 2] = row
    tiles_on = np.zeros(SLOTS, np.int64)
    for slot in range(SLOTS):
        tiles_on[slot] = tiles_on_plate(board, slot)
        if special_row[slot] != NONE:
            put(judging, at + PLATE_FILLED + slot, (1 + tiles_on[slot]) / 3)
    for colour in range(COLOURS):
        put(judging, at + TILES_OF + colour, tiles_of[colour] / 5)
    earned = np.zeros(DOME, np.int64)
    for row in range(DOME):
        for column in range(DOME):
            if board.dome[row, column] == NONE and board.spaces[row, column] != NONE:
                horizontal, vertical = link_points(board.dome, row, column)
                earned[column] = horizontal + vertical
                slot = 3 * (row // 2) + column // 2
                if special_row[slot] != NONE and tiles_on[slot] == 2:
                    earned[column] += special_row[slot] + 1  # DU-4.8
        for colour in range(COLOURS):
            spaces = 0
            most = 0
            for column in range(DOME):
                if accepts(board, row, column, colour):
                    spaces += 1
                    most = max(most, earned[column])
            put(judging, at + SPACES_FOR + row * COLOURS + colour, spaces / 2)
            put(judging, at + EARNED_BY + row * COLOURS + colour, most / 6)
    put_goals(judging, board, goals, tiles_on, at)


@compiled
def put_goals(judging: Any, board: Any, goals: int, tiles_on: Any, at: int) -> None:
    for index in range(DOME):
        if (goals >> ROWS) & 1:
            put(judging, at + ROW_DONE + index, (tiles_along(board, index, 0, 0, 1) / DOME) ** 2)
        if (goals >> FIVE_COLOURS) & 1:
            put(judging, at + COLOURS_DONE + index, (colours_in(board, index) / COLOURS) ** 2)
        if (goals >> COLUMNS) & 1:
            put(judging, at + COLUMN_DONE + index, (tiles_along(board, 0, index, 1, 0) / DOME) ** 2)
    if (goals >> DIAGONALS) & 1:
        put(judging, at + DIAGONAL_DONE, (tiles_along(board, 0, 0, 1, 1) / DOME) ** 2)
        put(judging, at + DIAGONAL_DONE + 1, (tiles_along(board, 0, DOME - 1, 1, -1) / DOME) ** 2)
    if (goals >> CORNERS) & 1:
        for corner in range(len(CORNER_SLOTS)):
            put(judging, at + CORNER_DONE + corner, (tiles_on[CORNER_SLOTS[corner]] / 4) ** 2)
