"""Opening a database: SQLite in the user's data folder unless another is named, at the newest schema."""

import sqlite3
from pathlib import Path
from typing import Any

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .lock import Release, take_lock

MIGRATIONS = Path(__file__).parent / "migrations"
#: A record is on the disk when its transaction is, and reading goes on meanwhile.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
#: A server whose machine is gone is missed after a minute, and its lock is free.
KEEPALIVES = {"tcp_keepalives_idle": "30", "tcp_keepalives_interval": "10", "tcp_keepalives_count": "3"}
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class BadDatabase(Exception):
    """A database that cannot be used, and why."""


def default_url() -> str:
    return f"sqlite+aiosqlite:///{platformdirs.user_data_path('zellige') / 'tables.sqlite3'}"


def _read_url(text: str) -> URL:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase("expected a URL such as sqlite:///tables.sqlite3 or postgresql://user@host/name") from None
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if url.drivername not in DRIVERS.values():
        raise BadDatabase(f"expected sqlite or postgresql, not {url.drivername}")
    if url.drivername == DRIVERS["sqlite"]:
        if url.database in (None, "", ":memory:"):
            raise BadDatabase("SQLite needs a file: sqlite:///tables.sqlite3")
        try:
            file = Path(str(url.database))
            file.parent.mkdir(parents=True, exist_ok=True)
            file.open("ab").close()
        except OSError as error:
            raise BadDatabase(f"{error.filename}: {error.strerror}") from None
    return url


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    try:
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
    except Exception:
        connection.close()
        raise
    cursor.close()


def alembic_config(connection: Connection) -> Config:
    config = Config()
    # Alembic takes % for the beginning of a variable.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema."""
    command.upgrade(alembic_config(connection), "head")


def _make_engine(url: URL) -> AsyncEngine:
    if url.drivername == DRIVERS["sqlite"]:
        engine = create_async_engine(url)
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine
    try:
        return create_async_engine(url, connect_args={"server_settings": KEEPALIVES})
    except (ArgumentError, ImportError) as error:
        raise BadDatabase(f"{error}; PostgreSQL needs: pip install 'zellige[postgres]'") from None


def writing_connection(engine: AsyncEngine) -> sqlite3.Connection | None:
    """The same SQLite database for writing, without anything between: an asynchronous connection hands every statement
    to its own thread several times over, and preparing a statement anew takes longer than writing it. None where the
    driver needs no threads.
    """
    if engine.dialect.name != "sqlite":
        return None
    writing = sqlite3.connect(str(engine.url.database), isolation_level=None)
    _set_pragmas(writing, None)
    return writing


async def open_engine(url: str) -> tuple[AsyncEngine, Release]:
    """Connect to a database that no other server uses, and bring it to the newest schema; raises BadDatabase.

    What comes with the engine closes it.
    """
    read = _read_url(url)
    engine = _make_engine(read)
    release: Release | None = None

    async def close() -> None:
        if release is not None:
            await release()
        await engine.dispose()

    try:
        release = await take_lock(engine)
        if release is None:
            raise BadDatabase(f"{read.render_as_string()}: another server is running on it")
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except (SQLAlchemyError, OSError, CommandError, sqlite3.Error) as error:
        await close()
        raise BadDatabase(f"{read.render_as_string()}: {getattr(error, 'orig', None) or error}") from None
    except BadDatabase:
        await close()
        raise
    return engine, close
