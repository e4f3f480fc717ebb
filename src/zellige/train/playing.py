"""Games that the search plays against itself, kept with all that there is to learn from them."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.bots.registry import SEARCHING
from zellige.bots.works import new_works, search_of
from zellige.files import save_arrays
from zellige.games.offered import OFFERED
from zellige.search.common.self_play import position_record

from .plan import Generation

#: Rounds after which a game is given up, and more positions than any game has until then.
MAX_ROUNDS = 12
MOST_POSITIONS = 4_000


@dataclass(frozen=True, slots=True)
class Games:
    """Positions of games one after the other, how many each game has, and how it ended."""

    positions: npt.NDArray[Any]
    lengths: npt.NDArray[np.int64]
    scores: npt.NDArray[np.int16]
    places: npt.NDArray[np.int8]

    def save(self, file: Path) -> None:
        save_arrays(file, **{field.name: getattr(self, field.name) for field in fields(self)})

    @classmethod
    def load(cls, files: Sequence[Path]) -> "Games":
        """All games of some files."""
        parts = []
        for file in files:
            with np.load(file) as kept:
                parts.append(cls(**kept))
        return cls.joined(parts)

    @classmethod
    def joined(cls, parts: Sequence["Games"]) -> "Games":
        return cls(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(cls)))


def play_games(variant: str, net: npt.NDArray[Any], generation: Generation, seeds: npt.NDArray[np.uint64]) -> Games:
    """Games from seeds; those that are not over after MAX_ROUNDS are left out."""
    search = search_of(variant)
    works = new_works(variant, net)
    works["opponent_moves"] = SEARCHING["master"].moves_of_each_opponent(variant)
    positions = np.zeros(MOST_POSITIONS, position_record(search.STATE))
    scores = np.zeros((len(seeds), OFFERED[variant].players), np.int16)
    places = np.zeros(scores.shape, np.int8)
    kept, lengths = [positions[:0]], np.zeros(len(seeds), np.int64)
    for game, seed in enumerate(seeds.tolist()):
        batch = OFFERED[variant].new_batch(1, seed=seed)
        count = search.learning.recorded_play(
            works, batch.states, batch.seeds, generation.nodes, generation.exploring, MAX_ROUNDS, positions
        )
        if batch.over[0]:
            kept.append(positions[:count].copy())
            lengths[game] = count
            scores[game], places[game] = (each[0] for each in batch.results())
    finished = lengths > 0
    return Games(np.concatenate(kept), lengths[finished], scores[finished], places[finished])
