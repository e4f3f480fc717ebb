"""A position of Azul: an immutable value that knows its legal moves and what follows from each."""

from typing import Any, Self

import numpy as np
import numpy.typing as npt

from zellige.games.common.errors import IllegalDeal, IllegalMove
from zellige.games.common.tiles import Heap, counted, spelled
from zellige.rules.azul import batch
from zellige.rules.azul import state as rules
from zellige.rules.azul.play import MAX_ACTIONS
from zellige.rules.common.log import LOG
from zellige.rules.common.tiles import COLOURS

from . import invariants, text_form
from .events import Event, read_log
from .layout import Board, Layout, Phase, layout_of, states_of
from .moves import Deal, Move, Placement, move_of_action
from .variant import Side, Variant

#: What forbids a move: a code for the locales and the number of the rule.
FAULTS = {
    rules.NO_SUCH_MOVE: ("no_such_move", "AZ-2.2"),
    rules.DEAL_AWAITED: ("deal_awaited", "AZ-4.1"),
    rules.GAME_IS_OVER: ("game_is_over", "AZ-5.1"),
    rules.TAKE_AWAITED: ("take_awaited", "AZ-2.5"),
    rules.PLACEMENT_AWAITED: ("placement_awaited", "AZ-7.6"),
    rules.NO_SUCH_DISPLAY: ("no_such_display", "AZ-1.1"),
    rules.DISPLAY_LACKS_COLOUR: ("display_lacks_colour", "AZ-2.2"),
    rules.CENTRE_LACKS_COLOUR: ("centre_lacks_colour", "AZ-2.3"),
    rules.LINE_FULL: ("line_full", "AZ-2.9"),
    rules.LINE_HOLDS_OTHER_COLOUR: ("line_holds_other_colour", "AZ-2.7"),
    rules.COLOUR_ON_WALL_ROW: ("colour_on_wall_row", "AZ-2.8"),
    rules.SPACE_TAKEN: ("space_taken", "AZ-7.1"),
    rules.SPACE_OF_OTHER_COLOUR: ("space_of_other_colour", "AZ-3.2"),
    rules.COLOUR_IN_COLUMN: ("colour_in_column", "AZ-7.2"),
}
OTHER_LINE = ("other_line", "AZ-7.3")


