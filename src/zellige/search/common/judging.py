"""Judging positions by a net; written once for every game.

Besides the inputs of boards, offer and round (`put_board`, `put_offer`, `put_round`, and where those of a board are) a
game gives `hash_boards`, `prospect_of`, `stage_of`, `next_starter` and `player_count`.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from zellige.rules.common.compiling import compiled
from zellige.rules.common.tiles import wide

from .evaluation import ROUND_END, blur_of, is_summed, place_of, sum_board, sum_round
from .net import add_noted, add_sums, conclude, mark

# The names that a game gives; here they only tell readers and type checkers what is used below.
BOARD_INPUTS: int
NEXT_STARTER: int
ON_TURN: int
hash_boards: Callable[[Any, Any], None]
next_starter: Callable[[Any, bool], int]
player_count: Callable[[Any], int]
prospect_of: Callable[[Any, Any, int], Any]
put_board: Callable[[Any, Any, Any, int], None]
put_offer: Callable[[Any, Any, bool], None]
put_round: Callable[[Any, Any], None]
stage_of: Callable[[Any], int]

#: How much of an expected result a point is that an imprecise player errs by: about what a point of the lead is worth.
RESULT_OF_POINT = 0.04


def prepare(work: Any, state: Any) -> None:
    """Look at what stays the same until the next deal."""
    hash_boards(work, state)
    put_round(work.judging, state)
    sum_round(work)


def next_to(state: Any, player: int) -> int:
    """Boards are seen clockwise, the one of the player at the root first."""
    return 0 if player + 1 == player_count(state) else player + 1


def put_markers(work: Any, state: Any, is_over: bool) -> None:
    """Who starts the next round, and who is on turn."""
    starter = next_starter(state, is_over)
    player = wide(work.root)
    for index in range(player_count(state)):
        mark(work.judging, index * BOARD_INPUTS + NEXT_STARTER, starter == player)
        mark(work.judging, index * BOARD_INPUTS + ON_TURN, not is_over and state.player == player)
        player = next_to(state, player)


def put_inputs(work: Any, state: Any) -> None:
    """Show the net a position with the eyes of the player at the root, boards tiled once the round is over."""
    is_over = stage_of(state) == ROUND_END
    player = wide(work.root)
    for index in range(player_count(state)):
        prospect = prospect_of(work, state, player)
        put_board(work.judging, prospect, prospect.board if is_over else state.boards[player], index * BOARD_INPUTS)
        player = next_to(state, player)
    put_markers(work, state, is_over)
    put_offer(work.judging, state, is_over)
    put_round(work.judging, state)


def judgement(work: Any, state: Any, is_over: bool) -> tuple[float, float]:
    """What the net expects for the player at the root, as imprecisely as that player judges boards. It sees what
    `put_inputs` shows it, and remembers what it thought of the round and of boards that it has seen.
    """
    judging = work.judging
    error = 0.0
    judging.hidden[:] = work.round_sums
    player = wide(work.root)
    for index in range(player_count(state)):
        prospect = prospect_of(work, state, player)
        if not is_summed(work, prospect, is_over):
            put_board(judging, prospect, prospect.board if is_over else state.boards[player], index * BOARD_INPUTS)
            sum_board(work, prospect, is_over)
        add_sums(judging.hidden, work.board_sums[int(is_over), place_of(prospect.key)])
        if work.blur > 0:
            wrong = blur_of(work, prospect.key)
            error += wrong if index == 0 else -wrong / (player_count(state) - 1)
        player = next_to(state, player)
    put_markers(work, state, is_over)
    put_offer(judging, state, is_over)
    add_noted(work.net, judging, judging.hidden)
    expected, lead = conclude(work.net, judging)
    if work.blur > 0:
        expected = min(max(expected + RESULT_OF_POINT * error, -1.0), 1.0)
    return expected, lead + error


class Judging:
    """The functions above, compiled with one game's."""

    prepare: Callable[[Any, Any], None]
    put_inputs: Callable[[Any, Any], None]
    judgement: Callable[[Any, Any, bool], tuple[float, float]]

    def __init__(self, given: dict[str, Any]) -> None:
        namespace = {**globals(), **given}
        for function in (next_to, put_markers, prepare, put_inputs, judgement):
            namespace[function.__name__] = compiled(FunctionType(function.__code__, namespace))
        for name in Judging.__annotations__:
            setattr(self, name, namespace[name])
