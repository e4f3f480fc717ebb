"""Many duels at once, without leaving compiled code."""

from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.games.common.batch import BaseBatch
from zellige.rules.common.tiles import NONE
from zellige.rules.duel.batch import draw_set_ups, start_games
from zellige.rules.duel.components import FIRST_GAME_GOALS, GOALS
from zellige.rules.duel.next_round import SET_UP
from zellige.rules.duel.state import AWAITS_NOTHING, MAX_GOALS, PLAYERS

from .game import Goals
from .position import Position, check_goals


class Batch(BaseBatch[Position]):
    """N duels that are stepped together. Decisions are integers (`Move.action`); deals follow by themselves.

    >>> batch = Batch(256, seed=7, goals="random")
    >>> while not batch.over.all():
    ...     batch.step(batch.random_actions())
    >>> batch.results()[0].shape
    (256, 2)

    `seed` gives every game a seed of its own: game i has `batch.seeds[i]`, and plays like `Game(seed=batch.seeds[i])`.
    """

    position_type = Position
    players = PLAYERS
    actions = Position.engine.MAX_ACTIONS

    def __init__(self, size: int, goals: Goals = "first-game", *, seed: int = 0) -> None:
        if goals == "first-game":
            goals = tuple(FIRST_GAME_GOALS)
        if goals != "random":
            check_goals(tuple(goals))
        self.goals = goals
        super().__init__(size, seed)

    def _set_up(self, states: npt.NDArray[Any], seeds: npt.NDArray[np.uint64]) -> None:
        set_ups = np.zeros(len(states), SET_UP)
        draw_set_ups(seeds, set_ups)
        if self.goals != "random":
            codes = [GOALS.index(goal) for goal in self.goals]
            set_ups["goals"] = codes + [NONE] * (MAX_GOALS - len(codes))
        start_games(states, set_ups)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        return np.asarray(self.states["awaits"] == AWAITS_NOTHING)
