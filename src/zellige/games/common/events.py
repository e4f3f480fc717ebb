"""What the events of all games share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar


@dataclass(frozen=True, slots=True)
class BaseEvent:
    """Something that happened. Players, lines, rows, columns and spaces count from 0."""


EventT = TypeVar("EventT", bound=BaseEvent)

#: Makes an event of the player and the details that the rules wrote down.
Reader = Callable[[int, list[int]], EventT]


def read_log(log: Any, readers: Mapping[int, Reader[EventT]]) -> tuple[EventT, ...]:
    """The events of one LOG record, in order."""
    written = log["events"][: log["count"]]
    rows = zip(written["kind"].tolist(), written["player"].tolist(), written["details"].tolist(), strict=True)
    return tuple(readers[kind](player, details) for kind, player, details in rows)
