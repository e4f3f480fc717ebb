"""A position of the duel, and what each player may know of it."""

from collections import Counter
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from zellige.games.common.errors import IllegalDeal
from zellige.games.common.position import BasePosition, Forms, as_seed, copied
from zellige.games.common.tiles import Heap
from zellige.rules.common.tiles import NONE
from zellige.rules.duel import state as rules
from zellige.rules.duel.batch import engine, goal_totals, guess_all, hide_all, start_games
from zellige.rules.duel.components import CHIPS, GOALS, LETTERS
from zellige.rules.duel.knowledge import ONLOOKER
from zellige.rules.duel.next_round import SET_UP

from . import invariants, text_form
from .events import LOG_READER, Event
from .layout import DECISIONS, PHASES, PLATE_CODES, Awaits, Board, Layout, Phase, StackPlate, layout_of, states_of
from .moves import MOVES, PLATE_NAMES, Deal, Move

#: What forbids a decision: a code for the locales and the number of the rule.
FAULTS = {
    rules.NO_SUCH_MOVE: ("no_such_move", "DU-3.16"),
    rules.AWAITED + rules.AWAITS_DEAL: ("deal_awaited", "DU-5.2"),
    rules.AWAITED + rules.AWAITS_PLATE: ("plate_awaited", "DU-2.7"),
    rules.AWAITED + rules.AWAITS_ACTION: ("action_awaited", "DU-3.16"),
    rules.AWAITED + rules.AWAITS_DRAW: ("draw_awaited", "DU-3.3"),
    rules.AWAITED + rules.AWAITS_KEEP: ("keep_awaited", "DU-3.3"),
    rules.AWAITED + rules.AWAITS_RETURN: ("return_awaited", "DU-3.3"),
    rules.AWAITED + rules.AWAITS_SLOT: ("slot_awaited", "DU-3.1"),
    rules.AWAITED + rules.AWAITS_ROTATION: ("rotation_awaited", "DU-3.1"),
    rules.AWAITED + rules.AWAITS_LINE: ("line_awaited", "DU-3.12"),
    rules.AWAITED + rules.AWAITS_LEFTOVER: ("leftover_awaited", "DU-3.6"),
    rules.AWAITED + rules.AWAITS_PAYMENT: ("payment_awaited", "DU-4.5"),
    rules.AWAITED + rules.AWAITS_CHIP: ("chip_awaited", "DU-4.4"),
    rules.AWAITED + rules.AWAITS_COLUMN: ("column_awaited", "DU-4.2"),
    rules.AWAITED + rules.AWAITS_NOTHING: ("game_is_over", "DU-6.1"),
    rules.NOT_ON_DISPLAY: ("not_on_display", "DU-3.2"),
    rules.NO_TOKEN: ("no_token", "DU-3.1"),
    rules.NO_PLATES_IN_LAST_ROUND: ("no_plates_in_last_round", "DU-3.5"),
    rules.NO_POINT_TO_PAY: ("no_point_to_pay", "DU-3.4"),
    rules.STACK_EMPTY: ("stack_empty", "DU-3.3"),
    rules.SUN_LACKS_COLOUR: ("sun_lacks_colour", "DU-3.6"),
    rules.MOONS_LACK_COLOUR: ("moons_lack_colour", "DU-3.8"),
    rules.NO_REVEALED_CHIP: ("no_revealed_chip", "DU-3.11"),
    rules.TWO_CHIPS_TAKEN: ("two_chips_taken", "DU-3.11"),
    rules.PLATE_NOT_DRAWN: ("plate_not_drawn", "DU-3.3"),
    rules.SLOT_TAKEN: ("slot_taken", "DU-3.1"),
    rules.LINE_FULL: ("line_full", "DU-3.12"),
    rules.LINE_HOLDS_OTHER_COLOUR: ("line_holds_other_colour", "DU-3.12"),
    rules.NO_SUCH_LEFTOVER: ("no_such_leftover", "DU-3.6"),
    rules.CANNOT_PAY: ("cannot_pay", "DU-4.4"),
    rules.CHIP_DOES_NOT_FIT: ("chip_does_not_fit", "DU-4.4"),
    rules.NO_SUCH_SPACE: ("no_such_space", "DU-4.1"),
}


