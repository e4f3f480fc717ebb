"""What lies where in a duel: a position, or what one player may know of it, as plain, readable Python."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.games.common.records import fields_of
from zellige.games.common.tiles import Heap, heap
from zellige.rules.common.compiling import uncompiled
from zellige.rules.common.tiles import NONE
from zellige.rules.duel import state as rules
from zellige.rules.duel.components import CHIPS, GOALS, LETTERS, SPECIAL
from zellige.rules.duel.dome_plates import rotated_space

from .moves import PLATE_NAMES

EMPTY = "."
SPECIAL_TILE = "*"
#: A plate of which nothing is known, or only the back; and a face-down chip.
UNKNOWN, UNKNOWN_SPECIAL, UNKNOWN_JOKER = "?", "S?", "J?"

_BACKS = {rules.UNKNOWN: UNKNOWN, rules.UNKNOWN_SPECIAL: UNKNOWN_SPECIAL, rules.UNKNOWN_JOKER: UNKNOWN_JOKER}
PLATE_CODES = {name: code for code, name in enumerate(PLATE_NAMES)} | {name: code for code, name in _BACKS.items()}
_SPACE_LETTERS = LETTERS + "SW"


class Phase(StrEnum):
    """The part of the game that is being played."""

    DEAL = "deal"
    OPENING = "opening"
    ACQUIRING = "acquiring"
    TILING = "tiling"
    OVER = "over"


class Awaits(StrEnum):
    """The decision that is awaited."""

    DEAL = "deal"
    PLATE = "plate"
    ACTION = "action"
    DRAW = "draw"
    KEEP = "keep"
    RETURN = "return"
    SLOT = "slot"
    ROTATION = "rotation"
    LINE = "line"
    LEFTOVER = "leftover"
    PAYMENT = "payment"
    CHIP = "chip"
    COLUMN = "column"
    NOTHING = "nothing"


PHASES = list(Phase)
DECISIONS = list(Awaits)


@dataclass(frozen=True, slots=True)
class Board:
    """A player board: lines and dome rows from top to bottom, slots row by row, tiles as letters, `*` a special tile.

    A slot with a plate names it and its quarter turns, `S4r1`; chips are listed by kind.
    """

    score: int
    tokens: int
    chips_taken: int
    lines: tuple[str, ...]
    plates: tuple[str, ...]
    dome: tuple[str, ...]
    broken: str
    chips: tuple[str, ...]
    spent: tuple[str, ...]

    def spaces(self) -> tuple[str, ...]:
        """What the plates print, row by row: a colour, S special, W multicoloured, `.` where there is no plate."""
        return _printed_spaces(self.plates)


@lru_cache(maxsize=1 << 12)
def _printed_spaces(plates: tuple[str, ...]) -> tuple[str, ...]:
    rows = [[EMPTY] * rules.DOME for _ in range(rules.DOME)]
    for slot, plate in enumerate(plates):
        if plate:
            name, _, quarters = plate.partition("r")
            for row in range(2):
                for column in range(2):
                    space = uncompiled(rotated_space)(PLATE_CODES[name], int(quarters), row, column)
                    rows[2 * (slot // 3) + row][2 * (slot % 3) + column] = _SPACE_LETTERS[space]
    return tuple("".join(row) for row in rows)


@dataclass(frozen=True, slots=True)
class StackPlate:
    """A plate of the stack; if it was returned, by whom and with which others (a number from 1)."""

    plate: str
    returner: int | None = None
    group: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """What is under way between the decisions of a turn."""

    drawn: tuple[StackPlate, ...] = ()
    return_group: int | None = None
    plate: str = ""
    slot: int | None = None
    hand: str = ""
    leftovers: str = ""
    leftover_factory: int | None = None
    line: int | None = None
    pairs: int | None = None
    payment: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything that lies on the table. Players count from 0; factories are the large one, then the small ones."""

    round: int
    phase: Phase
    awaits: Awaits
    player: int
    starting_player: int
    start_holder: int | None
    goals: tuple[str, ...]
    suns: tuple[str, ...]
    moons: tuple[str, ...]
    chips: tuple[str, ...]
    revealed: tuple[bool, ...]
    bag: Heap
    tower: Heap
    chip_pile: tuple[str, ...]
    display: tuple[str, ...]
    stack: tuple[StackPlate, ...]
    turn: Turn
    boards: tuple[Board, ...]


