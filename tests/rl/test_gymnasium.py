"""The Gymnasium environments: Gymnasium's own checks, and games against bots."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.rl.positions import VARIANTS
from zellige.bots.simple import RandomBot
from zellige.bots.thinking import Thought
from zellige.games.common.errors import IllegalMove
from zellige.games.offered import OFFERED
from zellige.rl import gymnasium_env

every_variant = pytest.mark.parametrize("variant", VARIANTS)


@every_variant
def test_gymnasiums_own_checks(variant: str) -> None:
    """They try moves without asking for the mask, so that illegal ones must end an episode rather than raise."""
    env = gymnasium.make(f"zellige.rl.gymnasium:zellige/{variant}-v0", opponents="random", illegal="forfeit")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@every_variant
def test_an_episode_is_the_engines_game(variant: str) -> None:
    """The same moves of the seat and of the bots lead to the same game."""
    env = gymnasium_env(variant, opponents="random", seat=1, reward="margin")
    _, info = env.reset(seed=3)
    chooser = np.random.default_rng(3)
    done, reward = False, 0.0
    while not done:
        assert env.episode.position.player == 1
        assert info["action_mask"].tolist() == env.episode.encoding.mask(env.episode.position).tolist()
        action = int(chooser.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        assert env.observation_space.contains(observation)
        done = terminated or truncated
        assert done or reward == 0
    scores = env.episode.position.scores
    assert info["scores"] == scores
    assert reward == scores[1] - max(score for seat, score in enumerate(scores) if seat != 1)
    assert not info["action_mask"].any()


class Asked(RandomBot):
    """A bot that remembers for which seats it was asked, and what it answered."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.moves: list[Any] = []

    def think(self, known: Any, *arguments: Any, **named: Any) -> Thought:
        thought = super().think(known, *arguments, **named)
        self.seats.add(known.player)
        self.moves.append(thought.move)
        return thought


def test_the_bots_play_the_other_seats_clockwise(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {"greedy": Asked(), "club": Asked()}
    monkeypatch.setattr("zellige.rl.gymnasium.open_bot", bots.__getitem__)
    env = gymnasium_env("azul-3-coloured", opponents=["greedy", "club"], seat=1)
    _, info = env.reset(seed=8)
    played = 0
    for _ in range(12):
        position = env.episode.position
        bots["greedy"].moves.clear()
        bots["club"].moves.clear()
        action = int(np.flatnonzero(info["action_mask"])[0])
        *_, info = env.step(action)
        position = position.play(position.move(action))
        while position.player != 1 or position.awaits_deal:
            if position.awaits_deal:
                position = position.deal(seed=8)
            else:
                position = position.play(bots["greedy" if position.player == 2 else "club"].moves.pop(0))
                played += 1
        assert env.episode.position == position
    assert (bots["greedy"].seats, bots["club"].seats) == ({2}, {0})
    assert played > 12


@pytest.mark.parametrize("seat", [0, "random"])
def test_a_seed_repeats_the_episode(seat: Any) -> None:
    def episode(env: Any) -> list[Any]:
        seen = []
        observation, info = env.reset(seed=4)
        for _ in range(40):
            seen.append((env.seat, observation.tobytes(), info["action_mask"].tobytes()))
            observation, _, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
            if terminated or truncated:
                observation, info = env.reset()
        return seen

    env = gymnasium_env("duel", opponents="random", seat=seat)
    first = episode(env)
    assert episode(env) == first
    assert episode(gymnasium_env("duel", opponents="random", seat=seat)) == first


def test_a_random_seat_takes_every_seat() -> None:
    env = gymnasium_env("azul-3-coloured", opponents=["random", "random"], seat="random")
    assert {env.reset(seed=seed) and env.seat for seed in range(30)} == {0, 1, 2}


def test_illegal_moves_are_refused_or_forfeit() -> None:
    env = gymnasium_env("azul-2-coloured", opponents="random", reward="margin")
    env.reset(seed=1)
    position = env.episode.position
    with pytest.raises(IllegalMove, match="take_awaited"):
        env.step(0)
    with pytest.raises(ValueError, match="0–184, not 999"):
        env.step(999)
    assert env.episode.position is position
    env = gymnasium_env("azul-2-coloured", opponents="random", reward="margin", illegal="forfeit")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated) == (-100, True, False)
    assert "take_awaited" in info["illegal"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"variant": "go"}, "azul-2-coloured, .*duel"),
        ({"opponents": "champion"}, "random, .*greedy"),
        ({"opponents": ["random", "random"]}, "one bot or 1 as opponents"),
        ({"opponents": 3}, "one bot or 1 as opponents, not 3"),
        ({"seat": 2}, "seats 0–1, and 'random', not 2"),
        ({"seat": "first"}, "not 'first'"),
        ({"reward": "win"}, "outcome, margin, rank"),
        ({"illegal": "ignore"}, "'error' or 'forfeit'"),
        ({"render_mode": "human"}, "ansi, svg, rgb_array"),
    ],
    ids=str,
)
def test_bad_arguments_are_named(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        gymnasium_env(**{"variant": "duel"} | arguments)


def test_every_variant_is_registered() -> None:
    for variant in OFFERED:
        assert gymnasium.spec(f"zellige/{variant}-v0").kwargs == {"variant": variant}
