"""The commands: serve, play in the browser, verify."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from zellige.cli import app
from zellige.server.serving import bind
from zellige.table.messages import Play
from zellige.table.referee import Referee
from zellige.table.setting import SeatSetting, Setting


def zellige(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, [*words, "--language", "en"])
    return result.exit_code, result.stdout, result.stderr


def test_a_port_in_use_or_a_bad_database_is_told_in_one_line(tmp_path: Path) -> None:
    with bind("127.0.0.1", 0) as taken:
        taken.listen()
        port = str(taken.getsockname()[1])
        code, _, told = zellige("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'a'}")
    assert (code, len(told.splitlines())) == (2, 1)
    assert f"--port {port}" in told
    code, _, told = zellige("serve", "--port", "0", "--database", "mysql://host/name")
    assert (code, told) == (2, "zellige: --database: expected sqlite or postgresql, not mysql\n")


def test_play_prints_its_address_has_its_database_alone_and_ends_quietly(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a'}"
    words = ["play", "--no-browser", "--language", "en", "--database", database]
    command = [sys.executable, "-c", "from zellige.cli import main; main()", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = re.search(r"http://\S+", process.stdout.readline())
    assert address
    assert httpx.get(f"{address[0]}api/health").json()["status"] == "ok"
    code, _, told = zellige("serve", "--port", "0", "--database", database)
    assert (code, len(told.splitlines())) == (2, 1)
    assert "another server is running on it" in told
    assert httpx.get(f"{address[0]}api/health").json()["status"] == "ok"
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=30)
    assert (process.returncode, told) == (130, "")


def finished_game() -> str:
    """The file of a game that was played at a table."""
    seats = [SeatSetting(kind="person", name=name, owner="x") for name in ("Ann", "Bob")]
    referee = Referee(Setting(game="azul-2-coloured", seats=seats, host="x"), bytes(range(32)), 0.0)
    records = referee.start(0.0)
    while records:
        for record in records:
            referee.apply(record)
        moves = [] if referee.position.is_over else [str(referee.position.legal_moves()[0])]
        records = referee.decide("x", Play(id="x", after=referee.last, moves=moves), 0.0) if moves else []
    return referee.game_file()


@pytest.fixture(scope="module")
def played() -> str:
    return finished_game()


def test_verify_shows_that_all_deals_follow_from_the_secret(tmp_path: Path, played: str) -> None:
    file = tmp_path / "game.azul"
    file.write_text(played, "utf-8")
    code, told, _ = zellige("verify", str(file))
    assert code == 0
    assert f"Secret of the game: {bytes(range(32)).hex()}" in told
    assert "deals follow from the secret." in told


@pytest.mark.parametrize(
    ("pattern", "replacement", "told"),
    [
        (r'\[Secret "\w\w', '[Secret "ff', "is not what was published"),
        (r"\[Secret .*\]\n", "", "lacks the header Secret"),
        (r"\[Commitment .*\]\n", "", "lacks the header Commitment"),
        (r'\[Secret ".*"', '[Secret "x"', "not a hexadecimal number"),
        (r'\[Seed "\d*"', '[Seed "1"', "does not follow from the secret"),
    ],
)
def test_verify_says_what_does_not_fit(tmp_path: Path, played: str, pattern: str, replacement: str, told: str) -> None:
    file = tmp_path / "game.azul"
    file.write_text(re.sub(pattern, replacement, played), "utf-8")
    code, _, error = zellige("verify", str(file))
    assert code == 1
    assert told in error
    assert len(error.splitlines()) == 1


def test_verify_refuses_what_is_no_game(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann", "utf-8")
    assert zellige("verify", str(file))[0] == 2
    assert zellige("verify", str(tmp_path / "none"))[0] == 2


def test_what_is_no_engine_is_told_in_one_line(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a'}"
    for engine, why in (("greedy", "expected cmd:COMMAND or NAME="), ("cmd:no-such-program", "no-such-program")):
        code, _, told = zellige("serve", "--port", "0", "--database", database, "--engine", engine)
        assert (code, len(told.splitlines())) == (2, 1)
        assert told.startswith("zellige: --engine: ")
        assert why in told
    code, _, told = zellige("play", "--terminal", "--engine", "cmd:x")
    assert (code, "in the terminal, --level takes cmd:COMMAND" in told) == (2, True)
