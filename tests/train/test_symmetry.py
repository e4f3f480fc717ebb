"""Positions in disguise are worth what they were worth before."""

import numpy as np
import pytest

from zellige.bots.works import new_works, search_of
from zellige.games.offered import OFFERED
from zellige.rules.azul.state import DEAL
from zellige.train.plan import Generation, Plan
from zellige.train.playing import play_games
from zellige.train.symmetry import disguise


@pytest.mark.parametrize("variant", ["azul-2-grey", "azul-4-grey"])
def test_a_disguise_changes_looks_and_nothing_else(variant: str) -> None:
    search = search_of(variant)
    nothing = np.zeros(1, search.NET)
    positions = play_games(variant, nothing, Generation(2, 50, 20), Plan.of(variant).seeds(0)[:2]).positions
    disguised = positions.copy()
    disguise(disguised["state"], np.random.default_rng(1))
    looks_different = [one.tobytes() != other.tobytes() for one, other in zip(positions, disguised, strict=True)]
    assert sum(looks_different) > 0.8 * len(positions)
    offered = OFFERED[variant].new_batch(len(positions), seed=1)
    moves, between = [], positions["state"]["phase"] == DEAL
    worths = np.zeros((2, 2, between.sum()))
    for (leads, values), looked_at in zip(worths, (positions, disguised), strict=True):
        offered.states[:] = looked_at["state"]
        moves.append(offered.masks().sum(1))
        # While several tilings are equally good, another of them may be looked at.
        seats = (np.arange(between.sum()) % OFFERED[variant].players).astype(np.int8)
        search.learning.outlooks_of(new_works(variant, nothing), looked_at[between], seats, leads, values)
    np.testing.assert_array_equal(*moves)
    np.testing.assert_allclose(worths[0], worths[1], atol=1e-9)
