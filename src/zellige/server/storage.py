"""What lasts: every record is on the disk before anybody hears of it."""

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, bindparam, func, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from .database import open_engine, writing_connection
from .lock import Release
from .schema import keys, persons, records, sitters, tables

#: Changes of different tables that are waiting share a transaction, and so one write to the disk.
GROUP = 200
#: Tables in a list.
LISTED = 50


class Conflict(Exception):
    """Somebody else has written the same record of the same table first."""


class StorageFailure(Exception):
    """The database did not take a change, and nothing of it is stored; or it did not answer."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored, without its records."""

    id: str
    setting: str
    secret: str
    created: float
    changed: float
    status: str
    wakes: float | None
    is_public: bool
    rematch: str | None


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """A record in its text form, with the request that brought it about."""

    number: int
    body: str
    request: str | None


@dataclass(slots=True)
class Change:
    """What is written together: all of it or nothing."""

    steps: list[tuple[Executable, dict[str, Any]]] = field(default_factory=list)

    def add_table(self, table: StoredTable) -> None:
        self.steps.append((_ADD_TABLE, {name: getattr(table, name) for name in StoredTable.__slots__}))

    def add_records(self, table_id: str, added: Sequence[StoredRecord]) -> None:
        for record in added:
            row = {"number": record.number, "body": record.body, "request": record.request}
            self.steps.append((_ADD_RECORD, {"table_id": table_id, **row}))

    def seat(self, table_id: str, who: str) -> None:
        self.steps.append((_ADD_SITTER, {"table_id": table_id, "person": who}))

    def update(self, table_id: str, changed: float, status: str, wakes: float | None) -> None:
        self.steps.append((_UPDATE, {"of": table_id, "at": changed, "now": status, "due": wakes}))

    def set_rematch(self, table_id: str, rematch: str) -> None:
        self.steps.append((_SET_REMATCH, {"of": table_id, "next": rematch}))

    def rename(self, who: str, name: str) -> None:
        self.steps += [(_FORGET_PERSON, {"who": who}), (_ADD_PERSON, {"id": who, "name": name})]


_ADD_TABLE = tables.insert()
_ADD_RECORD = records.insert()
_ADD_SITTER = sitters.insert()
_UPDATE = (
    tables.update()
    .where(tables.c.id == bindparam("of"))
    .values(changed=bindparam("at"), status=bindparam("now"), wakes=bindparam("due"))
)
_SET_REMATCH = tables.update().where(tables.c.id == bindparam("of")).values(rematch=bindparam("next"))
_FORGET_PERSON = persons.delete().where(persons.c.id == bindparam("who"))
_ADD_PERSON = persons.insert()
#: What refers to a table is written after it.
_ORDER = (
    _ADD_TABLE,
    _ADD_RECORD,
    _ADD_SITTER,
    _UPDATE,
    _SET_REMATCH,
    _FORGET_PERSON,
    _ADD_PERSON,
)
_SQLITE = sqlite.dialect(paramstyle="named")
#: The same as SQLite reads it.
_SQL = {statement: str(statement.compile(dialect=_SQLITE)) for statement in _ORDER}


#: A change that waits to be written, and what is told when it is.
Job = tuple[Change, "asyncio.Future[None]"]


