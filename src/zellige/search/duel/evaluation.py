"""What a duel position is worth when a round ends, or where a search has to stop before.

As in Azul the estimate of a player's final score is what the board has earned for certain, goals included, plus a
weighted sum of features of that board alone, after tiling. The weights depend on how many rounds are left.
"""

from pathlib import Path
from typing import Any

import numpy as np

from zellige.rules.common.compiling import compiled
from zellige.rules.common.links import link_points
from zellige.rules.common.pattern_lines import capacity
from zellige.rules.common.tiles import COLOURS, NONE, wide
from zellige.rules.duel.components import CHIP_KINDS, JOKER, SPECIAL
from zellige.rules.duel.dome_tiling import accepts
from zellige.rules.duel.final_scoring import (
    COLUMNS,
    CORNERS,
    DIAGONALS,
    EMPTY_SPECIALS,
    FIVE_COLOURS,
    JOKERS,
    OUTER,
    ROWS,
    goal_points,
)
from zellige.rules.duel.state import BOARD, DOME, LINES, MAX_GOALS, ROUNDS, SLOTS
from zellige.search.common.evaluation import prospect_record, sample_record, weights_record

# The features of a board.
ALWAYS = 0
FILLED = 1  # each row: spaces with a tile
OPEN = 7  # each row: empty spaces of a plate
LINE_FILLED = 13  # each line with a space for its tile: how much of it is filled
LINE_POINTS = 19  # that part of the points that its tile would earn now
LINE_WAITING = 25  # each line without such a space: how much of it is filled
OPEN_LINKS = 31  # the points beyond the first that tiles on all open spaces would earn
CHIPS_HELD = 32
CHIPS_SQUARED = 33
TOKENS_LEFT = 34
FREE_SLOTS = 35
SPECIALS_OF = 36  # points of empty special spaces on plates with 0, 1 and 2 tiles
OPEN_JOKERS = 39
STARTS = 40
# For each goal, if it is in play.
ROWS_OF = 41  # rows with 4 and 5 tiles
COLOURS_OF = 43  # rows with 3 and 4 colours
COLUMNS_OF = 45  # columns with 3, 4 and 5 tiles
OUTER_OPEN = 48  # empty spaces on the edge
DIAGONALS_OF = 49  # diagonals with 3, 4 and 5 tiles
CORNERS_OF = 52  # tiles squared on upper and on lower corner plates
JOKERS_OF = 54  # multicoloured spaces without and with a tile
SPECIALS_EMPTY = 56  # empty special spaces on plates with 1 and 2 tiles
FEATURES = 58

CORNER_SLOTS = (0, 2, 6, 8)
ROUNDS_LEFT = ROUNDS

WEIGHTS = weights_record(ROUNDS_LEFT, FEATURES)
#: Written by tools/fit_evaluation.py.
WEIGHTS_FILE = Path(__file__).with_name("weights.npz")

PROSPECT = prospect_record(BOARD, FEATURES, ("goals", np.int32))  # a bit for each goal in play
SAMPLE = sample_record(FEATURES)


@compiled
def best_points(board: Any, row: int, colour: int) -> int:
    """What a tile would earn in a row at its best space; 0 if none accepts it."""
    best = 0
    for column in range(DOME):
        if accepts(board, row, column, colour):
            horizontal, vertical = link_points(board.dome, row, column)
            best = max(best, horizontal + vertical)
    return best


@compiled
def tiles_along(board: Any, row: int, column: int, down: int, right: int) -> int:
    """How many of six spaces in one direction hold a tile."""
    tiles = 0
    for step in range(DOME):
        tiles += board.dome[row + step * down, column + step * right] != NONE
    return tiles


