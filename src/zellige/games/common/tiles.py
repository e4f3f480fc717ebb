"""Tiles as letters: `"BBY"` is two blue tiles and a yellow one."""

from collections.abc import Sequence
from enum import IntEnum

from zellige.notation.scanner import Scanner
from zellige.rules.common.tiles import COLOURS


class Colour(IntEnum):
    """The colours of Azul, in the order of the first wall row (AZ-1.7)."""

    BLUE = 0
    YELLOW = 1
    RED = 2
    BLACK = 3
    WHITE = 4

    @property
    def letter(self) -> str:
        return LETTERS[self]


#: A letter per colour; black is K, as in print.
LETTERS = "BYRKW"

#: How many tiles of each colour, in the order of `Colour`.
Heap = tuple[int, int, int, int, int]


def heap(counts: Sequence[int]) -> Heap:
    blue, yellow, red, black, white = map(int, counts)
    return blue, yellow, red, black, white


def spelled(counts: Sequence[int]) -> str:
    """A heap as letters, sorted by colour."""
    return "".join([letter * int(count) for letter, count in zip(LETTERS, counts, strict=True)])


def counted(letters: str) -> Heap:
    """Letters, in any order, as a heap."""
    return heap([letters.count(letter) for letter in LETTERS])


def scan_heap(scanner: Scanner, most: int) -> Heap:
    """Five numbers of tiles, with commas between them."""
    counts = [scanner.number("number_of_tiles", 0, most)]
    while len(counts) < COLOURS:
        scanner.expect(",", "next_number_of_tiles", ",")
        counts.append(scanner.number("number_of_tiles", 0, most))
    return heap(counts)
