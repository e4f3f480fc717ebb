"""The command line: every command, thin; what it does lies in the packages below."""

import io
import json
import sys
from collections.abc import Callable
from importlib.util import find_spec
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

Database = Annotated[
    str | None, typer.Option("--database", help="sqlite:///FILE or postgresql://…; in your data folder by default.")
]
SearchSeconds = Annotated[float | None, typer.Option("--time", min=0.01, help="Seconds to think about a position.")]
SearchNodes = Annotated[int | None, typer.Option("--nodes", min=1, help="Positions to search instead.")]


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


def _prepare(texts: "Texts", console: "Console", *variants: str, search: bool = False) -> None:
    """Load the compiled rules of the games in question, and the search of bots, saying so if they must be compiled."""
    from zellige.rules.common.compiling import is_compiled

    for variant in variants:
        game_name = variant.partition("-")[0]
        if not is_compiled(game_name):
            with console.status(texts("compiling")):
                from zellige.games.offered import OFFERED

                game = OFFERED[variant].new_game(seed=0)
                game.play(game.position.legal_moves()[0])
        if search and not is_compiled(game_name, "search"):
            with console.status(texts("compiling-search")):
                from zellige.bots.registry import open_bot, warm_up

                warm_up(open_bot("master"), variant)


def _game_in(file: Path) -> str:
    """A variant of the game that a file is about, to compile no other; reading the file in earnest comes later."""
    try:
        with file.open("rb") as stream:
            return _game_of(stream.read(200))
    except (OSError, ValueError):
        return "azul-2-coloured"


def _game_of(head: bytes) -> str:
    return "duel" if b"duel" in head or b"awaits" in head else "azul-2-coloured"


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


def _read_source(source: str, texts: "Texts", progress: "Console") -> Any:
    """A game from a file, from standard input (`-`) or from the text of a position, with its search compiled."""
    from zellige.games.common.errors import BrokenRule
    from zellige.notation.scanner import NotationError
    from zellige.terminal.show import LARGEST_FILE, read_text

    if source != "-" and not (" " in source and source.lstrip().startswith(("azul-", "duel ", "{"))):
        _prepare(texts, progress, _game_in(Path(source)), search=True)
        return _read_game(Path(source), texts)
    place, text = "position", source
    try:
        if source == "-":
            place, text = "-", typer.get_binary_stream("stdin").read(LARGEST_FILE).decode("utf-8")
        _prepare(texts, progress, _game_of(text.encode()[:200]), search=True)
        return read_text(text)
    except UnicodeDecodeError:
        _fail(f"{place}: not a text in UTF-8")
    except (NotationError, BrokenRule) as error:
        _fail(f"{place}: {texts.error(error)}")


def _budget(seconds: float | None, nodes: int | None, default: float) -> Any:
    from zellige.bots.thinking import Budget

    if seconds is not None and nodes is not None:
        _fail("--time and --nodes: give one of them, not both")
    return Budget(nodes=nodes) if nodes is not None else Budget(seconds=default if seconds is None else seconds)


