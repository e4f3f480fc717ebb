"""Engines of other people at the tables: seated like bots, and replaced by one when they fail."""

import asyncio
import random
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from zellige.games.offered import OFFERED
from zellige.protocol.players import EngineFailure
from zellige.server.engines import Engine, Engines, read_engines

from .conftest import RunningServer

ROOT = Path(__file__).parents[2]
ANY_MOVE = f"cmd:{shlex.join([sys.executable, str(ROOT / 'examples' / 'any_move.py')])}"


#: An engine that writes down what it is told.
LISTENING = """
import sys
from zellige import azul

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    with open(sys.argv[1], "a") as heard:
        print(word, file=heard)
    if word == "zbp":
        print("id name Listening", "game azul-2-coloured", "game azul-2-grey", "zbpok", sep="\\n")
    elif word == "ping":
        print("pong")
    elif word == "newgame":
        print("ready")
    elif word == "position":
        position = azul.Position.parse(rest)
    elif word == "go":
        print("bestmove", position.legal_moves()[0])
    elif word == "quit":
        break
    sys.stdout.flush()
"""


def misbehaving(way: str, pids: Path, move: str = "0") -> str:
    script = ROOT / "tests" / "protocol" / "misbehaving.py"
    return f"cmd:{shlex.join([sys.executable, str(script), way, str(pids), move])}"


def offered(player: str) -> Engine:
    """An engine that nobody has started yet."""
    return Engine("Misbehaving", player.removeprefix("cmd:"), ("azul-2-coloured",))


def is_running(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def test_engines_are_asked_what_they_are_called_and_play(tmp_path: Path) -> None:
    first, second, other = read_engines([ANY_MOVE, f"Tiler={ANY_MOVE}", misbehaving("tells", tmp_path / "pids")])
    assert (first.name, second.name, other.name) == ("Any Move", "Tiler", "Misbehaving")
    assert first.level == "engine:Any Move"
    assert "duel" in first.games
    assert other.games == ("azul-2-coloured", "azul-2-grey")
    assert not is_running(int((tmp_path / "pids").read_text()))


def test_what_is_no_engine_is_refused(tmp_path: Path) -> None:
    for wrong in ("greedy", f"Tiler {ANY_MOVE}"):
        with pytest.raises(ValueError, match="expected cmd:COMMAND or NAME=cmd:COMMAND, not"):
            read_engines([wrong])
    with pytest.raises(ValueError, match="two engines are called 'Any Move'; give one another name: NAME=cmd:"):
        read_engines([ANY_MOVE, ANY_MOVE])
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
        assert (seat["kind"], seat["name"], seat["level"]) == ("bot", "Misbehaving", "club")
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


@pytest.mark.parametrize("way", ["hangs_in_the_handshake", "is_never_ready", "hangs"])
def test_engines_end_with_the_server_whatever_they_are_doing(way: str, tmp_path: Path) -> None:
    position = OFFERED["azul-2-coloured"].new_game(seed=1).position
    pids = tmp_path / "pids"

    async def close_amid() -> str:
        engines = Engines([offered(misbehaving(way, pids))], threads=1)
        asked = asyncio.create_task(engines.think("engine:Misbehaving", position, "a seat"))
        while not pids.exists() or not pids.read_text():
            await asyncio.sleep(0.01)
        await engines.close()
        with pytest.raises(EngineFailure) as failed:
            await asked
        return failed.value.sentence

    assert "was ended" in asyncio.run(close_amid())
    assert not is_running(int(pids.read_text()))


def test_an_engine_that_hangs_keeps_no_other_waiting(tmp_path: Path) -> None:
    position = OFFERED["azul-2-coloured"].new_game(seed=1).position

    async def ask_both() -> str:
        engines = Engines([offered(misbehaving("is_never_ready", tmp_path / "pids")), *read_engines([ANY_MOVE])], 1)
        hanging = asyncio.create_task(engines.think("engine:Misbehaving", position, "a seat"))
        move = await engines.think("engine:Any Move", position, "another seat")
        assert not hanging.done()
        with pytest.raises(EngineFailure, match="not offered here any more"):
            await engines.think("engine:Other", position, "a third seat")
        await engines.close()
        await asyncio.gather(hanging, return_exceptions=True)
        return move

    assert asyncio.run(ask_both()) in map(str, position.legal_moves())


def test_an_engine_is_told_of_a_new_game_only_when_another_seat_asks(tmp_path: Path) -> None:
    script, heard = tmp_path / "listening.py", tmp_path / "heard"
    script.write_text(LISTENING)
    coloured, grey = (OFFERED[f"azul-2-{side}"].new_game(seed=1).position for side in ("coloured", "grey"))

    async def ask() -> None:
        command = shlex.join([sys.executable, str(script), str(heard)])
        engine = Engine("Listening", command, ("azul-2-coloured", "azul-2-grey"))
        engines = Engines([engine], threads=1)
        for position, seat in ((coloured, "t1 0"), (coloured, "t1 0"), (coloured, "t1 1"), (grey, "t2 0")):
            await engines.think("engine:Listening", position, seat)
        await engines.close()

    asyncio.run(ask())
    words = [word for word in heard.read_text().split() if word not in ("ping", "position")]
    assert words == ["zbp", "newgame", "go", "go", "newgame", "go", "newgame", "go", "quit"]


def test_a_table_goes_on_without_the_engine_that_hung_when_somebody_is_back(
    start: Callable[..., RunningServer], tmp_path: Path
) -> None:
    engine = Engine("Slow", misbehaving("is_never_ready", tmp_path / "pids").removeprefix("cmd:"), ("azul-3-coloured",))
    server = start(engines=[engine])
    host, friend = server.person(), server.person()
    with host.sit(host.set_table("azul-3-coloured", "me", "friend", "random")) as first:
        friend.join(first.table["seats"][1]["link"], "Bob")
        with friend.sit(first.table["id"]) as second:
            second.ask("leave")
            assert first.ask("give_seat", seat=1, level="engine:Slow")["type"] == "accepted"
            while first.now["turn"] != 1:
                if first.legal:
                    first.play(first.legal[0])
                else:
                    first.read()
            second.ask("return")
            second.read_until(lambda: second.legal)
            second.play(second.legal[0])
            second.read_until(lambda: second.now["turn"] != 2)
            assert [entry["seat"] for entry in second.entries if entry["kind"] == "move"][-1] == 2
            # It was still hanging: another bot that had taken its place would have moved before anybody was back.
            assert not [entry for entry in second.entries if entry["kind"] == "seat" and entry["change"] == "failed"]