def _optional(number: int) -> int | None:
    return None if number == NONE else number


def spelled(counts: Sequence[int]) -> str:
    """A heap as letters, sorted by colour."""
    return "".join([letter * count for letter, count in zip(LETTERS, counts, strict=True)])


def _listed(counts: Sequence[int]) -> tuple[str, ...]:
    return tuple([chip for chip, count in zip(CHIPS, counts, strict=True) for _ in range(count)])


def _plate_name(code: int) -> str:
    return "" if code == NONE else _BACKS[code] if code in _BACKS else PLATE_NAMES[code]


#: What lies on a space of the dome, by its number: NONE, −1, is the last.
_SPACES = LETTERS + SPECIAL_TILE + EMPTY


@lru_cache(maxsize=1 << 12)
def _board_of(record: bytes) -> Board:
    """A BOARD record. A move changes one board: the other has been read before."""
    board = fields_of(record, rules.BOARD)
    lines = zip(board["line_colour"], board["line_count"], strict=True)
    plates = zip(board["plates"], board["rotations"], strict=True)
    return Board(
        board["score"],
        board["tokens"],
        board["chips_taken"],
        tuple(LETTERS[colour] * count for colour, count in lines),
        tuple("" if plate == NONE else f"{PLATE_NAMES[plate]}r{quarters}" for plate, quarters in plates),
        tuple("".join([_SPACES[tile] for tile in row]) for row in board["dome"]),
        spelled(board["broken"]),
        _listed(board["chips"]),
        _listed(board["spent"]),
    )


def _turn_of(state: dict[str, Any]) -> Turn:
    drawn = zip(state["drawn"], state["drawn_returner"], strict=True)
    hand = state["hand_count"]
    return Turn(
        tuple(StackPlate(_plate_name(code), _optional(who)) for code, who in drawn if code != NONE),
        _optional(state["return_group"]),
        _plate_name(state["plate"]),
        _optional(state["slot"]),
        LETTERS[state["hand_colour"]] * hand if hand else "",
        spelled(state["leftovers"]),
        _optional(state["leftover_factory"]),
        _optional(state["line"]),
        _optional(state["pairs"]),
        _listed(state["payment"]),
    )


def layout_of(record: Any) -> Layout:
    """Read a STATE record."""
    state = fields_of(record.tobytes(), rules.STATE)
    stack = zip(state["stack"], state["stack_returner"], state["stack_group"], strict=True)
    chips = state["chips"]
    moons = ["".join(LETTERS[colour] for colour in moon if colour != NONE) for moon in state["moons"]]
    return Layout(
        state["round_number"],
        PHASES[state["phase"]],
        DECISIONS[state["awaits"]],
        state["player"],
        state["starting_player"],
        _optional(state["start_holder"]),
        tuple(GOALS[goal] for goal in state["goals"] if goal != NONE),
        tuple(spelled(sun) for sun in state["suns"]),
        (spelled(state["large_moon"]), *moons),
        tuple("" if chip == NONE else UNKNOWN if chip == rules.UNKNOWN else CHIPS[chip] for chip in chips),
        tuple(map(bool, state["revealed"])),
        heap(state["bag"]),
        heap(state["tower"]),
        _listed(state["chip_pile"]),
        tuple(PLATE_NAMES[plate] for plate in state["display"] if plate != NONE),
        tuple(
            StackPlate(_plate_name(code), _optional(who), group)
            for code, who, group in reversed(list(stack))
            if code != NONE
        ),
        _turn_of(state),
        tuple(_board_of(board) for board in state["boards"]),
    )


