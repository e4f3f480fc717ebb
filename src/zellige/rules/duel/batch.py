"""What Python calls to play Azul Duel: the functions of `common.batch` with these rules, and those of the set-up."""

from typing import Any

import numpy as np

from ..common.batch import Engine
from ..common.compiling import compiled, entry_point, record
from ..common.tiles import wide
from .components import PLATES
from .final_scoring import goal_points, places  # noqa: F401  # what the engine is made of
from .knowledge import guess, hide
from .next_round import CHANCE, draw_deal, draw_set_up, lay_out  # noqa: F401
from .play import MAX_ACTIONS, fault, legal_actions, play  # noqa: F401
from .state import AWAITS_DEAL, AWAITS_NOTHING, LEGAL, PLAYERS, STATE, set_up  # noqa: F401

#: Working space for guessing what a view leaves open.
GUESSING = record(
    [
        ("generator", np.uint64, (1,)),
        ("seen", np.int8, (PLATES,)),
        ("unseen", np.int8, (PLATES,)),
        ("hand", np.int8, (PLATES,)),
        ("counts", np.int64, (2,)),
    ]
)


@compiled
def awaits_deal(state: Any) -> bool:
    return wide(state.awaits) == AWAITS_DEAL


@compiled
def is_over(state: Any) -> bool:
    return wide(state.awaits) == AWAITS_NOTHING


@compiled
def player_count(state: Any) -> int:
    return PLAYERS


@entry_point("duel")
def draw_set_ups(seeds: Any, out: Any) -> None:
    """What each seed draws before the first deal."""
    generator = np.zeros(1, np.uint64)
    for game in range(seeds.shape[0]):
        draw_set_up(generator, seeds[game], out[game])


@entry_point("duel")
def start_games(states: Any, set_ups: Any) -> None:
    for game in range(states.shape[0]):
        chosen = set_ups[game]
        set_up(states[game], chosen.goals, wide(chosen.starting_player), chosen.stack)


@entry_point("duel")
def hide_all(states: Any, viewer: int) -> None:
    """Leave only what a viewer may know, in every state."""
    for game in range(states.shape[0]):
        hide(states[game], viewer)


@entry_point("duel")
def guess_all(states: Any, seeds: Any) -> None:
    """Fill in what the views leave open, one seed each."""
    work = np.zeros(1, GUESSING)
    for game in range(states.shape[0]):
        guess(states[game], seeds[game], work[0])


@entry_point("duel")
def goal_totals(states: Any, player: int, out: Any) -> None:
    """What every goal would bring a player of the first state now."""
    for goal in range(out.shape[0]):
        out[goal] = goal_points(states[0].boards[player], goal)


engine = Engine("duel", globals())
