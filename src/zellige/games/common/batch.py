"""Many games at once, without leaving compiled code."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

import numpy as np
import numpy.typing as npt

from zellige.rules.common.tiles import NONE

from .errors import IllegalMove
from .position import BasePosition, as_seed, copied

PositionT = TypeVar("PositionT", bound=BasePosition[Any, Any, Any, Any])


class BaseBatch(ABC, Generic[PositionT]):
    """N games that are stepped together. Moves are integers (`Move.action`); deals follow by themselves.

    `seed` gives every game a seed of its own: game i has `batch.seeds[i]`, and plays like a `Game` with that seed.
    """

    position_type: type[PositionT]
    players: int
    #: How many integers encode moves: the width of a mask.
    actions: int

    def __init__(self, size: int, seed: int) -> None:
        if size < 1:
            raise ValueError(f"a batch has at least one game, not {size}")
        self.engine = self.position_type.engine
        self.states: npt.NDArray[Any] = np.zeros(size, self.engine.STATE)
        self.seeds = np.asarray(np.random.SeedSequence(seed).generate_state(size, np.uint64), np.uint64)
        self.turn = 0
        self.reset()

    @abstractmethod
    def _set_up(self, states: npt.NDArray[Any], seeds: npt.NDArray[np.uint64]) -> None:
        """Set games up as their seeds say, before the first deal."""

    @property
    @abstractmethod
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""

    def __len__(self) -> int:
        return len(self.states)

    def __getitem__(self, game: int) -> PositionT:
        return self.position_type(copied(self.states[[game]]))

    @property
    def players_to_move(self) -> npt.NDArray[np.int8]:
        return np.array(self.states["player"])

    def reset(self, games: npt.NDArray[np.bool_] | None = None, seeds: npt.NDArray[np.uint64] | None = None) -> None:
        """Start the marked games anew (all by default), with new seeds if they are given, up to their first move."""
        marked = np.ones(len(self), np.bool_) if games is None else np.asarray(games, np.bool_)
        if games is None:
            self.turn = 0
        if seeds is not None:
            self.seeds[marked] = [as_seed(int(seed)) for seed in seeds]
        chosen = self.states[marked]
        self._set_up(chosen, self.seeds[marked])
        self.engine.deal_where_awaited(chosen, self.seeds[marked])
        self.states[marked] = chosen

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one move in every game that is not over; raises IllegalMove, and plays nothing, if one is illegal."""
        if not np.issubdtype(np.asarray(actions).dtype, np.integer):
            raise ValueError(f"moves are integers, not {np.asarray(actions).dtype}")
        moves = np.ascontiguousarray(actions, np.int64)
        if moves.shape != (len(self),):
            raise ValueError(f"step takes one move per game, {len(self)}, not an array of shape {moves.shape}")
        illegal = self.engine.step(self.states, moves, self.seeds)
        if illegal != NONE:
            fault = self.engine.fault_of(self.states[illegal : illegal + 1], int(moves[illegal]))
            raise IllegalMove(*self.position_type.faults[fault], f"game {illegal}, move {moves[illegal]}")
        self.turn += 1

    def masks(self, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """1 for each legal move of each game, one row a game; written into `out` if that is given."""
        shape = (len(self), self.actions)
        if out is None:
            out = np.empty(shape, np.uint8)
        elif out.shape != shape or out.dtype != np.uint8 or not out.flags.c_contiguous:
            raise ValueError(f"out must be a contiguous uint8 array of shape {shape}, not {out.dtype} {out.shape}")
        self.engine.legal_masks(self.states, out)
        return out

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A uniformly random legal move for each game, −1 where it is over; the same seed gives the same moves."""
        actions = np.empty(len(self), np.int64)
        self.engine.random_actions(self.states, self.seeds, self.turn, actions)
        return actions

    def results(self) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int8]]:
        """The scores, and the places (0 for the winners): one row a game, one column a player."""
        scores = np.zeros((len(self), self.players), np.int16)
        places = np.zeros((len(self), self.players), np.int8)
        self.engine.results(self.states, scores, places)
        return scores, places
