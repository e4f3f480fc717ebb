"""The command line, as a person uses it."""

import io
import json
import re
import shlex
import sys
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from tests.properties.strategies import played
from zellige import azul, duel
from zellige.bots.simple import RandomBot
from zellige.cli import app
from zellige.games.offered import OFFERED, read_game
from zellige.i18n import LANGUAGES, Texts
from zellige.terminal import bench
from zellige.terminal import play as terminal_play
from zellige.terminal.play import TerminalGame, default_names
from zellige.terminal.show import show_step, step_through

GOLDEN = Path(__file__).parents[1] / "golden" / "azul"


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The running game is kept in a folder of the test's own."""
    monkeypatch.setattr(terminal_play, "kept_game", lambda: tmp_path / "kept.azul")
    return tmp_path / "kept.azul"


def talk(game: azul.Game, answers: list[str], language: str = "en") -> str:
    """What the terminal says when a person answers like this, and then closes it."""
    heard = io.StringIO()
    said = iter(answers)

    def ask(prompt: str) -> str:
        heard.write(prompt)
        try:
            return next(said)
        except StopIteration:
            raise EOFError from None

    TerminalGame(game, RandomBot(), Texts(language), Console(file=heard, width=120), ask).run()
    return heard.getvalue()


def new_game(side: azul.Side = "coloured") -> azul.Game:
    return azul.Game(2, side, seed=3, starting_player=0, names=default_names(2, Texts("en")))


def test_illegal_and_unreadable_moves_are_explained_and_change_nothing() -> None:
    game = new_game()
    before = game.position
    heard = talk(game, ["hello", "9B1", "CB1", "2-1", "", "3"])
    assert game.position == before
    for sentence in ("AZ-1.1", "AZ-2.3", "AZ-2.5", "Expected a display or the centre"):
        assert sentence in heard


def test_undo_takes_back_the_persons_move_and_the_answer() -> None:
    game = new_game()
    first = str(game.position.legal_moves()[0])
    before = game.position
    heard = talk(game, ["undo", first, "undo"])
    assert game.position == before
    assert "There is no move of yours to take back." in heard


def test_leaving_keeps_the_game_for_resuming(kept: Path) -> None:
    game = new_game()
    heard = talk(game, [str(game.position.legal_moves()[0]), "quit"])
    assert "zellige play --terminal --resume" in heard
    assert azul.Game.parse(kept.read_text()).position == game.position


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_a_whole_game_can_be_played_in_every_language(language: str, side: azul.Side, kept: Path) -> None:
    game = new_game(side)

    class Person:
        def __call__(self, prompt: str) -> str:
            return str(game.position.legal_moves()[-1 if "F" not in str(game.position.legal_moves()[-1]) else 0])

    heard = io.StringIO()
    TerminalGame(game, RandomBot(), Texts(language), Console(file=heard, width=120), Person()).run()
    assert game.is_over
    assert not kept.exists()


def test_saving_writes_a_game_file(tmp_path: Path) -> None:
    game = new_game()
    file = tmp_path / "folder" / "mine.azul"
    heard = talk(game, ["save", f"save {file}", "save /dev/null/no.azul"])
    assert azul.Game.parse(file.read_text()).position == game.position
    assert "Type a file name too" in heard
    assert "could not be written" in heard


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(arguments))
    return result.exit_code, result.output


@pytest.mark.parametrize("command", ["play", "serve", "verify", "show", "perft", "bench"])
def test_every_command_explains_itself(command: str) -> None:
    code, output = run(command, "--help")
    assert code == 0
    assert "Usage" in output


def test_perft_prints_counts() -> None:
    code, output = run("perft", "3", "--seed", "1")
    assert code == 0
    assert output.splitlines()[-4:] == ["0 1", "1 78", "2 5616", "3 311526"]


