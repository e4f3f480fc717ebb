"""The goals of a duel, as every environment is told them."""

from collections.abc import Sequence
from typing import Any, Literal

from zellige.games.duel.position import check_goals
from zellige.rules.duel.components import FIRST_GAME_GOALS


def chosen_goals(goals: str | Sequence[str]) -> tuple[str, ...] | Literal["random"]:
    """The goals by name, if they are not drawn; a choice is `first-game`, names with + between them, or a list of them.
    Raises ValueError.
    """
    if goals == "random":
        return "random"
    if isinstance(goals, str):
        goals = FIRST_GAME_GOALS if goals == "first-game" else goals.split("+")
    if not isinstance(goals, Sequence):
        raise ValueError(f"goals are 'first-game', 'random', or names in a list or with + between them, not {goals!r}")
    check_goals(tuple(goals))
    return tuple(goals)


def game_options(variant: str, goals: str | Sequence[str] | None) -> dict[str, Any]:
    """What a variant's games are started with besides a seed; raises ValueError for goals that it cannot have."""
    if goals is None:
        return {}
    if variant != "duel":
        raise ValueError(f"goals are chosen for the duel; {variant} has none")
    return {"goals": chosen_goals(goals)}
