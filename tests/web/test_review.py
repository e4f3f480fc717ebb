"""Looking at a finished game with the strongest bot: chances, what could have been better, and what that looks like."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from .person import Person

GOLDEN = Path(__file__).parents[1] / "golden"


def flawed(page: Page) -> Locator:
    """The decisions that could have been better."""
    return page.get_by_role("list", name="What could have been better").get_by_role("button")


def review(person: Person, game: str) -> Page:
    """Upload a game, and wait until it has been reviewed."""
    page = person.go(person.upload(GOLDEN / f"{game}.azul"))
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_test_id("progress")).to_be_empty(timeout=180_000)
    expect(flawed(page).first).to_be_visible()
    return page


@pytest.mark.parametrize("game", ["azul/azul-2-grey", "duel/duel"])
def test_what_could_have_been_better_is_told_and_shown(person: Person, game: str) -> None:
    page = review(person, game)
    chances = page.get_by_role("slider", name="Chances to win")
    for number in (0, flawed(page).count() // 2):
        flawed(page).nth(number).click()
        expect(flawed(page).nth(number)).to_have_attribute("aria-current", "step")
        told = r"(Ada|Bo): .+(Inaccuracy|Mistake|Blunder) −\d+% · .+Better · .+(Ada|Bo): .+"
        expect(page.get_by_test_id("judged")).to_have_text(re.compile(told))
        expect(chances).to_have_attribute("aria-valuetext", re.compile(r"\w+ \d+%"))
        played = person.shown()
        page.keyboard.press("ArrowLeft")
        before = person.shown()
        page.keyboard.press("ArrowRight")
        page.get_by_role("button", name="Show").click()
        person.soon(partial(differs, person, played, before))
        page.get_by_role("button", name="Back to the game").click()
        assert person.shown() == played
    # Walking on from what was not played leads back into the game.
    page.get_by_role("button", name="Show").click()
    page.locator("main").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    person.soon(partial(same, person, played))


def differs(person: Person, *others: dict[str, str]) -> None:
    assert person.shown() not in others


def same(person: Person, shown: dict[str, str]) -> None:
    assert person.shown() == shown


def test_the_chart_steps_through_the_game(person: Person) -> None:
    page = review(person, "azul/azul-2-grey")
    chances, step = page.get_by_role("slider", name="Chances to win"), page.get_by_role("slider", name="Step")
    box = chances.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = int(step.input_value())
    steps = int(step.get_attribute("max") or 0)
    assert abs(middle - steps / 2) <= 1
    chances.press("ArrowRight")
    expect(step).to_have_value(str(middle + 1))


def test_on_a_phone_what_is_shown_can_be_seen(arrive: Callable[..., Person]) -> None:
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True)
    page = person.go(person.upload(GOLDEN / "azul" / "azul-2-grey.azul"))
    rail = page.get_by_role("button", name="Log, chat and settings")
    rail.click()
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_test_id("progress")).to_be_empty(timeout=180_000)
    flawed(page).first.click()
    page.get_by_role("button", name="Show").click()
    expect(rail).to_have_attribute("aria-expanded", "false")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_game_under_way_offers_no_analysis(person: Person) -> None:
    page = person.sit("azul-2-coloured", "me", "random")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.get_by_role("tab", name="Analysis")).to_have_count(0)
