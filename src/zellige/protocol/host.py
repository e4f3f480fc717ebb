"""The asking side of the bot protocol: a conversation with an engine, in which every line is right or it fails."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event
from typing import Any, NoReturn, Self

from zellige.bots.thinking import Budget, Candidate, Known, Report, Thought
from zellige.games.common.errors import InvalidMove
from zellige.i18n import without_controls

from .messages import PROTOCOL, VERSION, Go, Info, ProtocolError, quoted, read_line
from .positions import read_move, write_position
from .process import EngineFailure, EngineProcess

#: With a budget of CPU time, so many times as long may pass: the machine has other things to do.
WALL_PER_CPU = 10
#: How often to look whether the thinking should stop, in seconds.
LOOK = 0.05


@dataclass(frozen=True, slots=True)
class Deadlines:
    """How long an engine may take, in seconds: to greet, to be ready for a game, to answer `ping`, to answer `go`
    without a limit of time, to answer beyond a limit of time or after `stop`, and to end after `quit`.
    """

    greeting: float = 30.0
    ready: float = 300.0
    pong: float = 10.0
    answer: float = 300.0
    grace: float = 2.0
    end: float = 2.0

    def for_budget(self, budget: Budget) -> float:
        """How long the answer to `go` may take."""
        if budget.seconds is not None:
            return budget.seconds + self.grace
        if budget.cpu_seconds is not None:
            return WALL_PER_CPU * budget.cpu_seconds + self.grace
        return self.answer


@dataclass(slots=True)
class Greeting:
    """What an engine says about itself in the handshake."""

    name: str = ""
    author: str = ""
    games: list[str] = field(default_factory=list)
    levels: list[str] = field(default_factory=list)
    features: list[str] = field(default_factory=list)


class Host:
    """A conversation with an engine. Any failure ends the engine, and is raised as EngineFailure."""

    def __init__(self, process: EngineProcess, deadlines: Deadlines) -> None:
        self.process = process
        self.deadlines = deadlines
        self.greeting = Greeting()

    @classmethod
    def start(cls, command: Sequence[str], deadlines: Deadlines, stopping: Event | None = None) -> Self:
        """Start an engine and shake hands; setting `stopping` ends it, whatever it does."""
        host = cls(EngineProcess(command, stopping), deadlines)
        try:
            with host._ending_on_error():
                host._shake_hands()
        except EngineFailure as failure:
            raise EngineFailure("handshake", failure.sentence) from None
        return host

    @contextmanager
    def _ending_on_error(self) -> Iterator[None]:
        """A conversation that breaks off, by Ctrl-C for one, cannot be taken up again."""
        try:
            yield
        except BaseException:
            self.process.kill()
            raise

    # Single lines

    def heard(self, until: float) -> tuple[str, str] | None:
        """The next line as keyword and rest, or None if none comes until then; remarks and empty lines do not count."""
        while True:
            line = self.process.line(until)
            if line is None:
                return None
            try:
                keyword, rest = read_line(line)
            except ProtocolError as error:
                self.fail_on(line.decode(errors="replace"), str(error))
            if keyword and (keyword != "info" or rest.split(" ")[0] != "string"):
                return keyword, rest

    def answer(self, seconds: float, question: str) -> tuple[str, str]:
        """The next line, which has to come within so many seconds and may not be an error."""
        heard = self.heard(time.monotonic() + seconds)
        if heard is None:
            self.process.fail("timeout", f"gave no answer to {question} within {seconds:g} seconds")
        if heard[0] == "error":
            self.process.fail("refused", f"answered {question} with the error {quoted(heard[1])}")
        return heard

    def expect(self, keyword: str, seconds: float, question: str) -> None:
        """Wait for a line that is this keyword alone."""
        heard = self.answer(seconds, question)
        if heard != (keyword, ""):
            self.fail_on(" ".join(heard), f"expected {keyword}")

    def fail_on(self, line: str, why: str) -> NoReturn:
        """Fail because of a line that does not belong there."""
        self.process.fail("garbage", f"printed {quoted(line.strip())}: {why}")

    # The conversation

    def _shake_hands(self) -> None:
        self.process.send(f"{PROTOCOL} {VERSION}")
        until = time.monotonic() + self.deadlines.greeting
        greeting = self.greeting
        while (heard := self.heard(until)) != ("zbpok", ""):
            if heard is None:
                seconds = self.deadlines.greeting
                self.process.fail("timeout", f"did not finish the handshake within {seconds:g} seconds")
            keyword, rest = heard
            shown = without_controls(rest)[:80]
            match keyword, rest.partition(" ")[0]:
                case "id", "name":
                    greeting.name = shown.removeprefix("name").strip()
                case "id", "author":
                    greeting.author = shown.removeprefix("author").strip()
                case (("game" | "level" | "feature"), _):
                    getattr(greeting, f"{keyword}s").append(shown)
                case _:
                    self.fail_on(f"{keyword} {rest}", "expected id, game, level, feature or zbpok")
        if not greeting.name:
            self.process.fail("garbage", "did not give its name (id name …) in the handshake")

    def check_offer(self, variant: str) -> None:
        """Fail unless the engine offers the variant."""
        if variant not in self.greeting.games:
            games = ", ".join(self.greeting.games) or "nothing"
            self.process.fail("unsupported", f"plays {games}, but not {variant}")

    def settle(self) -> None:
        """Make sure that the engine is there and has nothing more to say, such as a second best move."""
        self.process.send("ping")
        self.expect("pong", self.deadlines.pong, "ping")

    def new_game(self, variant: str) -> None:
        """Begin a game of a variant that the engine offers."""
        with self._ending_on_error():
            self.settle()
            self.process.send(f"newgame {variant}")
            self.expect("ready", self.deadlines.ready, f"newgame {variant}")

    def think(self, known: Known, go: Go, report: Report | None = None, stop: Event | None = None) -> Thought:
        """Ask for a move; raises ValueError for a question that may not be asked."""
        position = write_position(known)
        with self._ending_on_error():
            self.settle()
            self.process.send(position)
            self.process.send(str(go))
            return self.hear_thought(known, go, report, stop)

    def hear_thought(self, known: Known, go: Go, report: Report | None = None, stop: Event | None = None) -> Thought:
        """Listen to the answer to `go`, until the best move."""
        hearing = _Hearing(self, known)
        question, seconds = str(go), self.deadlines.for_budget(go.budget)
        until = time.monotonic() + seconds
        while True:
            if stop is not None and stop.is_set():
                self.process.send("stop")
                stop, question, seconds = None, "stop", self.deadlines.grace
                until = min(until, time.monotonic() + seconds)
            heard = self.heard(until if stop is None else min(until, time.monotonic() + LOOK))
            if heard is None:
                if time.monotonic() < until:
                    continue
                self.process.fail("timeout", f"gave no move in answer to {question!r} within {seconds:g} seconds")
            match heard:
                case "info", rest:
                    hearing.take_in(rest)
                    if report is not None and hearing.candidates:
                        report(hearing.thought())
                case "bestmove", text if text:
                    return hearing.concluded(text)
                case "error", rest:
                    self.process.fail("refused", f"answered {question!r} with the error {quoted(rest)}")
                case _:
                    self.fail_on(" ".join(heard), "expected info or bestmove")

    def end(self) -> bool:
        """Say goodbye; returns whether the engine left by itself. Whatever is left of it is killed."""
        if not self.process.is_running:
            return True
        try:
            self.process.send("quit")
            return self.process.leaves(time.monotonic() + self.deadlines.end)
        except EngineFailure:
            return True
        finally:
            self.process.kill()


class _Hearing:
    """What an engine has said so far about a position."""

    def __init__(self, host: Host, known: Known) -> None:
        self._host = host
        self._known = known
        self._legal = known.legal_moves()
        self._began = time.perf_counter()
        self._last = Info()
        #: By rank.
        self.candidates: dict[int, Candidate] = {}

    def take_in(self, rest: str) -> None:
        try:
            info = Info.parse(rest)
            if info is None:
                return
            self._last = info
            line = tuple(read_move(self._known, move) for move in info.line)
        except (ProtocolError, InvalidMove) as error:
            self._host.fail_on(f"info {rest}", str(error))
        if not line:
            return
        if line[0] not in self._legal:
            self._host.fail_on(f"info {rest}", f"{line[0]} is no legal move in this position")
        if info.rank == 1:
            self.candidates.clear()
        self.candidates[info.rank] = Candidate(line[0], info.value, info.margin, line, info.exact, info.visits)

    def thought(self, best: Any = None) -> Thought:
        by_move: dict[Any, Candidate] = {}
        if best is not None:
            by_move[best] = Candidate(best, 0.0, 0.0, (best,), exact=False)
            by_move |= {c.move: c for c in self.candidates.values() if c.move == best}
        for _, candidate in sorted(self.candidates.items()):
            by_move.setdefault(candidate.move, candidate)
        seconds = time.perf_counter() - self._began
        return Thought(tuple(by_move.values()), self._last.depth, self._last.nodes, seconds, self._last.proved)

    def concluded(self, text: str) -> Thought:
        """The thought with the best move first; raises EngineFailure if it is not legal."""
        try:
            move = read_move(self._known, text)
        except InvalidMove:
            move = None
        if move not in self._legal:
            self._host.process.fail("illegal", f"played {quoted(text)}, which is not legal in {self._known}")
        return self.thought(move)
