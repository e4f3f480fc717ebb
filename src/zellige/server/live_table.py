"""A table in use: its referee, who is connected, and one change at a time: stored first, acknowledged, and told."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from zellige.protocol.players import EngineFailure
from zellige.table import messages
from zellige.table.records import Record, SeatRecord, stored
from zellige.table.referee import Referee
from zellige.table.refusal import TableRefusal

from .bots import Thinkers
from .connection import Connection
from .frames import entries_frame, frame
from .storage import Change, Conflict, Storage, StorageFailure, StoredRecord
from .teller import Teller

log = logging.getLogger("zellige.server")

#: Seconds without a connection after which the others may give a seat to a bot.
AWAY = 60.0
#: Seconds that a bot takes for a move at least while somebody looks on, so that people can follow.
LEAST = 0.4
#: Seconds after which a bot tries again if its move could not be stored.
RETRY = 1.0
#: Moves of bots that may follow within one change; more would keep other tables waiting.
MOST_ANSWERS = 8
#: Seconds within which the database knows when a table has changed: it needs that for lists, and to write it with every
#: move would take as long as the move.
LISTED_WITHIN = 60.0


#: What connections are told.
Words = list[tuple[Connection, list[str]]]


def awaits_bot(referee: Referee) -> bool:
    """Whether a bot is on turn: asked far more often than what it may know."""
    turn = referee.turn
    return turn is not None and referee.seats[turn].is_bot


def wakes(referee: Referee) -> float | None:
    """When something happens at a table without anybody: 0 a bot's move, else when a clock runs out."""
    return 0.0 if awaits_bot(referee) else referee.deadline()


def stored_record(record: Record, request: str | None) -> StoredRecord:
    return StoredRecord(record.number, record.model_dump_json(), request)


