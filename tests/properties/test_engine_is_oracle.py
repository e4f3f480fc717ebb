"""The engine and the oracle, written apart from the same rules, agree move by move."""

from collections import Counter

import pytest

from tests.oracle.comparing import CORNERS, compare_many
from zellige import azul

GAMES = 3600
BLOCKS = 12


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("variant", azul.VARIANTS, ids=str)
def test_engine_and_oracle_agree(variant: azul.Variant, block: int) -> None:
    games = GAMES // len(azul.VARIANTS) // BLOCKS
    compare_many(variant, range(block * games, (block + 1) * games))


def test_every_rare_corner_is_reached() -> None:
    corners: Counter[str] = Counter()
    for variant in (azul.Variant(4, "coloured"), azul.Variant(4, "grey")):
        corners += compare_many(variant, range(1000, 1100))[0]
    assert [corner for corner in CORNERS if corners[corner] == 0] == []
