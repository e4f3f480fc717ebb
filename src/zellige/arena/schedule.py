"""Who meets whom, on which deals and in which seats."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True, slots=True)
class Table:
    """One game to be played: its number, its deal, its pairing, and which contestant sits in each seat."""

    number: int
    deal: int
    pairing: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Schedule:
    """All tables of an arena. A pairing plays each deal once in every rotation of its seats.

    Games are numbered deal by deal, so that a longer schedule begins with all games of a shorter one.
    """

    seats: int
    pairings: tuple[tuple[int, ...], ...]
    deals: int

    @classmethod
    def of(cls, contestants: int, seats: int, games: int) -> "Schedule":
        """At least so many games per pairing, rounded up to full rotations; raises ValueError."""
        if contestants < 2:
            raise ValueError(f"an arena needs two players or more, not {contestants}")
        if contestants == 2:
            pairings: tuple[tuple[int, ...], ...] = ((0, *[1] * (seats - 1)),)
        elif contestants >= seats:
            pairings = tuple(combinations(range(contestants), seats))
        else:
            raise ValueError(f"a table of {seats} takes 2 players, or {seats} and more, not {contestants}")
        if games < 1:
            raise ValueError(f"an arena plays one game or more, not {games}")
        return cls(seats, pairings, -(-games // seats))

    @property
    def games(self) -> int:
        return self.deals * len(self.pairings) * self.seats

    def table(self, number: int) -> Table:
        rest, rotation = divmod(number, self.seats)
        deal, pairing = divmod(rest, len(self.pairings))
        seats = self.pairings[pairing]
        return Table(number, deal, pairing, seats[rotation:] + seats[:rotation])

    def tables(self) -> Iterator[Table]:
        return map(self.table, range(self.games))


def deal_seed(seed: int, variant: str, deal: int) -> int:
    """The seed of a deal: every game on it draws the same set-up and tiles."""
    return _drawn(f"{seed}:{variant}:{deal}")


def thinking_seed(seed: int, variant: str, deal: int, move: int, seat: int) -> int:
    """The seed for one question to a bot. Games on the same deal share it, so that equal players play equal games."""
    return _drawn(f"{seed}:{variant}:{deal}:{move}:{seat}")


def _drawn(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
