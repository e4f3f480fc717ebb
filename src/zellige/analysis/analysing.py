"""What the moves of a position are worth, and what each move of a game has cost."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from threading import Event
from typing import Any, Literal

from zellige.bots.registry import SEARCHING
from zellige.bots.searching import SearchBot
from zellige.bots.thinking import Budget, Candidate, Known, Report, Thought, known_to_mover, nothing_is_hidden
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.common.game import BaseGame

from .solver import Solution, solve, with_twins

#: The rest of a round that was searched to its end is solved for points within this time, or not at all.
SOLVING_SECONDS = 1.0

#: What a move is called that gives away a chance to win, and how much of it at least: the gravest first.
Grade = Literal["blunder", "mistake", "inaccuracy", "good"]
GRADES: tuple[tuple[Grade, float], ...] = (("blunder", 0.2), ("mistake", 0.1), ("inaccuracy", 0.05))


@dataclass(frozen=True, slots=True)
class Analysis:
    """What was found about a position's moves, best first, all to the same depth; and the round's solution, if it could
    be proved. The search `is_proved` if it reached the end of the round and nothing was hidden.
    """

    thought: Thought
    is_proved: bool
    solution: Solution | None
    is_interrupted: bool = False

    def candidate(self, known: Known, move: Any) -> Candidate:
        """What was found about a move; of equal displays the search takes from one."""
        same = with_twins(known, [move]) if isinstance(known, AzulPosition) else [move]
        found = next(each for each in self.thought.candidates if each.move in same)
        return replace(found, move=move, line=(move, *found.line[1:]))


def analyse(
    known: Known,
    wanted: int = 5,
    budget: Budget | None = None,
    *,
    report: Report | None = None,
    stop: Event | None = None,
    with_solution: bool = True,
) -> Analysis:
    """Search a position for its best moves, `wanted` of them with exact values, by default for two seconds, and for the
    solution of the round if it is wanted.

    An interruption from the keyboard ends the search with what it has found.

    >>> from zellige import azul
    >>> position = azul.Position.parse(
    ...     "azul-2-coloured 2 offer 1 1 -/-/-/-/BBKK - 18,20,20,18,20 0,0,0,0,0"
    ...     " 0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
    ... )
    >>> analysis = analyse(position, budget=Budget(nodes=2000))
    >>> analysis.is_proved, analysis.solution.value
    (True, 1)
    """
    budget = budget or Budget(seconds=2.0)
    found: list[Thought] = []

    def note(thought: Thought) -> None:
        found.append(thought)
        if report is not None:
            report(thought)

    bot = SearchBot("analysis", SEARCHING["master"], wanted=wanted)
    is_interrupted = False
    try:
        bot.think(known, budget, report=note, stop=stop)
    except KeyboardInterrupt:
        if not found:
            raise
        is_interrupted = True
    thought = _comparable(found)
    solution = None
    is_proved = thought.proved and nothing_is_hidden(known)
    if with_solution and is_proved and not is_interrupted:
        solution = solve(known, "margin", Budget(seconds=SOLVING_SECONDS, nodes=budget.nodes), stop=stop)
    return Analysis(thought, is_proved, solution if solution and solution.proved else None, is_interrupted)


def _comparable(found: list[Thought]) -> Thought:
    """The first thought of the last depth that was finished: later ones mix it with one that was not. Moves with exact
    values come first.
    """
    last = found[-1]
    thought = next(each for each in found if each.depth == last.depth) if last.depth else last
    candidates = tuple(sorted(thought.candidates, key=lambda candidate: not candidate.exact))
    return replace(thought, candidates=candidates, nodes=last.nodes, seconds=last.seconds)


@dataclass(frozen=True, slots=True)
class Review:
    """A move of a game, from 1, beside the best one; its losses are None if the search was too short to tell."""

    number: int
    player: int
    played: Candidate
    best: Candidate

    @property
    def loss(self) -> float | None:
        """How much of the chance to win the move gave away."""
        if not (self.best.exact and self.played.exact):
            return None
        return max(0.0, self.best.winning_chance - self.played.winning_chance)

    @property
    def points_lost(self) -> float | None:
        """How much of the expected lead it gave away, which can be less than nothing: the search plays to win."""
        if not (self.best.exact and self.played.exact):
            return None
        return self.best.margin - self.played.margin

    @property
    def grade(self) -> Grade | None:
        """What the move is called; None if the search was too short to tell."""
        loss = self.loss
        return None if loss is None else next((grade for grade, least in GRADES if loss >= least), "good")


def review(game: BaseGame[Any, Any, Any, Any], budget: Budget | None = None) -> Iterator[Review]:
    """Every move of a game with what it has cost, from what its player knew; a single legal move costs nothing."""
    number = 0
    for step, position in zip(game.steps, game.positions_before(), strict=False):
        if step.move is not None:
            number += 1
            yield review_move(position, step.move, budget, number=number)


def review_move(
    position: Any, move: Any, budget: Budget | None = None, *, number: int = 1, stop: Event | None = None
) -> Review:
    """A move with what it has cost. All moves of the position get exact values, to the same depth, so that they can be
    compared.
    """
    known = known_to_mover(position)
    moves = len(known.legal_moves())
    if moves == 1:
        only = Candidate(move, 0.0, 0.0, (move,))
        return Review(number, position.player, only, only)
    analysis = analyse(known, moves, budget, stop=stop, with_solution=False)
    if analysis.is_interrupted:
        raise KeyboardInterrupt
    return Review(number, position.player, analysis.candidate(known, move), analysis.thought.best)
