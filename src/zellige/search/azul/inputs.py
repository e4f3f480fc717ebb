"""What the net of Azul sees of a position, with the eyes of one seat: its own board first, then clockwise."""

from typing import Any

from zellige.rules.azul.state import (
    CENTRE,
    FLOOR,
    GREY,
    LINES,
    MAX_PLAYERS,
    TILES_PER_COLOUR,
    TILES_PER_DISPLAY,
    WALL,
    displays,
)
from zellige.rules.azul.wall_tiling import FLOOR_COSTS
from zellige.rules.common.compiling import compiled
from zellige.rules.common.pattern_lines import capacity
from zellige.rules.common.tiles import COLOURS, NONE, total, wide
from zellige.search.common.net import mark, put

from .evaluation import FEATURES
from .reach import REACH_INPUTS, put_reach

# The inputs of a board: what the hand-made evaluation sees of it once it is tiled, and what it is made of. On both
# sides of the board a wall space tells its colour.
FEATURE_AT = 0
SCORE_AFTER = FEATURE_AT + FEATURES
WALL_AT = SCORE_AFTER + 1  # colour, row, column
LINE_AT = WALL_AT + COLOURS * WALL * WALL  # line, colour: how much of it is filled
FLOOR_COST = LINE_AT + LINES * COLOURS
SCORE = FLOOR_COST + 1
ROW_DONE = SCORE + 1  # each row, column and colour: the square of how much of it is done
COLUMN_DONE = ROW_DONE + WALL
COLOUR_DONE = COLUMN_DONE + WALL
NEXT_STARTER = COLOUR_DONE + COLOURS  # as far as that is settled
ON_TURN = NEXT_STARTER + 1
BOARD_INPUTS = ON_TURN + 1

# The inputs of the table, behind those of four boards.
CENTRE_AT = MAX_PLAYERS * BOARD_INPUTS
MARKER_LIES = CENTRE_AT + COLOURS
DISPLAYS_AT = MARKER_LIES + 1  # colour, tiles of it: on how many displays
BAG_AT = DISPLAYS_AT + COLOURS * TILES_PER_DISPLAY
BAG_TOTAL = BAG_AT + COLOURS
ROUND = BAG_TOTAL + 1
TILES_LEFT = ROUND + 1
IS_ODD = TILES_LEFT + 1
ROUND_IS_OVER = IS_ODD + 1

# The inputs of grey walls, behind all others, for each of four boards; on the coloured side all are zero.
REACH_AT = ROUND_IS_OVER + 1
INPUTS = REACH_AT + MAX_PLAYERS * REACH_INPUTS

#: More than can differ from zero at once: full walls with all they complete, all lines, and the table.
MOST_INPUTS = (
    MAX_PLAYERS * (FEATURES + 1 + WALL * WALL + LINES + WALL + WALL + COLOURS + 4 + REACH_INPUTS) + REACH_AT - CENTRE_AT
)


@compiled
def put_board(judging: Any, prospect: Any, board: Any, at: int) -> None:
    """The inputs of a board, from `at` on."""
    for feature in range(FEATURES):
        put(judging, at + FEATURE_AT + feature, prospect.features[feature] / 4)
    put(judging, at + SCORE_AFTER, wide(prospect.score) / 30)
    columns = 0  # tiles of each column and of each colour, 8 bits apiece
    colours = 0
    for row in range(WALL):
        tiles = 0
        for column in range(WALL):
            colour = wide(board.wall[row, column])
            if colour != NONE:
                put(judging, at + WALL_AT + (colour * WALL + row) * WALL + column, 1.0)
                tiles += 1
                columns += 1 << (8 * column)
                colours += 1 << (8 * colour)
        put(judging, at + ROW_DONE + row, (tiles / WALL) ** 2)
    for index in range(WALL):
        put(judging, at + COLUMN_DONE + index, (((columns >> (8 * index)) & 255) / WALL) ** 2)
        put(judging, at + COLOUR_DONE + index, (((colours >> (8 * index)) & 255) / WALL) ** 2)
    for line in range(LINES):
        if board.line_count[line] > 0:
            part = wide(board.line_count[line]) / capacity(line)
            put(judging, at + LINE_AT + line * COLOURS + wide(board.line_colour[line]), part)
    cost = 0
    for space in range(min(wide(board.floor_count), FLOOR)):
        cost += FLOOR_COSTS[space]
    put(judging, at + FLOOR_COST, cost / 14)
    put(judging, at + SCORE, wide(board.score) / 30)
    if prospect.side == GREY:
        put_reach(judging, prospect.board, REACH_AT + at // BOARD_INPUTS * REACH_INPUTS)


@compiled
def put_round(judging: Any, state: Any) -> None:
    """The inputs that stay the same until the next deal."""
    for colour in range(COLOURS):
        put(judging, BAG_AT + colour, wide(state.bag[colour]) / TILES_PER_COLOUR)
    put(judging, BAG_TOTAL, total(state.bag) / (COLOURS * TILES_PER_COLOUR))
    put(judging, ROUND, wide(state.round_number) / 5)


@compiled
def put_offer(judging: Any, state: Any, is_over: bool) -> None:
    """The inputs of what lies between the boards."""
    mark(judging, ROUND_IS_OVER, is_over)
    if is_over:
        return
    tiles = 0
    for source in range(displays(state.players) + 1):
        for colour in range(COLOURS):
            count = wide(state.sources[source, colour])
            if count > 0:
                tiles += count
                if source == CENTRE:
                    put(judging, CENTRE_AT + colour, count / 4)
                else:
                    put(judging, DISPLAYS_AT + colour * TILES_PER_DISPLAY + count - 1, 1.0)
    mark(judging, MARKER_LIES, state.marker_holder == NONE)
    put(judging, TILES_LEFT, tiles / 20)
    mark(judging, IS_ODD, tiles % 2 == 1)
