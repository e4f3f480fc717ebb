"""A training run in the terminal: a line for what is done, and a bar for what is under way."""

import time
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from zellige.arena.run import Watch
from zellige.arena.showing import Watching

#: How often a line is printed where there is no bar, in seconds.
PATIENCE = 60.0


class Showing:
    """Tells a person how a run goes: bars in a terminal, otherwise a line a minute."""

    def __init__(self, console: Console) -> None:
        self._console = console
        columns = (TextColumn("{task.description}"), MofNCompleteColumn(), BarColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=console)
        self._tasks = {"": self._bar.add_task("compiling what is new…", total=None)}
        self._told_at = time.monotonic()

    def __enter__(self) -> Self:
        if self._console.is_terminal:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._console.is_terminal:
            self._bar.stop()

    def says(self, line: str) -> None:
        self._console.print(line, markup=False, highlight=False, soft_wrap=True)

    def is_at(self, what: str, done: int, total: int) -> None:
        if what not in self._tasks:
            for task in self._tasks.values():
                self._bar.remove_task(task)
            self._tasks = {what: self._bar.add_task(what, total=total)}
        self._bar.update(self._tasks[what], completed=done)
        now = time.monotonic()
        if not self._console.is_terminal and now - self._told_at >= PATIENCE:
            self._told_at = now
            self.says(f"{what}: {done} of {total}")

    @property
    def watch(self) -> Watch:
        # Beside the bar of the run, the games of a gate are lines.
        return Watching(Console(file=self._console.file, force_terminal=False, width=self._console.width))