def test_perft_divides_by_first_move() -> None:
    code, output = run("perft", "2", "--seed", "1", "--divide")
    parts = re.findall(r"^[C1-9][BYRKW][1-5F] (\d+)$", output, re.MULTILINE)
    assert code == 0
    assert sum(map(int, parts)) == 5616


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "--terminal", "--side", "green"), "coloured or grey"),
        (("play", "--level", "master"), "go with --terminal"),
        (("perft", "--variant", "chess"), "azul-2-coloured"),
        (("perft", "--position", "azul-2-coloured 1 offr"), "expected a phase (deal, offer, tiling, over)"),
        (("show", "no-such-file"), "No such file"),
        (("play", "--language", "xx"), "en, nl, fr, da, hu"),
        (("play", "--players", "5"), "4"),
    ],
)
def test_bad_arguments_are_named(arguments: tuple[str, ...], words: str) -> None:
    code, output = run(*arguments)
    assert code == 2
    assert words in " ".join(output.split())
    assert "Traceback" not in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_draws_positions_and_games(tmp_path: Path, language: str) -> None:
    game = played(azul.Variant(3, "grey"), 8, 70)
    forms = {"game": str(game), "text": str(game.position), "json": json.dumps(game.position.to_json())}
    for name, text in forms.items():
        (tmp_path / name).write_text(text, "utf-8")
        code, output = run("show", str(tmp_path / name), "-l", language)
        assert code == 0
        assert output.count("╭") >= 3 + 7 + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_draws_the_steps_of_a_duel(language: str) -> None:
    game = read_game(next(GOLDEN.parent.glob("duel/*.azul")).read_text("utf-8"))
    heard = io.StringIO()
    console = Console(file=heard, width=120)
    # Every step once; the other languages draw the same, and look at some.
    steps = range(0, len(game.steps) + 1, 1 if language == "en" else 7)
    for step in steps:
        show_step(game, step, Texts(language), console)
    assert heard.getvalue().count(Texts(language)("factory-large")) == len(steps)


def test_show_does_not_tell_what_is_hidden(tmp_path: Path) -> None:
    position = duel.Game(seed=4).position
    (tmp_path / "duel").write_text(str(position), "utf-8")
    _, output = run("show", str(tmp_path / "duel"))
    assert all(f"({chip})" not in output for chip in duel.CHIPS)
    assert all(plate.plate not in output for plate in position.stack)


def test_show_names_the_move_and_rule_of_a_broken_game(tmp_path: Path) -> None:
    file = tmp_path / "broken.azul"
    file.write_text(str(played(azul.Variant(), 8, 3)).replace("1. ", "1. 9B1 ", 1), "utf-8")
    code, output = run("show", str(file))
    assert code == 2
    assert "move 1: 9B1" in output
    assert "AZ-1.1" in output


def test_show_writes_a_picture(tmp_path: Path) -> None:
    file = next(GOLDEN.glob("*.azul"))
    code, _ = run("show", str(file), "--at", "9", "--svg", str(tmp_path / "table.svg"))
    assert code == 0
    assert "<svg" in (tmp_path / "table.svg").read_text("utf-8")


def test_arrow_keys_walk_through_a_game() -> None:
    game = played(azul.Variant(), 8, 30)
    keys = iter(["\x1b[C", "n", "\x1b[D", "\x1b[F", "\x1b[C", "\x1b[H", "x", "q"])
    heard = io.StringIO()
    step_through(game, Texts("en"), Console(file=heard, width=120), lambda: next(keys))
    last = len(game.steps)
    walked = [int(step) for step in re.findall(r"^(\d+) of \d+", heard.getvalue(), re.MULTILINE)]
    assert walked == [0, 1, 2, 1, last, last, 0, 0]


def test_bench_measures_every_variant(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = iter([14.0, 0.7, 0.6, 0.8])
    monkeypatch.setattr(bench, "_seconds_to_first_move", lambda cache: next(starts))
    code, output = run("bench", "--json", "--seconds", "0.05")
    figures = json.loads(output[output.index("{") :])
    assert code == 0
    assert figures.keys() == {*OFFERED, "start"}
    assert figures["start"] == {"cold_seconds": 14.0, "warm_seconds": 0.6}
    for variant in OFFERED:
        assert figures[variant].keys() >= {
            "moves_per_second",
            "games_per_second",
            "batch_steps_per_second",
            "oracle_ratio",
        }


def test_an_engine_plays_in_the_terminal_until_it_fails(tmp_path: Path) -> None:
    tests = Path(__file__).parents[1]
    engines = {
        "any move": [sys.executable, str(tests.parent / "examples" / "any_move.py")],
        "dies": [sys.executable, str(tests / "protocol" / "misbehaving.py"), "dies", str(tmp_path / "pids"), "0"],
    }

    def play(engine: str, answers: str) -> tuple[int, str]:
        words = [
            "play",
            "--terminal",
            "--language",
            "en",
            "--seed",
            "3",
            "--level",
            f"cmd:{shlex.join(engines[engine])}",
        ]
        result = CliRunner().invoke(app, words, input=answers)
        return result.exit_code, result.output

    code, told = play("any move", "quit\n")
    assert code == 0, told
    code, told = play("dies", "\n".join(f"{source}{colour}5" for source in "12345" for colour in "BYRKW") + "\n")
    assert code == 2
    assert "zellige: Misbehaving: " in told
    assert "--resume goes on with the game" in told
    resumed = CliRunner().invoke(app, ["play", "--terminal", "--resume", "--language", "en"], input="quit\n")
    assert resumed.exit_code == 0, resumed.output
    engines["missing"] = ["no-such-program"]
    code, told = play("missing", "")
    assert code == 2
    assert "zellige: --level: " in told
    assert "no-such-program" in told
