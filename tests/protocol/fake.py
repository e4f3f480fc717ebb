"""An engine without a process: every line it is sent is remembered, and answered by a function."""

from collections import deque
from collections.abc import Callable

from zellige.protocol.process import EngineProcess


class FakeProcess(EngineProcess):
    def __init__(self, answers: Callable[[str], list[bytes]]) -> None:
        self.title = "'fake'"
        self.sent: list[str] = []
        self.is_killed = False
        self._answers = answers
        self._lines: deque[bytes] = deque()
        self._last_words = b""

    def send(self, line: str) -> None:
        self.sent.append(line)
        self._lines.extend([b"pong"] if line == "ping" else self._answers(line))

    def line(self, until: float) -> bytes | None:
        return self._lines.popleft() if self._lines else self.fail("crash", "has nothing more to say")

    def kill(self) -> None:
        self.is_killed = True
