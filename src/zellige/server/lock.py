"""The lock of a database: one server uses it at a time, until it ends or dies."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

#: Seconds that a server which is just ending is given.
PATIENCE = 2.0
#: The number of PostgreSQL's advisory lock: "Zellige" in ASCII.
NUMBER = 0x5A656C6C696765

Release = Callable[[], Awaitable[None]]


async def take_lock(engine: AsyncEngine) -> Release | None:
    """Take the lock of a database; what gives it back, or None if another server has it."""
    return await (_lock_sqlite if engine.dialect.name == "sqlite" else _lock_postgresql)(engine)


async def _lock_sqlite(engine: AsyncEngine) -> Release | None:
    """Lock a file beside the database: the operating system lets go of it even if the server is killed."""
    held = sqlite3.connect(f"{engine.url.database}.lock", timeout=PATIENCE, isolation_level=None)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return None
        raise

    async def release() -> None:
        held.close()

    return release


async def _lock_postgresql(engine: AsyncEngine) -> Release | None:
    """Lock the database for as long as one connection to it lives."""
    held = await (await engine.connect()).execution_options(isolation_level="AUTOCOMMIT")

    async def release() -> None:
        # Not back into the pool: the lock ends with the connection.
        await held.invalidate()
        await held.close()

    for _ in range(int(PATIENCE * 10)):
        if (await held.execute(text(f"SELECT pg_try_advisory_lock({NUMBER})"))).scalar():
            return release
        await asyncio.sleep(0.1)
    await release()
    return None
