"""The rest of a round by trying everything: what the solver is compared with, knowing nothing of the search."""

from typing import Any

from tests.search.positions import Position
from zellige.analysis.solver import Objective

#: The lead over the best opponent; and 1, 0 or −1 for a victory, a shared one or a game that goes on, a defeat.
Outcome = tuple[int, int]
OBJECTIVES: tuple[Objective, Objective] = ("margin", "result")


class TooLarge(Exception):
    """There are more ways to go on than were to be tried."""


class BruteForce:
    """What the player on turn gets after each move, if everybody else then plays against this player."""

    def __init__(self, position: Position, most_moves: int) -> None:
        self.me = position.player
        self.left = most_moves
        self.known: dict[Position, Outcome] = {}
        self.outcomes = {move: self._after(position, move.action) for move in position.legal_moves()}

    def best(self, objective: Objective) -> tuple[int, set[Any]]:
        """The best value and all moves that reach it."""
        values = {move: outcome[OBJECTIVES.index(objective)] for move, outcome in self.outcomes.items()}
        best = max(values.values())
        return best, {move for move, value in values.items() if value == best}

    def _after(self, position: Position, action: int) -> Outcome:
        if not self.left:
            raise TooLarge
        self.left -= 1
        states = position.record
        position.engine.play_one(states, action)
        position = type(position)(states)
        if position.is_over or position.awaits_deal:
            return self._outcome(position)
        if position not in self.known:
            best = max if position.player == self.me else min
            outcomes = [self._after(position, action) for action in position.legal_actions().tolist()]
            leads, results = zip(*outcomes, strict=True)
            self.known[position] = best(leads), best(results)
        return self.known[position]

    def _outcome(self, position: Position) -> Outcome:
        scores = list(position.scores)
        lead = scores.pop(self.me) - max(scores)
        if not position.is_over:
            return lead, 0
        winners = position.winners()
        return lead, (0 if len(winners) > 1 else 1) if self.me in winners else -1
