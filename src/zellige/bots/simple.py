"""Bots that do not search."""

import random
import time
from threading import Event

from .thinking import Bot, Budget, Candidate, Known, Report, Thought, check_known


class RandomBot(Bot):
    """Any legal move, all equally likely."""

    name = "random"

    def think(
        self,
        known: Known,
        budget: Budget | None = None,
        *,
        seed: int = 0,
        report: Report | None = None,
        stop: Event | None = None,
    ) -> Thought:
        began = time.perf_counter()
        move = random.Random(seed).choice(check_known(known))
        chosen = Candidate(move, 0.0, 0.0, (move,), exact=False)
        return Thought((chosen,), 0, 0, time.perf_counter() - began, proved=False)
