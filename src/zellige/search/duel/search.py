"""The search of the duel: within one world, drawn among those that fit what a player knows, a round is searched like
chess, decision by decision; a turn counts as one step of depth.
"""

from typing import Any

from zellige.rules.common.compiling import compiled, record
from zellige.rules.common.tiles import NONE, wide
from zellige.rules.duel import batch
from zellige.rules.duel.batch import GUESSING  # noqa: F401
from zellige.rules.duel.knowledge import guess, hide
from zellige.rules.duel.play import MAX_ACTIONS, decide, legal_actions, play
from zellige.rules.duel.state import (
    ACQUIRING,
    AWAITS_ACTION,
    AWAITS_DEAL,
    AWAITS_LEFTOVER,
    AWAITS_LINE,
    AWAITS_PLATE,
    AWAITS_ROTATION,
    AWAITS_SLOT,
    LINES,
    PLAYERS,
    ROUNDS,
    STATE,
    TILING,
)
from zellige.search.common.alpha_beta import GOES_ON, ROUND_OVER, TURN_OVER, Search, keep_best, work_fields
from zellige.search.common.evaluation import ROUND_END, memory_fields, write_sample
from zellige.search.common.net import net_record
from zellige.search.common.self_play import SelfPlay
from zellige.search.common.values import WIN

from .evaluation import PROSPECT, STARTS, WEIGHTS
from .inputs import INPUTS, MOST_INPUTS
from .keys import position_key  # noqa: F401  # what the search is made of
from .promise import promise_of
from .prospects import (  # noqa: F401
    final_result,
    margin_if_ended,
    margin_of,
    next_starter,
    outlook,
    prepare,
    prospect_of,
    put_inputs,
    stage_of,
)

#: More than the decisions of any round: 21 tiles, 4 plates and 4 chips, and the tiling after them.
MAX_PLIES = 160

NET = net_record(INPUTS)
WORK = record(
    work_fields(STATE, MAX_PLIES, MAX_ACTIONS)
    + memory_fields(STATE, PLAYERS, LINES, PROSPECT, WEIGHTS, NET, MOST_INPUTS)
)


@compiled
def list_moves(work: Any, ply: int) -> int:
    """All decisions; of the many ways to put a plate, beyond the root, only the most promising."""
    state = work.stack[ply]
    count = legal_actions(state, work.actions[ply])
    for index in range(count):
        work.promise[ply, index] = promise_of(state, wide(work.actions[ply, index]))
    if ply > 0 and work.objective == WIN:
        if state.awaits == AWAITS_SLOT:
            count = keep_best(work, ply, count, 3)
        elif state.awaits == AWAITS_ROTATION:
            count = keep_best(work, ply, count, 2)
    return count


@compiled
def advance(work: Any, ply: int, action: int) -> int:
    """An exact search tiles by the rules, choices included. Otherwise a round is over when nothing is left to acquire:
    what follows concerns each board alone, and `prospect_of` sees to it; then only the player at the root chooses.
    """
    work.stack[ply + 1] = work.stack[ply]
    state = work.stack[ply + 1]
    if work.objective != WIN or state.phase == TILING:
        play(state, action, None)
        if state.phase == TILING:
            return GOES_ON if work.objective != WIN or state.player == work.root else ROUND_OVER
        if state.phase != ACQUIRING:
            return ROUND_OVER
    else:
        decide(state, action, None)
        if state.awaits == NONE:
            return ROUND_OVER
    return TURN_OVER if state.awaits == AWAITS_ACTION or state.awaits == AWAITS_PLATE else GOES_ON


search = Search("duel", {**vars(batch), **globals()})


# Learning


@compiled
def imagine(state: Any, seed: Any, guessing: Any) -> None:
    """What the player on turn cannot know might be anything that fits."""
    hide(state, wide(state.player))
    guess(state, seed, guessing)


@compiled
def is_amid_turn(state: Any) -> bool:
    """Once a payment has begun, a line is neither incomplete nor complete."""
    return bool((state.phase == ACQUIRING and state.awaits != AWAITS_ACTION) or state.pairs != NONE)


@compiled
def is_foreseen(state: Any) -> bool:
    """Where tiles go is part of taking them. For a plate more slots and rotations are looked at once it is taken."""
    return bool(state.awaits == AWAITS_LINE or state.awaits == AWAITS_LEFTOVER)


@compiled
def note(work: Any, state: Any, samples: Any, count: int) -> int:
    """Write down what the evaluation sees of both boards, at the end of a round and at the start of a turn."""
    if state.awaits != AWAITS_ACTION and state.awaits != AWAITS_DEAL:
        return count
    work.root = state.player
    prepare(work, state)
    for player in range(PLAYERS):
        prospect = prospect_of(work, state, player)
        sample = samples[count + player]
        write_sample(sample, player, stage_of(state), prospect)
        sample.rounds_left = ROUNDS - state.round_number
        sample.features[STARTS] = next_starter(state, stage_of(state) == ROUND_END) == player
    return count + PLAYERS


learning = SelfPlay("duel", {**vars(batch), **vars(batch.engine), **globals(), **vars(search)})
