"""The errors of a game: what cannot be read, and what breaks a rule.

They carry a code and the number of the rule, never a sentence: sentences live in the locales.
"""

from typing import Self

from zellige.notation.scanner import NotationError


class InvalidMove(NotationError):
    """Text that is no move."""


class BrokenRule(ValueError):
    """Something the rules forbid: `code` names it, `rule` is its number in docs/rules, `subject` is what broke it."""

    def __init__(
        self, code: str, rule: str, subject: str = "", line: int = 0, column: int = 0, number: int = 0
    ) -> None:
        super().__init__(code, rule, subject, line, column, number)
        self.code = code
        self.rule = rule
        self.subject = subject
        #: Where it stands in a game file: line and column, and the move's number in the game, all from 1.
        self.line = line
        self.column = column
        self.number = number

    def located(self, line: int, column: int, number: int) -> Self:
        """The same error, with its place in a game file."""
        return type(self)(self.code, self.rule, self.subject, line, column, number)

    def __str__(self) -> str:
        place = f"line {self.line}, column {self.column}, move {self.number}: " if self.line else ""
        subject = f"{self.subject}: " if self.subject else ""
        return f"{place}{subject}{self.code} ({self.rule})"


class IllegalMove(BrokenRule):
    """A move that a rule forbids."""


class IllegalDeal(BrokenRule):
    """A deal that cannot come from the bag and the lid."""


class ImpossiblePosition(BrokenRule):
    """A position that no game can reach: the code names the invariant, the subject the place."""
