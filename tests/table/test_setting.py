"""Setting a table: what is asked for is checked, and what is refused says why."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.tables import FRIEND, GREEDY, ME, key, setting
from zellige.bots.registry import LEVELS
from zellige.table.messages import LONGEST_NAME, Clock, NewSeat
from zellige.table.refusal import CODES, TableRefusal
from zellige.table.seats import STAND_IN
from zellige.table.setting import Setting, clean


def test_a_table_as_it_is_stored() -> None:
    names = [NewSeat(kind="me", name=" Zoë "), ME, FRIEND, GREEDY]
    table = setting("azul-4-grey", names, clock=Clock(kind="move", seconds=60, increment=9), public=True)
    assert [(seat.kind, seat.name, seat.level, seat.owner, seat.key) for seat in table.seats] == [
        ("person", "Zoë", None, "ann", None),
        ("person", "Ann 2", None, "ann", None),
        ("open", "", None, None, key(0)),
        ("bot", "greedy", "greedy", None, None),
    ]
    assert table.clock == Clock(kind="move", seconds=60)
    assert Setting.model_validate_json(table.model_dump_json()) == table


@pytest.mark.parametrize(
    ("game", "seats", "more", "code"),
    [
        ("azul-5-grey", [ME, ME], {}, "unknown_game"),
        ("azul-3-grey", [ME, ME], {}, "number_of_seats"),
        ("duel", [ME, ME, ME], {}, "number_of_seats"),
        ("azul-2-grey", [ME, ME], {"goals": "random"}, "goals_only_in_duel"),
        ("azul-2-grey", [ME, ME], {"goals": ["rows", "columns", "diagonals"]}, "goals_only_in_duel"),
        ("duel", [ME, ME], {"goals": ["rows", "five-colours", "columns"]}, "unknown_goals"),
        ("duel", [ME, ME], {"goals": ["rows", "columns", "nothing"]}, "unknown_goals"),
        ("duel", [ME, NewSeat(kind="bot")], {}, "unknown_level"),
        ("duel", [ME, NewSeat(kind="bot", level="deity")], {}, "unknown_level"),
        ("duel", [ME, ME], {"clock": Clock(kind="game")}, "clock_without_time"),
    ],
)
def test_what_cannot_be_set(game: str, seats: list[NewSeat], more: dict[str, object], code: str) -> None:
    with pytest.raises(TableRefusal) as caught:
        setting(game, seats, **more)
    assert caught.value.code == code
    assert code in CODES


def test_chosen_goals_and_all_bots() -> None:
    table = setting("duel", [GREEDY, GREEDY], goals=["outer", "corners", "jokers", "rows"])
    assert table.goals == ["outer", "corners", "jokers", "rows"]
    assert STAND_IN in LEVELS


@given(st.text())
def test_names_are_one_bounded_line_of_what_can_be_seen(text: str) -> None:
    name = clean(text, LONGEST_NAME)
    assert len(name) <= LONGEST_NAME
    assert name.isprintable()
    assert name == name.strip()
    assert clean(name, LONGEST_NAME) == name
