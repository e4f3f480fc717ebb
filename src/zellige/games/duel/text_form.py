"""A position of the duel, or a view of one, as one line of text (docs/notation.md)."""

from collections.abc import Callable
from typing import TypeVar

from zellige.games.common.tiles import scan_heap
from zellige.notation.scanner import Scanner
from zellige.rules.duel.components import CHIPS, GOALS, LETTERS, PLATES, TILES_PER_COLOUR
from zellige.rules.duel.state import (
    DOME,
    FACTORIES,
    LINES,
    MAX_GOALS,
    PLAYERS,
    ROUNDS,
    SLOTS,
    SMALL_FACTORIES,
)

from .invariants import LARGEST
from .layout import EMPTY, PLATE_CODES, SPECIAL_TILE, UNKNOWN, Awaits, Board, Layout, Phase, StackPlate, Turn
from .moves import PLATE_NAMES

NAME = "duel"
NOTHING = "-"
Part = TypeVar("Part")


def write(layout: Layout) -> str:
    holder = "" if layout.start_holder is None else f">{layout.start_holder + 1}"
    factories = [f"{sun or NOTHING}|{moon or NOTHING}" for sun, moon in zip(layout.suns, layout.moons, strict=True)]
    chips = [
        (chip if shown else f"({chip})") if chip else NOTHING
        for chip, shown in zip(layout.chips, layout.revealed, strict=True)
    ]
    return " ".join(
        (
            NAME,
            str(layout.round),
            layout.phase,
            layout.awaits,
            str(layout.player + 1),
            f"{layout.starting_player + 1}{holder}",
            ",".join(layout.goals),
            "/".join(factories),
            "/".join(chips),
            ",".join(map(str, layout.bag)),
            ",".join(map(str, layout.tower)),
            _join(layout.chip_pile),
            _join(layout.display),
            _join([_write_plate(plate) for plate in layout.stack]),
            _write_turn(layout.turn),
            *map(_write_board, layout.boards),
        )
    )


def _join(words: tuple[str, ...] | list[str]) -> str:
    return ",".join(words) or NOTHING


def _write_plate(plate: StackPlate) -> str:
    """A plate, who returned it, and in which group: `J3:1.2`."""
    if plate.returner is None:
        return plate.plate
    return f"{plate.plate}:{plate.returner + 1}" + (f".{plate.group}" if plate.group else "")


def _write_turn(turn: Turn) -> str:
    parts = {
        "drawn": ",".join(map(_write_plate, turn.drawn)),
        "group": "" if turn.return_group is None else str(turn.return_group),
        "plate": turn.plate,
        "slot": "" if turn.slot is None else str(turn.slot + 1),
        "hand": turn.hand,
        "left": f"{turn.leftovers}@{turn.leftover_factory}" if turn.leftovers else "",
        "line": "" if turn.line is None else str(turn.line + 1),
        "pairs": "" if turn.pairs is None else str(turn.pairs),
        "paid": ",".join(turn.payment),
    }
    return ";".join(f"{name}={value}" for name, value in parts.items() if value) or NOTHING


def _write_board(board: Board) -> str:
    lines = "/".join(line or NOTHING for line in board.lines)
    plates = ",".join(plate or NOTHING for plate in board.plates)
    return ":".join(
        (
            str(board.score),
            str(board.tokens),
            str(board.chips_taken),
            lines,
            plates,
            "/".join(board.dome),
            board.broken or NOTHING,
            _join(board.chips),
            _join(board.spent),
        )
    )


_PLATE = "|".join(PLATE_NAMES)
_ANY_PLATE = "|".join(name.replace("?", r"\?") for name in PLATE_CODES)
_CHIP = "|".join(sorted(CHIPS, key=len, reverse=True))
_COLOURS = ", ".join(LETTERS)
_TILES = f"[{LETTERS}]+"


