"""Thousands of games stepped in one compiled call, for learning by self-play. It needs NumPy only."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from zellige.games.common.errors import IllegalMove
from zellige.games.common.position import as_seed
from zellige.rl.encoding import DTYPE, encoding_of, offered
from zellige.rl.ending import MOST_ROUNDS, check_most_rounds, reward_code
from zellige.rl.goals import game_options
from zellige.rules.common.tiles import NONE


class Step(NamedTuple):
    """What a step leads to, one row a game. The next step writes the same arrays: copy what is to be kept."""

    #: What the seat on turn may know, and which moves are open to it.
    observations: npt.NDArray[np.int16]
    masks: npt.NDArray[np.bool_]
    #: Who is on turn.
    seats: npt.NDArray[np.int8]
    #: Every seat's reward for the step, and its score in the game that ended last in this row.
    rewards: npt.NDArray[np.float32]
    scores: npt.NDArray[np.int16]
    #: Where the step ended a game, or cut it short: there observations, masks and seats are the next game's.
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]


class VectorEnv:
    """Games of one variant that are stepped together; where one ends, the next one starts by itself.

    >>> env = VectorEnv("azul-2-coloured", 1024, seed=7)
    >>> step = env.reset()
    >>> for _ in range(100):
    ...     step = env.step(env.random_actions())
    >>> step.observations.shape, step.masks.shape, step.rewards.shape
    ((1024, 161), (1024, 185), (1024, 2))

    The first games are those of a `Batch` with the same seed; each row's first seed gives those of its further games.
    """

    def __init__(
        self,
        variant: str,
        games: int,
        *,
        seed: int = 0,
        reward: str = "outcome",
        most_rounds: int = MOST_ROUNDS,
        goals: str | Sequence[str] | None = None,
    ) -> None:
        self.encoding = encoding_of(variant)
        if isinstance(games, bool) or not isinstance(games, int | np.integer) or games < 1:
            raise ValueError(f"a vector has a whole number of games, at least one, not {games!r}")
        self.most_rounds = check_most_rounds(most_rounds)
        self._reward = reward_code(reward)
        self._options = game_options(variant, goals)
        self._seed = seed
        players = self.encoding.players
        self._step = Step(
            np.zeros((games, self.encoding.size), DTYPE),
            np.zeros((games, self.encoding.actions), np.uint8).view(np.bool_),
            np.zeros(games, np.int8),
            np.zeros((games, players), np.float32),
            np.zeros((games, players), np.int16),
            np.zeros(games, np.bool_),
            np.zeros(games, np.bool_),
        )
        self.reset()

    def __len__(self) -> int:
        return len(self._step.seats)

    def reset(self, seed: int | None = None) -> Step:
        """Start all games anew, from the seed given before or a new one."""
        self._seed = int(as_seed(self._seed if seed is None else seed))
        new_batch = offered(self.encoding.variant).new_batch
        #: The games as they are played now: `batch[3]` is the position of the fourth, `batch.seeds` are their seeds.
        self.batch = new_batch(len(self), seed=self._seed, **self._options)
        self._first_seeds = self.batch.seeds.copy()
        #: How many games have ended in each row.
        self.finished = np.zeros(len(self), np.int64)
        self._step.scores.fill(0)
        self._advance(np.zeros(0, np.int64))
        return self._step

    def step(self, actions: npt.ArrayLike) -> Step:
        """Play one move in every game; raises IllegalMove, and plays nothing, if one is illegal."""
        moves = np.asarray(actions)
        if moves.shape != (len(self),) or not np.issubdtype(moves.dtype, np.integer):
            raise ValueError(f"step takes {len(self)} integers, one a game, not {moves.dtype} of shape {moves.shape}")
        self._advance(np.ascontiguousarray(moves, np.int64))
        self.batch.turn += 1
        return self._step

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A uniformly random legal move for each game; the same seed gives the same moves."""
        return self.batch.random_actions()

    def _advance(self, moves: npt.NDArray[np.int64]) -> None:
        batch = self.batch
        illegal = self.encoding.stepping.advance(
            batch.states,
            moves,
            batch.seeds,
            self._first_seeds,
            self.finished,
            self.most_rounds,
            self._reward,
            self._options.get("goals") == "random",
            self._step.observations,
            self._step.masks.view(np.uint8),
            *self._step[2:],
        )
        if illegal != NONE:
            fault = batch.engine.fault_of(batch.states[illegal : illegal + 1], int(moves[illegal]))
            code, rule = batch.position_type.faults[fault]
            raise IllegalMove(code, rule, f"game {illegal}, move {moves[illegal]}")


vector_env = VectorEnv
