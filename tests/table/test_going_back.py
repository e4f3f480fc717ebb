"""Undo and takeback: never past what somebody else decided or what was revealed."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.tables import (
    FRIEND,
    GREEDY,
    ME,
    ask,
    new_table,
    on_turn,
    play,
    play_on,
    random_move,
    refused,
    table_of_friends,
)
from zellige import duel
from zellige.table.messages import AnswerTakeback, OfferTakeback, Play, Undo
from zellige.table.referee import Referee
from zellige.table.refusal import TableRefusal

OFFER = OfferTakeback(id="o")
YES, NO = AnswerTakeback(id="a", accept=True), AnswerTakeback(id="a", accept=False)
SHOWING = (duel.ChipRevealed, duel.PlateDrawn, duel.PlateSeen, duel.DisplayFilled)


def undo(referee: Referee) -> Undo:
    return Undo(id="u", after=referee.last)


def first_move(referee: Referee) -> str:
    return str(referee.position.legal_moves()[0])


def test_the_own_last_decision_until_the_next_player_decides() -> None:
    referee = table_of_friends("azul-2-coloured")
    start, mover = referee.position, on_turn(referee)
    play(referee, first_move(referee))
    assert on_turn(referee) != mover
    assert refused(referee, on_turn(referee), undo(referee)) == "nothing_to_undo"
    assert referee.now_for(mover, 0.0, False).may_undo is not None
    ask(referee, mover, undo(referee))
    assert referee.position == start
    assert referee.records[-1].kind == "undo"
    assert refused(referee, mover, undo(referee)) == "nothing_to_undo"
    play(referee, first_move(referee))
    play(referee, first_move(referee))
    assert refused(referee, mover, undo(referee)) == "other_has_decided"
    assert refused(referee, None, undo(referee)) == "no_seat"


def test_an_undo_that_has_not_seen_the_last_move_is_stale() -> None:
    referee = table_of_friends("azul-2-coloured")
    mover = on_turn(referee)
    play(referee, first_move(referee))
    assert refused(referee, mover, Undo(id="u", after=referee.last - 1)) == "stale"


def test_decision_by_decision_to_the_beginning_of_a_turn() -> None:
    referee = table_of_friends("duel")
    mover, start = on_turn(referee), referee.position
    play(referee, referee.position.display[0], "@5")
    ask(referee, mover, undo(referee))
    assert referee.position.awaits is duel.Awaits.SLOT
    ask(referee, mover, undo(referee))
    assert referee.position == start
    play(referee, start.display[0], "@5", "r0")
    # The display was refilled.
    assert refused(referee, mover, undo(referee)) == "revealed"


@settings(max_examples=2)
@given(seed=st.integers(0, 1 << 32))
def test_no_undo_goes_past_a_deal_or_what_was_shown(seed: int) -> None:
    """Over a whole game: the last decision can be undone if it is a person's and showed nothing new."""
    rng = random.Random(seed)
    referee = table_of_friends("duel", bytes(28) + seed.to_bytes(5, "big")[1:])
    while True:
        mover, before = on_turn(referee), referee.position
        records = play(referee, random_move(referee, rng))
        if referee.status == "over":
            break
        events = referee.history.moments[records[0].number].events
        shows = len(records) > 1 or any(isinstance(event, SHOWING) for event in events)
        try:
            undone = referee.decide(mover, undo(referee), 0.0)
        except TableRefusal as refusal:
            assert refusal.code == "revealed"
            assert shows
        else:
            assert not shows
            if rng.random() < 0.1:
                referee.apply(undone[0])
                assert referee.position == before
    assert refused(referee, "ann", undo(referee)) == "game_over"


def test_a_takeback_needs_everybody_else() -> None:
    referee = new_table("azul-3-coloured", [ME, FRIEND, FRIEND])
    start, asker = referee.position, on_turn(referee)
    others = sorted({"ann", "bob", "cat"} - {asker})
    assert refused(referee, asker, OFFER) == "nothing_to_undo"
    for _ in range(2):
        play(referee, first_move(referee))
    ask(referee, asker, OFFER)
    assert refused(referee, others[0], OFFER) == "takeback_pending"
    assert refused(referee, asker, YES) == "own_offer"
    assert refused(referee, "eve", YES) == "no_seat"
    assert [referee.now_for(who, 0.0, False).may_answer_takeback for who in (asker, *others)] == [False, True, True]
    assert ask(referee, others[0], YES) == []
    assert referee.now_for(others[0], 0.0, False).may_answer_takeback is False
    (record,) = ask(referee, others[1], YES)
    assert record.kind == "undo"
    assert record.taken_back
    assert referee.position == start
    assert referee.takeback is None
    assert refused(referee, others[1], YES) == "no_takeback"


def test_an_offer_is_withdrawn_refused_or_overtaken() -> None:
    referee = table_of_friends("azul-2-coloured")
    asker = on_turn(referee)
    play(referee, first_move(referee))
    other = on_turn(referee)
    for who in (asker, other):
        ask(referee, asker, OFFER)
        assert referee.now_for(other, 0.0, False).takeback_by is not None
        ask(referee, who, NO)
        assert referee.now_for(other, 0.0, False).takeback_by is None
    ask(referee, asker, OFFER)
    play(referee, first_move(referee))
    assert refused(referee, other, YES) == "no_takeback"


def test_bots_agree_to_a_takeback_of_the_whole_turn() -> None:
    referee = new_table("azul-2-coloured", [ME, GREEDY])
    if referee.bot_to_move():
        play(referee, first_move(referee))
    before = referee.position
    play(referee, first_move(referee))
    play(referee, first_move(referee))
    assert refused(referee, "ann", undo(referee)) == "other_has_decided"
    (record,) = ask(referee, "ann", OFFER)
    assert record.kind == "undo"
    assert referee.position == before


def test_no_takeback_past_a_deal() -> None:
    referee = table_of_friends("azul-2-coloured")
    while referee.position.round == 1:
        play(referee, first_move(referee))
    for who in ("ann", "bob"):
        assert refused(referee, who, OFFER) == "revealed"
        assert referee.now_for(who, 0.0, False).may_offer_takeback is False


def test_two_seats_of_one_device_undo_each_other() -> None:
    referee = new_table("azul-2-coloured", [ME, ME])
    start = referee.position
    play_on(referee, random.Random(1), 2)
    for _ in range(2):
        ask(referee, "ann", undo(referee))
    assert referee.position == start


def test_a_move_after_an_undo_needs_to_know_of_it() -> None:
    referee = table_of_friends("azul-2-coloured")
    mover, move = on_turn(referee), first_move(referee)
    play(referee, move)
    seen = referee.last
    ask(referee, mover, undo(referee))
    assert refused(referee, mover, Play(id="p", after=seen, moves=[move])) == "stale"
