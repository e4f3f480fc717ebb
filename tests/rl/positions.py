"""Positions of every variant, for tests of what is observed."""

from functools import cache

from tests.search.positions import Position, rounds
from zellige.games.offered import OFFERED

VARIANTS = tuple(OFFERED)

#: Games, and how many decisions the positions are apart.
GAMES, APART = 3, 7


@cache
def positions(variant: str) -> list[Position]:
    """Every seventh decision of a few games, late rounds with few tiles among them."""
    return [position for seed in range(GAMES) for played in rounds(variant, seed) for position in played[::APART]]
