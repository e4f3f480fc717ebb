"""What an Azul position is worth when a round ends, or where a search has to stop before.

The estimate of a player's final score is what the board has earned for certain plus a weighted sum of features of that
board alone: complete lines are tiled and the floor line is scored first. A linear estimate of one's own score is easy
to argue with and to fit (docs/bots.md): the weights are those of a regression on games that the search played
against itself. They depend on how many rounds the game lasts at least, since a started column is worth much at first
and nothing in the last round.
"""

from pathlib import Path
from typing import Any

import numpy as np

from zellige.rules.azul.final_scoring import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS
from zellige.rules.azul.state import BOARD, COLOURED, LEGAL, LINES, WALL
from zellige.rules.azul.wall_tiling import place_fault, printed_column
from zellige.rules.common.compiling import compiled
from zellige.rules.common.links import link_points
from zellige.rules.common.pattern_lines import capacity
from zellige.rules.common.tiles import COLOURS, NONE, wide
from zellige.search.common.evaluation import prospect_record, sample_record, weights_record

# The features of a board.
ALWAYS = 0
COLUMN_OF = 1  # columns with 1 … 4 tiles
COLOUR_OF = 5  # colours with 1 … 4 tiles
ROW_OF = 9  # rows with 1 … 4 tiles
LINE_FILLED = 13  # each line: how much of it is filled
LINE_POINTS = 18  # each line: that part of the points that its tile would earn now
OPEN_LINKS = 23  # the points beyond the first that tiles on all empty spaces would earn
STARTS = 24  # whether the player starts the next round
FEATURES = 25

#: The rounds that the game lasts at least: tiles missing in the fullest row of anybody's wall.
ROUNDS_LEFT = WALL + 1

WEIGHTS = weights_record(ROUNDS_LEFT, FEATURES)
#: Written by tools/fit_evaluation.py.
WEIGHTS_FILE = Path(__file__).with_name("weights.npz")

PROSPECT = prospect_record(BOARD, FEATURES, ("fullest_row", np.int8), ("rows", np.int8), ("side", np.int8))
SAMPLE = sample_record(FEATURES)


@compiled
def points_here(board: Any, row: int, column: int) -> int:
    """What a tile would earn at an empty space."""
    horizontal, vertical = link_points(board.wall, row, column)
    return horizontal + vertical


@compiled
def best_points(side: int, board: Any, line: int, colour: int) -> int:
    """What a line's tile would earn now, on the grey side at its best space; 0 if none accepts it."""
    if side == COLOURED:
        return points_here(board, line, printed_column(line, colour))
    best = 0
    for column in range(WALL):
        if place_fault(side, board, line, column, colour) == LEGAL:
            best = max(best, points_here(board, line, column))
    return best


@compiled
def count_lines(board: Any, prospect: Any) -> None:
    """Rows, columns and colours by how many tiles they have; complete ones earn their bonus."""
    colours = 0  # how many tiles each colour has, 8 bits apiece
    for row in range(WALL):
        across = 0
        down = 0
        for column in range(WALL):
            across += board.wall[row, column] != NONE
            down += board.wall[column, row] != NONE
            if board.wall[row, column] != NONE:
                colours += 1 << (8 * wide(board.wall[row, column]))
        prospect.fullest_row = max(prospect.fullest_row, across)
        if across == WALL:
            prospect.rows += 1
            prospect.score += ROW_BONUS
        elif across > 0:
            prospect.features[ROW_OF + across - 1] += 1
        if down == WALL:
            prospect.score += COLUMN_BONUS
        elif down > 0:
            prospect.features[COLUMN_OF + down - 1] += 1
    for colour in range(COLOURS):
        tiles = (colours >> (8 * colour)) & 255
        if tiles == COLOURS:
            prospect.score += COLOUR_BONUS
        elif tiles > 0:
            prospect.features[COLOUR_OF + tiles - 1] += 1


@compiled
def describe(side: int, board: Any, prospect: Any) -> None:
    """Write down the prospects of a board whose complete lines are tiled and whose floor line is scored."""
    for feature in range(FEATURES):
        prospect.features[feature] = 0
    prospect.features[ALWAYS] = 1
    prospect.side = side
    prospect.board = board
    prospect.score = board.score
    prospect.fullest_row = 0
    prospect.rows = 0
    count_lines(board, prospect)
    for line in range(LINES):
        if board.line_count[line] > 0:
            part = wide(board.line_count[line]) / capacity(line)
            prospect.features[LINE_FILLED + line] = part
            points = best_points(side, board, line, wide(board.line_colour[line]))
            prospect.features[LINE_POINTS + line] = part * points
    links = 0
    for row in range(WALL):
        for column in range(WALL):
            if board.wall[row, column] == NONE:
                links += points_here(board, row, column) - 1
    prospect.features[OPEN_LINKS] = links


def first_guess() -> Any:
    """Weights from the rulebook's bonuses alone, with which the first games to learn from were played."""
    table = np.zeros(1, WEIGHTS)
    weights = table["weights"][0]
    for rounds in range(1, ROUNDS_LEFT):
        for tiles in range(1, WALL):
            share = (tiles / WALL) ** 2
            weights[:, rounds, COLUMN_OF + tiles - 1] = COLUMN_BONUS * share * rounds / WALL
            weights[:, rounds, COLOUR_OF + tiles - 1] = COLOUR_BONUS * share * rounds / WALL
            weights[:, rounds, ROW_OF + tiles - 1] = share
        weights[:, rounds, LINE_FILLED : LINE_FILLED + LINES] = 0.5 * np.arange(1, LINES + 1)
        weights[:, rounds, LINE_POINTS : LINE_POINTS + LINES] = 0.6
        weights[:, rounds, STARTS] = 1.5
    table["spread"] = 12.0
    return table
