"""The ladder of bots, and how the strongest fares against yardsticks; `make ladder`.

    python -m benchmarks.ladder                      # as the README and docs/bots.md report it: hours
    python -m benchmarks.ladder --part matches --games 40 --cpu-time 0.05
    python -m benchmarks.ladder --part learned       # what the nets are worth
    python -m benchmarks.ladder --kept --results benchmarks/results   # what was played before, by any version

Games are kept as they are played, in the user's data folder or in a folder for each ladder and match below `--results`:
the same command goes on where it was interrupted, on another machine too if the folder comes along.
"""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from benchmarks.command_line import parse_with_results
from zellige.arena import Budget, Interrupted, Kept, Report, kept_arena, run_arena
from zellige.arena.rating import elo_of
from zellige.arena.showing import Watching, tell
from zellige.bots.registry import LEVELS
from zellige.bots.works import net_file
from zellige.games.offered import OFFERED


@dataclass(frozen=True)
class Aim:
    """A match of the strongest bot, how long a move may take, and what it should reach: a share of the games won (at a
    table of more than two: of first places), or Elo points ahead.
    """

    game: str
    opponent: str
    games: int
    cpu_seconds: float
    share: float = 0.0
    elo: float | None = None

    def verdict(self, report: Report) -> str:
        """What was reached, in a line."""
        master = report.players[0]
        if self.elo is not None:
            reached, aim = elo_of(master.score), f"{self.elo:+.0f} Elo"
            low, high = (elo_of(master.score + sign * master.score_error) for sign in (-1, 1))
            told = f"{reached:+.0f} Elo ({low:+.0f} to {high:+.0f})"
            is_reached = reached >= self.elo
        else:
            reached, error, aim = master.score, master.score_error, f"{self.share:.1%}"
            if not report.is_of_two:
                reached, error = master.first_places, master.first_places_error
            told = f"{reached:.1%} ± {error:.1%}"
            is_reached = reached >= self.share
        if report.games < self.games:
            games, judged = f"{report.games} of {self.games}", ""  # a lead so far is no result
        else:
            games, judged = str(report.games), ": reached" if is_reached else ": missed"
        return (
            f"{self.game}: master {told} against {self.opponent} over {games} games at "
            f"{report.budget.cpu_seconds} s CPU (aim {aim}{judged})"
        )

    def tell_kept(self, folder: Path, console: Console) -> None:
        """What was reached in games that were played before, and by what; or why that is not known."""
        if kept := kept_of(f"{self.game}: master against {self.opponent}", folder, console):
            console.print(f"{self.verdict(kept.report)} {_played_by(kept)}", markup=False)


MATCHES = (
    Aim("azul-2-coloured", "greedy", 400, 0.5, share=0.98),
    Aim("azul-2-coloured", "uct", 400, 0.5, share=0.85),
    Aim("duel", "greedy", 400, 0.5, share=0.95),
    Aim("duel", "uct", 400, 0.5, share=0.80),
    Aim("azul-3-coloured", "greedy", 400, 0.5, share=0.80),
    Aim("azul-4-coloured", "greedy", 400, 0.5, share=0.80),
)
#: What the nets are worth; with three and four players the Elo points are those of the share of opponents beaten.
LEARNED = (
    *(Aim(variant, "greedy", 1_000, 0.1, share=0.995) for variant in OFFERED if OFFERED[variant].players == 2),
    *(
        Aim(variant, "hand-made", 1_000, 0.1, elo=250.0 if variant == "azul-2-coloured" else 150.0)
        for variant in OFFERED
        if net_file(variant).exists()
    ),
)


def kept_of(what: str, folder: Path, console: Console) -> Kept | None:
    """The games that a folder holds; if there are none, that is said."""
    if not folder.exists():
        console.print(f"{what} is not kept ({folder})", markup=False)
        return None
    try:
        return kept_arena(folder)
    except (ValueError, OSError) as error:
        console.print(f"{what}: {error}", markup=False)
        return None


def _played_by(kept: Kept) -> str:
    return f"[version {kept.version}, {'this' if kept.is_current else 'older'} code]"


def tell_kept_ladder(game: str, folder: Path, console: Console) -> None:
    """The ratings that come of games that were played before."""
    if kept := kept_of(f"{game}: the ladder", folder, console):
        console.print(f"{game}: the ladder {_played_by(kept)}", markup=False)
        tell(kept.report, console)


def play(console: Console, players: list[str], game: str, games: int, **options: Any) -> Report:
    console.print(f"[bold]{game}[/]: {' – '.join(players)}")
    with Watching(Console(stderr=True)) as watch:
        return run_arena(players, game, games=games, watch=watch, **options)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", choices=("ladder", "matches", "learned"), help="one part only")
    parser.add_argument("--game", choices=list(OFFERED), help="one game only")
    opponents = sorted({aim.opponent for aim in MATCHES + LEARNED})
    parser.add_argument("--opponent", choices=opponents, help="matches against one opponent only")
    parser.add_argument("--games", type=int, help="games of each match, instead of what its aim asks for")
    parser.add_argument("--ladder-games", type=int, default=40, help="games of each pairing of the ladder")
    parser.add_argument("--cpu-time", type=float, help="seconds of CPU time for a move in the matches, likewise")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None)
    chosen = parse_with_results(parser)
    console = Console(highlight=False, soft_wrap=True)
    options = {"seed": chosen.seed, "jobs": chosen.jobs}
    try:
        ladders = [chosen.game] if chosen.game else OFFERED
        for game in ladders if chosen.part in (None, "ladder") and chosen.opponent is None else ():
            folder = chosen.results and chosen.results / f"{game}-ladder"
            if chosen.kept:
                tell_kept_ladder(game, folder, console)
                continue
            tell(play(console, list(LEVELS), game, chosen.ladder_games, folder=folder, **options), console)
        aims = [
            *(MATCHES if chosen.part in (None, "matches") else ()),
            *(LEARNED if chosen.part in (None, "learned") else ()),
        ]
        for aim in aims:
            if chosen.game not in (None, aim.game) or chosen.opponent not in (None, aim.opponent):
                continue
            budget = Budget(cpu_seconds=chosen.cpu_time or aim.cpu_seconds)
            games = chosen.games or aim.games
            name = f"{aim.game}-master-{aim.opponent}-{budget.cpu_seconds}"
            folder = chosen.results and chosen.results / name
            players = ["master", aim.opponent]
            if chosen.kept:
                aim.tell_kept(folder, console)
                continue
            console.print(aim.verdict(play(console, players, aim.game, games, budget=budget, folder=folder, **options)))
    except Interrupted as interruption:
        tell(interruption.report, console)
        console.print("interrupted; the same command goes on")
        sys.exit(130)
    except (ValueError, OSError) as error:
        sys.exit(f"ladder: {error}")


if __name__ == "__main__":
    main()
