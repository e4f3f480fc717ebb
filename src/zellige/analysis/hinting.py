"""A hint: the best move, and one that a person thinks of, with what can be said about them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from zellige.bots.registry import SEARCHING
from zellige.bots.searching import SearchBot
from zellige.bots.thinking import Budget, Candidate, Known, Report, known_to_mover
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.duel.moves import Draw, Stop
from zellige.games.duel.position import determinize

from .analysing import analyse
from .explaining import explain
from .facts import Fact
from .turns import goes_on, own_turn

#: A turn that the search's line leaves unfinished is finished with so little thought.
FINISHING = Budget(nodes=20_000)


@dataclass(frozen=True, slots=True)
class Advice:
    """A move with what it is worth; in a duel with the decisions that finish the turn; and the facts about them."""

    candidate: Candidate
    moves: tuple[Any, ...]
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice about the best move, the only one, or the one that was `asked` about; then `better` is the best one, if
    that is better as far as could be found out.
    """

    kind: Literal["best", "only", "asked"]
    advice: Advice
    better: Advice | None = None


def hint(known: Known, move: Any = None, budget: Budget | None = None, *, report: Report | None = None) -> Hint:
    """Advise the player on turn, by default after a second's thought; raises IllegalMove for a move to compare.

    >>> from zellige import azul
    >>> position = azul.Position.parse(
    ...     "azul-2-coloured 2 offer 1 1 -/-/-/-/BBKK - 18,19,19,17,19 0,0,0,0,0"
    ...     " 9:-/-/-/-/-:...../W.YRK/...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
    ... )
    >>> found = hint(position, azul.Move.parse("5B5"), Budget(nodes=2000))
    >>> str(found.advice.candidate.move), str(found.better.candidate.move)
    ('5B5', '5B2')
    """
    moves = known.legal_moves()
    if move is not None and move not in moves:
        _full(known).check(move)
    if len(moves) == 1:
        return Hint("only", _advice(known, Candidate(moves[0], 0.0, 0.0, (moves[0],), exact=False)))
    # To be compared, all moves need exact values.
    analysis = analyse(known, 1 if move is None else len(moves), budget or Budget(seconds=1.0), report=report)
    best = analysis.thought.best
    asked = best if move is None else analysis.candidate(known, move)
    is_known = asked.exact and best.exact
    if move is None or (is_known and asked.value >= best.value):
        return Hint("best", _advice(known, asked))
    return Hint("asked", _advice(known, asked), _advice(known, best) if is_known else None)


def _advice(known: Known, candidate: Candidate) -> Advice:
    moves = whole_turn(known, candidate.line)
    return Advice(candidate, moves, explain(known, moves))


def _full(known: Known) -> Any:
    return known if isinstance(known, AzulPosition) else determinize(known, 0)


def whole_turn(known: Known, line: Sequence[Any]) -> tuple[Any, ...]:
    """The decisions of a turn: those of the line, and where it stops short, those that the search would take."""
    moves = own_turn(_full(known), line)
    position = _full(known)
    for move in moves:
        position = position.play(move)
    while goes_on(position, known.player) and not isinstance(moves[-1], Draw | Stop):
        further = SearchBot("finishing", SEARCHING["master"]).think(known_to_mover(position), FINISHING).move
        moves += (further,)
        position = position.play(further)
    return moves
