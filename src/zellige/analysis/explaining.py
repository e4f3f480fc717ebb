"""Why a move: everything that can be said about it for certain, most important first."""

from collections.abc import Sequence
from typing import Any

from zellige.bots.thinking import Known
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.duel.position import determinize

from .azul_facts import azul_facts
from .duel_facts import duel_facts
from .facts import Fact
from .turns import Turn


def explain(known: Known, moves: Sequence[Any]) -> tuple[Fact, ...]:
    """The facts about a move, or the decisions of a turn in a duel, of the player on turn; raises IllegalMove.

    >>> position = AzulPosition.parse(
    ...     "azul-2-coloured 2 offer 1 1 -/-/-/-/BBKK - 18,20,20,18,20 0,0,0,0,0"
    ...     " 0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
    ... )
    >>> for fact in explain(position, [position.parse_move("5B2")]):
    ...     print(fact)
    LineCompleted(line=1, count=2, colour='B', points=1, is_choice=False)
    Denied(player=1, line=1, points=1, left=0)
    TilesCentred(tiles='KK')
    """
    if not moves:
        raise ValueError("there is no move to explain")
    if isinstance(known, AzulPosition):
        facts = list(azul_facts(Turn(known, tuple(moves))))
    else:
        # Which of the positions that fit is taken makes no difference: no fact names what is hidden.
        facts = list(duel_facts(Turn(determinize(known, 0), tuple(moves))))
    return tuple(sorted(facts, key=lambda fact: -fact.weight))
