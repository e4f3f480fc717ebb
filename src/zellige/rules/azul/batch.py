"""What Python calls to play Azul: the functions of `common.batch` with these rules, and those of the set-up."""

from typing import Any

import numpy as np

from ..common.batch import Engine
from ..common.compiling import compiled, entry_point
from ..common.tiles import wide
from .final_scoring import places  # noqa: F401  # what the engine is made of
from .next_round import CHANCE, draw_deal, draw_starting_player, lay_out  # noqa: F401
from .play import MAX_ACTIONS, fault, legal_actions, play  # noqa: F401
from .state import DEAL, GAME_OVER, LEGAL, STATE, set_up  # noqa: F401


@compiled
def awaits_deal(state: Any) -> bool:
    return wide(state.phase) == DEAL


@compiled
def is_over(state: Any) -> bool:
    return wide(state.phase) == GAME_OVER


@compiled
def player_count(state: Any) -> int:
    return wide(state.players)


@entry_point("azul")
def starting_players(seeds: Any, players: int, out: Any) -> None:
    generator = np.zeros(1, np.uint64)
    for game in range(seeds.shape[0]):
        out[game] = draw_starting_player(generator, seeds[game], players)


@entry_point("azul")
def start_games(states: Any, players: int, side: int, starting_players: Any) -> None:
    for game in range(states.shape[0]):
        set_up(states[game], players, side, wide(starting_players[game]))


engine = Engine("azul", globals())
