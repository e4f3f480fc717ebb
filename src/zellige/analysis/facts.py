"""What can be said about a move: facts without words, for tellers of any language and for programs.

Players, lines, rows, columns and slots count from 0, as in events; colours, plates and chips are letters, moves are in
notation. Points are what the engine scores as things stand: if nobody took anything more in this round.
"""

from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Literal

GameName = Literal["azul", "duel"]


@dataclass(frozen=True, slots=True)
class Fact:
    """Something true about a move."""

    #: The name of the fact for programs.
    name: ClassVar[str]

    @property
    def weight(self) -> float:
        """How much it matters, roughly in points; what the move does comes first."""
        return 1.0

    def to_json(self) -> dict[str, Any]:
        return {"fact": self.name} | asdict(self)


@dataclass(frozen=True, slots=True)
class Deed(Fact):
    """What the move itself does."""

    @property
    def weight(self) -> float:
        return 100.0


# Tiles and lines of both games


@dataclass(frozen=True, slots=True)
class LineFilled(Deed):
    """Tiles are laid on a line that then lacks some."""

    name = "line-filled"
    line: int
    count: int
    colour: str
    missing: int


@dataclass(frozen=True, slots=True)
class LineCompleted(Deed):
    """Tiles complete a line; its tile scores that much, at its best space where there is a choice; 0 if it has none."""

    name = "line-completed"
    line: int
    count: int
    colour: str
    points: int
    is_choice: bool


@dataclass(frozen=True, slots=True)
class LinksRaised(Fact):
    """Other tiles of this round score that much more next to the new one."""

    name = "links-raised"
    points: int

    @property
    def weight(self) -> float:
        return self.points


@dataclass(frozen=True, slots=True)
class TilesFallen(Fact):
    """Tiles of the take, and the marker if it is `with_marker`, go to the floor line, which costs so much more."""

    name = "tiles-fallen"
    count: int
    colour: str
    with_marker: bool
    cost: int

    @property
    def weight(self) -> float:
        return self.cost + 0.5


@dataclass(frozen=True, slots=True)
class TilesBroken(Fact):
    """Tiles of the take break, and the start tile comes along if it is `with_start_tile`: that costs so much more."""

    name = "tiles-broken"
    count: int
    colour: str
    with_start_tile: bool
    cost: int

    @property
    def weight(self) -> float:
        return self.cost + 0.5


@dataclass(frozen=True, slots=True)
class LineLost(Fact):
    """A line of so many tiles has no space, falls to the floor line or breaks in this round, and costs that much, or
    that much more if it was lost before.
    """

    name = "line-lost"
    game: GameName
    line: int
    count: int
    cost: int

    @property
    def weight(self) -> float:
        return self.cost + 5


@dataclass(frozen=True, slots=True)
class NoSpace(Fact):
    """No space accepts the line's colour: for good if it `is_lost`, else until a further plate comes."""

    name = "no-space"
    line: int
    colour: str
    is_lost: bool

    @property
    def weight(self) -> float:
        return 6 if self.is_lost else 3


@dataclass(frozen=True, slots=True)
class TilePlaced(Deed):
    """A tile is placed on the wall or the dome and scores; other spaces would score at most `other_points`."""

    name = "tile-placed"
    row: int
    column: int
    colour: str
    points: int
    other_points: int | None


@dataclass(frozen=True, slots=True)
class StartsNext(Fact):
    """The player takes the starting player marker or the start tile, and will start the next round; in the last round
    of a duel it decides ties.
    """

    name = "starts-next"
    game: GameName
    is_last_round: bool

    @property
    def weight(self) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class Denied(Fact):
    """Without the move the next player could have completed a line with these very tiles, for that much in all; the
    best reply that is left brings `left`.
    """

    name = "denied"
    player: int
    line: int
    points: int
    left: int

    @property
    def weight(self) -> float:
        return self.points - self.left + 0.2


@dataclass(frozen=True, slots=True)
class Reply(Fact):
    """The next player can complete a line, for that much in all; `is_new` if the move makes a better reply possible."""

    name = "reply"
    player: int
    move: str
    line: int
    count: int
    colour: str
    points: int
    is_new: bool

    @property
    def weight(self) -> float:
        return self.points if self.is_new else self.points / 2


# Azul


@dataclass(frozen=True, slots=True)
class TilesCentred(Fact):
    """The other tiles of the display move to the centre."""

    name = "tiles-centred"
    tiles: str

    @property
    def weight(self) -> float:
        return 0.5


@dataclass(frozen=True, slots=True)
class RowCompleted(Fact):
    """A row of the wall will be complete, for a bonus; `ends_game` if no other row would be."""

    name = "row-completed"
    row: int
    points: int
    ends_game: bool

    @property
    def weight(self) -> float:
        return 30 if self.ends_game else self.points


@dataclass(frozen=True, slots=True)
class ColumnCompleted(Fact):
    """A column of the wall will be complete, for a bonus at the end."""

    name = "column-completed"
    column: int
    points: int

    @property
    def weight(self) -> float:
        return self.points


@dataclass(frozen=True, slots=True)
class ColourCompleted(Fact):
    """All five tiles of a colour will be on the wall, for a bonus at the end."""

    name = "colour-completed"
    colour: str
    points: int

    @property
    def weight(self) -> float:
        return self.points


