"""Seats: joined by a link, left, given to bots, and taken back."""

import random

import pytest

from tests.table.tables import FRIEND, GREEDY, ME, ask, key, new_table, on_turn, play, play_on, refused, setting, store
from zellige.table.messages import Chat, GiveSeat, Leave, NewSeat, Play, Return
from zellige.table.records import SeatRecord
from zellige.table.referee import Referee
from zellige.table.refusal import TableRefusal

LEAVE, RETURN = Leave(id="l"), Return(id="r")


def give(seat: int, level: str = "club") -> GiveSeat:
    return GiveSeat(id="g", seat=seat, level=level)


def waiting() -> Referee:
    return Referee(setting("azul-3-coloured", [ME, FRIEND, FRIEND]), bytes(32), 0.0, "t1")


def first_move(referee: Referee) -> Play:
    return Play(id="p", after=referee.last, moves=[str(referee.position.legal_moves()[0])])


def test_the_first_deal_waits_for_every_seat() -> None:
    referee = waiting()
    assert referee.start(1.0) == []
    assert [record.kind for record in referee.join("bob", " Bob\n", key(0), 1.0)] == ["seat"]
    store(referee, referee.join("bob", " Bob\n", key(0), 1.0))
    assert referee.seats[1].name == "Bob"
    records = referee.join("cat", "", key(1), 2.0)
    assert [(record.kind, record.number) for record in records] == [("seat", 2), ("deal", 3)]
    store(referee, records)
    assert (referee.status, referee.seats[2].name) == ("running", "3")


def test_a_link_is_one_persons_seat() -> None:
    referee = waiting()
    with pytest.raises(TableRefusal, match="no_such_key"):
        referee.join("bob", "Bob", "not-a-key-at-all", 0.0)
    store(referee, referee.join("bob", "Bob", key(0), 0.0))
    assert referee.join("bob", "Bob", key(0), 0.0) == []
    with pytest.raises(TableRefusal, match="seat_taken"):
        referee.join("cat", "Cat", key(0), 0.0)


def test_a_table_of_bots_starts_by_itself() -> None:
    referee = Referee(setting("duel", [GREEDY, GREEDY]), bytes(32), 0.0)
    assert [record.kind for record in referee.start(0.0)] == ["deal"]


def test_the_host_gives_open_seats_to_bots() -> None:
    referee = waiting()
    store(referee, referee.join("bob", "Bob", key(0), 0.0))
    assert refused(referee, "bob", give(2)) == "host_only"
    assert refused(referee, "ann", give(3)) == "no_such_seat"
    assert refused(referee, "ann", give(2, "nobody")) == "unknown_level"
    assert [record.kind for record in ask(referee, "ann", give(2))] == ["seat", "deal"]
    seat = referee.table_for("ann", set()).seats[2]
    assert (seat.kind, seat.level, seat.sitting_in, seat.present) == ("bot", "club", False, True)


def test_a_bot_sits_in_for_somebody_away() -> None:
    referee = new_table("azul-3-coloured", [ME, FRIEND, FRIEND])
    assert refused(referee, "cat", give(1)) == "still_here"
    assert refused(referee, "bob", give(1), away=["bob"]) == "own_seat"
    assert refused(referee, "eve", give(1), away=["bob"]) == "no_seat"
    ask(referee, "cat", give(1), away=["bob"])
    seat = referee.table_for("bob", {"bob"}).seats[1]
    assert (seat.kind, seat.name, seat.level, seat.sitting_in, seat.mine) == ("person", "Bob", "club", True, True)
    assert refused(referee, "ann", give(1)) == "seat_of_bot"
    while referee.turn != 1:
        play(referee, str(referee.position.legal_moves()[0]))
    assert referee.bot_to_move() is not None
    assert refused(referee, "bob", first_move(referee)) == "seat_left"
    ask(referee, "bob", RETURN)
    assert referee.bot_to_move() is None
    assert ask(referee, "bob", first_move(referee))
    assert refused(referee, "bob", RETURN) == "nothing_to_return"


