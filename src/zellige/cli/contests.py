"""Commands for bots among themselves: who is better, and learning from it."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from .common import app, check_game, fail, open_console, prepare, texts_in


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
    check_game(game, "--game")
    progress = open_console(stderr=True)
    prepare(texts_in("en"), progress, game, search=True)
    from zellige.arena import Budget, Interrupted, Sprt, WorkersLost, run_arena
    from zellige.arena.showing import Watching, tell

    interrupted = False
    try:
        test = None if sprt is None else Sprt(*sprt, alpha, beta)
        with Watching(progress, advice="; --fresh would forget them") as watch:
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
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename or 'the folder of the arena'}: {error.strerror}")
    if as_json:
        typer.echo(json.dumps(report.to_json(), indent=2))
    else:
        tell(report, open_console())
    if interrupted:
        typer.echo("zellige: interrupted; the games above are kept, and the same command goes on", err=True)
        raise typer.Exit(130)


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="azul-2-coloured … azul-4-grey, or duel.")],
    generations: Annotated[int, typer.Option("--generations", min=1, help="How often to play, fit and test.")] = 4,
    games: Annotated[int, typer.Option("--games", min=1, help="Games of self-play in each generation.")] = 12_000,
    nodes: Annotated[int, typer.Option("--nodes", min=1, help="Positions to search for a move, at first.")] = 500,
    keeping: Annotated[
        float | None,
        typer.Option(
            "--keeping",
            min=0,
            max=1,
            help="How much of a return comes from what happened later (λ); 0.5 in games of the hand-made evaluation, "
            "0.95 in those of a net.",
        ),
    ] = None,
    gate_games: Annotated[
        int, typer.Option("--gate-games", min=0, help="Games of each generation's test at most; 0 for no test.")
    ] = 200,
    seed: Annotated[int, typer.Option("--seed", min=0, max=(1 << 32) - 1, help="Draws all games.")] = 1,
    start: Annotated[
        str | None, typer.Option("--from", help="Begin with a net: a file, or 'learned' for the one that ships.")
    ] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help="How many processes; one per core.")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", help="Play on the Ray cluster at this address.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="The folder of the run.")] = None,
) -> None:
    """Learn to judge positions from self-play (docs/models.md)."""
    check_game(game)
    if find_spec("torch") is None:
        fail("training needs torch: pip install 'zellige[train]'")
    progress = open_console(stderr=True)
    prepare(texts_in("en"), progress, game, search=True)
    from zellige.arena import Interrupted, WorkersLost
    from zellige.bots.works import LEARNED, net_file
    from zellige.train.plan import Plan
    from zellige.train.running import train as run
    from zellige.train.showing import Showing

    try:
        with Showing(progress) as audience:
            first = net_file(game) if start == LEARNED else None if start is None else Path(start)
            plan = Plan.of(
                game,
                generations=generations,
                games=games,
                nodes=nodes,
                keeping=keeping,
                gate_games=gate_games,
                seed=seed,
            )
            typer.echo(run(plan, audience, start=first, folder=out, jobs=jobs, cluster=cluster))
    except (Interrupted, KeyboardInterrupt):
        typer.echo("zellige: interrupted; what was finished is kept, and the same command goes on", err=True)
        raise typer.Exit(130) from None
    except (ValueError, WorkersLost) as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename or 'the folder of the run'}: {error.strerror}")
