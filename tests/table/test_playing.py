"""Moves: whose turn it is, all or none, and what bad requests get."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.tables import (
    FRIEND,
    GREEDY,
    ME,
    ask,
    entries_told,
    inside,
    new_table,
    on_turn,
    play,
    play_on,
    refused,
    setting,
    table_of_friends,
)
from zellige import duel
from zellige.games.offered import OFFERED
from zellige.table.messages import Chat, Ping, Play, Rematch
from zellige.table.referee import Referee
from zellige.table.refusal import TableRefusal


def moves(referee: Referee, *texts: str, after: int | None = None) -> Play:
    return Play(id="p", after=referee.last if after is None else after, moves=list(texts))


def first_move(referee: Referee) -> str:
    return str(referee.position.legal_moves()[0])


def test_two_who_race_for_one_turn() -> None:
    referee = new_table("azul-2-coloured", [ME, ME])
    tabs = [moves(referee, first_move(referee)), moves(referee, str(referee.position.legal_moves()[1]))]
    ask(referee, "ann", tabs[0])
    assert refused(referee, "ann", tabs[1]) == "stale"
    friends = table_of_friends("azul-2-coloured")
    late = moves(friends, first_move(friends))
    mover = on_turn(friends)
    ask(friends, mover, late)
    assert refused(friends, mover, late) == "not_your_turn"


def test_chat_in_between_does_not_make_a_move_stale() -> None:
    referee = table_of_friends("azul-2-coloured")
    move = moves(referee, first_move(referee))
    ask(referee, "ann", Chat(id="c", text="  hello\n\u202ethere "))
    assert entries_told(referee, None, referee.last - 1)[0].text == "hello there"
    ask(referee, on_turn(referee), move)


def test_the_future_has_not_been_seen() -> None:
    referee = table_of_friends("azul-2-coloured")
    assert refused(referee, on_turn(referee), moves(referee, first_move(referee), after=referee.last + 1)) == "stale"


def test_who_may_not_play() -> None:
    referee = table_of_friends("azul-2-coloured")
    other = "bob" if on_turn(referee) == "ann" else "ann"
    assert refused(referee, other, moves(referee, first_move(referee))) == "not_your_turn"
    for onlooker in (None, "eve"):
        assert refused(referee, onlooker, moves(referee, first_move(referee))) == "no_seat"
    waiting = Referee(setting("azul-2-coloured", [ME, FRIEND]), bytes(32), 0.0)
    assert waiting.status == "waiting"
    assert waiting.start(0.0) == []
    assert refused(waiting, "ann", moves(waiting, "1B1")) == "not_started"


def test_all_moves_or_none() -> None:
    referee = table_of_friends("duel")
    plate = referee.position.display[0]
    mover = on_turn(referee)
    assert refused(referee, mover, moves(referee, plate, "@5", "r9")) == "unreadable_move"
    assert refused(referee, mover, moves(referee, plate, "r1")) == "slot_awaited"
    assert refused(referee, mover, moves(referee, plate, "@5", "r1", "S1")) == "turn_is_over"
    assert len(ask(referee, mover, moves(referee, plate.lower(), "@5", "R1"))) == 3
    assert [moment.record.text for moment in referee.history.line[-3:]] == [plate, "@5", "r1"]


def test_a_deal_ends_what_can_be_played_at_once() -> None:
    referee = new_table("azul-2-coloured", [ME, ME])
    while referee.position.round == 1:
        play(referee, first_move(referee))
    last = next(number for number, record in enumerate(referee.records) if record.kind == "deal" and number > 0)
    earlier = new_table("azul-2-coloured", [ME, ME])
    for record in referee.records[earlier.last : last - 1]:
        earlier.apply(record)
    final = referee.records[last - 1]
    assert final.kind == "move"
    assert refused(earlier, "ann", moves(earlier, final.text, "1B1")) == "turn_is_over"
    assert [record.kind for record in earlier.decide("ann", moves(earlier, final.text), 0.0)] == ["move", "deal"]


def test_a_broken_rule_is_named() -> None:
    referee = table_of_friends("azul-2-coloured")
    colour = next(letter for letter in "BYRKW" if letter not in referee.position.displays[0])
    with pytest.raises(TableRefusal) as caught:
        referee.decide(on_turn(referee), moves(referee, f"1{colour}1"), 0.0)
    refusal = caught.value.message
    assert (refusal.code, refusal.rule, refusal.subject) == ("display_lacks_colour", "AZ-2.2", f"1{colour}1")


@settings(max_examples=40)
@given(texts=st.lists(st.text(min_size=1, max_size=8), min_size=1, max_size=4), duel_table=st.booleans())
def test_any_text_is_a_move_or_refused_and_changes_nothing(texts: list[str], duel_table: bool) -> None:
    referee = TABLES[duel_table]
    try:
        referee.decide(on_turn(referee), moves(referee, *texts), 0.0)
    except TableRefusal as refusal:
        assert refusal.message.code
    assert inside(referee) == INSIDE[duel_table]


TABLES = [table_of_friends("azul-2-coloured"), table_of_friends("duel")]
INSIDE = [inside(referee) for referee in TABLES]


def test_bots_are_asked_with_what_they_may_know() -> None:
    referee = new_table("duel", [GREEDY, GREEDY])
    asked = referee.bot_to_move()
    assert asked is not None
    seat, level, known = asked
    assert (seat, level) == (referee.turn, "greedy")
    assert isinstance(known, duel.View)
    assert known.viewer == seat
    records = referee.bot_move(f"{referee.position.display[0]} @1 r0", 0.0, referee.last)
    assert [record.by_bot for record in records if record.kind == "move"] == [True] * 3
    with pytest.raises(TableRefusal, match="stale"):
        referee.bot_move(referee.position.display[0], 0.0, referee.last - 1)
    persons = table_of_friends("azul-2-coloured")
    assert persons.bot_to_move() is None
    with pytest.raises(TableRefusal, match="not_your_turn"):
        persons.bot_move(first_move(persons), 0.0, persons.last)


@pytest.mark.parametrize("game", OFFERED)
def test_a_whole_game_ends_with_its_winners(game: str) -> None:
    referee = table_of_friends(game)
    assert refused(referee, "ann", Rematch(id="r")) == "not_over"
    play_on(referee, random.Random(game))
    now = referee.now_for("ann", 0.0, False)
    assert (referee.status, now.turn, now.choices) == ("over", None, None)
    assert tuple(now.winners) == referee.position.winners()
    assert refused(referee, "ann", moves(referee, "1B1")) == "game_over"
    assert referee.decide(None, Ping(id="p"), 0.0) == []
    assert ask(referee, "ann", Chat(id="c", text="thanks"))
    seats = [seat.owner for seat in referee.rematch_setting("bob").seats]
    owners = [seat.owner for seat in referee.seats.all]
    assert seats == [*owners[1:], owners[0]]
    assert refused(referee, "eve", Rematch(id="r")) == "no_seat"
