"""What happens in a game of Azul, tile by tile, as the rules write it down."""

from dataclasses import dataclass
from typing import Literal

from zellige.games.common.events import BaseEvent, LogReader
from zellige.games.common.tiles import Colour
from zellige.rules.azul import state
from zellige.rules.common.tiles import NONE


@dataclass(frozen=True, slots=True)
class Event(BaseEvent):
    """Something that happened. Players, lines, rows, columns and spaces count from 0; displays from 1."""


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """A tile leaves a display, or the centre (source 0), for the player's hand (AZ-2.2)."""

    player: int
    source: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class TileCentred(Event):
    """A tile left over on a display moves to the centre (AZ-2.2)."""

    display: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class MarkerTaken(Event):
    """The starting player marker goes to a space of the floor line, or to none if it is full (AZ-2.3, AZ-2.4)."""

    player: int
    space: int | None


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile goes from the hand to a pattern line; spaces count from the right (AZ-2.6)."""

    player: int
    line: int
    space: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class TileFallen(Event):
    """A tile falls to a space of the floor line, or to the lid if it is full (AZ-2.10); from the hand, or from a line
    that could not be placed (AZ-7.4)."""

    player: int
    space: int | None
    colour: Colour
    line: int | None


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile moves from its complete line to the wall and scores (AZ-3.2 to AZ-3.4).

    The point of a tile without neighbours counts as horizontal.
    """

    player: int
    row: int
    column: int
    colour: Colour
    horizontal: int
    vertical: int


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    """Another tile of a placed line goes to the lid (AZ-3.5)."""

    player: int
    line: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class FloorScored(Event):
    """The floor line costs that much, and leaves that score, never below 0 (AZ-3.6, AZ-3.7)."""

    player: int
    cost: int
    score: int


@dataclass(frozen=True, slots=True)
class TileSwept(Event):
    """A tile of the floor line goes to the lid (AZ-3.8)."""

    player: int
    space: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class BagRefilled(Event):
    """The bag has run out: the lid is emptied into it (AZ-4.2)."""


@dataclass(frozen=True, slots=True)
class TileDealt(Event):
    """A tile goes from the bag to a display (AZ-1.6, AZ-4.1)."""

    display: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """The displays are filled, the marker lies in the centre, and this player starts (AZ-2.1)."""

    player: int
    round: int


@dataclass(frozen=True, slots=True)
class BonusScored(Event):
    """A complete row, column or colour at the end of the game (AZ-5.2)."""

    player: int
    kind: "Bonus"
    index: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Nothing more happens (AZ-5.1, AZ-4.4)."""


def _optional(number: int) -> int | None:
    return None if number == NONE else number


Bonus = Literal["row", "column", "colour"]
_BONUS: dict[int, Bonus] = {
    state.ROW: "row",
    state.COLUMN: "column",
    state.COLOUR: "colour",
}

LOG_READER = LogReader[Event](
    {
        state.TAKEN: lambda p, d: TileTaken(p, d[0], Colour(d[1])),
        state.CENTRED: lambda p, d: TileCentred(d[0], Colour(d[1])),
        state.MARKER_TAKEN: lambda p, d: MarkerTaken(p, _optional(d[0])),
        state.LAID: lambda p, d: TileLaid(p, d[0], d[1], Colour(d[2])),
        state.FALLEN: lambda p, d: TileFallen(p, _optional(d[0]), Colour(d[1]), _optional(d[2])),
        state.TILED: lambda p, d: TilePlaced(p, d[0], d[1], Colour(d[2]), d[3], d[4]),
        state.DISCARDED: lambda p, d: TileDiscarded(p, d[0], Colour(d[1])),
        state.FLOOR_SCORED: lambda p, d: FloorScored(p, d[0], d[1]),
        state.SWEPT: lambda p, d: TileSwept(p, d[0], Colour(d[1])),
        state.REFILLED: lambda p, d: BagRefilled(),
        state.DEALT: lambda p, d: TileDealt(d[0], Colour(d[1])),
        state.ROUND_STARTED: lambda p, d: RoundStarted(p, d[0]),
        state.BONUS: lambda p, d: BonusScored(p, _BONUS[d[0]], d[1], d[2]),
        state.GAME_ENDED: lambda p, d: GameEnded(),
    }
)
