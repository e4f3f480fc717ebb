"""How often each level finds the right move where the exact solver knows it, and what its mistakes cost.

    python -m benchmarks.held_out                                          # 500 positions of every variant
    python -m benchmarks.held_out --game duel --positions 3000 --levels club master

The positions (late_positions) are kept in `benchmarks/positions`; where more are asked for than there are, they are
made, and the same command goes on where it was interrupted.
A move is optimal if no other leads to a better result, nor to the same with a larger margin. Intervals are of 95 %.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.command_line import Watching, at_least_one
from benchmarks.late_positions import Collection, Late
from zellige.arena.rating import Z
from zellige.arena.workers import WorkersLost, on_this_machine
from zellige.bots.registry import LEVELS, open_bot
from zellige.bots.thinking import Bot
from zellige.games.offered import OFFERED

POSITIONS = Path(__file__).with_name("positions")
#: How many positions a process is handed at a time.
CHUNK = 10
#: For one position: whether the move was optimal, whether it kept the best result, and what it cost in points.
Finding = tuple[bool, bool, int]


@dataclass(frozen=True)
class Share:
    """A share and its interval (Wilson's, which is one even where everything was right)."""

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[bool]) -> "Share":
        count, share = len(values), sum(values) / len(values)
        centre = share + Z**2 / (2 * count)
        half = Z * float(np.sqrt(share * (1 - share) / count + (Z / (2 * count)) ** 2))
        whole = 1 + Z**2 / count
        return cls(share, max((centre - half) / whole, 0.0), min((centre + half) / whole, 1.0))

    def __str__(self) -> str:
        return f"{self.share:.1%} ({100 * self.low:.1f}–{100 * self.high:.1f})"


@dataclass(frozen=True)
class Row:
    """What was found about a level in a variant."""

    game: str
    level: str
    positions: int
    optimal: Share
    best_result: Share
    regret: float
    regret_error: float

    @classmethod
    def of(cls, game: str, level: str, findings: Sequence[Finding]) -> "Row":
        optimal, kept, costs = zip(*findings, strict=True)
        error = Z * float(np.std(costs)) / len(costs) ** 0.5
        return cls(game, level, len(costs), Share.of(optimal), Share.of(kept), float(np.mean(costs)), error)


def judge(bot: Bot, variant: str, late: Late) -> Finding:
    """Ask a bot, which has seen nothing of the game before."""
    assert late.outcomes
    bot.new_game()
    result, margin = late.outcomes[str(bot.think(late.known(variant), seed=late.number).move)]
    best_result, best_margin = max(late.outcomes.values())
    return (result, margin) == (best_result, best_margin), result == best_result, best_margin - margin


def judge_all(variant: str, task: tuple[str, Sequence[Late]]) -> tuple[str, list[Finding]]:
    level, positions = task
    bot = open_bot(level)
    return level, [judge(bot, variant, late) for late in positions]


def measure(
    variant: str, levels: Sequence[str], positions: Sequence[Late], jobs: int | None, watch: Callable[[int], None]
) -> list[Row]:
    """A row for each level."""
    chunks = [positions[start : start + CHUNK] for start in range(0, len(positions), CHUNK)]
    tasks = [(level, chunk) for level in levels for chunk in chunks]
    found: dict[str, list[Finding]] = {level: [] for level in levels}
    with closing(on_this_machine(partial(judge_all, variant), tasks, jobs)) as outcomes:
        for level, findings in outcomes:
            found[level] += findings
            watch(sum(map(len, found.values())))
    return [Row.of(variant, level, found[level]) for level in levels]


def table_of(rows: Sequence[Row]) -> Table:
    table = Table("level", box=None, pad_edge=False)
    for name in ("optimal", "keeps the result", "points lost"):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(row.level, str(row.optimal), str(row.best_result), f"{row.regret:.2f} ± {row.regret_error:.2f}")
    return table


def run(chosen: Any, variant: str) -> list[Row]:
    """The rows of a variant."""
    with Watching(f"{variant}, positions", chosen.positions) as watch:
        positions = Collection(variant, chosen.folder).collect(chosen.positions, chosen.jobs, watch)
    with Watching(f"{variant}, moves", chosen.positions * len(chosen.levels)) as watch:
        return measure(variant, chosen.levels, positions, chosen.jobs, watch)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", choices=list(OFFERED), help="these variants only")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    parser.add_argument("--positions", type=at_least_one, default=500, help="positions of each variant")
    parser.add_argument("--folder", type=Path, default=POSITIONS, help="where the positions are kept")
    parser.add_argument("--jobs", type=at_least_one, default=None)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    console = Console(highlight=False)
    rows: list[Row] = []
    try:
        for variant in chosen.game or OFFERED:
            rows += (found := run(chosen, variant))
            if not chosen.json:
                console.print(f"\n[bold]{variant}[/], {chosen.positions} positions", table_of(found), sep="\n")
    except (ValueError, OSError, WorkersLost) as error:
        sys.exit(f"held_out: {error}")
    except KeyboardInterrupt:
        print("interrupted; the same command goes on", file=sys.stderr)
        sys.exit(130)
    if chosen.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))


if __name__ == "__main__":
    main()
