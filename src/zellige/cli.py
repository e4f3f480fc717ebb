"""The command line: `zellige play`, `show`, `perft` and `bench`."""

import io
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

import zellige

if TYPE_CHECKING:
    from rich.console import Console

    from zellige.i18n import Texts

# Heavy imports (Numba, Rich) wait until a command needs them: `zellige --help` answers at once.

app = typer.Typer(
    name="zellige",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Players = Annotated[int, typer.Option("--players", "-p", min=2, max=4, help="How many play.")]
SideOption = Annotated[str, typer.Option("--side", "-s", help="The side of the boards: coloured or grey.")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, max=(1 << 64) - 1, help="Draws the deals and who starts.")]
Language = Annotated[
    str | None, typer.Option("--language", "-l", help="en, nl, fr, da or hu; the system's language by default.")
]


def _fail(message: str) -> NoReturn:
    typer.echo(f"zellige: {message}", err=True)
    raise typer.Exit(2)


def _texts(language: str | None) -> "Texts":
    from zellige.i18n import Texts, system_language

    try:
        return Texts(language or system_language())
    except ValueError as error:
        _fail(f"--language: {error}")


def _side(side: str) -> Any:
    if side not in ("coloured", "grey"):
        _fail(f"--side: expected coloured or grey, not {side!r}")
    return side


def _prepare(texts: "Texts", console: "Console", *variants: str) -> None:
    """Load the compiled rules of the games in question, saying so if they must be compiled first."""
    from zellige.rules.common.compiling import is_compiled

    for variant in variants:
        if not is_compiled(variant.partition("-")[0]):
            with console.status(texts("compiling")):
                from zellige.games.offered import OFFERED

                game = OFFERED[variant].new_game(seed=0)
                game.play(game.position.legal_moves()[0])


def _game_in(file: Path) -> str:
    """A variant of the game that a file is about, to compile no other; reading the file in earnest comes later."""
    try:
        with file.open("rb") as stream:
            head = stream.read(200)
            return "duel" if b"duel" in head or b"awaits" in head else "azul-2-coloured"
    except OSError:
        return "azul-2-coloured"


def _console(stderr: bool = False) -> "Console":
    from rich.console import Console

    return Console(highlight=False, stderr=stderr)


def _read_game(file: Path, texts: "Texts") -> Any:
    from zellige.games.common.errors import BrokenRule
    from zellige.notation.scanner import NotationError
    from zellige.terminal.show import read_file

    try:
        return read_file(file)
    except OSError as error:
        _fail(f"{file}: {error.strerror}")
    except UnicodeDecodeError:
        _fail(f"{file}: not a text file in UTF-8")
    except (NotationError, BrokenRule) as error:
        _fail(f"{file}: {texts.error(error)}")


