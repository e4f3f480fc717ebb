"""What the net of the duel sees of a position at the start of a turn or between rounds, with the eyes of one seat."""

from typing import Any

from zellige.rules.common.compiling import compiled
from zellige.rules.common.pattern_lines import capacity
from zellige.rules.common.tiles import COLOURS, NONE, total, wide
from zellige.rules.duel.components import CHIP_KINDS, GOALS, JOKER, PLATES
from zellige.rules.duel.state import (
    DISPLAY,
    DOME,
    FACTORIES,
    LINES,
    MAX_GOALS,
    PLAYERS,
    ROUNDS,
    SMALL_FACTORIES,
)
from zellige.search.common.net import mark, put

from .evaluation import FEATURES, STARTS
from .reach import REACH_INPUTS, put_reach

SPACE_KINDS = JOKER + 1

# The inputs of a board: what the hand-made evaluation sees of it once it is tiled, and what it is made of.
FEATURE_AT = 0
NEXT_STARTER = FEATURE_AT + STARTS
SCORE = FEATURE_AT + FEATURES
TILE_AT = SCORE + 1  # row, column: a tile lies there
OPEN_AT = TILE_AT + DOME * DOME  # kind, row, column: an empty space of a plate
LINE_AT = OPEN_AT + SPACE_KINDS * DOME * DOME  # line, colour: how much of it is filled
CHIP_AT = LINE_AT + LINES * COLOURS
ON_TURN = CHIP_AT + CHIP_KINDS
BOARD_INPUTS = ON_TURN + 1

# The inputs of the table, behind those of both boards.
SUN_AT = PLAYERS * BOARD_INPUTS  # of the large factory, by colour
SMALL_SUN_AT = SUN_AT + COLOURS  # colour, tiles of it: on how many small factories
MOST_ON_SMALL = 4
LARGE_MOON_AT = SMALL_SUN_AT + COLOURS * MOST_ON_SMALL
MOON_TOP_AT = LARGE_MOON_AT + COLOURS  # on how many small moons a colour lies on top
MOON_BELOW_AT = MOON_TOP_AT + COLOURS  # tiles below
FACE_UP_AT = MOON_BELOW_AT + COLOURS  # chips, by kind
FACE_DOWN = FACE_UP_AT + CHIP_KINDS
DISPLAY_AT = FACE_DOWN + 1  # plates
GOAL_AT = DISPLAY_AT + PLATES
BAG_AT = GOAL_AT + len(GOALS)
START_LIES = BAG_AT + COLOURS
ROUND_AT = START_LIES + 1  # 1 for the round
TILES_LEFT = ROUND_AT + ROUNDS + 1
IS_ODD = TILES_LEFT + 1
ROUND_IS_OVER = IS_ODD + 1

# The inputs of what can still be laid, behind all others, for both boards.
REACH_AT = ROUND_IS_OVER + 1
INPUTS = REACH_AT + PLAYERS * REACH_INPUTS

#: More than can differ from zero at once.
MOST_INPUTS = PLAYERS * (FEATURES + DOME * DOME + LINES + CHIP_KINDS + 4 + REACH_INPUTS) + REACH_AT - SUN_AT


@compiled
def put_board(judging: Any, prospect: Any, board: Any, at: int) -> None:
    """The inputs of a board, from `at` on."""
    for feature in range(FEATURES):
        put(judging, at + FEATURE_AT + feature, prospect.features[feature] / 4)
    put(judging, at + SCORE, wide(prospect.score) / 30)
    for row in range(DOME):
        for column in range(DOME):
            if board.dome[row, column] != NONE:
                put(judging, at + TILE_AT + row * DOME + column, 1.0)
            elif board.spaces[row, column] != NONE:
                kind = wide(board.spaces[row, column])
                put(judging, at + OPEN_AT + (kind * DOME + row) * DOME + column, 1.0)
    for line in range(LINES):
        if board.line_count[line] > 0:
            part = wide(board.line_count[line]) / capacity(line)
            put(judging, at + LINE_AT + line * COLOURS + wide(board.line_colour[line]), part)
    for chip in range(CHIP_KINDS):
        put(judging, at + CHIP_AT + chip, wide(board.chips[chip]) / 2)
    put_reach(judging, prospect.board, wide(prospect.goals), REACH_AT + at // BOARD_INPUTS * REACH_INPUTS)


@compiled
def put_round(judging: Any, state: Any) -> None:
    """The inputs that stay the same until the next deal."""
    for colour in range(COLOURS):
        put(judging, BAG_AT + colour, wide(state.bag[colour]) / 13)
    for index in range(MAX_GOALS):
        if state.goals[index] != NONE:
            put(judging, GOAL_AT + wide(state.goals[index]), 1.0)
    put(judging, ROUND_AT + wide(state.round_number), 1.0)


@compiled
def put_offer(judging: Any, state: Any, is_over: bool) -> None:
    """The inputs of what lies between the boards."""
    for place in range(min(wide(state.display_count), DISPLAY)):
        put(judging, DISPLAY_AT + wide(state.display[place]), 1.0)
    mark(judging, ROUND_IS_OVER, is_over)
    if is_over:
        return
    tiles = total(state.large_moon) + total(state.suns[0])
    for colour in range(COLOURS):
        put(judging, SUN_AT + colour, wide(state.suns[0, colour]) / 3)
        put(judging, LARGE_MOON_AT + colour, wide(state.large_moon[colour]) / 3)
    for factory in range(1, FACTORIES):
        tiles += total(state.suns[factory])
        for colour in range(COLOURS):
            count = min(wide(state.suns[factory, colour]), MOST_ON_SMALL)
            if count > 0:
                put(judging, SMALL_SUN_AT + colour * MOST_ON_SMALL + count - 1, 1.0)
    for small in range(SMALL_FACTORIES):
        height = wide(state.moon_count[small])
        tiles += height
        for place in range(height):
            at = MOON_TOP_AT if place == height - 1 else MOON_BELOW_AT
            put(judging, at + wide(state.moons[small, place]), 1.0)
        if state.chips[small] != NONE:
            if state.revealed[small]:
                put(judging, FACE_UP_AT + wide(state.chips[small]), 1.0)
            else:
                put(judging, FACE_DOWN, 1.0)
    mark(judging, START_LIES, state.start_holder == NONE)
    put(judging, TILES_LEFT, tiles / 20)
    mark(judging, IS_ODD, tiles % 2 == 1)
