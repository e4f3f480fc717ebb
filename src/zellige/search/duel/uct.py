"""Plain UCT for the duel, which guesses what is hidden anew for every simulation."""

from zellige.rules.duel import batch
from zellige.rules.duel.batch import GUESSING
from zellige.rules.duel.knowledge import guess
from zellige.search.common.uct import Uct

__all__ = ["GUESSING", "uct"]

uct = Uct("duel", {**vars(batch), **vars(batch.engine), "imagine": guess})
