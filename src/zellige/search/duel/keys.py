"""Telling positions of the duel apart: boards and whole positions as 64 bits."""

from typing import Any

import numpy as np

from zellige.rules.common.chance import mix
from zellige.rules.common.compiling import compiled
from zellige.rules.common.tiles import COLOURS, total, wide
from zellige.rules.duel.components import CHIP_KINDS
from zellige.rules.duel.state import (
    ACQUIRING,
    AWAITS_DEAL,
    DOME,
    FACTORIES,
    GAME_OVER,
    LINES,
    MAX_GOALS,
    OPENING,
    PLAYERS,
    SLOTS,
    SMALL_FACTORIES,
    TILING,
)
from zellige.search.common.evaluation import fold


@compiled
def hash_boards(work: Any, state: Any) -> None:
    """Hash what does not change while players acquire: their domes."""
    for player in range(PLAYERS):
        work.salt[player] = dome_salt(state, player)


@compiled
def dome_salt(state: Any, player: int) -> Any:
    """A hash of a dome and of what gives it its worth: the goals, and the rounds that are left."""
    board = state.boards[player]
    code = wide(state.round_number)
    for index in range(MAX_GOALS):
        code = 32 * code + wide(state.goals[index]) + 1
    salt = fold(np.uint64(player + 1), code)
    for row in range(DOME):
        code = 0
        for column in range(DOME):
            code = 8 * code + wide(board.dome[row, column]) + 1
        salt = fold(salt, code)
    return salt


@compiled
def is_tiled(state: Any, player: int) -> bool:
    """Whether a player has finished tiling in this round."""
    if state.phase == TILING:
        return bool(state.player != player and state.starting_player == player)
    return bool(state.awaits == AWAITS_DEAL or state.phase == GAME_OVER)


@compiled
def board_key(work: Any, state: Any, player: int) -> Any:
    board = state.boards[player]
    key = work.salt[player] if state.phase == ACQUIRING or state.phase == OPENING else dome_salt(state, player)
    code = 0
    for line in range(LINES):
        code = 64 * code + 8 * wide(board.line_count[line]) + wide(board.line_colour[line]) + 1
    key = fold(key, code)
    code = 0
    for slot in range(SLOTS):
        code = 128 * code + 4 * (wide(board.plates[slot]) + 1) + wide(board.rotations[slot])
    key = fold(key, code)
    code = 0
    for chip in range(CHIP_KINDS):
        code = 4 * code + wide(board.chips[chip])
    code = 4 * code + wide(board.tokens)
    code = 4 * code + wide(board.chips_taken)
    code = 8 * code + total(board.broken)
    code = 4 * code + 2 * wide(state.start_holder == player) + wide(is_tiled(state, player))
    key = fold(key, 1024 * code + wide(board.score))
    return fold(key, tiling_code(state)) if state.phase == TILING and state.player == player else key


@compiled
def tiling_code(state: Any) -> int:
    """How far the player on turn is with tiling: the line, and what is paid for it."""
    code = 8 * (wide(state.line) + 1) + wide(state.pairs) + 1
    for chip in range(CHIP_KINDS):
        code = 4 * code + wide(state.payment[chip])
    return code


@compiled
def position_key(work: Any, ply: int) -> Any:
    state = work.stack[ply]
    key = np.uint64(0)
    for factory in range(FACTORIES):
        code = 0
        for colour in range(COLOURS):
            code = 8 * code + wide(state.suns[factory, colour])
        key = fold(key, code)
    code = 0
    for colour in range(COLOURS):
        code = 32 * code + wide(state.large_moon[colour])
    key = fold(key, code)
    code = 0
    for small in range(SMALL_FACTORIES):
        for space in range(state.moon_count[small]):
            code = 8 * code + wide(state.moons[small, space]) + 1
        code *= 8
    key = fold(key, code)
    code = 0
    for small in range(SMALL_FACTORIES):
        code = 32 * code + 2 * (wide(state.chips[small]) + 1) + wide(state.revealed[small])
    for place in range(state.display_count):
        code = 32 * code + wide(state.display[place]) + 1
    code = 32 * code + wide(state.stack_count)
    if state.stack_count > 0:
        code = 32 * code + wide(state.stack[state.stack_count - 1])
    key = fold(key, code)
    code = wide(state.awaits)
    code = 8 * code + wide(state.hand_colour) + 1
    code = 32 * code + wide(state.hand_count)
    for colour in range(COLOURS):
        code = 4 * code + wide(state.leftovers[colour])
    code = 8 * code + wide(state.leftover_factory) + 1
    code = 32 * code + wide(state.plate) + 1
    code = 16 * code + wide(state.slot) + 1
    key = fold(key, code)
    for index in range(state.drawn_count):
        key = fold(key, wide(state.drawn[index]) + 1)
    code = tiling_code(state)
    code = 2 * code + wide(state.player)
    code = 2 * code + wide(state.starting_player)
    code = 4 * code + wide(state.start_holder) + 1
    code = 2 * code + wide(work.root)
    code = 4 * code + wide(work.objective)
    code = 8 * code + wide(state.phase)
    key = fold(key, code)
    for player in range(PLAYERS):
        key += board_key(work, state, player)
    return mix(key)
