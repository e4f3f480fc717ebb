"""What happens in a duel, tile by tile, as the rules write it down."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from zellige.games.common.events import BaseEvent, LogReader
from zellige.rules.common.tiles import NONE
from zellige.rules.duel import state
from zellige.rules.duel.components import CHIPS, GOALS, LETTERS

from .moves import PLATE_NAMES


@dataclass(frozen=True, slots=True)
class Event(BaseEvent):
    """Something that happened. Players, lines, rows, columns and spaces count from 0; factory 0 is the large one."""


@dataclass(frozen=True, slots=True)
class PlateTaken(Event):
    """A plate leaves the display (DU-3.2)."""

    player: int
    plate: str


@dataclass(frozen=True, slots=True)
class PointPaid(Event):
    """A point is paid for a plate of the stack (DU-3.3)."""

    player: int
    score: int


@dataclass(frozen=True, slots=True)
class PlateDrawn(Event):
    """The top plate of the stack is drawn, unseen; its back shows whether it is special (DU-3.3)."""

    player: int
    special: bool


@dataclass(frozen=True, slots=True)
class PlateSeen(Event):
    """The drawer looks at a plate drawn; others see nothing (DU-3.3)."""

    player: int
    plate: str | None


@dataclass(frozen=True, slots=True)
class PlateKept(Event):
    """A plate drawn is kept (DU-3.3)."""

    player: int
    plate: str


@dataclass(frozen=True, slots=True)
class PlateReturned(Event):
    """A plate goes under the stack; only the drawer knows which (DU-3.3)."""

    player: int
    plate: str | None


@dataclass(frozen=True, slots=True)
class PlatePlaced(Event):
    """A plate is put on a slot, turned clockwise by quarters (DU-3.1)."""

    player: int
    plate: str
    slot: int
    quarters: int


@dataclass(frozen=True, slots=True)
class DisplayFilled(Event):
    """A plate goes from the stack to the display (DU-2.2, DU-5.1)."""

    plate: str


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """A tile leaves the sun or the moon of a factory for the player's hand (DU-3.6, DU-3.8)."""

    player: int
    factory: int
    moon: bool
    colour: str


@dataclass(frozen=True, slots=True)
class TileLeft(Event):
    """A tile left over moves from a factory's sun to its moon (DU-3.6)."""

    factory: int
    colour: str


@dataclass(frozen=True, slots=True)
class ChipRevealed(Event):
    """The chip of a small factory is turned face-up (DU-3.7, DU-3.10, DU-5.3)."""

    factory: int
    chip: str


@dataclass(frozen=True, slots=True)
class StartTileTaken(Event):
    """A player takes the start tile (DU-3.9, DU-5.4)."""

    player: int


@dataclass(frozen=True, slots=True)
class ChipTaken(Event):
    """A player takes a revealed chip (DU-3.11)."""

    player: int
    factory: int
    chip: str


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile goes from the hand to a pattern line; spaces count from the right (DU-3.12)."""

    player: int
    line: int
    space: int
    colour: str


@dataclass(frozen=True, slots=True)
class TileBroken(Event):
    """A tile breaks, from the hand or from a hopeless line; a fifth goes to the tower (DU-3.12, DU-3.14, DU-4.3)."""

    player: int
    colour: str
    to_tower: bool
    line: int | None


@dataclass(frozen=True, slots=True)
class ChipSpent(Event):
    """A chip is turned over, for good (DU-4.4)."""

    player: int
    chip: str


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile moves from its line to the dome and scores (DU-4.1, DU-4.7).

    The point of a tile without neighbours counts as horizontal.
    """

    player: int
    row: int
    column: int
    colour: str
    horizontal: int
    vertical: int


@dataclass(frozen=True, slots=True)
class SpecialTilePlaced(Event):
    """A special plate's colours are complete: a special tile scores its row's number (DU-4.8)."""

    player: int
    row: int
    column: int
    points: int


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    """Another tile of a placed line goes to the tower (DU-4.6)."""

    player: int
    line: int
    colour: str


@dataclass(frozen=True, slots=True)
class BrokenScored(Event):
    """Broken tiles and the start tile cost that much, and leave that score, never below 0 (DU-4.9)."""

    player: int
    cost: int
    score: int


@dataclass(frozen=True, slots=True)
class TileSwept(Event):
    """A broken tile goes to the tower (DU-4.9)."""

    player: int
    colour: str


