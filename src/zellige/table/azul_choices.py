"""The options of a player of Azul: takes with all their destinations, and placements on the grey side."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.games.azul.layout import Phase
from zellige.games.azul.moves import FLOOR, Move, Placement, Take
from zellige.games.azul.position import FAULTS, Position
from zellige.games.common.tiles import LETTERS, Colour
from zellige.rules.azul import state as rules
from zellige.rules.common.log import LOG
from zellige.rules.common.tiles import NONE

from .messages import Option, Refusal
from .showing import AZUL_FLOOR

#: More than the events of any take; what the end of a round adds is not looked at.
EVENTS = 64
#: What the spaces of the floor line cost, and NONE, which costs nothing.
COSTS = np.array([*AZUL_FLOOR, 0])


def azul_options(position: Position) -> list[Option]:
    """Every take on offer with all six destinations, or every column for the tile to be placed."""
    if position.phase is Phase.TILING:
        return _placements(position)
    return _takes(position)


class Tried:
    """What many moves would do, each on a state of its own, in one call of the engine."""

    def __init__(self, states: npt.NDArray[Any], moves: Sequence[Move]) -> None:
        logs = np.zeros(len(moves), LOG)
        self.forbidden = np.zeros(len(moves), np.int64)
        Position.engine.play_each(states, np.array([move.action for move in moves]), logs, self.forbidden)
        events = logs["events"][:, :EVENTS]
        self.details = events["details"]
        self.player = events["player"]
        self.kind = np.where(np.arange(EVENTS) < logs["count"][:, None], events["kind"], NONE)

    def refusal(self, index: int, move: Move) -> Refusal | None:
        if not self.forbidden[index]:
            return None
        code, rule = FAULTS[int(self.forbidden[index])]
        return Refusal(code=code, rule=rule, subject=str(move))

    def points(self, player: int, rows: Sequence[int]) -> list[int]:
        """What the tile that reaches a row of the player's wall scores (AZ-3.4)."""
        placed = (self.kind == rules.TILED) & (self.player == player)
        placed &= self.details[:, :, 0] == np.array(rows)[:, None]
        # The first one: in a row of the grey side no other follows in the same round.
        which = placed.argmax(axis=1)
        scored = self.details[np.arange(len(rows)), which, 3:5].sum(axis=1)
        return [int(points) for points in scored]


def _repeated(position: Position, times: int) -> npt.NDArray[Any]:
    record = position.record
    return np.frombuffer(bytearray(record.tobytes() * times), record.dtype)


def _placements(position: Position) -> list[Option]:
    asked = position.legal_moves()[0]
    assert isinstance(asked, Placement)
    moves = [Placement(asked.line, column) for column in range(rules.WALL)]
    tried = Tried(_repeated(position, len(moves)), moves)
    points = tried.points(position.player, [move.line for move in moves])
    options = []
    for index, move in enumerate(moves):
        refusal = tried.refusal(index, move)
        options.append(
            Option(
                kind="placement",
                move=str(move),
                refusal=refusal,
                line=move.line,
                column=move.column,
                points=None if refusal else points[index],
            )
        )
    return options


def _takes(position: Position) -> list[Option]:
    moves = [
        Take(source, Colour(LETTERS.index(letter)), line)
        for source, tiles in enumerate((position.centre, *position.displays))
        for letter in dict.fromkeys(tiles)
        for line in range(FLOOR + 1)
    ]
    tried = Tried(_repeated(position, len(moves)), moves)
    kind, details = tried.kind, tried.details
    laid = kind == rules.LAID
    # A tile that falls from a line, at the end of the round, names it.
    fallen = (kind == rules.FALLEN) & (details[:, :, 2] == NONE)
    marker = kind == rules.MARKER_TAKEN
    cost = COSTS[np.where(fallen | marker, details[:, :, 0], NONE)].sum(axis=1)
    # Spaces count from the right: the last one of line n is n.
    completes = (laid & (details[:, :, 1] == details[:, :, 0])).any(axis=1)
    counts = (kind == rules.TAKEN).sum(axis=1), laid.sum(axis=1), fallen.sum(axis=1)
    tallies = np.column_stack((*counts, marker.any(axis=1), cost, completes)).tolist()
    points = _points_now(position, [move for move, done in zip(moves, completes, strict=True) if done])
    options = []
    for index, (move, (count, reached, fell, takes_marker, costs, done)) in enumerate(zip(moves, tallies, strict=True)):
        refusal = tried.refusal(index, move)
        outcome: dict[str, Any] = {
            "count": count,
            "marker": bool(takes_marker),
            "laid": reached,
            "fallen": fell,
            "cost": costs,
            "completes": bool(done),
            "points": points.get((move.colour, move.line)) if done else None,
        }
        options.append(
            Option(
                kind="take",
                move=str(move),
                refusal=refusal,
                source=move.source,
                colour=move.colour.letter,
                line=move.line,
                **({} if refusal else outcome),
            )
        )
    return options


def _points_now(position: Position, completing: list[Take]) -> dict[tuple[Colour, int], int]:
    """What tiles would score on the wall as it is (AZ-3.4): the engine tiles tables with one such line alone each."""
    lines = list(dict.fromkeys((take.colour, take.line) for take in completing))
    if position.variant.side != "coloured" or not lines:
        return {}
    player = position.player
    states = _repeated(position, len(lines))
    boards = states["boards"]
    boards["line_count"] = 0
    boards["line_colour"] = NONE
    states["sources"] = 0
    for index, (colour, line) in enumerate(lines):
        boards["line_count"][index, player, line] = line
        boards["line_colour"][index, player, line] = colour if line else NONE
        states["sources"][index, 1, colour] = 1
    tried = Tried(states, [Take(1, colour, line) for colour, line in lines])
    return dict(zip(lines, tried.points(player, [line for _, line in lines]), strict=True))
