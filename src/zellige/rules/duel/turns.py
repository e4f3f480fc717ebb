"""Whose turn it is while players acquire plates, tiles and chips (DU-3.15, DU-3.16)."""

from typing import Any

from ..common.compiling import compiled
from ..common.log import write
from ..common.tiles import NONE, total, wide
from .state import (
    AWAITS_ACTION,
    CHIPS_PER_ROUND,
    FACTORIES,
    PASSED,
    ROUNDS,
    SLOTS,
    SMALL_FACTORIES,
    clear_turn,
    other,
)


@compiled
def tiles_on_factories(state: Any) -> bool:
    if total(state.large_moon) > 0:
        return True
    for factory in range(FACTORIES):
        if total(state.suns[factory]) > 0:
            return True
    for small in range(SMALL_FACTORIES):
        if state.moon_count[small] > 0:
            return True
    return False


@compiled
def has_free_slot(board: Any) -> bool:
    for slot in range(SLOTS):
        if board.plates[slot] == NONE:
            return True
    return False


@compiled
def can_act(state: Any, player: int) -> bool:
    """Whether any of A to D is possible (DU-3.16)."""
    board = state.boards[player]
    plates_left = state.display_count > 0 or state.stack_count > 0
    if board.tokens > 0 and state.round_number < ROUNDS and plates_left and has_free_slot(board):
        return True
    if tiles_on_factories(state):
        return True
    if board.chips_taken < CHIPS_PER_ROUND:
        for small in range(SMALL_FACTORIES):
            if state.revealed[small] > 0:
                return True
    return False


@compiled
def end_turn(state: Any, log: Any) -> None:
    """The other player is on turn, or the same one again if the other must pass. When nobody can act, factories are
    empty and all tokens used: the phase is over and nothing is awaited (DU-3.15, DU-3.16).
    """
    clear_turn(state)
    player = wide(state.player)
    state.awaits = AWAITS_ACTION
    if can_act(state, other(player)):
        state.player = other(player)
    elif can_act(state, player):
        write(log, PASSED, other(player))
    else:
        state.awaits = NONE
