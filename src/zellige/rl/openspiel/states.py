"""States of OpenSpiel: each stands at a moment of a game's tree, and a clone shares it."""

from typing import Any

import pyspiel

from .drawing import Outcomes
from .tree import TERMINAL


class State(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A state of either game."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.moment = game.root

    def current_player(self) -> int:
        player: int = self.moment.player
        return player

    def is_terminal(self) -> bool:
        return bool(self.moment.player == TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        actions: list[int] = self.moment.stage.legal_actions().tolist()
        return actions

    def chance_outcomes(self) -> Outcomes:
        outcomes: Outcomes = self.moment.stage.outcomes()
        return outcomes

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        stage = self.moment.stage
        return str(stage.text(action) if player == pyspiel.PlayerId.CHANCE else stage.move(action))

    def returns(self) -> list[float]:
        """Everybody stakes 1, and whoever wins, or stands first in a game cut short, shares the stakes."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        places = self.moment.stage.places()
        return [len(places) / places.count(0) - 1 if place == 0 else -1.0 for place in places]

    def __str__(self) -> str:
        return str(self.moment.stage)


class DuelState(State):
    """A state of the duel, in which players know different things."""

    def resample_from_infostate(self, player: int, sampler: Any) -> "DuelState":
        """A state that a player cannot tell from this one, each as likely as the others, for ISMCTS.

        Its history is still that of this one: what would have been drawn otherwise is replaced in the position only.
        """
        state: DuelState = self.clone()
        state.moment = self.moment.guessed(player, int(sampler() * (1 << 53)))
        return state
