"""What the positions of all games share: immutable values over one compiled record."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from operator import index
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import numpy as np
import numpy.typing as npt

from zellige.rules.common.batch import Engine
from zellige.rules.common.log import LOG

from .errors import IllegalMove, ImpossiblePosition
from .events import EventT, LogReader


class MoveLike(Protocol):
    """A decision with a text twin and an integer."""

    @property
    def action(self) -> int: ...


MoveT = TypeVar("MoveT", bound=MoveLike)
DealT = TypeVar("DealT")
LayoutT = TypeVar("LayoutT")


@dataclass(frozen=True)
class Forms:
    """The functions between a record, its layout (what lies on the table, as plain Python) and its text forms."""

    layout_of: Callable[[Any], Any]
    states_of: Callable[[Any], npt.NDArray[Any]]
    read_text: Callable[[str], Any]
    write_text: Callable[[Any], str]
    #: Raises ImpossiblePosition for a layout that no game can reach.
    check: Callable[[Any], None]
    #: The module with the JSON form, imported when it is needed: pydantic takes a while.
    json_module: str

    @cached_property
    def json(self) -> Any:
        return import_module(self.json_module)


class BasePosition(ABC, Generic[LayoutT, MoveT, DealT, EventT]):
    """A position. It never changes: `play` and `deal` return the position that follows."""

    __slots__ = ("_layout", "_states")

    #: The compiled rules, what forbids a move (code and rule by the engine's number), and how many play.
    engine: ClassVar[Engine]
    faults: ClassVar[dict[int, tuple[str, str]]]

    def __init__(self, states: npt.NDArray[Any]) -> None:
        """Take over an array of one record; users call `start`, `parse`, `from_json` or `from_layout`."""
        self._states = states
        self._layout: Any = None

    forms: ClassVar[Forms]
    #: What moves are made of.
    move_type: ClassVar[type[Any]]
    #: The rule by which whoever is on turn can always do something.
    stuck_rule: ClassVar[str]

    # What each game says itself

    @property
    @abstractmethod
    def players(self) -> int:
        """How many play."""

    @property
    @abstractmethod
    def actions(self) -> int:
        """How many integers encode the moves of this variant."""

    @staticmethod
    @abstractmethod
    def parse_move(text: str) -> MoveT:
        """Read a move; raises InvalidMove."""

    @staticmethod
    @abstractmethod
    def parse_deal(text: str) -> DealT:
        """Read a deal; raises NotationError."""

    #: How the rules' events are read.
    log_reader: ClassVar[LogReader[Any]]

    @abstractmethod
    def _move_of(self, actions: list[int]) -> list[MoveT]: ...

    @abstractmethod
    def _deal_of(self, chance: Any) -> DealT: ...

    @abstractmethod
    def _write_deal(self, deal: DealT, chance: Any) -> None: ...

    @abstractmethod
    def _check_deal(self, deal: DealT | None) -> None:
        """Raise IllegalDeal if the deal cannot be laid out, or, without one, if none is awaited."""

    # What is the same everywhere

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text form; raises NotationError or ImpossiblePosition."""
        return cls.from_layout(cls.forms.read_text(text))

    @classmethod
    def from_layout(cls, layout: LayoutT) -> Self:
        """The position with this layout; raises ImpossiblePosition."""
        cls.forms.check(layout)
        position = cls(cls.forms.states_of(layout))
        if not position.is_over and not position.awaits_deal and len(position.legal_actions()) == 0:
            raise ImpossiblePosition("nothing_to_do", cls.stuck_rule, "player")
        return position

    @classmethod
    def from_json(cls, document: str | bytes | dict[str, Any]) -> Self:
        """Read the JSON form, as text or already parsed; raises NotationError or ImpossiblePosition."""
        return cls.from_layout(cls.forms.json.read(document))

    def to_json(self) -> dict[str, Any]:
        """The JSON form (docs/schema), ready for `json.dumps`."""
        document: dict[str, Any] = self.forms.json.write(self.layout)
        return document

    def __str__(self) -> str:
        return self.forms.write_text(self.layout)

    @property
    def layout(self) -> LayoutT:
        """Everything that lies on the table, as plain Python."""
        if self._layout is None:
            self._layout = self.forms.layout_of(self._states[0])
        layout: LayoutT = self._layout
        return layout

    @property
    def record(self) -> npt.NDArray[Any]:
        """A copy of the position as an array of one record, for compiled code."""
        return copied(self._states)

    @property
    def round(self) -> int:
        """The round being played, or just finished; 0 before the first deal."""
        return int(self._states["round_number"][0])

    @property
    def player(self) -> int:
        """Who decides; between rounds and at the end, who starts or would start the next round."""
        return int(self._states["player"][0])

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self._states["boards"]["score"][0, : self.players].tolist())

    @property
    @abstractmethod
    def is_over(self) -> bool: ...

    @property
    @abstractmethod
    def awaits_deal(self) -> bool: ...

    def places(self) -> tuple[int, ...]:
        """Each player's place, 0 is first, by points and then the game's tie-break; equal players share a place."""
        scores = np.zeros((1, self.players), np.int16)
        places = np.zeros((1, self.players), np.int8)
        self.engine.results(self._states, scores, places)
        return tuple(places[0].tolist())

    def winners(self) -> tuple[int, ...]:
        """Who won, more than one if victory is shared; nobody until the game is over."""
        if not self.is_over:
            return ()
        return tuple(player for player, place in enumerate(self.places()) if place == 0)

    def legal_actions(self) -> npt.NDArray[np.int16]:
        """The integers of all legal moves, ascending."""
        actions = np.empty(self.engine.MAX_ACTIONS, np.int16)
        return actions[: self.engine.list_actions(self._states, actions)]

    def legal_moves(self) -> list[MoveT]:
        """All legal moves; none while a deal is awaited and when the game is over."""
        return self._move_of(self.legal_actions().tolist())

    def move(self, action: int) -> MoveT:
        """The move that an integer encodes here."""
        action = index(action)
        if not 0 <= action < self.actions:
            raise ValueError(f"moves are encoded as 0–{self.actions - 1}, not {action}")
        return self._move_of([action])[0]

    def is_legal(self, move: MoveT | str) -> bool:
        try:
            self.check(move)
        except IllegalMove:
            return False
        return True

    def check(self, move: MoveT | str) -> None:
        """Raise IllegalMove, saying why, unless the move is legal; InvalidMove if its text is no move."""
        parsed = self._as_move(move)
        self._refuse(parsed, self.engine.fault_of(self._states, parsed.action))

    def play(self, move: MoveT | str) -> Self:
        """The position after a move and all that follows by itself; raises IllegalMove."""
        parsed = self._as_move(move)
        states = copied(self._states)
        self._refuse(parsed, self.engine.play_one(states, parsed.action))
        return type(self)(states)

    def play_with_events(self, move: MoveT | str) -> tuple[Self, tuple[EventT, ...]]:
        """The position after a move, and everything that happened on the way."""
        parsed = self._as_move(move)
        states = copied(self._states)
        logs = np.zeros(1, LOG)
        self._refuse(parsed, self.engine.play_logged(states, parsed.action, logs))
        return type(self)(states), self.log_reader.read(logs)

    def _as_move(self, move: MoveT | str) -> MoveT:
        if isinstance(move, str):
            return self.parse_move(move)
        if not isinstance(move, self.move_type):
            raise TypeError(f"a move is a {self.move_type.__module__}.Move or its text, not {move!r}")
        own: MoveT = move
        return own

    def _refuse(self, move: MoveT, fault: int) -> None:
        if fault:
            raise IllegalMove(*self.faults[fault], str(move))

    def draw_deal(self, seed: int) -> DealT:
        """The deal that follows here in a game with this seed (docs/chance.md)."""
        self._check_deal(None)
        chances = np.zeros(1, self.engine.CHANCE)
        self.engine.deal_drawn(self._states, as_seed(seed), chances)
        return self._deal_of(chances[0])

    def deal(self, deal: DealT | str | None = None, *, seed: int | None = None) -> Self:
        """The position after a deal that is given, or drawn from a seed; raises IllegalDeal."""
        return self.deal_with_events(deal, seed=seed)[0]

    def deal_with_events(
        self, deal: DealT | str | None = None, *, seed: int | None = None
    ) -> tuple[Self, tuple[EventT, ...]]:
        """The position after a deal, and everything that happened on the way."""
        if (deal is None) == (seed is None):
            raise TypeError("deal() takes either a deal or a seed")
        given = self.parse_deal(deal) if isinstance(deal, str) else deal
        if given is None:
            assert seed is not None
            given = self.draw_deal(seed)
        self._check_deal(given)
        chances = np.zeros(1, self.engine.CHANCE)
        self._write_deal(given, chances[0])
        states = copied(self._states)
        logs = np.zeros(1, LOG)
        self.engine.deal_given(states, chances, logs)
        return type(self)(states), self.log_reader.read(logs)

    # Being a value

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._states.tobytes() == other._states.tobytes()

    def __hash__(self) -> int:
        return hash(self._states.tobytes())

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).parse, (str(self),)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"


def copied(states: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A copy by way of bytes: NumPy's own copy of nested records goes field by field and takes 14 times as long."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def as_seed(seed: int) -> np.uint64:
    """A seed is any integer of 64 bits."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is an integer from 0 to 2^64 − 1, not {seed!r}")
    return np.uint64(seed)
