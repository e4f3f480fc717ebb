"""How to play: the page says exactly the texts that there are, and cites rules that there are."""

import re
from pathlib import Path

import pytest

from .catalogues import LOCALES, messages

PAGE = Path(__file__).parents[2] / "web" / "src" / "howto"
CODE = {path.name: path.read_text("utf-8") for path in PAGE.iterdir()}


ENGLISH = messages("en", ["how-to"])
#: Calls of t, as far as their first argument.
SAID = re.compile(r"(?<![\w.])t\(('[^']*'|[^),]*)")


@pytest.mark.parametrize("name", CODE)
def test_the_page_names_its_texts_in_full(name: str) -> None:
    """A key that is put together at run time could not be checked."""
    assert [key for key in SAID.findall(CODE[name]) if not re.fullmatch(r"'[a-z-]+'", key)] == []


def test_exactly_the_texts_that_the_page_says_exist() -> None:
    said = {key.strip("'") for code in CODE.values() for key in SAID.findall(code)}
    assert ENGLISH.keys() <= said
    others = ["game", *(path.stem for path in (LOCALES / "en").glob("web-*.ftl"))]
    assert said - ENGLISH.keys() <= messages("en", others).keys()


def test_rules_that_the_page_cites_exist() -> None:
    specification = "".join(path.read_text("utf-8") for path in (PAGE.parents[2] / "docs" / "rules").glob("*.md"))
    known = set(re.findall(r"^\s*- ((?:AZ|DU)-\d+\.\d+)\b", specification, re.MULTILINE))
    cited = set()
    for game, first, last in re.findall(r"\b(AZ|DU)-(\d+\.\d+)(?:–(\d+\.\d+))?", "".join(CODE.values())):
        cited |= {f"{game}-{number}" for number in (first, last) if number}
    assert cited
    assert cited - known == set()
