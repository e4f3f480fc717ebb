"""The options of a player of Azul: takes with all their destinations, and placements on the grey side."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.games.azul.layout import Phase
from zellige.games.azul.moves import Placement, move_of_action
from zellige.games.azul.position import FAULTS, Position
from zellige.games.common.tiles import LETTERS
from zellige.rules.azul import state as rules
from zellige.rules.azul.play import DESTINATIONS, MAX_ACTIONS, TAKES, take_action, take_of
from zellige.rules.common.compiling import uncompiled
from zellige.rules.common.log import LOG
from zellige.rules.common.tiles import NONE

from .messages import Option, Refusal
from .showing import AZUL_FLOOR

#: More than the events of any take; what the end of a round adds is not looked at.
EVENTS = 64
#: What the spaces of the floor line cost, and NONE, which costs nothing.
COSTS = np.array([*AZUL_FLOOR, 0])
#: Every take by its number: source, colour and line, and its text.
PARTS = [uncompiled(take_of)(action) for action in range(MAX_ACTIONS)]
TEXTS = [str(move_of_action(action, 0)) for action in range(MAX_ACTIONS)]


def azul_options(position: Position) -> list[Option]:
    """Every take on offer with all six destinations, or every column for the tile to be placed."""
    if position.phase is Phase.TILING:
        return _placements(position)
    return _takes(position)


class Tried:
    """What many moves would do, each on a state of its own, in one call of the engine."""

    def __init__(self, states: npt.NDArray[Any], actions: npt.NDArray[np.int64]) -> None:
        logs = np.empty(len(actions), LOG)
        logs["count"] = 0
        self.forbidden = np.zeros(len(actions), np.int64)
        Position.engine.play_each(states, actions, logs, self.forbidden)
        events = logs["events"][:, :EVENTS]
        self.details = events["details"]
        self.player = events["player"]
        self.kind = np.where(np.arange(EVENTS) < logs["count"][:, None], events["kind"], NONE)

    def points(self, player: int, rows: Sequence[int]) -> list[int]:
        """What the tile that reaches a row of the player's wall scores (AZ-3.4)."""
        placed = (self.kind == rules.TILED) & (self.player == player)
        placed &= self.details[:, :, 0] == np.array(rows)[:, None]
        # The first one: in a row of the grey side no other follows in the same round.
        which = placed.argmax(axis=1)
        scored = self.details[np.arange(len(rows)), which, 3:5].sum(axis=1)
        return [int(points) for points in scored]


def _refusal(fault: int, move: str) -> Refusal:
    code, rule = FAULTS[fault]
    return Refusal(code=code, rule=rule, subject=move)


def _repeated(position: Position, times: int) -> npt.NDArray[Any]:
    record = position.record
    return np.frombuffer(bytearray(record.tobytes() * times), record.dtype)


def _placements(position: Position) -> list[Option]:
    asked = position.legal_moves()[0]
    assert isinstance(asked, Placement)
    tried = Tried(_repeated(position, rules.WALL), np.arange(rules.WALL))
    points = tried.points(position.player, [asked.line] * rules.WALL)
    options = []
    for column, (fault, scored) in enumerate(zip(tried.forbidden.tolist(), points, strict=True)):
        option = Option(kind="placement", move=str(Placement(asked.line, column)), line=asked.line, column=column)
        if fault:
            option.refusal = _refusal(fault, option.move)
        else:
            option.points = scored
        options.append(option)
    return options


def _takes(position: Position) -> list[Option]:
    groups = np.flatnonzero(position.record["sources"])
    actions = (TAKES + groups[:, None] * DESTINATIONS + np.arange(DESTINATIONS)).ravel()
    tried = Tried(_repeated(position, len(actions)), actions)
    kind, details = tried.kind, tried.details
    laid = kind == rules.LAID
    # A tile that falls from a line, at the end of the round, names it.
    fallen = (kind == rules.FALLEN) & (details[:, :, 2] == NONE)
    marker = kind == rules.MARKER_TAKEN
    cost = COSTS[np.where(fallen | marker, details[:, :, 0], NONE)].sum(axis=1)
    # Spaces count from the right: the last one of line n is n.
    completes = (laid & (details[:, :, 1] == details[:, :, 0])).any(axis=1)
    counts = (kind == rules.TAKEN).sum(axis=1), laid.sum(axis=1), fallen.sum(axis=1)
    points = _points_now(position, actions[completes])
    tallies = np.column_stack((actions, tried.forbidden, *counts, marker.any(axis=1), cost, completes)).tolist()
    return [
        _refused(action, fault)
        if fault
        else _take(action, *outcome, points.get(PARTS[action][1:]) if outcome[-1] else None)
        for action, fault, *outcome in tallies
    ]


# The same options come again and again, at all tables.


@lru_cache(maxsize=1 << 12)
def _refused(action: int, fault: int) -> Option:
    source, colour, line = PARTS[action]
    move = TEXTS[action]
    refusal = _refusal(fault, move)
    return Option(kind="take", move=move, refusal=refusal, source=source, colour=LETTERS[colour], line=line)


@lru_cache(maxsize=1 << 14)
def _take(
    action: int, count: int, laid: int, fallen: int, marker: int, cost: int, completes: int, points: int | None
) -> Option:
    source, colour, line = PARTS[action]
    return Option(
        kind="take",
        move=TEXTS[action],
        source=source,
        colour=LETTERS[colour],
        line=line,
        count=count,
        marker=bool(marker),
        laid=laid,
        fallen=fallen,
        cost=cost,
        completes=bool(completes),
        points=points,
    )


def _points_now(position: Position, completing: npt.NDArray[np.int64]) -> dict[tuple[int, int], int]:
    """What tiles would score on the wall as it is (AZ-3.4), by colour and line: the engine tiles tables with one such
    line alone each.
    """
    lines = sorted({PARTS[action][1:] for action in completing.tolist()})
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
    tried = Tried(states, np.array([uncompiled(take_action)(1, colour, line) for colour, line in lines]))
    return dict(zip(lines, tried.points(player, [line for _, line in lines]), strict=True))
