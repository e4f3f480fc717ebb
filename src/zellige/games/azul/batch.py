"""Many games of Azul at once, without leaving compiled code."""

from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.games.common.batch import BaseBatch
from zellige.rules.azul.batch import start_games, starting_players
from zellige.rules.azul.state import GAME_OVER

from .position import Position
from .variant import Side, Variant


class Batch(BaseBatch[Position]):
    """N games of Azul that are stepped together. Moves are integers (`Move.action`); deals follow by themselves.

    >>> batch = Batch(1024, players=2, seed=7)
    >>> while not batch.over.all():
    ...     batch.step(batch.random_actions())
    >>> scores, places = batch.results()
    >>> scores.shape, int(places.min())
    ((1024, 2), 0)

    `seed` gives every game a seed of its own: game i has `batch.seeds[i]`, and plays like `Game(seed=batch.seeds[i])`.
    """

    position_type = Position

    def __init__(self, size: int, players: int = 2, side: Side = "coloured", *, seed: int = 0) -> None:
        self.variant = Variant(players, side)
        self.players = self.variant.players
        self.actions = self.variant.actions
        super().__init__(size, seed)

    def _set_up(self, states: npt.NDArray[Any], seeds: npt.NDArray[np.uint64]) -> None:
        starting = np.zeros(len(states), np.int8)
        starting_players(seeds, self.players, starting)
        start_games(states, self.players, self.variant.side_code, starting)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        return np.asarray(self.states["phase"] == GAME_OVER)
