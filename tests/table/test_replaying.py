"""A table is its records: carried out again they give the same table, and nothing told before changes."""

import contextlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.tables import (
    FRIEND,
    GREEDY,
    ME,
    again,
    ask,
    entries_told,
    key,
    new_table,
    picture,
    play,
    random_move,
    setting,
)
from zellige.games.offered import OFFERED
from zellige.table import messages
from zellige.table.records import ChatRecord
from zellige.table.referee import Referee
from zellige.table.refusal import TableRefusal

SEATS = [ME, FRIEND, GREEDY, ME]
REQUESTS = [
    messages.Undo(id="u", after=0),
    messages.OfferTakeback(id="o"),
    messages.AnswerTakeback(id="a", accept=True),
    messages.Chat(id="c", text="well played"),
    messages.Leave(id="l"),
    messages.GiveSeat(id="g", seat=1, level="greedy"),
    messages.Return(id="r"),
]


def some_request(referee: Referee, rng: random.Random) -> None:
    """Somebody asks for something other than a move; most of it is refused."""
    request = rng.choice(REQUESTS)
    if isinstance(request, messages.Undo):
        request = messages.Undo(id="u", after=referee.last)
    with contextlib.suppress(TableRefusal):
        ask(referee, rng.choice(["ann", "bob", "eve"]), request, referee.changed + 1, ["bob"])


@pytest.mark.parametrize("game", OFFERED)
@settings(max_examples=2)
@given(secret=st.binary(min_size=32, max_size=32))
def test_the_records_are_the_table(game: str, secret: bytes) -> None:
    rng = random.Random(secret)
    clock = messages.Clock(kind="game", seconds=300, increment=3)
    referee = new_table(game, SEATS[: OFFERED[game].players], secret=secret, clock=clock)
    told: list[str] = []
    while referee.status == "running":
        if referee.turn is not None and referee.seats[referee.turn].left and not referee.bot_to_move():
            ask(referee, referee.seats[referee.turn].owner, messages.Return(id="r"), referee.changed)
        now = referee.changed + rng.choice([0.0, 0.5, 2.0])
        if referee.time_out(now):
            referee.apply(referee.time_out(now)[0])
            continue
        play(referee, random_move(referee, rng), now=now)
        if rng.random() < 0.2:
            some_request(referee, rng)
        if referee.last > 30 and not told:
            told = [entry.model_dump_json() for entry in entries_told(referee, "ann")]
            # Offers live in memory only.
            referee.takeback = None
            assert picture(again(referee)) == picture(referee)
    assert picture(again(referee)) == picture(referee)
    assert [entry.model_dump_json() for entry in entries_told(referee, "ann")][: len(told)] == told
    assert [record.number for record in referee.records] == list(range(1, referee.last + 1))


def test_entries_come_from_any_number_on() -> None:
    referee = new_table()
    play(referee, random_move(referee, random.Random(1)))
    entries = referee.entries_for("ann", 0)
    for after in range(referee.last + 2):
        assert referee.entries_for("ann", after) == entries[after:]


def test_a_gap_in_the_records_is_refused() -> None:
    referee = Referee(setting("azul-2-coloured", [ME, FRIEND]), bytes(32), 0.0)
    for number in (0, 2):
        with pytest.raises(ValueError, match="record 1"):
            referee.apply(ChatRecord.model_construct(number=number, at=0.0, seat=0, name="Ann", text="hello"))
    assert referee.last == 0
    assert referee.join("bob", "Bob", key(0), 0.0)[0].number == 1
