"""Whole games against bots, played with what is on the screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .axe import violations
from .person import Person
from .playing import Decide, click, play, type_azul, type_duel


@pytest.mark.parametrize(
    ("game", "seats", "decide"),
    [
        ("azul-2-coloured", ("me", "greedy"), click),
        ("azul-3-grey", ("greedy", "me", "greedy"), type_azul),
        ("duel", ("me", "greedy"), click),
        ("duel", ("random", "me"), type_duel),
    ],
    ids=["azul-clicks", "azul-keys", "duel-clicks", "duel-keys"],
)
def test_a_whole_game(arrive: Callable[..., Person], game: str, seats: tuple[str, ...], decide: Decide) -> None:
    # Drawing a large window takes more time than playing.
    page = arrive(viewport={"width": 1100, "height": 720}).sit(game, *seats)
    assert play(page, decide, 1)
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    assert violations(page, within="#rail") == []
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(page.locator("[data-place=score-1]")).to_be_visible()
