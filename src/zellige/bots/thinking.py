"""What a bot is asked and what it answers: a budget goes in, a thought comes out."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Event
from typing import Any

from zellige.games.azul.position import Position as AzulPosition
from zellige.games.duel.layout import UNKNOWN, Awaits, Phase
from zellige.games.duel.position import View as DuelView
from zellige.rules.common.compiling import uncompiled
from zellige.rules.duel.state import ROUNDS
from zellige.search.common.values import WON, value_of_result

#: What a seat may know: a position of Azul, where everything is open, or its own view of a duel.
Known = AzulPosition | DuelView


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move: until the first of these limits; None is no limit.

    Without any limit a bot takes the budget of its level.
    """

    seconds: float | None = None
    cpu_seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        for name, limit in (("seconds", self.seconds), ("cpu_seconds", self.cpu_seconds), ("nodes", self.nodes)):
            if limit is not None and not limit > 0:
                raise ValueError(f"{name} must be positive, not {limit!r}")

    @property
    def is_open(self) -> bool:
        """Whether nothing is limited."""
        return self.seconds is None and self.cpu_seconds is None and self.nodes is None


#: The value of a game that is won without a lead: what goes beyond it rewards the lead.
_JUST_WON = uncompiled(value_of_result)(1, 0) / WON


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was considered, what it is worth to the player on turn, and how play might go on.

    `value` is from −1 (lost) to 1 (won); `margin` is the lead over the best opponent in points that goes with it.
    Moves that are not among the best may carry an upper bound only: then `exact` is False. The odds that a value stands
    for are to be multiplied by `odds_factor`: where that is more than 1, searches expect too little (works).
    """

    move: Any
    value: float
    margin: float
    line: tuple[Any, ...]
    exact: bool = True
    visits: int = 0
    odds_factor: float = 1.0

    @property
    def winning_chance(self) -> float:
        """The chance to win, from 0 to 1, that the value stands for (`benchmarks/calibration.py` checks it)."""
        return winning_chance(self.value, self.odds_factor)


def winning_chance(value: float, odds_factor: float = 1.0) -> float:
    chance = (1 + max(-1.0, min(1.0, value / _JUST_WON))) / 2
    return odds_factor * chance / (odds_factor * chance + 1 - chance)


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot found: candidates best first, how far it looked, and whether the rest of the round is proved."""

    candidates: tuple[Candidate, ...]
    depth: int
    nodes: int
    seconds: float
    proved: bool

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    @property
    def move(self) -> Any:
        return self.candidates[0].move


#: Called now and then while a bot thinks, with what it has found so far.
Report = Callable[[Thought], None]


class Bot(ABC):
    """An opponent. It remembers what it searched between moves of one game; `new_game` makes it forget."""

    name: str

    def new_game(self) -> None:  # noqa: B027  # most bots have nothing to forget
        """Forget the game before; nothing that follows may depend on it."""

    @abstractmethod
    def think(
        self,
        known: Known,
        budget: Budget | None = None,
        *,
        seed: int = 0,
        report: Report | None = None,
        stop: Event | None = None,
    ) -> Thought:
        """Think about the position whose player on turn the bot is; the same position, seed and node budget, after
        the same questions, give the same answer. Setting `stop` ends the thinking early, with an answer.
        """

    def close(self) -> None:  # noqa: B027  # or to give back
        """Give back what the bot holds: processes, threads."""


def known_to_mover(position: Any) -> Known:
    """What the player on turn may know of a position of either game."""
    if isinstance(position, AzulPosition):
        return position
    view: DuelView = position.seen_by(position.player)
    return view


def check_known(known: Known) -> Sequence[Any]:
    """The moves a bot can choose from; raises TypeError or ValueError unless it sees its own view and is to decide."""
    if not isinstance(known, AzulPosition | DuelView):
        raise TypeError(f"a bot is shown a position of Azul or a view of a duel, not {type(known)}: see known_to_mover")
    if isinstance(known, DuelView) and known.viewer != known.player:
        raise ValueError("what the player on turn knows is needed, not the view of another seat")
    moves = known.legal_moves()
    if not moves:
        raise ValueError("there is nothing to decide: a deal is awaited or the game is over")
    return moves


def nothing_is_hidden(known: Known) -> bool:
    """Whether everything that can matter before the round ends lies open: no chip is face-down, nobody can draw."""
    if not isinstance(known, DuelView):
        return True
    layout = known.layout
    if layout.phase is Phase.TILING:
        return True
    if UNKNOWN in layout.chips or layout.awaits in (Awaits.DRAW, Awaits.KEEP, Awaits.RETURN):
        return False
    can_draw = any(board.tokens > 0 and "" in board.plates for board in layout.boards)
    return layout.phase is Phase.ACQUIRING and (layout.round == ROUNDS or not layout.stack or not can_draw)
