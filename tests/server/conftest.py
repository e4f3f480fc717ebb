"""A server in a thread of its own, on a free port and with a database that nobody needs afterwards."""

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from zellige.server.app import make_app
from zellige.server.engines import Engine
from zellige.server.hall import Hall
from zellige.server.limits import Limits, Rate
from zellige.server.serving import address_of, bind, make_server

from .client import Person
from .databases import KINDS, fresh

#: Tests ask more than persons do.
FREE = Rate(1e9, 1e9)
UNLIMITED = Limits(FREE, FREE, FREE, FREE)


class RunningServer:
    """A server at an address, until it is stopped."""

    def __init__(
        self, database: Path, limits: Limits = UNLIMITED, least: float = 0.0, engines: Sequence[Engine] = ()
    ) -> None:
        self.database = database
        self.bound = bind("127.0.0.1", 0)
        self.address = address_of(self.bound)
        self._ready = threading.Event()
        self._options = (limits, least, engines)
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)
        self._thread.start()
        assert self._ready.wait(60)

    async def _run(self) -> None:
        limits, least, engines = self._options
        self.hall = await Hall.open_at(f"sqlite:///{self.database}", least, engines)
        self.server = make_server(make_app(self.hall, await self.hall.storage.signing_key(), limits))
        serving = asyncio.create_task(self.server.serve([self.bound]))
        while not self.server.started:
            await asyncio.sleep(0.01)
        self._ready.set()
        await serving
        await self.hall.close()

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(20)

    def person(self) -> Person:
        return Person(self.address)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a new database, of every kind there is."""
    with fresh(request.param, tmp_path) as url:
        yield url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    yield running
    running.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., RunningServer]]:
    """Starts servers on the same database, one after the other, or with other limits and engines."""
    running: list[RunningServer] = []

    def begin(limits: Limits = UNLIMITED, least: float = 0.0, engines: Sequence[Engine] = ()) -> RunningServer:
        running.append(RunningServer(tmp_path / "tables.sqlite3", limits, least, engines))
        return running[-1]

    yield begin
    for each in running:
        each.stop()
