"""The engines and the oracles, written apart from the same rules, agree move by move."""

from collections import Counter

import pytest

from tests.oracle import comparing_azul, comparing_duel
from zellige import azul

AZUL_GAMES = 1200
DUEL_GAMES = 400
BLOCKS = 10


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("variant", azul.VARIANTS, ids=str)
def test_azul_and_its_oracle_agree(variant: azul.Variant, block: int) -> None:
    games = AZUL_GAMES // len(azul.VARIANTS) // BLOCKS
    comparing_azul.compare_many(variant, range(block * games, (block + 1) * games))


@pytest.mark.parametrize("block", range(BLOCKS))
def test_duel_and_its_oracle_agree(block: int) -> None:
    games = DUEL_GAMES // BLOCKS
    comparing_duel.compare_many(range(block * games, (block + 1) * games))


#: Games in which the rare corners occur; found among random ones, so that few suffice.
AZUL_CORNERS = {azul.Variant(4, "coloured"): (1005, 1031, 1037, 1080), azul.Variant(4, "grey"): (1020,)}
DUEL_CORNERS = (5019, 5024, 5059, 5066)


def test_every_rare_corner_of_azul_is_reached() -> None:
    corners: Counter[str] = Counter()
    for variant, seeds in AZUL_CORNERS.items():
        corners += comparing_azul.compare_many(variant, seeds)[0]
    assert [corner for corner in comparing_azul.CORNERS if corners[corner] == 0] == []


def test_every_rare_corner_of_the_duel_is_reached() -> None:
    corners = comparing_duel.compare_many(DUEL_CORNERS)[0]
    corners += comparing_duel.compare_scarce(range(30))[0]
    assert [corner for corner in comparing_duel.CORNERS if corners[corner] == 0] == []
