"""Random play with what is on the screen: the buttons that can be pressed, by mouse or by keys, and their names."""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

#: The buttons of the board that a mouse can reach, or `null` until there are some; an empty list once the game is over.
BUTTONS = """() => {
  if (document.querySelector('#result')) return []
  const found = []
  for (const button of document.querySelectorAll('main button:enabled')) {
    if (button.closest('[aria-hidden=true]') || button.ariaDisabled === 'true' || button.ariaExpanded) continue
    if (!button.checkVisibility({ visibilityProperty: true })) continue
    const box = button.getBoundingClientRect()
    const at = ([x, y]) => [box.x + box.width * x, box.y + box.height * y]
    const points = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.75], [0.75, 0.25], [0.25, 0.75]].map(at)
    const point = points.find(([x, y]) => document.elementFromPoint(x, y)?.closest('button') === button)
    const name = button.ariaLabel ?? button.textContent.trim()
    found.push({ name, point: point ?? null, pressed: button.ariaPressed === 'true' })
  }
  return found.some(({ name }) => !['Undo', 'Cancel'].includes(name)) ? found : null
}"""
AWAY = ("Undo", "Cancel", "Take back the last tile")
LETTERS = {"blue": "b", "yellow": "y", "red": "r", "black": "k", "white": "w", "turquoise": "t"}


@dataclass(frozen=True)
class Button:
    """A button on the screen."""

    name: str
    point: tuple[float, float]
    pressed: bool


def buttons(page: Page) -> list[Button]:
    """Wait until something can be decided; nothing can once the game is over."""
    found = page.wait_for_function(BUTTONS, polling=50).json_value()
    out_of_reach = [each["name"] for each in found if not each["point"]]
    assert out_of_reach == [], out_of_reach
    return [Button(each["name"], tuple(each["point"]), each["pressed"]) for each in found]


Decide = Callable[[Page, list[Button], random.Random], None]


def play(page: Page, decide: Decide, seed: int, decisions: int = 2000) -> bool:
    """Decide until the game is over or enough is decided; whether it is over."""
    draw = random.Random(seed)
    for _ in range(decisions):
        found = buttons(page)
        if not found:
            return True
        decide(page, found, draw)
    return False


def click(page: Page, found: list[Button], draw: random.Random) -> None:
    """Click one of the buttons, most often Confirm where there is one."""
    by_name = {button.name: button for button in found}
    if "Confirm" in by_name and draw.random() < 0.9:
        page.mouse.click(*by_name["Confirm"].point)
        return
    # A line that says nothing takes nothing.
    useful = [button for button in found if button.name not in AWAY and not button.pressed and button.name[-1] != " "]
    if any(button.pressed for button in found):
        useful = [button for button in useful if not button.name.startswith(("Display", "Centre"))]
    page.mouse.click(*draw.choice(useful or found).point)


def move(page: Page, draw: random.Random) -> None:
    """One move of Azul by clicks: the last of them confirms it."""
    while True:
        found = buttons(page)
        confirm = next((button for button in found if button.name == "Confirm"), None)
        if confirm:
            page.mouse.click(*confirm.point)
            return
        click(page, found, draw)


def type_azul(page: Page, found: list[Button], draw: random.Random) -> None:
    """Take tiles, or place one, by keys alone: "3 b 4 Enter"."""
    names = [button.name for button in found]
    if "Confirm" in names:
        press(page, "Enter")
    elif columns := [match[1] for name in names if (match := re.match(r"Line \d → column (\d)", name))]:
        press(page, draw.choice(columns))
    elif any(button.pressed for button in found):
        press(page, draw.choice("12345f"))
    else:
        groups = [match for name in names if (match := re.match(r"(?:Display (\d)|Centre): [1-9]\d* (\w+)", name))]
        display, colour = draw.choice(groups).groups()
        press(page, display or "c", LETTERS[colour])


def type_duel(page: Page, found: list[Button], draw: random.Random) -> None:
    """Decide something in a duel by keys alone."""
    names = [button.name for button in found]
    if "Confirm" in names and draw.random() < 0.8:
        press(page, "Enter")
        return
    suns = [match for name in names if (match := re.match(r"(?:Factory (\d)|Large factory), sun: \d+ (\w+)", name))]
    moons = [match[1] for name in names if (match := re.search(r", moon: \d+ (\w+) from all moons", name))]
    actions: dict[str, list[tuple[str, ...]]] = {
        "Dome": [("d", key) for key in "0123"],
        "Sun": [("s", factory or "0", LETTERS[colour]) for factory, colour in (match.groups() for match in suns)],
        "Moon": [("m", LETTERS[colour]) for colour in moons],
        "Chip": [("c", key) for key in "1234"],
    }
    offered = [keys for name in names for keys in actions.get(name, ())]
    if offered:
        press(page, *draw.choice(offered))
    else:
        # Whatever the awaited decision understands; other keys do nothing.
        press(page, *draw.sample([*"123456789xrpnbyrkt", "Enter"], 6))


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)
