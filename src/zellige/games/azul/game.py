"""A game of Azul with its history: play, deal, undo, and the game file."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Self

import numpy as np

from zellige.games.common.errors import BrokenRule, InvalidMove
from zellige.notation import game_file
from zellige.notation.game_file import Entry, GameFile, Word
from zellige.notation.scanner import NotationError, Scanner
from zellige.rules.azul import batch

from .events import Event
from .layout import Phase
from .moves import Deal, Move, scan_display
from .position import Position, as_seed
from .variant import VARIANTS, Side, Variant

#: Let the game draw a seed that nobody can guess.
FRESH: Final = "fresh"


@dataclass(slots=True)
class Step:
    """A deal or a move, what happened, and where it led."""

    action: Deal | Move
    events: tuple[Event, ...]
    position: Position
    comment: str = ""


class Game:
    """A game of Azul from its set-up on.

    With a seed, deals follow by themselves and the same seed gives the same game; with `seed=None` every deal is
    given with `deal`. The starting player is drawn from the seed unless the table chooses one (AZ-1.5).

    >>> game = Game(players=2, seed=7)
    >>> game.position.displays
    ('RRKW', 'RKKW', 'RKWW', 'YRKW', 'YRKW')
    >>> events = game.play("1R2")
    >>> str(game.undo())
    '1R2'
    """

    def __init__(
        self,
        players: int = 2,
        side: Side = "coloured",
        *,
        seed: int | Literal["fresh"] | None = FRESH,
        starting_player: int | None = None,
        names: Sequence[str] = (),
    ) -> None:
        if isinstance(seed, str):
            seed = secrets.randbits(64)
        if starting_player is None:
            starting_player = 0 if seed is None else draw_starting_player(seed, Variant(players, side).players)
        self._begin(Position.start(players, side, starting_player), seed, names)

    @classmethod
    def from_position(cls, position: Position, *, seed: int | None = None, names: Sequence[str] = ()) -> Self:
        """A game that starts from any position."""
        game = cls.__new__(cls)
        game._begin(position, seed, names)
        return game

    def _begin(self, start: Position, seed: int | None, names: Sequence[str]) -> None:
        if len(names) > start.variant.players:
            raise ValueError(f"{start.variant} seats {start.variant.players}, not {len(names)} players")
        self.start = start
        self.seed = None if seed is None else int(as_seed(seed))
        self.names = list(names)
        #: Headers of the game file that the game itself does not need: date, place, …
        self.headers: dict[str, str] = {}
        self.comment = ""
        self.steps: list[Step] = []
        self._deal_if_awaited()

    @property
    def variant(self) -> Variant:
        return self.start.variant

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.steps[-1].position if self.steps else self.start

    @property
    def moves(self) -> list[Move]:
        return [step.action for step in self.steps if isinstance(step.action, Move)]

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Play a move, and the deal that follows if the game has a seed; returns what happened."""
        move = Move.parse(move) if isinstance(move, str) else move
        position, events = self.position.play_with_events(move)
        self.steps.append(Step(move, events, position))
        return events + self._deal_if_awaited()

    def deal(self, deal: Deal | str) -> tuple[Event, ...]:
        """Give the deal that the position awaits; returns what happened."""
        deal = Deal.parse(deal) if isinstance(deal, str) else deal
        position, events = self.position.deal_with_events(deal)
        self.steps.append(Step(deal, events, position))
        return events

    def _deal_if_awaited(self) -> tuple[Event, ...]:
        if self.seed is None or not self.position.awaits_deal:
            return ()
        return self.deal(self.position.draw_deal(self.seed))

    def undo(self) -> Move:
        """Take the last move back, with any deal that followed it; returns the move."""
        for index in range(len(self.steps) - 1, -1, -1):
            action = self.steps[index].action
            if isinstance(action, Move):
                del self.steps[index:]
                return action
        raise ValueError("there is no move to undo")

    # The game file

    def __str__(self) -> str:
        file = GameFile(self._file_headers(), game_file.clean_comment(self.comment))
        before, turn, last = self.start, 0, None
        for step in self.steps:
            comment = game_file.clean_comment(step.comment)
            if isinstance(step.action, Deal):
                words = [str(step.position.round), *str(step.action).split(" ")]
                file.entries.append(Entry("round", [Word(word) for word in words], comment))
                turn, last = 0, None
            else:
                # A line for every turn of all players, numbered; then one for each player's wall.
                label = None
                if before.phase is Phase.TILING:
                    label = "  " if last != before.player else None
                    last = before.player
                else:
                    label = f"{turn // self.variant.players + 1}." if turn % self.variant.players == 0 else None
                    turn += 1
                file.entries.append(Entry("move", [Word(str(step.action))], comment, label=label))
            before = step.position
        file.entries.append(Entry("result", [Word(word) for word in result_words(self.position)]))
        return game_file.write(file)

    def _file_headers(self) -> dict[str, str]:
        headers = {"Variant": str(self.variant)}
        headers |= {f"Player{seat}": name for seat, name in enumerate(self.names, 1) if name.strip()}
        if self.start == Position.start(self.variant.players, self.variant.side, self.start.starting_player):
            headers["Starts"] = str(self.start.starting_player + 1)
        else:
            headers["Position"] = str(self.start)
        if self.seed is not None:
            headers["Seed"] = str(self.seed)
        return headers | self.headers

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a game file; raises NotationError, or IllegalMove or IllegalDeal with the place of the fault."""
        file = game_file.read(text)
        headers = dict(file.headers)
        start = _start_of(headers)
        seed = _header_number(headers, "Seed", 0, (1 << 64) - 1) if "Seed" in headers else None
        names = [headers.pop(f"Player{seat}", "") for seat in range(1, start.variant.players + 1)]
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
        number = len(self.moves) + 1
        try:
            if entry.kind == "round":
                self.deal(_deal_of(entry, self.position))
            elif entry.kind == "move":
                self.play(entry.words[0].text)
            else:
                _check_result(entry, self.position)
        except BrokenRule as error:
            raise error.located(entry.line, entry.column, number) from None
        except InvalidMove as error:
            raise error.moved(entry.line, entry.column) from None
        if self.steps and entry.kind != "result":
            self.steps[-1].comment = entry.comment


def draw_starting_player(seed: int, players: int) -> int:
    """The starting player that a seed draws (AZ-1.5)."""
    out = np.zeros(1, np.int8)
    batch.starting_players(np.array([as_seed(seed)]), players, out)
    return int(out[0])


def result_words(position: Position) -> list[str]:
    """`*` for an unfinished game, else the scores and who won: `41 56 won 2`."""
    if not position.is_over:
        return ["*"]
    return [*map(str, position.scores), "won", *(str(player + 1) for player in position.winners())]


def _check_result(entry: Entry, position: Position) -> None:
    expected = result_words(position)
    found = [word.text for word in entry.words]
    if found != expected:
        raise NotationError("result", " ".join(expected), " ".join(found), entry.line, entry.column)


def _deal_of(entry: Entry, position: Position) -> Deal:
    words = entry.words
    if not words or words[0].text != str(position.round + 1):
        found = words[0] if words else Word("", entry.line, entry.column)
        raise NotationError("round", str(position.round + 1), found.text, found.line, found.column)
    displays = []
    for word in words[1:]:
        scanner = Scanner(word.text)
        try:
            displays.append(scan_display(scanner))
            scanner.end()
        except NotationError as error:
            raise error.moved(word.line, word.column) from None
    return Deal(tuple(displays))


def _start_of(headers: dict[str, str]) -> Position:
    names = [str(variant) for variant in VARIANTS]
    if "Position" in headers:
        start = Position.parse(headers.pop("Position"))
        if headers.pop("Variant", str(start.variant)) != str(start.variant):
            raise NotationError("header_variant", str(start.variant), "", 1, 1)
        return start
    name = headers.pop("Variant", "")
    if name not in names:
        raise NotationError("header_variant", ", ".join(names), name, 1, 1)
    variant = Variant.parse(name)
    starts = _header_number(headers, "Starts", 1, variant.players) if "Starts" in headers else 1
    return Position.start(variant.players, variant.side, starts - 1)


def _header_number(headers: dict[str, str], name: str, low: int, high: int) -> int:
    value = headers.pop(name)
    if not value.isascii() or not value.isdigit() or len(value) > 20 or not low <= int(value) <= high:
        raise NotationError(f"header_{name.lower()}", f"{low}–{high}", value, 1, 1)
    return int(value)
