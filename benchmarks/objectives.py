"""What a search with more than two players takes the opponents to do: the master and masters that differ in that.

    python -m benchmarks.objectives [--game azul-3-coloured] [--games 200] [--cpu-time 0.02] [--opponent greedy]

The master considers the moves of each opponent that look best for the opponent's own board (docs/decisions, 7), eight
at a table of three and four at a table of four, all in the end of a game, and takes them to play against it. The others
begin with two, eight, or all of them; `never-more` considers no more in the end, and `own-interest` takes everybody to
play for themselves (max_n). Each of them meets the master, or all including the master meet another opponent. Games are
kept as they are played: the same command goes on where it was interrupted.
"""

import argparse
import sys
from dataclasses import replace

from rich.console import Console

from benchmarks.ladder import play
from benchmarks.max_n import MaxNBot
from zellige.arena import Budget, Interrupted
from zellige.bots.registry import LEVELS, SEARCHING, open_bot
from zellige.bots.searching import SearchBot
from zellige.bots.thinking import Bot
from zellige.games.offered import OFFERED
from zellige.protocol import players

#: More moves than there ever are.
ALL = 1_000
REPLIES = {"two-replies": 2, "eight-replies": 8, "all-replies": ALL}
NARROW, MAX_N = "never-more", "own-interest"
OTHERS = (*REPLIES, NARROW, MAX_N)
GAMES = [name for name, offered in OFFERED.items() if offered.players > 2]


def open_any(name: str) -> Bot:
    """A bot by name, those of this benchmark among them."""
    if name == NARROW:
        return SearchBot(name, replace(SEARCHING["master"], widens=False))
    if name in REPLIES:
        return SearchBot(name, replace(SEARCHING["master"], opponent_moves=(REPLIES[name], REPLIES[name])))
    return MaxNBot(name, SEARCHING["master"]) if name == MAX_N else open_bot(name)


def others(game: str) -> list[str]:
    """Those that differ from the master at a game."""
    return [name for name in OTHERS if REPLIES.get(name) != SEARCHING["master"].moves_of_each_opponent(game)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=GAMES, action="append", help="azul-3-coloured and azul-4-coloured by default")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--cpu-time", type=float, default=0.02)
    parser.add_argument("--opponent", choices=LEVELS, default="master")
    parser.add_argument("--player", choices=OTHERS, action="append", help="these only")
    chosen = parser.parse_args()
    console = Console()
    players.OTHERS = (*players.OTHERS, *OTHERS)  # type: ignore[assignment, attr-defined]
    players.open_bot = open_any  # type: ignore[attr-defined]
    found = []
    try:
        for game in chosen.game or ["azul-3-coloured", "azul-4-coloured"]:
            names = chosen.player or others(game)
            for name in names if chosen.opponent == "master" else ["master", *names]:
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
