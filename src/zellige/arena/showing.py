"""An arena in the terminal: its progress while it plays, and the table at the end."""

import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from .contestants import Contestant
from .folder import PLOT
from .report import PlayerReport, Report, SprtReport, player_score
from .table import Result

#: How often the bar is brought up to date, and a line is printed where there is no bar, in seconds.
PACE, PATIENCE = 0.5, 60.0


class Shown:
    """Has a bar in a terminal while it is under way; whoever derives from it prints lines where there is none."""

    def __init__(self, console: Console, *columns: ProgressColumn) -> None:
        self._console = console
        self._bar = Progress(*columns, console=console)

    def __enter__(self) -> Self:
        if self._console.is_terminal:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._console.is_terminal:
            self._bar.stop()


class Watching(Shown):
    """Shows how far an arena is: a bar in a terminal, otherwise a line for each tenth of the games and each minute.
    `advice` follows when some games were played before.
    """

    def __init__(self, console: Console, *, advice: str = "") -> None:
        state = TextColumn("{task.fields[state]}", markup=False)
        super().__init__(console, MofNCompleteColumn(), BarColumn(), state, TimeRemainingColumn())
        self._advice = advice
        self._task = self._bar.add_task("games", total=None, state="getting ready, compiling what is new…")
        #: When the first game was begun, and how many had been played before.
        self._began: tuple[float, int] | None = None
        self._shown_at = 0.0
        self._tenths = 0

    def __call__(self, contestants: Sequence[Contestant], results: dict[int, Result], total: int) -> None:
        done, now = len(results), time.monotonic()
        tenths = done * 10 // total
        if self._began is None:
            self._began = now, done
            self._shown_at = now - PACE
            if done:
                self._console.print(f"{done} of {total} games were played before{self._advice}", markup=False)
        if self._console.is_terminal:
            if now - self._shown_at >= PACE or done == total:
                self._shown_at = now
                self._bar.update(self._task, completed=done, total=total, state=self._state(contestants, results))
        elif tenths > self._tenths or now - self._shown_at >= PATIENCE:
            self._shown_at = now
            self._console.print(f"{done}/{total} games, {self._state(contestants, results)}", markup=False)
        self._tenths = tenths

    def _state(self, contestants: Sequence[Contestant], results: dict[int, Result]) -> str:
        assert self._began is not None
        began, before = self._began
        played = list(results.values())
        scores = [player_score(player, played) for player in range(len(contestants))]
        leader = max(range(len(contestants)), key=lambda player: scores[player])
        state = f"{contestants[leader].label} {_percent(*scores[leader])}" if played else "playing…"
        if len(played) == before:
            return state
        return state + f", {(len(played) - before) / (time.monotonic() - began) * 60:,.0f} games/min"


def tell(report: Report, console: Console) -> None:
    """Print the table of players, the pairings if there are several, the verdict of the test, and the folder."""
    console.print(_players(report))
    if len(report.pairings) > 1:
        console.print()
        console.print(_pairings(report))
    lines = [f"{report.games} games of {report.game}: {report.folder}", f"plot: {report.folder / PLOT}"]
    if report.sprt is not None:
        lines.insert(0, verdict(report.sprt))
    console.print()
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)


def _players(report: Report) -> Grid:
    """A column that would say nothing is left out: first places in games of two, failures where there are none."""
    columns: dict[str, Callable[[PlayerReport], str]] = {
        "player": lambda player: player.name,
        "games": lambda player: str(player.games),
        "won": lambda player: str(player.wins),
        "drawn": lambda player: str(player.draws),
        "lost": lambda player: str(player.losses),
        "score": lambda player: _percent(player.score, player.score_error),
        "first": lambda player: _percent(player.first_places, player.first_places_error),
        "Elo": lambda player: _elo(player.elo, player.elo_error),
        "s/move": lambda player: f"{player.seconds_per_move:.3f}",
        "failed": lambda player: str(player.failures),
    }
    if not any(player.failures for player in report.players):
        del columns["failed"]
    del columns["first" if report.is_of_two else "lost"]
    grid = _grid(*columns)
    for player in sorted(report.players, key=lambda player: -player.elo):
        grid.add_row(*(Text(cell(player)) for cell in columns.values()))
    return grid


def _pairings(report: Report) -> Grid:
    grid = _grid("pairing", "games", "scores", "Elo difference")
    for pairing in report.pairings:
        scores = " – ".join(f"{100 * score:.1f}" for score in pairing.scores) + " %"
        elo = "" if pairing.elo is None or pairing.elo_error is None else _elo(pairing.elo, pairing.elo_error)
        grid.add_row(*map(Text, (" – ".join(pairing.players), str(pairing.games), scores, elo)))
    return grid


def _grid(*headings: str) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for index, heading in enumerate(headings):
        if index == 0:
            grid.add_column(heading, overflow="fold", min_width=12)
        else:
            grid.add_column(heading, justify="right", no_wrap=True)
    return grid


def verdict(sprt: SprtReport) -> str:
    """The test in a sentence or two."""
    stand = f"SPRT: LLR {sprt.llr:.2f}, bounds ({sprt.lower:.2f}, {sprt.upper:.2f}), after {sprt.deals} deals: "
    if sprt.accepted is None:
        return stand + f"undecided between {sprt.elo0:g} and {sprt.elo1:g} Elo."
    accepted, risk = (sprt.elo0, sprt.beta) if sprt.accepted == "elo0" else (sprt.elo1, sprt.alpha)
    refused = sprt.elo1 if sprt.accepted == "elo0" else sprt.elo0
    return stand + f"{accepted:g} Elo accepted against {refused:g}, at a risk of {risk:g}."


def _percent(share: float, error: float) -> str:
    return f"{100 * share:.1f} ± {100 * error:.1f} %"


def _elo(elo: float, error: float) -> str:
    return f"{round(elo):+d} ± {error:.0f}"
