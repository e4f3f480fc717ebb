"""`zellige analyse` and `zellige hint`, as a person and a program use them."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.analysis.tables import azul_board, azul_table
from zellige import azul, duel
from zellige.analysis import analysing
from zellige.bots.searching import SearchBot
from zellige.cli import app
from zellige.i18n import LANGUAGES
from zellige.terminal import play as terminal_play

GOLDEN = Path(__file__).parents[1] / "golden"
SMALL = str(azul_table("BBKK", "", azul_board(wall="...../W.YRK/...../...../.....", score=3)))
FEW = ("--nodes", "200")


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The running game is kept in a folder of the test's own."""
    monkeypatch.setattr(terminal_play, "kept_game", lambda: tmp_path / "kept.azul")
    return tmp_path / "kept.azul"


def run(*arguments: str, typed: str | None = None) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(arguments), input=typed)
    return result.exit_code, result.stdout, result.stderr


def test_a_small_position_is_analysed_to_its_end() -> None:
    code, output, _ = run("analyse", SMALL, "--nodes", "5000", "--moves", "3", "-l", "en")
    lines = output.splitlines()
    assert code == 0
    assert lines[0] == "To move: Player 1, round 2. Player 1: 3, Player 2: 0."
    assert lines[1].split() == ["move", "wins", "lead", "line"]
    assert [line.split()[0] for line in lines[2:5]] == ["1", "2", "3"]
    assert "5B2 CK" in lines[2] or "1B2 CK" in lines[2]
    assert "The rest of the round is searched to its end." in " ".join(lines)
    assert "Proved: a lead of +10 when the round ends, with 1B2." in " ".join(" ".join(lines).split())


def test_positions_come_from_files_standard_input_and_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "position"
    file.write_text(SMALL, "utf-8")
    position = azul.Position.parse(SMALL)
    answers = [
        run("analyse", SMALL, *FEW, "--json"),
        run("analyse", str(file), *FEW, "--json"),
        run("analyse", "-", *FEW, "--json", typed=SMALL),
        run("analyse", "-", *FEW, "--json", typed=json.dumps(position.to_json())),
    ]
    found = [json.loads(output) for code, output, _ in answers if code == 0]
    for document in found:
        del document["seconds"]
    assert len(found) == 4
    assert all(document == found[0] for document in found)
    assert found[0]["position"] == SMALL
    assert {"player", "moves", "depth", "nodes", "proved", "margin", "margin_moves", "complete"} <= found[0].keys()
    assert {"move", "exact", "value", "winning_chance", "lead", "line"} == found[0]["moves"][0].keys()


def test_a_position_of_a_game_is_named_by_its_move() -> None:
    file = next(GOLDEN.glob("azul/azul-2-coloured.azul"))
    game = azul.Game.parse(file.read_text("utf-8"))
    code, output, _ = run("analyse", str(file), "--at", "7", *FEW, "--json")
    before = [position for step, position in zip(game.steps, game.positions_before(), strict=False) if step.move]
    assert code == 0
    assert json.loads(output)["position"] == str(before[6])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duel_is_seen_through_the_eyes_of_the_player_on_turn(language: str) -> None:
    position = duel.Game(seed=4).position
    code, output, _ = run("analyse", str(position), *FEW, "-l", language)
    assert code == 0
    assert "S" in output
    _, output, _ = run("analyse", str(position), *FEW, "--json")
    assert json.loads(output)["position"] == str(position.seen_by(position.player))


def test_every_move_of_a_game_gets_a_line(tmp_path: Path) -> None:
    game = azul.Game(2, seed=6, names=["Ada", "[/b]"])
    for _ in range(5):
        game.play(game.position.legal_moves()[-1])
    (tmp_path / "game").write_text(str(game), "utf-8")
    code, output, progress = run("analyse", str(tmp_path / "game"), "--all", *FEW, "-l", "nl")
    assert code == 0
    assert output.split()[:6] == ["nr.", "speler", "gespeeld", "beste", "verlies", "punten"]
    assert [line.split()[2] for line in output.splitlines()[1:]] == [str(move) for move in game.moves]
    assert "5 van 5 zetten" in progress
    _, output, _ = run("analyse", str(tmp_path / "game"), "--all", *FEW, "--json")
    document = json.loads(output)
    assert [move["played"]["move"] for move in document["moves"]] == [str(move) for move in game.moves]
    assert document["complete"]


def test_what_was_reviewed_before_an_interruption_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    analysed = analysing.analyse
    asked = itertools.count(1)

    def interrupted(*args: Any, **options: Any) -> Any:
        if next(asked) == 3:
            raise KeyboardInterrupt
        return analysed(*args, **options)

    monkeypatch.setattr(analysing, "analyse", interrupted)
    file = next(GOLDEN.glob("azul/azul-2-coloured.azul"))
    code, output, errors = run("analyse", str(file), "--all", *FEW, "-l", "en")
    assert code == 130
    assert [line.split()[0] for line in output.splitlines()] == ["no.", "1", "2"]
    assert "interrupted" in errors


