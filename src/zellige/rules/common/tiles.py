"""Tiles: the five colours of a game, and heaps of tiles counted by colour."""

from typing import Any

import numpy as np

from .compiling import compiled

COLOURS = 5
#: No tile, nobody, nothing: what an empty space or an untaken marker holds.
NONE = -1


@compiled
def wide(number: Any) -> int:
    """A number out of a record, in the one integer type of all rules: each further type compiles a rule once more."""
    return np.int64(number)  # type: ignore[return-value]  # a Python int in uncompiled rules would do as well


@compiled
def total(heap: Any) -> int:
    """How many tiles a heap holds."""
    tiles = 0
    for colour in range(COLOURS):
        tiles += wide(heap[colour])
    return tiles


@compiled
def pour(heap: Any, into: Any) -> None:
    """Move every tile of one heap into another."""
    for colour in range(COLOURS):
        into[colour] += heap[colour]
        heap[colour] = 0


@compiled
def fill(array: Any, value: int) -> None:
    """Give every element of an array one value. (A slice assignment compiles twenty functions more.)"""
    for index in np.ndindex(array.shape):
        array[index] = value


@compiled
def copy(heap: Any, into: Any) -> None:
    for colour in range(COLOURS):
        into[colour] = heap[colour]