@app.callback(invoke_without_command=True)
def root(
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Azul and Azul Duel: play, look at games, check and measure the engine."""
    if version:
        typer.echo(f"zellige {zellige.__version__}")
        raise typer.Exit


@app.command()
def play(
    players: Players = 2,
    side: SideOption = "coloured",
    seed: Seed = None,
    language: Language = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was left.")] = False,
) -> None:
    """Play Azul in the terminal against a gentle opponent."""
    texts, console, chosen_side = _texts(language), _console(), _side(side)
    _prepare(texts, console, "azul-2-coloured")
    from zellige.games.azul.game import Game
    from zellige.games.common.game import FRESH
    from zellige.terminal.play import TerminalGame, default_names, kept_game

    if resume and not kept_game().exists():
        _fail(texts("play-nothing-to-resume"))
    if resume:
        game = _read_game(kept_game(), texts)
        if not isinstance(game, Game) or game.seed is None or game.is_over:
            _fail(texts("play-nothing-to-resume"))
        console.print(texts("play-resumed"))
    else:
        names = default_names(players, texts)
        game = Game(players, chosen_side, seed=FRESH if seed is None else seed, names=names)
    TerminalGame(game, texts, console).run()


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A game file, or a position as text or JSON.")],
    at: Annotated[int | None, typer.Option("--at", min=0, help="Draw the position after that many steps.")] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="Write the drawing to this SVG file instead.")] = None,
    language: Language = None,
) -> None:
    """Draw a position, or step through a game with the arrow keys."""
    texts, console = _texts(language), _console()
    _prepare(texts, console, _game_in(file))
    from zellige.terminal.show import picture, recorder, show_step, step_through

    if svg is not None:
        console = recorder()
    game = _read_game(file, texts)
    steps = len(game.steps)
    if at is not None and at > steps:
        _fail(f"--at: the game has {steps} steps, not {at}")
    if at is None and svg is None and steps and console.is_terminal and sys.stdin.isatty():
        step_through(game, texts, console, typer.getchar)
    else:
        show_step(game, steps if at is None else at, texts, console)
    if svg is not None:
        try:
            svg.write_text(picture(console), "utf-8")
        except OSError as error:
            _fail(f"{svg}: {error.strerror}")


@app.command()
def perft(
    depth: Annotated[int, typer.Argument(min=0, max=12, help="Count up to this many moves.")] = 4,
    variant: Annotated[str, typer.Option("--variant", "-v", help="azul-2-coloured … azul-4-grey, or duel.")] = (
        "azul-2-coloured"
    ),
    seed: Annotated[int, typer.Option("--seed", min=0, max=(1 << 64) - 1, help="Draws the set-up and the deals.")] = 0,
    position: Annotated[str | None, typer.Option("--position", help="Start from this position (text form).")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count apart for each first move.")] = False,
) -> None:
    """Count the sequences of moves from a position, to check other implementations."""
    from zellige.games.common.errors import BrokenRule
    from zellige.notation.scanner import NotationError

    texts, progress = _texts("en"), _console(stderr=True)
    from zellige.games.common.perft import perft_by_move
    from zellige.games.offered import OFFERED, read_position

    if variant not in OFFERED:
        _fail(f"--variant: expected one of {', '.join(OFFERED)}, not {variant!r}")
    _prepare(texts, progress, "duel" if (position or "").startswith("duel") else variant)
    try:
        start = read_position(position) if position else OFFERED[variant].new_game(seed=seed).position
    except (NotationError, BrokenRule) as error:
        _fail(f"--position: {texts.error(error)}")
    if start.awaits_deal:
        start = start.deal(seed=seed)
    typer.echo(f"# {start} seed {seed}")
    try:
        typer.echo("0 1")
        for ply in range(1, depth + 1):
            total = 0
            with progress.status(f"depth {ply}") as status:
                for move, leaves in perft_by_move(start, ply, seed=seed):
                    total += leaves
                    status.update(f"depth {ply}: {move}, {total:,} so far")
                    if divide and ply == depth:
                        typer.echo(f"{move} {leaves}")
            typer.echo(f"{ply} {total}")
    except KeyboardInterrupt:
        _fail("interrupted; the depths above are complete")


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")] = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, max=60, help="How long to take per figure.")] = 1.0,
) -> None:
    """Measure the engine on one core, beside the oracle in the same run."""
    texts, progress = _texts("en"), _console(stderr=True)
    _prepare(texts, progress, "azul-2-coloured", "duel")
    from zellige.terminal.bench import measure

    figures: dict[str, Any] = {}
    interrupted = False
    with progress.status("measuring…") as status:
        try:
            for name, values in measure(seconds):
                figures[name] = values
                status.update(f"{name} measured")
        except KeyboardInterrupt:
            interrupted = True
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    else:
        _print_figures(figures)
    if interrupted:
        _fail("interrupted; the figures above are complete")


def _print_figures(figures: dict[str, Any]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    headings = ("variant", "moves/s", "games/s", "batch steps/s", "apply µs", "legal µs", "× oracle")
    for index, heading in enumerate(headings):
        table.add_column(heading, justify="right" if index else "left", no_wrap=True)
    start = figures.pop("start", None)
    for name, values in figures.items():
        cells = ["–" if value is None else f"{value:,}" for value in values.values()]
        table.add_row(name, *cells)
    console = _console()
    console.print(table)
    if start:
        console.print(f"start to first move: {start['cold_seconds']} s the first time, {start['warm_seconds']} s later")


def main() -> None:
    """Run the command line; a person never sees a traceback for what they typed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without Unicode gets question marks, not a crash
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)
