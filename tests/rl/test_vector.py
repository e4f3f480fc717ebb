"""The vector environment plays the engine's games, thousands at a time."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tests.rl.positions import VARIANTS
from zellige import azul
from zellige.games.common.errors import IllegalMove
from zellige.games.offered import OFFERED
from zellige.rl import vector_env
from zellige.rl.ending import REWARDS
from zellige.rl.vector import VectorEnv

every_variant = pytest.mark.parametrize("variant", VARIANTS)
GAMES, STEPS = 24, 400


def reward_of(name: str, scores: tuple[int, ...], places: tuple[int, ...]) -> list[float]:
    """The rewards as docs/environments.md says them."""
    seats = range(len(scores))
    if name == "margin":
        return [scores[seat] - max(scores[other] for other in seats if other != seat) for seat in seats]
    if name == "rank":
        mean = [places[seat] + (places.count(places[seat]) - 1) / 2 for seat in seats]
        return [1 - 2 * rank / (len(seats) - 1) for rank in mean]
    return [-1 if place else int(places.count(0) == 1) for place in places]


@every_variant
def test_a_trajectory_is_that_of_the_engines_games(variant: str) -> None:
    """Each row plays game after game as its seeds say."""
    reward = {"azul-2-grey": "margin", "azul-3-coloured": "rank", "azul-4-grey": "rank"}.get(variant, "outcome")
    env = vector_env(variant, GAMES, seed=5, reward=reward)
    encoding = env.encoding
    followed = OFFERED[variant].new_batch(GAMES, seed=5)
    assert (followed.seeds == env.batch.seeds).all()
    ended = 0
    for turn in range(STEPS):
        actions = env.random_actions()
        step = env.step(actions)
        followed.step(actions)
        over = followed.over
        cut = step.truncated.copy()
        assert (step.terminated == over).all()
        scores, places = followed.results()
        for game in np.flatnonzero(over | cut).tolist():
            ended += 1
            expected = reward_of(reward, tuple(scores[game].tolist()), tuple(places[game].tolist()))
            assert step.rewards[game].tolist() == pytest.approx(expected)
            assert step.scores[game].tolist() == scores[game].tolist()
        assert not step.rewards[~(over | cut)].any()
        followed.reset(over | cut, env.batch.seeds[over | cut])
        assert (followed.states == env.batch.states).all()
        assert (followed.masks() == step.masks).all()
        assert (step.seats == followed.players_to_move).all()
        game = turn % GAMES
        observed = encoding.observe(followed[game], int(step.seats[game]))
        assert (step.observations[game] == observed).all()
    assert ended >= GAMES
    assert env.finished.sum() == ended


def signature(env: VectorEnv, steps: int) -> bytes:
    seen = bytearray()
    for _ in range(steps):
        step = env.step(env.random_actions())
        seen += step.observations.tobytes() + step.masks.tobytes() + step.rewards.tobytes()
    return bytes(seen)


@pytest.mark.parametrize("variant", ["azul-2-grey", "duel"])
def test_a_seed_repeats_the_whole_run_and_another_one_does_not(variant: str) -> None:
    env = vector_env(variant, 8, seed=3)
    run = signature(env, 150)
    assert signature(vector_env(variant, 8, seed=3), 150) == run
    env.reset()
    assert signature(env, 150) == run
    env.reset(seed=4)
    assert signature(env, 150) != run
    env.reset(seed=3)
    assert signature(env, 150) == run
    with pytest.raises(ValueError, match="a seed is an integer from 0"):
        env.reset(seed=-1)
    env.reset()
    assert signature(env, 150) == run


def test_the_games_of_all_rows_and_of_neighbouring_seeds_differ() -> None:
    """No row repeats, sooner or later, what another one plays."""
    seeds: list[int] = []
    for seed in (1, 2):
        env = vector_env("azul-2-coloured", 64, seed=seed)
        finished = env.finished.copy()
        seeds += env.batch.seeds.tolist()
        while env.finished.min() < 3:
            env.step(env.random_actions())
            new = env.finished > finished
            seeds += env.batch.seeds[new].tolist()
            finished = env.finished.copy()
    assert len(seeds) == len(set(seeds)) > 500


def test_arrays_are_written_in_place() -> None:
    env = vector_env("azul-2-coloured", 4)
    first: list[Any] = list(env.reset())
    second: list[Any] = list(env.step(env.random_actions()))
    for before, after in zip(first, second, strict=True):
        assert before is after
        assert after.flags.c_contiguous
        assert np.shares_memory(np.from_dlpack(after), after)


def test_games_that_never_end_are_cut_short_and_count_as_they_stand() -> None:
    env = vector_env("azul-2-grey", 16, most_rounds=2, reward="margin", seed=1)
    cut = 0
    for _ in range(80):
        before = [env.batch[game] for game in range(16)]
        actions = env.random_actions()
        step = env.step(actions)
        assert not step.terminated.any()
        for game in np.flatnonzero(step.truncated).tolist():
            cut += 1
            end = before[game].play(before[game].move(int(actions[game])))
            assert (end.round, end.awaits_deal) == (2, True)
            assert step.scores[game].tolist() == list(end.scores)
            assert step.rewards[game].tolist() == [end.scores[0] - end.scores[1], end.scores[1] - end.scores[0]]
            assert env.batch[game].round == 1
    assert cut > 16


def test_an_illegal_move_plays_nothing_and_names_its_game() -> None:
    env = vector_env("azul-2-coloured", 8, seed=1)
    actions = env.random_actions()
    before = env.batch.states.tobytes()
    for bad in (-1, 184, 185, 1 << 40):
        illegal = actions.copy()
        illegal[5] = bad
        if bad == 184 and env.batch[5].is_legal(env.batch[5].move(184)):
            continue
        with pytest.raises(IllegalMove, match=f"game 5, move {bad}"):
            env.step(illegal)
    assert env.batch.states.tobytes() == before


@pytest.mark.parametrize(
    "actions", [[0] * 7, [0.5] * 8, np.zeros((8, 1), np.int64), "take", None, [None] * 8], ids=repr
)
def test_what_is_not_one_move_per_game_is_refused(actions: Any) -> None:
    with pytest.raises(ValueError, match="8 integers, one a game"):
        vector_env("azul-2-coloured", 8).step(actions)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"variant": "azul"}, "azul-2-coloured, .*duel"),
        ({"reward": "points"}, "outcome, margin, rank"),
        ({"games": 0}, "at least one, not 0"),
        ({"games": 2.5}, "a whole number of games"),
        ({"most_rounds": 0}, "most_rounds is an integer from 1"),
        ({"seed": -1}, "a seed is an integer from 0"),
        ({"seed": "x"}, "a seed is an integer from 0"),
    ],
    ids=str,
)
def test_bad_arguments_are_named(arguments: dict[str, Any], message: str) -> None:
    given: dict[str, Any] = {"variant": "azul-2-coloured", "games": 2} | arguments
    with pytest.raises(ValueError, match=message):
        vector_env(**given)


def ended(text: str, reward: str) -> npt.NDArray[np.float32]:
    """The rewards of a position of Azul that is over."""
    encoding = vector_env("azul-4-coloured", 1).encoding
    rewards = np.zeros(4, np.float32)
    encoding.stepping.reward_one(azul.Position.parse(text).record, REWARDS[reward], rewards)
    return rewards


def test_shared_wins_are_draws_and_shared_places_have_their_mean() -> None:
    row = "BYRKW/...../...../...../....."
    empty = "...../...../...../...../....."
    lines = "-/-/-/-/-"
    boards = " ".join(f"{score}:{lines}:{wall}:-" for score, wall in ((30, row), (30, row), (9, empty), (4, empty)))
    text = f"azul-4-coloured 5 over 1 1 -/-/-/-/-/-/-/-/- - 18,18,18,18,18 0,0,0,0,0 {boards}"
    assert ended(text, "outcome").tolist() == [0, 0, -1, -1]
    assert ended(text, "margin").tolist() == [0, 0, -21, -26]
    assert ended(text, "rank").tolist() == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1])
    assert ended(text, "rank").sum() == pytest.approx(0, abs=1e-6)
