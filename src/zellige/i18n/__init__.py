"""Texts in the players' languages, from one Fluent catalogue."""

import os
from functools import cache
from importlib.resources import files
from typing import Any

from zellige.games.common.errors import BrokenRule, IllegalDeal, ImpossiblePosition
from zellige.notation.scanner import NotationError

LANGUAGES = {"en": "English", "nl": "Nederlands", "fr": "Français", "da": "Dansk", "hu": "Magyar"}
CATALOGUES = ("game", "errors", "terminal")


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks around values are invisible in browsers, but boxes in many terminals.
    bundle = FluentBundle([language], use_isolating=False)
    for name in CATALOGUES:
        text = files(__package__).joinpath("locales", language, f"{name}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


def system_language() -> str:
    """The language that the environment asks for, if it is one of ours; English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


class Texts:
    """The texts of one language.

    >>> Texts("nl")("colour-blue")
    'blauw'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language

    def __call__(self, key: str, **values: str | int) -> str:
        bundle = _bundle(self.language)
        text, errors = bundle.format_pattern(bundle.get_message(key).value, values)
        if errors:
            raise errors[0]
        return str(text)

    def error(self, error: NotationError | BrokenRule) -> str:
        """A sentence for an error, naming what was wrong and what would be right."""
        if isinstance(error, NotationError):
            sentence = self(
                "error-unreadable",
                expected=self(f"expected-{_key(error.expected)}"),
                hint=error.hint or "none",
                found=error.found or "none",
            )
            return f"{self('error-place', line=error.line, column=error.column)} {sentence}"
        family = {IllegalDeal: "deal", ImpossiblePosition: "impossible"}.get(type(error), "illegal")
        sentence = self(f"{family}-{_key(error.code)}")
        subject = f"{error.subject}: " if error.subject else ""
        sentence = f"{subject}{sentence} ({error.rule})"
        if not error.line:
            return sentence
        return f"{self('error-move-place', line=error.line, column=error.column, number=error.number)} {sentence}"


def _key(code: str) -> str:
    return code.replace("_", "-")