@dataclass(frozen=True, slots=True)
class BagRefilled(Event):
    """The tower is emptied into the bag (DU-5.3)."""


@dataclass(frozen=True, slots=True)
class TileDealt(Event):
    """A tile goes from the bag to the sun of a factory (DU-2.5, DU-5.2)."""

    factory: int
    colour: str


@dataclass(frozen=True, slots=True)
class ChipLaid(Event):
    """A chip is laid face-down on the moon of a small factory (DU-2.6)."""

    factory: int


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """The factories are filled and this player starts (DU-5.5)."""

    player: int
    round: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player can do nothing and passes (DU-3.16)."""

    player: int


@dataclass(frozen=True, slots=True)
class GoalScored(Event):
    """What a goal brings at the end (DU-6.1)."""

    player: int
    goal: str
    points: int


@dataclass(frozen=True, slots=True)
class FinalScored(Event):
    """The final score, never below 0 (DU-6.1)."""

    player: int
    score: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Nothing more happens (DU-6.1)."""


LOG_READER = LogReader[Event](
    {
        state.PLATE_TAKEN: lambda p, d: PlateTaken(p, PLATE_NAMES[d[0]]),
        state.POINT_PAID: lambda p, d: PointPaid(p, d[0]),
        state.PLATE_DRAWN: lambda p, d: PlateDrawn(p, d[0] == 1),
        state.PLATE_SEEN: lambda p, d: PlateSeen(p, PLATE_NAMES[d[0]]),
        state.PLATE_KEPT: lambda p, d: PlateKept(p, PLATE_NAMES[d[0]]),
        state.PLATE_RETURNED: lambda p, d: PlateReturned(p, PLATE_NAMES[d[0]]),
        state.PLATE_PLACED: lambda p, d: PlatePlaced(p, PLATE_NAMES[d[0]], d[1], d[2]),
        state.DISPLAY_FILLED: lambda p, d: DisplayFilled(PLATE_NAMES[d[0]]),
        state.TAKEN: lambda p, d: TileTaken(p, d[0], d[1] == 1, LETTERS[d[2]]),
        state.LEFT_ON_MOON: lambda p, d: TileLeft(d[0], LETTERS[d[1]]),
        state.CHIP_REVEALED: lambda p, d: ChipRevealed(d[0], CHIPS[d[1]]),
        state.START_TAKEN: lambda p, d: StartTileTaken(p),
        state.CHIP_TAKEN: lambda p, d: ChipTaken(p, d[0], CHIPS[d[1]]),
        state.LAID: lambda p, d: TileLaid(p, d[0], d[1], LETTERS[d[2]]),
        state.BROKEN: lambda p, d: TileBroken(p, LETTERS[d[0]], d[1] == 1, None if d[2] == NONE else d[2]),
        state.CHIP_SPENT: lambda p, d: ChipSpent(p, CHIPS[d[0]]),
        state.TILED: lambda p, d: TilePlaced(p, d[0], d[1], LETTERS[d[2]], d[3], d[4]),
        state.SPECIAL_TILED: lambda p, d: SpecialTilePlaced(p, d[0], d[1], d[2]),
        state.DISCARDED: lambda p, d: TileDiscarded(p, d[0], LETTERS[d[1]]),
        state.BROKEN_SCORED: lambda p, d: BrokenScored(p, d[0], d[1]),
        state.SWEPT: lambda p, d: TileSwept(p, LETTERS[d[0]]),
        state.REFILLED: lambda p, d: BagRefilled(),
        state.DEALT: lambda p, d: TileDealt(d[0], LETTERS[d[1]]),
        state.CHIP_LAID: lambda p, d: ChipLaid(d[0]),
        state.ROUND_STARTED: lambda p, d: RoundStarted(p, d[0]),
        state.PASSED: lambda p, d: Passed(p),
        state.GOAL_SCORED: lambda p, d: GoalScored(p, GOALS[d[0]], d[1]),
        state.FINAL_SCORED: lambda p, d: FinalScored(p, d[0]),
        state.GAME_ENDED: lambda p, d: GameEnded(),
    }
)


def seen_by(events: Iterable[Event], viewer: int | None) -> tuple[Event, ...]:
    """The events as a player, or an onlooker (None), sees them: plates looked at or returned by others stay hidden."""
    return tuple(
        replace(event, plate=None) if isinstance(event, PlateSeen | PlateReturned) and event.player != viewer else event
        for event in events
    )
