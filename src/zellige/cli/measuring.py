"""Commands that check and measure the engine."""

import json
from typing import Annotated, Any

import typer

from .common import app, check_game, fail, open_console, prepare, texts_in


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

    texts, progress = texts_in("en"), open_console(stderr=True)
    from zellige.games.common.perft import perft_by_move
    from zellige.games.offered import OFFERED, read_position

    check_game(variant, "--variant")
    prepare(texts, progress, "duel" if (position or "").startswith("duel") else variant)
    try:
        start = read_position(position) if position else OFFERED[variant].new_game(seed=seed).position
    except (NotationError, BrokenRule) as error:
        fail(f"--position: {texts.error(error)}")
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
        fail("interrupted; the depths above are complete")


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")] = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, max=60, help="How long to take per figure.")] = 1.0,
) -> None:
    """Measure the engine on one core, beside the oracle in the same run."""
    texts, progress = texts_in("en"), open_console(stderr=True)
    prepare(texts, progress, "azul-2-coloured", "duel")
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
        print_figures(figures)
    if interrupted:
        fail("interrupted; the figures above are complete")


def print_figures(figures: dict[str, Any]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    headings = ("variant", "moves/s", "games/s", "batch steps/s", "apply µs", "legal µs", "× oracle")
    for index, heading in enumerate(headings):
        table.add_column(heading, justify="right" if index else "left", no_wrap=True)
    start = figures.pop("start", None)
    for name, values in figures.items():
        cells = ["–" if value is None else f"{value:,}" for value in values.values()]
        table.add_row(name, *cells)
    console = open_console()
    console.print(table)
    if start:
        console.print(f"start to first move: {start['cold_seconds']} s the first time, {start['warm_seconds']} s later")
