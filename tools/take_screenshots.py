"""Take the screenshots of the documentation anew, of games under way and of a review: `make pictures`."""

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.client import Chair, Person
from tools.install_browser import ADVICE, QUIET, find

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
#: The pictures show the third round, when there is something to see and something to choose.
ROUND = 3
TRIES = 8
#: What to touch so that a choice and its preview can be seen.
TOUCHED = {
    "azul": ("[aria-label^='Display']:enabled, [aria-label^='Centre']:enabled", ".row.legal button.hit"),
    "duel": ("[aria-label*=', sun:'], [aria-label*=', moon:']",),
}


def worth(option: dict[str, Any]) -> float:
    """A rough idea of how good an option is, so that the boards look as if somebody played with care."""
    gain = (option.get("laid") or 0) + 2 * (option.get("points") or 0) + 4 * bool(option.get("completes"))
    return float(gain - 3 * (option.get("cost") or 0) - 2 * (option["kind"] == "draw"))


def play(chair: Chair, draw: random.Random) -> None:
    """Play until the round that is shown, and then until a turn begins."""
    tries = 0
    while chair.table["status"] == "running":
        choices = chair.now["choices"]
        if not choices:
            chair.read()
            continue
        begins = choices["awaits"] in ("take", "action") and not tries
        if state_of(chair)["position"]["round"] >= ROUND and begins and draw.random() < 0.4:
            return
        legal = [option for option in choices["options"] if not option.get("refusal")]
        best = max(legal, key=lambda option: (worth(option), draw.random()))
        # In a duel, tiles that would break are put back, and others are tried.
        if choices["awaits"] == "line" and best["cost"] and choices["may_undo"] and tries < TRIES:
            tries += 1
            chair.ask("undo", after=chair.last)
        else:
            tries = tries if choices["awaits"] == "action" else 0
            chair.play(best["move"])


def state_of(chair: Chair) -> dict[str, Any]:
    state: dict[str, Any] = next(entry["state"] for entry in reversed(chair.entries) if "state" in entry)
    return state


def touch(page: Page, places: tuple[str, ...]) -> None:
    """Touch the last of the first places; where others can follow, the last one that something follows, and that."""
    first, then = (*places, "")[:2]
    page.locator(f"main :is({first})").last.wait_for()
    for place in reversed(page.locator(f"main :is({first})").all()):
        place.click()
        following = page.locator(f"main :is({then})").all() if then else []
        if following:
            following[-1].click()
        if following or not then:
            return


def look_at_mistake(page: Page) -> None:
    """Look at a decision that could have been better; on a phone the analysis lies behind a button."""
    if not page.get_by_role("tab", name="Analysis").is_visible():
        page.get_by_role("button", name="Log, chat and settings").click()
        page.get_by_role("tab", name="Analysis").click()
    flawed = page.get_by_role("list", name="What could have been better").get_by_role("button")
    flawed.first.wait_for()
    flawed.nth(flawed.count() // 2).click()
    page.mouse.move(0, 0)


def reviewed(person: Person) -> str:
    """A game between bots that has been reviewed."""
    table = person.set_table("azul-2-coloured", "regular", "club")
    with person.sit(table) as chair:
        chair.read_until(lambda: chair.now["winners"])
    review = f"/api/tables/{table}/review"
    person.http.post(review).raise_for_status()
    while person.http.get(review).json()["status"] in ("waiting", "running"):
        time.sleep(0.1)
    return table


def take(browser: Browser, person: Person, path: str, name: str, prepare: Callable[[Page], None]) -> None:
    """Take the pictures of one page, on every screen and in every light."""
    cookies = [{"name": key, "value": value, "url": person.address} for key, value in person.http.cookies.items()]
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            context = browser.new_context(
                locale="en-GB", color_scheme=theme, viewport={"width": width, "height": height}, reduced_motion="reduce"
            )
            context.add_cookies(cookies)  # type: ignore[arg-type]  # a dictionary is one of Playwright's
            page = context.new_page()
            page.goto(f"{person.address}{path}")
            prepare(page)
            page.wait_for_timeout(500)  # the server answers a choice in a duel
            picture = Image.open(BytesIO(page.screenshot()))
            # A palette makes files small that everybody who clones the repository loads.
            picture.quantize(256).save(PICTURES / f"{name}-{size}-{theme}.png", optimize=True)
            context.close()


def main() -> None:
    path = find()
    if not path:
        sys.exit(ADVICE)
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.web.serving", f"sqlite:///{folder}/tables.sqlite3"]
        with (
            subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server,
            sync_playwright() as playwright,
            playwright.chromium.launch(executable_path=path, args=list(QUIET)) as browser,
        ):
            assert server.stdout
            try:
                person = Person(server.stdout.readline().strip())
                person.http.put("/api/me", json={"name": "Ada"})
                for game in ("azul-2-coloured", "duel"):
                    table = person.set_table(game, "me", "greedy")
                    with person.sit(table) as chair:
                        play(chair, random.Random(1))
                    name = game.split("-")[0]
                    take(browser, person, f"table/{table}", name, partial(touch, places=TOUCHED[name]))
                take(browser, person, f"replay/{reviewed(person)}", "review", look_at_mistake)
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
