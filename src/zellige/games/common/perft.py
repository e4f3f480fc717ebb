"""Perft: how many sequences of moves there are, for checking other implementations against this one."""

from collections.abc import Iterator
from typing import Any

from .position import BasePosition, MoveT, as_seed


def perft(position: BasePosition[Any, Any, Any, Any], depth: int, *, seed: int = 0) -> int:
    """How many sequences of `depth` moves start here, deals being drawn from the seed. A game's end cuts a sequence.

    >>> from zellige import azul
    >>> [perft(azul.Position.start(), depth, seed=1) for depth in range(4)]
    [1, 78, 5616, 311526]
    """
    if depth < 0:
        raise ValueError(f"depth must be 0 or more, not {depth}")
    return int(position.engine.count_leaves(position.record, as_seed(seed), depth))


def perft_by_move(
    position: BasePosition[Any, MoveT, Any, Any], depth: int, *, seed: int = 0
) -> Iterator[tuple[MoveT, int]]:
    """The same count, at a depth of at least 1, apart for each first move, one at a time."""
    if depth < 1:
        raise ValueError(f"depth must be 1 or more, not {depth}")
    if position.awaits_deal:
        position = position.deal(seed=seed)
    for move in position.legal_moves():
        yield move, perft(position.play(move), depth - 1, seed=seed)
