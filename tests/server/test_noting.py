"""What the database knows of a table beside its records: at once when somebody is due, otherwise within a minute."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from zellige.server import live_table
from zellige.server.hall import Hall
from zellige.server.live_table import LISTED_WITHIN, LiveTable
from zellige.server.storage import StoredTable
from zellige.table.messages import NewSeat, NewTable, Play

HERE = NewSeat(kind="me")


async def play(table: LiveTable) -> None:
    last = table.referee.last
    move = str(table.referee.position.legal_moves()[0])
    await table.carry_out("ann", Play(id=f"p{last}", after=last, moves=[move]))


async def row_of(hall: Hall, table: LiveTable) -> StoredTable:
    row = await hall.storage.table(table.referee.id)
    assert row is not None
    return row


def test_a_table_is_noted_once_a_minute_while_nothing_else_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        hall = await Hall.open_at(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        table = await hall.open(await hall.set_table("ann", NewTable(game="azul-2-coloured", seats=[HERE, HERE])))
        clock = SimpleNamespace(time=lambda: 0.0, monotonic=time.monotonic)
        monkeypatch.setattr(live_table, "time", clock)
        noted = []
        for later in (1.0, 2.0, 3.0, LISTED_WITHIN + 2.0, LISTED_WITHIN + 3.0):
            monkeypatch.setattr(clock, "time", lambda at=table.referee.created + later: at)
            await play(table)
            noted.append((await row_of(hall, table)).changed - table.referee.created)
        assert noted == pytest.approx([1.0, 1.0, 1.0, LISTED_WITHIN + 2.0, LISTED_WITHIN + 2.0])
        assert (await row_of(hall, table)).wakes is None
        await hall.close()

    asyncio.run(run())


def test_that_a_bot_is_due_is_noted_with_the_move_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is killed then finds the table again, and the bot plays."""

    async def run() -> None:
        hall = await Hall.open_at(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        bot = NewSeat(kind="bot", level="greedy")
        table = await hall.open(await hall.set_table("ann", NewTable(game="azul-2-coloured", seats=[HERE, bot])))
        for _ in range(2):
            async with asyncio.timeout(60):
                while table.referee.turn != 0:
                    await asyncio.sleep(0.01)
            assert (await row_of(hall, table)).wakes is None
            monkeypatch.setattr(table, "arrange", lambda: None)
            await play(table)
            assert (await row_of(hall, table)).wakes == 0.0
            monkeypatch.undo()
            table.arrange()
        await hall.close()

    asyncio.run(run())
