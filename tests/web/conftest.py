"""One server and one browser for all tests of the pages, and people who open pages in it."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from pytest_playwright.pytest_playwright import CreateContextCallback

from tools.install_browser import ADVICE, QUIET, find

from .person import Person

# The machine may have other things to do.
expect.set_options(timeout=30_000)
ROOT = Path(__file__).parents[2]
USUAL: dict[str, object] = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}}


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is."""
    database = f"sqlite:///{tmp_path_factory.mktemp('web') / 'tables.sqlite3'}"
    command = [sys.executable, "-m", "tests.web.serving", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout
        try:
            yield process.stdout.readline().strip().rstrip("/")
        finally:
            process.terminate()


# While Playwright runs, no test of the same process could use asyncio: so it ends with this folder, not with all tests.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        running.selectors.set_test_id_attribute("data-test")
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright, pytestconfig: pytest.Config) -> Iterator[Browser]:
    path = find()
    if not path:
        pytest.fail(ADVICE, pytrace=False)
    with playwright.chromium.launch(
        executable_path=path, args=list(QUIET), headless=not pytestconfig.getoption("--headed")
    ) as running:
        yield running


@pytest.fixture(scope="package")
def browser_context_args(address: str) -> dict[str, object]:
    return {"base_url": address}


@pytest.fixture
def arrive(new_context: CreateContextCallback, address: str) -> Iterator[Callable[..., Person]]:
    """Somebody opens the browser; at the end nobody's browser may have complained."""
    people: list[Person] = []

    def come(
        *, settings: dict[str, object] | None = None, complaints: str = "", through: str = "", **options: object
    ) -> Person:
        context = new_context(**{**USUAL, **options})  # type: ignore[arg-type]  # whatever a context takes
        people.append(Person(context, {"speed": 0, "muted": True, **(settings or {})}, complaints, through))
        return people[-1]

    yield come
    for person in people:
        assert person.complaints() == []


@pytest.fixture
def person(arrive: Callable[..., Person]) -> Person:
    return arrive()
