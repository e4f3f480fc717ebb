"""A training run in the terminal: a line for what is done, and a bar for what is under way."""

import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

from zellige.arena.run import Watch
from zellige.arena.showing import PATIENCE, Shown, Watching


class Showing(Shown):
    """Tells a person how a run goes: bars in a terminal, otherwise a line a minute."""

    def __init__(self, console: Console) -> None:
        super().__init__(
            console, TextColumn("{task.description}"), MofNCompleteColumn(), BarColumn(), TimeRemainingColumn()
        )
        self._tasks = {"": self._bar.add_task("compiling what is new…", total=None)}
        self._told_at = time.monotonic()

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
