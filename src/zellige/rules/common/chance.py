"""Chance: a seeded, portable generator, specified in docs/chance.md so that anyone can repeat a deal."""

from typing import Any

import numpy as np

from .compiling import compiled
from .tiles import COLOURS, wide

_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_STREAM = np.uint64(0xD1342543DE82EF95)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_SHIFT_1 = np.uint64(30)
_SHIFT_2 = np.uint64(27)
_SHIFT_3 = np.uint64(31)
_HALF = np.uint64(32)
_RANGE = np.uint64(1 << 32)
_LOW = np.uint64(0xFFFFFFFF)


@compiled
def mix(value: Any) -> Any:
    """The finaliser of SplitMix64: a bijection of 64 bits in which every input bit reaches every output bit."""
    value = (value ^ (value >> _SHIFT_1)) * _MIX_1
    value = (value ^ (value >> _SHIFT_2)) * _MIX_2
    return value ^ (value >> _SHIFT_3)


@compiled
def open_stream(generator: Any, seed: Any, stream: int) -> None:
    """Set the generator (one uint64) to the start of a numbered stream of a seed.

    The seed is mixed before the stream's number is added, and the sum again, so that neither neighbouring
    seeds nor neighbouring streams are shifted copies of each other.
    """
    generator[0] = mix(mix(np.uint64(seed) + _GAMMA) + np.uint64(stream) * _STREAM)


@compiled
def draw_below(generator: Any, bound: int) -> int:
    """A uniform integer in [0, bound), bound < 2^32: multiply, keep the high half, refuse the biased few."""
    if bound <= 0:
        return 0  # nothing to choose from: never an endless loop
    limit = np.uint64(bound)
    while True:
        generator[0] += _GAMMA
        product = (mix(generator[0]) >> _HALF) * limit
        # A refusal needs a low half below 2^32 mod limit; asking for one below limit first spares the division.
        if (product & _LOW) >= limit or (product & _LOW) >= _RANGE % limit:
            return wide(product >> _HALF)


@compiled
def draw_tile(generator: Any, heap: Any, tiles: int) -> int:
    """The colour of one tile drawn uniformly from a heap of that many tiles; the heap keeps it."""
    ticket = draw_below(generator, tiles)
    for colour in range(COLOURS):
        ticket -= heap[colour]
        if ticket < 0:
            return colour
    return COLOURS - 1
