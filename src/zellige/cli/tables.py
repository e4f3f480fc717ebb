"""Commands for playing: a server for browsers, a game in the terminal, and whether the deals of a game were fair."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from .common import Database, Language, Players, Seed, SideOption, app, fail, open_console, prepare, texts_in
from .reading import game_in, read_game

if TYPE_CHECKING:
    from zellige.i18n import Texts

Engines = Annotated[
    list[str] | None,
    typer.Option(
        "--engine",
        metavar="[NAME=]cmd:COMMAND",
        help="Offer an engine that speaks the bot protocol at the tables; again for another one.",
    ),
]


@app.command()
def serve(
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="Where to listen; 0 is any free port.")] = 8000,
    host: Annotated[str, typer.Option("--host", help="The address to listen at, or 0.0.0.0.")] = "127.0.0.1",
    database: Database = None,
    engine: Engines = None,
    language: Language = None,
) -> None:
    """Serve the tables to browsers, until Ctrl-C."""
    texts = texts_in(language)
    run_server(host, port, database, engine, lambda address: typer.echo(texts("serve-ready", address=address)))


@app.command()
def play(
    browser: Annotated[bool, typer.Option(help="Open the browser; otherwise the address is printed.")] = True,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play Azul in the terminal instead.")] = False,
    players: Players = 2,
    side: SideOption = "coloured",
    seed: Seed = None,
    level: Annotated[
        str, typer.Option("--level", help="In the terminal: newcomer … master, or cmd:COMMAND.")
    ] = "greedy",
    resume: Annotated[bool, typer.Option("--resume", help="In the terminal: go on with the game left.")] = False,
    database: Database = None,
    engine: Engines = None,
    language: Language = None,
) -> None:
    """Play in the browser, alone or with others, or in the terminal against bots."""
    texts = texts_in(language)
    if terminal and engine:
        fail("--engine goes with the tables in the browser; in the terminal, --level takes cmd:COMMAND")
    if terminal:
        play_in_terminal(players, side, seed, level, resume, texts)
        return
    if (players, side, seed, level, resume) != (2, "coloured", None, "greedy", False):
        fail(
            "--players, --side, --seed, --level and --resume go with --terminal; in the browser you choose at the table"
        )

    def ready(address: str) -> None:
        typer.echo(texts("play-in-browser" if browser else "serve-ready", address=address))
        if browser:
            import webbrowser

            webbrowser.open(address)

    run_server("127.0.0.1", None, database, engine, ready)


def run_server(
    host: str, port: int | None, database: str | None, players: list[str] | None, ready: Callable[[str], None]
) -> None:
    from zellige.protocol.players import EngineFailure
    from zellige.server.database import BadDatabase, default_url
    from zellige.server.engines import read_engines
    from zellige.server.serving import address_of, bind, bind_usual, run

    try:
        engines = read_engines(players or [])
    except (ValueError, EngineFailure) as error:
        fail(f"--engine: {error}")
    try:
        bound = bind_usual(host) if port is None else bind(host, port)
    except OSError as error:
        fail(f"--port {port} at {host}: {error.strerror or error}")
    try:
        run(bound, database or default_url(), lambda: ready(address_of(bound)), engines=engines)
    except BadDatabase as error:
        fail(f"--database: {error}")


def play_in_terminal(players: int, side: str, seed: int | None, level: str, resume: bool, texts: "Texts") -> None:
    console = open_console()
    sides: dict[str, Literal["coloured", "grey"]] = {"coloured": "coloured", "grey": "grey"}
    if side not in sides:
        fail(f"--side: expected coloured or grey, not {side!r}")
    prepare(texts, console, "azul-2-coloured", search=True)
    from zellige.bots.registry import LEVELS
    from zellige.games.azul.game import Game
    from zellige.games.common.game import FRESH
    from zellige.protocol.players import PREFIX, EngineFailure, open_player
    from zellige.terminal.play import TerminalGame, default_names, kept_game

    if level not in LEVELS and not level.startswith(PREFIX):
        fail(f"--level: expected one of {', '.join(LEVELS)} or {PREFIX}COMMAND, not {level!r}")
    if resume and not kept_game().exists():
        fail(texts("play-nothing-to-resume"))
    if resume:
        game = read_game(kept_game(), texts)
        if not isinstance(game, Game) or game.seed is None or game.is_over:
            fail(texts("play-nothing-to-resume"))
        # A command that a file names is not run.
        if game.headers.get("Level") in LEVELS:
            level = game.headers["Level"]
        console.print(texts("play-resumed"))
    else:
        names = default_names(players, texts)
        game = Game(players, sides[side], seed=FRESH if seed is None else seed, names=names)
        if level in LEVELS:
            game.headers["Level"] = level
    try:
        bot = open_player(level, str(game.position.variant))
    except (ValueError, EngineFailure) as error:
        fail(f"--level: {error}")
    try:
        TerminalGame(game, bot, texts, console).run()
    except EngineFailure as error:
        fail(f"{bot.name}: {error}; --resume goes on with the game, against another bot if --level names one")
    finally:
        bot.close()


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The game file of a finished game.")],
    language: Language = None,
) -> None:
    """Show that every deal of a game follows from the secret whose hash was published at its start."""
    texts = texts_in(language)
    prepare(texts, open_console(stderr=True), game_in(file))
    read_game(file, texts)
    from zellige.server.verifying import NotFair, told

    try:
        for line in told(file.read_text("utf-8"), texts):
            typer.echo(line)
    except NotFair as error:
        typer.echo(f"zellige: {file}: {error}", err=True)
        raise typer.Exit(1) from None
