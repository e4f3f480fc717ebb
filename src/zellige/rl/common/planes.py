"""Planes: the named parts of an observation, one after the other in one row of numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

#: The greatest number of an observation, for what nothing else bounds.
LARGEST = (1 << 15) - 1


class Drawn(NamedTuple):
    """A plane before its place in the row is known: its name, its shape, its greatest number and what it means."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str


@dataclass(frozen=True, slots=True)
class Plane:
    """A part of an observation: `shape` numbers from `start` on, each from 0 to `high`."""

    name: str
    start: int
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)


def in_a_row(drawn: Sequence[Drawn]) -> tuple[Plane, ...]:
    """The planes one after the other."""
    planes: list[Plane] = []
    start = 0
    for name, shape, high, meaning in drawn:
        planes.append(Plane(name, start, shape, high, meaning))
        start = planes[-1].stop
    return tuple(planes)
