"""Telling tables what has changed: after what is asked meanwhile."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable

log = logging.getLogger("zellige.server")

#: Steps of the event loop between two tellings: as many as a request takes from being read to being answered, so that
#: it meets one telling at most.
STEPS = 5


class Teller:
    """Tells one table after the other. Between two of them the event loop decides, stores and acknowledges what has
    come: whoever waits for an answer does not wait until everybody else has heard everything.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._telling: asyncio.Task[None] | None = None

    def tell_soon(self, tell: Callable[[], None]) -> None:
        self._waiting.append(tell)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_all())

    def close(self) -> None:
        """Say no more: whoever comes back hears what they have missed."""
        if self._telling is not None:
            self._telling.cancel()

    async def _tell_all(self) -> None:
        while self._waiting:
            for _ in range(STEPS):
                await asyncio.sleep(0)
            try:
                self._waiting.popleft()()
            except Exception:
                log.exception("a table could not be told what has changed")
        self._telling = None
