"""A server that is killed at any moment: every acknowledged move is there afterwards, and every game ends."""

import json
import random
import signal
import subprocess
import sys
import threading
import time
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from zellige.server.serving import bind
from zellige.table.records import MoveRecord, stored

from .client import Chair, Person
from .test_storage import run

KILLS = 2
PLAYERS = 3
AMONG_BOTS = ("azul-2-coloured", "azul-2-coloured", "azul-2-grey", "duel")


class KilledServer:
    """A server process on one port and database, started again whenever it was killed."""

    def __init__(self, database: str) -> None:
        with bind("127.0.0.1", 0) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/"
        self.database = database
        self.start()

    def start(self) -> None:
        words = ["-m", "tests.server.serving_at_once", str(self.port), self.database]
        self.process = subprocess.Popen([sys.executable, *words])
        while True:
            try:
                httpx.get(f"{self.address}api/health")
                return
            except httpx.TransportError:
                assert self.process.poll() is None
                time.sleep(0.05)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player(threading.Thread):
    """Somebody who plays a game to its end, whatever happens to the server, repeating what was not answered."""

    def __init__(self, person: Person, table_id: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person, self.table_id, self.draw = person, table_id, random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []
        self.failure: BaseException | None = None
        self.unanswered: dict[str, Any] | None = None
        self.asked = 0

    def run(self) -> None:
        try:
            while not self.play_connected():
                pass
        except BaseException as error:
            self.failure = error

    def play_connected(self) -> bool:
        """Play until the game is over, or the connection is lost."""
        try:
            with self.person.sit(self.table_id) as chair:
                # The move that ended the game may have been stored and not acknowledged: it is repeated too.
                while self.unanswered is not None or not chair.now["winners"]:
                    if self.unanswered is None and not chair.legal:
                        chair.read()
                    else:
                        self.play(chair)
            return True
        except (OSError, WebSocketException, EOFError):
            time.sleep(0.05)
            return False

    def play(self, chair: Chair) -> None:
        if self.unanswered is None:
            self.asked += 1
            move = self.draw.choice(chair.legal)
            self.unanswered = {"id": f"move-{self.asked}", "after": chair.last, "moves": [move]}
        answer = chair.ask("play", **self.unanswered)
        if answer["type"] == "accepted":
            self.acknowledged.append((answer["last"], self.unanswered["moves"][0]))
        else:
            assert answer["refusal"]["code"] == "stale", answer
        self.unanswered = None


def test_killed_again_and_again_nothing_acknowledged_is_lost_or_doubled(database: str) -> None:
    server = KilledServer(database)
    try:
        person = Person(server.address)
        tables = [person.set_table("azul-2-coloured", "me", "random") for _ in range(PLAYERS)]
        players = [Player(person, table_id, seed) for seed, table_id in enumerate(tables)]
        among_bots = [person.set_table(game, "random", "random") for game in AMONG_BOTS]
        for player in players:
            player.start()
        draw = random.Random()
        for _ in range(KILLS):
            time.sleep(draw.uniform(0.2, 0.8))
            server.kill()
            server.start()
        for player in players:
            player.join(120)
            assert player.failure is None
            assert not player.is_alive()
        for table_id in among_bots:
            with person.sit(table_id) as chair:
                chair.read_until(lambda chair=chair: chair.now["winners"])
    finally:
        server.kill()
    for player in players:
        check_records(server.database, player)


def check_records(database: str, player: Player) -> None:
    rows = run(database, lambda storage: storage.records(player.table_id))
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    requests = [row.request for row in rows if row.request]
    found = [stored.validate_json(row.body) for row in rows if row.request]
    moves = [record.text for record in found if isinstance(record, MoveRecord)]
    assert moves == [move for _, move in player.acknowledged]
    for number, _ in player.acknowledged:
        assert json.loads(rows[number - 1].body)["number"] == number
    assert len(set(requests)) == len(player.acknowledged)