class Storage:
    """The database, with one writer that takes waiting changes together."""

    def __init__(self, engine: AsyncEngine, close: Release) -> None:
        self._engine = engine
        self._close = close
        self._loop = asyncio.get_running_loop()
        self._writing = writing_connection(engine)
        self._waiting: list[Job] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> "Storage":
        """Open a database at the newest schema; raises BadDatabase."""
        return cls(*await open_engine(url))

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        if self._writer is not None:
            await self._writer
        if self._writing is not None:
            self._writing.close()
        await self._close()

    def write(self, change: Change) -> "asyncio.Future[None]":
        """Done once a change is on the disk; raises Conflict or StorageFailure if nothing of it is."""
        written = self._loop.create_future()
        self._waiting.append((change, written))
        if self._writer is None:
            self._writer = self._loop.create_task(self._write_all())
        return written

    async def _write_all(self) -> None:
        """Write what is waiting by now, and what comes meanwhile."""
        while self._waiting:
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            if await self._try(group) and len(group) > 1:
                for each in group:
                    await self._try([each])
        self._writer = None

    async def _try(self, group: list[Job]) -> bool:
        """Write changes together; whether they must be tried one by one, because one of them came too late."""
        failure: Exception | None = None
        try:
            await self._commit([change for change, _ in group])
        except (IntegrityError, sqlite3.IntegrityError) as error:
            if len(group) > 1:
                return True
            failure = Conflict(str(error))
        except Exception as error:  # of any driver: a writer that ends would leave everybody waiting
            failure = StorageFailure(str(error))
        _settle(group, failure)
        return False

    async def _commit(self, changes: list[Change]) -> None:
        """SQLite is written here and now, while the event loop waits: a thread would have to wait for the event loop,
        which takes longer than the disk.
        """
        if self._writing is not None:
            _write_sqlite(self._writing, changes)
            return
        async with self._engine.begin() as connection:
            for statement, rows in _in_order(changes):
                await connection.execute(statement, rows)

    # Questions

    async def _rows(self, statement: Any) -> Sequence[Any]:
        """What a question finds; raises StorageFailure."""
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(statement)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailure(str(error)) from None

    async def table(self, table_id: str) -> StoredTable | None:
        rows = await self._rows(select(tables).where(tables.c.id == table_id))
        return StoredTable(**rows[0]._mapping) if rows else None

    async def records(self, table_id: str, after: int = 0) -> list[StoredRecord]:
        columns = select(records.c.number, records.c.body, records.c.request)
        chosen = columns.where(records.c.table_id == table_id, records.c.number > after).order_by(records.c.number)
        return [StoredRecord(*row) for row in await self._rows(chosen)]

    async def tables_of(self, who: str) -> list[str]:
        """The tables that somebody has set or sits at, the latest first."""
        chosen = select(tables.c.id).join(sitters, sitters.c.table_id == tables.c.id).where(sitters.c.person == who)
        return [row.id for row in await self._rows(chosen.order_by(tables.c.changed.desc()).limit(LISTED))]

    async def tables_to_watch(self) -> list[str]:
        """Public games that are under way, the latest first."""
        chosen = select(tables.c.id).where(tables.c.is_public, tables.c.status == "running")
        return [row.id for row in await self._rows(chosen.order_by(tables.c.changed.desc()).limit(LISTED))]

    async def tables_waking(self, until: float) -> list[str]:
        """Tables where a bot is to move, or a clock runs out before a time."""
        chosen = select(tables.c.id).where(tables.c.wakes <= until, tables.c.status == "running")
        return [row.id for row in await self._rows(chosen)]

    async def sitters(self, table_id: str) -> set[str]:
        return {row.person for row in await self._rows(select(sitters.c.person).where(sitters.c.table_id == table_id))}

    async def counts(self) -> tuple[int, int]:
        """How many tables there are, and how many games are under way."""
        found = await self._rows(select(tables.c.status, func.count()).group_by(tables.c.status))
        return sum(count for _, count in found), sum(count for status, count in found if status == "running")

    async def name_of(self, who: str) -> str:
        rows = await self._rows(select(persons.c.name).where(persons.c.id == who))
        return str(rows[0].name) if rows else ""

    async def signing_key(self) -> str:
        """The key that signs cookies, made the first time."""
        async with self._engine.begin() as connection:
            found = (await connection.execute(select(keys.c.value).where(keys.c.name == "cookies"))).scalar()
            if found is None:
                found = secrets.token_hex(32)
                await connection.execute(keys.insert(), {"name": "cookies", "value": found})
        return str(found)


def _write_sqlite(connection: sqlite3.Connection, changes: list[Change]) -> None:
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for statement, values in _in_order(changes):
            connection.executemany(_SQL[statement], values)


def _in_order(changes: list[Change]) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    for statement in _ORDER:
        rows = [row for change in changes for kind, row in change.steps if kind is statement]
        if rows:
            yield statement, rows


def _settle(group: list[Job], error: Exception | None) -> None:
    for _, written in group:
        if written.done():
            continue
        if error is None:
            written.set_result(None)
        else:
            written.set_exception(error)
