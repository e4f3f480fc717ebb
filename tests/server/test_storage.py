"""What is stored, and which of two that write the same record wins."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from zellige.server.database import BadDatabase, open_engine
from zellige.server.schema import metadata
from zellige.server.storage import Change, Conflict, Storage, StoredRecord, StoredTable


def run(url: str, use: Callable[[Storage], Awaitable[Any]]) -> Any:
    async def with_storage() -> Any:
        storage = await Storage.open(url)
        try:
            return await use(storage)
        finally:
            await storage.close()

    return asyncio.run(with_storage())


def new_table(table_id: str) -> Change:
    change = Change()
    change.add_table(StoredTable(table_id, "{}", "00", 1.0, 1.0, "running", 0.0, False, None))
    return change


def record_of(table_id: str, number: int, body: str = "{}") -> Change:
    change = Change()
    change.add_records(table_id, [StoredRecord(number, body, None)])
    return change


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    async def differences(storage: Storage) -> Any:
        async with storage._engine.connect() as connection:
            return await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync, opts={"compare_type": True}), metadata)
            )

    assert run(database, differences) == []


def test_a_record_survives(database: str) -> None:
    async def write(storage: Storage) -> Any:
        await storage.write(new_table("a"))
        await storage.write(record_of("a", 1, '{"x":"é"}'))
        return await storage.signing_key()

    async def read(storage: Storage) -> Any:
        return await storage.table("a"), await storage.records("a"), await storage.signing_key()

    key = run(database, write)
    table, records, same_key = run(database, read)
    assert table == StoredTable("a", "{}", "00", 1.0, 1.0, "running", 0.0, False, None)
    assert records == [StoredRecord(1, '{"x":"é"}', None)]
    assert same_key == key


def test_sqlite_writes_a_record_at_once_to_the_disk(tmp_path: Path) -> None:
    async def pragmas(storage: Storage) -> Any:
        names = "journal_mode", "synchronous", "foreign_keys"
        async with storage._engine.connect() as connection:
            reading = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in names]
        assert storage._writing is not None
        return reading, [storage._writing.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert run(f"sqlite:///{tmp_path / 'a.sqlite3'}", pragmas) == (["wal", 2, 1], ["wal", 2, 1])


def test_lists_and_counts_follow_what_changes(database: str) -> None:
    async def use(storage: Storage) -> Any:
        for table_id in ("a", "b"):
            change = new_table(table_id)
            change.seat(table_id, "ann")
            await storage.write(change)
        change = Change()
        change.update("a", 2.5, "over", None)
        change.set_rematch("a", "b")
        change.rename("ann", "Ann")
        await storage.write(change)
        change = Change()
        change.rename("ann", "Zoë")
        await storage.write(change)
        return (
            await storage.tables_of("ann"),
            await storage.tables_waking(1.0),
            await storage.counts(),
            await storage.name_of("ann"),
            (await storage.table("a")),
        )

    found = run(database, use)
    table = StoredTable("a", "{}", "00", 1.0, 2.5, "over", None, False, "b")
    assert found == (["a", "b"], ["b"], (2, 1), "Zoë", table)


def test_a_second_server_is_told_that_another_one_is_running(database: str) -> None:
    async def open_again(storage: Storage) -> None:
        with pytest.raises(BadDatabase, match="another server is running"):
            await Storage.open(database)
        await storage.write(new_table("a"))

    run(database, open_again)
    assert run(database, lambda storage: storage.counts()) == (1, 1)


def test_of_two_records_with_one_number_the_first_wins_and_other_tables_do_not_suffer(database: str) -> None:
    async def race(storage: Storage) -> tuple[list[Any], list[StoredRecord], list[StoredRecord]]:
        await storage.write(new_table("a"))
        await storage.write(new_table("b"))
        changes = [record_of("a", 1, "first"), record_of("b", 1), record_of("a", 1, "second"), record_of("b", 2)]
        outcomes = await asyncio.gather(*map(storage.write, changes), return_exceptions=True)
        return outcomes, await storage.records("a"), await storage.records("b")

    outcomes, first, second = run(database, race)
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Conflict, type(None)]
    assert [record.body for record in first] == ["first"]
    assert [record.number for record in second] == [1, 2]


def test_a_move_and_how_its_table_stands_are_stored_together_or_not_at_all(database: str) -> None:
    def move(number: int, changed: float, status: str, wakes: float | None) -> Change:
        change = record_of("a", number, '{"text":"3B2"}')
        change.update("a", changed, status, wakes)
        return change

    async def use(storage: Storage) -> Any:
        await storage.write(new_table("a"))
        await storage.write(move(1, 2.5, "running", None))
        with pytest.raises(Conflict):
            await storage.write(move(1, 3.5, "over", 9.0))
        return await storage.table("a"), await storage.records("a")

    table, records = run(database, use)
    assert table == StoredTable("a", "{}", "00", 1.0, 2.5, "running", None, False, None)
    assert records == [StoredRecord(1, '{"text":"3B2"}', None)]


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("nonsense", "expected a URL"),
        ("mysql://host/name", "expected sqlite or postgresql"),
        ("sqlite://", "needs a file"),
        ("sqlite:////proc/nowhere/tables.sqlite3", "/proc/nowhere"),
        ("sqlite:////", "directory"),
    ],
)
def test_a_bad_database_is_named_with_the_reason(url: str, expected: str) -> None:
    with pytest.raises(BadDatabase, match=expected):
        asyncio.run(open_engine(url))


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 1000)
    with pytest.raises(BadDatabase, match="not a database"):
        asyncio.run(open_engine(f"sqlite:///{file}"))
    assert file.read_text().startswith("Dear Ann")
