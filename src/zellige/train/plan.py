"""What a training run is to do, generation by generation."""

import hashlib
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.games.offered import OFFERED


@dataclass(frozen=True, slots=True)
class Generation:
    """Games of self-play, `nodes` a move and `exploring` of 100 moves exploratory."""

    games: int
    nodes: int
    exploring: int


#: How many times the nodes of the first generation, and exploratory moves. The last entry holds from then on.
_SCHEDULE = ((1.0, 12), (1.0, 12), (1.5, 10), (2.0, 8))
GAMES, NODES, GATE_GAMES = 12_000, 500, 200
#: What a return keeps of what comes later in games that the hand-made evaluation played, and in those that a net did.
KEEPING_OF_HAND_MADE, KEEPING_OF_NET = 0.5, 0.95


@dataclass(frozen=True, slots=True)
class Plan:
    """A run that can be repeated: the same plan gives the same games and, on the same machine, the same nets.

    `start` is the sha256 of the net that plays the first games; without one the hand-made evaluation does. A return
    keeps `keeping` of what comes later, and takes the rest from what a search expected; None is as much as suits who
    played the games. A fit takes the games of the last `window` generations. A net becomes the best if a sequential
    test against the best before, at `gate_seconds` of CPU time a move, prefers a difference of `gate_elo` to none, or
    if it leads after `gate_games`; without any, every net does.
    """

    variant: str
    seed: int
    generations: tuple[Generation, ...]
    start: str | None = None
    keeping: float | None = None
    window: int = 3
    epochs: int = 3
    gate_seconds: float = 0.02
    gate_elo: float = 40.0
    gate_games: int = GATE_GAMES

    @classmethod
    def of(
        cls,
        variant: str,
        *,
        generations: int = 4,
        games: int = GAMES,
        nodes: int = NODES,
        keeping: float | None = None,
        gate_games: int = GATE_GAMES,
        seed: int = 1,
    ) -> "Plan":
        """The plan for a variant; raises ValueError."""
        if variant not in OFFERED:
            raise ValueError(f"no game is called {variant!r}; there are {', '.join(OFFERED)}")
        for name, number in (("generations", generations), ("games", games), ("nodes", nodes)):
            if number < 1:
                raise ValueError(f"{name}: a run has one or more, not {number}")
        if gate_games < 0:
            raise ValueError(f"gate_games: a gate has some, or none for no gate, not {gate_games}")
        if keeping is not None and not 0 <= keeping <= 1:
            raise ValueError(f"keeping: a return keeps a share from 0 to 1 of what comes later, not {keeping}")
        schedule = [_SCHEDULE[min(index, len(_SCHEDULE) - 1)] for index in range(generations)]
        played = [Generation(games, round(times * nodes), exploring) for times, exploring in schedule]
        return cls(variant, seed, tuple(played), keeping=keeping, gate_games=gate_games)

    def to_json(self) -> dict[str, Any]:
        """What must be the same for a run to go on; more generations may follow, and gates change no net."""
        document = asdict(self)
        del document["generations"], document["gate_games"]
        return {**document, "games": self.generations[0].games, "nodes": self.generations[0].nodes}

    def keeping_of(self, generation: int) -> float:
        """What the returns of a generation's games keep of what comes later."""
        if self.keeping is not None:
            return self.keeping
        return KEEPING_OF_HAND_MADE if generation == 0 and self.start is None else KEEPING_OF_NET

    def seeds(self, generation: int) -> npt.NDArray[np.uint64]:
        """The seeds of a generation's games: hashed, for neighbouring seeds must have nothing in common."""
        text = f"{self.variant}:{self.seed}:{generation}"
        digest = hashlib.sha256(text.encode()).digest()
        entropy = np.random.SeedSequence(int.from_bytes(digest, "big"))
        return entropy.generate_state(self.generations[generation].games, np.uint64) >> np.uint64(1)
