"""The ladder of bots, and how the strongest fares against yardsticks; `make ladder`.

    python -m benchmarks.ladder                      # as the README and docs/bots.md report it: hours
    python -m benchmarks.ladder --games 40 --cpu-time 0.05 --part matches

Games are kept as they are played: the same command goes on where it was interrupted.
"""

import argparse
import sys
from dataclasses import dataclass
from typing import Any

from rich.console import Console

from zellige.arena import Budget, Interrupted, Report, run_arena
from zellige.arena.showing import Watching, tell
from zellige.bots.registry import LEVELS


@dataclass(frozen=True)
class Aim:
    """A match of the strongest bot against others, and the share that it should win."""

    game: str
    opponent: str
    least: float


AIMS = (
    Aim("azul-2-coloured", "greedy", 0.98),
    Aim("azul-2-coloured", "uct", 0.85),
    Aim("duel", "greedy", 0.95),
    Aim("duel", "uct", 0.80),
    Aim("azul-3-coloured", "greedy", 0.80),
    Aim("azul-4-coloured", "greedy", 0.80),
)


def play(console: Console, players: list[str], game: str, games: int, **options: Any) -> Report:
    console.print(f"[bold]{game}[/]: {' – '.join(players)}")
    with Watching(Console(stderr=True)) as watch:
        return run_arena(players, game, games=games, watch=watch, **options)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", choices=("ladder", "matches"), help="one part only")
    parser.add_argument("--game", choices=sorted({aim.game for aim in AIMS}), help="the matches of one game only")
    parser.add_argument("--games", type=int, default=400, help="games of each match")
    parser.add_argument("--ladder-games", type=int, default=40, help="games of each pairing of the ladder")
    parser.add_argument("--cpu-time", type=float, default=0.5, help="seconds of CPU time for a move in the matches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None)
    chosen = parser.parse_args()
    console = Console(highlight=False)
    options = {"seed": chosen.seed, "jobs": chosen.jobs}
    try:
        if chosen.part != "matches":
            for game in [game for game in ("azul-2-coloured", "duel") if chosen.game in (None, game)]:
                tell(play(console, list(LEVELS), game, chosen.ladder_games, **options), console)
        if chosen.part != "ladder":
            for aim in [aim for aim in AIMS if chosen.game in (None, aim.game)]:
                budget = Budget(cpu_seconds=chosen.cpu_time)
                report = play(console, ["master", aim.opponent], aim.game, chosen.games, budget=budget, **options)
                master = report.players[0]
                share, error = master.score, master.score_error
                if not report.is_of_two:
                    share, error = master.first_places, master.first_places_error
                verdict = "reached" if share >= aim.least else "missed"
                console.print(
                    f"{aim.game}: master {share:.1%} ± {error:.1%} against {aim.opponent} over {report.games} games "
                    f"at {chosen.cpu_time} s CPU (aim {aim.least:.0%}: {verdict})"
                )
    except Interrupted as interruption:
        tell(interruption.report, console)
        console.print("interrupted; the same command goes on")
        sys.exit(130)


if __name__ == "__main__":
    main()
