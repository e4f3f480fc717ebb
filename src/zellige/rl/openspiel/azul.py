"""Azul as a tree: the starting player is drawn, then the tiles of each display, before players move."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from zellige.games.azul.moves import Deal
from zellige.games.azul.position import Position
from zellige.games.azul.variant import Variant
from zellige.games.common.tiles import spelled
from zellige.rules.azul.state import LINES, TILES_PER_DISPLAY

from .drawing import HANDFULS, Chance, Outcomes, Supply, evenly
from .tree import Tree


@dataclass(frozen=True, slots=True)
class StartingPlayer(Chance):
    """Who starts the first round (AZ-1.5)."""

    variant: Variant

    def outcomes(self) -> Outcomes:
        return evenly(range(self.variant.players))

    def text(self, outcome: int) -> str:
        return str(outcome + 1)

    def then(self, outcome: int) -> Position:
        return Position.start(self.variant.players, self.variant.side, outcome)

    def __str__(self) -> str:
        return f"{self.variant} set-up"


@dataclass(frozen=True, slots=True)
class Display(Chance):
    """The tiles of the next display; the deal is laid out with the last one (AZ-4.6)."""

    position: Position
    supply: Supply
    displays: tuple[str, ...] = ()

    def outcomes(self) -> Outcomes:
        return self.supply.draws(TILES_PER_DISPLAY)

    def text(self, outcome: int) -> str:
        return spelled(self.supply.handful(TILES_PER_DISPLAY, outcome)) or "-"

    def then(self, outcome: int) -> "Display | Position":
        handful = self.supply.handful(TILES_PER_DISPLAY, outcome)
        displays = (*self.displays, spelled(handful))
        if len(displays) < self.position.variant.displays:
            return Display(self.position, self.supply.without(handful), displays)
        return self.position.deal(Deal(displays))

    def __str__(self) -> str:
        return " ".join([str(self.position), *(display or "-" for display in self.displays)])


@dataclass(frozen=True)
class AzulTree(Tree[Position]):
    """A game of Azul from its set-up or from a position, cut short after so many rounds (AZ-6.2)."""

    variant: Variant
    most_rounds: int
    start: Position | None = None
    # Everything is known at all times: numbers of the past would add nothing.
    longest_story = 0
    most_outcomes = len(HANDFULS[TILES_PER_DISPLAY])
    words: ClassVar[Mapping[str, int]] = {}

    def first(self) -> StartingPlayer | Position:
        return self.start or StartingPlayer(self.variant)

    def dealing(self, position: Position) -> Display | None:
        if position.round >= self.most_rounds:
            return None
        return Display(position, Supply(position.bag, position.lid))

    def told(self, before: Chance | Position, action: int, viewer: int | None) -> list[str]:
        return before.told(action) if isinstance(before, Chance) else [str(before.move(action))]

    def view(self, position: Position, viewer: int | None) -> Position:
        return position

    def secrets(self, position: Position | None, viewer: int) -> str:
        return ""

    @property
    def most_moves(self) -> int:  # type: ignore[override] # it depends on the variant
        """Each takes a tile of a display or, on the grey side, places one of a line."""
        placements = LINES * self.variant.players if self.variant.side == "grey" else 0
        return self.most_rounds * (TILES_PER_DISPLAY * self.variant.displays + placements)

    @property
    def most_draws(self) -> int:  # type: ignore[override] # it depends on the variant
        return 1 + self.most_rounds * self.variant.displays
