"""What the next player can make of the table: completing lines, with what the engine scores for them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from zellige.games.azul.layout import Phase
from zellige.games.azul.moves import FLOOR, Take
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.duel.layout import Awaits
from zellige.games.duel.moves import BREAK, Line, Moon, Sun
from zellige.games.duel.position import Position as DuelPosition

from .facts import Denied, Fact, Reply
from .settling import PositionT, settle, settle_after, with_player
from .turns import Turn


@dataclass(frozen=True)
class Completion:
    """A take that completes a line, and what the round would bring more with it than without, costs included."""

    moves: tuple[Any, ...]
    line: int
    count: int
    colour: str
    points: int

    def is_of(self, move: Any) -> bool:
        """Whether it takes the same tiles as another take."""
        mine = self.moves[0]
        if isinstance(mine, Take):
            return isinstance(move, Take) and (mine.source, mine.colour) == (move.source, move.colour)
        return bool(mine == move)


def best_completions(position: PositionT, player: int) -> list[Completion]:
    """The completions that bring a player most, if that is more than nothing; all of them if they are equal."""
    position = with_player(position, player)
    already = settle(position, player).points
    found = [
        Completion(moves, line, count, colour, settle_after(position, moves, player).points - already)
        for moves, line, count, colour in _takes(position)
    ]
    most = max((each.points for each in found), default=0)
    return [each for each in found if each.points == most > 0]


def _takes(position: PositionT) -> Iterator[tuple[tuple[Any, ...], int, int, str]]:
    """Every take that completes a line: the moves, the line, the number of tiles and their colour."""
    lines = position.boards[position.player].lines
    if isinstance(position, AzulPosition):
        sources = (position.centre, *position.displays)
        for move in position.legal_moves():
            if isinstance(move, Take) and move.line != FLOOR:
                count = sources[move.source].count(move.colour.letter)
                if count + len(lines[move.line]) > move.line:
                    yield (move,), move.line, count, move.colour.letter
        return
    for take in position.legal_moves():
        if isinstance(take, Sun | Moon):
            taken = position.play(take)
            hand = taken.layout.turn.hand
            for move in taken.legal_moves():
                if isinstance(move, Line) and move.line != BREAK and len(hand) + len(lines[move.line]) > move.line:
                    yield (take, move), move.line, len(hand), hand[0]


def reply_facts(turn: Turn[PositionT]) -> Iterator[Fact]:
    """What the move takes from the next player, or else what it leaves."""
    before, after = turn.position, turn.following
    if not _is_offer(after) or after.player == turn.player:
        return
    could = best_completions(before, after.player) if _is_offer(before) else []
    can = best_completions(after, after.player)
    left = can[0].points if can else 0
    denied = next((each for each in could if each.is_of(turn.moves[0])), None)
    if denied is not None and denied.points > left:
        yield Denied(after.player, denied.line, denied.points, left)
    elif can:
        best = can[0]
        is_new = _is_offer(before) and left > (could[0].points if could else 0)
        move = " ".join(map(str, best.moves))
        yield Reply(after.player, move, best.line, best.count, best.colour, best.points, is_new)


def _is_offer(position: PositionT) -> bool:
    """Whether the player on turn takes tiles."""
    if isinstance(position, DuelPosition):
        return position.awaits is Awaits.ACTION
    return position.phase is Phase.OFFER
