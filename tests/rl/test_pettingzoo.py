"""The PettingZoo environments: PettingZoo's own tests, and the engine's games."""

import random
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from tests.rl.positions import VARIANTS
from zellige.games.common.errors import IllegalMove
from zellige.games.offered import OFFERED
from zellige.rl import pettingzoo_env
from zellige.rl.pettingzoo import ZelligeAEC

every_variant = pytest.mark.parametrize("variant", VARIANTS)


@every_variant
def test_pettingzoos_own_tests(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    api_test(pettingzoo_env(variant), num_cycles=60)
    seed_test(lambda: pettingzoo_env(variant), num_cycles=60)
    # It runs until five seconds have passed: here, after forty looks at the clock.
    clock = iter(np.arange(0, 10, 0.125))
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(pettingzoo_env(variant))


def play(env: ZelligeAEC, seed: int) -> list[int]:
    """Play an episode with random moves; returns them."""
    rng = random.Random(seed)
    actions: list[int] = []
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            actions.append(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            env.step(actions[-1])
    return actions


@every_variant
def test_an_episode_is_the_engines_game(variant: str) -> None:
    env = pettingzoo_env(variant, reward="margin")
    env.reset(seed=11)
    game = OFFERED[variant].new_game(seed=11)
    rng = random.Random(11)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert env.episode.position == game.position
        assert agent == f"player_{game.position.player}"
        for other in env.agents:
            seen = env.observe(other)
            assert env.observation_space(other).contains(seen)
            assert bool(seen["action_mask"].any()) == (other == agent)
        action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        game.play(game.position.move(action))
        env.step(action)
    assert env.agents == []
    scores = game.position.scores
    for seat, agent in enumerate(env.possible_agents):
        assert totals[agent] == scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def test_a_seed_repeats_this_episode_and_those_that_follow() -> None:
    def episodes() -> list[list[int]]:
        env = pettingzoo_env("duel")
        env.reset(seed=5)
        played = [play(env, 1)]
        env.reset()
        return [*played, play(env, 1)]

    first = episodes()
    assert first == episodes()
    assert first[0] != first[1]


def test_long_games_are_cut_short() -> None:
    env = pettingzoo_env("azul-3-grey", most_rounds=1, reward="rank")
    env.reset(seed=2)
    for _ in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert not terminated
        if truncated:
            assert env.episode.position.round == 1
            assert -1 <= reward <= 1
            env.step(None)
        else:
            env.step(int(np.flatnonzero(observation["action_mask"])[0]))


def test_illegal_moves_are_refused_and_change_nothing() -> None:
    env = pettingzoo_env("azul-2-coloured")
    env.reset(seed=1)
    position = env.episode.position
    with pytest.raises(IllegalMove, match="take_awaited"):
        env.step(0)
    with pytest.raises(ValueError, match="0–184, not 185"):
        env.step(185)
    with pytest.raises(ValueError, match=r"player_[01] is on turn"):
        env.step(None)
    with pytest.raises(TypeError):
        env.step("3B2")  # type: ignore[arg-type]  # the property is about that
    assert env.episode.position is position


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"variant": "azul-5-grey"}, "azul-2-coloured, .*duel"),
        ({"reward": "win"}, "outcome, margin, rank"),
        ({"render_mode": "human"}, "ansi, svg, rgb_array"),
        ({"most_rounds": 1.5}, "most_rounds is an integer"),
    ],
    ids=str,
)
def test_bad_arguments_are_named(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        pettingzoo_env(**{"variant": "duel"} | arguments)


def test_bad_seeds_and_agents_are_named() -> None:
    env = pettingzoo_env("duel")
    for seed in (-1, 1 << 64, 1.5):
        with pytest.raises(ValueError, match="a seed is an integer from 0"):
            env.reset(seed=seed)  # type: ignore[arg-type]  # the property is about that
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(ValueError, match="player_0, player_1"):
            ask("player_2")


def test_an_environment_says_that_it_must_be_reset_first() -> None:
    env = pettingzoo_env("duel", render_mode="ansi")
    for ask in (env.last, env.render, lambda: env.step(0), lambda: env.observe("player_0")):
        with pytest.raises(ValueError, match=r"call reset\(\) first"):
            ask()
