"""Moves and deals of Azul: frozen values, each with a text twin (docs/notation.md)."""

from dataclasses import dataclass
from functools import lru_cache
from operator import index

from zellige.games.common.errors import InvalidMove
from zellige.games.common.tiles import LETTERS, Colour, counted, spelled
from zellige.notation.scanner import NotationError, Scanner
from zellige.rules.azul.play import MAX_ACTIONS, TAKES, take_action, take_of
from zellige.rules.azul.state import CENTRE, LINES, MAX_SOURCES, TILES_PER_DISPLAY, WALL
from zellige.rules.common.compiling import uncompiled
from zellige.rules.common.tiles import COLOURS

#: The destination of a take that goes to the floor line.
FLOOR = LINES

_COLOUR_HINT = ", ".join(LETTERS)


@dataclass(frozen=True, slots=True)
class Move:
    """A decision of a player: a `Take` in the factory offer, or a `Placement` on the grey side's wall."""

    @staticmethod
    @lru_cache(maxsize=1024)
    def parse(text: str) -> "Move":
        """Read a move, in capitals or not.

        >>> Move.parse("3B2")
        Take(source=3, colour=<Colour.BLUE: 0>, line=1)
        >>> Move.parse("crf") == Take(CENTRE, Colour.RED, FLOOR)
        True
        >>> Move.parse("2-4")
        Placement(line=1, column=3)
        >>> Move.parse("3G2")
        Traceback (most recent call last):
        zellige.games.common.errors.InvalidMove: line 1, column 2: expected colour (B, Y, R, K, W), found 'G2'
        """
        scanner = Scanner(text, InvalidMove)
        if scanner.peek(r"[0-9]-"):
            line = scanner.number("line", 1, LINES)
            scanner.accept("-")
            column = scanner.number("column", 1, WALL)
            scanner.end()
            return Placement(line - 1, column - 1)
        source = scanner.expect(r"[1-9Cc]", "source", "1–9, C")
        colour = scanner.expect(f"[{LETTERS}{LETTERS.lower()}]", "colour", _COLOUR_HINT)
        destination = scanner.expect(r"[1-5Ff]", "destination", "1–5, F")
        scanner.end()
        return Take(
            CENTRE if source in "Cc" else int(source),
            Colour(LETTERS.index(colour.upper())),
            FLOOR if destination in "Ff" else int(destination) - 1,
        )

    @property
    def action(self) -> int:
        """The move as an integer, for learning. A placement's does not say its line: the position does."""
        raise TypeError("a Move is a Take or a Placement")


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take all tiles of a colour from a source (0 is the centre) and lay them on a line (0–4), or on FLOOR."""

    source: int
    colour: Colour
    line: int

    def __post_init__(self) -> None:
        if not (0 <= self.source < MAX_SOURCES and 0 <= self.colour < COLOURS and 0 <= self.line <= FLOOR):
            raise ValueError(f"no such take: {self!r}; source is 0–9, colour 0–4, line 0–4 or FLOOR (5)")
        # Whole numbers of any type become Python's own: a narrow one would overflow in `action`.
        object.__setattr__(self, "source", index(self.source))
        object.__setattr__(self, "colour", Colour(index(self.colour)))
        object.__setattr__(self, "line", index(self.line))

    def __str__(self) -> str:
        source = "C" if self.source == CENTRE else str(self.source)
        return source + self.colour.letter + ("F" if self.line == FLOOR else str(self.line + 1))

    @property
    def action(self) -> int:
        return uncompiled(take_action)(self.source, int(self.colour), self.line)


@dataclass(frozen=True, slots=True)
class Placement(Move):
    """Move the tile of a complete line (0–4) to a column (0–4) of the grey wall (AZ-7.1)."""

    line: int
    column: int

    def __post_init__(self) -> None:
        if not (0 <= self.line < LINES and 0 <= self.column < WALL):
            raise ValueError(f"no such placement: {self!r}; line and column are 0–4")
        object.__setattr__(self, "line", index(self.line))
        object.__setattr__(self, "column", index(self.column))

    def __str__(self) -> str:
        return f"{self.line + 1}-{self.column + 1}"

    @property
    def action(self) -> int:
        return self.column


def _take(source: int, colour: int, line: int) -> Take:
    return Take(source, Colour(colour), line)


_TAKES = [_take(*uncompiled(take_of)(action)) for action in range(TAKES, MAX_ACTIONS)]


def move_of_action(action: int, line: int) -> Move:
    """The move that an integer encodes, `line` being the one whose placement is asked."""
    return Placement(line, action) if action < TAKES else _TAKES[action - TAKES]


@dataclass(frozen=True, slots=True)
class Deal:
    """The tiles that each display receives, as letters.

    >>> Deal.parse("BBYR KKWW WRRR BYKW -").displays
    ('BBYR', 'KKWW', 'RRRW', 'BYKW', '')
    """

    displays: tuple[str, ...]

    def __post_init__(self) -> None:
        for display in self.displays:
            if set(display) - set(LETTERS):
                raise ValueError(f"a display holds {_COLOUR_HINT}, not {display!r}")
        # Tiles on a display have no order: equal deals are equal values.
        object.__setattr__(self, "displays", tuple(spelled(counted(display)) for display in self.displays))

    @classmethod
    def parse(cls, text: str) -> "Deal":
        scanner = Scanner(text, NotationError)
        displays = [scan_display(scanner)]
        while scanner.accept(" +"):
            displays.append(scan_display(scanner))
        scanner.end()
        return cls(tuple(displays))

    def __str__(self) -> str:
        return " ".join(display or "-" for display in self.displays)


def scan_display(scanner: Scanner) -> str:
    """One display: up to four letters, or `-` if it is empty."""
    if scanner.accept("-"):
        return ""
    return scanner.expect(f"[{LETTERS}]{{1,{TILES_PER_DISPLAY}}}(?![A-Za-z])", "display", f"{_COLOUR_HINT}; -")