class LiveTable:
    """One table. Everything that changes it holds its lock."""

    def __init__(
        self,
        referee: Referee,
        requests: dict[str, int],
        sitters: set[str],
        storage: Storage,
        thinkers: Thinkers,
        teller: Teller,
    ) -> None:
        self.referee = referee
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        self.least = LEAST
        #: When each person who sits here was last connected, in this life of the server.
        self.seen: dict[str, float] = {}
        self._loaded = time.time()
        #: Requests that were carried out, with the last entry there was then.
        self._requests = requests
        self._sitters = sitters
        self._storage = storage
        self._thinkers = thinkers
        self._teller = teller
        #: Something has changed that connections have not been told; whether the table itself has.
        self._untold: bool | None = None
        #: What the database knows of the table beside its records, and since when.
        self._noted: tuple[str, float | None] | None = None
        self._noted_at = 0.0
        self._bots: asyncio.Task[None] | None = None
        self._is_thinking = False
        self._clock: asyncio.TimerHandle | None = None
        self.arrange()

    # Who is here

    @property
    def present(self) -> set[str]:
        return {connection.person for connection in self.connections if connection.person is not None}

    def seats(self, person: str) -> bool:
        """Whether somebody sits here, or has set the table."""
        return person in self._sitters

    def away(self) -> set[str]:
        """Persons who have been gone for long."""
        return {person for person in self._sitters - self.present if self._free_in(person) < 0}

    def _free_in(self, person: str) -> float:
        """Seconds until somebody who is not here counts as gone for long."""
        return self.seen.get(person, self._loaded) + AWAY - time.time()

    def table_for(self, who: str | None) -> messages.Table:
        table = self.referee.table_for(who, self.present)
        for seat, seen in zip(self.referee.seats.all, table.seats, strict=True):
            if seat.owner is not None and not seen.present:
                seen.free_in = 0.0 if seat.left else max(0.0, self._free_in(seat.owner))
        return table

    @property
    def _pause(self) -> float:
        """Seconds that a bot takes for a move at least."""
        return self.least if self.connections else 0.0

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and no bot is to move."""
        return not self.connections and not self.lock.locked() and self._bots is None

    def close(self) -> None:
        if self._bots is not None:
            self._bots.cancel()
        if self._clock is not None:
            self._clock.cancel()

    async def connect(self, connection: Connection, after: int) -> None:
        """Tell a connection all that it has missed, and everything from now on."""
        async with self.lock:
            self.used = time.monotonic()
            was_here = connection.person in self.present
            self.connections.add(connection)
            connection.seen = after if 0 <= after <= self.referee.last else 0
            table = self.table_for(self._eyes(connection))
            welcome = messages.Welcome(version=messages.VERSION, table=table, last=self.referee.last)
            connection.send(frame(welcome))
            self._say(self._words(is_table_changed=False, only=connection))
            if not was_here and connection.person in self._sitters:
                self._tell_table(but=connection)

    async def disconnect(self, connection: Connection) -> None:
        async with self.lock:
            self.connections.discard(connection)
            self.used = time.monotonic()
            if connection.person in self._sitters and connection.person not in self.present:
                self.seen[str(connection.person)] = time.time()
                self._tell_table()

    # Changes

    async def carry_out(self, who: str | None, request: Any) -> int:
        """Do what a person asks, once; the number of the last entry then. Raises TableRefusal or StorageFailure."""
        async with self.lock:
            self.used = time.monotonic()
            key = f"{who}:{request.id}"
            if key not in self._requests:
                if isinstance(request, messages.GiveSeat):
                    self._thinkers.engines.check(request.level, self.referee.setting.game)
                await self._change(lambda now: self.referee.decide(who, request, now, self.away()), key, who, request)
            return self._requests[key]

    async def join(self, who: str, name: str, key: str) -> None:
        """Give somebody the open seat of a link; raises TableRefusal or StorageFailure."""
        async with self.lock:
            await self._change(lambda now: self.referee.join(who, name, key, now))

    async def rename(self, who: str, name: str) -> None:
        async with self.lock:
            await self._change(lambda now: self.referee.rename(who, name, now))

    async def _change(
        self,
        decide: Callable[[float], list[Record]],
        key: str | None = None,
        who: str | None = None,
        request: Any = None,
    ) -> None:
        """Decide, store, and have it told soon. A change that could not be stored is forgotten with all that was in
        memory.
        """
        # What is in memory while it is being stored must not be told: so nothing may be left to tell.
        self._tell()
        referee = self.referee
        now = max(time.time(), referee.changed)
        status = referee.status
        decided = decide(now)
        if request is not None:
            referee.remember(who, request)
        for record in decided:
            referee.apply(record)
        last = referee.last
        answers = self._answer_at_once(now)
        joined = {record.owner for record in decided if isinstance(record, SeatRecord) and record.owner is not None}
        joined -= self._sitters
        self._sitters |= joined
        if decided or answers:
            try:
                await self._store(decided, key, answers, joined, now)
            except (Conflict, StorageFailure) as error:
                self._sitters -= joined
                self._noted = None
                await self._read_again()
                if isinstance(error, Conflict):
                    raise TableRefusal("stale", subject=str(self.referee.last_change)) from None
                raise
        if key is not None:
            self._requests[key] = last
        self._untold = referee.status != status or any(isinstance(record, SeatRecord) for record in decided)
        self._teller.tell_soon(self._tell)
        self.arrange()

    def _answer_at_once(self, now: float) -> list[Record]:
        """Carry out what bots answer that neither think nor wait: it is stored and told with what they answer to."""
        referee, answers = self.referee, list[Record]()
        while len(answers) < MOST_ANSWERS and not self._pause and awaits_bot(referee):
            asked = referee.bot_to_move()
            if asked is None or not self._thinkers.answers_at_once(asked[1]):
                break
            try:
                move = self._thinkers.answer(asked[1], asked[2])
                decided = referee.bot_move(move, now, referee.last)
            except Exception:
                log.exception("table %s: a bot did not answer at once; it is asked again", referee.id)
                break
            for record in decided:
                referee.apply(record)
            answers += decided
        return answers

    def _store(
        self, decided: list[Record], key: str | None, answers: list[Record], joined: set[str], now: float
    ) -> Awaitable[None]:
        table_id = self.referee.id
        change = Change()
        change.add_records(table_id, [stored_record(record, key) for record in decided])
        change.add_records(table_id, [stored_record(record, None) for record in answers])
        noted = self.referee.status, wakes(self.referee)
        if noted != self._noted or now > self._noted_at + LISTED_WITHIN:
            self._noted, self._noted_at = noted, now
            change.update(table_id, now, *noted)
        for person in joined:
            change.seat(table_id, person)
        return self._storage.write(change)

    async def _read_again(self) -> None:
        """Take the stored records for what has happened: another server may have been quicker."""
        before = self.referee
        self.referee = Referee(before.setting, before.secret, before.created, before.id)
        self.referee.rematch = before.rematch
        for row in await self._storage.records(before.id):
            self.referee.apply(stored.validate_json(row.body))
            if row.request is not None:
                self._requests[row.request] = row.number
        self._untold = True
        self._tell()
        self.arrange()

    # Telling

    def _eyes(self, connection: Connection) -> str | None:
        """Whose eyes a connection looks through: all onlookers see the same."""
        return connection.person if connection.person in self._sitters else None

    def _words(self, is_table_changed: bool, only: Connection | None = None) -> Words:
        """For everybody the entries they have not seen, how things stand now and, if it has changed, the table."""
        told: dict[tuple[str | None, int], list[str]] = {}
        thinking = awaits_bot(self.referee)
        connections = list(self.connections) if only is None else [only]
        for who, seen in {(self._eyes(connection), connection.seen) for connection in connections}:
            entries = self.referee.entries_for(who, seen)
            said = [entries_frame(entries)] if entries else []
            if is_table_changed:
                said.append(frame(messages.TableChanged(table=self.table_for(who))))
            said.append(self.referee.now_text(who, time.time(), thinking))
            told[who, seen] = said
        return [(connection, told[self._eyes(connection), connection.seen]) for connection in connections]

    def _tell(self) -> None:
        """Tell everybody what has changed since they were told."""
        if self._untold is not None:
            is_table_changed, self._untold = self._untold, None
            self._say(self._words(is_table_changed))

    def _say(self, words: Words) -> None:
        for connection, said in words:
            for text in said:
                connection.send(text)
            connection.seen = self.referee.last

    def _tell_table(self, but: Connection | None = None) -> None:
        told: dict[str | None, str] = {}
        for connection in self.connections - {but}:
            who = self._eyes(connection)
            if who not in told:
                told[who] = frame(messages.TableChanged(table=self.table_for(who)))
            connection.send(told[who])

    def tell_rematch(self, table_id: str) -> None:
        self.referee.rematch = table_id
        self._tell_table()

    # What happens without anybody

    def arrange(self) -> None:
        """See to the bot on turn, and to the clock that runs."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if awaits_bot(self.referee):
            if self._bots is None:
                self._bots = asyncio.create_task(self._play_bots())
            return
        if self._bots is not None and self._is_thinking:
            # Nobody waits for the answer any more: whoever it sat in for is back, or its turn was taken back.
            self._bots.cancel()
            self._bots = None
        deadline = self.referee.deadline()
        if deadline is not None:
            wait = max(0.0, deadline - time.time()) + 0.01
            self._clock = asyncio.get_running_loop().call_later(wait, self._start_time_out)

    def _start_time_out(self) -> None:
        self._clock = None
        self._timing_out = asyncio.create_task(self._time_out())

    async def _time_out(self) -> None:
        async with self.lock:
            try:
                await self._change(self.referee.time_out)
            except (TableRefusal, StorageFailure):
                log.exception("table %s: a clock has run out, and it could not be stored", self.referee.id)

    async def _play_bots(self) -> None:
        """Play for the bots until a person is on turn."""
        try:
            while (asked := self.referee.bot_to_move()) is not None:
                seat, level, known = asked
                after = self.referee.last
                thinking = self._thinkers.think(level, known, f"{self.referee.id} {seat}")
                self._is_thinking = True
                try:
                    move, _ = await asyncio.gather(thinking, asyncio.sleep(self._pause))
                except EngineFailure as failure:
                    self._is_thinking = False
                    log.warning("table %s: %s %s", self.referee.id, level, failure)
                    async with self.lock:
                        await self._change(partial(self.referee.replace_engine, seat, level))
                    continue
                self._is_thinking = False
                async with self.lock:
                    await self._play_bot(move, after)
        except Exception:
            log.exception("table %s: its bots stopped; the hall starts them again", self.referee.id)
        finally:
            if self._bots is asyncio.current_task():
                self._bots, self._is_thinking = None, False

    async def _play_bot(self, move: str, after: int) -> None:
        """Play a bot's move unless the game has gone on since the bot was asked."""
        if not awaits_bot(self.referee) or self.referee.last_change > after:
            return
        try:
            await self._change(lambda now: self.referee.bot_move(move, now, after))
        except TableRefusal as refusal:
            log.info("table %s: a bot's move came too late: %s", self.referee.id, refusal)
        except StorageFailure:
            log.exception("table %s: a bot's move could not be stored", self.referee.id)
            await asyncio.sleep(RETRY)
