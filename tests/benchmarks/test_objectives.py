"""The search in which everybody plays for themselves finds what plain recursion finds, and gives legal moves."""

import random
from itertools import count, islice
from typing import Any

import numpy as np
import pytest

from benchmarks.max_n import COMPLETE, INTERRUPTED, MaxNMind, search_depth
from benchmarks.objectives import MAX_N, NARROW, others
from tests.search.positions import rounds
from zellige.bots.registry import SEARCHING
from zellige.bots.thinking import known_to_mover
from zellige.search.azul.prospects import outlook
from zellige.search.azul.search import advance, list_moves
from zellige.search.common.alpha_beta import ROUND_OVER

NO_LIMIT = 1 << 40


def late_mind(variant: str, seed: int, moves: int) -> MaxNMind:
    """A mind with a position of a game at its root, so many moves before a round ends."""
    mind = MaxNMind(variant, SEARCHING["master"])
    every = (played for more in count(seed, 100) for played in rounds(variant, more))
    played = random.Random(seed).choice(list(islice(every, 4)))
    mind.begin(known_to_mover(played[-min(moves, len(played))]), seed, NO_LIMIT)
    return mind


def values_for_all(mind: MaxNMind, ply: int, actions: list[int]) -> tuple[list[int], list[int]]:
    """What the moves of a position are worth to the player on turn, and what the best is worth to everybody."""
    work = mind.works[mind.root]
    mover, found, best = int(work["stack"][ply]["player"]), [], [-NO_LIMIT] * len(mind.seats)
    for action in actions:
        if advance(work, ply, action) == ROUND_OVER:
            values = [outlook(mind.works[seat], work["stack"][ply + 1])[1] for seat in mind.seats]
        else:
            listed = list_moves(work, ply + 1)
            values = values_for_all(mind, ply + 1, work["actions"][ply + 1, :listed].tolist())[1]
        found.append(values[mover])
        best = values if values[mover] > best[mover] else best
    return found, best


@pytest.mark.parametrize("variant", ["azul-3-coloured", "azul-4-grey"])
@pytest.mark.parametrize("seed", range(6))
def test_max_n_finds_what_plain_recursion_finds(variant: str, seed: int) -> None:
    mind = late_mind(variant, seed, moves=4)
    work: Any = mind.works[mind.root]
    actions = work["root_actions"][: int(work["root_count"])].tolist()
    values = np.zeros(len(actions), np.int64)
    assert search_depth(mind.works, mind.root, 10, mind.frames, values) == COMPLETE
    assert values.tolist() == values_for_all(mind, 0, actions)[0]


def test_max_n_ends_when_it_is_told_to() -> None:
    mind = late_mind("azul-4-coloured", 1, moves=30)
    mind.stop()
    values = np.zeros(200, np.int64)
    assert search_depth(mind.works, mind.root, 10, mind.frames, values) == INTERRUPTED
    (first,) = mind.thoughts()
    assert first.move in mind.known.legal_moves()


def test_the_others_are_those_that_differ_from_the_master() -> None:
    assert others("azul-3-coloured") == ["two-replies", "all-replies", NARROW, MAX_N]
    assert others("azul-4-coloured") == ["two-replies", "eight-replies", "all-replies", NARROW, MAX_N]
