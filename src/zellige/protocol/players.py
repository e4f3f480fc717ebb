"""Players by name: our own bots, and engines of any language behind `cmd:`."""

import shlex
from threading import Event

from zellige.bots.registry import LEVELS, NET, OTHERS, open_bot
from zellige.bots.thinking import Bot, Budget, Known, Report, Thought
from zellige.bots.works import net_of
from zellige.games.offered import OFFERED

from .host import Deadlines, Host
from .messages import Go
from .positions import variant_of
from .process import EngineFailure

__all__ = ["PREFIX", "Deadlines", "EngineFailure", "ExternalBot", "open_player", "split_command"]

#: What a player's name begins with if it is the command line of an engine.
PREFIX = "cmd:"


def open_player(spec: str, variant: str) -> Bot:
    """A bot by name, a master with the net of `net:FILE`, or the engine that `cmd:COMMAND LINE` starts, for a variant.

    Raises ValueError if nothing is called that, and EngineFailure if the engine does not start or offer the variant.
    """
    if variant not in OFFERED:
        raise ValueError(f"no game is called {variant!r}; there are {', '.join(OFFERED)}")
    if spec.startswith(PREFIX):
        return ExternalBot(spec.removeprefix(PREFIX), variant)
    if spec.startswith(NET):
        try:
            net_of(variant, spec.removeprefix(NET))
        except OSError as error:
            raise ValueError(f"{spec}: {error.strerror}") from None
    elif spec not in LEVELS + OTHERS:
        raise ValueError(
            f"no player is called {spec!r}; there are {', '.join(LEVELS + OTHERS)}, {NET}FILE for a net, and {PREFIX}… "
            "for the command line of an engine"
        )
    return open_bot(spec)


def split_command(command: str) -> list[str]:
    """The words of a command line, by the quoting of a shell; raises ValueError."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"the command line {command!r} cannot be read: {error}") from None
    if not words:
        raise ValueError(f"{PREFIX} is followed by the command line of an engine, such as {PREFIX}zellige engine")
    return words


class ExternalBot(Bot):
    """An engine that speaks the bot protocol (docs/protocol.md), as a bot.

    Any failure ends its process and raises EngineFailure; the next `new_game` starts it again.
    """

    def __init__(
        self, command: str, variant: str, deadlines: Deadlines | None = None, stopping: Event | None = None
    ) -> None:
        """Start the engine; raises ValueError or EngineFailure. Setting `stopping`, from whatever thread, ends it."""
        self.variant = variant
        self._command = split_command(command)
        self._deadlines = deadlines or Deadlines()
        self._stopping = stopping
        self._is_in_game = False
        self._failure: EngineFailure | None = None
        self._host = self._start()
        self.name = self._host.greeting.name

    def _start(self) -> Host:
        host = Host.start(self._command, self._deadlines, self._stopping)
        host.check_offer(self.variant)
        return host

    def new_game(self) -> None:
        """Begin a game, starting the engine again if it failed in the one before; raises EngineFailure."""
        self._is_in_game = False
        if not self._host.process.is_running:
            self._host = self._start()
        self._host.new_game(self.variant)
        self._is_in_game, self._failure = True, None

    def think(
        self,
        known: Known,
        budget: Budget | None = None,
        *,
        seed: int = 0,
        report: Report | None = None,
        stop: Event | None = None,
    ) -> Thought:
        """Ask the engine; raises EngineFailure, again and again until the next `new_game`."""
        if variant_of(known) != self.variant:
            raise ValueError(f"the engine plays {self.variant}, not {variant_of(known)}")
        if self._failure is not None:
            raise self._failure
        if not self._is_in_game or not self._host.process.is_running:
            self.new_game()
        try:
            return self._host.think(known, Go(budget or Budget(), seed=seed), report, stop)
        except EngineFailure as failure:
            self._failure = failure
            raise

    def close(self) -> None:
        """Say goodbye to the engine, and make sure that it goes."""
        self._host.end()
