"""How to play, in five languages: the page says exactly the texts that there are."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import zellige
from zellige.i18n import LANGUAGES

LOCALES = Path(zellige.__file__).parent / "i18n" / "locales"
PAGE = Path(__file__).parents[2] / "web" / "src" / "howto"
CODE = {path.name: path.read_text("utf-8") for path in PAGE.iterdir()}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's own naming
        self.names.add(node.id.name)


def texts(language: str, catalogue: str) -> dict[str, set[str]]:
    """The texts of a catalogue, with the variables each uses."""
    resource = FluentParser().parse((LOCALES / language / f"{catalogue}.ftl").read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{catalogue}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


ENGLISH = texts("en", "how-to")
#: Calls of t, as far as their first argument.
SAID = re.compile(r"(?<![\w.])t\(('[^']*'|[^),]*)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_variables(language: str) -> None:
    assert texts(language, "how-to") == ENGLISH


@pytest.mark.parametrize("name", CODE)
def test_the_page_names_its_texts_in_full(name: str) -> None:
    """A key that is put together at run time could not be checked."""
    assert [key for key in SAID.findall(CODE[name]) if not re.fullmatch(r"'[a-z-]+'", key)] == []


def test_exactly_the_texts_that_the_page_says_exist() -> None:
    said = {key.strip("'") for code in CODE.values() for key in SAID.findall(code)}
    assert ENGLISH.keys() <= said
    elsewhere = {key for path in (LOCALES / "en").glob("web-*.ftl") for key in texts("en", path.stem)}
    assert said - ENGLISH.keys() <= elsewhere | texts("en", "game").keys()


def test_rules_that_the_page_cites_exist() -> None:
    specification = "".join(path.read_text("utf-8") for path in (PAGE.parents[2] / "docs" / "rules").glob("*.md"))
    known = set(re.findall(r"^\s*- ((?:AZ|DU)-\d+\.\d+)\b", specification, re.MULTILINE))
    cited = set()
    for game, first, last in re.findall(r"\b(AZ|DU)-(\d+\.\d+)(?:–(\d+\.\d+))?", "".join(CODE.values())):
        cited |= {f"{game}-{number}" for number in (first, last) if number}
    assert cited
    assert cited - known == set()