@app.callback(invoke_without_command=True)
def root(
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Azul and Azul Duel: play, look at games, check and measure the engine."""
    if version:
        typer.echo(f"zellige {zellige.__version__}")
        raise typer.Exit


@app.command()
def serve(
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="Where to listen; 0 is any free port.")] = 8000,
    host: Annotated[str, typer.Option("--host", help="The address to listen at, or 0.0.0.0.")] = "127.0.0.1",
    database: Database = None,
    language: Language = None,
) -> None:
    """Serve the tables to browsers, until Ctrl-C."""
    texts = _texts(language)
    _serve(host, port, database, lambda address: typer.echo(texts("serve-ready", address=address)))


@app.command()
def play(
    browser: Annotated[bool, typer.Option(help="Open the browser; otherwise the address is printed.")] = True,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play Azul in the terminal instead.")] = False,
    players: Players = 2,
    side: SideOption = "coloured",
    seed: Seed = None,
    level: Annotated[str, typer.Option("--level", help="In the terminal: newcomer … master.")] = "greedy",
    resume: Annotated[bool, typer.Option("--resume", help="In the terminal: go on with the game left.")] = False,
    database: Database = None,
    language: Language = None,
) -> None:
    """Play in the browser, alone or with others, or in the terminal against bots."""
    texts = _texts(language)
    if terminal:
        _play_in_terminal(players, side, seed, level, resume, texts)
        return
    if (players, side, seed, level, resume) != (2, "coloured", None, "greedy", False):
        _fail(
            "--players, --side, --seed, --level and --resume go with --terminal; in the browser you choose at the table"
        )

    def ready(address: str) -> None:
        typer.echo(texts("play-in-browser" if browser else "serve-ready", address=address))
        if browser:
            import webbrowser

            webbrowser.open(address)

    _serve("127.0.0.1", None, database, ready)


def _serve(host: str, port: int | None, database: str | None, ready: Callable[[str], None]) -> None:
    from zellige.server.database import BadDatabase, default_url
    from zellige.server.serving import address_of, bind, bind_usual, run

    try:
        bound = bind_usual(host) if port is None else bind(host, port)
    except OSError as error:
        _fail(f"--port {port} at {host}: {error.strerror or error}")
    try:
        run(bound, database or default_url(), lambda: ready(address_of(bound)))
    except BadDatabase as error:
        _fail(f"--database: {error}")


def _play_in_terminal(players: int, side: str, seed: int | None, level: str, resume: bool, texts: "Texts") -> None:
    console, chosen_side = _console(), _side(side)
    _prepare(texts, console, "azul-2-coloured", search=True)
    from zellige.bots.registry import LEVELS, open_bot
    from zellige.games.azul.game import Game
    from zellige.games.common.game import FRESH
    from zellige.terminal.play import TerminalGame, default_names, kept_game

    if level not in LEVELS:
        _fail(f"--level: expected one of {', '.join(LEVELS)}, not {level!r}")
    if resume and not kept_game().exists():
        _fail(texts("play-nothing-to-resume"))
    if resume:
        game = _read_game(kept_game(), texts)
        if not isinstance(game, Game) or game.seed is None or game.is_over:
            _fail(texts("play-nothing-to-resume"))
        if game.headers.get("Level") in LEVELS:
            level = game.headers["Level"]
        console.print(texts("play-resumed"))
    else:
        names = default_names(players, texts)
        game = Game(players, chosen_side, seed=FRESH if seed is None else seed, names=names)
        game.headers["Level"] = level
    TerminalGame(game, open_bot(level), texts, console).run()


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The game file of a finished game.")],
    language: Language = None,
) -> None:
    """Show that every deal of a game follows from the secret whose hash was published at its start."""
    texts = _texts(language)
    _prepare(texts, _console(stderr=True), _game_in(file))
    _read_game(file, texts)
    from zellige.server.verifying import NotFair, told

    try:
        for line in told(file.read_text("utf-8"), texts):
            typer.echo(line)
    except NotFair as error:
        typer.echo(f"zellige: {file}: {error}", err=True)
        raise typer.Exit(1) from None


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
def analyse(
    source: Annotated[str, typer.Argument(metavar="FILE|POSITION", help="A file, a position, or - to read it.")],
    at: Annotated[int | None, typer.Option("--at", min=1, help="The position before this move of a game.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Every move of a game, with what it has cost.")] = False,
    moves: Annotated[int, typer.Option("--moves", min=1, help="How many of the best moves to show.")] = 5,
    seconds: SearchSeconds = None,
    nodes: SearchNodes = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")] = False,
    language: Language = None,
) -> None:
    """Show the best moves of a position, with what they are worth and how play may go on."""
    texts, progress, budget = _texts(language), _console(stderr=True), _budget(seconds, nodes, 2.0)
    if every and at is not None:
        _fail("--all and --at: give one of them, not both")
    game = _read_source(source, texts, progress)
    from zellige.terminal import analysing
    from zellige.terminal.naming import names_of

    names, console = names_of(game, texts), _console()
    try:
        if every:
            reviews = analysing.watch_review(game, budget, texts, progress)
            is_complete = len(reviews) == len(game.moves)
            document = {"moves": [analysing.review_json(review) for review in reviews], "complete": is_complete}
        else:
            position = analysing.position_before(game, at, texts)
            analysis = analysing.watch_analysis(position, moves, budget, texts, progress)
            is_complete = not analysis.is_interrupted
            document = analysing.analysis_json(position, analysis, moves)
    except analysing.NothingToFind as error:
        _fail(str(error))
    if as_json:
        typer.echo(json.dumps(document, indent=2))
    elif every:
        analysing.print_reviews(reviews, texts, names, console)
    else:
        analysing.print_header(position, texts, names, console)
        analysing.print_analysis(analysis, moves, texts, console)
    if not is_complete:
        typer.echo(f"zellige: {texts('analyse-interrupted')}", err=True)
        raise typer.Exit(130)


@app.command()
def hint(
    source: Annotated[
        str | None,
        typer.Argument(metavar="FILE|POSITION", help="A file, a position, or -; else the kept game."),
    ] = None,
    move: Annotated[str | None, typer.Option("--move", help="Explain this move, beside the best one.")] = None,
    seconds: SearchSeconds = None,
    nodes: SearchNodes = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")] = False,
    language: Language = None,
) -> None:
    """Explain the best move, or one of yours: what it completes, scores, denies and risks."""
    texts, progress, budget = _texts(language), _console(stderr=True), _budget(seconds, nodes, 1.0)
    from zellige.games.common.errors import BrokenRule
    from zellige.notation.scanner import NotationError
    from zellige.terminal import play as playing

    if source is None and not playing.kept_game().exists():
        _fail(texts("hint-no-game"))
    game = _read_source(str(playing.kept_game()) if source is None else source, texts, progress)
    from zellige.terminal import analysing
    from zellige.terminal.naming import names_of

    names, console = names_of(game, texts), _console()
    try:
        position = analysing.awaiting_move(game.position, texts("hint-is-over"), texts("hint-awaits-deal"))
        asked = None if move is None else position.parse_move(move)
        found = analysing.watch_hint(position, asked, budget, texts, progress)
    except (NotationError, BrokenRule) as error:
        _fail(f"--move: {texts.error(error)}")
    except analysing.NothingToFind as error:
        _fail(str(error))
    if as_json:
        typer.echo(json.dumps(analysing.hint_json(position, found, texts, names), indent=2))
    else:
        analysing.print_header(position, texts, names, console)
        analysing.print_hint(found, texts, names, console)


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


@app.command()
def arena(
    players: Annotated[list[str], typer.Argument(help="Bots by name, or cmd:COMMAND for an engine.")],
    game: Annotated[str, typer.Option("--game", help="azul-2-coloured … azul-4-grey, or duel.")] = "azul-2-coloured",
    games: Annotated[int | None, typer.Option("--games", min=1, help="Per pairing, in full rotations.")] = None,
    seconds: Annotated[float | None, typer.Option("--time", help="Seconds for a move.")] = None,
    cpu_seconds: Annotated[float | None, typer.Option("--cpu-time", help="Seconds of CPU time for a move.")] = None,
    nodes: Annotated[int | None, typer.Option("--nodes", help="Positions to search for a move.")] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, max=(1 << 64) - 1, help="Draws all deals.")] = 0,
    sprt: Annotated[
        tuple[float, float] | None, typer.Option("--sprt", help="Play until one Elo lead is likelier.")
    ] = None,
    alpha: Annotated[float, typer.Option("--alpha", help="The risk of accepting the higher Elo wrongly.")] = 0.05,
    beta: Annotated[float, typer.Option("--beta", help="The risk of accepting the lower Elo wrongly.")] = 0.05,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help="How many games at a time; one per core.")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", help="Play on the Ray cluster at this address.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="The folder for the games and the report.")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget the games that the folder holds.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")] = False,
) -> None:
    """Let bots play many games against each other, and rate them."""
    from zellige.games.offered import OFFERED

    if game not in OFFERED:
        _fail(f"--game: expected one of {', '.join(OFFERED)}, not {game!r}")
    progress = _console(stderr=True)
    _prepare(_texts("en"), progress, game, search=True)
    from zellige.arena import Budget, Interrupted, Sprt, WorkersLost, run_arena
    from zellige.arena.showing import Watching, tell

    interrupted = False
    try:
        test = None if sprt is None else Sprt(*sprt, alpha, beta)
        with Watching(progress) as watch:
            report = run_arena(
                players,
                game,
                games=games or (100 if test is None else 10_000),
                budget=Budget(seconds, cpu_seconds, nodes),
                seed=seed,
                sprt=test,
                jobs=jobs,
                cluster=cluster,
                folder=out,
                fresh=fresh,
                watch=watch,
            )
    except Interrupted as interruption:
        report, interrupted = interruption.report, True
    except (ValueError, WorkersLost) as error:
        _fail(str(error))
    except OSError as error:
        _fail(f"{error.filename or 'the folder of the arena'}: {error.strerror}")
    if as_json:
        typer.echo(json.dumps(report.to_json(), indent=2))
    else:
        tell(report, _console())
    if interrupted:
        typer.echo("zellige: interrupted; the games above are kept, and the same command goes on", err=True)
        raise typer.Exit(130)


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="azul-2-coloured … azul-4-grey, or duel.")],
    generations: Annotated[int, typer.Option("--generations", min=1, help="How often to play, fit and test.")] = 4,
    games: Annotated[int, typer.Option("--games", min=1, help="Games of self-play in each generation.")] = 16_000,
    seed: Annotated[int, typer.Option("--seed", min=0, max=(1 << 32) - 1, help="Draws all games.")] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help="How many processes; one per core.")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", help="Play on the Ray cluster at this address.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="The folder of the run.")] = None,
) -> None:
    """Learn to judge positions from self-play (docs/models.md)."""
    from zellige.games.offered import OFFERED

    if game not in OFFERED:
        _fail(f"expected one of {', '.join(OFFERED)}, not {game!r}")
    if find_spec("torch") is None:
        _fail("training needs torch: pip install 'zellige[train]'")
    progress = _console(stderr=True)
    _prepare(_texts("en"), progress, game, search=True)
    from zellige.arena import Interrupted, WorkersLost
    from zellige.train.plan import Plan
    from zellige.train.running import train as run
    from zellige.train.showing import Showing

    try:
        with Showing(progress) as audience:
            plan = Plan.of(game, generations=generations, games=games, seed=seed)
            typer.echo(run(plan, audience, folder=out, jobs=jobs, cluster=cluster))
    except (Interrupted, KeyboardInterrupt):
        typer.echo("zellige: interrupted; what was finished is kept, and the same command goes on", err=True)
        raise typer.Exit(130) from None
    except (ValueError, WorkersLost) as error:
        _fail(str(error))
    except OSError as error:
        _fail(f"{error.filename or 'the folder of the run'}: {error.strerror}")


@app.command()
def engine(
    level: Annotated[str, typer.Option("--level", help="The bot that answers unless go names another.")] = "master",
) -> None:
    """Be an engine of the bot protocol, on standard input and output (docs/protocol.md)."""
    from zellige.bots.registry import LEVELS, OTHERS

    if level not in LEVELS + OTHERS:
        _fail(f"--level: expected one of {', '.join(LEVELS + OTHERS)}, not {level!r}")
    from zellige.protocol.engine import serve

    serve(level)


@app.command()
def engine_check(
    command: Annotated[str, typer.Argument(help="The command line that starts the engine, in quotes.")],
    games: Annotated[list[str] | None, typer.Option("--game", help="Check this game only; can be repeated.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")] = False,
) -> None:
    """Check whether an engine keeps the bot protocol (docs/protocol.md)."""
    from zellige.games.offered import OFFERED

    for game in games or ():
        if game not in OFFERED:
            _fail(f"--game: expected one of {', '.join(OFFERED)}, not {game!r}")
    progress = _console(stderr=True)
    _prepare(_texts("en"), progress, "azul-2-coloured", "duel")
    from zellige.protocol.check import check_engine
    from zellige.protocol.players import split_command

    try:
        words = split_command(command)
    except ValueError as error:
        _fail(str(error))
    items = []
    marks = {"passed": "✓", "failed": "✗", "note": "•"}
    interrupted = False
    asked = check_engine(words, games or ())
    try:
        while True:
            with progress.status("asking the engine…"):
                item = next(asked, None)
            if item is None:
                break
            items.append(item)
            if not as_json:
                typer.echo(f"{marks[item.outcome]} {item.name}" + (f": {item.reason}" if item.reason else ""))
    except KeyboardInterrupt:
        interrupted = True
    has_passed = not interrupted and all(item.outcome != "failed" for item in items)
    if as_json:
        listed = [{"name": item.name, "outcome": item.outcome, "reason": item.reason} for item in items]
        typer.echo(json.dumps({"command": command, "passed": has_passed, "items": listed}, indent=2))
    if interrupted:
        _fail("interrupted; the items above are complete")
    raise typer.Exit(0 if has_passed else 1)


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
