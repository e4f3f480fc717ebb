"""Engines of other people at the tables: those that whoever runs the server has named, and no others."""

from collections.abc import Sequence
from dataclasses import dataclass

from zellige.protocol.host import Deadlines, Host
from zellige.protocol.players import PREFIX, split_command
from zellige.table.messages import LONGEST_NAME
from zellige.table.refusal import TableRefusal
from zellige.table.setting import ENGINE, clean

#: How long an engine may think about a move, in seconds.
SECONDS = 1.0
#: A person waits.
DEADLINES = Deadlines(ready=120.0)


@dataclass(frozen=True, slots=True)
class Engine:
    """What an engine is called at the tables, how it is started, and what it plays."""

    name: str
    command: str
    games: tuple[str, ...]

    @property
    def level(self) -> str:
        return f"{ENGINE}{self.name}"


def read_engines(players: Sequence[str]) -> list[Engine]:
    """Start every engine once, to learn what it is called and plays; raises ValueError and EngineFailure."""
    engines: list[Engine] = []
    for player in players:
        if not player.startswith(PREFIX):
            raise ValueError(f"expected {PREFIX} and the command line of an engine, not {player!r}")
        command = player.removeprefix(PREFIX)
        host = Host.start(split_command(command), DEADLINES)
        host.end()
        named = clean(host.greeting.name, LONGEST_NAME)
        name, number = named, 1
        while any(engine.name == name for engine in engines):
            number += 1
            name = f"{named[: LONGEST_NAME - 3]} {number}"
        engines.append(Engine(name, command, tuple(host.greeting.games)))
    return engines


def check_engine(engines: dict[str, Engine], level: str | None, game: str) -> None:
    """Refuse an engine that is not there, or does not play the game."""
    if level is None or not level.startswith(ENGINE):
        return
    if level not in engines or game not in engines[level].games:
        raise TableRefusal("unknown_level", subject=level.removeprefix(ENGINE))
