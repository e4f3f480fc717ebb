"""The exact solution of the rest of a round."""

from collections.abc import Iterator
from dataclasses import dataclass
from threading import Event
from typing import Any, Literal

from zellige.bots.minds import Level, SearchMind
from zellige.bots.searching import ALL_TURNS, SearchBot
from zellige.bots.thinking import Budget, Known, Report, Thought, nothing_is_hidden
from zellige.games.azul.moves import Take
from zellige.games.azul.position import Position as AzulPosition
from zellige.search.common.alpha_beta import PROVED
from zellige.search.common.values import MARGIN, RESULT

Objective = Literal["margin", "result"]
_CODES = {"margin": MARGIN, "result": RESULT}


@dataclass(frozen=True, slots=True)
class Solution:
    """What the player on turn can be sure of when the round ends, whatever the others do, and all moves that do it.

    The `margin` is the lead in points over the best opponent, bonuses included if the game ends with the round; the
    `result` is 1 for a win, −1 for a loss, 0 for a shared victory or a game that goes on. Unless it is `proved`, it is
    only what was found within the budget.
    """

    objective: Objective
    value: int
    moves: tuple[Any, ...]
    line: tuple[Any, ...]
    proved: bool
    nodes: int


def solve(
    known: Known,
    objective: Objective = "margin",
    budget: Budget | None = None,
    *,
    report: Report | None = None,
    stop: Event | None = None,
) -> Solution:
    """Solve the rest of the round, by default within a million positions.

    With three or four players the others are taken to play against the one on turn. In a duel nothing is proved while
    something hidden can still come up: a face-down chip, or a plate of the stack.

    >>> from zellige import azul
    >>> position = azul.Position.parse(
    ...     "azul-2-coloured 2 offer 1 1 -/-/-/-/BBKK - 18,20,20,18,20 0,0,0,0,0"
    ...     " 0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
    ... )
    >>> solution = solve(position)
    >>> solution.value, solution.proved, [str(move) for move in solution.moves]
    (1, True, ['5B2', '5K2'])
    """
    thought = SearchBot("solver", _level(objective)).think(known, budget, report=report, stop=stop)
    best = thought.best
    moves = [each.move for each in thought.candidates if each is best or (each.exact and each.value == best.value)]
    if isinstance(known, AzulPosition):
        moves = with_twins(known, moves)
    proved = thought.proved and nothing_is_hidden(known)
    return Solution(objective, int(best.value), tuple(moves), best.line, proved, thought.nodes)


def values_of_moves(
    known: Known, objective: Objective = "margin", budget: Budget | None = None
) -> dict[Any, int] | None:
    """What each legal move leads to when the round ends, as in a `Solution`; None unless all of it is proved."""
    solver = _SolverOfAll("solver", _level(objective), wanted=len(known.legal_moves()))
    thought = solver.think(known, budget)
    if not thought.proved or not nothing_is_hidden(known):
        return None
    values = {candidate.move: int(candidate.value) for candidate in thought.candidates}
    if isinstance(known, AzulPosition):
        return {twin: value for move, value in values.items() for twin in with_twins(known, [move])}
    return values


def _level(objective: Objective) -> Level:
    if objective not in _CODES:
        raise ValueError(f"the objective is 'margin' or 'result', not {objective!r}")
    return Level(turns=ALL_TURNS, nodes=1_000_000, objective=_CODES[objective])


class _SolvingMind(SearchMind):
    """Goes to the end of the round at once: where every move needs an exact value, shallower passes cost more than
    the order of moves that they find.
    """

    def thoughts(self) -> Iterator[Thought]:
        ended = self.search.search_depth(self.works, ALL_TURNS, self.wanted)
        yield self._thought(ALL_TURNS, ended == PROVED)


class _SolverOfAll(SearchBot):
    def _mind(self, variant: str) -> SearchMind:
        return _SolvingMind(variant, self.level, self.wanted)


def with_twins(position: AzulPosition, moves: list[Any]) -> list[Any]:
    """Of equal displays the search takes from one: the same take from the others is as good."""
    displays = ("centre", *position.displays)

    def is_twin(move: Any, other: Any) -> bool:
        if not isinstance(move, Take) or not isinstance(other, Take):
            return bool(move == other)
        same_tiles = displays[move.source] == displays[other.source]
        return same_tiles and (move.colour, move.line) == (other.colour, other.line)

    return [move for move in position.legal_moves() if any(is_twin(move, best) for best in moves)]
