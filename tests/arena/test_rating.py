"""Numbers from results whose truth is known."""

import math
from dataclasses import replace

import numpy as np
import pytest

from zellige.arena.rating import (
    bradley_terry,
    elo_of,
    expected_score,
    first_shares,
    seat_scores,
    share_error,
)
from zellige.arena.schedule import Schedule
from zellige.arena.table import Result


def result(number: int, deal: int, pairing: int, seats: tuple[int, ...], places: tuple[int, ...]) -> Result:
    zeros = (0,) * len(seats)
    return Result(number, deal, pairing, seats, places, zeros, 5, zeros, (0.0,) * len(seats))


def simulated(
    strengths: list[float], seats: int, games: int, rng: np.random.Generator, luck: float = 0.0
) -> list[Result]:
    """Games of players with these Elo strengths; each deal favours its seats by `luck` logits."""
    schedule = Schedule.of(len(strengths), seats, games)
    favour = rng.normal(0, luck, (schedule.deals, seats)) if luck else np.zeros((schedule.deals, seats))
    results = []
    for table in schedule.tables():
        logits = np.array([strengths[player] for player in table.seats]) * math.log(10) / 400 + favour[table.deal]
        order = np.argsort(-(logits + rng.gumbel(size=seats)))
        places = tuple(int(place) for place in np.argsort(order))
        results.append(result(table.number, table.deal, table.pairing, table.seats, places))
    return results


def test_scores_compare_different_players_only() -> None:
    game = result(0, 0, 0, (1, 0, 1, 1), (0, 1, 1, 3))
    assert seat_scores(game) == [1.0, 0.5, 0.5, 0.0]
    assert first_shares(game) == [1.0, 0.0, 0.0, 0.0]
    shared = result(0, 0, 0, (0, 1, 2), (0, 0, 2))
    assert first_shares(shared) == [0.5, 0.5, 0.0]
    assert seat_scores(shared) == [0.75, 0.75, 0.0]


def test_without_games_nothing_is_known() -> None:
    assert share_error([], []) == pytest.approx(0.5)
    elo, error = bradley_terry(3, [(0, 1), (0, 2), (1, 2)], [])
    assert elo == pytest.approx([0, 0, 0])
    assert (error > 100).all()
    elo, error = bradley_terry(3, [(0, 1, 2)], [])
    assert elo == pytest.approx([0, 0, 0])
    assert (error > 100).all()


def test_of_independent_games_the_error_is_wilsons() -> None:
    wins, games, z = 37, 60, 1.96
    share = wins / games
    wilson = z / (games + z**2) * math.sqrt(games * share * (1 - share) * games / (games - 1) + z**2 / 4)
    assert share_error([1.0] * wins + [0.0] * (games - wins), [(0, deal) for deal in range(games)]) == pytest.approx(
        wilson
    )


def test_pairs_that_cancel_out_make_the_error_smaller() -> None:
    values = [1.0, 0.0] * 50
    paired = share_error(values, [(0, index // 2) for index in range(100)])
    assert paired < share_error(values, [(0, index) for index in range(100)]) / 3


def test_that_opponents_differ_in_strength_is_no_uncertainty() -> None:
    values = [1.0] * 50 + [0.0] * 50
    against_two = share_error(values, [(index // 50, index % 50) for index in range(100)])
    assert against_two < share_error(values, [(0, index) for index in range(100)]) / 3


@pytest.mark.parametrize("games", [2, 40, 1000])
def test_perfect_scores_stay_finite_and_grow_with_the_games(games: int) -> None:
    perfect = [result(number, number // 2, 0, (0, 1), (0, 1)) for number in range(games)]
    elo, error = bradley_terry(2, [(0, 1)], perfect)
    assert elo[0] - elo[1] == pytest.approx(400 * math.log10(2 * games + 1))
    assert elo.sum() == pytest.approx(0, abs=1e-6)
    # The lower end is what Wilson's interval for the score says, roughly.
    lower = expected_score(elo[0] - elo[1] - 2 * error[0])
    assert 0.1 < lower < 1
    if games >= 40:
        assert lower == pytest.approx(1 - 3.84 / (games + 3.84), abs=0.05)


def test_elo_is_found_again() -> None:
    truth = [120.0, 20.0, -30.0, -110.0]
    elo, error = bradley_terry(4, Schedule.of(4, 2, 1).pairings, simulated(truth, 2, 1000, np.random.default_rng(1)))
    assert elo == pytest.approx(truth, abs=25)
    assert (error < 25).all()


@pytest.mark.parametrize("luck", [0.0, 3.0])
def test_95_percent_intervals_hold_the_truth_95_percent_of_the_time(luck: float) -> None:
    rng = np.random.default_rng(7)
    truth = 100.0
    # With luck in the deal a lead of 100 Elo points shows less: the truth is what very many games say.
    many, _ = bradley_terry(2, [(0, 1)], simulated([truth, 0.0], 2, 20_000, rng, luck))
    inside, widths = 0, []
    for _ in range(300):
        elo, error = bradley_terry(2, [(0, 1)], simulated([truth, 0.0], 2, 100, rng, luck))
        inside += abs(elo[0] - many[0]) <= error[0]
        widths.append(error[0])
    assert 0.91 <= inside / 300 <= 0.985
    # Pairing takes the luck of the deal out of the error.
    if luck:
        assert np.mean(widths) < 30


@pytest.mark.parametrize(
    ("seats", "truth", "luck"),
    [(3, [90.0, 0.0, -90.0], 0.0), (4, [150.0, 50.0, -50.0, -150.0], 2.0), (4, [120.0, -120.0], 2.0)],
)
def test_at_tables_of_more_than_two_intervals_hold_the_truth_as_often(
    seats: int, truth: list[float], luck: float
) -> None:
    rng, pairings = np.random.default_rng(3), Schedule.of(len(truth), seats, 1).pairings
    many, _ = bradley_terry(len(truth), pairings, simulated(truth, seats, 8_000, rng, luck))
    if not luck:
        assert many == pytest.approx(truth, abs=10)
    inside = 0
    for _ in range(150):
        elo, error = bradley_terry(len(truth), pairings, simulated(truth, seats, 240, rng, luck))
        inside += int((np.abs(elo - many) <= error).sum())
    assert 0.9 <= inside / (150 * len(truth)) <= 0.985


def test_elo_of_one_against_a_table_is_that_of_its_score() -> None:
    """The same comparisons as in the score, so that the two never disagree about who is better."""
    games = simulated([60.0, 0.0], 3, 300, np.random.default_rng(5))
    score = np.mean([seat_scores(game)[game.seats.index(0)] for game in games])
    elo, _ = bradley_terry(2, [(0, 1, 1)], games)
    assert elo[0] - elo[1] == pytest.approx(elo_of(float(score)), abs=1)


def test_elo_does_not_depend_on_the_order_of_the_games() -> None:
    games = simulated([50.0, 0.0, -50.0], 3, 30, np.random.default_rng(5))
    renumbered = [replace(game, number=29 - game.number) for game in games]
    forward, backward = (bradley_terry(3, [(0, 1, 2)], order) for order in (games, renumbered[::-1]))
    np.testing.assert_allclose(forward, backward, atol=1e-6)
