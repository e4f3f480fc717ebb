"""Whole games over WebSockets, alone and together, watched, taken up again, and looked at afterwards."""

import random
from collections.abc import Callable

import pytest

from zellige.games.offered import read_game

from .conftest import RunningServer


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("azul-3-grey", ("random", "me", "greedy")),
        ("duel", ("random", "me")),
    ],
)
def test_a_whole_game_can_be_played_downloaded_and_looked_at(
    server: RunningServer, game: str, seats: tuple[str, ...]
) -> None:
    person = server.person()
    table_id = person.set_table(game, *seats)
    with person.sit(table_id) as chair:
        assert chair.table["secret"] is None
        chair.play_on(random.Random(1))
        assert chair.table["secret"]
        assert [entry["number"] for entry in chair.entries] == list(range(1, chair.last + 1))
        scores = chair.now["scores"]
    text = person.http.get(f"/api/tables/{table_id}/game").text
    assert list(read_game(text).position.scores) == scores
    fairness = person.http.get(f"/api/tables/{table_id}/fairness").json()
    assert (fairness["is_over"], fairness["secret_fits"], fairness["deals_fit"]) == (True, True, True)
    uploaded = person.post("/api/games", text=text).json()["id"]
    with server.person().sit(uploaded) as onlooker:
        assert onlooker.table["uploaded"]
        assert onlooker.now["scores"] == scores
        shown = [entry["move"] for entry in onlooker.entries if entry["kind"] == "move"]
        # Which plates a player gave back, onlookers do not see.
        assert all(move in (None, str(played)) for move, played in zip(shown, read_game(text).moves, strict=True))


def test_bots_play_among_themselves(server: RunningServer) -> None:
    person = server.person()
    with person.sit(person.set_table("azul-4-coloured", "random", "greedy", "beginner", "random")) as chair:
        chair.read_until(lambda: chair.now["winners"])
        assert all(entry["by_bot"] for entry in chair.entries if entry["kind"] == "move")


def test_friends_join_by_link_and_take_turns(server: RunningServer) -> None:
    host, friend, late = server.person(), server.person(), server.person()
    table_id = host.set_table("azul-2-coloured", "me", "friend")
    with host.sit(table_id) as first, late.sit(table_id) as onlooker:
        assert first.table["status"] == "waiting"
        link = first.table["seats"][1]["link"]
        assert onlooker.table["seats"][1]["link"] is None
        assert late.join(link[:-1] + ("A" if link[-1] != "A" else "B")).json()["refusal"]["code"] == "no_such_key"
        assert friend.join(link, "Ann\u202e\n").status_code == 200
        assert friend.join(link).status_code == 200  # the same person again: nothing to say
        refused = late.join(link)
        assert (refused.status_code, refused.json()["refusal"]["code"]) == (409, "seat_taken")
        with friend.sit(table_id) as second:
            first.read_until(lambda: first.now["turn"] is not None and first.table["seats"][1]["present"])
            assert first.table["seats"][1]["name"] == "Ann"
            chairs = (first, second)
            for _ in range(6):
                turn = second.now["turn"]
                mover, other = chairs[turn], chairs[1 - turn]
                mover.catch_up(other)
                assert other.play("1B1")["refusal"]["code"] == "not_your_turn"
                mover.play(mover.legal[0])
                other.catch_up(mover)
            onlooker.catch_up(first)
            assert onlooker.now["choices"] is None
            assert onlooker.entries == first.entries == second.entries
            assert onlooker.play("1B1")["refusal"]["code"] == "no_seat"


def test_all_tabs_of_a_person_hear_everything(server: RunningServer) -> None:
    person = server.person()
    table_id = person.set_table("duel", "me", "me")
    with person.sit(table_id) as one, person.sit(table_id) as other:
        one.play_on(random.Random(2), 5)
        other.catch_up(one)
        assert other.entries == one.entries
        other.play(other.legal[0])
        one.catch_up(other)


def test_after_a_lost_connection_only_what_was_missed_comes(server: RunningServer) -> None:
    person = server.person()
    table_id = person.set_table("azul-2-grey", "me", "me")
    with person.sit(table_id) as chair:
        chair.play_on(random.Random(3), 4)
        seen = list(chair.entries)
        with person.sit(table_id) as other:
            other.play_on(random.Random(4), 3)
        chair.catch_up(other)
        with person.sit(table_id, after=seen[-1]["number"]) as again:
            assert seen + again.entries == chair.entries


