"""Engines of other people at the tables: those that whoever runs the server has named, and no others."""

import asyncio
import secrets
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from zellige.bots.thinking import Budget, Known
from zellige.protocol.host import Deadlines, Host
from zellige.protocol.players import PREFIX, EngineFailure, ExternalBot, split_command
from zellige.protocol.positions import variant_of
from zellige.table.messages import LONGEST_NAME
from zellige.table.refusal import TableRefusal
from zellige.table.setting import ENGINE, clean

#: How long an engine may think about a move, in seconds.
SECONDS = 1.0
#: A person waits.
DEADLINES = Deadlines(ready=120.0)


@dataclass(frozen=True, slots=True)
class Engine:
    """What an engine is called at the tables, how it is started, and what it plays."""

    name: str
    command: str
    games: tuple[str, ...]

    @property
    def level(self) -> str:
        return f"{ENGINE}{self.name}"


def read_engines(players: Sequence[str]) -> list[Engine]:
    """Start every engine of `cmd:COMMAND` or `NAME=cmd:COMMAND` once, to learn what it plays and, unless it was given a
    name, what it is called; raises ValueError and EngineFailure.
    """
    engines: list[Engine] = []
    for player in players:
        given, _, command = player.partition(PREFIX)
        if PREFIX not in player or (given and not given.endswith("=")):
            raise ValueError(f"expected {PREFIX}COMMAND or NAME={PREFIX}COMMAND, not {player!r}")
        host = Host.start(split_command(command), DEADLINES)
        host.end()
        name = clean(given.removesuffix("=") or host.greeting.name, LONGEST_NAME)
        if any(engine.name == name for engine in engines):
            raise ValueError(f"two engines are called {name!r}; give one another name: NAME={player}")
        engines.append(Engine(name, command, tuple(host.greeting.games)))
    return engines


@dataclass
class _Seated:
    """The process of an engine, and the seat that it was asked for last."""

    bot: ExternalBot
    seat: str = ""


class Engines:
    """The engines that are offered. Of each there are as many processes as threads ask it, each with a process of its
    own; an engine that hangs keeps only those waiting who chose it.
    """

    def __init__(self, engines: Sequence[Engine], threads: int) -> None:
        self.offered = {engine.level: engine for engine in engines}
        self._threads = {level: ThreadPoolExecutor(threads, level) for level in self.offered}
        self._mine = threading.local()
        self._started: list[ExternalBot] = []
        self._stopping = threading.Event()

    async def close(self) -> None:
        """End all engines, also those that are starting or thinking."""
        self._stopping.set()
        for threads in self._threads.values():
            await asyncio.to_thread(threads.shutdown, cancel_futures=True)
        await asyncio.gather(*(asyncio.to_thread(bot.close) for bot in self._started))

    def check(self, level: str | None, game: str) -> None:
        """Raise TableRefusal for an engine that is not there, or does not play the game."""
        if level is None or not level.startswith(ENGINE):
            return
        if level not in self.offered or game not in self.offered[level].games:
            raise TableRefusal("unknown_level", subject=level.removeprefix(ENGINE))

    async def think(self, level: str, known: Known, seat: str) -> str:
        """The move of an engine that plays some seat of some table; raises EngineFailure."""
        if level not in self.offered:
            raise EngineFailure("handshake", "is not offered here any more")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads[level], self._answer, self.offered[level], known, seat)

    def _answer(self, engine: Engine, known: Known, seat: str) -> str:
        """Ask this thread's process. It is told of a new game when another seat asks."""
        seated: _Seated | None = getattr(self._mine, "seated", None)
        variant = variant_of(known)
        if seated is None:
            seated = self._mine.seated = _Seated(ExternalBot(engine.command, variant, DEADLINES, self._stopping))
            self._started.append(seated.bot)
        if seated.seat != seat:
            seated.seat = ""
            seated.bot.variant = variant
            seated.bot.new_game()
            seated.seat = seat
        try:
            return str(seated.bot.think(known, Budget(seconds=SECONDS), seed=secrets.randbits(63)).move)
        except EngineFailure:
            seated.seat = ""
            raise
