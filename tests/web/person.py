"""Somebody with a browser: opens pages, sets tables, and hears what the browser complains about."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

#: The tiles and scores that a page shows, place by place.
SHOWN = """() => [...document.querySelectorAll('main [data-place]')].map((spot) => {
  const tile = spot.querySelector('.tile:not(.empty, .ghost)')
  return [spot.dataset.place, tile ? tile.dataset.colour : spot.textContent.trim()]
})"""

#: How many seconds a page has for what it will show soon.
SOON = 30


class Person:
    """A browser with a cookie, settings and one page; further tabs are pages of the same context."""

    def __init__(
        self, context: BrowserContext, settings: dict[str, object], allowed: str = "", address: str = ""
    ) -> None:
        self.context = context
        self.address = address
        self._allowed = allowed
        self._complaints: list[str] = []
        kept = f"localStorage['zellige.settings'] ??= {json.dumps(json.dumps(settings))}"
        context.add_init_script(f"if (location.protocol !== 'about:') {kept}")
        context.on("console", self._hear)
        context.on("weberror", lambda error: self._complaints.append(str(error.error)))
        self.page: Page = context.new_page()

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self._complaints.append(said.text)

    def complaints(self) -> list[str]:
        """What the browser's console reported, but for what the test provokes."""
        return [text for text in self._complaints if not (self._allowed and re.search(self._allowed, text))]

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def post(self, path: str, **body: Any) -> Any:
        """Ask the server as this person, beside the pages."""
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        return self.context.request.get(path).json()

    def upload(self, file: Path) -> str:
        """Upload a game file; where it can be looked at."""
        return str(self.post("/api/games", text=file.read_text("utf-8"))["path"])

    def set_table(self, game: str, *seats: str, **more: Any) -> str:
        """Set a table: `me`, `friend` or the level of a bot for each seat."""
        described = [{"kind": seat} if seat in ("me", "friend") else {"kind": "bot", "level": seat} for seat in seats]
        return str(self.post("/api/tables", game=game, seats=described, **more)["id"])

    def sit(self, game: str, *seats: str, **more: Any) -> Page:
        """Set a table and open it."""
        page = self.go(f"/table/{self.set_table(game, *seats, **more)}")
        expect(self.status()).to_be_visible()
        return page

    def log(self) -> Locator:
        """The lines that tell what has happened."""
        return self.page.get_by_role("list", name="What has happened").locator("li:not(.round)")

    def shown(self) -> dict[str, str]:
        """The tiles and scores that the board shows, place by place."""
        return dict(self.page.evaluate(SHOWN))

    def status(self) -> Locator:
        """The line that says what is asked."""
        return self.page.get_by_test_id("status")

    def soon(self, holds: Callable[[], object], seconds: float = SOON) -> None:
        """What is asserted holds soon: this page may hear of a move after another does."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                holds()
                return
            except AssertionError:
                if time.monotonic() > deadline:
                    raise
                self.page.wait_for_timeout(20)
