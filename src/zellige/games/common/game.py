"""What the games share: a history that can be played on, taken back, written to a file and read again."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, Self, TypeVar

from zellige.notation import game_file
from zellige.notation.game_file import Entry, GameFile, Word
from zellige.notation.scanner import NotationError

from .errors import BrokenRule, InvalidMove
from .events import EventT
from .position import BasePosition, DealT, MoveT, as_seed

PositionT = TypeVar("PositionT", bound=BasePosition[Any, Any, Any, Any])

#: Let the game draw a seed that nobody can guess.
FRESH: Final = "fresh"
Seed = int | Literal["fresh"] | None


def drawn_seed(seed: Seed) -> int | None:
    return secrets.randbits(64) if seed == FRESH else seed


@dataclass(slots=True)
class Step(Generic[PositionT, MoveT, DealT, EventT]):
    """A deal or a move, what happened, and where it led."""

    move: MoveT | None
    deal: DealT | None
    events: tuple[EventT, ...]
    position: PositionT
    comment: str = ""


class BaseGame(ABC, Generic[PositionT, MoveT, DealT, EventT]):
    """A game from its set-up on. With a seed, deals follow by themselves; without one, every deal is given."""

    position_type: type[PositionT]

    def __init__(self, start: PositionT, seed: int | None, names: Sequence[str]) -> None:
        if not isinstance(start, self.position_type):
            raise TypeError(f"the game starts from a {self.position_type.__module__}.Position, not {start!r}")
        if len(names) > start.players:
            raise ValueError(f"the game seats {start.players}, not {len(names)} players")
        self.start = start
        self.seed = None if seed is None else int(as_seed(seed))
        self.names = list(names)
        #: Headers of the game file that the game itself does not need: date, place, …
        self.headers: dict[str, str] = {}
        self.comment = ""
        self.steps: list[Step[PositionT, MoveT, DealT, EventT]] = []
        self._deal_if_awaited()

    @classmethod
    def from_position(cls, position: PositionT, *, seed: int | None = None, names: Sequence[str] = ()) -> Self:
        """A game that starts from any position."""
        game = cls.__new__(cls)
        BaseGame.__init__(game, position, seed, names)
        return game

    @property
    def position(self) -> PositionT:
        """Where the game stands."""
        return self.steps[-1].position if self.steps else self.start

    @property
    def moves(self) -> list[MoveT]:
        return [step.move for step in self.steps if step.move is not None]

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    def positions_before(self) -> Iterator[PositionT]:
        """The position before each step."""
        yield self.start
        for step in self.steps[:-1]:
            yield step.position

    def play(self, move: MoveT | str) -> tuple[EventT, ...]:
        """Play a move, and the deal that follows if the game has a seed; returns what happened."""
        parsed: MoveT = self.position.parse_move(move) if isinstance(move, str) else move
        position, events = self.position.play_with_events(parsed)
        self.steps.append(Step(parsed, None, events, position))
        return events + self._deal_if_awaited()

    def deal(self, deal: DealT | str) -> tuple[EventT, ...]:
        """Give the deal that the position awaits; returns what happened."""
        parsed: DealT = self.position.parse_deal(deal) if isinstance(deal, str) else deal
        position, events = self.position.deal_with_events(parsed)
        self.steps.append(Step(None, parsed, events, position))
        return events

    def _deal_if_awaited(self) -> tuple[EventT, ...]:
        if self.seed is None or not self.position.awaits_deal:
            return ()
        return self.deal(self.position.draw_deal(self.seed))

    def undo(self) -> MoveT:
        """Take the last move back, with any deal that followed it; returns the move."""
        for index in range(len(self.steps) - 1, -1, -1):
            move = self.steps[index].move
            if move is not None:
                del self.steps[index:]
                return move
        raise ValueError("there is no move to undo")

    # The game file (docs/notation.md)

    @abstractmethod
    def _start_headers(self) -> dict[str, str]:
        """The headers that say how the game was set up."""

    @classmethod
    @abstractmethod
    def _start_of(cls, headers: dict[str, str]) -> PositionT:
        """The position that those headers, which are removed, set up; raises NotationError."""

    @abstractmethod
    def _labels(self) -> Iterator[str | None]:
        """For every step: what its line begins with, or None if it goes on in the same line."""

    def __str__(self) -> str:
        headers = self._start_headers()
        headers |= {f"Player{seat}": name for seat, name in enumerate(self.names, 1) if name.strip()}
        if self.seed is not None:
            headers["Seed"] = str(self.seed)
        file = GameFile(headers | self.headers, game_file.clean_comment(self.comment))
        for step, label in zip(self.steps, self._labels(), strict=True):
            comment = game_file.clean_comment(step.comment)
            if step.move is None:
                words = [str(step.position.round), *str(step.deal).split(" ")]
                file.entries.append(Entry("round", [Word(word) for word in words], comment))
            else:
                file.entries.append(Entry("move", [Word(str(step.move))], comment, label=label))
        file.entries.append(Entry("result", [Word(word) for word in result_words(self.position)]))
        return game_file.write(file)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a game file; raises NotationError, or IllegalMove or IllegalDeal with the place of the fault."""
        file = game_file.read(text)
        headers = dict(file.headers)
        start = cls._start_of(headers)
        seed = header_number(headers, "Seed", 0, (1 << 64) - 1) if "Seed" in headers else None
        names = [headers.pop(f"Player{seat}", "") for seat in range(1, start.players + 1)]
        while names and not names[-1]:
            names.pop()
        game = cls.from_position(start, names=names)
        game.comment = file.comment
        for entry in file.entries:
            game._read_entry(entry)
        # The deals stand in the file; the seed is for those that come after it.
        game.seed = seed
        game.headers = headers
        game._deal_if_awaited()
        return game

    def _read_entry(self, entry: Entry) -> None:
        try:
            if entry.kind == "round":
                self._read_round(entry)
            elif entry.kind == "move":
                self.play(entry.words[0].text)
            else:
                self._read_result(entry)
        except BrokenRule as error:
            raise error.located(entry.line, entry.column, len(self.moves) + 1) from None
        except InvalidMove as error:
            raise error.moved(entry.line, entry.column) from None
        if self.steps:
            # A comment behind the result belongs to the last step as well.
            self.steps[-1].comment = f"{self.steps[-1].comment} {entry.comment}".strip()

    def _read_round(self, entry: Entry) -> None:
        number, *words = entry.words or [Word("", entry.line, entry.column)]
        if number.text != str(self.position.round + 1):
            raise NotationError("round", str(self.position.round + 1), number.text, number.line, number.column)
        start = words[0].column if words else number.column
        text = ""
        for word in words:
            text = text.ljust(word.column - start) + word.text
        try:
            deal = self.position.parse_deal(text)
        except NotationError as error:
            raise error.moved(number.line, start) from None
        self.deal(deal)

    def _read_result(self, entry: Entry) -> None:
        expected = result_words(self.position)
        found = [word.text for word in entry.words]
        if found != expected:
            raise NotationError("result", " ".join(expected), " ".join(found), entry.line, entry.column)


def result_words(position: BasePosition[Any, Any, Any, Any]) -> list[str]:
    """`*` for an unfinished game, else the scores and who won: `41 56 won 2`."""
    if not position.is_over:
        return ["*"]
    return [*map(str, position.scores), "won", *(str(player + 1) for player in position.winners())]


def header_number(headers: dict[str, str], name: str, low: int, high: int) -> int:
    """Take a header out and read it as a number; raises NotationError."""
    value = headers.pop(name)
    if not value.isascii() or not value.isdigit() or len(value) > 20 or not low <= int(value) <= high:
        raise NotationError(f"header_{name.lower()}", f"{low}–{high}", value, 1, 1)
    return int(value)
