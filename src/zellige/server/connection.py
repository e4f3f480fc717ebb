"""One browser tab at a table, with what it has still to be sent."""

import asyncio

#: Messages that may wait for somebody who does not read them; more, and the connection is given up.
MOST_WAITING = 1000


class Connection:
    """A person's, or an onlooker's, connection to one table."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        #: The number of the last entry that was sent.
        self.seen = 0
        self.is_given_up = False
        self._waiting: asyncio.Queue[str] = asyncio.Queue()

    def send(self, text: str) -> None:
        if self._waiting.qsize() >= MOST_WAITING:
            self.is_given_up = True
        if not self.is_given_up:
            self._waiting.put_nowait(text)

    async def next(self) -> str:
        return await self._waiting.get()
