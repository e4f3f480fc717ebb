"""The exact solution of the rest of a round."""

from dataclasses import dataclass
from threading import Event
from typing import Any, Literal

from zellige.bots.minds import Level
from zellige.bots.searching import ALL_TURNS, SearchBot
from zellige.bots.thinking import Budget, Known, Report
from zellige.games.azul.moves import Take
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.duel.layout import UNKNOWN, Awaits, Phase
from zellige.games.duel.position import View as DuelView
from zellige.rules.duel.state import ROUNDS
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
    if objective not in _CODES:
        raise ValueError(f"the objective is 'margin' or 'result', not {objective!r}")
    level = Level(turns=ALL_TURNS, nodes=1_000_000, objective=_CODES[objective])
    thought = SearchBot("solver", level).think(known, budget, report=report, stop=stop)
    best = thought.best
    moves = [each.move for each in thought.candidates if each is best or (each.exact and each.value == best.value)]
    if isinstance(known, AzulPosition):
        moves = with_twins(known, moves)
    proved = thought.proved and nothing_is_hidden(known)
    return Solution(objective, int(best.value), tuple(moves), best.line, proved, thought.nodes)


def with_twins(position: AzulPosition, moves: list[Any]) -> list[Any]:
    """Of equal displays the search takes from one: the same take from the others is as good."""
    displays = ("centre", *position.displays)

    def is_twin(move: Any, other: Any) -> bool:
        if not isinstance(move, Take) or not isinstance(other, Take):
            return bool(move == other)
        same_tiles = displays[move.source] == displays[other.source]
        return same_tiles and (move.colour, move.line) == (other.colour, other.line)

    return [move for move in position.legal_moves() if any(is_twin(move, best) for best in moves)]


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
