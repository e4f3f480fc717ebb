"""The goals of a duel, chosen or drawn, are the same in every environment."""

from typing import Any

import numpy as np
import pytest

from zellige import duel
from zellige.rl import gymnasium_env, pettingzoo_env, vector_env
from zellige.rl.vector import VectorEnv
from zellige.rules.duel.components import FIRST_GAME_GOALS

CHOSEN = ("rows", "outer", "corners", "jokers")
every_spelling = pytest.mark.parametrize(
    ("given", "meant"),
    [
        (None, "first-game"),
        ("first-game", tuple(FIRST_GAME_GOALS)),
        ("random", "random"),
        (list(CHOSEN), CHOSEN),
        ("+".join(CHOSEN), CHOSEN),
    ],
    ids=str,
)


@every_spelling
def test_a_game_has_the_goals_that_were_asked_for(given: Any, meant: Any) -> None:
    for seed in range(4):
        expected = duel.Game(seed=seed, goals=meant).position
        single, against_bots = (
            pettingzoo_env("duel", goals=given),
            gymnasium_env("duel", opponents="random", goals=given),
        )
        single.reset(seed=seed)
        against_bots.reset(seed=seed)
        assert single.episode.position == expected
        assert against_bots.episode.position.layout.goals == expected.goals


@every_spelling
def test_further_games_of_a_vector_have_them_too(given: Any, meant: Any) -> None:
    env = vector_env("duel", 4, seed=1, goals=given, most_rounds=1)
    seen = set()
    while env.finished.min() < 3:
        step = env.step(env.random_actions())
        for row in np.flatnonzero(step.terminated | step.truncated).tolist():
            expected = duel.Game(seed=int(env.batch.seeds[row]), goals=meant).position
            assert env.batch[row] == expected
            seen.add(expected.goals)
    assert (len(seen) > 1) == (meant == "random")
    assert env.reset() is step
    assert env.batch[0] == duel.Game(seed=int(env.batch.seeds[0]), goals=meant).position


def two_games(variant: str, goals: Any) -> VectorEnv:
    return vector_env(variant, 2, goals=goals)


@pytest.mark.parametrize(
    ("variant", "goals", "message"),
    [
        ("azul-2-coloured", "random", "for the duel; azul-2-coloured has none"),
        ("duel", "rows+spirals+outer", "no goal is called 'spirals'; there are rows, "),
        ("duel", ["rows", "outer"], "three or four sides of different scoring tiles"),
        ("duel", 3, "'first-game', 'random', or names"),
    ],
)
@pytest.mark.parametrize("make", [two_games, pettingzoo_env, gymnasium_env])
def test_goals_that_cannot_be_are_named(make: Any, variant: str, goals: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make(variant, goals=goals)
