"""The log: events that compiled rules write down for a table, and leave out for a search.

A rule takes `log`, which is either one LOG record or None. Numba compiles the two cases apart, so that
a search pays nothing, while both run the same rules.
"""

from typing import Any

import numpy as np

from .compiling import compiled, record

#: More than the events of any single move or deal: four players' tiling, 36 tiles dealt and all bonuses.
LOG_SIZE = 512

EVENT = record([("kind", np.int8), ("player", np.int8), ("details", np.int16, (5,))])
LOG = record([("count", np.int32), ("events", EVENT, (LOG_SIZE,))])


@compiled
def write(log: Any, kind: int, player: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Write one event down; what the details mean depends on its kind."""
    if log is not None:
        event = log.events[log.count]
        event.kind = kind
        event.player = player
        event.details[0] = a
        event.details[1] = b
        event.details[2] = c
        event.details[3] = d
        event.details[4] = e
        log.count += 1
