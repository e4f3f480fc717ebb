"""The test decides rightly about as often as it promises."""

import numpy as np
import pytest

from zellige.arena.rating import expected_score
from zellige.arena.sprt import Sprt, Trial, log_likelihood_ratio

#: How the scores of a pair of games scatter around ½ between equal players: 0, ¼, ½, ¾, 1.
PAIRS = np.array([0.12, 0.06, 0.64, 0.06, 0.12])


def pairs_of(elo: float) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The likeliest such distribution whose mean is what a lead of so many Elo points scores."""
    scores = np.linspace(0, 1, 5)
    low, high = -20.0, 20.0
    for _ in range(60):
        tilt = (low + high) / 2
        tilted = PAIRS * np.exp(tilt * scores)
        tilted /= tilted.sum()
        low, high = (tilt, high) if tilted @ scores < expected_score(elo) else (low, tilt)
    return np.asarray(tilted)


def decided(test: Sprt, elo: float, runs: int, pairs: int) -> tuple[float, float, float]:
    """How often each hypothesis was accepted, and after how many pairs on average."""
    rng = np.random.default_rng(11)
    outcomes = rng.choice(5, (runs, pairs), p=pairs_of(elo))
    counts = np.cumsum(np.eye(5)[outcomes], axis=1)
    ratios = log_likelihood_ratio(counts, test)
    lower, upper = test.bounds
    ended = (ratios <= lower) | (ratios >= upper)
    first = np.where(ended.any(axis=1), ended.argmax(axis=1), pairs - 1)
    final = ratios[np.arange(runs), first]
    return float((final <= lower).mean()), float((final >= upper).mean()), float(first.mean() + 1)


@pytest.mark.parametrize(("alpha", "beta"), [(0.05, 0.05), (0.1, 0.02)])
def test_error_rates_are_near_the_stated_ones(alpha: float, beta: float) -> None:
    test = Sprt(0, 60, alpha, beta)
    accepted0, wrong1, _ = decided(test, 0, 400, 350)
    wrong0, accepted1, _ = decided(test, 60, 400, 350)
    assert wrong1 <= alpha * 1.5 + 0.01
    assert wrong0 <= beta * 1.5 + 0.015
    assert accepted0 + wrong1 >= 0.98
    assert accepted1 + wrong0 >= 0.98
    assert wrong1 + wrong0 > 0


def test_a_clear_case_is_decided_sooner() -> None:
    test = Sprt(0, 60)
    *_, unclear = decided(test, 30, 100, 350)
    _, accepted1, clear = decided(test, 200, 100, 350)
    assert accepted1 == 1
    assert clear < unclear / 2


def test_the_ratio_is_that_of_the_normal_approximation_when_there_are_many_pairs() -> None:
    test = Sprt(-5, 5)
    counts = 10_000 * pairs_of(3)
    scores = np.linspace(0, 1, 5)
    mean = counts @ scores / counts.sum()
    variance = counts @ (scores - mean) ** 2 / counts.sum()
    score0, score1 = expected_score(-5), expected_score(5)
    normal = counts.sum() * (score1 - score0) * (2 * mean - score0 - score1) / (2 * variance)
    assert float(log_likelihood_ratio(counts, test)) == pytest.approx(normal, rel=0.02)


def test_equal_players_that_split_every_pair_are_found_equal() -> None:
    trial = Trial(Sprt(0, 30), seats=2)
    while trial.accepted is None and trial.deals < 1000:
        trial.add(0.5)
    assert trial.accepted == "elo0"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_swapping_the_players_turns_the_ratio_round(seats: int) -> None:
    ours, theirs = Trial(Sprt(-40, 40), seats), Trial(Sprt(-40, 40), seats)
    rng = np.random.default_rng(seats)
    for _ in range(20):
        score = int(rng.integers(0, len(ours.counts))) / (len(ours.counts) - 1)
        ours.add(score)
        theirs.add(1 - score)
        assert ours.llr == pytest.approx(-theirs.llr, abs=1e-6)


@pytest.mark.parametrize(
    "values", [(5, 0, 0.05, 0.05), (0, 0, 0.05, 0.05), (0, 5, 0, 0.05), (0, 5, 0.05, 0.7), (0, float("inf"), 0.1, 0.1)]
)
def test_a_test_that_cannot_decide_is_refused(values: tuple[float, float, float, float]) -> None:
    with pytest.raises(ValueError, match="not"):
        Sprt(*values)
