"""Commands for looking at games: step by step, with the best moves, or with one move explained."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from .common import Language, SearchNodes, SearchSeconds, app, budget_of, fail, open_console, prepare, texts_in
from .reading import game_in, read_game, read_source


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A game file, or a position as text or JSON.")],
    at: Annotated[int | None, typer.Option("--at", min=0, help="Draw the position after that many steps.")] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="Write the drawing to this SVG file instead.")] = None,
    language: Language = None,
) -> None:
    """Draw a position, or step through a game with the arrow keys."""
    texts, console = texts_in(language), open_console()
    prepare(texts, console, game_in(file))
    from zellige.terminal.show import picture, recorder, show_step, step_through

    if svg is not None:
        console = recorder()
    game = read_game(file, texts)
    steps = len(game.steps)
    if at is not None and at > steps:
        fail(f"--at: the game has {steps} steps, not {at}")
    if at is None and svg is None and steps and console.is_terminal and sys.stdin.isatty():
        step_through(game, texts, console, typer.getchar)
    else:
        show_step(game, steps if at is None else at, texts, console)
    if svg is not None:
        try:
            svg.write_text(picture(console), "utf-8")
        except OSError as error:
            fail(f"{svg}: {error.strerror}")


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
    texts, progress, budget = texts_in(language), open_console(stderr=True), budget_of(seconds, nodes, 2.0)
    if every and at is not None:
        fail("--all and --at: give one of them, not both")
    game = read_source(source, texts, progress)
    from zellige.terminal import analysing
    from zellige.terminal.naming import names_of

    names, console = names_of(game, texts), open_console()
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
        fail(str(error))
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
    texts, progress, budget = texts_in(language), open_console(stderr=True), budget_of(seconds, nodes, 1.0)
    from zellige.games.common.errors import BrokenRule
    from zellige.notation.scanner import NotationError
    from zellige.terminal import play as playing

    if source is None and not playing.kept_game().exists():
        fail(texts("hint-no-game"))
    game = read_source(str(playing.kept_game()) if source is None else source, texts, progress)
    from zellige.terminal import analysing
    from zellige.terminal.naming import names_of

    names, console = names_of(game, texts), open_console()
    try:
        position = analysing.awaiting_move(game.position, texts("hint-is-over"), texts("hint-awaits-deal"))
        asked = None if move is None else position.parse_move(move)
        found = analysing.watch_hint(position, asked, budget, texts, progress)
    except (NotationError, BrokenRule) as error:
        fail(f"--move: {texts.error(error)}")
    except analysing.NothingToFind as error:
        fail(str(error))
    if as_json:
        typer.echo(json.dumps(analysing.hint_json(position, found, texts, names), indent=2))
    else:
        analysing.print_header(position, texts, names, console)
        analysing.print_hint(found, texts, names, console)
