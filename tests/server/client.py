"""Somebody at a table, without a browser: HTTP and one WebSocket, all messages checked against the schema."""

import itertools
import json
import random
import secrets
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from zellige.table.messages import from_server

PATIENCE = 20.0


class Person:
    """A browser with its cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"origin": address.rstrip("/")}, timeout=PATIENCE)
        self.http.get("/api/me").raise_for_status()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def set_table(self, game: str, *seats: str, **more: Any) -> str:
        """Set a table: `me`, `friend` or the level of a bot for each seat."""
        described = [{"kind": seat} if seat in ("me", "friend") else {"kind": "bot", "level": seat} for seat in seats]
        answer = self.post("/api/tables", game=game, seats=described, **more)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def join(self, link: str, name: str = "") -> httpx.Response:
        """Follow the link of a seat."""
        *_, table_id, key = (part for part in link.split("/") if part not in ("seat", "join", "table"))
        return self.post(f"/api/tables/{table_id}/join", key=key, name=name)

    def sit(self, table_id: str, after: int = 0) -> "Chair":
        return Chair(self, table_id, after)


class Chair:
    """A connection to a table: what it was told, and what it asks."""

    def __init__(self, person: Person, table_id: str, after: int = 0) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        address = person.address.replace("http", "ws", 1)
        self.socket: ClientConnection = connect(
            f"{address}api/tables/{table_id}/socket?after={after}",
            additional_headers={"cookie": cookies},
            origin=Origin(person.address.rstrip("/")),
            max_size=None,
        ).__enter__()
        prefix = secrets.token_hex(4)
        self.ids = (f"{prefix}-{number}" for number in itertools.count())
        self.unread: list[str] = []
        self.frames: list[str] = []
        self.entries: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.answers: dict[str | None, dict[str, Any]] = {}
        self.read_until(lambda: bool(self.now))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def read(self) -> dict[str, Any]:
        """The next message."""
        if not self.unread:
            frame = self.socket.recv(timeout=PATIENCE)
            assert isinstance(frame, str)
            self.unread = frame.split("\n")
        text = self.unread.pop(0)
        from_server.validate_json(text)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        match message["type"]:
            case "welcome" | "table":
                self.table = message["table"]
            case "entries":
                self.entries += message["entries"]
            case "now":
                self.now = message
            case "accepted" | "refused" | "pong":
                self.answers[message["id"]] = message
        return message

    def read_until(self, holds: Any) -> None:
        while not holds():
            self.read()

    def send(self, kind: str, **fields: Any) -> str:
        """Send a request; its id."""
        request_id = fields.pop("id", None) or next(self.ids)
        self.socket.send(json.dumps({"type": kind, "id": request_id, **fields}))
        return str(request_id)

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        return self.answer(self.send(kind, **fields))

    def answer(self, request_id: str | None) -> dict[str, Any]:
        """The answer to a request, once what it changed has been told too."""
        self.read_until(lambda: request_id in self.answers)
        answer = self.answers.pop(request_id)
        self.read_until(lambda: self.last >= answer.get("last", 0))
        return answer

    def catch_up(self, other: "Chair") -> None:
        """Read on until both have heard the same."""
        while self.last != other.last:
            (self if self.last < other.last else other).read()

    @property
    def last(self) -> int:
        return int(self.now["last"])

    @property
    def legal(self) -> list[str]:
        choices = self.now["choices"]
        return [option["move"] for option in choices["options"] if not option.get("refusal")] if choices else []

    def play(self, move: str, **fields: Any) -> dict[str, Any]:
        return self.ask("play", **{"after": self.last, "moves": [move], **fields})

    def play_on(self, draw: random.Random, moves: int = 10_000) -> None:
        """Play random moves whenever it is this person's turn, until the game is over or enough is played."""
        while not self.now["winners"] and moves:
            if self.legal:
                answer = self.play(draw.choice(self.legal))
                assert answer["type"] == "accepted", answer
                moves -= 1
            else:
                self.read()
