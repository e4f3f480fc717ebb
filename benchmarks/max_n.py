"""A search in which everybody wants to win, to compare the master's with: max^n.

At every position the player on turn is taken to choose what is worth most to that player, as the evaluation sees it
with the eyes of that seat. Of each opponent the moves are considered that the master considers too. Nothing can be cut
off, for the values of several players need not add up to anything.
"""

import time
from collections.abc import Iterator
from typing import Any

import numpy as np
from numba import njit

from zellige.bots.minds import Level, Mind
from zellige.bots.searching import SearchBot
from zellige.bots.thinking import Candidate, Known, Thought
from zellige.bots.works import net_of, new_works
from zellige.games.common.position import as_seed
from zellige.games.offered import OFFERED
from zellige.search.azul.prospects import outlook
from zellige.search.azul.search import MAX_PLIES, advance, list_moves, search
from zellige.search.common.alpha_beta import LIMIT, ROUND_OVER, TURN_OVER
from zellige.search.common.values import WON

#: How a pass ended: it was interrupted; lines were cut off; every line reached the end of the round.
INTERRUPTED, CUT_OFF, COMPLETE = 0, 1, 2
FRAME = np.dtype(
    [("count", np.int64), ("index", np.int64), ("depth", np.int64), ("best", np.int64, 4)],
    align=True,
)


@njit(nogil=True)
def search_depth(works: Any, root: int, depth: int, frames: Any, values: Any) -> int:
    """Write what each root move is worth to the player on turn, so many turns deep. There is a working space for each
    seat, which sees with its eyes; the one of the player on turn has the moves and the stack.
    """
    work = works[root]
    found = np.zeros(works.shape[0], np.int64)
    ended = COMPLETE
    ply = 0
    frames[0].count = work.root_count
    frames[0].index = 0
    frames[0].depth = depth
    while True:
        frame = frames[ply]
        is_known = False
        if frame.index >= frame.count:
            if ply == 0:
                return ended
            found[:] = frame.best[: works.shape[0]]
            ply -= 1
            is_known = True
        else:
            work.nodes += 1
            if work.stop != 0 or work.nodes >= work.node_limit:
                return INTERRUPTED
            outcome = advance(
                work, ply, int(work.root_actions[frame.index] if ply == 0 else work.actions[ply, frame.index])
            )
            left = frame.depth - (outcome == TURN_OVER)
            if outcome == ROUND_OVER or left <= 0:
                if outcome != ROUND_OVER:
                    ended = CUT_OFF
                for seat in range(works.shape[0]):
                    found[seat] = outlook(works[seat], work.stack[ply + 1])[1]
                is_known = True
            else:
                ply += 1
                frames[ply].count = list_moves(work, ply)
                frames[ply].index = 0
                frames[ply].depth = left
                frames[ply].best[:] = -LIMIT
        if is_known:
            mover = work.stack[ply].player
            if ply == 0:
                values[frames[0].index] = found[mover]
            elif found[mover] > frames[ply].best[mover]:
                frames[ply].best[: works.shape[0]] = found
            frames[ply].index += 1


class MaxNMind:
    """What thinks by max^n about a variant of Azul."""

    def __init__(self, variant: str, level: Level) -> None:
        self.seats = range(OFFERED[variant].players)
        net = net_of(variant, level.judge)
        self.works = np.concatenate([new_works(variant, net) for _ in self.seats])
        self.works["opponent_moves"] = level.moves_of_each_opponent(variant)
        self.frames = np.zeros(MAX_PLIES, FRAME).view(np.recarray)

    def begin(self, known: Known, seed: int, nodes: int) -> None:
        self.known: Any = known
        self.root = known.player
        for seat in self.seats:
            search.begin_search(self.works[seat : seat + 1], np.array(known.record), as_seed(seed))
        self.works["root"] = self.seats
        self.works["stop"] = 0
        self.works["node_limit"] = nodes

    def stop(self) -> None:
        self.works["stop"] = 1

    def thoughts(self) -> Iterator[Thought]:
        began = time.perf_counter()
        work = self.works[self.root]
        actions = work["root_actions"][: int(work["root_count"])].tolist()
        values = np.zeros(len(actions), np.int64)
        moves = [self.known.move(action) for action in actions]
        yield Thought(tuple(Candidate(move, 0.0, 0.0, (move,), exact=False) for move in moves), 0, 0, 0.0, False)
        for depth in range(1, MAX_PLIES):
            ended = search_depth(self.works, self.root, depth, self.frames, values)
            if ended == INTERRUPTED:
                return
            ranked = sorted(zip(moves, (values / WON).tolist(), strict=True), key=lambda found: -found[1])
            candidates = tuple(Candidate(move, max(-1.0, value), 0.0, (move,), exact=True) for move, value in ranked)
            yield Thought(candidates, depth, int(work["nodes"]), time.perf_counter() - began, False)
            if ended == COMPLETE or len(moves) == 1:
                return


class MaxNBot(SearchBot):
    """A master that searches by max^n; Azul only."""

    def _mind(self, variant: str) -> Mind:
        return MaxNMind(variant, self.level)
