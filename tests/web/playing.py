"""Random play with what is on the screen: the buttons that can be pressed, by mouse or by keys, and their names."""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

#: The buttons of the board that a mouse can reach, or `null` until there are some; an empty list once the game is over.
#: Where there is nothing but Confirm, it was pressed already.
BUTTONS = """() => {
  if (document.querySelector('#result')) return []
  const nameOf = (button) => button.ariaLabel ?? button.textContent.trim()
  const found = [...document.querySelectorAll('main button:enabled')].filter((button) =>
    !button.closest('[aria-hidden=true]') && button.ariaDisabled !== 'true' && !button.ariaExpanded
    && button.checkVisibility({ visibilityProperty: true }))
  if (found.every((button) => ['Undo', 'Cancel', 'Confirm'].includes(nameOf(button)))) return null
  return found.map((button) => {
    const box = button.getBoundingClientRect()
    const at = ([x, y]) => [box.x + box.width * x, box.y + box.height * y]
    const points = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.75], [0.75, 0.25], [0.25, 0.75]].map(at)
    const point = points.find(([x, y]) => document.elementFromPoint(x, y)?.closest('button') === button)
    return { name: nameOf(button), point: point ?? null, pressed: button.ariaPressed === 'true' }
  })
}"""
AWAY = ("Undo", "Cancel", "Take back the last tile")
#: What begins a turn; everything else goes on with it.
BEGINNING = ("Display", "Centre", "Factory", "Large factory", "dome plate", "Stack of", "Dome", "Sun", "Moon", "Chip")
LETTERS = {"blue": "b", "yellow": "y", "red": "r", "black": "k", "white": "w", "turquoise": "t"}
#: What decides the rest of a duel's turn, and the key that does the same.
KEYS = {
    r"Line (\d) \S": r"\1",
    r"Slot (\d)": r"\1",
    r"Column (\d)": r"\1",
    "Break all": "x",
    "Turn the plate:": "r",
    "Stop": "Enter",
    "Draw": "d",
    "Complete": "p",
    "Other chips": "o",
    "Leave it": "n",
}


@dataclass(frozen=True)
class Button:
    """A button on the screen."""

    name: str
    point: tuple[float, float]
    pressed: bool


def buttons(page: Page) -> list[Button]:
    """Wait until something can be decided; nothing can once the game is over."""
    found = page.wait_for_function(BUTTONS, polling=20).json_value()
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
    """Click one of the buttons."""
    page.mouse.click(*choose(found, draw).point)


def tap(page: Page, found: list[Button], draw: random.Random) -> None:
    """Touch one of the buttons."""
    page.touchscreen.tap(*choose(found, draw).point)


def choose(found: list[Button], draw: random.Random) -> Button:
    """One of the buttons: most often one that brings the turn to its end, now and then any."""
    # A line that says nothing takes nothing.
    useful = [button for button in found if button.name not in AWAY and not button.pressed and button.name[-1] != " "]
    is_straight = draw.random() < 0.9
    return draw.choice((is_straight and straight(found, useful)) or useful or found)


def straight(found: list[Button], useful: list[Button]) -> list[Button]:
    """Confirm where it is offered, or what goes on with a turn that was begun, or what begins one."""
    confirm = [button for button in useful if button.name == "Confirm"]
    first = [button for button in useful if button.name.startswith(BEGINNING)]
    then = [button for button in useful if button not in first]
    if confirm or not any(button.name.startswith("Floor line") for button in found):
        return confirm or then or first
    # The rows of Azul can be asked at any time, and take only what fits.
    colour = next((button.name.rpartition(" ")[2] for button in found if button.pressed), None)
    fits = re.compile(rf"Floor|.*: empty(?!.*wall:.*{colour})|.*, {colour}(;|$)")
    return [button for button in then if fits.match(button.name)] if colour else first


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
        rows = [button.name for button in straight(found, found)] if draw.random() < 0.9 else []
        press(page, draw.choice(["f" if name.startswith("Floor") else name[5] for name in rows] or [*"12345f"]))
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
    offered += [
        (match.expand(key),) for name in names for start, key in KEYS.items() if (match := re.match(start, name))
    ]
    offered += [(LETTERS[match[1]],) for name in names if (match := re.match(r"Stack 1 (\w+)", name))]
    # Plates and chips in a row are numbered.
    press(page, *(draw.choice(offered) if offered else draw.sample("123456", 3)))


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)
