"""Game files: headers, rounds with their deals, moves, comments and a result (docs/notation.md).

This is the grammar alone; what a word means, each game says itself.
"""

import re
from dataclasses import dataclass, field

from .scanner import Scanner


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the game, with its place in the text."""

    text: str
    line: int = 0
    column: int = 0


@dataclass(slots=True)
class Entry:
    """A step of a game, with the comment that follows it."""

    kind: str  # "round", "move" or "result"
    words: list[Word]
    comment: str = ""
    line: int = 0
    column: int = 0
    #: For writing: a move with a label begins a line with it, one without goes on in the same line.
    label: str | None = None


@dataclass(slots=True)
class GameFile:
    """A game file taken apart."""

    headers: dict[str, str] = field(default_factory=dict)
    comment: str = ""
    entries: list[Entry] = field(default_factory=list)


_SPACE = r"\s+"
_WORD = r"[^\s{}]+"
#: A move number, `12.`, is there for the reader and means nothing.
_NUMBER = r"[0-9]+\.(?=\s|$)"
_HEADER_VALUE = r'"(?:[^"\\\n]|\\["\\])*"'


def read(text: str) -> GameFile:
    """Take a game file apart; raises NotationError."""
    scanner = Scanner(text.removeprefix("\ufeff").replace("\r\n", "\n"))
    file = GameFile()
    _read_headers(scanner, file)
    open_line = 0  # the words of a round or a result end with their line
    while True:
        scanner.accept(_SPACE)
        if scanner.offset == len(scanner.text):
            return file
        if scanner.peek(r"\{"):
            _add_comment(file, _read_comment(scanner))
            continue
        line, column = scanner.place()
        if keyword := scanner.accept(r"(?:round|result)(?=\s|$)"):
            file.entries.append(Entry(keyword, [], line=line, column=column))
            open_line = line
        elif line != open_line and scanner.accept(_NUMBER):
            continue
        else:
            word = Word(scanner.expect(_WORD, "word"), line, column)
            if line == open_line:
                file.entries[-1].words.append(word)
            else:
                file.entries.append(Entry("move", [word], line=line, column=column))


def _read_headers(scanner: Scanner, file: GameFile) -> None:
    while True:
        scanner.accept(_SPACE)
        if not scanner.accept(r"\["):
            return
        name = scanner.expect(r"[A-Za-z][A-Za-z0-9]*", "header_name", "A–Z")
        if name in file.headers:
            raise scanner.fault("header_once", name)
        scanner.expect(r"[ \t]+", "space")
        value = scanner.expect(_HEADER_VALUE, "header_value", '"…"')
        scanner.expect(r"\]", "header_end", "]")
        file.headers[name] = re.sub(r"\\(.)", r"\1", value[1:-1])


def _read_comment(scanner: Scanner) -> str:
    scanner.accept(r"\{")
    comment = scanner.expect(r"[^{}]*", "comment")
    scanner.expect(r"\}", "comment_end", "}")
    return " ".join(comment.split())


def _add_comment(file: GameFile, comment: str) -> None:
    target = file.entries[-1] if file.entries else file
    target.comment = f"{target.comment} {comment}".strip()


def _quoted(value: str) -> str:
    return '"' + re.sub(r'(["\\])', r"\\\1", " ".join(value.split())) + '"'


def clean_comment(comment: str) -> str:
    """A comment as it survives a round trip: one line, no braces."""
    return " ".join(comment.replace("{", "(").replace("}", ")").split())


def write(file: GameFile) -> str:
    """Put a game file together."""
    lines = [f"[{name} {_quoted(value)}]" for name, value in file.headers.items()]
    if file.comment:
        lines += ["", f"{{{file.comment}}}"]
    for entry in file.entries:
        if entry.kind != "move":
            lines += ["", f"{entry.kind} {_entry_text(entry)}"]
        elif entry.label is not None:
            lines.append(f"{entry.label} {_entry_text(entry)}")
        else:
            lines[-1] += f" {_entry_text(entry)}"
    return "\n".join(lines) + "\n"


def _entry_text(entry: Entry) -> str:
    words = " ".join(word.text for word in entry.words)
    return f"{words} {{{entry.comment}}}" if entry.comment else words
