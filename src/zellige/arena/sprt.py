"""The sequential probability ratio test: play until one of two Elo differences is plainly the likelier."""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .rating import expected_score


@dataclass(frozen=True, slots=True)
class Sprt:
    """Two hypotheses about how many Elo points the first player is ahead of the second, and the risks accepted.

    `alpha` is the risk of accepting `elo1` when `elo0` is true, `beta` that of the opposite mistake.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (math.isfinite(self.elo0) and math.isfinite(self.elo1) and self.elo0 < self.elo1):
            raise ValueError(f"the test takes two Elo differences, the lower first, not {self.elo0:g} {self.elo1:g}")
        for name, risk in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < risk < 0.5:
                raise ValueError(f"{name} is a risk between 0 and 0.5, not {risk:g}")

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the log-likelihood ratio accepts `elo0` and `elo1`."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


class Trial:
    """A running test: it takes in one score per deal, the mean over all rotations, in the order of the deals."""

    def __init__(self, test: Sprt, seats: int) -> None:
        self.test = test
        #: How often each possible score came up; of a pair of games: 0, ¼, ½, ¾ and 1.
        self.counts = np.zeros(2 * seats * (seats - 1) + 1)
        self.llr = 0.0

    @property
    def deals(self) -> int:
        return int(self.counts.sum())

    def add(self, score: float) -> None:
        self.counts[round(score * (len(self.counts) - 1))] += 1
        self.llr = float(log_likelihood_ratio(self.counts, self.test))

    @property
    def accepted(self) -> str | None:
        """`elo0` or `elo1` once decided."""
        lower, upper = self.test.bounds
        return "elo0" if self.llr <= lower else "elo1" if self.llr >= upper else None


def log_likelihood_ratio(counts: npt.ArrayLike, test: Sprt) -> npt.NDArray[np.float64]:
    """How much likelier `elo1` makes the counted scores than `elo0` does, each at its best: the generalised ratio.

    The last axis counts scores evenly spaced from 0 to 1.
    """
    # Scores that have not come up yet stay possible, as in Fishtest.
    seen = np.maximum(np.asarray(counts, np.float64), 1e-3)
    total = seen.sum(axis=-1)
    log_ratio = _log_tilted(seen, expected_score(test.elo1)) - _log_tilted(seen, expected_score(test.elo0))
    return np.asarray(total * (seen / total[..., np.newaxis] * log_ratio).sum(axis=-1))


def _log_tilted(seen: npt.NDArray[np.float64], mean: float) -> npt.NDArray[np.float64]:
    """The logarithm of the factor by which the likeliest distribution with this mean differs from what was seen.

    It is 1 / (1 + t · (score − mean)) with the one t that gives the mean; bisection finds it.
    """
    offset = np.linspace(0.0, 1.0, seen.shape[-1]) - mean
    low = np.full(seen.shape[:-1], -1 / offset[-1])
    high = np.full(seen.shape[:-1], -1 / offset[0])
    for _ in range(50):
        middle = (low + high) / 2
        pull = (seen * offset / (1 + middle[..., np.newaxis] * offset)).sum(axis=-1)
        low, high = np.where(pull > 0, middle, low), np.where(pull > 0, high, middle)
    factor: npt.NDArray[np.float64] = -np.log1p(middle[..., np.newaxis] * offset)
    return factor
