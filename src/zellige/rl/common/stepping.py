"""Stepping an environment of thousands of games in one compiled call; written once for every game.

The functions of the rules' engine are linked, not compiled again. Besides them a game gives
`look(states, seats, seen)`: states that hold only what a seat of each may know, perhaps in `seen`;
`encode(state, seat, out)`: write such a state to a row of numbers;
`restart(state, seed, vary, work)`: set a state up for the same variant, as a new seed says; `vary` draws what it may
leave as it was before, a duel's goals;
WORK: the record of WORK_FIELDS, and of what the game adds, that they work with.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from zellige.rules.common.chance import open_stream
from zellige.rules.common.compiling import compiled, entry_point
from zellige.rules.common.tiles import NONE, wide

# The names that a game gives; here they only tell readers and type checkers what is used below.
step: Callable[[Any, Any, Any], int]
deal_where_awaited: Callable[[Any, Any], None]
legal_masks: Callable[[Any, Any], None]
is_over: Callable[[Any], bool]
places: Callable[[Any, Any], None]
STATE: Any
look: Callable[[Any, Any, Any], Any]
encode: Callable[[Any, int, Any], None]
restart: Callable[[Any, Any, bool, Any], None]
WORK: Any

#: The reward at the end of a game.
OUTCOME, MARGIN, RANK = 0, 1, 2

#: The streams of a place's first seed that give the seeds of its further games, apart from all that games draw from.
FURTHER_GAMES_STREAM = 1 << 37

MOST_PLAYERS = 4

#: So many games are looked at before they are written: a processor waits for what it has copied just before.
AT_ONCE = 16

#: What stepping itself works with.
WORK_FIELDS: list[Any] = [("generator", np.uint64, (1,)), ("ranks", np.int8, (MOST_PLAYERS,))]


def write_rewards(state: Any, kind: int, ranks: Any, out: Any) -> None:
    """What the result, or the standing of a game cut short, is worth to every seat."""
    players = out.shape[0]
    places(state, ranks)
    for seat in range(players):
        equal = 0
        best = NONE
        for other in range(players):
            equal += ranks[other] == ranks[seat]
            if other != seat:
                best = max(best, wide(state.boards[other].score))
        if kind == MARGIN:
            out[seat] = wide(state.boards[seat].score) - best
        elif kind == RANK:
            # Seats that share places have the mean of them: the sum over all seats is 0.
            out[seat] = 1 - (2 * ranks[seat] + equal - 1) / (players - 1)
        elif ranks[seat] > 0:
            out[seat] = -1
        else:
            out[seat] = equal == 1


def encode_one(states: Any, seat: int, out: Any) -> None:
    """What a seat may know of the first state, which holds nothing else."""
    encode(states[0], seat, out)


def reward_one(states: Any, kind: int, out: Any) -> None:
    """The rewards of all seats for the first state."""
    write_rewards(states[0], kind, np.zeros(MOST_PLAYERS, np.int8), out)


def advance(
    states: Any,
    actions: Any,
    seeds: Any,
    first_seeds: Any,
    finished: Any,
    most_rounds: int,
    kind: int,
    vary: bool,
    observations: Any,
    masks: Any,
    seats: Any,
    rewards: Any,
    scores: Any,
    terminated: Any,
    truncated: Any,
) -> int:
    """Play one move per game and what follows from it; a game that ends is followed by the next one. Without any
    actions, only look.

    Nothing is played unless every move is legal; returns the first game whose move is not, or NONE.
    """
    if actions.shape[0] > 0:
        illegal = step(states, actions, seeds)
        if illegal != NONE:
            return illegal
    work = np.zeros(1, WORK)[0]
    seen = np.zeros(AT_ONCE, STATE)
    for game in range(states.shape[0]):
        state = states[game]
        terminated[game] = is_over(state)
        # The deal of one round too many has been laid out: it changes no score.
        truncated[game] = not terminated[game] and state.round_number > most_rounds
        for seat in range(rewards.shape[1]):
            rewards[game, seat] = 0
        if terminated[game] or truncated[game]:
            write_rewards(state, kind, work.ranks, rewards[game])
            for seat in range(rewards.shape[1]):
                scores[game, seat] = state.boards[seat].score
            finished[game] += 1
            open_stream(work.generator, first_seeds[game], FURTHER_GAMES_STREAM + finished[game])
            seeds[game] = work.generator[0]
            restart(state, seeds[game], vary, work)
            deal_where_awaited(states[game : game + 1], seeds[game : game + 1])
        seats[game] = state.player
    for first in range(0, states.shape[0], AT_ONCE):
        known = look(states[first : first + AT_ONCE], seats[first : first + AT_ONCE], seen)
        for game in range(first, min(first + AT_ONCE, states.shape[0])):
            encode(known[game - first], wide(seats[game]), observations[game])
    legal_masks(states, masks)
    return NONE


class Stepping:
    """The functions above, compiled with one game's."""

    advance: Callable[..., int]
    encode_one: Callable[[Any, int, Any], None]
    reward_one: Callable[[Any, int, Any], None]

    def __init__(self, game: str, given: dict[str, Any]) -> None:
        namespace = {**globals(), **given}
        namespace["write_rewards"] = compiled(FunctionType(write_rewards.__code__, namespace))
        for name in ("encode_one", "reward_one", "advance"):
            namespace[name] = entry_point(game, "rl")(FunctionType(globals()[name].__code__, namespace))
            setattr(self, name, namespace[name])
