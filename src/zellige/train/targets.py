"""What positions turned out to be worth: the result, mixed with what later searches expected."""

from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from zellige.search.common.net import LEAD_UNIT
from zellige.search.common.values import WON, value_of_result

from .playing import Games


def returns_and_leads(games: Games, keeping: float) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """For every position and seat the return, from −1 to 1, and the lead at the end in the net's units."""
    leads = leads_of(games.scores)
    shared = (games.places == 0).sum(1, keepdims=True) > 1
    ahead = np.where(games.places == 0, np.where(shared, 0, 1), -1)
    finals = np.vectorize(value_of_result, otypes=[np.float32])(ahead, leads) / np.float32(WON)
    returns = np.zeros((len(games.positions), games.scores.shape[1]), np.float32)
    movers = np.ascontiguousarray(games.positions["state"]["player"])
    expected = np.ascontiguousarray(games.positions["expected"])
    _walk_back(movers, expected, games.lengths, finals, keeping, returns)
    return returns, np.repeat((leads / LEAD_UNIT).astype(np.float32), games.lengths, 0)


def leads_of(scores: npt.NDArray[np.int16]) -> npt.NDArray[np.int64]:
    """Every seat's lead over the best of the others."""
    best = [np.delete(scores, seat, 1).max(1) for seat in range(scores.shape[1])]
    leads: npt.NDArray[np.int64] = scores.astype(np.int64) - np.stack(best, 1)
    return leads


@numba.njit(nogil=True)
def _walk_back(movers: Any, expected: Any, lengths: Any, finals: Any, keeping: float, returns: Any) -> None:
    """Every search that a seat made pulls its return towards what it expected; with two seats also the other's, which
    expected the opposite.
    """
    first = 0
    for game in range(lengths.shape[0]):
        for seat in range(finals.shape[1]):
            value = finals[game, seat]
            for index in range(first + lengths[game] - 1, first - 1, -1):
                if not np.isnan(expected[index]):
                    if movers[index] == seat:
                        value = keeping * value + (1 - keeping) * expected[index]
                    elif finals.shape[1] == 2:
                        value = keeping * value - (1 - keeping) * expected[index]
                returns[index, seat] = value
        first += lengths[game]
