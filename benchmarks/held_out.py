"""How often each level finds the right move where the exact solver knows it, and what its mistakes cost.

    python -m benchmarks.held_out                                          # 500 positions of every variant
    python -m benchmarks.held_out --game duel --positions 3000 --levels club master
    python -m benchmarks.held_out --positions 3000 --results benchmarks/results   # hours of a core
    python -m benchmarks.held_out --kept --results benchmarks/results             # what was found before

The positions (late_positions) are kept in `benchmarks/positions`; where more are asked for than there are, they are
made, and the same command goes on where it was interrupted: with the next level, if a folder for results is named.
A move is optimal if no other leads to a better result, nor to the same with a larger margin. Intervals are of 95 %.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.command_line import Watching, at_least_one, parse_with_results
from benchmarks.late_positions import Collection, Late
from zellige import __version__
from zellige.arena.rating import Z
from zellige.arena.run import PLAYING, fingerprint
from zellige.arena.workers import WorkersLost, on_this_machine
from zellige.bots.registry import LEVELS, open_bot
from zellige.bots.thinking import Bot
from zellige.files import write_whole
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
    """What was found about a level in a variant, and by which version and code."""

    game: str
    level: str
    positions: int
    optimal: Share
    best_result: Share
    regret: float
    regret_error: float
    version: str
    code: str

    @classmethod
    def of(cls, game: str, level: str, findings: Sequence[Finding]) -> "Row":
        optimal, kept, costs = zip(*findings, strict=True)
        regret, error = float(np.mean(costs)), Z * float(np.std(costs)) / len(costs) ** 0.5
        code = fingerprint(game, PLAYING)
        return cls(game, level, len(costs), Share.of(optimal), Share.of(kept), regret, error, __version__, code)

    @classmethod
    def read(cls, kept: dict[str, Any]) -> "Row":
        shares = {name: Share(**kept[name]) for name in ("optimal", "best_result")}
        return cls(**{**kept, **shares})


class Results:
    """Rows that were found before, in a file of a folder; without a folder there are none, and none are kept."""

    def __init__(self, folder: Path | None) -> None:
        """Raises ValueError and OSError."""
        self.path = folder and folder / "held-out.json"
        self.rows: dict[tuple[str, str], Row] = {}
        with suppress(FileNotFoundError):
            try:
                rows = [Row.read(row) for row in json.loads(self.path.read_text())] if self.path else []
            except (ValueError, TypeError, KeyError):
                raise ValueError(f"{self.path} cannot be read; move it away to begin anew") from None
            self.rows = {(row.game, row.level): row for row in rows}

    def find(self, game: str, level: str, positions: int) -> Row | None:
        """What this code found in so many positions."""
        row = self.rows.get((game, level))
        is_it = row is not None and (row.positions, row.code) == (positions, fingerprint(game, PLAYING))
        return row if is_it else None

    def keep(self, row: Row) -> None:
        self.rows[row.game, row.level] = row
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, json.dumps([asdict(row) for row in self.rows.values()], indent=1) + "\n")


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
) -> Iterator[Row]:
    """A row for each level, as soon as it has answered everything."""
    chunks = [positions[start : start + CHUNK] for start in range(0, len(positions), CHUNK)]
    tasks = [(level, chunk) for level in levels for chunk in chunks]
    found: dict[str, list[Finding]] = {level: [] for level in levels}
    with closing(on_this_machine(partial(judge_all, variant), tasks, jobs)) as outcomes:
        for level, findings in outcomes:
            found[level] += findings
            watch(sum(map(len, found.values())))
            if len(found[level]) == len(positions):
                yield Row.of(variant, level, found[level])


def table_of(rows: Sequence[Row]) -> Table:
    table = Table("level", box=None, pad_edge=False)
    for name in ("optimal", "keeps the result", "points lost"):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(row.level, str(row.optimal), str(row.best_result), f"{row.regret:.2f} ± {row.regret_error:.2f}")
    return table


def table_of_all(rows: Sequence[Row]) -> Table:
    """Every level in every variant: how often it is right, and how many points it loses."""
    cells = {(row.level, row.game): f"{row.optimal.share:.1%}, {row.regret:.2f}" for row in rows}
    games = [game for game in OFFERED if any(row.game == game for row in rows)]
    table = Table("level", box=None, pad_edge=False)
    for game in games:
        table.add_column("-\n".join(game.rsplit("-", 1)), justify="right")
    for level in (level for level in LEVELS if any(row.level == level for row in rows)):
        table.add_row(level, *(cells.get((level, game), "") for game in games))
    counts = [{f"{row.positions} by {row.version}" for row in rows if row.game == game} for game in games]
    table.add_row("positions", *(", ".join(sorted(each)) for each in counts))
    return table


def run(chosen: Any, variant: str, results: Results) -> list[Row]:
    """The rows of a variant."""
    missing = [level for level in chosen.levels if not results.find(variant, level, chosen.positions)]
    if missing:
        with Watching(f"{variant}, positions", chosen.positions) as watch:
            positions = Collection(variant, chosen.folder).collect(chosen.positions, chosen.jobs, watch)
        with Watching(f"{variant}, moves", chosen.positions * len(missing)) as watch:
            for row in measure(variant, missing, positions, chosen.jobs, watch):
                results.keep(row)
    return [results.rows[variant, level] for level in chosen.levels]


def tell_kept(chosen: Any, results: Results, console: Console) -> list[Row]:
    rows = [row for row in results.rows.values() if row.game in chosen.game and row.level in chosen.levels]
    if not rows:
        raise ValueError(f"{results.path} tells nothing of that")
    console.print(table_of_all(rows))
    return rows


def measure_all(chosen: Any, results: Results, console: Console) -> list[Row]:
    rows = []
    for variant in chosen.game:
        rows += (found := run(chosen, variant, results))
        console.print(f"\n[bold]{variant}[/], {chosen.positions} positions", table_of(found), sep="\n")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", choices=OFFERED, default=list(OFFERED), help="these variants only")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    parser.add_argument("--positions", type=at_least_one, default=500, help="positions of each variant")
    parser.add_argument("--folder", type=Path, default=POSITIONS, help="where the positions are kept")
    parser.add_argument("--jobs", type=at_least_one, default=None)
    parser.add_argument("--json", action="store_true")
    chosen = parse_with_results(parser)
    console = Console(highlight=False, soft_wrap=True, quiet=chosen.json)
    try:
        results = Results(chosen.results)
        rows = tell_kept(chosen, results, console) if chosen.kept else measure_all(chosen, results, console)
    except (ValueError, OSError, WorkersLost) as error:
        sys.exit(f"held_out: {error}")
    except KeyboardInterrupt:
        print("interrupted; the same command goes on", file=sys.stderr)
        sys.exit(130)
    if chosen.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))


if __name__ == "__main__":
    main()
