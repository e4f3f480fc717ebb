"""One seat of either game as a Gymnasium environment; bots play the others."""

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from zellige.bots.registry import open_bot
from zellige.bots.thinking import known_to_mover
from zellige.games.common.errors import IllegalMove
from zellige.games.offered import OFFERED
from zellige.rl.encoding import DTYPE
from zellige.rl.ending import MOST_ROUNDS
from zellige.rl.episode import Episode
from zellige.rl.pictures import RENDER_MODES, check_render_mode, rendered

Observation = npt.NDArray[np.int16]
Info = dict[str, Any]

#: What an illegal move leads to: an error, or the end of the episode as if the game had been lost by a mile.
ILLEGAL = ("error", "forfeit")
FORFEIT = {"outcome": -1.0, "margin": -100.0, "rank": -1.0}


class ZelligeEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; `info["action_mask"]` says which moves are open to it.

    `opponents` names the bot of every other seat, or one for each of them, clockwise. `reset(seed=s)` plays like
    `Game(seed=s)`, and makes the bots repeat themselves.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # Gymnasium's

    def __init__(
        self,
        variant: str,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int | Literal["random"] = 0,
        reward: str = "outcome",
        illegal: Literal["error", "forfeit"] = "error",
        most_rounds: int = MOST_ROUNDS,
        goals: str | Sequence[str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(variant, reward, most_rounds, goals)
        encoding = self.episode.encoding
        if seat != "random" and (isinstance(seat, bool) or seat not in range(encoding.players)):
            raise ValueError(f"{variant} has the seats 0–{encoding.players - 1}, and 'random', not {seat!r}")
        if illegal not in ILLEGAL:
            raise ValueError(f"an illegal move leads to 'error' or 'forfeit', not {illegal!r}")
        names = [opponents] * (encoding.players - 1) if isinstance(opponents, str) else opponents
        if not isinstance(names, Sequence) or len(names) != encoding.players - 1:
            raise ValueError(f"{variant} takes one bot or {encoding.players - 1} as opponents, not {opponents!r}")
        self.bots = [open_bot(name) for name in names]
        self.illegal = illegal
        self.forfeit = FORFEIT[reward]
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = spaces.Box(np.zeros_like(encoding.high), encoding.high, dtype=DTYPE)
        self.action_space = spaces.Discrete(encoding.actions)
        self._seat = seat

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        self.episode.start(self._draw(1 << 64) if seed is None else int(seed))
        self.seat = self._draw(self.episode.encoding.players) if self._seat == "random" else self._seat
        for bot in self.bots:
            bot.new_game()
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, Info]:
        """Play a move and the bots' answers. An illegal one raises IllegalMove, and plays nothing, or forfeits."""
        try:
            self.episode.play(action)
        except IllegalMove as error:
            if self.illegal == "error":
                raise
            return self._observation(), self.forfeit, True, False, self._info() | {"illegal": str(error)}
        self._let_bots_play()
        reward = self.episode.rewards()[self.seat]
        return self._observation(), reward, self.episode.terminated, self.episode.truncated, self._info()

    def render(self) -> Any:
        return rendered(self.episode.position, self.render_mode)

    def close(self) -> None:
        for bot in self.bots:
            bot.close()

    def _let_bots_play(self) -> None:
        """Until the seat is on turn or the game is over."""
        episode = self.episode
        while not episode.ended and episode.position.player != self.seat:
            bot = self.bots[(episode.position.player - self.seat) % episode.encoding.players - 1]
            thought = bot.think(known_to_mover(episode.position), seed=self._draw(1 << 63))
            episode.play(thought.move.action)

    def _observation(self) -> Observation:
        return self.episode.observe(self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.episode.mask(self.seat), "scores": self.episode.position.scores}

    def _draw(self, bound: int) -> int:
        return int(self.np_random.integers(bound, dtype=np.uint64))


gymnasium_env = ZelligeEnv

for _variant in OFFERED:
    gymnasium.register(f"zellige/{_variant}-v0", f"{__name__}:ZelligeEnv", kwargs={"variant": _variant})
