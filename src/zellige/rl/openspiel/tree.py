"""A game as a tree of moments, each of which knows how it came about; nothing here needs OpenSpiel."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import reduce
from typing import Any, ClassVar, Generic, Self, TypeVar

from zellige.games.common.position import BasePosition
from zellige.games.duel.position import determinize

from .drawing import Chance

PositionT = TypeVar("PositionT", bound=BasePosition[Any, Any, Any, Any])

#: Who decides where no player does, as OpenSpiel numbers them.
CHANCE, TERMINAL = -1, -4


class Tree(ABC, Generic[PositionT]):
    """What a game begins with, and what follows. It is a value: equal trees have the same parameters."""

    #: No game has more decisions, chance nodes, outcomes of one, or words of its story.
    most_moves: int
    most_draws: int
    most_outcomes: int
    longest_story: int
    #: The numbers, from 1, of all words that a story can have, if it is to be told in numbers too.
    words: ClassVar[Mapping[str, int]]

    @abstractmethod
    def first(self) -> Chance | PositionT:
        """What the game begins with."""

    @abstractmethod
    def dealing(self, position: PositionT) -> Chance | None:
        """The first draw of the deal that a position awaits; None where the game is cut short instead."""

    @abstractmethod
    def told(self, before: Chance | PositionT, action: int, viewer: int | None) -> list[str]:
        """What a player, or an onlooker (None), learns from an outcome or a move, in words."""

    @abstractmethod
    def view(self, position: PositionT, viewer: int | None) -> Any:
        """What a player, or an onlooker (None), may know of a position; `str` gives it as text."""

    @abstractmethod
    def secrets(self, position: PositionT | None, viewer: int) -> str:
        """What a player knows and an onlooker does not; there is no position before the set-up is complete."""

    def follow(self, stage: Chance | PositionT, action: int) -> Chance | PositionT:
        if isinstance(stage, Chance):
            if all(action != outcome for outcome, _ in stage.outcomes()):
                raise ValueError(f"chance cannot draw {action!r} here")
            following: Chance | PositionT = stage.then(action)
            return following
        states = stage.record
        if stage.engine.play_one(states, action):
            stage.check(stage.move(action))  # says what forbids it
        return type(stage)(states)


class Moment:
    """A node of the tree. It never changes, and states of OpenSpiel share it."""

    def __init__(self, tree: Tree[Any], before: "Moment | None", action: int, stage: Any) -> None:
        if not isinstance(stage, Chance) and stage.awaits_deal:
            stage = tree.dealing(stage) or stage
        self.tree = tree
        self.before = before
        self.action = action
        self.stage = stage
        self._told: dict[int | None, list[str]] = {}
        if isinstance(stage, Chance):
            self.player = CHANCE
        else:
            self.player = TERMINAL if stage.is_over or stage.awaits_deal else stage.player

    def after(self, action: int) -> "Moment":
        return Moment(self.tree, self, action, self.tree.follow(self.stage, action))

    def guessed(self, viewer: int, seed: int) -> "Moment":
        """A moment that a player of the duel cannot tell from this one."""
        return Moment(self.tree, self.before, self.action, determinize(self.stage.seen_by(viewer), seed))

    def path(self) -> list["Moment"]:
        """All moments from the root to this one."""
        path = [self]
        while path[-1].before is not None:
            path.append(path[-1].before)
        return path[::-1]

    def told(self, viewer: int | None) -> list[str]:
        """What led here from the moment before, as far as a player has seen it."""
        if self.before is None:
            return []
        if viewer not in self._told:
            self._told[viewer] = self.tree.told(self.before.stage, self.action, viewer)
        return self._told[viewer]

    def story(self, viewer: int | None) -> list[str]:
        """Everything that a player has seen and done since the root."""
        return [word for moment in self.path() for word in moment.told(viewer)]

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.tree, [moment.action for moment in self.path()[1:]])


def root(tree: Tree[Any]) -> Moment:
    return Moment(tree, None, 0, tree.first())


def _replayed(tree: Tree[Any], actions: list[int]) -> Moment:
    return reduce(Moment.after, actions, root(tree))