def test_leaving_makes_a_seat_free_for_a_bot_at_once() -> None:
    referee = new_table("azul-2-coloured")
    mover = on_turn(referee)
    other = "bob" if mover == "ann" else "ann"
    ask(referee, mover, LEAVE)
    assert refused(referee, mover, LEAVE) == "already_left"
    assert refused(referee, mover, first_move(referee)) == "seat_left"
    assert referee.now_for(mover, 0.0, False).choices is None
    assert referee.turn is not None
    assert referee.table_for(None, {"ann", "bob"}).seats[referee.turn].present is False
    ask(referee, other, give(referee.turn))
    assert referee.bot_to_move() is not None
    assert ask(referee, mover, Chat(id="c", text="back soon"))
    ask(referee, mover, RETURN)
    assert referee.now_for(mover, 0.0, False).choices is not None
    for request in (LEAVE, RETURN, Chat(id="c", text="hello")):
        assert refused(referee, "eve", request) == "no_seat"


def test_one_device_leaves_and_returns_with_all_its_seats() -> None:
    referee = new_table("azul-2-coloured", [ME, ME])
    assert [record.number for record in ask(referee, "ann", LEAVE)] == [2, 3]
    assert len(ask(referee, "ann", RETURN)) == 2
    assert [seat.name for seat in referee.seats.all] == ["Ann", "Ann 2"]
    assert referee.rename("ann", "Anna", 0.0) == []


def test_another_name() -> None:
    referee = new_table()
    store(referee, referee.rename("bob", "Robert", 0.0))
    assert referee.seats[1].name == "Robert"
    assert referee.rename("bob", "Robert", 0.0) == []
    with pytest.raises(TableRefusal, match="empty_text"):
        referee.rename("bob", " \n", 0.0)
    assert refused(referee, "bob", Chat(id="c", text="\u200b ")) == "empty_text"


def test_a_bot_has_the_seat_of_an_engine_that_failed() -> None:
    engine = NewSeat(kind="bot", level="engine:Tiler")
    referee = new_table("azul-2-coloured", [ME, engine])
    assert (referee.seats[1].name, referee.seats[1].level) == ("Tiler", "engine:Tiler")
    assert referee.replace_engine(1, "engine:Other", 1.0) == []
    (record,) = referee.replace_engine(1, "engine:Tiler", 1.0)
    assert isinstance(record, SeatRecord)
    assert (record.change, record.name, record.level) == ("failed", "Tiler", "club")
    store(referee, [record])
    assert (referee.seats[1].name, referee.seats[1].level) == ("Tiler", "club")
    assert referee.replace_engine(1, "engine:Tiler", 2.0) == []


def test_whoever_an_engine_sat_in_for_keeps_the_name() -> None:
    referee = new_table()
    store(referee, referee.leave("bob", 1.0))
    ask(referee, "ann", give(1, "engine:Tiler"))
    (record,) = referee.replace_engine(1, "engine:Tiler", 2.0)
    assert isinstance(record, SeatRecord)
    assert record.name == "Tiler"
    store(referee, [record])
    seat = referee.seats[1]
    assert (seat.name, seat.level, seat.sitting_in) == ("Bob", "club", True)
    ask(referee, "bob", RETURN)
    assert referee.seats[1].is_played_by("bob")


def test_a_rematch_seats_the_engine_again() -> None:
    referee = new_table("azul-2-coloured", [ME, NewSeat(kind="bot", level="engine:Tiler")])
    store(referee, referee.replace_engine(1, "engine:Tiler", 0.0))
    play_on(referee, random.Random(1))
    seats = referee.rematch_setting("ann").seats
    assert [(seat.name, seat.level) for seat in seats] == [("Tiler", "engine:Tiler"), ("Ann", None)]
