"""Pictures: what lies on the table, as text, SVG and pixels."""

from xml.etree import ElementTree

import numpy as np
import pytest

from tests.rl.positions import VARIANTS, positions
from zellige import azul, duel
from zellige.rl.pictures import rendered
from zellige.rl.pictures.scene import COLOURS

SVG = "{http://www.w3.org/2000/svg}"


def drawn(svg: str, letter: str) -> int:
    """How many tiles of a colour a picture shows: boxes in its full colour."""
    return sum(box.get("fill") == COLOURS[letter][0] for box in ElementTree.fromstring(svg).iter(f"{SVG}rect"))


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant != "duel"])
def test_every_tile_in_sight_is_drawn(variant: str) -> None:
    for position in positions(variant)[::5]:
        assert isinstance(position, azul.Position)
        svg = rendered(position, "svg")
        for colour, letter in enumerate("BYRKW"):
            assert drawn(svg, letter) == 20 - position.bag[colour] - position.lid[colour], repr(position)


def test_every_tile_of_a_duel_in_sight_is_drawn() -> None:
    for position in positions("duel")[::5]:
        assert isinstance(position, duel.Position)
        svg = rendered(position, "svg")
        in_hand = position.layout.turn.hand + position.layout.turn.leftovers
        for colour, letter in enumerate("BYRKT"):
            hidden = position.bag[colour] + position.tower[colour] + in_hand.count(letter)
            assert drawn(svg, letter) == 13 - hidden, repr(position)


@pytest.mark.parametrize("variant", VARIANTS)
def test_text_and_pixels(variant: str) -> None:
    position = positions(variant)[-1]
    text = rendered(position, "ansi")
    assert text.startswith(f"{variant}, round {position.round}")
    for seat, score in enumerate(position.scores):
        assert f"player_{seat}: {score}" in text
    pixels = rendered(position, "rgb_array")
    assert pixels.dtype == np.uint8
    assert pixels.shape[2] == 3
    assert len(np.unique(pixels @ [1 << 16, 1 << 8, 1])) > 10
    assert rendered(position, None) is None


def test_a_picture_shows_nothing_that_is_hidden() -> None:
    for number, position in enumerate(positions("duel")[::5]):
        assert isinstance(position, duel.Position)
        permuted = duel.determinize(position.seen_by(None), number)
        for mode in ("ansi", "svg"):
            assert rendered(permuted, mode) == rendered(position, mode)
