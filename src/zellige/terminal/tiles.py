"""Tiles in the terminal: every one has a colour, a shape and the letter to type."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

#: The starting player marker, and the special tile of the duel.
MARKER, SPECIAL_TILE = "M", "*"

_STYLES = {
    "B": "bold #ffffff on #1f5fbf",
    "Y": "bold #000000 on #e8b820",
    "R": "bold #ffffff on #c0392b",
    "K": "bold #ffffff on #565664",
    "W": "bold #0b5f6b on #e6f0f0",
    "T": "bold #00302c on #3cc9b4",
    MARKER: "bold #000000 on #b9a7e0",
    SPECIAL_TILE: "bold #5a3d00 on #f3dfae",
}
_GLYPHS = {"B": "◆", "Y": "●", "R": "▲", "K": "■", "W": "✚", "T": "◉", MARKER: "①", SPECIAL_TILE: "✦"}


def tile(letter: str) -> Text:
    return Text(f"{_GLYPHS[letter]}{letter}", _STYLES[letter])


def tiles(letters: str) -> Text:
    return spaced([tile(letter) for letter in letters])


def spaced(cells: Sequence[Text]) -> Text:
    return Text(" ").join(cells)


def well(motif: str = "") -> Text:
    """An empty space: neutral, with the letter of the colour that belongs there, if one does."""
    return Text(f"·{motif.lower()}" if motif else " ·", "dim")


def line(letters: str, capacity: int) -> Text:
    """A pattern line, filled from the right."""
    return spaced([well()] * (capacity - len(letters)) + [tile(letter) for letter in letters])


def heap(name: str, letters: str, counts: Sequence[int]) -> Text:
    """How many tiles of each colour a bag, a lid or a tower holds."""
    cells = [Text.assemble(tile(letter), f" {count} ") for letter, count in zip(letters, counts, strict=True) if count]
    return Text.assemble((f"{name} {sum(counts)}  ", "bold"), spaced(cells))


def box(title: str | Text, content: RenderableType, style: str) -> Panel:
    return Panel.fit(content, title=title, border_style=style, padding=(0, 1))


def board_title(name: str, score: int, on_turn: bool) -> Text:
    return Text.assemble((f"{'▶ ' if on_turn else ''}{name} ", "bold"), (f" {score} ", "bold reverse"), " ")
