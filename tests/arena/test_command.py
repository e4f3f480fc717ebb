"""`zellige arena`, as a person and a program use it."""

import json
from pathlib import Path
from xml.etree import ElementTree

import platformdirs
import pytest
from typer.testing import CliRunner

from zellige.arena.schedule import Table
from zellige.arena.table import Match, play_table
from zellige.cli import app


@pytest.fixture(autouse=True)
def user_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Arenas without a folder of their own go to one of the test's."""
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name: tmp_path / name)
    return tmp_path / "zellige" / "arena"


def test_a_program_gets_json_on_stdout_and_progress_on_stderr(user_folder: Path) -> None:
    command = "arena random random@nodes=9 --game azul-2-coloured --games 4 --cpu-time 0.05 --seed 1 --json --jobs 1"
    outcome = CliRunner().invoke(app, command.split())
    assert outcome.exit_code == 0
    report = json.loads(outcome.stdout)
    assert {"game", "seed", "budget", "games", "players", "pairings", "sprt", "folder"} <= report.keys()
    assert (report["game"], report["seed"], report["games"]) == ("azul-2-coloured", 1, 4)
    assert report["budget"]["cpu_seconds"] == 0.05
    assert [player["name"] for player in report["players"]] == ["random", "random@nodes=9"]
    for player in report["players"]:
        assert {"games", "wins", "draws", "losses", "score", "score_error", "elo", "elo_error"} <= player.keys()
        assert {"first_places", "failures", "moves", "seconds_per_move"} <= player.keys()
    assert "4/4 games" in outcome.stderr
    assert Path(report["folder"]).parent == user_folder
    again = CliRunner().invoke(app, command.split())
    assert json.loads(again.stdout) == report
    assert "played before" in again.stderr


@pytest.mark.parametrize("game", ["azul-2-coloured", "azul-3-grey"])
def test_a_person_gets_a_table_and_a_plot(game: str, tmp_path: Path) -> None:
    command = ["arena", "random", "random", "random", "--game", game, "--games", "3", "--jobs", "1"]
    outcome = CliRunner().invoke(app, [*command, "--out", str(tmp_path / "here")])
    assert outcome.exit_code == 0
    assert "random#3" in outcome.stdout
    assert "±" in outcome.stdout
    assert str(tmp_path / "here" / "plot.svg") in outcome.stdout
    assert max(len(line) for line in outcome.stdout.splitlines() if "±" in line) <= 80
    drawing = ElementTree.parse(tmp_path / "here" / "plot.svg")
    texts = [element.text for element in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert {"random", "random#2", "random#3"} <= set(texts)


def test_sprt_states_its_bounds_and_verdict(tmp_path: Path) -> None:
    command = "arena random random --games 6 --sprt -5 5 --alpha 0.1 --jobs 1 --out"
    outcome = CliRunner().invoke(app, [*command.split(), str(tmp_path / "here")])
    assert outcome.exit_code == 0
    assert "SPRT: LLR" in outcome.stdout
    assert "(-2.89, 2.25)" in outcome.stdout
    assert "undecided between -5 and 5 Elo" in outcome.stdout


def test_interrupted_it_says_that_the_same_command_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:

    def interrupted(match: Match, table: Table) -> object:
        if table.number == 3:
            raise KeyboardInterrupt
        return play_table(match, table)

    command = ["arena", "random", "random", "--games", "6", "--jobs", "1", "--json"]
    monkeypatch.setattr("zellige.arena.run.play_table", interrupted)
    outcome = CliRunner().invoke(app, command)
    assert outcome.exit_code == 130
    assert (json.loads(outcome.stdout)["games"], json.loads(outcome.stdout)["complete"]) == (3, False)
    assert "the same command goes on" in outcome.stderr
    monkeypatch.setattr("zellige.arena.run.play_table", play_table)
    outcome = CliRunner().invoke(app, command)
    assert outcome.exit_code == 0
    assert (json.loads(outcome.stdout)["games"], json.loads(outcome.stdout)["complete"]) == (6, True)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("random", "two players"),
        ("random nobody", "nobody"),
        ("random random --game chess", "--game"),
        ("random random --time 0", "seconds must be positive"),
        ("random random --sprt 5 0", "5 0"),
        ("random random --sprt 0 5 --beta 2", "beta"),
        ("random random random --sprt 0 5", "two players"),
        ("random random --games 2 --cluster 127.0.0.1:1", "127.0.0.1:1"),
        ("random random --games 2 --out /dev/null/x", "/dev/null"),
    ],
)
def test_mistakes_get_one_sentence(words: str, named: str) -> None:
    outcome = CliRunner().invoke(app, ["arena", *words.split()])
    assert outcome.exit_code == 2
    assert named in outcome.stderr.splitlines()[-1]
    assert "Traceback" not in outcome.stderr
