"""The conversation with one browser tab."""

import asyncio
import json
import re
from typing import Any

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from zellige.table.messages import (
    LARGEST_MESSAGE,
    Accepted,
    Ping,
    Pong,
    Refusal,
    Refused,
    Rematch,
    from_browser,
)
from zellige.table.refusal import TableRefusal

from .connection import Connection
from .frames import frame
from .hall import Hall, NoSuchTable
from .limits import Allowance, Allowances, Limits
from .live_table import LiveTable
from .storage import StorageFailure

#: Closing codes for what will not get better by trying again.
NO_SUCH_TABLE = 4404
TOO_MANY = 4429
TRY_AGAIN = 1013
_ID = re.compile(r"[A-Za-z0-9-]{1,36}")


class Talk:
    """How the server listens and answers, within its limits."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits
        self.persons = Allowances(limits.person_messages)

    async def serve(self, websocket: WebSocket, table_id: str, after: str) -> None:
        """Talk until the browser goes, or goes too far."""
        await websocket.accept()
        try:
            table = await self.hall.open(table_id)
        except NoSuchTable:
            await websocket.send_text(frame(_refused(None, "no_such_table", table_id[:36])))
            await websocket.close(NO_SUCH_TABLE)
            return
        except StorageFailure:
            await websocket.send_text(frame(_refused(None, "not_stored")))
            await websocket.close(TRY_AGAIN)
            return
        connection = Connection(websocket.scope["state"]["person"])
        sending = asyncio.create_task(_send(websocket, connection))
        self.hall.connections += 1
        try:
            await table.connect(connection, int(after) if after.isascii() and after.isdigit() else 0)
            await self._listen(websocket, table, connection)
        finally:
            self.hall.connections -= 1
            sending.cancel()
            await asyncio.shield(asyncio.create_task(table.disconnect(connection)))

    async def _listen(self, websocket: WebSocket, table: LiveTable, connection: Connection) -> None:
        allowance = Allowance(self.limits.messages)
        refused = 0
        while not connection.is_given_up:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if allowance.take() and (connection.person is None or self.persons.take(connection.person)):
                await self._answer(table, connection, text)
            else:
                refused += 1
                connection.send(frame(_refused(_id_of(text), "too_many")))
            if refused > self.limits.patience:
                await websocket.close(TOO_MANY)
                return

    async def _answer(self, table: LiveTable, connection: Connection, text: str | None) -> None:
        request = _read(text)
        if isinstance(request, Refused):
            connection.send(frame(request))
        elif isinstance(request, Ping):
            connection.send(frame(Pong(id=request.id)))
        else:
            # Nothing interrupts this: that the browser has gone is read after it.
            await self._carry_out(table, connection, request)

    async def _carry_out(self, table: LiveTable, connection: Connection, request: Any) -> None:
        """Do what is asked, and answer together with what the table is told."""
        answer: Accepted | Refused
        try:
            if isinstance(request, Rematch):
                last = await self.hall.rematch(table, connection.person)
            else:
                last = await table.carry_out(connection.person, request)
            answer = Accepted(id=request.id, last=last)
        except TableRefusal as refusal:
            answer = Refused(id=request.id, refusal=refusal.message)
        except StorageFailure:
            answer = _refused(request.id, "not_stored")
        connection.send(frame(answer))


def _read(text: str | None) -> Any:
    """A request, or why it is none."""
    if text is None:
        return _refused(None, "unreadable", "binary")
    if len(text) > LARGEST_MESSAGE:
        return _refused(None, "too_large", str(LARGEST_MESSAGE))
    try:
        return from_browser.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(map(str, first["loc"]))
        return _refused(_id_of(text), "unreadable", f"{place}: {first['msg']}".removeprefix(": ")[:200])


async def _send(websocket: WebSocket, connection: Connection) -> None:
    """Send what waits for a connection, until it is cancelled, lost or given up."""
    try:
        while not connection.is_given_up:
            await websocket.send_text(await connection.next())
        await websocket.close(TRY_AGAIN)
    except (WebSocketDisconnect, RuntimeError):
        return


def _refused(request_id: str | None, code: str, subject: str = "") -> Refused:
    return Refused(id=request_id, refusal=Refusal(code=code, subject=subject))


def _id_of(text: str | None) -> str | None:
    """The id of a request that cannot be read as a whole, if that much of it can."""
    try:
        document = json.loads(text or "")
    except (ValueError, RecursionError):
        return None
    found = document.get("id") if isinstance(document, dict) else None
    return found if isinstance(found, str) and _ID.fullmatch(found) else None
