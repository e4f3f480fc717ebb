"""One game as the single environments play it: dealt by its seed, cut short like those of a vector, rewarded."""

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.games.common.errors import IllegalMove
from zellige.games.common.position import BasePosition, as_seed
from zellige.rl.encoding import encoding_of, offered
from zellige.rl.ending import MOST_ROUNDS, check_most_rounds, reward_code
from zellige.rl.goals import game_options


class Episode:
    """A game of a variant; `start` begins it, and begins it anew."""

    def __init__(
        self,
        variant: str,
        reward: str = "outcome",
        most_rounds: int = MOST_ROUNDS,
        goals: str | Sequence[str] | None = None,
    ) -> None:
        self.offered = offered(variant)
        self.encoding = encoding_of(variant)
        self.reward = reward_code(reward)
        self.most_rounds = check_most_rounds(most_rounds)
        self._options = game_options(variant, goals)
        self._position: BasePosition[Any, Any, Any, Any] | None = None

    @property
    def position(self) -> BasePosition[Any, Any, Any, Any]:
        if self._position is None:
            raise ValueError("no game has begun: call reset() first")
        return self._position

    def start(self, seed: int) -> None:
        """Set the game up and deal, as `Game(seed=seed)` does with the same goals."""
        self._seeds = np.array([as_seed(seed)])
        self._position = self.offered.new_game(seed=seed, **self._options).position

    def play(self, action: int | np.integer[Any]) -> None:
        """Play a move and the deal that follows; raises IllegalMove, or ValueError for a number that is no move."""
        number = index(action)
        if not 0 <= number < self.encoding.actions:
            raise ValueError(f"moves are encoded as 0–{self.encoding.actions - 1}, not {number}")
        position = self.position
        states = position.record
        forbids = position.engine.play_one(states, number)
        if forbids:
            code, rule = position.faults[forbids]
            raise IllegalMove(code, rule, f"move {number}")
        played = type(position)(states)
        if played.awaits_deal and played.round < self.most_rounds:
            position.engine.deal_where_awaited(states, self._seeds)
        self._position = played

    @property
    def terminated(self) -> bool:
        return self.position.is_over

    @property
    def truncated(self) -> bool:
        return self.position.awaits_deal

    @property
    def ended(self) -> bool:
        return self.terminated or self.truncated

    def rewards(self) -> list[float]:
        """What the end, or the standing of a game cut short, is worth to each seat; nothing before."""
        rewards = np.zeros(self.encoding.players, np.float32)
        if self.ended:
            self.encoding.stepping.reward_one(self.position.record, self.reward, rewards)
        return [float(reward) for reward in rewards]

    def observe(self, seat: int) -> npt.NDArray[np.int16]:
        return self.encoding.observe(self.position, seat)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for each legal move; none for a seat that is not on turn."""
        if seat != self.position.player:
            return np.zeros(self.encoding.actions, np.int8)
        return self.encoding.mask(self.position)
