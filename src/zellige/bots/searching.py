"""Bots that search: a mind in a thread of its own, with a clock beside it."""

import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Event, Thread, get_ident

from zellige.games.azul.position import Position as AzulPosition
from zellige.search.azul import uct as azul_uct
from zellige.search.duel import uct as duel_uct

from .minds import Level, Mind, SearchMind, UctMind
from .thinking import Bot, Budget, Known, Report, Thought, check_known

#: More turns than any round has.
ALL_TURNS = 60
#: How often a thought under way looks whether it was told to stop.
_GLANCE = 0.05


class SearchBot(Bot):
    """A bot that searches the rest of the round as far as its level and budget reach."""

    def __init__(self, name: str, level: Level, *, wanted: int = 1) -> None:
        """`wanted` is how many of the best moves get exact values."""
        self.name = name
        self.level = level
        self.wanted = wanted
        self._minds: dict[str, Mind] = {}

    def new_game(self) -> None:
        self._minds.clear()

    def think(
        self,
        known: Known,
        budget: Budget | None = None,
        *,
        seed: int = 0,
        report: Report | None = None,
        stop: Event | None = None,
    ) -> Thought:
        check_known(known)
        budget = budget or Budget()
        nodes = self.level.nodes if budget.is_open else budget.nodes or 1 << 62
        variant = str(known.variant) if isinstance(known, AzulPosition) else "duel"
        if variant not in self._minds:
            self._minds[variant] = self._mind(variant)
        self._minds[variant].begin(known, seed, nodes)
        return _Thinking(self._minds[variant]).until(budget, report, stop)

    def _mind(self, variant: str) -> Mind:
        return SearchMind(variant, self.level, self.wanted)


class UctBot(SearchBot):
    """Plain UCT with random playouts; a node of its budget is a simulation."""

    def _mind(self, variant: str) -> Mind:
        return UctMind(duel_uct if variant == "duel" else azul_uct)


def _own_cpu_clock() -> Callable[[], float]:
    """A clock of the calling thread's CPU time that others can read; the process's where threads have none."""
    if not hasattr(time, "pthread_getcpuclockid"):
        began = time.process_time()
        return lambda: time.process_time() - began
    clock = time.pthread_getcpuclockid(get_ident())

    def read() -> float:
        try:
            return time.clock_gettime(clock)
        except OSError:  # the thread has ended
            return 0.0

    return read


class _Thinking:
    """One thought: the mind in its own thread, watched from here, so that any clock or key can end it."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.began = time.perf_counter()
        self.cpu_seconds: Callable[[], float] = float  # nothing yet
        self.found: SimpleQueue[Thought | BaseException | None] = SimpleQueue()
        self.thread = Thread(target=self._work, daemon=True)

    def _work(self) -> None:
        try:
            self.cpu_seconds = _own_cpu_clock()
            for thought in self.mind.thoughts():
                self.found.put(thought)
            self.found.put(None)
        except BaseException as error:
            self.found.put(error)

    def until(self, budget: Budget, report: Report | None, stop: Event | None) -> Thought:
        """The last thought when a clock or the event says stop, or there is nothing more to find."""
        self.thread.start()
        latest: Thought | None = None
        try:
            while True:
                left = self._left(budget)
                if left <= 0 or (stop is not None and stop.is_set()):
                    self.mind.stop()
                    left = _GLANCE
                try:
                    found = self.found.get(timeout=left if stop is None else min(left, _GLANCE))
                except Empty:
                    continue
                if isinstance(found, BaseException):
                    raise found
                if found is None:
                    assert latest is not None
                    return latest
                latest = found
                if report is not None:
                    report(found)
        finally:
            self.mind.stop()
            self.thread.join()

    def _left(self, budget: Budget) -> float:
        """The time that is left, at most a second, after which the clocks are read again."""
        left = 1.0
        if budget.seconds is not None:
            left = min(left, budget.seconds - (time.perf_counter() - self.began))
        if budget.cpu_seconds is not None:
            left = min(left, budget.cpu_seconds - self.cpu_seconds())
        return left
