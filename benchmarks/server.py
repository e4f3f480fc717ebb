"""The server under load beside a bare echo server, in one run.

    python -m benchmarks.server [--tables 500] [--seconds 15] [--json]

At every table a person decides once a second and a bot answers at once. Measured is the time from a person's request
until it is acknowledged, that is: decided and stored on the disk, with the bot's answer; and until the person has been
told what the table looks like then. The echo server sends back what it is sent, to as many connections at the same
pace. On Linux the processor time of the server per decision, the bot's answer included, is measured too: unlike
latencies it hardly depends on what else the machine does.
"""

import argparse
import asyncio
import json
import math
import multiprocessing
import os
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from pydantic_core import from_json
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import serve as serve_websockets

from zellige.server.bots import GAMES, load
from zellige.server.limits import Limits, Rate
from zellige.server.serving import bind, run

FREE = Rate(1e9, 1e9)
#: Decisions at a table before the measuring begins: tables are at different points of a round, or all would be dealt to
#: at once.
MOST_BEFORE = 12
#: Seconds before the measuring begins: tables settle.
SETTLING = 3.0


def run_server(port: int, folder: str) -> None:
    # What has to be compiled or loaded first would otherwise happen while it is measured.
    for game in GAMES:
        for search in (False, True):
            load(game, search)
    limits, database = Limits(FREE, FREE, FREE, FREE), f"sqlite:///{folder}/tables.sqlite3"
    run(bind("127.0.0.1", port), database, lambda: None, limits=limits, least=0)


def run_echo(port: int) -> None:
    async def echo(connection: Any) -> None:
        async for message in connection:
            await connection.send(message)

    async def forever() -> None:
        async with serve_websockets(echo, "127.0.0.1", port, compression=None):
            await asyncio.get_running_loop().create_future()

    asyncio.run(forever())


class Seat:
    """A person at a table who plays any legal move when asked to."""

    def __init__(self, connection: ClientConnection, table_id: str) -> None:
        self.connection = connection
        self.table_id = table_id
        self.now: dict[str, Any] = {}
        self.sent = 0

    async def read(self) -> str | None:
        """Read a frame; the answer to a request if it holds one."""
        answer = None
        for text in str(await self.connection.recv()).split("\n"):
            if text.startswith('{"type":"now"'):
                self.now = from_json(text)
            elif text.startswith(('{"type":"accepted"', '{"type":"refused"')):
                answer = text
        return answer

    async def decide(self) -> bool:
        """Wait for the turn, play, and wait until that is acknowledged and told; False if the game is over."""
        while self.now.get("choices") is None:
            if self.now.get("winners"):
                return False
            await self.read()
        legal = [option["move"] for option in self.now["choices"]["options"] if "refusal" not in option]
        self.sent += 1
        request = {"type": "play", "id": str(self.sent), "after": self.now["last"], "moves": [random.choice(legal)]}
        began = time.perf_counter()
        self.now = {}
        await self.connection.send(json.dumps(request))
        while (answer := await self.read()) is None:
            pass
        acknowledged = time.perf_counter() - began
        assert answer.startswith('{"type":"accepted"'), answer
        while not self.now:
            await self.read()
        self.latencies = acknowledged, time.perf_counter() - began
        return True


#: What is measured of one request, in seconds.
Latencies = tuple[float, ...]


async def at_pace(step: Callable[[], Awaitable[Latencies | None]], until: float) -> list[Latencies]:
    """Do something once a second; how long each took, but for the time of settling."""
    measured: list[Latencies] = []
    begins = time.perf_counter() + SETTLING
    due = time.perf_counter() + random.random()
    while due < until:
        await asyncio.sleep(due - time.perf_counter())
        latencies = await step()
        if latencies is None:
            break
        if time.perf_counter() > begins:
            measured.append(latencies)
        # Whoever was kept waiting for longer misses a beat: those who waited together would stay together.
        due += math.ceil(max(time.perf_counter() - due, 1))
    return measured


def processor_seconds(pid: int) -> float:
    """What a process has used so far, all threads; nothing where /proc does not tell."""
    told = Path(f"/proc/{pid}/stat")
    if not told.exists():
        return 0.0
    times = told.read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")


