"""How often what is called a 70 % chance to win is won: the strongest bot's expectations beside what happened.

    python -m benchmarks.calibration [--game azul-2-coloured …] [--games 400] [--nodes 3000] [--picture FILE] [--json]
    python -m benchmarks.calibration --fit --game azul-3-coloured   # by what odds are to be multiplied

The bot plays itself on deals that no training has seen. Before every decision it says what it expects for the player on
turn (`Candidate.winning_chance`, a shared win counting half); the chances are sorted into ten classes, and each is
compared with the share that was won. The error is the mean distance between the two, weighted by how often a class
occurs. With `--fit` it plays other deals and tells by what the odds of its values are to be multiplied so that as much
is expected as is won (ODDS_FACTORS in bots/works.py).
"""

import argparse
import hashlib
import json
import sys
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.table import Table

from benchmarks.command_line import Watching, at_least_one
from zellige.arena.workers import WorkersLost, on_this_machine
from zellige.bots.thinking import winning_chance
from zellige.bots.works import LEARNED, net_of, odds_factor_of
from zellige.charts import chart
from zellige.games.offered import OFFERED
from zellige.train.plan import Generation
from zellige.train.playing import play_games

CLASSES = 10
TASK = 20
#: Where a factor of odds is looked for, and how often the range is halved.
ODDS_RANGE, HALVINGS = (0.05, 20.0), 40
#: Sizes of the picture in pixels: one panel for each game, so many side by side.
PANEL, MARGIN, TOP, ABREAST = 240, 40, 40, 4


@dataclass(frozen=True)
class Class:
    """Chances between two tenths: in how many decisions, what was expected on average, and what was won."""

    decisions: int
    expected: float
    won: float


@dataclass(frozen=True)
class Calibration:
    """What was found about one game."""

    game: str
    games: int
    decisions: int
    error: float
    classes: list[Class]

    @classmethod
    def of(cls, game: str, games: int, chances: npt.NDArray[Any], won: npt.NDArray[Any]) -> "Calibration":
        place = np.clip((chances * CLASSES).astype(int), 0, CLASSES - 1)
        found = [
            Class(int(here.sum()), float(chances[here].mean()), float(won[here].mean()))
            for here in (place == index for index in range(CLASSES))
            if here.any()
        ]
        error = sum(each.decisions * abs(each.expected - each.won) for each in found) / len(chances)
        return cls(game, games, len(chances), error, found)


def expectations(variant: str, nodes: int, seeds: npt.NDArray[np.uint64]) -> tuple[Any, Any]:
    """For every decision of some games the value that was expected, and the share of the win that came of it."""
    games = play_games(variant, net_of(variant, LEARNED), Generation(len(seeds), nodes, 0), seeds)
    won = (games.places == 0) / (games.places == 0).sum(1, keepdims=True)
    game = np.repeat(np.arange(len(games.lengths)), games.lengths)
    asked = ~np.isnan(games.positions["expected"])
    players = games.positions["state"]["player"]
    return games.positions["expected"][asked], won[game, players][asked]


def chances_of(values: npt.NDArray[Any], odds_factor: float) -> npt.NDArray[Any]:
    chances: npt.NDArray[Any] = np.vectorize(winning_chance)(values, odds_factor)
    return chances


def fitting_odds(values: npt.NDArray[Any], won: npt.NDArray[Any]) -> float:
    """The factor with which as much is expected as was won."""
    low, high = ODDS_RANGE
    for _ in range(HALVINGS):
        middle = (low * high) ** 0.5
        low, high = (middle, high) if chances_of(values, middle).mean() < won.mean() else (low, middle)
    return low


def seeds_of(variant: str, games: int, purpose: str = "calibration") -> npt.NDArray[np.uint64]:
    digest = hashlib.sha256(f"{purpose}:{variant}".encode()).digest()
    return np.random.SeedSequence(int.from_bytes(digest, "big")).generate_state(games, np.uint64) >> np.uint64(1)


def played_games(variant: str, seeds: npt.NDArray[np.uint64], nodes: int, jobs: int | None) -> tuple[Any, Any]:
    """What `expectations` gives for all games of a variant."""
    tasks = [seeds[start : start + TASK] for start in range(0, len(seeds), TASK)]
    parts = []
    with (
        Watching(f"{variant}, games", len(seeds)) as watch,
        closing(on_this_machine(partial(expectations, variant, nodes), tasks, jobs)) as played,
    ):
        for part in played:
            parts.append(part)
            watch(min(len(parts) * TASK, len(seeds)))
    values, won = (np.concatenate(each) for each in zip(*parts, strict=True))
    return values, won


