"""Drawing tiles: every handful that a supply can give, numbered, and how likely it is."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import comb
from typing import Any, Self

import numpy as np

from zellige.games.common.tiles import Heap, heap
from zellige.rules.azul.state import TILES_PER_COLOUR
from zellige.rules.common.tiles import COLOURS

#: How many tiles a handful has at most: those of the duel's large factory.
LARGEST = 5

#: Every handful of 0, 1, … tiles, as the number of tiles of each colour; its place in the list is its number.
HANDFULS: tuple[tuple[Heap, ...], ...] = tuple(
    tuple(heap(counts) for counts in product(range(size + 1), repeat=COLOURS) if sum(counts) == size)
    for size in range(LARGEST + 1)
)
_ARRAYS = tuple(map(np.array, HANDFULS))
#: In how many ways some of so many tiles of a colour can be drawn.
_WAYS = np.array([[comb(tiles, drawn) for drawn in range(LARGEST + 1)] for tiles in range(TILES_PER_COLOUR + 1)])
_NUMBERS = {handful: number for handfuls in HANDFULS for number, handful in enumerate(handfuls)}

NOTHING: Heap = (0, 0, 0, 0, 0)

Outcomes = list[tuple[int, float]]


class Chance(ABC):
    """Something that is drawn, as one chance node."""

    __slots__ = ()

    @abstractmethod
    def outcomes(self) -> Outcomes:
        """The numbers of all that can be drawn, ascending, with their probabilities."""

    @abstractmethod
    def text(self, outcome: int) -> str:
        """What was drawn, as text."""

    @abstractmethod
    def then(self, outcome: int) -> Any:
        """What follows: another chance node, or a position."""

    def told(self, outcome: int) -> list[str]:
        """What everybody learns of it, in words."""
        return [self.text(outcome)]

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


def evenly(numbers: Sequence[int]) -> Outcomes:
    return [(number, 1 / len(numbers)) for number in numbers]


@dataclass(frozen=True, slots=True)
class Supply:
    """The bag, and the lid or tower that is emptied into it when it runs out."""

    bag: Heap
    reserve: Heap

    def handful(self, size: int, number: int) -> Heap:
        """The handful of a number; it is smaller when there are not so many tiles."""
        return HANDFULS[min(size, sum(self.bag) + sum(self.reserve))][number]

    def draws(self, size: int) -> Outcomes:
        """All handfuls of so many tiles, by number, with their probabilities."""
        return _draws(self.bag, self.reserve, size)

    def without(self, handful: Heap) -> "Supply":
        if sum(handful) <= sum(self.bag):
            return Supply(less(self.bag, handful), self.reserve)
        return Supply(less(self.reserve, less(handful, self.bag)), NOTHING)


@lru_cache(maxsize=1 << 12)
def _draws(bag: Heap, reserve: Heap, size: int) -> Outcomes:
    """If the bag has too few tiles, all of them are drawn, and the others from the reserve."""
    tiles, sure = (bag, NOTHING) if sum(bag) >= size else (reserve, bag)
    size = min(size - sum(sure), sum(tiles))
    ways = _WAYS[tiles, _ARRAYS[size]].prod(axis=1)
    drawn = ways.nonzero()[0]
    numbers = [_NUMBERS[more(sure, HANDFULS[size][number])] for number in drawn] if any(sure) else drawn.tolist()
    return list(zip(numbers, (ways[drawn] / ways.sum()).tolist(), strict=True))


def more(tiles: Heap, added: Heap) -> Heap:
    return heap([a + b for a, b in zip(tiles, added, strict=True)])


def less(tiles: Heap, taken: Heap) -> Heap:
    return heap([a - b for a, b in zip(tiles, taken, strict=True)])
