"""What the events of all games share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from struct import Struct
from typing import Any, Generic, TypeVar


@dataclass(frozen=True, slots=True)
class BaseEvent:
    """Something that happened. Players, lines, rows, columns and spaces count from 0."""


EventT = TypeVar("EventT", bound=BaseEvent)

#: Makes an event of the player and the details that the rules wrote down.
Reader = Callable[[int, list[int]], EventT]
#: The rules' EVENT record.
_EVENT = Struct("=bb5h")


class LogReader(Generic[EventT]):
    """Reads the events of a game. They are few and they never change, so that each is made once."""

    def __init__(self, readers: Mapping[int, Reader[EventT]]) -> None:
        def read(written: bytes) -> EventT:
            kind, player, *details = _EVENT.unpack(written)
            return readers[kind](player, details)

        self._read = lru_cache(maxsize=1 << 14)(read)

    def read(self, logs: Any) -> tuple[EventT, ...]:
        """The events of an array of one LOG record, in order: a record by itself would be slow to look into."""
        written = logs["events"][0, : logs["count"][0]].tobytes()
        return tuple([self._read(written[at : at + _EVENT.size]) for at in range(0, len(written), _EVENT.size)])
