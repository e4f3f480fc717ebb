"""All tables of a server: loaded when somebody comes or something is due, and let go when nobody needs them."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence

from zellige.table import messages
from zellige.table.fairness import SECRET_BYTES
from zellige.table.records import stored
from zellige.table.referee import Referee
from zellige.table.setting import Setting

from .bots import GAMES, Thinkers
from .engines import Engine
from .live_table import LEAST, LiveTable, stored_record, wakes
from .reviews import Reviews
from .storage import Change, Storage, StorageFailure, StoredRecord, StoredTable
from .teller import Teller

log = logging.getLogger("zellige.server")

#: Seconds after which a table that nobody needs is let go, and between two looks at what is due.
IDLE = 60.0
LOOK = 5.0


class NoSuchTable(Exception):
    """There is no table with that id."""


class Hall:
    """The tables in use, by id."""

    def __init__(self, storage: Storage, thinkers: Thinkers, least: float = LEAST) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.least = least
        self.connections = 0
        self._reviews = Reviews(thinkers)
        self._teller = Teller()
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._caretaker = asyncio.create_task(self._take_care())

    @classmethod
    async def open_at(cls, url: str, least: float = LEAST, engines: Sequence[Engine] = ()) -> "Hall":
        """The hall of a database; raises BadDatabase."""
        return cls(await Storage.open(url), Thinkers(engines), least)

    async def close(self) -> None:
        """Let everything go; what was acknowledged is stored."""
        self._caretaker.cancel()
        for table in self._live.values():
            table.close()
        self._teller.close()
        await self._reviews.close()
        try:
            await self.thinkers.close()
        finally:
            await self.storage.close()

    # Tables

    async def open(self, table_id: str) -> LiveTable:
        """A table by id, loaded if need be; raises NoSuchTable."""
        if table_id not in self._live:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            await asyncio.shield(self._loading[table_id])
        table = self._live[table_id]
        table.used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> LiveTable:
        try:
            row = await self.storage.table(table_id)
            if row is None:
                raise NoSuchTable(table_id)
            rows = await self.storage.records(table_id)
            sitters = await self.storage.sitters(table_id)
            setting = Setting.model_validate_json(row.setting)
            await self.thinkers.rules_loaded(setting.game)
            referee = await asyncio.to_thread(_referee, row, setting, rows)
            requests = {record.request: record.number for record in rows if record.request is not None}
            return self._keep(referee, requests, sitters)
        finally:
            del self._loading[table_id]

    def _keep(self, referee: Referee, requests: dict[str, int], sitters: set[str]) -> LiveTable:
        table = LiveTable(referee, requests, sitters, self.storage, self.thinkers, self._teller)
        table.least = self.least
        self._live[referee.id] = table
        return table

    async def set_table(self, person: str, new: messages.NewTable) -> str:
        """Set a table, and start the game if every seat is taken; raises TableRefusal."""
        for seat in new.seats:
            self.thinkers.engines.check(seat.level, new.game)
        setting = Setting.of(new, person, await self.storage.name_of(person), lambda: secrets.token_urlsafe(16))
        return await self._set(setting, Change())

    async def rematch(self, table: LiveTable, person: str | None) -> int:
        """Set a table again, once, and tell everybody there; raises TableRefusal."""
        async with table.lock:
            referee = table.referee
            referee.check_rematch(person)
            if referee.rematch is None:
                table_id = secrets.token_hex(8)
                change = Change()
                change.set_rematch(referee.id, table_id)
                await self._set(referee.rematch_setting(str(person)), change, table_id)
                table.tell_rematch(table_id)
            return referee.last

    async def _set(self, setting: Setting, change: Change, table_id: str | None = None) -> str:
        await self.thinkers.rules_loaded(setting.game)
        secret = secrets.token_bytes(SECRET_BYTES)
        referee = Referee(setting, secret, time.time(), table_id or secrets.token_hex(8))
        for record in referee.start(referee.created):
            referee.apply(record)
        return await self._add(referee, change)

    async def upload(self, person: str, text: str) -> str:
        """Add a game that was read from a file; raises TableRefusal."""
        for game in GAMES:
            await self.thinkers.rules_loaded(game)
        referee = await asyncio.to_thread(Referee.of_game_file, text, person, time.time(), secrets.token_hex(8))
        return await self._add(referee, Change())

    async def _add(self, referee: Referee, change: Change) -> str:
        """Store a new table, then have it in use."""
        setting, at = referee.setting, referee.created
        row = StoredTable(
            id=referee.id,
            setting=setting.model_dump_json(),
            secret=referee.secret.hex(),
            created=at,
            changed=at,
            status=referee.status,
            wakes=wakes(referee),
            is_public=setting.public,
            rematch=None,
        )
        change.add_table(row)
        if not setting.uploaded:
            change.add_records(referee.id, [stored_record(record, None) for record in referee.records])
        sitters = {setting.host, *(seat.owner for seat in setting.seats if seat.owner is not None)}
        for sitter in sitters:
            change.seat(referee.id, sitter)
        await self.storage.write(change)
        self._keep(referee, {}, sitters)
        return referee.id

    # Questions about one table, and persons

    async def join(self, table_id: str, person: str, joining: messages.Join) -> None:
        """Take an open seat; raises TableRefusal."""
        table = await self.open(table_id)
        name = joining.name or await self.storage.name_of(person)
        await asyncio.shield(asyncio.create_task(table.join(person, name, joining.key)))

    async def rename(self, person: str, name: str) -> None:
        """Store somebody's name, and tell it at the tables in use where they sit."""
        change = Change()
        change.rename(person, name)
        await self.storage.write(change)
        for table in [table for table in self._live.values() if table.seats(person)]:
            await asyncio.shield(asyncio.create_task(table.rename(person, name)))

    async def table_for(self, table_id: str, person: str) -> messages.Table:
        return (await self.open(table_id)).table_for(person)

    async def summary(self, table_id: str, person: str) -> messages.TableSummary:
        table = await self.open(table_id)
        return table.referee.summary_for(person, table.present)

    async def game_file(self, table_id: str) -> str:
        """The text of a game; raises TableRefusal."""
        table = await self.open(table_id)
        async with table.lock:
            return await asyncio.to_thread(table.referee.game_file)

    async def fairness(self, table_id: str) -> messages.Fairness:
        return (await self.open(table_id)).referee.fairness()

    async def review(self, table_id: str, after: int) -> str:
        """What the decisions of a finished game were worth, as far as that is known, as JSON; raises TableRefusal."""
        table = await self.open(table_id)
        async with table.lock:
            return self._reviews.of(table.referee, after)

    async def begin_review(self, table_id: str, person: str) -> str:
        """Have it found out; raises TableRefusal and TooManyReviews."""
        table = await self.open(table_id)
        async with table.lock:  # what is not stored yet may still be undone
            return self._reviews.begin(table.referee, person)

    # What happens without anybody

    async def _take_care(self) -> None:
        """Load tables where a bot is to move or a clock runs out, and let go those that nobody needs."""
        while True:
            try:
                for table_id in await self.storage.tables_waking(time.time() + 2 * LOOK):
                    (await self.open(table_id)).arrange()
            except (StorageFailure, NoSuchTable):
                log.exception("the tables that are due could not be read")
            for table_id, table in list(self._live.items()):
                if table.is_idle and time.monotonic() - table.used > IDLE and not self._is_due(table):
                    table.close()
                    del self._live[table_id]
            await asyncio.sleep(LOOK)

    def _is_due(self, table: LiveTable) -> bool:
        due = wakes(table.referee)
        return due is not None and due < time.time() + 2 * LOOK


def _referee(row: StoredTable, setting: Setting, rows: list[StoredRecord]) -> Referee:
    """The referee of a stored table."""
    referee = Referee(setting, bytes.fromhex(row.secret), row.created, row.id)
    referee.rematch = row.rematch
    for record in rows:
        referee.apply(stored.validate_json(record.body))
    return referee
