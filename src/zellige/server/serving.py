"""Running the server: on a port of its own, until somebody ends it."""

import asyncio
import socket
from collections.abc import Callable, Sequence

import uvicorn
from fastapi import FastAPI

from .app import make_app
from .engines import Engine
from .hall import Hall
from .limits import Limits
from .live_table import LEAST

#: Where `zellige play` listens if it can: a browser keeps a person's settings by host and port.
USUAL_PORT = 8642
#: Beyond this a message is not even read; below it, one that is too large is refused.
LARGEST_FRAME = 1 << 16


def bind(host: str, port: int) -> socket.socket:
    """A socket to listen at; port 0 is any free one. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def bind_usual(host: str) -> socket.socket:
    """A socket at the usual port, or at any free one if that is taken. Raises OSError."""
    try:
        return bind(host, USUAL_PORT)
    except OSError:
        return bind(host, 0)


def address_of(bound: socket.socket) -> str:
    """What to type into a browser."""
    host, port = bound.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def make_server(app: FastAPI) -> uvicorn.Server:
    return uvicorn.Server(
        uvicorn.Config(
            app,
            log_level="warning",
            lifespan="off",
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
        )
    )


async def serve(
    bound: socket.socket,
    database: str,
    on_ready: Callable[[], None],
    limits: Limits | None,
    least: float,
    engines: Sequence[Engine] = (),
) -> None:
    """Serve at a socket until SIGINT or SIGTERM; raises BadDatabase."""
    hall = await Hall.open_at(database, least, engines)
    try:
        app = make_app(hall, await hall.storage.signing_key(), limits)
        server = make_server(app)
        serving = asyncio.create_task(server.serve([bound]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        on_ready()
        await serving
    finally:
        await hall.close()


def run(
    bound: socket.socket,
    database: str,
    on_ready: Callable[[], None],
    *,
    limits: Limits | None = None,
    least: float = LEAST,
    engines: Sequence[Engine] = (),
) -> None:
    """Serve until Ctrl-C, on the fastest event loop there is; raises BadDatabase."""
    with asyncio.Runner(loop_factory=uvicorn.Config(app="").get_loop_factory()) as runner:
        runner.run(serve(bound, database, on_ready, limits, least, engines))
