"""Conformance: does an engine keep the bot protocol? Every promise of docs/protocol.md is an item of a list."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from threading import Event
from typing import Any, Literal

from zellige.bots.thinking import Budget, Known
from zellige.games.offered import OFFERED

from .host import Deadlines, Host
from .messages import LONGEST_LINE, Go
from .positions import write_position, write_start
from .process import EngineFailure
from .samples import random_game, sample

#: How many positions of every kind of decision an engine is asked about.
EACH = {"azul": 10, "duel": 3}
#: Enough for an engine to think a little, and little enough for many positions.
NODES = 50
#: Long enough that an engine has to obey `stop` or `quit` to end in time, in seconds.
LONG = 60.0
#: As for players at the table, but for what an engine should do at once.
DEADLINES = Deadlines(pong=5.0, answer=60.0, end=5.0)

BAD_LINES = {
    "an unknown command": "frobnicate 1 2 3",
    "an unknown game": "newgame chess",
    "an unknown level": "go level no-such-level",
    "a position that cannot be read": "position nonsense ? * -/-",
    "a limit that is no number": "go time banana",
    "a line that is too long": "x" * (2 * LONGEST_LINE),
    "a line that is not UTF-8": "\udcff\udcfe\udc80",
}


@dataclass(frozen=True, slots=True)
class Item:
    """An item of the list. A note is no failure: the protocol recommends it, but does not require it."""

    name: str
    outcome: Literal["passed", "failed", "note"]
    reason: str = ""


class _Complaint(Exception):
    """Something that an engine did not do, although the conversation could go on."""


def check_engine(command: Sequence[str], games: Sequence[str] = (), deadlines: Deadlines = DEADLINES) -> Iterator[Item]:
    """The items of the list, each as soon as it is known; of these games, or of all that the engine offers."""
    check = _Check(command, deadlines)
    try:
        yield from check.items(games)
    finally:
        check.leave()


class _Check:
    """A run through the list. After a failure, the next item begins with a new process."""

    def __init__(self, command: Sequence[str], deadlines: Deadlines) -> None:
        self._command = command
        self._deadlines = deadlines
        self._host: Host | None = None

    def leave(self) -> None:
        if self._host is not None:
            self._host.end()
        self._host = None

    def items(self, games: Sequence[str]) -> Iterator[Item]:
        yield (greeted := self._item("handshake", self._greet))
        if greeted.outcome == "failed":
            return
        greeting = self._engine().greeting
        for game in games or greeting.games:
            if game not in greeting.games:
                yield Item(game, "failed", f"the engine offers {', '.join(greeting.games) or 'no game'}")
            elif game not in OFFERED:
                yield Item(game, "note", f"not checked: Zellige knows {', '.join(OFFERED)}")
        known_games = [game for game in games or greeting.games if game in OFFERED and game in greeting.games]
        if not known_games:
            yield Item("games", "failed", f"the engine offers none of {', '.join(OFFERED)}")
            return
        for game in known_games:
            yield self._item(f"{game}: newgame is answered with ready", partial(self._begin, game))
            yield self._item(f"{game}: legal moves", partial(self._ask_about_many, game))
            yield self._item(
                f"{game}: same seed and nodes, same move", partial(self._ask_twice, game), is_required=False
            )
        (known, *_), *_ = sample(known_games[0], 1).values()
        yield from self._conversation_items(known_games, known, greeting.levels, greeting.features)

    def _conversation_items(
        self, games: list[str], known: Known, levels: list[str], features: list[str]
    ) -> Iterator[Item]:
        budgets = {"nodes": Budget(nodes=NODES), "time": Budget(seconds=0.2), "cpu": Budget(cpu_seconds=0.2)}
        questions = {f"go {limit}": Go(budget) for limit, budget in budgets.items()}
        questions |= {f"go level {level}": Go(Budget(nodes=1), level) for level in levels}
        game = games[0]
        for name, go in questions.items():
            yield self._item(name, partial(self._ask, game, known, go))
        azul = next((game for game in games if game != "duel"), None)
        if "start" in features and azul is not None:
            yield self._item("position start", partial(self._ask_from_start, azul))
        yield self._item("ping is answered while thinking", partial(self._ping, game, known))
        yield self._item("stop ends the thinking", partial(self._stop, game, known))
        yield self._item("stop is ignored when nothing is thought about", partial(self._stop_nothing, game))
        yield self._item("go without a position is an error", partial(self._go_nowhere, game))
        for name, line in BAD_LINES.items():
            yield self._item(f"{name} is an error and changes nothing", partial(self._misuse, game, known, line))
        yield self._item("quit ends the engine", partial(self._end, game, "quit"))
        yield self._item("quit ends the engine while it thinks", partial(self._end, game, "quit", known))
        yield self._item("the end of the input ends the engine", partial(self._end, game, None))

    def _item(self, name: str, act: Callable[[], str | None], is_required: bool = True) -> Item:
        try:
            return Item(name, "passed", act() or "")
        except EngineFailure as failure:
            return Item(name, "failed", f"{failure} ({failure.reason})")
        except _Complaint as complaint:
            return Item(name, "failed" if is_required else "note", str(complaint))

    def _engine(self) -> Host:
        if self._host is None or not self._host.process.is_running:
            self._host = Host.start(self._command, self._deadlines)
        return self._host

    def _begin(self, game: str) -> None:
        self._engine().new_game(game)

    # The items

    def _greet(self) -> str:
        greeting = self._engine().greeting
        return f"{greeting.name}, by {greeting.author or 'nobody named'}"

    def _ask(self, game: str, known: Known, go: Go) -> None:
        self._begin(game)
        self._engine().think(known, go)

    def _ask_about_many(self, game: str) -> str:
        found = sample(game, EACH[game.partition("-")[0]])
        self._begin(game)
        for positions in found.values():
            for number, known in enumerate(positions):
                self._engine().think(known, Go(Budget(nodes=NODES), seed=number))
        count = sum(map(len, found.values()))
        return f"{count} positions: {', '.join(found)}"

    def _ask_twice(self, game: str) -> None:
        for positions in sample(game, 1).values():
            moves = set()
            for _ in range(2):
                self._begin(game)
                moves.add(str(self._engine().think(positions[0], Go(Budget(nodes=NODES), seed=7)).move))
            if len(moves) > 1:
                raise _Complaint(f"{' and '.join(sorted(moves))} in {positions[0]}")

    def _ask_from_start(self, game: str) -> None:
        played: Any = random_game(game, seed=1, moves=30)
        self._begin(game)
        host = self._engine()
        host.process.send(write_start(played))
        go = Go(Budget(nodes=NODES))
        host.process.send(str(go))
        host.hear_thought(played.position, go)

    def _think_long(self, game: str, known: Known) -> tuple[Host, Go]:
        self._begin(game)
        host, go = self._engine(), Go(Budget(seconds=LONG))
        host.process.send(write_position(known))
        host.process.send(str(go))
        return host, go

    def _ping(self, game: str, known: Known) -> None:
        host, go = self._think_long(game, known)
        host.process.send("ping")
        until = time.monotonic() + self._deadlines.pong
        has_moved = False
        while (heard := host.heard(until)) != ("pong", ""):
            if heard is None:
                host.process.fail("timeout", f"gave no answer to ping within {self._deadlines.pong:g} seconds")
            if heard[0] not in ("info", "bestmove") or (has_moved and heard[0] == "bestmove"):
                host.fail_on(" ".join(heard), "expected info, bestmove or pong")
            has_moved = has_moved or heard[0] == "bestmove"
        if not has_moved:
            host.hear_thought(known, go, stop=_now())

    def _stop(self, game: str, known: Known) -> None:
        self._begin(game)
        self._engine().think(known, Go(Budget(seconds=LONG)), stop=_now())

    def _stop_nothing(self, game: str) -> None:
        self._begin(game)
        self._engine().process.send("stop")
        self._engine().settle()

    def _go_nowhere(self, game: str) -> None:
        self._begin(game)
        self._expect_error(self._engine(), "go nodes 1")

    def _misuse(self, game: str, known: Known, line: str) -> None:
        self._begin(game)
        host, go = self._engine(), Go(Budget(nodes=NODES))
        host.process.send(write_position(known))
        self._expect_error(host, line)
        host.process.send(str(go))
        host.hear_thought(known, go)

    def _expect_error(self, host: Host, line: str) -> None:
        host.process.send(line)
        host.process.send("ping")  # an engine that says nothing about the line answers this one
        heard = host.heard(time.monotonic() + self._deadlines.pong)
        if heard is None:
            host.process.fail("timeout", f"gave no error within {self._deadlines.pong:g} seconds")
        if heard[0] != "error":
            host.fail_on(" ".join(heard), "expected error")
        host.expect("pong", self._deadlines.pong, "ping")

    def _end(self, game: str, line: str | None, thinking_about: Known | None = None) -> None:
        self._begin(game)
        process = self._engine().process
        if thinking_about is not None:
            self._think_long(game, thinking_about)
        if line is None:
            process.close_input()
        else:
            process.send(line)
        until = time.monotonic() + self._deadlines.end
        try:
            if not process.leaves(until):
                raise _Complaint(f"the engine was still there after {self._deadlines.end:g} seconds")
            if process.leaves_children(until):
                raise _Complaint("the engine left processes behind")
        finally:
            process.kill()


def _now() -> Event:
    """A wish to stop that is already there."""
    stop = Event()
    stop.set()
    return stop
