"""`zellige engine-check`: our engine and the example pass it, and whatever breaks the protocol does not."""

import json
import shlex
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.protocol.patience import PATIENT
from zellige.cli import app
from zellige.games.offered import OFFERED
from zellige.protocol import check
from zellige.protocol.check import BAD_LINES, Item, check_engine
from zellige.protocol.host import Deadlines

ROOT = Path(__file__).parents[2]
#: Our engine with one level: the others would have to be compiled.
OURS = [
    sys.executable,
    "-c",
    "from zellige.protocol import engine; engine.LEVELS, engine.OTHERS = ('random',), (); engine.serve('random')",
]
EXAMPLE = [sys.executable, str(ROOT / "examples" / "any_move.py")]


SCRIPT = Path(__file__).parent / "misbehaving.py"


VARYING = "known.legal_moves()[next(COUNT) % 2]"


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["engine-check", *arguments])
    return result.exit_code, result.output


def test_our_engine_keeps_the_protocol_in_every_game() -> None:
    items = [*check_engine(OURS, deadlines=PATIENT)]
    assert [item for item in items if item.outcome != "passed"] == []
    names = {item.name for item in items}
    assert names >= {f"{game}: legal moves" for game in OFFERED}
    assert names >= {f"{name} is an error and changes nothing" for name in BAD_LINES}
    assert "position start" in names


def test_the_example_keeps_the_protocol(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "check_engine", partial(check_engine, deadlines=PATIENT))
    code, output = run(shlex.join(EXAMPLE), "--game", "azul-2-grey", "--game", "duel")
    assert "✗" not in output
    assert "✓ handshake: Any Move, by you" in output
    assert "duel: legal moves: 36 positions: plate, action, draw, keep, return" in " ".join(output.split())
    assert code == 0


def outcome(command: list[str], name: str, deadlines: Deadlines = PATIENT) -> Item:
    """What comes of one item of the list; those after it are left out."""
    return next(item for item in check_engine(command, deadlines=deadlines) if item.name == name)


@pytest.mark.parametrize(
    ("way", "name", "words"),
    [
        ("dies_in_the_handshake", "handshake", "ended with exit code 1"),
        ("plays_another_game", "azul-2-coloured: legal moves", "not legal"),
        ("plays_what_it_is_told", "azul-2-grey: legal moves", "not legal"),
        ("plays_what_it_is_told", "an unknown game is an error and changes nothing", "expected error"),
        ("ignores_quit", "quit ends the engine", "still there after 1 seconds"),
        ("leaves_a_child", "quit ends the engine", "left processes behind"),
    ],
)
def test_what_breaks_the_protocol_is_found(way: str, name: str, words: str, tmp_path: Path) -> None:
    command = [sys.executable, str(SCRIPT), way, str(tmp_path / "pids"), "1B1"]
    item = outcome(command, name, replace(PATIENT, end=1))
    assert item.outcome == "failed"
    assert words in item.reason


def test_moves_that_vary_are_a_note(tmp_path: Path) -> None:
    text = Path(EXAMPLE[1]).read_text("utf-8")
    chosen = 'random.Random(limits.get("seed")).choice(known.legal_moves())'
    assert chosen in text
    engine = tmp_path / "varying.py"
    engine.write_text(f"import itertools\nCOUNT = itertools.count()\n{text.replace(chosen, VARYING)}", "utf-8")
    item = outcome([sys.executable, str(engine)], "azul-2-coloured: same seed and nodes, same move")
    assert item.outcome == "note"
    assert " and " in item.reason


def test_the_list_for_programs() -> None:
    code, output = run("/no/such/engine", "--json")
    document = json.loads(output[output.index("{") :])
    assert code == 1
    assert document["passed"] is False
    assert [(item["name"], item["outcome"]) for item in document["items"]] == [("handshake", "failed")]
    assert "cannot be started" in document["items"][0]["reason"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("engine-check", "bot", "--game", "chess"), "expected one of azul-2-coloured"),
        (("engine-check", "bot 'unclosed"), "No closing quotation"),
        (("engine-check", " "), "the command line of an engine"),
        (("engine", "--level", "grandmaster"), "expected one of random"),
    ],
)
def test_bad_arguments_are_named(arguments: tuple[str, ...], words: str) -> None:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert words in " ".join(result.output.split())
