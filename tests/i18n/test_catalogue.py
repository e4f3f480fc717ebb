"""Five languages, complete at all times, and nothing in them that nobody says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import zellige
from zellige.games.azul.position import FAULTS, OTHER_LINE
from zellige.i18n import CATALOGUES, LANGUAGES, Texts, system_language
from zellige.notation.scanner import NotationError

SOURCE = Path(zellige.__file__).parent
LOCALES = SOURCE / "i18n" / "locales"
CODE = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
#: Where texts of people are read; the bot protocol has a language of its own.
READING = "".join(path.read_text("utf-8") for part in ("games", "notation") for path in SOURCE.glob(f"{part}/**/*.py"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's own naming
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for name in CATALOGUES:
        resource = FluentParser().parse((LOCALES / language / f"{name}.ftl").read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


ENGLISH = messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_with_the_same_variables(language: str) -> None:
    assert messages(language) == ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    texts = Texts(language)
    for key, variables in ENGLISH.items():
        assert texts(key, **dict.fromkeys(variables, "3")).strip()


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
