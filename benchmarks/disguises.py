"""What it is worth to show a net positions in disguise: how much of games that it has not seen it explains.

    python -m benchmarks.disguises --game duel [--games 1600] [--nodes 150] [--epochs 4]

The net that ships plays itself, and two nets are fitted from nothing to four fifths of the games: one sees positions as
they were, the other in another disguise every time (train/symmetry.py). Both are asked about the last fifth.
"""

import argparse
from functools import partial

import numpy as np
from rich.console import Console
from rich.table import Table

from zellige.arena.workers import on_this_machine
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[variant for variant in OFFERED if disguise_of(variant)], default="duel")
    parser.add_argument("--games", type=int, default=1_600)
    parser.add_argument("--nodes", type=int, default=150)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=None)
    chosen = parser.parse_args()
    seeds = Plan.of(chosen.game, games=chosen.games, nodes=chosen.nodes, seed=SEED).seeds(0)
    generation = Generation(chosen.games, chosen.nodes, EXPLORING)
    work = partial(play_games, chosen.game, net_of(chosen.game, LEARNED), generation)
    parts: list[Games] = []
    table = Table("epoch", box=None, pad_edge=False)
    with Console(stderr=True).status("playing…") as status:
        tasks = [seeds[start : start + TASK] for start in range(0, len(seeds), TASK)]
        for part in on_this_machine(work, tasks, chosen.jobs):
            parts.append(part)
            status.update(f"{len(parts) * TASK} of {chosen.games} games")
        games = Games.joined(parts)
        shares = []
        for disguised in (False, True):
            status.update("fitting, " + ("disguised…" if disguised else "as they were…"))
            shares.append(explained(chosen.game, games, chosen.epochs, disguised))
    for name in ("as they were", "disguised"):
        table.add_column(name, justify="right")
    for epoch, row in enumerate(zip(*shares, strict=True), 1):
        table.add_row(str(epoch), *(f"{share:.1%}" for share in row))
    Console().print(f"{chosen.game}, {chosen.games} games: held-out variance explained", table, sep="\n")


if __name__ == "__main__":
    main()
