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
        self._is_welcomed = False
        self._waiting: list[str] = []
        self._something = asyncio.Event()

    def send(self, text: str) -> None:
        """Have a message sent, with others that are said at the same time."""
        if len(self._waiting) >= MOST_WAITING:
            self.is_given_up = True
        if not self.is_given_up:
            self._waiting.append(text)
            self._something.set()

    async def next(self) -> str:
        """What waits, a message a line. The first one comes alone: it is the welcome, which browsers of any version
        must be able to read.
        """
        await self._something.wait()
        sent = self._waiting if self._is_welcomed else self._waiting[:1]
        self._waiting = self._waiting[len(sent) :]
        self._is_welcomed = True
        if not self._waiting:
            self._something.clear()
        return "\n".join(sent)
