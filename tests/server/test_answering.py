"""A bot that neither thinks nor waits answers within the change that it answers to."""

import asyncio
from pathlib import Path
from typing import Any

from zellige.server.connection import Connection
from zellige.server.hall import Hall
from zellige.server.live_table import LiveTable
from zellige.table.messages import Entries, NewSeat, NewTable, Play, from_server

NEW = NewTable(game="azul-2-coloured", seats=[NewSeat(kind="me"), NewSeat(kind="bot", level="random")])


async def on_turn(table: LiveTable) -> None:
    """Wait for a bot that begins the game."""
    while table.referee.turn != 0:
        await asyncio.sleep(0.01)


async def entries_behind(connection: Connection, number: int) -> list[Any]:
    while True:
        for text in (await connection.next()).split("\n"):
            told = from_server.validate_json(text)
            if isinstance(told, Entries) and told.entries[-1].number > number:
                return told.entries


def test_a_move_and_its_answer_are_stored_and_told_together(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"

    async def play() -> tuple[str, Play, int]:
        hall = await Hall.open_at(url, least=0.0)
        table = await hall.open(await hall.set_table("ann", NEW))
        await on_turn(table)
        connection = Connection("ann")
        await table.connect(connection, table.referee.last)
        before = table.referee.last
        request = Play(id="p", after=before, moves=[str(table.referee.position.legal_moves()[0])])
        acknowledged = await table.carry_out("ann", request)
        told = await entries_behind(connection, before)
        assert [(entry.number, entry.by_bot) for entry in told] == [(before + 1, False), (before + 2, True)]
        stored = await hall.storage.records(table.referee.id, before)
        assert [record.request for record in stored] == ["ann:p", None]
        await hall.close()
        return table.referee.id, request, acknowledged

    async def play_again(table_id: str, request: Play, acknowledged: int) -> None:
        hall = await Hall.open_at(url, least=0.0)
        table = await hall.open(table_id)
        assert await table.carry_out("ann", request) == acknowledged == request.after + 1
        assert table.referee.last == acknowledged + 1
        await hall.close()

    asyncio.run(play_again(*asyncio.run(play())))
