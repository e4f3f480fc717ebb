"""Games of every kind, round by round, for tests that need positions."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from tests.oracle import comparing_azul, comparing_duel
from zellige import azul
from zellige.games.common.position import BasePosition
from zellige.games.offered import OFFERED

Position = BasePosition[Any, Any, Any, Any]
Policy = Callable[[Any, list[str], random.Random], str]

#: Some games on the grey side never end (AZ-6.2).
MOST_ROUNDS = 12


def to_complete(position: azul.Position, moves: list[str], rng: random.Random) -> str:
    """Mostly takes that complete a line and waste nothing: rows fill up and games end."""
    lines = position.boards[position.player].lines

    def waste(move: str) -> tuple[int, int]:
        if "-" in move:
            return 0, 0
        source, colour, destination = tuple(move)
        tiles = (position.centre if source == "C" else position.displays[int(source) - 1]).count(colour)
        missing = 0 if destination == "F" else int(destination) - len(lines[int(destination) - 1])
        return max(tiles - missing, 0), max(missing - tiles, 0)

    return rng.choice(moves) if rng.random() < 0.1 else min(rng.sample(moves, len(moves)), key=waste)


POLICIES: dict[str, tuple[Policy, ...]] = {
    name: comparing_duel.POLICIES if name == "duel" else (*comparing_azul.POLICIES, to_complete, to_complete)
    for name in OFFERED
}


def start_of(name: str, rng: random.Random) -> Position:
    """The start of a game, or a late round in which few tiles are left."""
    if name == "duel":
        return comparing_duel.scarce_start(rng) if rng.random() < 0.3 else comparing_duel.fresh_start(rng)
    variant = azul.Variant.parse(name)
    if rng.random() < 0.2:
        return comparing_azul.scarce_start(variant, rng)
    return azul.Position.start(variant.players, variant.side, rng.randrange(variant.players))


def rounds(name: str, seed: int) -> Iterator[list[Position]]:
    """The positions of each round of a game in which a move was to be made; all games follow from the seed."""
    rng = random.Random(f"{name} {seed}")
    position = start_of(name, rng)
    policy = rng.choice(POLICIES[name])
    while not position.is_over and position.round < MOST_ROUNDS:
        position = position.deal(seed=rng.getrandbits(64))
        played = []
        while not position.is_over and not position.awaits_deal:
            played.append(position)
            position = position.play(policy(position, sorted(map(str, position.legal_moves())), rng))
        if played:
            yield played
