"""Texts in the players' languages, from one Fluent catalogue."""

import os
from functools import cache
from importlib.resources import files
from typing import Any

from zellige.games.common.errors import BrokenRule, IllegalDeal, ImpossiblePosition, InvalidMove
from zellige.notation.scanner import NotationError

LANGUAGES = {"en": "English", "nl": "Nederlands", "fr": "Français", "da": "Dansk", "hu": "Magyar"}
#: Fluent refuses values of more than 1,000 characters.
LONGEST = 300
CATALOGUES = ("game", "errors", "reading", "terminal", "hint", "server")


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
    named = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = named[:2].lower()
    return language if language in LANGUAGES else "en"


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
        shown = {name: _shown(value) for name, value in values.items()}
        text, errors = bundle.format_pattern(bundle.get_message(key).value, shown)
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
            if isinstance(error, InvalidMove) and error.line == 1:
                return sentence[0].upper() + sentence[1:]  # a move that was typed: there is no other line
            return f"{self('error-place', line=error.line, column=error.column)} {sentence}"
        family = {IllegalDeal: "deal", ImpossiblePosition: "impossible"}.get(type(error), "illegal")
        sentence = self(f"{family}-{_key(error.code)}")
        subject = f"{error.subject}: " if error.subject else ""
        sentence = f"{subject}{sentence} ({error.rule})"
        if not error.line:
            return sentence
        return f"{self('error-move-place', line=error.line, column=error.column, number=error.number)} {sentence}"


def _shown(value: str | int) -> str | int:
    """A value as it may be shown: a name or a file's text could be endless, or steer the terminal."""
    return without_controls(value)[:LONGEST] if isinstance(value, str) else value


def without_controls(text: str) -> str:
    return "".join(character if character.isprintable() else " " for character in text)


def _key(code: str) -> str:
    return code.replace("_", "-")
