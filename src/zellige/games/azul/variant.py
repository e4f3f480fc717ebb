"""The variants of Azul: two to four players, coloured or grey side."""

from dataclasses import dataclass
from operator import index
from typing import Literal, Self

from zellige.rules.azul.play import TAKES, TAKES_PER_SOURCE
from zellige.rules.azul.state import COLOURED, GREY, displays
from zellige.rules.common.compiling import uncompiled

Side = Literal["coloured", "grey"]
SIDES: tuple[Side, ...] = ("coloured", "grey")
PLAYERS = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Variant:
    """How many play, and on which side of the boards (AZ-1.1, AZ-1.3). `str` gives its name, `azul-2-coloured`."""

    players: int = 2
    side: Side = "coloured"

    def __post_init__(self) -> None:
        if index(self.players) not in PLAYERS:
            raise ValueError(f"players must be 2, 3 or 4 (AZ-1.1), not {self.players!r}")
        if self.side not in SIDES:
            raise ValueError(f"side must be 'coloured' or 'grey' (AZ-1.3), not {self.side!r}")

    @classmethod
    def parse(cls, name: str) -> Self:
        for variant in VARIANTS:
            if str(variant) == name:
                return cls(variant.players, variant.side)
        raise ValueError(f"no variant is called {name!r}; there are {', '.join(map(str, VARIANTS))}")

    def __str__(self) -> str:
        return f"azul-{self.players}-{self.side}"

    @property
    def displays(self) -> int:
        """How many factory displays are in use (AZ-1.1)."""
        return uncompiled(displays)(self.players)

    @property
    def actions(self) -> int:
        """How many integers encode the moves of this variant."""
        return TAKES + (self.displays + 1) * TAKES_PER_SOURCE

    @property
    def side_code(self) -> int:
        return COLOURED if self.side == "coloured" else GREY


VARIANTS = tuple(Variant(players, side) for players in PLAYERS for side in SIDES)
