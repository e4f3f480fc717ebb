"""The table for one: what is seen while things move, looking back, several players on one device, languages."""

import random
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from .person import Person
from .playing import click, move, play

Arrive = Callable[..., Person]
GOLDEN = Path(__file__).parents[1] / "golden"
#: Counts the tiles that fly.
FLIGHTS = """() => {
  window.flown = 0
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => (window.flown += addedNodes.length)))
    .observe(document.querySelector('#flights'), { childList: true, subtree: true })
}"""


def groups(page: Page) -> Locator:
    """What can be taken from the displays and the centre."""
    return page.locator("main [role=group] button:enabled")


def turn(person: Person, draw: random.Random) -> None:
    """Move, and wait for the bot's answer and until something can be chosen again: nothing can while tiles fly."""
    before = person.log().count()
    move(person.page, draw)
    expect(person.log().nth(before + 1)).to_be_attached()
    expect(groups(person.page).first).to_be_visible()


@pytest.mark.parametrize("moves", [True, False])
def test_tiles_fly_unless_the_system_asks_for_less_motion(arrive: Arrive, moves: bool) -> None:
    person = arrive(settings={"speed": None}, reduced_motion="no-preference" if moves else "reduce")
    page = person.sit("azul-2-coloured", "me", "random")
    page.evaluate(FLIGHTS)
    turn(person, random.Random(1))
    # While tiles fly nothing can be chosen.
    expect(
        page.get_by_role("group", name="Display").get_by_role("button").and_(page.locator(":enabled")).first
    ).to_be_visible()
    assert (page.evaluate("window.flown") > 0) == moves


def test_two_clicks_to_a_game(person: Person) -> None:
    page = person.go("/")
    page.get_by_role("button", name="Play Azul against the computer").click()
    expect(groups(page).first).to_be_visible()
    page.goto("/")
    page.get_by_role("link").filter(has_text="Your turn").first.click()
    expect(groups(page).first).to_be_visible()


def test_tiles_can_be_dragged(person: Person) -> None:
    page = person.sit("azul-2-coloured", "me", "random")
    groups(page).first.hover()
    page.mouse.down()
    floor = page.get_by_role("button", name=re.compile("^Floor line")).bounding_box()
    assert floor
    page.mouse.move(floor["x"] + floor["width"] / 2, floor["y"] + floor["height"] / 2, steps=40)
    page.mouse.up()
    expect(person.status()).to_have_text("Your turn: confirm your move")
    page.get_by_role("button", name="Confirm").click()
    expect(person.log().filter(has_text="You: ")).to_have_count(1)


def test_players_share_one_device(person: Person) -> None:
    page = person.go("/new")
    page.get_by_role("combobox", name="Seat 2", exact=True).select_option("me")
    for number, name in enumerate(("Ada", "Bo"), 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Start").click()
    play(page, click, 3, decisions=15)
    said = " ".join(person.log().all_inner_texts())
    assert "Ada" in said
    assert "Bo" in said


def test_the_language_changes_without_losing_the_table(person: Person) -> None:
    page = person.sit("azul-2-coloured", "me", "random")
    turn(person, random.Random(2))
    groups(page).first.click()
    page.evaluate("window.isStillHere = true")
    shown = person.shown()
    page.get_by_role("tab", name="Settings").click()
    page.get_by_role("combobox", name="Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert person.shown() == shown
    expect(page.locator("main [aria-pressed=true]")).to_have_count(1)
    assert page.evaluate("window.isStillHere")


@pytest.mark.parametrize("game", ["azul/azul-4-grey", "duel/duel"])
def test_a_game_file_is_looked_at_step_by_step(person: Person, game: str, tmp_path: Path) -> None:
    page = person.go("/")
    steps = look_at(page, GOLDEN / f"{game}.azul")
    start = person.shown()
    seen = [start]
    for _ in range(10):
        page.keyboard.press("ArrowRight")
        seen.append(person.shown())
    # Some decisions of a turn move nothing yet.
    assert sum(one != other for one, other in pairwise(seen)) > 5
    for shown in reversed(seen[:-1]):
        page.keyboard.press("ArrowLeft")
        assert person.shown() == shown
    page.keyboard.press("End")
    expect(page.get_by_role("slider", name="Step")).to_have_attribute("aria-valuetext", f"Step {steps} of {steps}")
    end = person.shown()
    page.get_by_role("tab", name="Table").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    file = tmp_path / "game.azul"
    download.value.save_as(file)
    page.goto("/games")
    assert look_at(page, file) == steps
    page.keyboard.press("End")
    assert person.shown() == end


def look_at(page: Page, file: Path) -> int:
    """Choose a game file on a page; how many steps it has."""
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/*")
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 1 of "))
    return int((slider.get_attribute("aria-valuetext") or "").rsplit(" ", 1)[1])


def test_a_game_file_that_was_tampered_with_is_refused(arrive: Arrive, tmp_path: Path) -> None:
    person = arrive(complaints="status of 409")
    page = person.go("/games")
    file = tmp_path / "game.azul"
    text = (GOLDEN / "azul" / "azul-2-coloured.azul").read_text("utf-8")
    # The first tiles that somebody takes are said to be others.
    file.write_text(re.sub(r"(\d)B(\d)", r"\1W\2", text, count=1), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page).to_have_url(re.compile("/games$"))


def test_looking_back_does_not_disturb_the_game(person: Person) -> None:
    page = person.sit("azul-2-coloured", "me", "random")
    draw = random.Random(4)
    turn(person, draw)
    turn(person, draw)
    now = person.shown()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert person.shown() != now
    expect(groups(page)).to_have_count(0)
    page.get_by_role("button", name="To the game").click()
    expect(groups(page).first).to_be_visible()
    assert person.shown() == now
    turn(person, draw)
