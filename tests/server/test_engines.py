"""Engines of other people at the tables: seated like bots, and replaced by one when they fail."""

import random
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from zellige.protocol.players import EngineFailure
from zellige.server.engines import Engine, read_engines

from .conftest import RunningServer

ROOT = Path(__file__).parents[2]
ANY_MOVE = f"cmd:{shlex.join([sys.executable, str(ROOT / 'examples' / 'any_move.py')])}"


def misbehaving(way: str, pids: Path, move: str = "0") -> str:
    script = ROOT / "tests" / "protocol" / "misbehaving.py"
    return f"cmd:{shlex.join([sys.executable, str(script), way, str(pids), move])}"


def is_running(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def test_engines_are_asked_what_they_are_called_and_play(tmp_path: Path) -> None:
    first, second, other = read_engines([ANY_MOVE, ANY_MOVE, misbehaving("tells", tmp_path / "pids")])
    assert (first.name, second.name, other.name) == ("Any Move", "Any Move 2", "Misbehaving")
    assert first.level == "engine:Any Move"
    assert "duel" in first.games
    assert other.games == ("azul-2-coloured", "azul-2-grey")
    assert not is_running(int((tmp_path / "pids").read_text()))


def test_what_is_no_engine_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="expected cmd: and the command line of an engine, not 'greedy'"):
        read_engines(["greedy"])
    with pytest.raises(ValueError, match="cmd: is followed by the command line"):
        read_engines(["cmd:"])
    with pytest.raises(EngineFailure, match="no-such-program"):
        read_engines(["cmd:no-such-program"])
    with pytest.raises(EngineFailure, match="did not give its name"):
        read_engines([misbehaving("has_no_name", tmp_path / "pids")])


def test_an_engine_plays_a_whole_game(start: Callable[..., RunningServer]) -> None:
    server = start(engines=read_engines([ANY_MOVE]))
    person = server.person()
    offered = person.http.get("/api/levels").json()["engines"]
    assert [(each["level"], each["name"]) for each in offered] == [("engine:Any Move", "Any Move")]
    for game in ("azul-2-grey", "duel"):
        with person.sit(person.set_table(game, "me", offered[0]["level"])) as chair:
            assert chair.table["seats"][1]["name"] == "Any Move"
            chair.play_on(random.Random(2))
            assert {entry["change"] for entry in chair.entries if entry["kind"] == "seat"} == set()
            assert any(entry["by_bot"] for entry in chair.entries if entry["kind"] == "move")


@pytest.mark.parametrize("way", ["plays_what_it_is_told", "dies", "hangs"])
def test_a_bot_takes_the_seat_of_an_engine_that_fails(
    start: Callable[..., RunningServer], way: str, tmp_path: Path
) -> None:
    pids = tmp_path / "pids"
    server = start(engines=read_engines([misbehaving(way, pids, "9X9")]))
    person = server.person()
    with person.sit(person.set_table("azul-2-coloured", "me", "engine:Misbehaving")) as chair:
        chair.play_on(random.Random(3), moves=3)
        chair.read_until(lambda: chair.legal)
        failed = [entry for entry in chair.entries if entry["kind"] == "seat"]
        assert [(entry["change"], entry["name"]) for entry in failed] == [("failed", "Misbehaving")]
        seat = chair.table["seats"][1]
        assert (seat["kind"], seat["name"], seat["level"]) == ("bot", "club", "club")
    server.stop()
    assert not any(is_running(int(pid)) for pid in pids.read_text().split())


def test_an_engine_that_is_not_there_or_does_not_play_the_game_is_refused(
    start: Callable[..., RunningServer], tmp_path: Path
) -> None:
    server = start(engines=read_engines([misbehaving("tells", tmp_path / "pids")]))
    person = server.person()
    for game, level in (("duel", "engine:Misbehaving"), ("azul-2-grey", "engine:Other"), ("azul-2-grey", ANY_MOVE)):
        answer = person.post("/api/tables", game=game, seats=[{"kind": "me"}, {"kind": "bot", "level": level[:40]}])
        assert answer.json()["refusal"]["code"] == "unknown_level"
    with person.sit(person.set_table("azul-2-grey", "me", "friend")) as chair:
        refused = chair.ask("give_seat", seat=1, level="engine:Other")
        assert (refused["type"], refused["refusal"]["code"]) == ("refused", "unknown_level")
        assert chair.ask("give_seat", seat=1, level="engine:Misbehaving")["type"] == "accepted"
        assert chair.table["seats"][1]["name"] == "Misbehaving"


def test_a_table_whose_engine_is_no_longer_offered_goes_on(start: Callable[..., RunningServer]) -> None:
    server = start(engines=read_engines([ANY_MOVE]))
    person = server.person()
    table_id = person.set_table("azul-2-coloured", "engine:Any Move", "engine:Any Move")
    server.stop()
    # The engine has another name now.
    later = start(engines=[Engine("Another", "no-such-program", ("azul-2-coloured",))])
    with later.person().sit(table_id) as onlooker:
        onlooker.read_until(lambda: onlooker.now["winners"])
        changes = [(entry["change"], entry["name"]) for entry in onlooker.entries if entry["kind"] == "seat"]
        assert changes == [("failed", "Any Move")] * 2