def check_goals(goals: tuple[str, ...]) -> None:
    """Three or four goals of different scoring tiles (DU-1.6, DU-2.3)."""
    unknown = [goal for goal in goals if goal not in GOALS]
    if unknown:
        raise ValueError(f"no goal is called {unknown[0]!r}; there are {', '.join(GOALS)} (DU-1.6)")
    if len(goals) not in (3, 4) or len({GOALS.index(goal) // 2 for goal in goals}) < len(goals):
        raise ValueError(f"goals are three or four sides of different scoring tiles (DU-2.3), not {', '.join(goals)}")


class View:
    """What one player, or an onlooker, may know of a position (DU-7): the rest is not there.

    `str` is the text form of a position with `?` for what is unknown; two positions that the viewer cannot tell apart
    give equal views.
    """

    __slots__ = ("_states", "viewer")

    def __init__(self, states: npt.NDArray[Any], viewer: int | None) -> None:
        self._states = states
        self.viewer = viewer

    @property
    def layout(self) -> Layout:
        """Everything that lies on the table, as far as the viewer knows."""
        return layout_of(self._states[0])

    def to_json(self) -> dict[str, Any]:
        """The JSON form of what is known, ready for `json.dumps`."""
        document: dict[str, Any] = FORMS.json.write_view(self.layout)
        return document

    @property
    def record(self) -> npt.NDArray[Any]:
        """A copy of what is known as an array of one record, for compiled code."""
        return copied(self._states)

    @property
    def player(self) -> int:
        """Who decides."""
        return int(self._states["player"][0])

    def legal_moves(self) -> list[Move]:
        """The decisions open to the player on turn; an opponent's choice among plates drawn is not known."""
        if self.viewer != self.player and self.layout.awaits in (Awaits.KEEP, Awaits.RETURN):
            return []
        actions = np.empty(engine.MAX_ACTIONS, np.int16)
        return [MOVES[action] for action in actions[: engine.list_actions(self._states, actions)].tolist()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.viewer, str(self)) == (other.viewer, str(other))

    def __hash__(self) -> int:
        return hash((self.viewer, str(self)))

    def __str__(self) -> str:
        return text_form.write(self.layout)

    def __repr__(self) -> str:
        return f"View.parse({str(self)!r}, {self.viewer!r})"

    @classmethod
    def parse(cls, text: str, viewer: int | None) -> Self:
        """Read a view; raises NotationError or ImpossiblePosition."""
        if viewer not in (None, 0, 1):
            raise ValueError(f"a view is that of player 0, player 1 or an onlooker (None), not {viewer!r}")
        layout = text_form.read(text)
        invariants.check(layout, is_view=True)
        return cls(states_of(layout), viewer)


FORMS = Forms(
    layout_of,
    states_of,
    text_form.read,
    text_form.write,
    invariants.check,
    "zellige.games.duel.json_form",
)


class Position(BasePosition[Layout, Move, Deal, Event]):
    """A position of the duel as it really is. It never changes: `play` and `deal` return the position that follows.

    >>> position = Position.start().deal("BYRKT BBYR KKTT RRRT BYKT chips B TY K RT")
    >>> position.awaits, position.player, position.display
    (<Awaits.PLATE: 'plate'>, 1, ('S1', 'S2', 'S3'))
    """

    __slots__ = ()
    engine = engine
    faults = FAULTS
    log_reader = LOG_READER
    forms = FORMS
    move_type = Move
    stuck_rule = "DU-3.16"

    # Making positions

    @classmethod
    def start(
        cls,
        goals: tuple[str, ...] = ("rows", "columns", "diagonals"),
        starting_player: int = 0,
        stack: tuple[str, ...] = tuple(PLATE_NAMES),
    ) -> Self:
        """The position before the first deal: of the stack, given from its top, three go to the display (DU-2)."""
        check_goals(goals)
        if starting_player not in (0, 1):
            raise ValueError(f"starting_player must be 0 or 1, not {starting_player!r}")
        if sorted(stack) != sorted(PLATE_NAMES):
            raise ValueError("the stack lists every plate once: S1–S9 and J1–J9 (DU-2.2)")
        states = np.zeros(1, rules.STATE)
        set_ups = np.zeros(1, SET_UP)
        set_ups["starting_player"] = starting_player
        set_ups["stack"] = [PLATE_CODES[plate] for plate in stack]
        set_ups["goals"] = [GOALS.index(goal) for goal in goals] + [NONE] * (rules.MAX_GOALS - len(goals))
        start_games(states, set_ups)
        return cls(states)

    # What lies where

    @property
    def players(self) -> int:
        return rules.PLAYERS

    @property
    def actions(self) -> int:
        return engine.MAX_ACTIONS

    @property
    def phase(self) -> Phase:
        # Asked of every option of a turn: the whole layout would be read for it.
        return PHASES[int(self._states["phase"][0])]

    @property
    def awaits(self) -> Awaits:
        """Which decision is awaited."""
        return DECISIONS[int(self._states["awaits"][0])]

    @property
    def starting_player(self) -> int:
        return self.layout.starting_player

    @property
    def start_holder(self) -> int | None:
        """Who took the start tile in this round; None while it lies on the large factory."""
        return self.layout.start_holder

    @property
    def goals(self) -> tuple[str, ...]:
        return self.layout.goals

    @property
    def display(self) -> tuple[str, ...]:
        return self.layout.display

    @property
    def stack(self) -> tuple[StackPlate, ...]:
        """The plates of the stack, the top one first."""
        return self.layout.stack

    @property
    def bag(self) -> Heap:
        return self.layout.bag

    @property
    def tower(self) -> Heap:
        return self.layout.tower

    @property
    def boards(self) -> tuple[Board, ...]:
        return self.layout.boards

    @property
    def is_over(self) -> bool:
        return bool(self._states["awaits"][0] == rules.AWAITS_NOTHING)

    @property
    def awaits_deal(self) -> bool:
        return bool(self._states["awaits"][0] == rules.AWAITS_DEAL)

    def goal_totals(self, player: int) -> dict[str, int]:
        """What each goal in play would bring a player now (DU-6.1)."""
        if player not in (0, 1):
            raise ValueError(f"a player is 0 or 1, not {player!r}")
        points = np.zeros(len(GOALS), np.int64)
        goal_totals(self._states, player, points)
        return {goal: int(points[GOALS.index(goal)]) for goal in self.goals}

    # What is known

    def seen_by(self, player: int | None) -> View:
        """What a player may know, or an onlooker if None (DU-7)."""
        if player not in (None, 0, 1):
            raise ValueError(f"a view is that of player 0, player 1 or an onlooker (None), not {player!r}")
        states = copied(self._states)
        hide_all(states, ONLOOKER if player is None else player)
        return View(states, player)

    # Moves and deals

    parse_move = staticmethod(Move.parse)
    parse_deal = staticmethod(Deal.parse)

    def _move_of(self, actions: list[int]) -> list[Move]:
        return [MOVES[action] for action in actions]

    def _deal_of(self, chance: Any) -> Deal:
        deal = chance["deal"]
        factories = [_letters(tiles.tolist()) for tiles in deal["factories"]]
        return Deal(tuple(factories), tuple(CHIPS[chip] for chip in deal["chips"]))

    def _write_deal(self, deal: Deal, chance: Any) -> None:
        chance["deal"]["factories"] = [[tiles.count(letter) for letter in LETTERS] for tiles in deal.factories]
        chance["deal"]["chips"] = [CHIPS.index(chip) for chip in deal.chips]

    def _check_deal(self, deal: Deal | None) -> None:
        """A deal fills the large factory and then the small ones, from the bag, then from the tower (DU-2.5, DU-5)."""
        subject = "" if deal is None else str(deal)
        if self.is_over:
            raise IllegalDeal("game_is_over", "DU-6.1", subject)
        if not self.awaits_deal:
            raise IllegalDeal("no_deal_awaited", "DU-5.2", subject)
        if deal is None:
            return
        left = sum(self.bag) + sum(self.tower)
        if len(deal.factories) != rules.FACTORIES:
            raise IllegalDeal("number_of_factories", "DU-1.5", subject)
        for factory, tiles in enumerate(deal.factories):
            size = min(left, rules.LARGE_TILES if factory == rules.LARGE else rules.SMALL_TILES)
            if len(tiles) != size:
                raise IllegalDeal("factory_tiles", "DU-5.3", subject)
            left -= size
        self._check_tiles(deal, subject)
        if len(deal.chips) != rules.SMALL_FACTORIES:
            raise IllegalDeal("number_of_chips", "DU-2.6", subject)
        if any(deal.chips.count(chip) > self.layout.chip_pile.count(chip) for chip in deal.chips):
            raise IllegalDeal("chips_not_in_pile", "DU-2.6", subject)

    def _check_tiles(self, deal: Deal, subject: str) -> None:
        """Factories are filled in order, each from the bag, and from the tower once that is empty."""
        colours = len(set(_letters(self.bag) + _letters(self.tower)))
        large = deal.factories[rules.LARGE]
        if len(large) == rules.LARGE_TILES and len(set(large)) == 1 and colours > 1:
            raise IllegalDeal("large_factory_of_one_colour", "DU-2.5", subject)
        bag, tower = Counter(_letters(self.bag)), Counter(_letters(self.tower))
        if len(bag) == 1 and bag.total() >= rules.LARGE_TILES and colours > 1:  # DU-5.6
            bag, tower = bag + tower, Counter()
        for factory in deal.factories:
            tiles = Counter(factory)
            if tiles.total() > bag.total():
                if not bag <= tiles:
                    raise IllegalDeal("bag_before_tower", "DU-5.3", subject)
                bag, tower = bag + tower, Counter()
            if not tiles <= bag + tower:
                raise IllegalDeal("tiles_not_in_bag", "DU-5.2", subject)
            if not tiles <= bag:
                raise IllegalDeal("bag_before_tower", "DU-5.3", subject)
            bag -= tiles


def _letters(heap: Heap) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, heap, strict=True))


def determinize(view: View, seed: int) -> Position:
    """A full position that fits a view, drawn uniformly among all that do."""
    states = copied(view._states)
    guess_all(states, np.array([as_seed(seed)]))
    return Position(states)
