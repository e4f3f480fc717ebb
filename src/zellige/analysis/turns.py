"""A move, or the decisions of a turn in a duel, with the table before and after it."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic

from zellige.games.azul.layout import Phase
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.duel.layout import Awaits
from zellige.games.duel.moves import Draw, Stop, TakeChip
from zellige.rules.common.tiles import NONE
from zellige.rules.duel.state import SMALL_FACTORIES

from .facts import Fact, GameName, LineCompleted, LineFilled, LineLost, LinksRaised
from .settling import Events, PositionT, Settlement, play_all, settle, settle_after


@dataclass(frozen=True)
class Turn(Generic[PositionT]):
    """What a player does, and what the engine makes of it."""

    position: PositionT
    moves: tuple[Any, ...]

    @property
    def player(self) -> int:
        return self.position.player

    @property
    def is_tiling(self) -> bool:
        return self.position.phase == Phase.TILING

    @cached_property
    def _played(self) -> tuple[PositionT, Events]:
        return play_all(self.position, self.moves)

    @property
    def following(self) -> PositionT:
        return self._played[0]

    @property
    def events(self) -> Events:
        return self._played[1]

    def fallen(self, of_type: Any) -> list[Any]:
        """The events of tiles that go from the hand to the floor line, or break."""
        return [event for event in self.own(of_type) if event.line is None]

    def own(self, *types: Any) -> list[Any]:
        """The player's events of these types."""
        return [event for event in self.events if isinstance(event, types) and event.player == self.player]

    @cached_property
    def before(self) -> Settlement[PositionT]:
        """What the round would bring the player without the move."""
        return settle(self.position, self.player)

    @cached_property
    def after(self) -> Settlement[PositionT]:
        """What the round would bring the player with it."""
        return self.after_without(())

    @cached_property
    def open_following(self) -> PositionT:
        """The table after the move, with something left to take even if the move takes the last of it."""
        return play_all(_with_more_to_take(self.position, self.moves), self.moves)[0]

    def after_without(self, lines: Collection[int]) -> Settlement[PositionT]:
        """What it would bring if these lines were empty then."""
        if self.is_tiling:
            return settle_after(
                with_lines(self.position, self.player, dict.fromkeys(lines, 0)), self.moves, self.player
            )
        return settle(with_lines(self.open_following, self.player, dict.fromkeys(lines, 0)), self.player)

    @cached_property
    def lost_lines(self) -> tuple[int, ...]:
        """The lines with tiles that are lost in this round because of the move."""
        return tuple(sorted(line for line, count in self.after.lost.items() if count > self.before.lost.get(line, 0)))

    @cached_property
    def hand_cost(self) -> int:
        """What the take itself costs, lost lines apart."""
        return self._added_cost_without(self.lost_lines)

    def _added_cost_without(self, lines: Collection[int]) -> int:
        """What the move costs if these lines were empty, before it and then: some may have been lost already."""
        emptied = dict.fromkeys(self.before.lost.keys() & lines, 0)
        before = settle(with_lines(self.position, self.player, emptied), self.player) if emptied else self.before
        return self.after_without(lines).cost - before.cost

    def line_facts(self, laid: Sequence[Any], is_choice: bool) -> Iterator[Fact]:
        """Which line is filled or completed by the tiles laid, what its tile scores, and those next to it."""
        if not laid:
            return
        line, colour = laid[-1].line, letter_of(laid[-1].colour)
        missing = line - laid[-1].space
        if missing:
            yield LineFilled(line, len(laid), colour, missing)
            return
        points = self.after.placed[line][1] if line in self.after.placed else 0
        yield LineCompleted(line, len(laid), colour, points, is_choice)
        yield from self.link_facts()

    def link_facts(self) -> Iterator[Fact]:
        """What the tiles that are placed anyway score more."""
        raised = sum(self.after.placed[row][1] - points for row, (_, points) in self.before.placed.items())
        if raised > 0:
            yield LinksRaised(raised)

    def lost_line_facts(self) -> Iterator[Fact]:
        """What the move makes each of the lost lines cost, the upper ones falling first."""
        game: GameName = "azul" if isinstance(self.position, AzulPosition) else "duel"
        for index, line in enumerate(self.lost_lines):
            without = self._added_cost_without(self.lost_lines[index:])
            cost = self._added_cost_without(self.lost_lines[index + 1 :]) - without
            yield LineLost(game, line, self.after.lost[line], cost)


def letter_of(colour: Any) -> str:
    return colour if isinstance(colour, str) else str(colour.letter)


def with_lines(position: PositionT, player: int, counts: dict[int, int]) -> PositionT:
    """The same table with so many tiles on some of a player's lines."""
    states = position.record
    board = states[0]["boards"][player]
    for line, count in counts.items():
        board["line_count"][line] = count
        if count == 0:
            board["line_colour"][line] = NONE
    return type(position)(states)


def _with_more_to_take(position: PositionT, moves: Sequence[Any]) -> PositionT:
    """The same table with a further tile on a display, or a further chip, that these moves do not touch."""
    states = position.record
    state = states[0]
    if isinstance(position, AzulPosition):
        state["sources"][2 if moves[0].source == 1 else 1, 0] += 1
    else:
        taken = [move.factory - 1 for move in moves if isinstance(move, TakeChip)]
        small = next(small for small in range(SMALL_FACTORIES) if small not in taken)
        state["chips"][small] = 0
        state["revealed"][small] = 1
        state["boards"][1 - position.player]["chips_taken"] = 0
    return type(position)(states)


def own_turn(position: PositionT, line: Sequence[Any]) -> tuple[Any, ...]:
    """The moves of a line that belong to the turn, as far as nothing hidden turns up in it."""
    moves: list[Any] = []
    player = position.player
    for move in line:
        moves.append(move)
        position = position.play(move)
        if isinstance(move, Draw | Stop) or not goes_on(position, player):
            break
    return tuple(moves)


def goes_on(position: PositionT, player: int) -> bool:
    """Whether the player is in the middle of a turn."""
    if isinstance(position, AzulPosition) or position.player != player:
        return False
    return position.awaits in _WITHIN_A_TURN


_WITHIN_A_TURN = (Awaits.RETURN, Awaits.SLOT, Awaits.ROTATION, Awaits.LINE, Awaits.LEFTOVER, Awaits.CHIP, Awaits.COLUMN)