class Position:
    """A position of Azul. It never changes: `play` and `deal` return the position that follows.

    >>> position = Position.start(players=2).deal("BBYR KKWW RRRW BYKW YYKK")
    >>> position.play("1B2").boards[0].lines
    ('', 'BB', '', '', '')
    """

    __slots__ = ("_layout", "_states")

    def __init__(self, states: npt.NDArray[Any]) -> None:
        """Take over an array of one STATE record; users call `start`, `parse`, `from_json` or `from_layout`."""
        self._states = states
        self._layout: Layout | None = None

    # Making positions

    @classmethod
    def start(cls, players: int = 2, side: Side = "coloured", starting_player: int = 0) -> Self:
        """The position before the first deal (AZ-1)."""
        variant = Variant(players, side)
        if not 0 <= starting_player < players:
            raise ValueError(f"starting_player must be 0–{players - 1}, not {starting_player!r}")
        states = np.zeros(1, rules.STATE)
        batch.start_games(states, variant.players, variant.side_code, np.array([starting_player], np.int8))
        return cls(states)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text form; raises NotationError or ImpossiblePosition."""
        return cls.from_layout(text_form.read(text))

    @classmethod
    def from_layout(cls, layout: Layout) -> Self:
        """The position with this layout; raises ImpossiblePosition."""
        invariants.check(layout)
        return cls(states_of(layout))

    @classmethod
    def from_json(cls, document: str | bytes | dict[str, Any]) -> Self:
        """Read the JSON form, as text or already parsed; raises NotationError or ImpossiblePosition."""
        from . import json_form  # pydantic takes a while to import, and few need it

        return cls.from_layout(json_form.read(document))

    def to_json(self) -> dict[str, Any]:
        """The JSON form (docs/schema/azul-position.schema.json), ready for `json.dumps`."""
        from . import json_form

        return json_form.write(self.layout)

    # What lies where

    @property
    def layout(self) -> Layout:
        """Everything that lies on the table, as plain Python."""
        if self._layout is None:
            self._layout = layout_of(self._states[0])
        return self._layout

    @property
    def record(self) -> npt.NDArray[Any]:
        """A copy of the position as an array of one record of `STATE`, for compiled code."""
        return copied(self._states)

    @property
    def variant(self) -> Variant:
        return self.layout.variant

    @property
    def round(self) -> int:
        """The round being played, or just finished; 0 before the first deal."""
        return int(self._states["round_number"][0])

    @property
    def phase(self) -> Phase:
        return self.layout.phase

    @property
    def player(self) -> int:
        """Who moves; between rounds and at the end, who starts or would start the next round."""
        return int(self._states["player"][0])

    @property
    def starting_player(self) -> int:
        return self.layout.starting_player

    @property
    def marker_holder(self) -> int | None:
        """Who took the starting player marker in this round; None while it lies in the centre."""
        return self.layout.marker_holder

    @property
    def displays(self) -> tuple[str, ...]:
        return self.layout.displays

    @property
    def centre(self) -> str:
        return self.layout.centre

    @property
    def bag(self) -> Heap:
        return self.layout.bag

    @property
    def lid(self) -> Heap:
        return self.layout.lid

    @property
    def boards(self) -> tuple[Board, ...]:
        return self.layout.boards

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(board.score for board in self.boards)

    @property
    def is_over(self) -> bool:
        return bool(self._states["phase"][0] == rules.GAME_OVER)

    @property
    def awaits_deal(self) -> bool:
        return bool(self._states["phase"][0] == rules.DEAL)

    def places(self) -> tuple[int, ...]:
        """Each player's place by points, then complete rows; 0 is first, and equal players share (AZ-5.3)."""
        scores = np.zeros((1, rules.MAX_PLAYERS), np.int16)
        places = np.zeros((1, rules.MAX_PLAYERS), np.int8)
        batch.results(self._states, scores, places)
        return tuple(places[0, : self.variant.players].tolist())

    def winners(self) -> tuple[int, ...]:
        """Who won, more than one if victory is shared; nobody until the game is over (AZ-5.3)."""
        if not self.is_over:
            return ()
        return tuple(player for player, place in enumerate(self.places()) if place == 0)

    # Moves

    def legal_actions(self) -> npt.NDArray[np.int16]:
        """The integers of all legal moves, ascending."""
        actions = np.empty(MAX_ACTIONS, np.int16)
        return actions[: batch.list_actions(self._states, actions)]

    def legal_moves(self) -> list[Move]:
        """All legal moves; none while a deal is awaited and when the game is over."""
        actions = self.legal_actions().tolist()
        line = self._asked_line() if self.phase is Phase.TILING else 0
        return [move_of_action(action, line) for action in actions]

    def move(self, action: int) -> Move:
        """The move that an integer encodes here."""
        if not 0 <= action < self.variant.actions:
            raise ValueError(f"the moves of {self.variant} are 0–{self.variant.actions - 1}, not {action}")
        return move_of_action(action, self._asked_line() if self.phase is Phase.TILING else 0)

    def is_legal(self, move: Move | str) -> bool:
        try:
            self.check(move)
        except IllegalMove:
            return False
        return True

    def check(self, move: Move | str) -> None:
        """Raise IllegalMove, saying why, unless the move is legal; InvalidMove if its text is no move."""
        move = _as_move(move)
        self._refuse(move, batch.fault_of(self._states, move.action))

    def play(self, move: Move | str) -> Self:
        """The position after a move and all that follows by itself; raises IllegalMove."""
        move = _as_move(move)
        states = copied(self._states)
        self._refuse(move, batch.play_one(states, move.action))
        return type(self)(states)

    def play_with_events(self, move: Move | str) -> tuple[Self, tuple[Event, ...]]:
        """The position after a move, and everything that happened on the way."""
        move = _as_move(move)
        states = copied(self._states)
        logs = np.zeros(1, LOG)
        self._refuse(move, batch.play_logged(states, move.action, logs))
        return type(self)(states), read_log(logs[0])

    def _asked_line(self) -> int:
        """On the grey side: the line whose placement is asked, the topmost complete one (AZ-7.3)."""
        lines = self.boards[self.player].lines
        return next(line for line, tiles in enumerate(lines) if len(tiles) == line + 1)

    def _refuse(self, move: Move, fault: int) -> None:
        if isinstance(move, Placement) and self.phase is Phase.TILING and move.line != self._asked_line():
            raise IllegalMove(*OTHER_LINE, str(move))
        if fault != rules.LEGAL:
            raise IllegalMove(*FAULTS[fault], str(move))

    # Deals

    def draw_deal(self, seed: int) -> Deal:
        """The deal that follows here in a game with this seed (docs/chance.md)."""
        self._expect_deal("")
        deal = np.zeros((rules.MAX_SOURCES, COLOURS), np.int8)
        batch.deal_drawn(self._states, as_seed(seed), deal)
        return Deal(tuple(spelled(display) for display in deal[1 : self.variant.displays + 1]))

    def deal(self, deal: Deal | str | None = None, *, seed: int | None = None) -> Self:
        """The position after a deal that is given, or drawn from a seed; raises IllegalDeal."""
        return self.deal_with_events(deal, seed=seed)[0]

    def deal_with_events(
        self, deal: Deal | str | None = None, *, seed: int | None = None
    ) -> tuple[Self, tuple[Event, ...]]:
        """The position after a deal, and everything that happened on the way."""
        if (deal is None) == (seed is None):
            raise TypeError("deal() takes either a deal or a seed")
        if isinstance(deal, str):
            deal = Deal.parse(deal)
        elif deal is None:
            assert seed is not None
            deal = self.draw_deal(seed)
        self._check_deal(deal)
        counts = np.zeros((rules.MAX_SOURCES, COLOURS), np.int8)
        for display, letters in enumerate(deal.displays, 1):
            counts[display] = counted(letters)
        states = copied(self._states)
        logs = np.zeros(1, LOG)
        batch.deal_given(states, counts, logs)
        return type(self)(states), read_log(logs[0])

    def _expect_deal(self, subject: str) -> None:
        if not self.awaits_deal:
            code_and_rule = ("game_is_over", "AZ-5.1") if self.is_over else ("no_deal_awaited", "AZ-4.1")
            raise IllegalDeal(*code_and_rule, subject)

    def _check_deal(self, deal: Deal) -> None:
        """A deal comes from the bag, and from the lid only once the bag has run out (AZ-4.1 to AZ-4.3, AZ-4.6)."""
        self._expect_deal(str(deal))
        if len(deal.displays) != self.variant.displays:
            raise IllegalDeal("number_of_displays", "AZ-1.1", str(deal))
        if any(len(display) > rules.TILES_PER_DISPLAY for display in deal.displays):
            raise IllegalDeal("display_overfull", "AZ-1.6", str(deal))
        dealt = counted("".join(deal.displays))
        available = sum(self.bag) + sum(self.lid)
        if sum(dealt) != min(rules.TILES_PER_DISPLAY * self.variant.displays, available):
            raise IllegalDeal("number_of_tiles", "AZ-4.3", str(deal))
        from_lid = sum(dealt) > sum(self.bag)
        for tiles, bag, lid in zip(dealt, self.bag, self.lid, strict=True):
            if tiles > bag + (lid if from_lid else 0):
                raise IllegalDeal("tiles_not_in_bag", "AZ-4.1", str(deal))
            if from_lid and tiles < bag:
                raise IllegalDeal("bag_not_used_up", "AZ-4.2", str(deal))

    # Being a value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._states.tobytes() == other._states.tobytes()

    def __hash__(self) -> int:
        return hash(self._states.tobytes())

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).parse, (str(self),)

    def __str__(self) -> str:
        return text_form.write(self.layout)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"


def copied(states: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A copy by way of bytes: NumPy's own copy of nested records goes field by field and takes 14 times as long."""
    return np.frombuffer(bytearray(states.tobytes()), rules.STATE)


def _as_move(move: Move | str) -> Move:
    return Move.parse(move) if isinstance(move, str) else move


def as_seed(seed: int) -> np.uint64:
    """A seed is any integer of 64 bits."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is an integer from 0 to 2^64 − 1, not {seed!r}")
    return np.uint64(seed)
