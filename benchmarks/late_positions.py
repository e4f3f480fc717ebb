"""Late positions of last rounds, labelled by the exact solver: what the right answer is, and what every other costs.

A position is of a game between bots, on a seed that nothing else uses, at most one of a game, so that they have nothing
to do with each other. The game is sure to end with the round: then what the solver is asked for, the result and next
the margin, is what every bot wants. In Azul some player has completed the line whose tile ends the game; on the grey
side only where nothing can take its space away (AZ-7.4). A duel is in its fifth round, and solver and bots are shown
its face-down chips: as nobody takes plates any more, nothing that matters is hidden then. At a table of more than two
the others are taken to play against the one on turn. Where all moves are equally good, or the solver does not finish,
a later position of the game is taken. Positions that were kept stay when bots change.
"""

import gzip
import hashlib
import json
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from zellige.analysis.solver import values_of_moves
from zellige.arena.table import new_game
from zellige.arena.workers import on_this_machine
from zellige.bots.last_rounds import is_last_round
from zellige.bots.registry import open_bot
from zellige.bots.thinking import Budget, Known, known_to_mover
from zellige.files import write_whole
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.duel.layout import Phase
from zellige.games.duel.position import View as DuelView
from zellige.games.offered import OFFERED

#: Tiles of one colour on one display, in the centre, on a sun or on a moon are a group.
MOST_GROUPS = 10
#: Who plays the games.
PLAYERS = ("beginner", "greedy", "regular", "club")
#: Some games on the grey side never end (AZ-6.2).
MOST_ROUNDS = 12
SOLVING = Budget(nodes=500_000)


@dataclass(frozen=True)
class Late:
    """A game's late position, if it had one, and the result and the margin that each move leads to."""

    number: int
    position: str | None = None
    outcomes: dict[str, tuple[int, int]] | None = None

    def known(self, variant: str) -> Known:
        return all_of(OFFERED[variant].position_type.parse(self.position or ""))


def all_of(position: Any) -> Known:
    """A position in which the player on turn knows everything."""
    return position if isinstance(position, AzulPosition) else DuelView(position.record, position.player)


def seed_of(variant: str, number: int) -> int:
    """The seed of a game: training hashes no such text."""
    return int.from_bytes(hashlib.sha256(f"held-out truth:{variant}:{number}".encode()).digest()[:8], "big")


def late_position(variant: str, number: int) -> Late:
    """Play a game and label one of its late positions."""
    rng = random.Random(seed_of(variant, number))
    names = rng.choices(PLAYERS, k=OFFERED[variant].players)
    game, seats = new_game(variant, rng.getrandbits(64), names), [open_bot(name) for name in names]
    found = []
    while not game.is_over and game.position.round < MOST_ROUNDS:
        known = known_to_mover(game.position)
        if is_late(all_of(game.position)):
            found.append(game.position)
        game.play(seats[known.player].think(known, seed=rng.getrandbits(32)).move)
    for position in found[rng.randrange(len(found)) :] if found else []:
        outcomes = outcomes_of(all_of(position))
        if outcomes is not None and len(set(outcomes.values())) > 1:
            return Late(number, str(position), {str(move): outcome for move, outcome in outcomes.items()})
    return Late(number)


def is_late(known: Known) -> bool:
    """Whether there is a choice with few groups left in a round that is sure to be the last."""
    layout: Any = known.layout
    if isinstance(known, AzulPosition):
        sources = (layout.centre, *layout.displays)
    else:
        sources = (*layout.suns, *layout.moons)
        if layout.phase is not Phase.ACQUIRING:
            return False
    groups = sum(len(set(source)) for source in sources)
    return is_last_round(known) and 0 < groups <= MOST_GROUPS and len(known.legal_moves()) > 1


def outcomes_of(known: Known, budget: Budget = SOLVING) -> dict[Any, tuple[int, int]] | None:
    """The result and the margin that each move leads to; None if the solver does not finish.

    Both are those of best play: a larger margin never means a worse result, and only a tie in points leaves it open.
    """
    margins = values_of_moves(known, "margin", budget)
    if margins is None:
        return None
    results = {move: (margin > 0) - (margin < 0) for move, margin in margins.items()}
    if 0 in margins.values():
        solved = values_of_moves(known, "result", budget)
        if solved is None:
            return None
        results = solved
    return {move: (results[move], margin) for move, margin in margins.items()}


class Collection:
    """The late positions of a variant in a compressed file, a line for each game."""

    def __init__(self, variant: str, folder: Path) -> None:
        """Read what is there; raises ValueError and OSError."""
        self.variant = variant
        self.path = folder / f"{variant}.jsonl.gz"
        self.games: dict[int, Late] = {}
        with suppress(FileNotFoundError):
            try:
                lines = gzip.decompress(self.path.read_bytes()).splitlines()
                self.games = {late.number: late for late in map(_read, lines)}
            except (ValueError, TypeError, KeyError, EOFError, gzip.BadGzipFile):
                raise ValueError(f"{self.path} cannot be read; move it away to begin anew") from None

    def labelled(self) -> list[Late]:
        """The games with a position, in their order."""
        return [self.games[number] for number in sorted(self.games) if self.games[number].position]

    def collect(self, wanted: int, jobs: int | None, watch: Callable[[int], None]) -> list[Late]:
        """Play games until there are so many positions, and give the first ones; an interruption loses none."""
        while len(self.labelled()) < wanted:
            missing = list(self._missing(wanted - len(self.labelled())))
            try:
                with closing(on_this_machine(partial(late_position, self.variant), missing, jobs)) as outcomes:
                    self._keep_all(outcomes, watch)
            finally:
                self._write()
        return self.labelled()[:wanted]

    def _missing(self, count: int) -> Iterator[int]:
        """The numbers of the next games that were not played; gaps that an interruption left come first."""
        last = max(self.games, default=-1)
        yield from (number for number in range(last) if number not in self.games)
        yield from range(last + 1, last + 1 + count)

    def _keep_all(self, outcomes: Iterable[Late], watch: Callable[[int], None]) -> None:
        for late in outcomes:
            self.games[late.number] = late
            watch(len(self.labelled()))
            if len(self.games) % 20 == 0:
                self._write()

    def _write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = [json.dumps(asdict(self.games[number])) for number in sorted(self.games)]
        write_whole(self.path, gzip.compress("\n".join(lines).encode(), mtime=0))


def _read(line: bytes) -> Late:
    kept = json.loads(line)
    outcomes = kept["outcomes"] and {move: (result, margin) for move, (result, margin) in kept["outcomes"].items()}
    return Late(kept["number"], kept["position"], outcomes)
