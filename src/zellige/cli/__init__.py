"""The command line: every command, thin; what it does lies in the packages below."""

import io
import sys
from typing import Annotated

import typer

import zellige

from .common import app

# The help lists the commands in this order.
# isort: off
from . import tables, looking, measuring, contests, engines  # noqa: F401  # they add their commands
# isort: on

__all__ = ["app", "main"]


@app.callback(invoke_without_command=True)
def root(
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Azul and Azul Duel: play, look at games, check and measure the engine."""
    if version:
        typer.echo(f"zellige {zellige.__version__}")
        raise typer.Exit


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
