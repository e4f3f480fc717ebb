"""The decisions of Azul Duel, of which turns are made, and deals: frozen values, each with a text twin."""

from dataclasses import dataclass

from zellige.games.common.errors import InvalidMove
from zellige.notation.scanner import Scanner
from zellige.rules.duel import play as encoding
from zellige.rules.duel.components import CHIPS, JOKER_PLATES, LETTERS, SPECIAL_PLATES
from zellige.rules.duel.state import DOME, FACTORIES, LARGE, LARGE_TILES, LINES, SLOTS, SMALL_FACTORIES, SMALL_TILES

#: The names of the plates: S1 … S9 are special, J1 … J9 joker plates, in the order of docs/rules/duel.md.
PLATE_NAMES = [f"S{number}" for number in range(1, len(SPECIAL_PLATES) + 1)]
PLATE_NAMES += [f"J{number}" for number in range(1, len(JOKER_PLATES) + 1)]
#: What each plate prints, from the upper left to the lower right.
PLATE_PRINTS = {
    name: plate.replace("/", "") for name, plate in zip(PLATE_NAMES, SPECIAL_PLATES + JOKER_PLATES, strict=True)
}

#: The line of a take that breaks as a whole.
BREAK = LINES


def factory_name(factory: int) -> str:
    return "L" if factory == LARGE else str(factory)


@dataclass(frozen=True, slots=True)
class Move:
    """A decision of a player. Colours and chips are letters; slots, lines and columns count from 0."""

    @staticmethod
    def parse(text: str) -> "Move":
        """Read a decision, in capitals or not.

        >>> Move.parse("s2B"), Move.parse(">3"), Move.parse("J4")
        (Sun(factory=2, colour='B'), Line(line=2), Plate(plate='J4'))
        >>> Move.parse("s2G")
        Traceback (most recent call last):
        zellige.games.common.errors.InvalidMove: line 1, column 3: expected decision (B, K, R, T, Y), found 'G'
        """
        move = _BY_TEXT.get(text.lower())
        if move is None:
            raise _unreadable(text)
        return move

    @property
    def action(self) -> int:
        """The decision as an integer, for learning."""
        action = _ACTIONS.get(self)
        if action is None:
            raise ValueError(f"no such decision: {self!r}")
        return action


@dataclass(frozen=True, slots=True)
class Plate(Move):
    """Take a face-up plate, or keep or return one of those drawn (DU-2.7, DU-3.2, DU-3.3)."""

    plate: str

    def __str__(self) -> str:
        return self.plate


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Pay a point for the top plate of the stack (DU-3.3)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """Draw no more plates, and look at those drawn (DU-3.3)."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Slot(Move):
    """Put the plate on a slot of the dome, 0 being the upper left and 8 the lower right one (DU-3.1)."""

    slot: int

    def __str__(self) -> str:
        return f"@{self.slot + 1}"


@dataclass(frozen=True, slots=True)
class Rotation(Move):
    """Turn the plate clockwise by so many quarters (DU-3.1)."""

    quarters: int

    def __str__(self) -> str:
        return f"r{self.quarters}"


@dataclass(frozen=True, slots=True)
class Sun(Move):
    """Take all tiles of a colour from the sun of a factory, 0 being the large one (DU-3.6)."""

    factory: int
    colour: str

    def __str__(self) -> str:
        return f"s{factory_name(self.factory)}{self.colour}"


@dataclass(frozen=True, slots=True)
class Moon(Move):
    """Take all top tiles of a colour from all moons (DU-3.8)."""

    colour: str

    def __str__(self) -> str:
        return f"m{self.colour}"


@dataclass(frozen=True, slots=True)
class TakeChip(Move):
    """Take the revealed chip of a small factory, 1 to 4 (DU-3.11)."""

    factory: int

    def __str__(self) -> str:
        return f"c{self.factory}"


@dataclass(frozen=True, slots=True)
class Line(Move):
    """Lay the tiles taken on a pattern line, or BREAK them all (DU-3.12)."""

    line: int

    def __str__(self) -> str:
        return ">X" if self.line == BREAK else f">{self.line + 1}"


@dataclass(frozen=True, slots=True)
class Leftover(Move):
    """The tile of this colour goes on top of the moon next (DU-3.6)."""

    colour: str

    def __str__(self) -> str:
        return f"^{self.colour}"


@dataclass(frozen=True, slots=True)
class Column(Move):
    """Move the line's tile to this column of its dome row (DU-4.1)."""

    column: int

    def __str__(self) -> str:
        return f"={self.column + 1}"


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """Do not complete the line with chips (DU-4.5)."""

    def __str__(self) -> str:
        return "no"