async def measure_tables(address: str, tables: int, seconds: float, server: int) -> tuple[list[Latencies], float]:
    """The latencies, and the processor seconds of the server per decision."""
    async with httpx.AsyncClient(base_url=address, timeout=120) as http:
        await http.get("/api/me")
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        described = {"game": "azul-2-coloured", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        ids = [(await http.post("/api/tables", json=described)).json()["id"] for _ in range(tables)]
    web_socket = address.replace("http", "ws", 1)
    headers = {"cookie": cookie}
    seats = []
    for table_id in ids:
        url = f"{web_socket}/api/tables/{table_id}/socket"
        seat = Seat(await connect(url, additional_headers=headers, compression=None, max_size=None), table_id)
        for _ in range(random.randint(0, MOST_BEFORE)):
            await seat.decide()
        seats.append(seat)
    used, sent = processor_seconds(server), sum(seat.sent for seat in seats)
    until = time.perf_counter() + SETTLING + seconds

    async def play(seat: Seat) -> list[Latencies]:
        async def step() -> Latencies | None:
            return seat.latencies if await seat.decide() else None

        return await at_pace(step, until)

    found = await asyncio.gather(*map(play, seats))
    used = (processor_seconds(server) - used) / (sum(seat.sent for seat in seats) - sent)
    await asyncio.gather(*(seat.connection.close() for seat in seats))
    return [latencies for each in found for latencies in each], used


async def measure_echo(address: str, connections: int, seconds: float) -> list[Latencies]:
    opened = [await connect(address, compression=None) for _ in range(connections)]
    until = time.perf_counter() + SETTLING + seconds
    message = json.dumps({"type": "play", "id": "1", "after": 10, "moves": ["3B2"]})

    async def ask(connection: ClientConnection) -> list[Latencies]:
        async def step() -> Latencies:
            began = time.perf_counter()
            await connection.send(message)
            await connection.recv()
            return (time.perf_counter() - began,)

        return await at_pace(step, until)

    found = await asyncio.gather(*map(ask, opened))
    await asyncio.gather(*(connection.close() for connection in opened))
    return [latencies for each in found for latencies in each]


def free_port() -> int:
    with bind("127.0.0.1", 0) as free:
        return int(free.getsockname()[1])


def in_process(target: Callable[..., None], *arguments: Any) -> Any:
    process = multiprocessing.get_context("spawn").Process(target=target, args=arguments, daemon=True)
    process.start()
    return process


async def answering(ask: Callable[[], Awaitable[Any]]) -> None:
    while True:
        try:
            await ask()
            return
        except (OSError, httpx.TransportError):
            await asyncio.sleep(0.1)


async def measure(tables: int, seconds: float) -> tuple[dict[str, Latencies], float]:
    port, echo_port = free_port(), free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = in_process(run_server, port, folder)
        try:
            async with httpx.AsyncClient() as http:
                await answering(lambda: http.get(f"http://127.0.0.1:{port}/api/health"))
            played, used = await measure_tables(f"http://127.0.0.1:{port}", tables, seconds, server.pid)
        finally:
            server.terminate()
            server.join()
    echo = in_process(run_echo, echo_port)
    try:

        async def try_echo() -> None:
            await (await connect(f"ws://127.0.0.1:{echo_port}")).close()

        await answering(try_echo)
        echoed = await measure_echo(f"ws://127.0.0.1:{echo_port}", tables, seconds)
    finally:
        echo.terminate()
        echo.join()
    acknowledged, told = zip(*played, strict=True)
    (returned,) = zip(*echoed, strict=True)
    return {"acknowledged": acknowledged, "told": told, "echo": returned}, used


def summary(latencies: Latencies, seconds: float) -> dict[str, float]:
    cuts = statistics.quantiles(latencies, n=100)
    named = {"p50_ms": cuts[49], "p90_ms": cuts[89], "p99_ms": cuts[98], "max_ms": max(latencies)}
    return {"per_second": round(len(latencies) / seconds, 1)} | {name: round(v * 1000, 2) for name, v in named.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found, used = asyncio.run(measure(chosen.tables, chosen.seconds))
    figures = {name: summary(latencies, chosen.seconds) for name, latencies in found.items()}
    ratios = {name: round(figures[name]["p50_ms"] / figures["echo"]["p50_ms"], 1) for name in ("acknowledged", "told")}
    if chosen.json:
        more = {"ratios_of_medians": ratios, "server_cpu_ms": round(used * 1000, 2)}
        print(json.dumps({"tables": chosen.tables, **figures, **more}, indent=2))
        return
    shown = Table(box=None, pad_edge=False)
    for heading in (f"{chosen.tables} tables", "a second", "p50 ms", "p90 ms", "p99 ms", "max ms"):
        shown.add_column(heading, justify="right")
    for name, values in figures.items():
        shown.add_row(name, *(f"{value:,}" for value in values.values()))
    console = Console()
    console.print(shown)
    shares = " and ".join(f"{ratio} ({name})" for name, ratio in ratios.items())
    console.print(f"ratios of medians: {shares}; processor time of the server per decision: {used * 1000:.2f} ms")


if __name__ == "__main__":
    main()
