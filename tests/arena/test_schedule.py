from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zellige.arena.schedule import Schedule, deal_seed, thinking_seed

shapes = st.integers(2, 4).flatmap(
    lambda seats: st.tuples(st.sampled_from([2, *range(seats, 7)]), st.just(seats), st.integers(1, 30))
)


@given(shapes)
def test_every_contestant_of_a_pairing_sits_in_every_seat_equally_often(shape: tuple[int, int, int]) -> None:
    contestants, seats, games = shape
    schedule = Schedule.of(contestants, seats, games)
    tables = list(schedule.tables())
    assert [table.number for table in tables] == list(range(schedule.games))
    per_pairing = Counter(table.pairing for table in tables)
    assert set(per_pairing.values()) == {-(-games // seats) * seats}
    for deal in range(schedule.deals):
        for index, pairing in enumerate(schedule.pairings):
            played = [table.seats for table in tables if (table.deal, table.pairing) == (deal, index)]
            for seat in range(seats):
                assert sorted(seating[seat] for seating in played) == sorted(pairing)


@given(shapes, st.integers(1, 30))
def test_a_longer_schedule_begins_with_the_shorter_one(shape: tuple[int, int, int], more: int) -> None:
    contestants, seats, games = shape
    short, long = Schedule.of(contestants, seats, games), Schedule.of(contestants, seats, games + more)
    assert list(long.tables())[: short.games] == list(short.tables())


@pytest.mark.parametrize(
    ("contestants", "seats", "pairings"),
    [
        (2, 2, {(0, 1)}),
        (3, 2, {(0, 1), (0, 2), (1, 2)}),
        (2, 4, {(0, 1, 1, 1)}),
        (3, 3, {(0, 1, 2)}),
        (4, 3, {(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)}),
    ],
)
def test_who_meets_whom(contestants: int, seats: int, pairings: set[tuple[int, ...]]) -> None:
    assert set(Schedule.of(contestants, seats, 1).pairings) == pairings


@pytest.mark.parametrize(("contestants", "seats", "games"), [(1, 2, 1), (0, 2, 1), (3, 4, 1), (2, 2, 0)])
def test_what_cannot_be_seated_is_refused(contestants: int, seats: int, games: int) -> None:
    with pytest.raises(ValueError, match="not"):
        Schedule.of(contestants, seats, games)


def test_seeds_are_what_the_documentation_says_and_never_meet() -> None:
    assert deal_seed(1, "azul-2-coloured", 0) == 0x44A1CFB1759F9634
    seeds = {
        deal_seed(seed, variant, deal) for seed in range(3) for variant in ("duel", "azul-2-grey") for deal in range(50)
    }
    seeds |= {
        thinking_seed(0, "duel", deal, move, seat) for deal in range(10) for move in range(20) for seat in range(2)
    }
    assert len(seeds) == 3 * 2 * 50 + 10 * 20 * 2
    assert all(0 <= seed < 1 << 64 for seed in seeds)
