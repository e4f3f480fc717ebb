"""Plain UCT for Azul, where nothing is hidden."""

from typing import Any

import numpy as np

from zellige.rules.azul import batch
from zellige.rules.common.compiling import compiled, record
from zellige.search.common.uct import Uct

#: Nothing is needed for guessing.
GUESSING = record([("nothing", np.int8)])


@compiled
def imagine(state: Any, seed: Any, work: Any) -> None:
    """Everything is open."""


uct = Uct("azul", {**vars(batch), **vars(batch.engine), **globals()})