def _counts(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


def _chip_counts(chips: tuple[str, ...]) -> list[int]:
    return [chips.count(chip) for chip in CHIPS]


def _code(number: int | None) -> int:
    return NONE if number is None else number


def _write_board(board: Board, target: Any) -> None:
    target["score"] = board.score
    target["tokens"] = board.tokens
    target["chips_taken"] = board.chips_taken
    target["line_colour"] = [LETTERS.index(line[0]) if line else NONE for line in board.lines]
    target["line_count"] = [len(line) for line in board.lines]
    target["plates"] = [PLATE_CODES[plate.partition("r")[0]] if plate else NONE for plate in board.plates]
    target["rotations"] = [int(plate.partition("r")[2]) if plate else 0 for plate in board.plates]
    target["spaces"] = [[_SPACE_LETTERS.find(space) for space in row] for row in board.spaces()]
    codes = {EMPTY: NONE, SPECIAL_TILE: SPECIAL} | {letter: code for code, letter in enumerate(LETTERS)}
    target["dome"] = [[codes[tile] for tile in row] for row in board.dome]
    target["broken"] = _counts(board.broken)
    target["chips"] = _chip_counts(board.chips)
    target["spent"] = _chip_counts(board.spent)


def _write_turn(turn: Turn, record: Any) -> None:
    record["drawn"] = record["drawn_returner"] = NONE
    for index, plate in enumerate(turn.drawn):
        record["drawn"][index] = PLATE_CODES[plate.plate]
        record["drawn_returner"][index] = _code(plate.returner)
    record["drawn_count"] = len(turn.drawn)
    record["return_group"] = _code(turn.return_group)
    record["plate"] = PLATE_CODES[turn.plate] if turn.plate else NONE
    record["slot"] = _code(turn.slot)
    record["hand_colour"] = LETTERS.index(turn.hand[0]) if turn.hand else NONE
    record["hand_count"] = len(turn.hand)
    record["leftovers"] = _counts(turn.leftovers)
    record["leftover_factory"] = _code(turn.leftover_factory)
    record["line"] = _code(turn.line)
    record["pairs"] = _code(turn.pairs)
    record["payment"] = _chip_counts(turn.payment)


def states_of(layout: Layout) -> npt.NDArray[Any]:
    """Write a layout, which must be a possible one, as an array of one STATE record."""
    states = np.zeros(1, rules.STATE)
    record = states[0]
    record["round_number"] = layout.round
    record["phase"] = PHASES.index(layout.phase)
    record["awaits"] = DECISIONS.index(layout.awaits)
    record["player"] = layout.player
    record["starting_player"] = layout.starting_player
    record["start_holder"] = _code(layout.start_holder)
    record["goals"] = [GOALS.index(goal) for goal in layout.goals] + [NONE] * (rules.MAX_GOALS - len(layout.goals))
    record["suns"] = [_counts(sun) for sun in layout.suns]
    record["large_moon"] = _counts(layout.moons[0])
    record["moons"] = NONE
    for small, moon in enumerate(layout.moons[1:]):
        record["moons"][small, : len(moon)] = [LETTERS.index(letter) for letter in moon]
        record["moon_count"][small] = len(moon)
    codes = {"": NONE, UNKNOWN: rules.UNKNOWN} | {chip: code for code, chip in enumerate(CHIPS)}
    record["chips"] = [codes[chip] for chip in layout.chips]
    record["revealed"] = layout.revealed
    record["bag"] = layout.bag
    record["tower"] = layout.tower
    record["chip_pile"] = _chip_counts(layout.chip_pile)
    record["display"] = NONE
    record["display"][: len(layout.display)] = [PLATE_CODES[plate] for plate in layout.display]
    record["display_count"] = len(layout.display)
    record["stack"] = record["stack_returner"] = NONE
    for place, plate in enumerate(reversed(layout.stack)):
        record["stack"][place] = PLATE_CODES[plate.plate]
        record["stack_returner"][place] = _code(plate.returner)
        record["stack_group"][place] = plate.group
    record["stack_count"] = len(layout.stack)
    _write_turn(layout.turn, record)
    for board, target in zip(layout.boards, record["boards"], strict=True):
        _write_board(board, target)
    return states
