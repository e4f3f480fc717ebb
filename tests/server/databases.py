"""The databases that the tests use: SQLite, and PostgreSQL where ZELLIGE_TEST_POSTGRES names a server of it.

Such a URL is postgresql://user:password@host/name, of somebody who may create databases.
"""

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

POSTGRES = os.environ.get("ZELLIGE_TEST_POSTGRES", "")
KINDS = ["sqlite", "postgresql"] if POSTGRES else ["sqlite"]


@contextmanager
def fresh(kind: str, folder: Path) -> Iterator[str]:
    """The URL of a database that nobody has used; a PostgreSQL one is dropped afterwards."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.sqlite3'}"
        return
    name = f"zellige_test_{secrets.token_hex(6)}"
    asyncio.run(_ask(f"CREATE DATABASE {name}"))
    try:
        yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(_ask(f"DROP DATABASE {name} WITH (FORCE)"))


async def _ask(statement: str) -> None:
    engine = create_async_engine(make_url(POSTGRES).set(drivername="postgresql+asyncpg"))
    async with engine.connect() as connection:
        await (await connection.execution_options(isolation_level="AUTOCOMMIT")).execute(text(statement))
    await engine.dispose()
