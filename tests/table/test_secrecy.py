"""No message tells its receiver what the rules hide from them, over whole games."""

import json
import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.tables import (
    FRIEND,
    ME,
    curious_move,
    entries_told,
    new_table,
    on_turn,
    play,
    random_move,
    refused,
    setting,
    table_of_friends,
)
from zellige import duel
from zellige.games.offered import OFFERED
from zellige.table import views
from zellige.table.choices import choices
from zellige.table.fairness import seed_of
from zellige.table.history import Moment
from zellige.table.messages import Play
from zellige.table.referee import Referee
from zellige.table.refusal import TableRefusal

VIEWERS: dict[str | None, int | None] = {"ann": 0, "bob": 1, None: None}
secrets = st.binary(min_size=32, max_size=32)


def messages_to(referee: Referee, who: str | None, after: int) -> str:
    """All that somebody is told after a change, as sent."""
    said: list[Any] = [*entries_told(referee, who, after), referee.now_for(who, 9.0, False)]
    said += [referee.summary_for(who, set()), referee.table_for(who, set()), referee.fairness()]
    return "\n".join(message.model_dump_json() for message in said)


@pytest.mark.parametrize("game", OFFERED)
def test_secret_and_seed_are_told_at_the_end_only(game: str) -> None:
    rng = random.Random(game)
    secret = rng.randbytes(32)
    referee = table_of_friends(game, secret)
    while referee.status == "running":
        before = referee.last
        play(referee, random_move(referee, rng))
        for who in rng.sample(list(VIEWERS), 3 if referee.position.is_over else 1):
            told = messages_to(referee, who, before)
            for hidden in (secret.hex(), str(seed_of(secret))):
                assert (hidden in told) == referee.position.is_over


@settings(max_examples=2)
@given(secret=secrets, other=st.integers(0, 1 << 32))
def test_what_is_hidden_makes_no_difference_to_any_message(secret: bytes, other: int) -> None:
    """In another world that a viewer cannot tell from this one, every message to them is the same."""
    rng = random.Random(secret)
    referee = table_of_friends("duel", secret, goals="random")
    while referee.status == "running":
        position, seat = referee.position, referee.position.player
        same = duel.determinize(position.seen_by(seat), other)
        assert choices(same, seat, False) == choices(position, seat, False)
        who, viewer = rng.choice(list(VIEWERS.items()))
        world = duel.determinize(position.seen_by(viewer), other)
        play(referee, curious_move(referee, rng))
        moment = referee.history.line[-1]
        twin = moment_in(world, moment, rng) if moment.record.kind == "move" else None
        if twin is not None and twin.position.seen_by(viewer) == moment.position.seen_by(viewer):
            shown = views.entry(referee, moment.record, referee.eyes(who))
            referee.history.moments[moment.number] = twin
            assert views.entry(referee, moment.record, referee.eyes(who)) == shown
            referee.history.moments[moment.number] = moment


def moment_in(world: Any, moment: Moment, rng: random.Random) -> Moment | None:
    """The same decision in another world; if it is about plates that the viewer does not know, some decision."""
    move = moment.record.text
    if not world.is_legal(move):
        if world.awaits is not duel.Awaits.RETURN:
            return None
        move = str(rng.choice(world.legal_moves()))
    position, events = world.play_with_events(move)
    return Moment(moment.record.model_copy(update={"text": move}), world, events, position)


def plates_in(told: str) -> set[str]:
    return set(re.findall(r'"([SJ][0-9])(?:r[0-3])?"', told))


@settings(max_examples=2)
@given(secret=secrets)
def test_plates_and_chips_are_told_to_those_who_have_seen_them(secret: bytes) -> None:
    """Counted from what really happened, without the rules' own notion of a view."""
    rng = random.Random(secret)
    referee = table_of_friends("duel", secret)
    seen: dict[str | None, set[str]] = {who: set(referee.position.display) for who in VIEWERS}
    while referee.status == "running":
        before = referee.last
        play(referee, curious_move(referee, rng))
        for record in referee.records[before:]:
            for event in referee.history.moments[record.number].events:
                for who, viewer in VIEWERS.items():
                    match event:
                        case duel.DisplayFilled(plate) | duel.PlateKept(_, plate):
                            seen[who].add(plate)
                        case duel.PlateSeen(player, plate) if plate is not None and player == viewer:
                            seen[who].add(plate)
        for who in rng.sample(list(VIEWERS), 2):
            for entry in entries_told(referee, who, before):
                assert plates_in(entry.model_dump_json()) <= seen[who]
                shown = json.loads(entry.model_dump_json())["state"]["position"]
                faces = zip(shown["chips"], shown["revealed"], strict=True)
                assert all(face in ("", "?") for face, is_revealed in faces if not is_revealed)


def test_a_refusal_does_not_tell_what_is_on_the_stack() -> None:
    """Several moves at once are refused alike, whatever plate would have been drawn or laid on the display."""
    referee = table_of_friends("duel")
    play(referee, referee.position.display[0], "@5", "r0")
    opening = [referee.position.display[0], "@5", "r0"]
    codes = {refused(referee, on_turn(referee), together(referee, *opening, plate)) for plate in duel.PLATE_NAMES}
    assert codes == {"turn_is_over"}
    play(referee, *opening)
    drawing = ["draw", "draw", "stop"]
    codes = {refused(referee, on_turn(referee), together(referee, *drawing, plate)) for plate in duel.PLATE_NAMES}
    assert codes == {"revealed"}
    play(referee, *drawing)


def together(referee: Referee, *moves: str) -> Play:
    return Play(id="p", after=referee.last, moves=list(moves))


def test_both_seats_on_one_device_see_what_the_seat_that_acted_knows() -> None:
    rng = random.Random(4)
    referee = new_table("duel", [ME, ME])
    while referee.status == "running":
        play(referee, curious_move(referee, rng))
    for entry in entries_told(referee, "ann"):
        if entry.kind == "move":
            moment = referee.history.moments[entry.number]
            assert entry.state.position.model_dump() == moment.position.seen_by(entry.seat).to_json()
            assert entry.move == moment.record.text


def test_only_the_host_is_told_the_link_of_an_open_seat() -> None:
    referee = Referee(setting("duel", [ME, FRIEND]), bytes(32), 0.0, "t1")
    key = str(referee.setting.seats[1].key)
    for who in (None, "bob", "eve"):
        assert key not in messages_to(referee, who, 0)
    assert referee.table_for("ann", set()).seats[1].link == f"/join/t1/{key}"
    for record in referee.join("bob", "Bob", key, 0.0):
        referee.apply(record)
    assert key not in messages_to(referee, "ann", 0)


def test_a_running_duel_has_no_file_and_running_azul_no_secret() -> None:
    azul_table = table_of_friends("azul-2-coloured")
    text = azul_table.game_file()
    assert azul_table.commitment in text
    assert "Secret" not in text
    assert "Seed" not in text
    with pytest.raises(TableRefusal, match="hidden_until_over"):
        table_of_friends("duel").game_file()