@dataclass(frozen=True, slots=True)
class ColumnGrows(Fact):
    """A column of the wall will have so many tiles."""

    name = "column-grows"
    column: int
    tiles: int
    points: int

    @property
    def weight(self) -> float:
        return self.tiles - 2


@dataclass(frozen=True, slots=True)
class ColourGrows(Fact):
    """A colour will have so many tiles on the wall."""

    name = "colour-grows"
    colour: str
    tiles: int
    points: int

    @property
    def weight(self) -> float:
        return self.tiles - 1.9


@dataclass(frozen=True, slots=True)
class Burden(Fact):
    """So many tiles of a colour lie in the centre that at least `least` fall, whoever takes them."""

    name = "burden"
    count: int
    colour: str
    least: int

    @property
    def weight(self) -> float:
        return self.least


# The duel


@dataclass(frozen=True, slots=True)
class TilesTaken(Deed):
    """Tiles are taken in hand, from a factory's sun or from the moons (None)."""

    name = "tiles-taken"
    count: int
    colour: str
    factory: int | None


@dataclass(frozen=True, slots=True)
class LeftoversStacked(Fact):
    """Tiles left over lie on a small factory's moon, from bottom to top."""

    name = "leftovers-stacked"
    factory: int
    tiles: str

    @property
    def weight(self) -> float:
        return 0.5


@dataclass(frozen=True, slots=True)
class LeftoverNext(Deed):
    """A leftover tile is stacked next; those of `waiting` come on top of it."""

    name = "leftover-next"
    factory: int
    colour: str
    waiting: str


@dataclass(frozen=True, slots=True)
class ChipRevealed(Fact):
    """The chip of a small factory is turned face-up; which one nobody knows."""

    name = "chip-revealed"
    factory: int


@dataclass(frozen=True, slots=True)
class ChipTaken(Deed):
    """A chip is taken, the first or second of this round."""

    name = "chip-taken"
    chip: str
    number: int


@dataclass(frozen=True, slots=True)
class ChipsSuffice(Fact):
    """With the chip, a line can be completed when the dome is tiled, which it could not before."""

    name = "chips-suffice"
    line: int
    colour: str

    @property
    def weight(self) -> float:
        return 4


@dataclass(frozen=True, slots=True)
class PlateTaken(Deed):
    """A face-up plate is taken; the player has so many tokens left, None in the set-up."""

    name = "plate-taken"
    plate: str
    is_special: bool
    tokens: int | None


@dataclass(frozen=True, slots=True)
class PlateDrawn(Deed):
    """The top plate of the stack is drawn, whose back shows its kind, for a point or, if there is none, for nothing."""

    name = "plate-drawn"
    is_special: bool
    cost: int


@dataclass(frozen=True, slots=True)
class DrawingStopped(Deed):
    """The plates drawn are looked at."""

    name = "drawing-stopped"
    count: int


@dataclass(frozen=True, slots=True)
class PlateKept(Deed):
    """A plate drawn is kept, and so many others go back under the stack."""

    name = "plate-kept"
    plate: str
    is_special: bool
    returned: int


@dataclass(frozen=True, slots=True)
class PlateReturned(Deed):
    """A plate drawn goes under the stack next; only its drawer knows which."""

    name = "plate-returned"
    plate: str


@dataclass(frozen=True, slots=True)
class SlotChosen(Deed):
    """The plate goes to a slot, which serves two rows: this one and the next."""

    name = "slot-chosen"
    plate: str
    slot: int
    row: int


@dataclass(frozen=True, slots=True)
class PlatePlaced(Deed):
    """The plate lies on its slot; what it prints in its two rows, S being special and W multicoloured."""

    name = "plate-placed"
    plate: str
    slot: int
    row: int
    upper: str
    lower: str


@dataclass(frozen=True, slots=True)
class SpaceGained(Fact):
    """A line that had no space for its colour gets one; if it is complete, its tile scores that much, else 0."""

    name = "space-gained"
    line: int
    colour: str
    points: int

    @property
    def weight(self) -> float:
        return 4 + self.points


@dataclass(frozen=True, slots=True)
class GoalChanged(Fact):
    """What a goal would bring at the end, as the dome would be after this round, changes by so many points."""

    name = "goal-changed"
    goal: str
    points: int

    @property
    def weight(self) -> float:
        return abs(self.points)


@dataclass(frozen=True, slots=True)
class SpecialPlaced(Fact):
    """A special plate is full: its special tile scores."""

    name = "special-placed"
    points: int

    @property
    def weight(self) -> float:
        return self.points


@dataclass(frozen=True, slots=True)
class LinePaid(Deed):
    """A line is completed with so many chips, after which the player has `left`; its tile can score that much."""

    name = "line-paid"
    line: int
    count: int
    left: int
    points: int


@dataclass(frozen=True, slots=True)
class PaymentDeclined(Deed):
    """A line is not completed with chips: `chips` are kept, and the points that completing it could bring now."""

    name = "payment-declined"
    line: int
    chips: int
    points: int


@dataclass(frozen=True, slots=True)
class ChipSpent(Deed):
    """A chip is spent, after which the player has `left`."""

    name = "chip-spent"
    chip: str
    left: int
