"""What a round would bring a player if it ended at once: the engine itself tiles and scores."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from zellige.games.azul import events as azul
from zellige.games.azul.moves import FLOOR, Placement, Take
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.common.tiles import Colour
from zellige.games.duel import events as duel
from zellige.games.duel.moves import Column, TakeChip
from zellige.games.duel.position import Position as DuelPosition
from zellige.rules.common.tiles import NONE
from zellige.rules.duel import state as duel_rules

PositionT = TypeVar("PositionT", AzulPosition, DuelPosition)
Events = tuple[Any, ...]


@dataclass(frozen=True)
class Settlement(Generic[PositionT]):
    """One player's tiling: the column and points of each row's tile, what special tiles add, the lines that could not
    be placed with their number of tiles, what the floor line or broken tiles cost, and where it led.
    """

    placed: dict[int, tuple[int, int]]
    special_points: int
    lost: dict[int, int]
    cost: int
    position: PositionT

    @property
    def points(self) -> int:
        return sum(points for _, points in self.placed.values()) + self.special_points - self.cost


def settle(position: PositionT, player: int) -> Settlement[PositionT]:
    """The round ends now, nobody takes anything more, and the player tiles for the most points, without using chips.

    >>> position = AzulPosition.parse(
    ...     "azul-2-coloured 2 offer 1 1 -/-/-/-/BBKK - 18,20,20,16,20 0,0,0,0,0"
    ...     " 0:K/K/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
    ... )
    >>> settle(position, 0).placed
    {0: (3, 1)}
    """
    position, events = end_of_taking(position, player) if not _is_taken(position) else (position, ())
    return _settlement(*_finish(position, events, player), player)


def settle_after(position: PositionT, moves: Sequence[Any], player: int) -> Settlement[PositionT]:
    """The same after some moves, whether or not they end the round."""
    position, events = play_all(position, moves)
    if not _is_taken(position):
        return settle(position, player)
    return _settlement(*_finish(position, events, player), player)


def play_all(position: PositionT, moves: Sequence[Any]) -> tuple[PositionT, Events]:
    """Play moves one after another; all that happened."""
    events: Events = ()
    for move in moves:
        position, more = position.play_with_events(move)
        events += more
    return position, events


def with_player(position: PositionT, player: int) -> PositionT:
    """The same table with another player on turn."""
    states = position.record
    states["player"] = player
    return type(position)(states)


def _is_taken(position: PositionT) -> bool:
    """Whether the part of the round is over in which players take from the table."""
    return position.phase in ("tiling", "deal", "over")


def end_of_taking(position: PositionT, player: int) -> tuple[PositionT, Events]:
    """Another player takes the last thing there is, and the player is the first to tile."""
    states = position.record
    state = states[0]
    other = (player + 1) % position.players
    state["player"] = other
    state["starting_player"] = player
    if isinstance(position, AzulPosition):
        offered = state["sources"].sum(axis=0)
        last = Colour(int(offered.argmax()))
        offered[last] -= 1
        state["lid"] += offered
        state["sources"] = 0
        state["sources"][1, last] = 1
        return AzulPosition(states).play_with_events(Take(1, last, FLOOR))
    for field in ("suns", "large_moon", "moon_count", "revealed"):
        state[field] = 0
    state["moons"] = state["chips"] = NONE
    state["chips"][0] = 0
    state["revealed"][0] = 1
    state["boards"]["tokens"] = 0
    state["boards"][other]["chips_taken"] = 0
    state["phase"] = duel_rules.ACQUIRING
    state["awaits"] = duel_rules.AWAITS_ACTION
    return DuelPosition(states).play_with_events(TakeChip(1))


def _finish(position: PositionT, events: Events, player: int) -> tuple[PositionT, Events]:
    """Tile until the player is done: in every way where a space is to be chosen, keeping the best; the other choices,
    which are those of others, or chips, do not matter or are declined.
    """
    if position.phase != "tiling" or _has_tiled(position, player):
        return position, events
    moves: list[Any] = position.legal_moves()
    if position.player != player or not isinstance(moves[0], Placement | Column):
        del moves[1:]
    ways = []
    for move in moves:
        following, more = position.play_with_events(move)
        ways.append(_finish(following, events + more, player))
    return max(ways, key=lambda way: _settlement(way[0], way[1], player).points)


def _has_tiled(position: PositionT, player: int) -> bool:
    """Players tile clockwise from the one who started the round."""
    first = position.starting_player
    return (position.player - first) % position.players > (player - first) % position.players


def _settlement(position: PositionT, events: Events, player: int) -> Settlement[PositionT]:
    placed: dict[int, tuple[int, int]] = {}
    lost: dict[int, int] = {}
    special_points = cost = 0
    for event in events:
        match event:
            case azul.TilePlaced() | duel.TilePlaced() if event.player == player:
                placed[event.row] = event.column, event.horizontal + event.vertical
            case azul.TileFallen(line=int(line)) | duel.TileBroken(line=int(line)) if event.player == player:
                lost[line] = lost.get(line, 0) + 1
            case duel.SpecialTilePlaced() if event.player == player:
                special_points += event.points
            case azul.FloorScored() | duel.BrokenScored() if event.player == player:
                cost += event.cost
    return Settlement(placed, special_points, lost, cost, position)
