"""The options of a player of Azul: takes with all their destinations, and placements on the grey side."""

from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from pydantic_core import to_json

from zellige.games.azul.events import MarkerTaken, TileFallen, TileLaid
from zellige.games.azul.layout import Board, Phase
from zellige.games.azul.moves import FLOOR, Placement, Take
from zellige.games.azul.position import FAULTS, Position
from zellige.games.common.errors import IllegalMove
from zellige.games.common.tiles import LETTERS, Colour
from zellige.rules.azul import state as rules
from zellige.rules.azul.play import take_action
from zellige.rules.common.compiling import uncompiled
from zellige.rules.common.log import LOG
from zellige.rules.common.tiles import NONE

from .messages import Document, Option, Refusal
from .showing import AZUL_FLOOR

#: Events until a single tile is on the wall, at most: the tile and the marker are taken, the tile is laid and placed.
PLACED = 4


def azul_options(position: Position) -> list[str]:
    """Every take on offer with all six destinations, or every column for the tile to be placed, as JSON
    (messages.Option).
    """
    if position.phase is Phase.TILING:
        return [option.model_dump_json(exclude_defaults=True) for option in _placements(position)]
    return _takes(position)


# Takes: there are many, and they are told after every move, so their texts are put together from parts made before.


class Outcome(NamedTuple):
    """What a take does: the JSON that an option goes on with, up to the points if the line becomes complete, and up to
    the move if it is forbidden.
    """

    text: str
    completes: bool = False
    is_forbidden: bool = False


#: What tiles of a colour find: a line, how many tiles it has, whether of that colour, and whether its wall row has it.
Room = tuple[int, int, bool, bool]
FLOOR_LINE: Room = (FLOOR, 0, False, False)
#: What takes do, by all that it depends on: how many tiles, whether the marker lies with them, how many the floor line
#: has, and the room. That is far less than a position, and comes again at all tables: the rules are asked once.
_OUTCOMES: dict[tuple[int, bool, int, Room], Outcome] = {}


def _takes(position: Position) -> list[str]:
    layout = position.layout
    board = layout.boards[layout.player]
    fallen = len(board.floor)
    points = _points_on(board.wall) if layout.variant.side == "coloured" else None
    rooms = {letter: _rooms(board, letter) for letter in LETTERS}
    options = []
    for source, tiles in enumerate((layout.centre, *layout.displays)):
        has_marker = source == rules.CENTRE and layout.marker_holder is None
        for letter in dict.fromkeys(tiles):
            taken = tiles.count(letter)
            for (move, text), room in zip(_beginnings(source, letter), rooms[letter], strict=True):
                asked = taken, has_marker, fallen, room
                outcome = _OUTCOMES.get(asked)
                if outcome is None:
                    outcome = _OUTCOMES[asked] = _outcome(position, move, taken)
                end = "}"
                if outcome.is_forbidden:
                    end = f'"{move}"}}}}'
                elif outcome.completes and points is not None:
                    end = f',"points":{points[letter, room[0]]}}}'
                options.append(text + outcome.text + end)
    return options


def _rooms(board: Board, letter: str) -> list[Room]:
    lines = enumerate(zip(board.lines, board.wall, strict=True))
    return [*[(line, len(held), letter in held, letter in row) for line, (held, row) in lines], FLOOR_LINE]


@cache
def _beginnings(source: int, letter: str) -> list[tuple[str, str]]:
    """The moves that take tiles of a colour, and how their options begin, by line."""
    moves = [str(Take(source, Colour(LETTERS.index(letter)), line)) for line in range(FLOOR + 1)]
    parts = {"kind": "take", "source": source, "colour": letter}
    return [(move, _json({**parts, "move": move, "line": line})[:-1]) for line, move in enumerate(moves)]


def _json(part: Document) -> str:
    return to_json(part).decode()


def _outcome(position: Position, move: str, taken: int) -> Outcome:
    try:
        _, events = position.play_with_events(move)
    except IllegalMove as error:
        return Outcome(f',"refusal":{{"code":"{error.code}","rule":"{error.rule}","subject":', is_forbidden=True)
    laid = [event for event in events if isinstance(event, TileLaid)]
    marker = [event.space for event in events if isinstance(event, MarkerTaken)]
    # A tile that falls from a line, at the end of the round, names it.
    fallen = [event.space for event in events if isinstance(event, TileFallen) and event.line is None]
    cost = sum(AZUL_FLOOR[space] for space in (*marker, *fallen) if space is not None)
    # Spaces count from the right: the last one of line n is n.
    completes = any(event.space == event.line for event in laid)
    told: Document = {"count": taken, "laid": len(laid), "fallen": len(fallen), "cost": cost}
    told |= {name: True for name, applies in (("marker", marker), ("completes", completes)) if applies}
    return Outcome(f",{_json(told)[1:-1]}", completes)


# Placements, and what tiles score


class Tried:
    """What many moves would do, each on a state of its own, in one call of the engine."""

    def __init__(self, states: npt.NDArray[Any], actions: npt.NDArray[np.int64]) -> None:
        logs = np.empty(len(actions), LOG)
        logs["count"] = 0
        events = logs["events"][:, :PLACED]
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
    tried = Tried(_repeated(position.record, rules.WALL), np.arange(rules.WALL))
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


@cache
def _start() -> npt.NDArray[Any]:
    return Position.start().record


@lru_cache(maxsize=1 << 12)
def _points_on(wall: tuple[str, ...]) -> dict[tuple[str, int], int]:
    """What a tile would score on a wall of the coloured side (AZ-3.4), by letter and line: the engine tiles tables
    where one tile, for one line that lacks it, is all there is. A wall stays the same for a whole round.
    """
    lacking = [(letter, line) for line, row in enumerate(wall) for letter in LETTERS if letter not in row]
    colours = np.array([LETTERS.index(letter) for letter, _ in lacking])
    lines = np.array([line for _, line in lacking])
    index = np.arange(len(lacking))
    states = _repeated(_start(), len(lacking))
    states["phase"] = rules.FACTORY_OFFER
    states["sources"][index, 1, colours] = 1
    boards = states["boards"][:, 0]
    boards["wall"] = [[LETTERS.find(letter) for letter in row] for row in wall]
    boards["line_count"][index, lines] = lines
    boards["line_colour"][index, lines] = np.where(lines > 0, colours, NONE)
    actions = np.array([uncompiled(take_action)(1, LETTERS.index(letter), line) for letter, line in lacking])
    points = Tried(states, actions).points(0, lines)
    return dict(zip(lacking, points.tolist(), strict=True))
