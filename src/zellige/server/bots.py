"""Bots that think in threads beside the server: as many at once as there are cores, the others wait their turn."""

import asyncio
import gc
import logging
import os
import secrets
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from zellige.bots.registry import open_bot, warm_up
from zellige.bots.thinking import Bot, Budget, Known
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.offered import OFFERED
from zellige.rules.common.compiling import is_compiled
from zellige.table.messages import Play
from zellige.table.referee import Referee
from zellige.table.setting import ENGINE, SeatSetting, Setting

from .engines import Engine, Engines

log = logging.getLogger("zellige.server")

#: A variant of each game, by which its code is compiled or loaded.
GAMES = {"azul": "azul-2-coloured", "duel": "duel"}
#: The sides of Azul's boards differ in what they ask.
REHEARSED = {"azul": ("azul-2-coloured", "azul-2-grey"), "duel": ("duel",)}
#: Records after which everything has been asked.
REHEARSAL = 40
#: New objects after which garbage is looked for: what some hundred moves leave behind.
MOVES_LEAVE = 10_000
#: Compiling holds Python's lock for a minute: it happens in a process of its own, and the result is loaded.
COMPILING = "import sys; from zellige.server.bots import load; load(sys.argv[1], sys.argv[2] == 'search')"


class Thinkers:
    """Threads that answer for bots of any level, and for engines."""

    def __init__(self, engines: Sequence[Engine] = ()) -> None:
        workers = os.cpu_count() or 1
        self.engines = Engines(engines, workers)
        self._turns = asyncio.Semaphore(workers)
        self._threads = ThreadPoolExecutor(workers, "thinker")
        self._mine = threading.local()
        self._rules = {game: asyncio.Event() for game in GAMES}
        self._search = {game: asyncio.Event() for game in GAMES}
        self._preparing = asyncio.create_task(self._prepare())

    async def close(self) -> None:
        self._preparing.cancel()
        await asyncio.gather(self._preparing, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self.engines.close()

    async def _prepare(self) -> None:
        """Have the rules of every game, then the searches, compiled and loaded."""
        for loaded, part in ((self._rules, "rules"), (self._search, "search")):
            for game in GAMES:
                try:
                    await asyncio.to_thread(_compile_and_load, game, part)
                except Exception:
                    log.exception("the %s of %s could not be loaded", part, game)
                loaded[game].set()
        # What is loaded by now stays: looking through it for garbage would stop every table for a tenth of a second.
        gc.freeze()
        # What moves leave behind stays too, and there is little to find.
        gc.set_threshold(MOVES_LEAVE)

    async def rules_loaded(self, variant: str) -> None:
        """Wait until the rules of a game can be asked without compiling them first."""
        await self._rules[variant.partition("-")[0]].wait()

    async def search_loaded(self, variant: str) -> None:
        """Likewise its search."""
        await self._search[variant.partition("-")[0]].wait()

    def answers_at_once(self, level: str) -> bool:
        """Whether a bot does not think: handing its question to a thread would take longer."""
        return level == "random"

    async def think(self, level: str, known: Known, seat: str) -> str:
        """The move of a bot that plays some seat of some table. One of ours that fails twice plays any legal move, so
        that no game is stuck; for an engine that fails, or is not there, EngineFailure is raised.
        """
        if self.answers_at_once(level):
            return self.answer(level, known)
        if level.startswith(ENGINE):
            return await self.engines.think(level, known, seat)
        await self.search_loaded("azul" if isinstance(known, AzulPosition) else "duel")
        async with self._turns:
            loop = asyncio.get_running_loop()
            for asked in (level, level, "random"):
                try:
                    return await loop.run_in_executor(self._threads, self.answer, asked, known)
                except Exception:
                    log.exception("the bot %s failed", asked)
        return str(known.legal_moves()[0])

    def answer(self, level: str, known: Known) -> str:
        """The move of a bot, in this thread."""
        bot = self._bot(level)
        return str(bot.think(known, Budget(), seed=secrets.randbits(63)).move)

    def _bot(self, level: str) -> Bot:
        """This thread's bot of a level, which remembers nothing of the table it played at before."""
        bots: dict[str, Bot] | None = getattr(self._mine, "bots", None)
        if bots is None:
            bots = self._mine.bots = {}
        if level not in bots:
            bots[level] = open_bot(level)
        bots[level].new_game()
        return bots[level]


def _compile_and_load(game: str, part: str) -> None:
    if not is_compiled(game, part):
        subprocess.run([sys.executable, "-c", COMPILING, game, part], check=True)
    load(game, part == "search")


@cache
def load(game: str, search: bool) -> None:
    """Load the compiled rules of a game, or its search, compiling them if need be."""
    if search:
        warm_up(open_bot("master"), GAMES[game])
    else:
        rehearse(game)


def rehearse(game: str) -> None:
    """Play a while as tables do, so that everything they ask of the rules is loaded."""
    for variant in REHEARSED[game]:
        seats = [SeatSetting(kind="person", owner="x") for _ in range(OFFERED[variant].players)]
        referee = Referee(Setting(game=variant, seats=seats, host="x"), bytes(32), 0.0)
        records = referee.start(0.0)
        while records and referee.last < REHEARSAL:
            for record in records:
                referee.apply(record)
            choices = referee.now_for("x", 0.0, False).choices
            legal = [option.move for option in choices.options if option.refusal is None] if choices else []
            records = referee.decide("x", Play(id="x", after=referee.last, moves=legal[:1]), 0.0) if legal else []
        referee.entries_for("x", 0)
        referee.entries_for(None, 0)
