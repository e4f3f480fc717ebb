"""What the programs of this folder share: numbers asked for, results kept, and how far a long one is."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def at_least_one(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1, not {text!r}")
    return int(text)


def parse_with_results(parser: argparse.ArgumentParser) -> Any:
    """What was asked for, with the folder in which results are kept and whether only they are to be told."""
    parser.add_argument("--results", type=Path, help="a folder in which to keep what was found")
    parser.add_argument("--kept", action="store_true", help="tell what --results holds, and measure nothing")
    chosen = parser.parse_args()
    if chosen.kept and chosen.results is None:
        parser.error("--kept tells what a folder holds: name it with --results")
    return chosen


class Watching:
    """Shows how far one part is: a bar in a terminal, otherwise a line for each tenth."""

    def __init__(self, what: str, total: int) -> None:
        self.what, self.total, self.tenths = what, total, 0
        columns = (TextColumn("{task.description}"), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self.task = self.bar.add_task(what, total=total)

    def __enter__(self) -> Callable[[int], None]:
        if self.bar.console.is_terminal:
            self.bar.start()
        return self.show

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def show(self, done: int) -> None:
        self.bar.update(self.task, completed=min(done, self.total))
        if not self.bar.console.is_terminal and min(10 * done // self.total, 10) > self.tenths:
            self.tenths = 10 * done // self.total
            print(f"{self.what}: {min(done, self.total)} of {self.total}", file=sys.stderr, flush=True)
