"""A position of Azul: an immutable value that knows its legal moves and what follows from each."""

from operator import index
from typing import Any, Self

import numpy as np

from zellige.games.common.errors import IllegalDeal, IllegalMove
from zellige.games.common.position import BasePosition, Forms
from zellige.games.common.tiles import Heap, counted, spelled
from zellige.rules.azul import state as rules
from zellige.rules.azul.batch import engine, start_games

from . import invariants, text_form
from .events import LOG_READER, Event
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


FORMS = Forms(
    layout_of,
    states_of,
    text_form.read,
    text_form.write,
    invariants.check,
    "zellige.games.azul.json_form",
)


class Position(BasePosition[Layout, Move, Deal, Event]):
    """A position of Azul. It never changes: `play` and `deal` return the position that follows.

    >>> position = Position.start(players=2).deal("BBYR KKWW RRRW BYKW YYKK")
    >>> position.play("1B2").boards[0].lines
    ('', 'BB', '', '', '')
    """

    __slots__ = ()
    engine = engine
    faults = FAULTS
    log_reader = LOG_READER
    forms = FORMS
    move_type = Move
    stuck_rule = "AZ-2.5"

    # Making positions

    @classmethod
    def start(cls, players: int = 2, side: Side = "coloured", starting_player: int = 0) -> Self:
        """The position before the first deal (AZ-1)."""
        variant = Variant(players, side)
        if not 0 <= index(starting_player) < players:
            raise ValueError(f"starting_player must be 0–{players - 1}, not {starting_player!r}")
        states = np.zeros(1, rules.STATE)
        start_games(states, variant.players, variant.side_code, np.array([starting_player], np.int8))
        return cls(states)

    # What lies where

    @property
    def variant(self) -> Variant:
        return self.layout.variant

    @property
    def players(self) -> int:
        return int(self._states["players"][0])

    @property
    def actions(self) -> int:
        return self.variant.actions

    @property
    def phase(self) -> Phase:
        return self.layout.phase

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
    def is_over(self) -> bool:
        return bool(self._states["phase"][0] == rules.GAME_OVER)

    @property
    def awaits_deal(self) -> bool:
        return bool(self._states["phase"][0] == rules.DEAL)

    # Moves and deals

    parse_move = staticmethod(Move.parse)
    parse_deal = staticmethod(Deal.parse)

    def _move_of(self, actions: list[int]) -> list[Move]:
        line = self._asked_line() if self._states["phase"][0] == rules.WALL_TILING else 0
        return [move_of_action(action, line) for action in actions]

    def _asked_line(self) -> int:
        """On the grey side: the line whose placement is asked, the topmost complete one (AZ-7.3)."""
        lines = self.boards[self.player].lines
        return next(line for line, tiles in enumerate(lines) if len(tiles) == line + 1)

    def _refuse(self, move: Move, fault: int) -> None:
        if isinstance(move, Placement) and self.phase is Phase.TILING and move.line != self._asked_line():
            raise IllegalMove(*OTHER_LINE, str(move))
        super()._refuse(move, fault)

    def _deal_of(self, chance: Any) -> Deal:
        return Deal(tuple(map(spelled, chance["deal"]["sources"][1 : self.variant.displays + 1].tolist())))

    def _write_deal(self, deal: Deal, chance: Any) -> None:
        chance["deal"]["sources"][1 : len(deal.displays) + 1] = [counted(letters) for letters in deal.displays]

    def _check_deal(self, deal: Deal | None) -> None:
        """A deal comes from the bag, and from the lid only once the bag has run out (AZ-4.1 to AZ-4.3, AZ-4.6)."""
        subject = "" if deal is None else str(deal)
        if self.is_over:
            raise IllegalDeal("game_is_over", "AZ-5.1", subject)
        if not self.awaits_deal:
            raise IllegalDeal("no_deal_awaited", "AZ-4.1", subject)
        if deal is None:
            return
        if len(deal.displays) != self.variant.displays:
            raise IllegalDeal("number_of_displays", "AZ-1.1", subject)
        if any(len(display) > rules.TILES_PER_DISPLAY for display in deal.displays):
            raise IllegalDeal("display_overfull", "AZ-1.6", subject)
        dealt = counted("".join(deal.displays))
        available = sum(self.bag) + sum(self.lid)
        if sum(dealt) != min(rules.TILES_PER_DISPLAY * self.variant.displays, available):
            raise IllegalDeal("number_of_tiles", "AZ-4.3", subject)
        from_lid = sum(dealt) > sum(self.bag)
        for tiles, bag, lid in zip(dealt, self.bag, self.lid, strict=True):
            if tiles > bag + (lid if from_lid else 0):
                raise IllegalDeal("tiles_not_in_bag", "AZ-4.1", subject)
            if from_lid and tiles < bag:
                raise IllegalDeal("bag_not_used_up", "AZ-4.2", subject)
