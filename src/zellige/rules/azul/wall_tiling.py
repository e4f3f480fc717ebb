"""Wall-tiling: completed lines reach the wall and score, then the floor line costs (AZ-3, AZ-7)."""

from typing import Any

import numpy as np

from ..common.compiling import compiled
from ..common.log import write
from ..common.pattern_lines import clear_line, first_complete_line
from ..common.tiles import COLOURS, NONE, wide
from ..common.tiling import tile_line
from .factory_offer import fall
from .state import (
    COLOUR_IN_COLUMN,
    COLOURED,
    DISCARDED,
    FLOOR_SCORED,
    GREY,
    LEGAL,
    MARKER,
    SPACE_OF_OTHER_COLOUR,
    SPACE_TAKEN,
    SWEPT,
    TILED,
    WALL,
    WALL_TILING,
    next_clockwise,
)

#: What each space of the floor line costs, from left to right (AZ-3.6).
FLOOR_COSTS = np.array([1, 1, 2, 2, 2, 3, 3], dtype=np.int64)


@compiled
def printed_column(row: int, colour: int) -> int:
    """Where the coloured wall shows a colour: each row is shifted one space to the right (AZ-1.7)."""
    return (colour + row) % WALL


@compiled
def column_has_colour(board: Any, column: int, colour: int) -> bool:
    for row in range(WALL):
        if board.wall[row, column] == colour:
            return True
    return False


@compiled
def place_fault(side: int, board: Any, row: int, column: int, colour: int) -> int:
    """What forbids a space: it must be free; on the coloured side it is the printed one (AZ-3.2), on the grey side any
    whose column lacks the colour (AZ-7.1, AZ-7.2). That the row lacks it was seen to when the line was begun (AZ-2.8).
    """
    if board.wall[row, column] != NONE:
        return SPACE_TAKEN
    if side == COLOURED and column != printed_column(row, colour):
        return SPACE_OF_OTHER_COLOUR
    if side == GREY and column_has_colour(board, column, colour):
        return COLOUR_IN_COLUMN
    return LEGAL


@compiled
def can_be_placed(side: int, board: Any, row: int, colour: int) -> bool:
    for column in range(WALL):
        if place_fault(side, board, row, column, colour) == LEGAL:
            return True
    return False


@compiled
def move_to_wall(state: Any, player: int, line: int, column: int, log: Any) -> None:
    """The rightmost tile moves to the wall and scores at once; the others go to the lid (AZ-3.2 to AZ-3.5)."""
    board = state.boards[player]
    tile_line(board, board.wall, state.lid, player, line, column, TILED, DISCARDED, log)


@compiled
def drop_line(state: Any, player: int, line: int, log: Any) -> None:
    """A complete line that no space accepts falls to the floor line (AZ-7.4)."""
    board = state.boards[player]
    colour = wide(board.line_colour[line])
    tiles = wide(board.line_count[line])
    clear_line(board, line)
    fall(state, player, colour, tiles, line, log)


@compiled
def floor_cost(board: Any) -> int:
    """What the floor line costs, the marker counting as a tile (AZ-3.6)."""
    cost = 0
    for space in range(board.floor_count):
        cost += FLOOR_COSTS[space]
    return cost


@compiled
def score_floor_line(state: Any, player: int, log: Any) -> None:
    """The floor line costs, the score staying at 0 or more, and its tiles go to the lid (AZ-3.6 to AZ-3.8)."""
    board = state.boards[player]
    if board.floor_count == 0:
        return
    cost = floor_cost(board)
    board.score = max(0, board.score - cost)
    write(log, FLOOR_SCORED, player, cost, wide(board.score))
    for space in range(board.floor_count):
        tile = wide(board.floor_line[space])
        if tile != MARKER:
            state.lid[tile] += 1
            write(log, SWEPT, player, space, tile)
        board.floor_line[space] = NONE
    board.floor_count = 0


@compiled
def begin_wall_tiling(state: Any) -> None:
    """Players tile clockwise from the round's starting player (AZ-3.1, AZ-7.8)."""
    state.phase = WALL_TILING
    state.player = state.starting_player


@compiled
def tile_player_until_choice(state: Any, player: int, log: Any) -> bool:
    """Tile one player's lines until a space must be chosen on the grey side; True once the floor line is scored."""
    board = state.boards[player]
    while True:
        line = first_complete_line(board)
        if line == NONE:
            score_floor_line(state, player, log)
            return True
        if not can_be_placed(state.side, board, line, board.line_colour[line]):
            drop_line(state, player, line, log)
        elif state.side == GREY:
            return False
        else:
            move_to_wall(state, player, line, printed_column(line, board.line_colour[line]), log)


@compiled
def tile_until_choice(state: Any, log: Any) -> bool:
    """Carry on tiling until a player must choose a space on the grey side; True once everybody has finished."""
    while tile_player_until_choice(state, wide(state.player), log):
        state.player = next_clockwise(state, wide(state.player))
        if state.player == state.starting_player:
            return True
    return False


@compiled
def row_is_complete(board: Any, row: int) -> bool:
    for column in range(WALL):
        if board.wall[row, column] == NONE:
            return False
    return True


@compiled
def column_is_complete(board: Any, column: int) -> bool:
    for row in range(WALL):
        if board.wall[row, column] == NONE:
            return False
    return True


@compiled
def colour_is_complete(board: Any, colour: int) -> bool:
    """All tiles of a colour are on the wall: one in each row."""
    tiles = 0
    for row in range(WALL):
        for column in range(WALL):
            tiles += board.wall[row, column] == colour
    return tiles == COLOURS
