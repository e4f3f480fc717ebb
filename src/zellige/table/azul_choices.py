"""The options of a player of Azul: takes with all their destinations, and placements on the grey side."""

from functools import lru_cache
from struct import Struct
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
from zellige.rules.common.tiles import COLOURS, NONE

from .messages import Option, Refusal
from .showing import AZUL_FLOOR

#: Events of a take beside those of its tiles: the marker, and the tiles that a display leaves over.
OTHER_EVENTS = 1 + rules.TILES_PER_DISPLAY - 1
#: Events until a single tile is on the wall, at most: the tile and the marker are taken, the tile is laid and placed.
PLACED = 4
#: What is found out about a take: its number, what forbids it, its tiles, how many are laid and fall, whether the
#: marker comes along, what that costs, whether the line becomes complete, and what its tile would score, or NONE.
OUTCOME = ("action", "fault", "count", "laid", "fallen", "marker", "cost", "completes", "points")
_ROW = Struct(f"={len(OUTCOME)}h")
NO_POINTS = np.full((COLOURS, DESTINATIONS), NONE, np.int16)
#: What the spaces of the floor line cost, and NONE, which costs nothing.
COSTS = np.array([*AZUL_FLOOR, 0])
#: Every take by its number: source, colour and line, and its text.
PARTS = [uncompiled(take_of)(action) for action in range(MAX_ACTIONS)]
COLOUR_OF, LINE_OF = np.array(PARTS)[:, 1:].T
TEXTS = [str(move_of_action(action, 0)) for action in range(MAX_ACTIONS)]


def azul_options(position: Position) -> list[Option]:
    """Every take on offer with all six destinations, or every column for the tile to be placed."""
    if position.phase is Phase.TILING:
        return _placements(position)
    return _takes(position)


class Tried:
    """What many moves would do, each on a state of its own, in one call of the engine."""

    def __init__(self, states: npt.NDArray[Any], actions: npt.NDArray[np.int64], most: int) -> None:
        """Of each move the first so many events are kept, NONE where there are fewer."""
        logs = np.empty(len(actions), LOG)
        logs["count"] = 0
        events = logs["events"][:, :most]
        events["kind"] = NONE
        self.forbidden = np.zeros(len(actions), np.int64)
        Position.engine.play_each(states, actions, logs, self.forbidden)
        self.kind = events["kind"]
        self.player = events["player"]
        self.details = events["details"]

    def points(self, player: int, rows: Any) -> npt.NDArray[np.int16]:
        """What the tile that reaches a row of the player's wall scores (AZ-3.4)."""
        placed = (self.kind == rules.TILED) & (self.player == player)
        placed &= self.details[:, :, 0] == rows[:, None]
        # The first one: in a row of the grey side no other follows in the same round.
        which = placed.argmax(axis=1)
        scored: npt.NDArray[np.int16] = self.details[np.arange(len(rows)), which, 3:5].sum(axis=1)
        return scored


def _refusal(fault: int, move: str) -> Refusal:
    code, rule = FAULTS[fault]
    return Refusal(code=code, rule=rule, subject=move)


def _repeated(record: npt.NDArray[Any], times: int) -> npt.NDArray[Any]:
    return np.frombuffer(bytearray(record.tobytes() * times), record.dtype)


def _placements(position: Position) -> list[Option]:
    asked = position.legal_moves()[0]
    assert isinstance(asked, Placement)
    tried = Tried(_repeated(position.record, rules.WALL), np.arange(rules.WALL), PLACED)
    points = tried.points(position.player, np.full(rules.WALL, asked.line)).tolist()
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
    record = position.record
    sources = record["sources"][0]
    groups = np.flatnonzero(sources)
    actions = (TAKES + groups[:, None] * DESTINATIONS + np.arange(DESTINATIONS)).ravel()
    # Every tile is taken, and is laid or falls; what the end of a round adds is not looked at.
    tried = Tried(_repeated(record, len(actions)), actions, 2 * int(sources.max()) + OTHER_EVENTS)
    kind, details = tried.kind, tried.details
    space = details[:, :, 0]
    laid = kind == rules.LAID
    # A tile that falls from a line, at the end of the round, names it.
    fallen = (kind == rules.FALLEN) & (details[:, :, 2] == NONE)
    marker = kind == rules.MARKER_TAKEN
    # Spaces count from the right: the last one of line n is n.
    completes = (laid & (details[:, :, 1] == space)).any(axis=1)
    found = np.empty((len(actions), len(OUTCOME)), np.int16)
    found[:, 0] = actions
    found[:, 1] = tried.forbidden
    found[:, 2] = np.repeat(sources[sources > 0], DESTINATIONS)
    found[:, 3] = laid.sum(axis=1)
    found[:, 4] = fallen.sum(axis=1)
    found[:, 5] = marker.any(axis=1)
    found[:, 6] = COSTS[np.where(fallen | marker, space, NONE)].sum(axis=1)
    found[:, 7] = completes
    found[:, 8] = np.where(completes, _points(position, record)[COLOUR_OF[actions], LINE_OF[actions]], NONE)
    written, size = found.tobytes(), _ROW.size
    return [_take(written[at : at + size]) for at in range(0, len(written), size)]


@lru_cache(maxsize=1 << 14)
def _take(found: bytes) -> Option:
    """An option from its OUTCOME: the same ones come again and again, at all tables."""
    action, fault, count, laid, fallen, marker, cost, completes, points = _ROW.unpack(found)
    source, colour, line = PARTS[action]
    move = TEXTS[action]
    if fault:
        refusal = _refusal(fault, move)
        return Option(kind="take", move=move, refusal=refusal, source=source, colour=LETTERS[colour], line=line)
    return Option(
        kind="take",
        move=move,
        source=source,
        colour=LETTERS[colour],
        line=line,
        count=count,
        marker=bool(marker),
        laid=laid,
        fallen=fallen,
        cost=cost,
        completes=bool(completes),
        points=None if points == NONE else points,
    )


def _points(position: Position, record: npt.NDArray[Any]) -> npt.NDArray[np.int16]:
    """What tiles would score on the wall as it is, by colour and line, NONE where nobody knows yet."""
    if position.variant.side != "coloured":
        return NO_POINTS
    return _points_on(record["boards"]["wall"][0, position.player].tobytes())


@lru_cache(maxsize=1 << 12)
def _points_on(wall: bytes) -> npt.NDArray[np.int16]:
    """The same of a wall of the coloured side (AZ-3.4): the engine tiles tables where one tile, for one line that lacks
    it, is all there is. A wall stays the same for a whole round.
    """
    tiles = np.frombuffer(wall, np.int8).reshape(rules.WALL, rules.WALL)
    rows = tiles.tolist()
    lacking = [(colour, line) for line, row in enumerate(rows) for colour in range(COLOURS) if colour not in row]
    colours, lines = np.array(lacking).T
    index = np.arange(len(lacking))
    states = _repeated(Position.start().record, len(lacking))
    states["phase"] = rules.FACTORY_OFFER
    states["sources"][index, 1, colours] = 1
    boards = states["boards"][:, 0]
    boards["wall"] = tiles
    boards["line_count"][index, lines] = lines
    boards["line_colour"][index, lines] = np.where(lines > 0, colours, NONE)
    actions = np.array([uncompiled(take_action)(1, colour, line) for colour, line in lacking])
    tried = Tried(states, actions, PLACED)
    points = NO_POINTS.copy()
    points[colours, lines] = tried.points(0, lines)
    return points
