"""Both games as PettingZoo AEC environments: agents in turn, each with what its seat may know."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from zellige.games.common.position import as_seed
from zellige.rl.encoding import DTYPE, Encoding
from zellige.rl.ending import MOST_ROUNDS
from zellige.rl.episode import Episode
from zellige.rl.pictures import RENDER_MODES, check_render_mode, rendered

Observation = dict[str, npt.NDArray[Any]]


class ZelligeAEC(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game whose agents, `player_0` to `player_3`, are its seats.

    An observation is `{"observation": …, "action_mask": …}`; the mask is all 0 for whoever is not on turn.
    `reset(seed=s)` plays like `Game(seed=s)`; without a seed, the next game's is drawn from the generator of the last.
    """

    def __init__(
        self,
        variant: str,
        *,
        reward: str = "outcome",
        most_rounds: int = MOST_ROUNDS,
        goals: str | Sequence[str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(variant, reward, most_rounds, goals)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"zellige_{variant.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        encoding = self.episode.encoding
        self.possible_agents = [f"player_{seat}" for seat in range(encoding.players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._generator = np.random.default_rng()
        self.observation_spaces = {agent: observation_space(encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(encoding.actions) for agent in self.possible_agents}

    def seat(self, agent: str) -> int:
        """The seat of an agent; raises ValueError."""
        if agent not in self.possible_agents:
            raise ValueError(f"no agent is called {agent!r}; there are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[self.possible_agents[self.seat(agent)]]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[self.possible_agents[self.seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None:
            seed = int(self._generator.integers(1 << 64, dtype=np.uint64))
        else:
            self._generator = np.random.default_rng(as_seed(seed))
        self.episode.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.position.player]

    def observe(self, agent: str) -> Observation:
        seat = self.seat(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play a move of the agent on turn; raises IllegalMove, and plays nothing, if a rule forbids it."""
        if self.episode.ended:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} is on turn: a move is an integer, not None")
        agent = self.agent_selection
        self.episode.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.episode.terminated)
        self.truncations = dict.fromkeys(self.agents, self.episode.truncated)
        self.agent_selection = self.possible_agents[self.episode.position.player]
        self._accumulate_rewards()

    def render(self) -> Any:
        return rendered(self.episode.position, self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""


def observation_space(encoding: Encoding) -> spaces.Dict:
    """The numbers of a seat's observation, and the moves open to it."""
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(encoding.high), encoding.high, dtype=DTYPE),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )


pettingzoo_env = ZelligeAEC
