"""Tables for the tests: set, joined, and played on at random."""

import random
from collections.abc import Iterable
from typing import Any

import pytest
from pydantic_core import to_json

from zellige.games.offered import OFFERED
from zellige.table import messages
from zellige.table.records import Record, stored
from zellige.table.referee import Referee
from zellige.table.refusal import TableRefusal
from zellige.table.setting import Setting

NO_CLOCK = messages.Clock(kind="none")
SECRET = bytes(range(32))
ME, FRIEND = messages.NewSeat(kind="me"), messages.NewSeat(kind="friend")
GREEDY = messages.NewSeat(kind="bot", level="greedy")


def key(number: int) -> str:
    return f"key-of-the-seat-{number}"


def setting(game: str, seats: Iterable[messages.NewSeat], **more: Any) -> Setting:
    """A table set by ann; keys are numbered in order."""
    keys = iter(range(9))
    new = messages.NewTable(game=game, seats=list(seats), **more)
    return Setting.of(new, "ann", "Ann", lambda: key(next(keys)))


def new_table(
    game: str = "azul-2-coloured",
    seats: Iterable[messages.NewSeat] = (ME, FRIEND),
    *,
    secret: bytes = SECRET,
    friends: Iterable[str] = ("bob", "cat", "dan"),
    **more: Any,
) -> Referee:
    """A running table: ann has set it, friends have taken the open seats at second 0."""
    referee = Referee(setting(game, seats, **more), secret, 0.0, "t1")
    for number, friend in zip(range(sum(seat.kind == "friend" for seat in seats)), friends, strict=False):
        store(referee, referee.join(friend, friend.title(), key(number), 0.0))
    store(referee, referee.start(0.0))
    return referee


def table_of_friends(game: str, secret: bytes = SECRET, **more: Any) -> Referee:
    """Ann and her friends."""
    return new_table(game, [ME] + [FRIEND] * (OFFERED[game].players - 1), secret=secret, **more)


def store(referee: Referee, records: list[Record]) -> None:
    for record in records:
        referee.apply(record)


def ask(referee: Referee, who: str | None, request: Any, now: float = 0.0, away: Iterable[str] = ()) -> list[Record]:
    """Decide a request and carry it out."""
    records = referee.decide(who, request, now, set(away))
    referee.remember(who, request)
    store(referee, records)
    return records


def play(referee: Referee, *moves: str, now: float = 0.0) -> list[Record]:
    """The seat on turn plays, person or bot."""
    if referee.bot_to_move():
        records = referee.bot_move(" ".join(moves), now, referee.last)
        store(referee, records)
        return records
    return ask(referee, on_turn(referee), messages.Play(id="p", after=referee.last, moves=list(moves)), now)


def on_turn(referee: Referee) -> str:
    assert referee.turn is not None
    owner = referee.seats[referee.turn].owner
    assert owner is not None
    return owner


def random_move(referee: Referee, rng: random.Random) -> str:
    return str(rng.choice(referee.position.legal_moves()))


def curious_move(referee: Referee, rng: random.Random) -> str:
    """A random move of somebody who likes to draw plates: so there are some to return."""
    legal = list(map(str, referee.position.legal_moves()))
    return "draw" if "draw" in legal and rng.random() < 0.6 else rng.choice(legal)


def play_on(referee: Referee, rng: random.Random, moves: int = 10_000) -> None:
    """So many random moves, fewer if the game ends."""
    for _ in range(moves):
        if referee.status != "running":
            break
        play(referee, random_move(referee, rng))


def again(referee: Referee) -> Referee:
    """The same table from what is stored of it."""
    twin = Referee(
        Setting.model_validate_json(referee.setting.model_dump_json()), referee.secret, referee.created, referee.id
    )
    for record in referee.records:
        twin.apply(stored.validate_json(record.model_dump_json()))
    return twin


def entries_told(referee: Referee, who: str | None, after: int = 0) -> list[Any]:
    """The entries behind a number as a browser reads them: each is one of the schema, or this fails."""
    return messages.Entries.model_validate_json(to_json({"entries": referee.entries_for(who, after)})).entries


def picture(referee: Referee, now: float = 1e6) -> dict[str, list[str]]:
    """Everything that everybody is told."""
    people = {seat.owner for seat in referee.seats.all} | {None}
    by_eyes = {referee.eyes(who): who for who in people}
    entries = {eyes: [entry.model_dump_json() for entry in entries_told(referee, who)] for eyes, who in by_eyes.items()}
    return {
        str(who): entries[referee.eyes(who)]
        + [referee.now_for(who, now, False).model_dump_json(), referee.table_for(who, {"ann"}).model_dump_json()]
        + [referee.summary_for(who, {"ann"}).model_dump_json()]
        for who in people
    }


def inside(referee: Referee) -> list[Any]:
    """Everything that can change at a table."""
    clocks, history = referee.clocks, referee.history
    return [
        *(list(referee.records), referee.last_change, referee.rematch, repr(referee.takeback), repr(referee.seats.all)),
        *(list(clocks.left), clocks.running, clocks.since, list(history.line), dict(history.moments)),
    ]


def refused(referee: Referee, who: str | None, request: Any, now: float = 0.0, away: Iterable[str] = ()) -> str:
    """The code with which a request is refused; it must change nothing."""
    before = inside(referee)
    with pytest.raises(TableRefusal) as caught:
        referee.decide(who, request, now, set(away))
    assert inside(referee) == before
    messages.Refused(id="x", refusal=caught.value.message)
    return caught.value.code
