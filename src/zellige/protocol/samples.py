"""Positions to ask an engine about: some of every kind of decision, from random games that are always the same."""

import random
from typing import Any

from zellige.bots.thinking import Known, known_to_mover
from zellige.games.common.game import BaseGame
from zellige.games.duel.layout import Awaits
from zellige.games.offered import OFFERED

#: Random games that are looked through at most, and their length: on the grey side a game need not end.
GAMES, LONGEST_GAME = 200, 600


def decision(position: Any, variant: str) -> str:
    """The kind of decision that a position awaits: `offer` and `tiling` in Azul, what is awaited in the duel."""
    return str(position.awaits if variant == "duel" else position.phase)


def decisions(variant: str) -> list[str]:
    """Every kind of decision of a variant."""
    if variant == "duel":
        return [str(awaits) for awaits in Awaits if awaits not in (Awaits.DEAL, Awaits.NOTHING)]
    return ["offer", "tiling"] if variant.endswith("grey") else ["offer"]


def sample(variant: str, each: int) -> dict[str, list[Known]]:
    """So many positions of every kind of decision, as the player on turn knows them; fewer if they are rare."""
    found: dict[str, list[Known]] = {kind: [] for kind in decisions(variant)}
    for seed in range(GAMES):
        if all(len(positions) == each for positions in found.values()):
            break
        rng = random.Random(seed)
        by_kind: dict[str, list[Any]] = {}
        for position in random_game(variant, seed).positions_before():
            if position.legal_moves():
                by_kind.setdefault(decision(position, variant), []).append(position)
        for kind, positions in by_kind.items():
            if len(found[kind]) < each:
                found[kind].append(known_to_mover(rng.choice(positions)))
    return found


def random_game(variant: str, seed: int, moves: int = LONGEST_GAME) -> BaseGame[Any, Any, Any, Any]:
    """A game of so many random moves, or to its end."""
    rng = random.Random(seed)
    game = OFFERED[variant].new_game(seed=seed)
    for _ in range(moves):
        if game.is_over:
            break
        game.play(rng.choice(game.position.legal_moves()))
    return game