def test_a_repeated_request_is_carried_out_once_even_after_a_restart(start: Callable[[], RunningServer]) -> None:
    before = start()
    person = before.person()
    table_id = person.set_table("azul-2-coloured", "me", "me")
    with person.sit(table_id) as chair:
        first = {"id": "same", "moves": [chair.legal[0]], "after": chair.last}
        accepted = chair.ask("play", **first)
        assert chair.ask("play", **first) == accepted
        last = chair.last
    before.stop()
    after = start()
    person.address = after.address
    with person.sit(table_id) as chair:
        assert chair.last == last
        assert chair.ask("play", **first) == accepted
        assert chair.last == last


def test_of_two_that_race_for_a_turn_one_wins(server: RunningServer) -> None:
    person = server.person()
    table_id = person.set_table("azul-2-coloured", "me", "me")
    with person.sit(table_id) as one, person.sit(table_id) as other:
        for _ in range(10):
            play = {"after": one.last, "moves": one.legal[:1]}
            sent = [(one, one.send("play", **play)), (other, other.send("play", **play))]
            answers = [chair.answer(request_id) for chair, request_id in sent]
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["refusal"]["code"] == "stale"
            one.catch_up(other)
        assert len([entry for entry in one.entries if entry["kind"] == "move"]) == 10


def test_undo_takeback_chat_leave_return_and_a_bot_that_sits_in(server: RunningServer) -> None:
    host, friend = server.person(), server.person()
    table_id = host.set_table("azul-2-coloured", "me", "friend")
    with host.sit(table_id) as one:
        friend.join(one.table["seats"][1]["link"])
        with friend.sit(table_id) as other:
            one.read_until(lambda: one.now["turn"] is not None)
            mover, waiting = (one, other) if one.now["turn"] == 0 else (other, one)
            mover.play(mover.legal[0])
            assert mover.now["may_undo"] is not None
            assert mover.ask("undo", after=mover.last)["type"] == "accepted"
            mover.play(mover.legal[1])
            waiting.catch_up(mover)
            waiting.play(waiting.legal[0])
            mover.catch_up(waiting)
            assert mover.ask("offer_takeback")["type"] == "accepted"
            waiting.read_until(lambda: waiting.now["may_answer_takeback"])
            assert waiting.ask("answer_takeback", accept=True)["type"] == "accepted"
            assert waiting.entries[-1]["taken_back"]
            assert waiting.ask("chat", text="well\u0007 played")["type"] == "accepted"
            assert waiting.entries[-1]["text"] == "well played"
            seat = next(number for number, seat in enumerate(one.table["seats"]) if seat["mine"])
            assert other.ask("give_seat", seat=seat, level="random")["refusal"]["code"] == "still_here"
            assert one.ask("leave")["type"] == "accepted"
            assert other.ask("give_seat", seat=seat, level="random")["type"] == "accepted"
            other.play_on(random.Random(5), 2)
            assert any(entry.get("by_bot") for entry in other.entries)
            assert one.ask("return")["type"] == "accepted"


def test_rematch_rotates_the_seats_and_happens_once(server: RunningServer) -> None:
    person = server.person()
    table_id = person.set_table("azul-2-coloured", "me", "random")
    with person.sit(table_id) as chair, person.sit(table_id) as other:
        assert chair.ask("rematch")["refusal"]["code"] == "not_over"
        chair.play_on(random.Random(6))
        assert chair.ask("rematch")["type"] == other.ask("rematch")["type"] == "accepted"
        chair.read_until(lambda: chair.table["rematch"])
        with person.sit(chair.table["rematch"]) as again:
            assert [seat["kind"] for seat in again.table["seats"]] == ["bot", "person"]
            again.read_until(lambda: again.legal)
    listed = person.http.get("/api/tables?mine").json()
    assert [summary["status"] for summary in listed] == ["running", "over"]
    assert listed[0]["id"] == chair.table["rematch"]
    assert not [each for each in person.http.get("/api/tables?watch").json() if each["id"] == listed[0]["id"]]


def test_a_public_game_can_be_watched(server: RunningServer) -> None:
    table_id = server.person().set_table("azul-2-coloured", "me", "me", public=True)
    assert table_id in [each["id"] for each in server.person().http.get("/api/tables?watch").json()]


def test_whoever_runs_out_of_time_is_played_for(server: RunningServer) -> None:
    person = server.person()
    with person.sit(person.set_table("azul-2-coloured", "me", "random", clock={"kind": "move", "seconds": 1})) as chair:
        chair.read_until(lambda: chair.now["winners"])
        assert chair.table["seats"][0]["out_of_time"]


def test_a_new_name_is_told_at_the_table(server: RunningServer) -> None:
    person = server.person()
    table_id = person.set_table("azul-2-coloured", "me", "random")
    with person.sit(table_id) as chair:
        assert person.http.put("/api/me", json={"name": " Zoë\t"}).json() == {"name": "Zoë"}
        chair.read_until(lambda: chair.table["seats"][0]["name"] == "Zoë")
    assert person.http.get("/api/me").json() == {"name": "Zoë"}