def test_what_was_found_before_an_interruption_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = SearchBot.think

    def interrupted(self: SearchBot, *args: Any, **options: Any) -> Any:
        thinking(self, *args, **options)
        raise KeyboardInterrupt

    monkeypatch.setattr(SearchBot, "think", interrupted)
    code, output, errors = run("analyse", SMALL, *FEW, "-l", "en")
    assert code == 130
    assert "1B2" in output
    assert "interrupted" in errors


def test_a_hint_tells_why(kept: Path) -> None:
    code, output, _ = run("hint", SMALL, "--move", "1B5", "--nodes", "5000", "-l", "en")
    told = " ".join(output.split())
    assert code == 0
    assert "The move 1B5: winning chance" in told
    assert "Line 5 gets 2 blue tiles and then lacks 3." in told
    assert "Better is 1B2: winning chance" in told
    assert "Line 2 becomes complete with 2 blue tiles, and its tile scores 5 points as the wall stands." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_about_the_kept_game(kept: Path, language: str) -> None:
    kept.write_text(str(azul.Game(2, seed=7, starting_player=0)), "utf-8")
    code, output, _ = run("hint", *FEW, "-l", language)
    assert code == 0
    assert 3 <= len([line for line in output.splitlines() if line.endswith((".", "%"))]) <= 12


def test_a_program_gets_facts_and_sentences() -> None:
    code, output, _ = run("hint", SMALL, "--move", "1B5", "--nodes", "5000", "--json", "-l", "da")
    document = json.loads(output)
    assert code == 0
    assert document["kind"] == "asked"
    assert document["advice"]["facts"][0] == {
        "fact": "line-filled",
        "line": 4,
        "count": 2,
        "colour": "B",
        "missing": 3,
    }
    assert document["advice"]["sentences"][0] == "Mønsterlinje 5 får 2 blå fliser og mangler så endnu 3."
    assert document["better"]["move"] == "1B2"


FINISHED = str(next(GOLDEN.glob("azul/azul-2-coloured.azul")))
DEAL = str(azul.Position.start())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("analyse", "no-such-file"), "no-such-file: No such file"),
        (("analyse", SMALL.replace("offer", "offr")), "position: Line 1, column 19: expected a phase"),
        (("analyse", SMALL.replace("BBKK", "BBKKK")), "position: "),
        (("analyse", FINISHED), "The game is over: name one of its moves with --at"),
        (("analyse", FINISHED, "--at", "999"), "there is no move 999"),
        (("analyse", FINISHED, "--at", "0"), "greater than or equal to 1"),
        (("analyse", FINISHED, "--at", "3", "--all"), "--all and --at"),
        (("analyse", SMALL, "--at", "3"), "only a position"),
        (("analyse", SMALL, "--all"), "only a position"),
        (("analyse", DEAL), "A deal is awaited here"),
        (("analyse", SMALL, "--time", "1", "--nodes", "5"), "--time and --nodes"),
        (("analyse", SMALL, "--time", "-1"), "greater than or equal to 0.01"),
        (("analyse", SMALL, "--time", "nan"), "--time"),
        (("analyse", SMALL, "--nodes", "0"), "greater than or equal to 1"),
        (("analyse", SMALL, "--language", "xx"), "en, nl, fr, da, hu"),
        (("analyse", str(GOLDEN)), "directory"),
        (("hint",), "There is no game to resume"),
        (("hint", FINISHED), "The game is over"),
        (("hint", DEAL), "A deal is awaited here"),
        (("hint", SMALL, "--move", "1W2"), "--move: 1W2: "),
        (("hint", SMALL, "--move", "hello"), "--move: Expected a display or the centre"),
        (("hint", SMALL, "--time", "1", "--nodes", "5"), "--time and --nodes"),
    ],
)
def test_bad_input_is_named_in_a_sentence(arguments: tuple[str, ...], words: str) -> None:
    language = () if "--language" in arguments else ("-l", "en")
    code, output, errors = run(*arguments, *language)
    assert code == 2
    assert words in " ".join((output + errors).split())
    assert "Traceback" not in output + errors


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["analyse", "-", "-l", "en"], input=b"\xff\xfe\x00")
    assert result.exit_code == 2
    assert "not a text in UTF-8" in result.stderr


@pytest.mark.parametrize("command", ["analyse", "hint"])
def test_both_commands_explain_themselves(command: str) -> None:
    code, output, _ = run(command, "--help")
    assert code == 0
    assert "FILE|POSITION" in output
