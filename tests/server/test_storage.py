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


def run(database: Path, use: Callable[[Storage], Awaitable[Any]]) -> Any:
    async def with_storage() -> Any:
        storage = await Storage.open(f"sqlite:///{database}")
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


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def differences() -> Any:
        engine = await open_engine(f"sqlite:///{tmp_path / 'a.sqlite3'}")
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync, opts={"compare_type": True}), metadata)
            )
        await engine.dispose()
        return found

    assert asyncio.run(differences()) == []


def test_a_record_survives_and_is_written_at_once_to_the_disk(tmp_path: Path) -> None:
    async def write(storage: Storage) -> Any:
        await storage.write(new_table("a"))
        await storage.write(record_of("a", 1, '{"x":1}'))
        async with storage._engine.connect() as connection:
            return [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in ("journal_mode", "synchronous")
            ]

    assert run(tmp_path / "a.sqlite3", write) == ["wal", 2]
    assert run(tmp_path / "a.sqlite3", lambda storage: storage.records("a")) == [StoredRecord(1, '{"x":1}', None)]


def test_of_two_records_with_one_number_the_first_wins_and_other_tables_do_not_suffer(tmp_path: Path) -> None:
    async def race(storage: Storage) -> tuple[list[Any], list[StoredRecord], list[StoredRecord]]:
        await storage.write(new_table("a"))
        await storage.write(new_table("b"))
        changes = [record_of("a", 1, "first"), record_of("b", 1), record_of("a", 1, "second"), record_of("b", 2)]
        outcomes = await asyncio.gather(*map(storage.write, changes), return_exceptions=True)
        return outcomes, await storage.records("a"), await storage.records("b")

    outcomes, first, second = run(tmp_path / "a.sqlite3", race)
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Conflict, type(None)]
    assert [record.body for record in first] == ["first"]
    assert [record.number for record in second] == [1, 2]


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
