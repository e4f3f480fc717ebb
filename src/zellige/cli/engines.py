"""Commands of the bot protocol: being an engine, and checking one."""

import json
from typing import Annotated

import typer

from .common import app, check_game, fail, open_console, prepare, texts_in


@app.command()
def engine(
    level: Annotated[str, typer.Option("--level", help="The bot that answers unless go names another.")] = "master",
) -> None:
    """Be an engine of the bot protocol, on standard input and output (docs/protocol.md)."""
    from zellige.bots.registry import LEVELS, OTHERS

    if level not in LEVELS + OTHERS:
        fail(f"--level: expected one of {', '.join(LEVELS + OTHERS)}, not {level!r}")
    from zellige.protocol.engine import serve

    serve(level)


@app.command()
def engine_check(
    command: Annotated[str, typer.Argument(help="The command line that starts the engine, in quotes.")],
    games: Annotated[list[str] | None, typer.Option("--game", help="Check this game only; can be repeated.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")] = False,
) -> None:
    """Check whether an engine keeps the bot protocol (docs/protocol.md)."""
    for game in games or ():
        check_game(game, "--game")
    progress = open_console(stderr=True)
    prepare(texts_in("en"), progress, "azul-2-coloured", "duel")
    from zellige.protocol.check import check_engine
    from zellige.protocol.players import split_command

    try:
        words = split_command(command)
    except ValueError as error:
        fail(str(error))
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
        fail("interrupted; the items above are complete")
    raise typer.Exit(0 if has_passed else 1)