@dataclass(frozen=True, slots=True)
class Pay(Move):
    """Complete the line: so many tiles for two chips of its colour each, the others for any three chips (DU-4.4)."""

    pairs: int

    def __str__(self) -> str:
        return f"pay{self.pairs}"


@dataclass(frozen=True, slots=True)
class Spend(Move):
    """Spend a chip of this kind (DU-4.4)."""

    chip: str

    def __str__(self) -> str:
        return f"${self.chip}"


def _all_moves() -> list[Move]:
    """Every decision, in the order of the integers that encode them."""
    moves: dict[int, list[Move]] = {
        encoding.PLATE: [Plate(name) for name in PLATE_NAMES],
        encoding.DRAW: [Draw()],
        encoding.STOP: [Stop()],
        encoding.SLOT: [Slot(slot) for slot in range(SLOTS)],
        encoding.ROTATION: [Rotation(quarters) for quarters in range(4)],
        encoding.SUN: [Sun(factory, colour) for factory in range(FACTORIES) for colour in LETTERS],
        encoding.MOON: [Moon(colour) for colour in LETTERS],
        encoding.CHIP: [TakeChip(small + 1) for small in range(SMALL_FACTORIES)],
        encoding.LINE: [Line(line) for line in range(LINES + 1)],
        encoding.LEFTOVER: [Leftover(colour) for colour in LETTERS],
        encoding.COLUMN: [Column(column) for column in range(DOME)],
        encoding.DECLINE: [Decline()],
        encoding.PAY: [Pay(pairs) for pairs in range(LINES)],
        encoding.SPEND: [Spend(chip) for chip in CHIPS],
    }
    listed: list[Move] = []
    for first, group in moves.items():
        assert len(listed) == first, "the ranges of rules.duel.play follow each other in this order"
        listed += group
    assert len(listed) == encoding.MAX_ACTIONS
    return listed


MOVES = _all_moves()
_ACTIONS = {move: action for action, move in enumerate(MOVES)}
_BY_TEXT = {str(move).lower(): move for move in MOVES}


def _unreadable(text: str) -> InvalidMove:
    """Where a text stops being the beginning of any decision, and what could have followed there."""
    texts = {str(move).lower(): str(move) for move in MOVES}
    good = max(length for length in range(len(text) + 1) if any(key.startswith(text[:length].lower()) for key in texts))
    following = {
        whole[good] for key, whole in texts.items() if key.startswith(text[:good].lower()) and len(whole) > good
    }
    scanner = Scanner(text, InvalidMove)
    scanner.offset = good
    error = scanner.fault("decision" if following else "end", ", ".join(sorted(following)))
    assert isinstance(error, InvalidMove)
    return error


@dataclass(frozen=True, slots=True)
class Deal:
    """The tiles of the large factory and of the four small ones, and the chips of the small ones.

    >>> Deal.parse("BYRKT BBYR KKTT RRRT BYKT chips B TY K RT").factories
    ('BYRKT', 'BBYR', 'KKTT', 'RRRT', 'BYKT')
    """

    factories: tuple[str, ...]
    chips: tuple[str, ...]

    def __post_init__(self) -> None:
        for factory in self.factories:
            if set(factory) - set(LETTERS):
                raise ValueError(f"a factory holds {', '.join(LETTERS)}, not {factory!r}")
        for chip in self.chips:
            if chip not in CHIPS:
                raise ValueError(f"a chip is one of {', '.join(CHIPS)}, not {chip!r}")
        # Tiles on a sun have no order: equal deals are equal values.
        ordered = tuple("".join(sorted(factory, key=LETTERS.index)) for factory in self.factories)
        object.__setattr__(self, "factories", ordered)

    @classmethod
    def parse(cls, text: str) -> "Deal":
        scanner = Scanner(text)
        factories = []
        hint = f"{', '.join(LETTERS)}; -"
        for factory in range(FACTORIES):
            most = LARGE_TILES if factory == LARGE else SMALL_TILES
            tiles = scanner.expect(rf"-|[{LETTERS}]{{1,{most}}}(?!\w)", "factory", hint)
            factories.append(tiles.strip("-"))
            scanner.expect(" +", "space")
        scanner.expect("chips", "chips", "chips")
        chips = []
        for _ in range(SMALL_FACTORIES):
            scanner.expect(" +", "space")
            chips.append(scanner.expect(rf"(?:{'|'.join(CHIPS)})(?!\w)", "chip", ", ".join(CHIPS)))
        scanner.end()
        return cls(tuple(factories), tuple(chips))

    def __str__(self) -> str:
        return f"{' '.join(factory or '-' for factory in self.factories)} chips {' '.join(self.chips)}"
