"""What chance draws in a duel: the set-up, the tiles and chips of each round, and what a view leaves open."""

from collections import Counter
from dataclasses import dataclass, replace

from zellige.games.common.tiles import Heap
from zellige.games.duel.layout import UNKNOWN, UNKNOWN_JOKER, UNKNOWN_SPECIAL, Layout, StackPlate, spelled
from zellige.games.duel.moves import PLATE_NAMES, Deal
from zellige.games.duel.position import Position
from zellige.games.duel.text_form import write
from zellige.rules.duel import state as rules
from zellige.rules.duel.components import CHIPS

from .drawing import HANDFULS, Chance, Outcomes, Supply, evenly, more
from .duel_story import GOAL_SETS, back, revealed

#: What the large factory does not keep.
FIVE_OF_ONE_COLOUR = [tiles for tiles in HANDFULS[rules.LARGE_TILES] if max(tiles) == rules.LARGE_TILES]


@dataclass(frozen=True, slots=True)
class StartingPlayer(Chance):
    """Who starts the first round (DU-2.7)."""

    #: The goals in play, or None to have them drawn next.
    goals: tuple[str, ...] | None

    def outcomes(self) -> Outcomes:
        return evenly(range(rules.PLAYERS))

    def text(self, outcome: int) -> str:
        return str(outcome + 1)

    def then(self, outcome: int) -> "Goals | Stack":
        return Goals(outcome) if self.goals is None else Stack(outcome, self.goals)


@dataclass(frozen=True, slots=True)
class Goals(Chance):
    """Which three goals are in play (DU-2.3)."""

    starting_player: int

    def outcomes(self) -> Outcomes:
        return evenly(range(len(GOAL_SETS)))

    def text(self, outcome: int) -> str:
        return ",".join(GOAL_SETS[outcome])

    def then(self, outcome: int) -> "Stack":
        return Stack(self.starting_player, GOAL_SETS[outcome])


@dataclass(frozen=True, slots=True)
class Stack(Chance):
    """The next plate of the shuffled stack, from its top; the first three are laid on the display (DU-2.2)."""

    starting_player: int
    goals: tuple[str, ...]
    plates: tuple[str, ...] = ()

    def outcomes(self) -> Outcomes:
        return evenly([number for number, plate in enumerate(PLATE_NAMES) if plate not in self.plates])

    def text(self, outcome: int) -> str:
        return PLATE_NAMES[outcome]

    def told(self, outcome: int) -> list[str]:
        if len(self.plates) < rules.DISPLAY:
            return [self.text(outcome)]
        return [back(outcome)] if len(self.plates) == rules.DISPLAY else []

    def then(self, outcome: int) -> "Stack | Position":
        plates = (*self.plates, PLATE_NAMES[outcome])
        if len(plates) < len(PLATE_NAMES):
            return replace(self, plates=plates)
        return Position.start(self.goals, self.starting_player, plates)


@dataclass(frozen=True, slots=True)
class Factory(Chance):
    """The tiles of the next factory, the large one first (DU-2.5, DU-5.2)."""

    position: Position
    supply: Supply
    factories: tuple[str, ...] = ()

    @property
    def _size(self) -> int:
        return rules.SMALL_TILES if self.factories else rules.LARGE_TILES

    def outcomes(self) -> Outcomes:
        """Five tiles of one colour are drawn again where there are others (DU-2.5): the rest is what can come of it."""
        outcomes = self.supply.draws(self._size)
        if self._size < rules.LARGE_TILES or one_coloured(more(self.supply.bag, self.supply.reserve)):
            return outcomes
        kept = [(number, chance) for number, chance in outcomes if self._tiles(number) not in FIVE_OF_ONE_COLOUR]
        likely = sum(chance for _, chance in kept)
        return [(number, chance / likely) for number, chance in kept]

    def _tiles(self, outcome: int) -> Heap:
        return self.supply.handful(self._size, outcome)

    def text(self, outcome: int) -> str:
        return spelled(self._tiles(outcome)) or "-"

    def then(self, outcome: int) -> "Factory | FactoryChip":
        tiles = self._tiles(outcome)
        factories = (*self.factories, spelled(tiles))
        if len(factories) < rules.FACTORIES:
            return Factory(self.position, self.supply.without(tiles), factories)
        return FactoryChip(self.position, factories)

    def __str__(self) -> str:
        return " ".join([str(self.position), *(factory or "-" for factory in self.factories)])


