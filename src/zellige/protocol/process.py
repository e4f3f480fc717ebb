"""The process of an engine: lines go in, lines come out, and nothing of it outlives its use."""

import contextlib
import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from threading import Event
from typing import IO, NoReturn

from zellige.i18n import without_controls

from .messages import LONGEST_LINE, quoted

#: How much an engine may print in answer to one line, in bytes: ten lines a second for an hour.
MOST_OUTPUT = 4 << 20
#: How much of what it prints on stderr is kept, in bytes.
LAST_WORDS = 2000
#: How long an engine may take to read a line that is longer than a pipe holds, in seconds.
TAKING = 10.0
#: How often to see whether an engine is still there, in seconds: a child of it may keep its pipes open.
LOOK = 0.1
#: How long an engine that closed its output may take to end, in seconds, to learn how it ended.
LAST_BREATH = 0.5
#: How long a killed process may take to go, in seconds: nobody waits for one that cannot be killed.
REAPING = 5.0


class EngineFailure(Exception):
    """An engine that did not do its part. `reason` is a code for programs; `str` is a sentence.

    The reasons: `handshake` (it did not start or greet), `unsupported` (it does not offer the game), `timeout`,
    `crash` (it ended), `garbage` (it printed what the protocol does not know), `illegal` (its move is against the
    rules), `refused` (it answered with an error), `stopped` (nobody wants to hear of it any more).
    """

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(reason, sentence)
        self.reason = reason
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


class EngineProcess:
    """A running engine in a process group of its own. One thread talks to it; any thread can set `stopping`, which ends
    the engine in the middle of whatever it is asked.
    """

    def __init__(self, command: Sequence[str], stopping: Event | None = None) -> None:
        """Start it; raises EngineFailure if there is no such program."""
        self._stopping = stopping
        self.title = quoted(" ".join(command))
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise EngineFailure("handshake", f"engine {self.title} cannot be started: {error}") from None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._stdin, self._stdout, self._stderr = process.stdin, process.stdout, process.stderr
        self._selector = selectors.DefaultSelector()
        for pipe in (self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
            self._selector.register(pipe, selectors.EVENT_READ)
        os.set_blocking(self._stdin.fileno(), False)
        self._heard = bytearray()
        self._amount = 0
        self._last_words = b""
        # Also when the engine is forgotten, or Python ends.
        self._ending = weakref.finalize(self, _end, process, self._selector)

    @property
    def is_running(self) -> bool:
        return self._ending.alive

    def send(self, line: str) -> None:
        """Send a line; raises EngineFailure if the engine does not take it."""
        self._amount = 0
        data = f"{line}\n".encode(errors="surrogateescape")
        until = time.monotonic() + TAKING
        while data:
            try:
                data = data[self._stdin.write(data) or 0 :]
            except OSError:
                self._fail_as_ended()
            if data and time.monotonic() > until:
                self.fail("timeout", f"did not read what it was sent within {TAKING:g} seconds")
            if data:
                self._listen(0.01)

    def line(self, until: float) -> bytes | None:
        """The next line, without its end, or None if there is none until then (by `time.monotonic`)."""
        while True:
            end = self._heard.find(b"\n")
            if max(end + 1, len(self._heard) if end < 0 else 0) > LONGEST_LINE:
                self.fail("garbage", f"printed a line of more than {LONGEST_LINE} bytes")
            if end >= 0:
                line = bytes(self._heard[:end])
                del self._heard[: end + 1]
                return line
            if self._stopping is not None and self._stopping.is_set():
                self.fail("stopped", "was ended")
            remaining = until - time.monotonic()
            if remaining <= 0:
                return None
            if not self._listen(min(remaining, LOOK)) and self._process.poll() is not None:
                self._fail_as_ended()

    def _listen(self, seconds: float) -> bool:
        """Take in what arrives; returns whether anything did."""
        events = self._selector.select(seconds)
        for key, _ in events:
            part = os.read(key.fd, LONGEST_LINE)
            if key.fileobj is self._stderr:
                self._last_words = (self._last_words + part)[-LAST_WORDS:]
                if not part:
                    self._selector.unregister(self._stderr)
            elif part:
                self._heard += part
                self._amount += len(part)
                if self._amount > MOST_OUTPUT:
                    self.fail("garbage", f"printed more than {MOST_OUTPUT} bytes in answer to one line")
            else:
                self._fail_as_ended()
        return bool(events)

    def _fail_as_ended(self) -> NoReturn:
        """Fail because the engine closed its pipes, and say how it ended if it did."""
        try:
            code = self._process.wait(LAST_BREATH)
        except subprocess.TimeoutExpired:
            self.fail("crash", "closed its output")
        with contextlib.suppress(OSError):
            self._last_words = (self._last_words + os.read(self._stderr.fileno(), LONGEST_LINE))[-LAST_WORDS:]
        if code < 0:
            self.fail("crash", f"was ended by signal {-code} ({signal.strsignal(-code)})")
        self.fail("crash", f"ended with exit code {code}")

    def fail(self, reason: str, deed: str) -> NoReturn:
        """End the engine and raise EngineFailure, which says what it did and quotes its last words on stderr."""
        self.kill()
        words = [without_controls(line).strip() for line in self._last_words.decode(errors="replace").splitlines()]
        quote = " / ".join(filter(None, words[-3:]))
        raise EngineFailure(
            reason, f"engine {self.title} {deed}" + (f"; on stderr it said: {quote}" if quote else "")
        ) from None

    def close_input(self) -> None:
        """Say that nothing more will be asked."""
        self._stdin.close()

    def leaves(self, until: float) -> bool:
        """Whether the engine ends by itself until then, while its output is read and forgotten."""
        while self._process.poll() is None:
            if time.monotonic() > until:
                return False
            for key, _ in self._selector.select(LOOK):
                if not os.read(key.fd, LONGEST_LINE):
                    self._selector.unregister(key.fileobj)
        return True

    def leaves_children(self, until: float) -> bool:
        """Whether other processes of its group are still there then."""
        while time.monotonic() < until:
            try:
                os.killpg(self._process.pid, 0)
            except ProcessLookupError:
                return False
            time.sleep(0.01)
        return True

    def kill(self) -> None:
        """End the engine and all processes of its group."""
        self._ending()


def _end(process: subprocess.Popen[bytes], selector: selectors.BaseSelector) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):  # all have ended, or belong to another user
        os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(REAPING)
    selector.close()
    pipes: list[IO[bytes] | None] = [process.stdin, process.stdout, process.stderr]
    for pipe in filter(None, pipes):
        pipe.close()
