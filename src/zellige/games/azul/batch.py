"""Many games of Azul at once, without leaving compiled code."""

from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.games.common.errors import IllegalMove
from zellige.rules.azul import batch as rules
from zellige.rules.azul.state import GAME_OVER, STATE
from zellige.rules.common.tiles import NONE

from .position import FAULTS, Position, copied
from .variant import Side, Variant


class Batch:
    """N games that are stepped together. Moves are integers (`Move.action`); deals follow by themselves.

    >>> batch = Batch(1024, players=2, seed=7)
    >>> while not batch.over.all():
    ...     batch.step(batch.random_actions())
    >>> scores, places = batch.results()
    >>> scores.shape, int(places.min())
    ((1024, 2), 0)

    `seed` gives every game a seed of its own: game i has `batch.seeds[i]`, and plays like `Game(seed=batch.seeds[i])`.
    """

    def __init__(self, size: int, players: int = 2, side: Side = "coloured", *, seed: int = 0) -> None:
        if size < 1:
            raise ValueError(f"a batch has at least one game, not {size}")
        self.variant = Variant(players, side)
        self.states: npt.NDArray[Any] = np.zeros(size, STATE)
        self.seeds = np.random.SeedSequence(seed).generate_state(size, np.uint64)
        self.turn = 0
        self.reset()

    def __len__(self) -> int:
        return len(self.states)

    def __getitem__(self, game: int) -> Position:
        return Position(copied(self.states[game]))

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        return np.asarray(self.states["phase"] == GAME_OVER)

    @property
    def players_to_move(self) -> npt.NDArray[np.int8]:
        return np.asarray(self.states["player"])

    def reset(self, games: npt.NDArray[np.bool_] | None = None, seeds: npt.NDArray[np.uint64] | None = None) -> None:
        """Start the marked games anew (all by default), with new seeds if they are given, up to their first move."""
        marked = np.ones(len(self), np.bool_) if games is None else np.asarray(games, np.bool_)
        if seeds is not None:
            self.seeds[marked] = seeds
        chosen = self.states[marked]
        starting = np.zeros(len(chosen), np.int8)
        rules.starting_players(self.seeds[marked], self.variant.players, starting)
        rules.start_games(chosen, self.variant.players, self.variant.side_code, starting)
        rules.deal_where_awaited(chosen, self.seeds[marked])
        self.states[marked] = chosen

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one move in every game that is not over; raises IllegalMove, and plays nothing, if one is illegal."""
        moves = np.ascontiguousarray(actions, np.int64)
        if moves.shape != (len(self),):
            raise ValueError(f"step takes one move per game, {len(self)}, not an array of shape {moves.shape}")
        illegal = rules.step(self.states, moves, self.seeds)
        if illegal != NONE:
            fault = rules.fault_of(self.states[illegal : illegal + 1], int(moves[illegal]))
            raise IllegalMove(*FAULTS[fault], f"game {illegal}, move {moves[illegal]}")
        self.turn += 1

    def masks(self, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """1 for each legal move of each game, one row a game; written into `out` if that is given."""
        shape = (len(self), self.variant.actions)
        if out is None:
            out = np.empty(shape, np.uint8)
        elif out.shape != shape or out.dtype != np.uint8 or not out.flags.c_contiguous:
            raise ValueError(f"out must be a contiguous uint8 array of shape {shape}, not {out.dtype} {out.shape}")
        rules.legal_masks(self.states, out)
        return out

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A uniformly random legal move for each game, −1 where it is over; the same seed gives the same moves."""
        actions = np.empty(len(self), np.int64)
        rules.random_actions(self.states, self.seeds, self.turn, actions)
        return actions

    def results(self) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int8]]:
        """The scores, and the places by AZ-5.3 (0 for the winners): one row a game, one column a player."""
        scores = np.zeros((len(self), self.variant.players), np.int16)
        places = np.zeros((len(self), self.variant.players), np.int8)
        rules.results(self.states, scores, places)
        return scores, places
