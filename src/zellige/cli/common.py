"""What all commands share: the application, common options, saying what was wrong, having code compiled."""

from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

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


def fail(message: str) -> NoReturn:
    typer.echo(f"zellige: {message}", err=True)
    raise typer.Exit(2)


def texts_in(language: str | None) -> "Texts":
    from zellige.i18n import Texts, system_language

    try:
        return Texts(language or system_language())
    except ValueError as error:
        fail(f"--language: {error}")


def check_game(name: str, option: str = "") -> None:
    """End with an error unless a game is called so."""
    from zellige.games.offered import OFFERED

    if name not in OFFERED:
        fail(f"{option and option + ': '}expected one of {', '.join(OFFERED)}, not {name!r}")


def prepare(texts: "Texts", console: "Console", *variants: str, search: bool = False) -> None:
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


def open_console(stderr: bool = False) -> "Console":
    from rich.console import Console

    return Console(highlight=False, stderr=stderr)


def budget_of(seconds: float | None, nodes: int | None, default: float) -> Any:
    from zellige.bots.thinking import Budget

    if seconds is not None and nodes is not None:
        fail("--time and --nodes: give one of them, not both")
    return Budget(nodes=nodes) if nodes is not None else Budget(seconds=default if seconds is None else seconds)
