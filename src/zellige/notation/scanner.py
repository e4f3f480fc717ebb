"""A scanner: reads a text from left to right and knows the line and column where it stops making sense."""

import re
from bisect import bisect_right
from typing import Self


class NotationError(ValueError):
    """Text that cannot be read.

    `expected` is a code such as `colour` (sentences live in the locales), `hint` shows what would be right in
    symbols, `found` is the text that stands there instead; `line` and `column` count from 1.
    """

    def __init__(self, expected: str, hint: str, found: str, line: int, column: int) -> None:
        super().__init__(expected, hint, found, line, column)
        self.expected = expected
        self.hint = hint
        self.found = found
        self.line = line
        self.column = column

    def moved(self, line: int, column: int) -> Self:
        """The same error in a text of one line that stands at this place of a larger text."""
        return type(self)(self.expected, self.hint, self.found, line, column + self.column - 1)

    def __str__(self) -> str:
        hint = f" ({self.hint})" if self.hint else ""
        found = repr(self.found) if self.found else "nothing"
        return f"line {self.line}, column {self.column}: expected {self.expected}{hint}, found {found}"


class Scanner:
    """A place in a text. Every method either moves on or raises the error class it was made with."""

    def __init__(self, text: str, error: type[NotationError] = NotationError) -> None:
        self.text = text
        self.offset = 0
        self.error = error
        self._line_starts = [0, *(match.end() for match in re.finditer("\n", text))]

    def peek(self, pattern: str) -> str | None:
        """What matches here, without moving on."""
        match = re.compile(pattern).match(self.text, self.offset)
        return match.group() if match else None

    def accept(self, pattern: str) -> str | None:
        """What matches here, if anything does."""
        found = self.peek(pattern)
        if found is not None:
            self.offset += len(found)
        return found

    def expect(self, pattern: str, expected: str, hint: str = "") -> str:
        """What matches here, or an error naming what was expected."""
        found = self.accept(pattern)
        if found is None:
            raise self.fault(expected, hint)
        return found

    def number(self, expected: str, low: int, high: int) -> int:
        start = self.offset
        digits = self.expect(r"[0-9]{1,9}", expected, f"{low}–{high}")
        if not low <= int(digits) <= high:
            self.offset = start
            raise self.fault(expected, f"{low}–{high}")
        return int(digits)

    def end(self) -> None:
        if self.offset < len(self.text):
            raise self.fault("end")

    def place(self) -> tuple[int, int]:
        """The line and column that come next, from 1."""
        line = bisect_right(self._line_starts, self.offset)
        return line, self.offset - self._line_starts[line - 1] + 1

    def fault(self, expected: str, hint: str = "") -> NotationError:
        return self.error(expected, hint, self.peek(r"\S{1,20}|\s") or "", *self.place())
