"""Whole games against bots, played with what is on the screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .axe import violations
from .person import Person
from .playing import Decide, click, play, type_azul, type_duel


@pytest.mark.parametrize(
    ("game", "seats", "decide", "confirm"),
    [
        ("azul-2-coloured", ("me", "greedy"), click, True),
        ("azul-3-grey", ("greedy", "me", "greedy"), type_azul, True),
        ("duel", ("me", "greedy"), click, True),
        ("duel", ("greedy", "me"), type_duel, False),
    ],
    ids=["azul-clicks", "azul-keys", "duel-clicks", "duel-keys"],
)
def test_a_whole_game(
    arrive: Callable[..., Person], game: str, seats: tuple[str, ...], decide: Decide, confirm: bool
) -> None:
    # Drawing a large window takes more time than playing.
    person = arrive(viewport={"width": 1100, "height": 720}, settings={"confirm": confirm})
    page = person.sit(game, *seats)
    if game == "duel":
        # So does a log that grows long.
        page.get_by_role("tab", name="Chat").click()
        page.locator("main").focus()
    assert play(page, decide, 1)
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    assert violations(page, within=".result") == []
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(page.locator("[data-place=score-1]")).to_be_visible()
    tables = [person.get(f"/api/tables/{url.rpartition('/')[2]}") for url in (before, page.url)]
    first, second = ([seat["level"] for seat in table["seats"]] for table in tables)
    assert second == first[1:] + first[:1]
    page.goto(before.replace("/table/", "/fair/"))
    expect(page.locator(".checks .yes")).to_have_count(3)


def test_the_browser_notices_a_secret_that_is_not_the_published_one(person: Person) -> None:
    table = person.set_table("azul-2-coloured", "random", "random")
    while not (fairness := person.get(f"/api/tables/{table}/fairness"))["is_over"]:
        person.page.wait_for_timeout(50)
    changed = {**fairness, "secret": fairness["secret"][::-1]}
    person.page.route("**/fairness", lambda route: route.fulfill(json=changed))
    page = person.go(f"/fair/{table}")
    expect(page.locator(".checks .no")).to_have_text("Your browser says: the secret has another fingerprint.")