@compiled
def tiles_on_plate(board: Any, slot: int) -> int:
    tiles = 0
    for row in range(2):
        for column in range(2):
            tiles += board.dome[2 * (slot // 3) + row, 2 * (slot % 3) + column] != NONE
    return tiles


@compiled
def colours_in(board: Any, row: int) -> int:
    """How many colours lie in a row."""
    seen = 0
    for column in range(DOME):
        tile = wide(board.dome[row, column])
        if 0 <= tile < COLOURS:
            seen |= 1 << tile
    colours = 0
    for colour in range(COLOURS):
        colours += (seen >> colour) & 1
    return colours


@compiled
def describe_dome(board: Any, features: Any) -> None:
    links = 0
    for row in range(DOME):
        for column in range(DOME):
            if board.dome[row, column] != NONE:
                features[FILLED + row] += 1
            elif board.spaces[row, column] != NONE:
                space = board.spaces[row, column]
                if space == SPECIAL:
                    tiles = tiles_on_plate(board, 3 * (row // 2) + column // 2)
                    features[SPECIALS_OF + min(tiles, 2)] += row + 1
                else:
                    features[OPEN + row] += 1
                    horizontal, vertical = link_points(board.dome, row, column)
                    links += horizontal + vertical - 1
                    if space == JOKER:
                        features[OPEN_JOKERS] += 1
    features[OPEN_LINKS] = links


@compiled
def describe_lines(board: Any, features: Any) -> None:
    for line in range(LINES):
        if board.line_count[line] > 0:
            part = wide(board.line_count[line]) / capacity(line)
            points = best_points(board, line, wide(board.line_colour[line]))
            if points > 0:
                features[LINE_FILLED + line] = part
                features[LINE_POINTS + line] = part * points
            else:
                features[LINE_WAITING + line] = part


@compiled
def describe_goal(board: Any, goal: int, features: Any) -> None:
    """How far a goal in play has come."""
    if goal == ROWS:
        for row in range(DOME):
            tiles = tiles_along(board, row, 0, 0, 1)
            if tiles == 4 or tiles == 5:
                features[ROWS_OF + tiles - 4] += 1
    elif goal == FIVE_COLOURS:
        for row in range(DOME):
            colours = colours_in(board, row)
            if colours == 3 or colours == 4:
                features[COLOURS_OF + colours - 3] += 1
    elif goal == COLUMNS:
        for column in range(DOME):
            tiles = tiles_along(board, 0, column, 1, 0)
            if 3 <= tiles <= 5:
                features[COLUMNS_OF + tiles - 3] += 1
    elif goal == OUTER:
        for row in range(DOME):
            for column in range(DOME):
                edge = row == 0 or row == DOME - 1 or column == 0 or column == DOME - 1
                features[OUTER_OPEN] += edge and board.dome[row, column] == NONE and board.spaces[row, column] != NONE
    elif goal == DIAGONALS:
        for tiles in (tiles_along(board, 0, 0, 1, 1), tiles_along(board, 0, DOME - 1, 1, -1)):
            if 3 <= tiles <= 5:
                features[DIAGONALS_OF + tiles - 3] += 1
    elif goal == CORNERS:
        for slot in CORNER_SLOTS:
            tiles = tiles_on_plate(board, slot)
            if tiles < 4:
                features[CORNERS_OF + (slot > 2)] += tiles * tiles
    elif goal == JOKERS:
        for row in range(DOME):
            for column in range(DOME):
                if board.spaces[row, column] == JOKER:
                    features[JOKERS_OF + (board.dome[row, column] != NONE)] += 1
    elif goal == EMPTY_SPECIALS:
        for row in range(DOME):
            for column in range(DOME):
                if board.spaces[row, column] == SPECIAL and board.dome[row, column] == NONE:
                    tiles = tiles_on_plate(board, 3 * (row // 2) + column // 2)
                    if tiles > 0:
                        features[SPECIALS_EMPTY + min(tiles, 2) - 1] += 1


@compiled
def describe(board: Any, goals: Any, prospect: Any) -> None:
    """Write down the prospects of a board that is tiled and whose broken tiles are scored."""
    features = prospect.features
    for feature in range(FEATURES):
        features[feature] = 0
    features[ALWAYS] = 1
    prospect.board = board
    describe_dome(board, features)
    describe_lines(board, features)
    chips = 0
    for chip in range(CHIP_KINDS):
        chips += board.chips[chip]
    features[CHIPS_HELD] = chips
    features[CHIPS_SQUARED] = chips * chips
    features[TOKENS_LEFT] = board.tokens
    for slot in range(SLOTS):
        features[FREE_SLOTS] += board.plates[slot] == NONE
    score = wide(board.score)
    prospect.goals = 0
    for index in range(MAX_GOALS):
        goal = wide(goals[index])
        if goal != NONE:
            prospect.goals |= 1 << goal
            score += goal_points(board, goal)
            describe_goal(board, goal, features)
    prospect.score = max(0, score)


def first_guess() -> Any:
    """Weights from the rulebook alone, with which the first games to learn from were played."""
    table = np.zeros(1, WEIGHTS)
    weights = table["weights"][0]
    for rounds in range(1, ROUNDS_LEFT):
        later = rounds / ROUNDS_LEFT
        weights[:, rounds, OPEN : OPEN + LINES] = 1.5 * later
        weights[:, rounds, LINE_FILLED : LINE_FILLED + LINES] = 0.5 * np.arange(1, LINES + 1)
        weights[:, rounds, LINE_POINTS : LINE_POINTS + LINES] = 0.6
        weights[:, rounds, LINE_WAITING : LINE_WAITING + LINES] = 0.3 * np.arange(1, LINES + 1)
        weights[:, rounds, CHIPS_HELD] = 1.0
        weights[:, rounds, SPECIALS_OF : SPECIALS_OF + 3] = np.array([0.1, 0.3, 0.5]) * later
        weights[:, rounds, STARTS] = 2.5
        weights[:, rounds, ROWS_OF : ROWS_OF + 2] = np.array([1, 2]) * later
        weights[:, rounds, COLOURS_OF : COLOURS_OF + 2] = np.array([1, 2]) * later
        weights[:, rounds, COLUMNS_OF : COLUMNS_OF + 3] = np.array([2, 3, 5]) * later
        weights[:, rounds, OUTER_OPEN] = 0.5 * later
        weights[:, rounds, DIAGONALS_OF : DIAGONALS_OF + 3] = np.array([3, 4, 7]) * later
        weights[:, rounds, CORNERS_OF : CORNERS_OF + 2] = np.array([0.2, 0.6]) * later
        weights[:, rounds, JOKERS_OF : JOKERS_OF + 2] = np.array([0.5, 1.0]) * later
        weights[:, rounds, SPECIALS_EMPTY : SPECIALS_EMPTY + 2] = np.array([1.0, 2.0]) * later
        weights[1:, rounds, TOKENS_LEFT] = 2.0
    weights[1:, 0] = weights[1:, 1] * 0.5
    weights[1:, :, LINE_WAITING : LINE_WAITING + LINES] *= 1.5
    table["spread"] = 14.0
    return table