@dataclass(frozen=True, slots=True)
class FactoryChip(Chance):
    """The chip that is laid face-down on the next small factory; the deal is laid out with the last one (DU-2.6)."""

    position: Position
    factories: tuple[str, ...]
    chips: tuple[str, ...] = ()

    def outcomes(self) -> Outcomes:
        return drawn_chips(Counter(self.position.layout.chip_pile) - Counter(self.chips))

    def text(self, outcome: int) -> str:
        return CHIPS[outcome]

    def _deal(self, outcome: int) -> Deal | None:
        """The whole deal, with the last chip."""
        chips = (*self.chips, CHIPS[outcome])
        return Deal(self.factories, chips) if len(chips) == rules.SMALL_FACTORIES else None

    def told(self, outcome: int) -> list[str]:
        deal = self._deal(outcome)
        return [] if deal is None else revealed(*self.position.deal_with_events(deal), viewer=None)

    def then(self, outcome: int) -> "FactoryChip | Position":
        deal = self._deal(outcome)
        if deal is None:
            return FactoryChip(self.position, self.factories, (*self.chips, CHIPS[outcome]))
        return self.position.deal(deal)

    def __str__(self) -> str:
        return " ".join([str(self.position), *(factory or "-" for factory in self.factories), "chips", *self.chips])


@dataclass(frozen=True, slots=True)
class Unknown(Chance):
    """The next thing that a view leaves open: a face-down chip, or a plate of the shuffled stack."""

    layout: Layout

    def _chip(self) -> int | None:
        """The factory, from 0, whose chip is drawn next; None if it is a plate."""
        return self.layout.chips.index(UNKNOWN) if UNKNOWN in self.layout.chips else None

    def _place(self) -> int:
        """Plates of which the back is known come first, so that all ways to lay the others are equally likely."""
        plates = [plate.plate for plate in self.layout.stack]
        return next(plates.index(back) for back in (UNKNOWN_SPECIAL, UNKNOWN_JOKER, UNKNOWN) if back in plates)

    def outcomes(self) -> Outcomes:
        if self._chip() is not None:
            return drawn_chips(Counter(self.layout.chip_pile))
        back = self.layout.stack[self._place()].plate.strip(UNKNOWN)
        unseen = [plate for plate in PLATE_NAMES if plate not in plates_in_view(self.layout) and plate.startswith(back)]
        return evenly([PLATE_NAMES.index(plate) for plate in unseen])

    def text(self, outcome: int) -> str:
        return PLATE_NAMES[outcome] if self._chip() is None else CHIPS[outcome]

    def told(self, outcome: int) -> list[str]:
        return []

    def then(self, outcome: int) -> "Unknown | Position":
        small = self._chip()
        if small is None:
            stack = list(self.layout.stack)
            stack[self._place()] = StackPlate(PLATE_NAMES[outcome])
            return completed(replace(self.layout, stack=tuple(stack)))
        chips, pile = list(self.layout.chips), list(self.layout.chip_pile)
        chips[small] = CHIPS[outcome]
        pile.remove(CHIPS[outcome])
        return completed(replace(self.layout, chips=tuple(chips), chip_pile=tuple(pile)))

    def __str__(self) -> str:
        return write(self.layout)


def completed(layout: Layout) -> Unknown | Position:
    """The position with this layout, or the next draw that it takes to know it."""
    if UNKNOWN in layout.chips or any(UNKNOWN in plate.plate for plate in layout.stack):
        return Unknown(layout)
    return Position.from_layout(layout)


def plates_in_view(layout: Layout) -> set[str]:
    on_domes = {plate.partition("r")[0] for board in layout.boards for plate in board.plates}
    in_hand = {layout.turn.plate, *(plate.plate for plate in layout.turn.drawn)}
    return on_domes | in_hand | set(layout.display) | {plate.plate for plate in layout.stack}


def one_coloured(tiles: Heap) -> bool:
    return sum(count > 0 for count in tiles) == 1


def drawn_chips(pile: Counter[str]) -> Outcomes:
    return [(number, pile[chip] / pile.total()) for number, chip in enumerate(CHIPS) if pile[chip]]
