"""What it is worth to show a net positions in disguise: how much of games that it has not seen it explains.

    python -m benchmarks.disguises --game duel [--games 1600] [--nodes 150] [--epochs 4]

The net that ships plays itself, and two nets are fitted from nothing to four fifths of the games: one sees positions as
they were, the other in another disguise every time (train/symmetry.py). Both are asked about the last fifth.
"""

import argparse
import sys
from functools import partial

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.command_line import at_least_one
from zellige.arena.workers import WorkersLost, on_this_machine
from zellige.bots.works import LEARNED, net_of, search_of
from zellige.games.offered import OFFERED
from zellige.train.fitting import fit
from zellige.train.plan import Generation, Plan
from zellige.train.playing import Games, play_games
from zellige.train.symmetry import disguise_of
from zellige.train.targets import returns_and_leads

TASK, HELD_OUT = 50, 5
#: No training has this seed; how many of 100 moves are exploratory; how much of a return comes from later.
SEED, EXPLORING, KEEPING = 77, 12, 0.95


def explained(variant: str, games: Games, epochs: int, disguised: bool) -> list[float]:
    """The share of the held-out variance that is explained after every epoch."""
    returns, leads = returns_and_leads(games, KEEPING)
    held_out = np.repeat(np.arange(len(games.lengths)) % HELD_OUT == 0, games.lengths)
    nothing, shares = np.zeros(1, search_of(variant).NET), []
    fit(
        variant,
        games.positions,
        returns,
        leads,
        held_out,
        nothing,
        epochs=epochs,
        seed=1,
        told=lambda epoch, wrong, share: shares.append(share),
        disguised=disguised,
    )
    return shares


def play(variant: str, games: int, nodes: int, jobs: int | None) -> Games:
    """Games of the net that ships against itself."""
    seeds = Plan.of(variant, games=games, nodes=nodes, seed=SEED).seeds(0)
    tasks = [seeds[start : start + TASK] for start in range(0, games, TASK)]
    work = partial(play_games, variant, net_of(variant, LEARNED), Generation(games, nodes, EXPLORING))
    parts: list[Games] = []
    with Console(stderr=True).status("playing…") as status:
        for part in on_this_machine(work, tasks, jobs):
            parts.append(part)
            status.update(f"{min(len(parts) * TASK, games)} of {games} games")
    return Games.joined(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[variant for variant in OFFERED if disguise_of(variant)], default="duel")
    parser.add_argument("--games", type=at_least_one, default=1_600)
    parser.add_argument("--nodes", type=at_least_one, default=150)
    parser.add_argument("--epochs", type=at_least_one, default=4)
    parser.add_argument("--jobs", type=at_least_one, default=None)
    chosen = parser.parse_args()
    if chosen.games < HELD_OUT:
        parser.error(f"--games: one of {HELD_OUT} is held out, so there have to be so many, not {chosen.games}")
    table = Table("epoch", box=None, pad_edge=False)
    columns = []
    try:
        games = play(chosen.game, chosen.games, chosen.nodes, chosen.jobs)
        for name, disguised in (("as they were", False), ("disguised", True)):
            with Console(stderr=True).status(f"fitting, {name}…"):
                columns.append(explained(chosen.game, games, chosen.epochs, disguised))
            table.add_column(name, justify="right")
    except WorkersLost as error:
        sys.exit(f"disguises: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
    for epoch, row in enumerate(zip(*columns, strict=True), 1):
        table.add_row(str(epoch), *(f"{share:.1%}" for share in row))
    Console().print(f"{chosen.game}, {chosen.games} games: held-out variance explained", table, sep="\n")


if __name__ == "__main__":
    main()