def read(text: str) -> Layout:
    scanner = Scanner(text)
    scanner.expect(f"{NAME}(?= )", "duel", NAME)
    _space(scanner)
    round_ = scanner.number("round", 0, ROUNDS)
    _space(scanner)
    phase = Phase(scanner.expect(f"(?:{'|'.join(Phase)})(?= )", "phase", ", ".join(Phase)))
    _space(scanner)
    awaits = Awaits(scanner.expect(f"(?:{'|'.join(Awaits)})(?= )", "awaited_decision", ", ".join(Awaits)))
    _space(scanner)
    player = _read_player(scanner)
    _space(scanner)
    starting_player = _read_player(scanner)
    start_holder = _read_player(scanner) if scanner.accept(">") else None
    _space(scanner)
    goals = _read_list(scanner, lambda: scanner.expect("|".join(GOALS), "goal", ", ".join(GOALS)), MAX_GOALS)
    _space(scanner)
    suns, moons = zip(*_read_rows(scanner, FACTORIES, lambda: _read_factory(scanner)), strict=True)
    _space(scanner)
    chips, revealed = zip(*_read_rows(scanner, SMALL_FACTORIES, lambda: _read_chip(scanner)), strict=True)
    _space(scanner)
    bag = scan_heap(scanner, TILES_PER_COLOUR)
    _space(scanner)
    tower = scan_heap(scanner, TILES_PER_COLOUR)
    _space(scanner)
    chip_pile = _read_chips(scanner)
    _space(scanner)
    display = _read_list(scanner, lambda: scanner.expect(_PLATE, "plate", "S1–S9, J1–J9"), PLATES)
    _space(scanner)
    stack = _read_list(scanner, lambda: _read_plate(scanner), PLATES)
    _space(scanner)
    turn = _read_turn(scanner)
    boards = []
    for _ in range(PLAYERS):
        _space(scanner)
        boards.append(_read_board(scanner))
    scanner.end()
    return Layout(
        round_,
        phase,
        awaits,
        player,
        starting_player,
        start_holder,
        tuple(goals),
        suns,
        moons,
        chips,
        revealed,
        bag,
        tower,
        tuple(chip_pile),
        tuple(display),
        tuple(stack),
        turn,
        tuple(boards),
    )


def _space(scanner: Scanner) -> None:
    scanner.expect(" +", "space")


def _read_player(scanner: Scanner) -> int:
    return scanner.number("player", 1, PLAYERS) - 1


def _read_list(scanner: Scanner, read_one: Callable[[], Part], most: int) -> list[Part]:
    """Up to so many parts with commas between them, or `-` for none."""
    if scanner.accept(NOTHING):
        return []
    parts = [read_one()]
    while len(parts) < most and scanner.accept(","):
        parts.append(read_one())
    return parts


def _read_rows(scanner: Scanner, number: int, read_one: Callable[[], Part]) -> list[Part]:
    """Exactly so many parts with slashes between them."""
    parts = [read_one()]
    while len(parts) < number:
        scanner.expect("/", "next_part", "/")
        parts.append(read_one())
    return parts


def _read_tiles(scanner: Scanner, expected: str) -> str:
    if scanner.accept(NOTHING):
        return ""
    return "".join(sorted(scanner.expect(_TILES, expected, f"{_COLOURS}; {NOTHING}"), key=LETTERS.index))


def _read_factory(scanner: Scanner) -> tuple[str, str]:
    sun = _read_tiles(scanner, "sun")
    scanner.expect(r"\|", "moon", "|")
    moon = "" if scanner.accept(NOTHING) else scanner.expect(_TILES, "moon", f"{_COLOURS}; {NOTHING}")
    return sun, moon


def _read_chip(scanner: Scanner) -> tuple[str, bool]:
    if scanner.accept(NOTHING):
        return "", False
    if scanner.accept(r"\("):
        chip = scanner.expect(rf"{_CHIP}|\{UNKNOWN}", "chip", ", ".join(CHIPS))
        scanner.expect(r"\)", "face_down_chip", ")")
        return chip, False
    return scanner.expect(_CHIP, "chip", ", ".join(CHIPS)), True


