"""Telling comes after answering, and never before storing."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from zellige.server.connection import Connection
from zellige.server.hall import Hall
from zellige.server.live_table import LiveTable
from zellige.server.teller import STEPS, Teller
from zellige.table.messages import Entries, NewSeat, NewTable, Play, from_server


def test_what_is_asked_meanwhile_goes_first() -> None:
    done: list[str] = []
    # It takes a step to begin, and another to see that something was told.
    steps = range(STEPS - 2)

    async def ask() -> None:
        for step in steps:
            done.append(f"step {step}")
            await asyncio.sleep(0)

    async def run() -> None:
        teller = Teller()
        for name in ("one", "two"):
            teller.tell_soon(lambda name=name: done.append(name))  # type: ignore[misc]
        while "one" not in done:
            await asyncio.sleep(0)
        await asyncio.create_task(ask())
        while "two" not in done:
            await asyncio.sleep(0)

    asyncio.run(run())
    assert done == ["one", *(f"step {step}" for step in steps), "two"]


def test_a_table_that_cannot_be_told_keeps_no_other_waiting(caplog: pytest.LogCaptureFixture) -> None:
    told: list[str] = []

    def fail() -> None:
        raise RuntimeError("no words")

    async def run() -> None:
        teller = Teller()
        teller.tell_soon(fail)
        teller.tell_soon(lambda: told.append("another"))
        async with asyncio.timeout(5):
            while not told:
                await asyncio.sleep(0)
        teller.tell_soon(lambda: told.append("later"))
        async with asyncio.timeout(5):
            while len(told) < 2:
                await asyncio.sleep(0)

    asyncio.run(run())
    assert told == ["another", "later"]
    assert "no words" in caplog.text


def entries_told(connection: Connection) -> list[int]:
    """The numbers of the entries that a connection was sent and has not read."""
    said = [from_server.validate_json(text) for text in connection._waiting]
    return [entry.number for message in said if isinstance(message, Entries) for entry in message.entries]


def first_move(table: LiveTable) -> Play:
    last = table.referee.last
    return Play(id=f"p{last}", after=last, moves=[str(table.referee.position.legal_moves()[0])])


def test_nothing_is_told_while_it_is_being_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The telling of one move waits while the next one is being written: it tells the first alone."""

    async def run() -> None:
        hall = await Hall.open_at(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        seats = [NewSeat(kind="me"), NewSeat(kind="me")]
        table = await hall.open(await hall.set_table("ann", NewTable(game="azul-2-coloured", seats=seats)))
        connection = Connection("ann")
        await table.connect(connection, table.referee.last)
        before = table.referee.last
        await table.carry_out("ann", first_move(table))
        assert entries_told(connection) == [], "whoever asked is answered first"
        stored, write = asyncio.Event(), hall.storage.write

        async def written(change: Any) -> None:
            await stored.wait()
            await write(change)

        def write_slowly(change: Any) -> Awaitable[None]:
            return asyncio.ensure_future(written(change))

        monkeypatch.setattr(hall.storage, "write", write_slowly)
        second = asyncio.create_task(table.carry_out("ann", first_move(table)))
        for _ in range(4 * STEPS):
            await asyncio.sleep(0)
        assert table.referee.last == before + 2
        assert entries_told(connection) == [before + 1]
        stored.set()
        await second
        async with asyncio.timeout(5):
            while entries_told(connection) != [before + 1, before + 2]:
                await asyncio.sleep(0)
        await hall.close()

    asyncio.run(run())
