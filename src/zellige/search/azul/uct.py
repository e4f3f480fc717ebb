"""Plain UCT for Azul, where nothing is hidden."""

from zellige.rules.azul import batch
from zellige.search.common.uct import Uct

from .search import GUESSING, imagine

uct = Uct("azul", {**vars(batch), **vars(batch.engine), "imagine": imagine})

__all__ = ["GUESSING", "uct"]
