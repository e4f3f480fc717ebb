"""Which of two nets is better at equal numbers of positions a move: thousands of games in minutes, for a first look.

    python -m benchmarks.nets azul-2-coloured learned hand-made [--games 2400] [--nodes 600] [--seed 1]

A judge is `learned`, `hand-made` or the file of a net. One of the first meets a table of the second, every deal in all
rotations of the seats. Games are played in compiled code, without clocks and reports. What a net is worth where time is
what counts, matches of the arena tell (`benchmarks.ladder --part learned`).
"""

import argparse
import json
import math
import sys
from contextlib import closing
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.command_line import Watching, at_least_one
from zellige.arena.rating import Z, elo_of
from zellige.arena.schedule import deal_seed
from zellige.arena.workers import WorkersLost, on_this_machine
from zellige.bots.registry import SEARCHING
from zellige.bots.works import net_of, new_works, search_of
from zellige.games.offered import OFFERED

#: Deals that a process is handed at a time, and decisions after which a game counts as a draw: on the grey side some
#: never end.
CHUNK = 10
MOST_DECISIONS = 3_000


def play(variant: str, works: npt.NDArray[Any], seat: int, seed: int, nodes: int) -> float:
    """The share of opponents that the first of two searches beats from a seat."""
    batch = OFFERED[variant].new_batch(1, seed=seed)
    search_of(variant).learning.match_play(works, batch.states, batch.seeds, seat, nodes, MOST_DECISIONS)
    if not batch.over[0]:
        return 0.5
    places = batch.results()[1][0]
    others = np.delete(places, seat)
    return float(np.mean((places[seat] < others) + 0.5 * (places[seat] == others)))


def scores(variant: str, judges: tuple[str, str], nodes: int, seed: int, deals: range) -> list[float]:
    """What the first judge scores on each of some deals, over all seats; every game begins with an empty memory."""
    found, players = [], OFFERED[variant].players
    nets = [net_of(variant, judge) for judge in judges]
    for deal in deals:
        total = 0.0
        for seat in range(players):
            works = np.concatenate([new_works(variant, net) for net in nets])
            works["opponent_moves"] = SEARCHING["master"].moves_of_each_opponent(variant)
            total += play(variant, works, seat, deal_seed(seed, variant, deal), nodes)
        found.append(total / players)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(OFFERED))
    parser.add_argument("judges", nargs=2, metavar="JUDGE", help="learned, hand-made, or the file of a net")
    parser.add_argument("--games", type=at_least_one, default=2_400)
    parser.add_argument("--nodes", type=at_least_one, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=at_least_one, default=None)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    players = OFFERED[chosen.game].players
    deals = max(-(-chosen.games // players), 2)
    tasks = [range(start, min(start + CHUNK, deals)) for start in range(0, deals, CHUNK)]
    found: list[float] = []
    try:
        for judge in chosen.judges:
            net_of(chosen.game, judge)
        work = partial(scores, chosen.game, tuple(chosen.judges), chosen.nodes, chosen.seed)
        with (
            Watching(f"{chosen.game}, games", deals * players) as watch,
            closing(on_this_machine(work, tasks, chosen.jobs)) as played,
        ):
            for part in played:
                found += part
                watch(len(found) * players)
    except (ValueError, OSError, WorkersLost) as error:
        sys.exit(f"nets: {error}")
    except KeyboardInterrupt:
        if len(found) < 2:
            sys.exit(130)
        print(f"interrupted after {len(found) * players} games", file=sys.stderr)
    score, half = float(np.mean(found)), Z * float(np.std(found, ddof=1)) / math.sqrt(len(found))
    elo, low, high = (elo_of(score + sign * half) for sign in (0, -1, 1))
    games = len(found) * players
    if chosen.json:
        told = {"score": score, "score_error": half, "elo": elo, "elo_low": low, "elo_high": high}
        print(json.dumps({"game": chosen.game, "judges": chosen.judges, "games": games, **told}))
        return
    print(
        f"{chosen.game}: {chosen.judges[0]} scores {score:.1%} ± {half:.1%} against {chosen.judges[1]} over {games} "
        f"games at {chosen.nodes} positions a move: {elo:+.0f} Elo ({low:+.0f} to {high:+.0f})"
    )


if __name__ == "__main__":
    main()
