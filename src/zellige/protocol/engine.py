"""Our bots as an engine: the answering side of the bot protocol."""

import os
import sys
from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import BinaryIO

import zellige
from zellige.bots.registry import LEVELS, OTHERS, open_bot, warm_up
from zellige.bots.thinking import Bot, Known, Thought
from zellige.games.offered import OFFERED

from .messages import LONGEST_LINE, PROTOCOL, VERSION, Go, ProtocolError, info_of, quoted, read_line
from .positions import read_position

#: How many candidates are told at a time.
RANKS = 5
#: How long a thought may take to end after `quit`, in seconds.
LAST_THOUGHT = 1.0


class Engine:
    """Reads commands until `quit` or the end of the input. Thinking goes on beside, so that nobody waits for a pong."""

    def __init__(self, commands: BinaryIO, answers: BinaryIO, level: str = "master") -> None:
        self._commands = commands
        self._answers = answers
        self._level = level
        self._bots: dict[str, Bot] = {}
        self._variant: str | None = None
        self._known: Known | None = None
        #: Guards the answers and whether a task is under way: who reads `bestmove` may ask again at once.
        self._lock = Lock()
        self._is_busy = False
        self._stop = Event()
        self._worker: Thread | None = None

    def run(self) -> bool:
        """Obey until the end; returns whether all thinking has ended too."""
        while line := self._next_line():
            try:
                keyword, rest = read_line(line)
                if keyword == "quit":
                    break
                if keyword:
                    self._obey(keyword, rest)
            except ProtocolError as error:
                self._say(f"error {error}")
        self._stop.set()
        if self._worker is not None:
            self._worker.join(LAST_THOUGHT)
            if self._worker.is_alive():
                return False
        for bot in self._bots.values():
            bot.close()
        return True

    def _next_line(self) -> bytes:
        """A line; of one that is too long, enough to see that."""
        line = self._commands.readline(LONGEST_LINE + 1)
        part = line
        while part and not part.endswith(b"\n"):
            part = self._commands.readline(LONGEST_LINE)
        return line

    def _obey(self, keyword: str, rest: str) -> None:
        match keyword:
            case "zbp":
                self._greet(rest)
            case "ping":
                self._say("pong")
            case "stop":
                self._stop.set()
            case "newgame":
                self._new_game(rest)
            case "position":
                self._refuse_if_busy()
                if self._variant is None:
                    raise ProtocolError("newgame comes before position")
                self._known = read_position(rest, self._variant)
            case "go":
                self._go(Go.parse(rest))
            case _:
                raise ProtocolError(
                    f"the commands are zbp, ping, newgame, position, go, stop and quit, not {quoted(keyword)}"
                )

    def _greet(self, version: str) -> None:
        if version != VERSION:
            raise ProtocolError(f"this engine speaks {PROTOCOL} {VERSION}, not {quoted(version)}")
        lines = [f"id name Zellige {zellige.__version__} {self._level}", "id author the Zellige project"]
        lines += [f"game {name}" for name in OFFERED]
        lines += [f"level {name}" for name in LEVELS + OTHERS]
        self._say(*lines, "feature start", "zbpok")

    def _new_game(self, variant: str) -> None:
        self._refuse_if_busy()
        if variant not in OFFERED:
            raise ProtocolError(f"the games are {', '.join(OFFERED)}, not {quoted(variant)}")
        self._variant, self._known = variant, None
        self._begin(lambda: self._prepare(variant))

    def _go(self, go: Go) -> None:
        self._refuse_if_busy()
        if go.level is not None and go.level not in LEVELS + OTHERS:
            raise ProtocolError(f"the levels are {', '.join(LEVELS + OTHERS)}, not {quoted(go.level)}")
        if self._known is None:
            raise ProtocolError("position comes before go")
        known = self._known
        self._begin(lambda: self._think(known, go))

    # Beside the reading of commands

    def _refuse_if_busy(self) -> None:
        with self._lock:
            if self._is_busy:
                raise ProtocolError("the engine is busy: wait for ready or bestmove, or say stop")

    def _begin(self, task: Callable[[], str]) -> None:
        self._is_busy = True
        self._stop = Event()
        self._worker = Thread(target=self._finish, args=(task,), daemon=True)
        self._worker.start()

    def _finish(self, task: Callable[[], str]) -> None:
        try:
            answer = task()
        except Exception as error:
            # A host must not wait for an answer that will not come.
            answer = f"error {type(error).__name__}: {quoted(str(error))}"
        with self._lock:
            self._is_busy = False
            self._write(answer)

    def _prepare(self, variant: str) -> str:
        """Compile and load what the game needs, by thinking once about nothing in particular."""
        self._say(f"info string preparing {variant}; the first time this compiles, which takes a while")
        warm_up(self._bot(self._level), variant, self._stop)
        for bot in self._bots.values():
            bot.new_game()
        return "ready"

    def _think(self, known: Known, go: Go) -> str:
        bot = self._bot(go.level or self._level)
        thought = bot.think(known, go.budget, seed=go.seed or 0, report=self._tell, stop=self._stop)
        self._tell(thought)
        return f"bestmove {thought.move}"

    def _bot(self, level: str) -> Bot:
        if level not in self._bots:
            self._bots[level] = open_bot(level)
        return self._bots[level]

    def _tell(self, thought: Thought) -> None:
        ranked = enumerate(thought.candidates[:RANKS], 1)
        self._say(*(str(info_of(thought, candidate, rank)) for rank, candidate in ranked))

    def _say(self, *lines: str) -> None:
        with self._lock:
            self._write(*lines)

    def _write(self, *lines: str) -> None:
        try:
            self._answers.write("".join(f"{line}\n" for line in lines).encode())
            self._answers.flush()
        except OSError:
            pass  # the host has gone: the end of its commands ends the engine


def serve(level: str) -> None:
    """Be an engine on this process's input and output; whatever else is printed goes to stderr."""
    sys.stdout.flush()
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    if not Engine(sys.stdin.buffer, answers, level).run():
        os._exit(0)  # Python would wait for compiled code that does not hear `stop`
