"""What a search with more than two players takes the opponents to do: the master and masters that differ in that.

    python -m benchmarks.objectives [--game azul-3-coloured] [--games 200] [--cpu-time 0.02] [--opponent greedy]

The master considers the moves of each opponent that look best for the opponent's own board (docs/decisions, 7), eight
at a table of three and four at a table of four. The others consider two, eight, or all. Each of them meets the
master, or all including the master meet another opponent. Games are kept as they are played: the same command goes on
where it was interrupted.
"""

import argparse
import sys
from dataclasses import replace

from rich.console import Console

from benchmarks.ladder import play
from zellige.arena import Budget, Interrupted
from zellige.bots.registry import LEVELS, SEARCHING
from zellige.games.offered import OFFERED
from zellige.protocol import players

#: More moves than there ever are.
ALL = 1_000
OTHERS = {"two-replies": 2, "eight-replies": 8, "all-replies": ALL}
GAMES = [name for name, offered in OFFERED.items() if offered.players > 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=GAMES, action="append", help="azul-3-coloured and azul-4-coloured by default")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--cpu-time", type=float, default=0.02)
    parser.add_argument("--opponent", choices=LEVELS, default="master")
    chosen = parser.parse_args()
    console = Console()
    for name, moves in OTHERS.items():
        SEARCHING[name] = replace(SEARCHING["master"], opponent_moves=(moves, moves))
        players.OTHERS = (*players.OTHERS, name)  # type: ignore[assignment, attr-defined]
    found = []
    try:
        for game in chosen.game or ["azul-3-coloured", "azul-4-coloured"]:
            others = [name for name in OTHERS if OTHERS[name] != SEARCHING["master"].moves_of_each_opponent(game)]
            for name in others if chosen.opponent == "master" else ["master", *others]:
                # In this process alone: others do not know these players.
                budget = Budget(cpu_seconds=chosen.cpu_time)
                report = play(console, [name, chosen.opponent], game, chosen.games, budget=budget, seed=1, jobs=1)
                player = report.players[0]
                found.append(
                    f"{game}: {name} beats {player.score:.1%} ± {player.score_error:.1%} of {chosen.opponent}, comes "
                    f"first in {player.first_places:.1%} ± {player.first_places_error:.1%} of {report.games} games at "
                    f"{chosen.cpu_time} s CPU"
                )
    except Interrupted:
        sys.exit("interrupted; the same command goes on")
    finally:
        console.print("\n".join(found))


if __name__ == "__main__":
    main()
