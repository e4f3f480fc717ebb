"""Positions in disguise are worth what they were worth before."""

import numpy as np
import pytest

from zellige.bots.works import new_works, search_of
from zellige.games.offered import OFFERED
from zellige.rules.azul.state import DEAL
from zellige.rules.common.tiles import NONE
from zellige.rules.duel.components import CHIP_SHOWS, CHIPS, LETTERS
from zellige.rules.duel.state import AWAITS_ACTION, AWAITS_DEAL
from zellige.train.fitting import Inputs
from zellige.train.plan import Generation, Plan
from zellige.train.playing import play_games
from zellige.train.symmetry import CHIPS_AFTER, COLOURINGS, PLATES_AFTER, disguise_of


@pytest.mark.parametrize("variant", ["azul-2-grey", "azul-4-grey", "duel"])
def test_a_disguise_changes_looks_and_nothing_else(variant: str) -> None:
    search, disguise = search_of(variant), disguise_of(variant)
    nothing = np.zeros(1, search.NET)
    positions = play_games(variant, nothing, Generation(2, 50, 20), Plan.of(variant).seeds(0)[:2]).positions
    disguised = positions.copy()
    assert disguise
    disguise(disguised["state"], np.random.default_rng(1))
    states = positions["state"]
    looks_different = states != disguised["state"]
    # What is amid the opening or amid tiling is left alone.
    between_turns = (
        np.isin(states["awaits"], (AWAITS_ACTION, AWAITS_DEAL)) if variant == "duel" else states["phase"] >= 0
    )
    assert looks_different[between_turns].mean() > 0.8
    assert not looks_different[~between_turns].any()
    offered = OFFERED[variant].new_batch(len(positions), seed=1)
    moves, between = [], states["awaits"] == AWAITS_DEAL if variant == "duel" else states["phase"] == DEAL
    worths = np.zeros((2, 2, between.sum()))
    for (leads, values), looked_at in zip(worths, (positions, disguised), strict=True):
        offered.states[:] = looked_at["state"]
        moves.append(offered.masks().sum(1))
        # While several tilings are equally good, another of them may be looked at.
        seats = (np.arange(between.sum()) % OFFERED[variant].players).astype(np.int8)
        search.learning.outlooks_of(new_works(variant, nothing), looked_at[between], seats, leads, values)
    np.testing.assert_array_equal(*moves)
    np.testing.assert_allclose(worths[0], worths[1], atol=1e-9)


def test_on_the_coloured_side_nothing_can_be_exchanged() -> None:
    assert disguise_of("azul-3-coloured") is None


def test_the_colours_of_the_duel_are_exchanged_along_the_circle_of_the_chips() -> None:
    assert len(COLOURINGS) == 10, "five turns of the circle, and their reflections"
    assert COLOURINGS[0].tolist() == [0, 1, 2, 3, 4]
    for colours, chips, plates in zip(COLOURINGS, CHIPS_AFTER, PLATES_AFTER, strict=True):
        for chip, after in enumerate(chips):
            assert {LETTERS[colours[LETTERS.index(letter)]] for letter in CHIPS[chip]} == set(CHIPS[after])
        assert (CHIP_SHOWS[chips][:, colours] == CHIP_SHOWS).all()
        assert sorted(chips) == list(range(len(CHIPS)))
        there = plates[plates >= 0]
        assert len(set(there)) == len(there) >= 16, "of each back at most one plate has no other"


def test_what_was_seen_before_says_nothing_about_a_position_in_disguise() -> None:
    """Boards of the duel are remembered by their plates, and a disguise changes what these print."""
    seeds = Plan.of("duel").seeds(0)[:1]
    played = play_games("duel", np.zeros(1, search_of("duel").NET), Generation(1, 50, 20), seeds).positions
    positions = np.repeat(played[played["state"]["awaits"] == AWAITS_DEAL][:1], 2)
    boards = positions["state"]["boards"]
    boards["dome"] = NONE
    assert (boards["spaces"][1] != boards["spaces"][1, ..., ::-1]).any()
    boards["spaces"][1] = boards["spaces"][1, ..., ::-1].copy()
    one, seat = np.array([1]), np.zeros(1, np.int8)
    after_another = Inputs("duel", positions)
    after_another.batch(np.array([0]), seat)
    for seen, alone in zip(after_another.batch(one, seat), Inputs("duel", positions).batch(one, seat), strict=True):
        np.testing.assert_array_equal(seen, alone)