def calibration_of(variant: str, games: int, nodes: int, jobs: int | None) -> Calibration:
    """Play the games of a variant, and compare."""
    values, won = played_games(variant, seeds_of(variant, games), nodes, jobs)
    return Calibration.of(variant, games, chances_of(values, odds_factor_of(variant, LEARNED)), won)


def panel(found: Calibration, left: float, top: float) -> list[str]:
    """The reliability plot of one game: on the diagonal what is expected is what happens."""
    inner = PANEL - MARGIN - 16

    def at(expected: float, won: float) -> str:
        return f"{left + MARGIN + expected * inner:.1f},{top + 24 + (1 - won) * inner:.1f}"

    parts = [f'<text class="text" x="{left + MARGIN}" y="{top + 12}">{found.game}</text>']
    for percent in range(0, 101, 20):
        x, y = at(percent / 100, percent / 100).split(",")
        below, beside = f'x="{x}" y="{top + inner + 40}"', f'x="{left + MARGIN - 6}" y="{float(y) + 4}"'
        parts.append(f'<path class="grid" d="M{left + MARGIN} {y}h{inner}M{x} {top + 24}v{inner}"/>')
        parts.append(f'<text class="faint small" {below} text-anchor="middle">{percent}</text>')
        parts.append(f'<text class="faint small" {beside} text-anchor="end">{percent}</text>')
    line = " ".join(at(each.expected, each.won) for each in found.classes)
    parts.append(f'<polyline class="zero" fill="none" stroke-dasharray="4 4" points="{at(0, 0)} {at(1, 1)}"/>')
    parts.append(f'<polyline class="line" stroke-width="2" points="{line}"/>')
    most = max(each.decisions for each in found.classes)
    for each in found.classes:
        x, y = at(each.expected, each.won).split(",")
        parts.append(f'<circle class="bar" cx="{x}" cy="{y}" r="{2 + 4 * (each.decisions / most) ** 0.5:.1f}"/>')
    return parts


def picture(found: list[Calibration]) -> str:
    """A panel for each game."""
    parts = []
    for index, each in enumerate(found):
        parts += panel(each, index % ABREAST * PANEL, TOP + index // ABREAST * PANEL)
    width, height = min(len(found), ABREAST) * PANEL, TOP + -(-len(found) // ABREAST) * PANEL
    return chart("won (up) of what was expected (across), %", width, height, parts)


def tell(found: Calibration, console: Console) -> None:
    console.print(f"{found.game}: {found.decisions:,} decisions of {found.games} games, error {found.error:.1%}")
    table = Table("expected", "won", "decisions")
    for column in table.columns:
        column.justify = "right"
    for each in found.classes:
        table.add_row(f"{each.expected:.1%}", f"{each.won:.1%}", f"{each.decisions:,}")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", choices=list(OFFERED), default=list(OFFERED), help="these variants only")
    parser.add_argument("--games", type=at_least_one, default=400)
    parser.add_argument("--nodes", type=at_least_one, default=3_000)
    parser.add_argument("--jobs", type=at_least_one, default=None)
    parser.add_argument("--fit", action="store_true", help="tell by what odds are to be multiplied, on other deals")
    parser.add_argument("--picture", type=Path, help="write the plot as SVG")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = []
    try:
        for game in chosen.game:
            if chosen.fit:
                seeds = seeds_of(game, chosen.games, "fitting odds")
                print(f"{game}: {fitting_odds(*played_games(game, seeds, chosen.nodes, chosen.jobs)):.2f}", flush=True)
                continue
            found.append(calibration_of(game, chosen.games, chosen.nodes, chosen.jobs))
            if not chosen.json:
                tell(found[-1], Console(highlight=False))
            if chosen.picture:
                chosen.picture.write_text(picture(found), "utf-8")
    except (OSError, WorkersLost) as error:
        sys.exit(f"calibration: {error}")
    except KeyboardInterrupt:
        sys.exit("interrupted")
    if chosen.json and not chosen.fit:
        print(json.dumps([asdict(each) for each in found], indent=2))


if __name__ == "__main__":
    main()
