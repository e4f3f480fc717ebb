"""Telling positions of Azul apart: boards and whole positions as 64 bits."""

from typing import Any

import numpy as np

from zellige.rules.azul.state import CENTRE, FACTORY_OFFER, LINES, WALL, WALL_TILING, displays
from zellige.rules.common.chance import mix
from zellige.rules.common.compiling import compiled
from zellige.rules.common.tiles import COLOURS, wide
from zellige.search.common.evaluation import fold


@compiled
def hash_boards(work: Any, state: Any) -> None:
    """Hash what no take of this round changes."""
    for player in range(state.players):
        work.salt[player] = board_salt(state.boards[player], player)


@compiled
def board_salt(board: Any, player: int) -> Any:
    """A hash of what no take changes: the wall and the score."""
    salt = fold(np.uint64(player + 1), wide(board.score))
    for row in range(WALL):
        code = 0
        for column in range(WALL):
            code = 8 * code + wide(board.wall[row, column]) + 1
        salt = fold(salt, code)
    return salt


@compiled
def lines_code(board: Any) -> int:
    """The pattern lines and how full the floor line is, one number for each case."""
    code = wide(board.floor_count)
    for line in range(LINES):
        code = 64 * code + 8 * wide(board.line_count[line]) + wide(board.line_colour[line]) + 1
    return code


@compiled
def board_key(work: Any, state: Any, player: int) -> Any:
    board = state.boards[player]
    salt = work.salt[player] if state.phase == FACTORY_OFFER else board_salt(board, player)
    return fold(salt, lines_code(board))


@compiled
def source_code(state: Any, source: int) -> int:
    code = 0
    for colour in range(COLOURS):
        code = 64 * code + wide(state.sources[source, colour])
    return code


@compiled
def position_key(work: Any, ply: int) -> Any:
    """Displays are hashed as a multiset: which of them holds which tiles makes no difference."""
    state = work.stack[ply]
    rest = wide(state.player) + 4 * (wide(state.marker_holder) + 1) + 32 * wide(work.root) + 128 * wide(work.objective)
    rest = 8 * rest + 4 * wide(state.phase == WALL_TILING) + wide(state.starting_player)
    key = fold(np.uint64(rest), source_code(state, CENTRE))
    for player in range(state.players):
        key += board_key(work, state, player)
    for display in range(1, displays(state.players) + 1):
        code = source_code(state, display)
        if code != 0:
            key += fold(np.uint64(0), code)
    return mix(key)