def _read_chips(scanner: Scanner) -> list[str]:
    chips = _read_list(scanner, lambda: scanner.expect(_CHIP, "chip", ", ".join(CHIPS)), 2 * len(CHIPS))
    return sorted(chips, key=CHIPS.index)


def _read_plate(scanner: Scanner) -> StackPlate:
    plate = scanner.expect(_ANY_PLATE, "plate", "S1–S9, J1–J9, ?, S?, J?")
    if not scanner.accept(":"):
        return StackPlate(plate)
    returner = _read_player(scanner)
    return StackPlate(plate, returner, scanner.number("group", 1, PLATES) if scanner.accept(r"\.") else 0)


def _read_turn(scanner: Scanner) -> Turn:
    if scanner.accept(NOTHING):
        return Turn()
    turn: dict[str, object] = {}
    seen: set[str] = set()
    while True:
        name = scanner.expect("drawn|group|plate|slot|hand|left|line|pairs|paid", "turn", NOTHING)
        if name in seen:
            raise scanner.fault("turn", name)
        seen.add(name)
        scanner.expect("=", "turn", "=")
        match name:
            case "drawn":
                turn["drawn"] = tuple(_read_list(scanner, lambda: _read_plate(scanner), PLATES))
            case "group":
                turn["return_group"] = scanner.number("group", 1, PLATES)
            case "plate":
                turn["plate"] = scanner.expect(_PLATE, "plate", "S1–S9, J1–J9")
            case "slot":
                turn["slot"] = scanner.number("slot", 1, SLOTS) - 1
            case "hand":
                turn["hand"] = _read_tiles(scanner, "hand")
            case "left":
                turn["leftovers"] = _read_tiles(scanner, "leftovers")
                scanner.expect("@", "factory_number", "@")
                turn["leftover_factory"] = scanner.number("factory_number", 1, SMALL_FACTORIES)
            case "line":
                turn["line"] = scanner.number("line", 1, LINES) - 1
            case "pairs":
                turn["pairs"] = scanner.number("pairs", 0, LINES)
            case _:
                turn["payment"] = tuple(_read_chips(scanner))
        if not scanner.accept(";"):
            return Turn(**turn)  # type: ignore[arg-type]  # each name got its own kind of value above


def _read_board(scanner: Scanner) -> Board:
    score = scanner.number("score", 0, LARGEST)
    scanner.expect(":", "tokens", ":")
    tokens = scanner.number("tokens", 0, 2)
    scanner.expect(":", "chips_taken", ":")
    chips_taken = scanner.number("chips_taken", 0, 2)
    scanner.expect(":", "pattern_lines", ":")
    lines = _read_rows(scanner, LINES, lambda: _read_tiles(scanner, "pattern_line"))
    scanner.expect(":", "plates", ":")
    plates = []
    for slot in range(SLOTS):
        if slot:
            scanner.expect(",", "next_part", ",")
        plates.append(
            "" if scanner.accept(NOTHING) else scanner.expect(f"(?:{_PLATE})r[0-3]", "placed_plate", "S4r1; -")
        )
    scanner.expect(":", "dome", ":")
    tiles = rf"[{LETTERS}\{EMPTY}\{SPECIAL_TILE}]{{{DOME}}}"
    dome = _read_rows(scanner, DOME, lambda: scanner.expect(tiles, "dome_row", f"{_COLOURS}, {EMPTY}, {SPECIAL_TILE}"))
    scanner.expect(":", "broken_tiles", ":")
    broken = _read_tiles(scanner, "broken_tiles")
    scanner.expect(":", "chips", ":")
    chips = _read_chips(scanner)
    scanner.expect(":", "spent_chips", ":")
    spent = _read_chips(scanner)
    return Board(
        score, tokens, chips_taken, tuple(lines), tuple(plates), tuple(dome), broken, tuple(chips), tuple(spent)
    )
