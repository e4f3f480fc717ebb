"""Writing an observation, plane after plane: each function writes from `at` on and returns where the next plane starts.

`clear` comes first, but for blocks. What may be absent is written as 0 rather than asked about, and places are
unsigned: Numba asks every signed one whether it counts from the end.
"""

from typing import Any

import numpy as np

from zellige.rules.common.compiling import compiled
from zellige.rules.common.tiles import wide


@compiled
def clear(out: Any, at: int, stop: int) -> None:
    for index in range(at, stop):
        out[np.uint64(index)] = 0


@compiled
def write_number(out: Any, at: int, number: int) -> int:
    out[np.uint64(at)] = number
    return at + 1


@compiled
def write_chosen(out: Any, at: int, chosen: int, length: int) -> int:
    """1 for one of so many; `chosen` below 0 is none of them."""
    out[np.uint64(at + max(chosen, 0))] = chosen >= 0
    return at + length


@compiled
def write_among(out: Any, at: int, chosen: Any, length: int) -> int:
    """1 for each of those listed, at most 63 codes; those below 0 are nothing."""
    flags = np.uint64(0)
    for index in range(chosen.shape[0]):
        code = wide(chosen[index])
        flags |= np.uint64(code >= 0) << np.uint64(max(code, 0))
    for code in range(length):
        out[np.uint64(at + code)] = (flags >> np.uint64(code)) & np.uint64(1)
    return at + length
