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
        check_known(known)
        began = time.perf_counter()
        moves = known.legal_moves()
        random.Random(seed).shuffle(moves)
        candidates = tuple(Candidate(move, 0.0, 0.0, (move,), exact=False) for move in moves)
        return Thought(candidates, 0, 0, time.perf_counter() - began, proved=False)
