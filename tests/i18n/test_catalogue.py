"""Five languages, complete at all times, and nothing in them that nobody says."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import zellige
from zellige.bots.registry import LEVELS
from zellige.games.azul.position import FAULTS, OTHER_LINE
from zellige.i18n import CATALOGUES, LANGUAGES, Texts, system_language
from zellige.notation.scanner import NotationError
from zellige.table.refusal import CODES

from .catalogues import LOCALES, messages

SOURCE = Path(zellige.__file__).parent
CODE = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
WEB = Path(__file__).parents[2] / "web" / "src"
PAGES = "\n".join(path.read_text("utf-8") for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte"))
#: What only the browser says.
BROWSER = sorted(path.stem for path in (LOCALES / "en").glob("*.ftl") if path.stem not in CATALOGUES)
#: Where texts of people are read; the bot protocol has a language of its own.
READING = "".join(path.read_text("utf-8") for part in ("games", "notation") for path in SOURCE.glob(f"{part}/**/*.py"))


ENGLISH = messages("en", CATALOGUES)
ALL_ENGLISH = messages("en", (*CATALOGUES, *BROWSER))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_with_the_same_variables(language: str) -> None:
    assert sorted(path.stem for path in (LOCALES / language).glob("*.ftl")) == sorted((*CATALOGUES, *BROWSER))
    assert messages(language, (*CATALOGUES, *BROWSER)) == ALL_ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    bundle: Any = FluentBundle([language])
    for name in (*CATALOGUES, *BROWSER):
        bundle.add_resource(FluentResource((LOCALES / language / f"{name}.ftl").read_text("utf-8")))
    for key, variables in ALL_ENGLISH.items():
        text, errors = bundle.format_pattern(bundle.get_message(key).value, dict.fromkeys(variables, "3"))
        assert text.strip()
        assert not errors, key


def codes() -> set[str]:
    """The keys of all errors that the source can raise."""
    keys = {f"illegal-{code}" for code, _ in [*FAULTS.values(), OTHER_LINE]}
    keys |= {f"deal-{code}" for code in re.findall(r'IllegalDeal\(\s*"(\w+)"', CODE)} | {"deal-game_is_over"}
    keys.add("deal-no_deal_awaited")
    invariants = (SOURCE / "games" / "azul" / "invariants.py").read_text("utf-8")
    keys |= {f"impossible-{code}" for code in re.findall(r'yield "(\w+)", "', invariants)}
    expected = re.findall(r'(?:expect|fault|_read_tiles)\([^"]*(?:r?f?"[^"]*", )?"([a-z_]+)"', READING)
    expected += re.findall(r'(?:number|NotationError)\("([a-z_]+)"', READING)
    keys |= {f"expected-{code}" for code in expected} | {f"expected-header_{name}" for name in ("seed", "starts")}
    return {key.replace("_", "-") for key in keys}


def test_every_error_has_a_sentence() -> None:
    assert codes() - ENGLISH.keys() == set()


def test_no_text_is_unused() -> None:
    """A text is said by its key; an error's by its code; and some by the name of a colour, a phase or a bonus."""
    families = ("colour-", "phase-", "event-bonus-", "awaits-", "goal-")
    unused = []
    for key in ENGLISH:
        code = key.partition("-")[2].replace("-", "_")
        is_error = key.startswith(("illegal-", "deal-", "impossible-", "expected-"))
        words = [code, code.removeprefix("header_").capitalize()] if is_error else [key]
        if not key.startswith(families) and not any(f'"{word}"' in CODE or f"'{word}'" in CODE for word in words):
            unused.append(key)
    assert unused == []


def test_no_text_of_the_browser_is_unused() -> None:
    """A page says a text by its key, or by a key that begins with a fixed part: t(`level-${level}`)."""
    beginnings = tuple(re.findall(r"`([a-z0-9-]+-)\$\{", PAGES))
    unused = [key for key in messages("en", BROWSER) if f"'{key}'" not in PAGES and not key.startswith(beginnings)]
    assert unused == []


def test_every_text_that_a_page_asks_for_exists() -> None:
    asked = re.findall(r"\bt\(\s*'([^']*)'", PAGES)
    assert set(asked) - messages("en", ("game", "errors", *BROWSER)).keys() == set()


def test_every_refusal_and_every_level_has_its_words() -> None:
    server = "".join(path.read_text("utf-8") for path in SOURCE.glob("server/*.py"))
    refused = {*CODES, *re.findall(r'(?:refusal|_refused|Refusing)\([^"()]*"(\w+)"', server)}
    keys = {f"refusal-{code}".replace("_", "-") for code in refused}
    keys |= {f"level-{level}{part}" for level in LEVELS for part in ("", "-means")}
    assert keys - ALL_ENGLISH.keys() == set()


def test_an_error_is_told_with_place_and_expectation() -> None:
    error = NotationError("colour", "B, Y, R, K, W", "G2", 1, 2)
    assert Texts("en").error(error) == "Line 1, column 2: expected a colour (B, Y, R, K, W), found “G2”."


def test_unknown_language_is_refused_and_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="en, nl, fr, da, hu"):
        Texts("xx")


@pytest.mark.parametrize(("value", "language"), [("nl_BE.UTF-8", "nl"), ("hu", "hu"), ("C", "en"), ("", "en")])
def test_the_system_chooses_the_language(monkeypatch: pytest.MonkeyPatch, value: str, language: str) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", value)
    assert system_language() == language
