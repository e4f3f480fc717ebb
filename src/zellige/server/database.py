"""Opening a database: SQLite in the user's data folder unless another is named, at the newest schema."""

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

MIGRATIONS = Path(__file__).parent / "migrations"
#: A record is on the disk when its transaction is, and reading goes on meanwhile.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
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


async def open_engine(url: str) -> AsyncEngine:
    """Connect to a database and bring it to the newest schema; raises BadDatabase."""
    read = _read_url(url)
    try:
        engine = create_async_engine(read)
    except (ArgumentError, ImportError) as error:
        raise BadDatabase(f"{error}; PostgreSQL needs: pip install 'zellige[postgres]'") from None
    if read.drivername == DRIVERS["sqlite"]:
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except (SQLAlchemyError, OSError, CommandError) as error:
        await engine.dispose()
        raise BadDatabase(f"{read.render_as_string()}: {getattr(error, 'orig', None) or error}") from None
    return engine
