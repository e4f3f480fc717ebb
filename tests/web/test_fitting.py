"""The table fits every screen: nothing to scroll, nothing over something else, everything large enough to touch."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .person import Person
from .playing import buttons, click, play, tap

PHONES = ((390, 844), (360, 740))
DESKTOPS = ((1440, 900), (1024, 768), (1920, 1080))
#: What is wrong with the table as it is drawn now.
FAULTS = """() => {
  const CORNERS = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
  const faults = []
  const page = document.scrollingElement
  if (page.scrollHeight > innerHeight) faults.push(`${page.scrollHeight - innerHeight} px to scroll down`)
  if (page.scrollWidth > innerWidth) faults.push(`${page.scrollWidth - innerWidth} px to scroll right`)
  const told = (element) => element.ariaLabel || element.dataset.place || element.textContent.trim()
  const seen = (element) => element.checkVisibility({ visibilityProperty: true })
  const main = document.querySelector('main')
  const room = main.getBoundingClientRect()
  for (const element of main.querySelectorAll('[data-place], button')) {
    const box = element.getBoundingClientRect()
    if (!seen(element) || !box.width) continue
    const beyond = Math.max(room.left - box.left, room.top - box.top, box.right - room.right, box.bottom - room.bottom)
    if (beyond > 1) faults.push(`${told(element)} is cut off by ${beyond.toFixed()} px`)
  }
  // Whoever touches what is drawn as part of a button touches that button and no other.
  for (const button of document.querySelectorAll('main button:enabled, header button, header a')) {
    const drawn = [...button.querySelectorAll('svg.tile')]
    const covering = (drawn.length ? drawn : [button]).flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const tops = CORNERS.map(([right, down]) => document.elementFromPoint(x + right * width, y + down * height))
      return tops.filter((top) => top && top.closest('button, a') !== button && !top.contains(button))
    })
    if (seen(button) && covering.length) faults.push(`${told(button)} lies under ${told(covering[0])}`)
  }
  return faults
}"""
#: Things to touch that are too small for a finger.
SMALL = """() => [...document.querySelectorAll('button, a')].flatMap((element) => {
  const { width, height } = element.getBoundingClientRect()
  const least = element.querySelector('.tile, .chip') || element.closest('section') ? 28 : 40
  if (!element.checkVisibility({ visibilityProperty: true }) || Math.min(width, height) >= least - 0.5) return []
  return [`${element.ariaLabel ?? element.textContent.trim()}: ${width.toFixed()} × ${height.toFixed()}`]
})"""
TABLES = (
    ("azul-2-coloured", 2),
    ("azul-2-grey", 2),
    ("azul-3-coloured", 3),
    ("azul-3-grey", 3),
    ("azul-4-coloured", 4),
    ("azul-4-grey", 4),
    ("duel", 2),
)


def faults(page: Page, sizes: tuple[tuple[int, int], ...], *scripts: str) -> dict[tuple[int, int], list[str]]:
    """What is wrong at each size of the screen."""
    found = {}
    page.mouse.move(1, 1)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        # Sizes are measured before they are drawn.
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        found[width, height] = [fault for script in (FAULTS, *scripts) for fault in page.evaluate(script)]
    return {size: said for size, said in found.items() if said}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_table_fits_every_screen(arrive: Callable[..., Person], game: str, players: int) -> None:
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = person.sit(game, "me", *["random"] * (players - 1))
    expect(page.locator("[data-place=score-1]")).to_be_visible()
    assert faults(page, PHONES, SMALL) == {}
    before = person.shown()
    play(page, tap, players, decisions=8)
    assert person.shown() != before
    assert faults(page, PHONES) == {}
    assert faults(page, DESKTOPS) == {}


def test_many_tiles_in_the_hand_leave_room_for_the_button_beside_them(arrive: Callable[..., Person]) -> None:
    page = arrive(viewport={"width": 1100, "height": 720}).sit("duel", "me", "random")
    draw = random.Random(1)
    found = buttons(page)
    while not any(button.name.startswith("Break all") for button in found):
        click(page, found, draw)
        found = buttons(page)
    page.evaluate("""() => {
      const hand = document.querySelector('.hand')
      while (hand.children.length < 12) hand.append(hand.firstElementChild.cloneNode(true))
    }""")
    assert faults(page, (*PHONES, *DESKTOPS, (1100, 720))) == {}
