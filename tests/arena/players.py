"""Small players with habits, to have something to measure."""

import random
from collections.abc import Callable
from threading import Event

from zellige.bots.thinking import Bot, Budget, Candidate, Known, Report, Thought

Choose = Callable[[Known, int], object]


class Habit(Bot):
    """Plays what a function chooses, and remembers what it was asked."""

    def __init__(self, name: str, choose: Choose) -> None:
        self.name = name
        self.choose = choose
        self.asked: list[tuple[Known, Budget | None, int]] = []
        self.games = 0
        self.is_closed = False

    def new_game(self) -> None:
        self.games += 1

    def think(
        self,
        known: Known,
        budget: Budget | None = None,
        *,
        seed: int = 0,
        report: Report | None = None,
        stop: Event | None = None,
    ) -> Thought:
        self.asked.append((known, budget, seed))
        move = self.choose(known, seed)
        return Thought((Candidate(move, 0.0, 0.0, (move,)),), 0, 0, 0.0, proved=False)

    def close(self) -> None:
        self.is_closed = True


def any_move(known: Known, seed: int) -> object:
    return random.Random(seed).choice(known.legal_moves())


def floor_line(known: Known, seed: int) -> object:
    """Throws its tiles away whenever it can: the last legal move of a source and colour is the floor line."""
    return known.legal_moves()[-1]


def illegal(known: Known, seed: int) -> object:
    return "9K5"


def not_a_move(known: Known, seed: int) -> object:
    return ["hello"]


def raising(known: Known, seed: int) -> object:
    raise ZeroDivisionError("a\x1b[31m\nred\ud800 division")


HABITS: dict[str, Choose] = {
    "any": any_move,
    "floor": floor_line,
    "illegal": illegal,
    "not-a-move": not_a_move,
    "raising": raising,
}


def never_ending(known: Known, seed: int) -> object:
    """Fills no line: on the floor go all tiles."""
    return next((move for move in reversed(known.legal_moves()) if str(move).endswith("F")), known.legal_moves()[0])


HABITS["never-ending"] = never_ending


def open_habit(spec: str, variant: str) -> Bot:
    """What stands in for `open_player`."""
    if spec not in HABITS:
        raise ValueError(f"no player is called {spec!r}")
    return Habit(spec, HABITS[spec])
