"""A game of the duel with its history: play, deal, undo, and the game file."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import numpy as np

from zellige.games.common.game import FRESH, BaseGame, Seed, drawn_seed, header_number
from zellige.games.common.position import as_seed
from zellige.notation.scanner import NotationError
from zellige.rules.common.tiles import NONE
from zellige.rules.duel.batch import draw_set_ups
from zellige.rules.duel.components import FIRST_GAME_GOALS, GOALS
from zellige.rules.duel.next_round import SET_UP

from .events import Event
from .layout import Awaits, Phase
from .moves import PLATE_NAMES, Deal, Move
from .position import Position, check_goals

Goals = tuple[str, ...] | Literal["first-game", "random"]


class Game(BaseGame[Position, Move, Deal, Event]):
    """A game of the duel from its set-up on.

    With a seed, the stack, the starting player, random goals and all deals are drawn from it, and the same seed gives
    the same game; with `seed=None` the table gives them. Goals are `"first-game"`, `"random"` or chosen by name.

    >>> game = Game(seed=7, goals="random")
    >>> game.position.goals
    ('five-colours', 'columns', 'empty-specials')
    >>> game.position.display
    ('S2', 'S8', 'J4')
    >>> for move in ("S2", "@5", "r1"):
    ...     events = game.play(move)
    """

    position_type = Position

    def __init__(
        self,
        goals: Goals = "first-game",
        *,
        seed: Seed = FRESH,
        starting_player: int | None = None,
        stack: tuple[str, ...] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        seed = drawn_seed(seed)
        drawn = None if seed is None else draw_set_up(seed)
        if goals == "random":
            if drawn is None:
                raise ValueError("random goals are drawn from the seed: give one, or choose the goals")
            goals = tuple(GOALS[goal] for goal in drawn["goals"] if goal != NONE)
        elif goals == "first-game":
            goals = tuple(FIRST_GAME_GOALS)
        if starting_player is None:
            starting_player = 0 if drawn is None else int(drawn["starting_player"])
        if stack is None:
            if drawn is None:
                raise ValueError("the stack is drawn from the seed: give one, or list the plates")
            stack = tuple(PLATE_NAMES[plate] for plate in drawn["stack"])
        super().__init__(Position.start(tuple(goals), starting_player, stack), seed, names)

    def _start_headers(self) -> dict[str, str]:
        headers = {"Variant": "duel"}
        start = self.start
        stack = (*start.display, *(plate.plate for plate in start.stack))
        if start.round == 0 and start == Position.start(start.goals, start.starting_player, stack):
            return headers | {
                "Goals": " ".join(start.goals),
                "Starts": str(start.starting_player + 1),
                "Stack": " ".join(stack),
            }
        return headers | {"Position": str(start)}

    @classmethod
    def _start_of(cls, headers: dict[str, str]) -> Position:
        variant = headers.pop("Variant", "")
        if variant != "duel":
            raise NotationError("header_variant", "duel", variant, 1, 1)
        if "Position" in headers:
            return Position.parse(headers.pop("Position"))
        goals = tuple(headers.pop("Goals", " ".join(FIRST_GAME_GOALS)).split())
        stack = tuple(headers.pop("Stack", "").split())
        try:
            check_goals(goals)
        except ValueError:
            raise NotationError("header_goals", ", ".join(GOALS), " ".join(goals), 1, 1) from None
        if sorted(stack) != sorted(PLATE_NAMES):
            raise NotationError("header_stack", " ".join(PLATE_NAMES), " ".join(stack)[:40], 1, 1)
        starts = header_number(headers, "Starts", 1, 2) if "Starts" in headers else 1
        return Position.start(goals, starts - 1, stack)

    def _labels(self) -> Iterator[str | None]:
        """A numbered line for every turn, with all its decisions; then one for each player's dome."""
        turn, tiler = 0, -1
        for step, before in zip(self.steps, self.positions_before(), strict=False):
            if step.move is None:
                turn, tiler = 0, -1
                yield None
            elif before.phase is Phase.TILING:
                yield None if tiler == before.player else "  "
                tiler = before.player
            elif before.awaits is Awaits.PLATE or before.awaits is Awaits.ACTION:
                turn += 1
                yield f"{turn}."
            else:
                yield None


def draw_set_up(seed: int) -> Any:
    """What a seed draws before the first deal: who starts, the stack and random goals (docs/chance.md)."""
    set_ups = np.zeros(1, SET_UP)
    draw_set_ups(np.array([as_seed(seed)]), set_ups)
    return set_ups[0]
