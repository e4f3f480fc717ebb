"""Every page: in five languages, for everybody, in both colour schemes, small, and quickly there."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message
from playwright.sync_api import Page, expect

from .axe import violations
from .person import Person
from .playing import click, play

ROOT = Path(__file__).parents[2]
LANGUAGES = ("nl", "fr", "da", "hu", "en")
#: Everything that somebody reads or hears.
TEXTS = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) found.push(walker.currentNode.data)
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name))
  return [document.title, ...found].map((text) => text.trim()).filter(Boolean)
}"""
OTHER = ("/", "/new", "/games", "/how-to/azul", "/how-to/duel", "/about", "/nowhere")
GOLDEN = ROOT / "tests" / "golden" / "azul" / "azul-2-grey.azul"
TABLES: dict[str, Callable[[Person], str]] = {
    "join": lambda person: link(person, person.set_table("azul-2-coloured", "me", "friend")),
    "waiting": lambda person: f"/table/{person.set_table('duel', 'me', 'friend')}",
    "azul": lambda person: f"/table/{person.set_table('azul-2-coloured', 'me', 'random')}",
    "azul-4-grey": lambda person: f"/table/{person.set_table('azul-4-grey', 'me', 'random', 'random', 'random')}",
    "duel": lambda person: f"/table/{person.set_table('duel', 'me', 'random')}",
    "replay": lambda person: person.upload(GOLDEN),
    "review": lambda person: reviewed(person, person.upload(GOLDEN)),
    "fair": lambda person: f"/fair/{person.set_table('duel', 'me', 'random')}",
}


def keys() -> set[str]:
    """The keys of all texts."""
    found: set[str] = set()
    for file in (ROOT / "src" / "zellige" / "i18n" / "locales" / "en").glob("*.ftl"):
        found |= {entry.id.name for entry in FluentResource(file.read_text("utf-8")).body if isinstance(entry, Message)}
    return found


def raw(text: str, known: set[str]) -> bool:
    """Whether a text is no text: the key of one, or one whose values are missing."""
    return "{" in text or (text in known and "-" in text) or bool(re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text))


def link(person: Person, table: str) -> str:
    """The address that a friend gets."""
    return str(person.get(f"/api/tables/{table}")["seats"][1]["link"])


def reviewed(person: Person, path: str) -> str:
    """The address of a game, once it has been reviewed."""
    question = f"{path.replace('/replay/', '/api/tables/')}/review"
    person.post(question)

    def is_done() -> None:
        assert person.get(question)["status"] == "done"

    person.soon(is_done, seconds=180)  # the server may have its searches to load first
    return path


def visit(person: Person, name: str) -> Page:
    """Open a page, and wait until it has what it asks the server for."""
    page = person.go(TABLES[name](person) if name in TABLES else name)
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1").first).not_to_be_empty()
    return page


@pytest.mark.parametrize("game", ["azul-2-grey", "duel"])
def test_a_table_in_use_is_for_everybody(person: Person, game: str) -> None:
    page = person.sit(game, "me", "random")
    play(page, click, 1, decisions=10)
    assert violations(page, within="main") == []


@pytest.mark.parametrize("name", [*OTHER, *TABLES])
def test_every_page_is_for_everybody_in_five_languages_on_any_screen(arrive: Callable[..., Person], name: str) -> None:
    page = visit(arrive(complaints="status of 404"), name)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    # In the dark only the colours are different.
    assert violations(page, ["color-contrast"]) == []
    known = keys()
    said = {}
    for language in LANGUAGES:
        choose(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        said[language] = page.evaluate(TEXTS)
        assert [text for text in said[language] if raw(text, known)] == []
        for width in (390, 1440):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.scrollingElement.scrollWidth") <= width
    assert len({tuple(texts) for texts in said.values()}) == len(LANGUAGES)


def choose(page: Page, language: str) -> None:
    """Choose a language where the page lets people do so."""
    languages = page.locator("select:has(option[lang])")
    if not languages.count():
        page.locator("#tab-settings").click()
    languages.first.select_option(language)


def test_the_browsers_language_comes_first(arrive: Callable[..., Person]) -> None:
    for locale, language in (("da-DK", "da"), ("hu", "hu"), ("de", "en")):
        page = arrive(locale=locale).go("/")
        expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_first_page_needs_itself_a_script_and_a_style(person: Person) -> None:
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.resource_type))
    visit(person, "/")
    assert sorted(kind for kind in asked if kind not in ("fetch", "other")) == ["document", "script", "stylesheet"]


def test_the_pages_are_small() -> None:
    site = ROOT / "src" / "zellige" / "server" / "site"
    page = (site / "index.html").read_text("utf-8")
    loaded = [site / "index.html", *(site / path for path in re.findall(r'(?:src|href)="/(assets/[^"]+)"', page))]
    assert len(loaded) == 3
    assert sum(len(gzip.compress(file.read_bytes())) for file in loaded) <= 150_000
