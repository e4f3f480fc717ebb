"""A position as one line of text (docs/notation.md)."""

from zellige.games.common.tiles import LETTERS, counted, scan_heap, spelled
from zellige.notation.scanner import Scanner
from zellige.rules.azul.state import LINES, TILES_PER_COLOUR, WALL

from .invariants import LARGEST
from .layout import EMPTY, MARKER, Board, Layout, Phase
from .moves import scan_display
from .variant import VARIANTS, Variant

NOTHING = "-"


def write(layout: Layout) -> str:
    holder = "" if layout.marker_holder is None else f">{layout.marker_holder + 1}"
    return " ".join(
        (
            str(layout.variant),
            str(layout.round),
            layout.phase,
            str(layout.player + 1),
            f"{layout.starting_player + 1}{holder}",
            "/".join(display or NOTHING for display in layout.displays),
            layout.centre or NOTHING,
            ",".join(map(str, layout.bag)),
            ",".join(map(str, layout.lid)),
            *map(_write_board, layout.boards),
        )
    )


def _write_board(board: Board) -> str:
    lines = "/".join(line or NOTHING for line in board.lines)
    return f"{board.score}:{lines}:{'/'.join(board.wall)}:{board.floor or NOTHING}"


def read(text: str) -> Layout:
    scanner = Scanner(text)
    variant = _read_variant(scanner)
    _space(scanner)
    round_ = scanner.number("round", 0, LARGEST)
    _space(scanner)
    phase = Phase(scanner.expect("|".join(Phase) + r"(?![a-z])", "phase", ", ".join(Phase)))
    _space(scanner)
    player = _read_player(scanner, variant)
    _space(scanner)
    starting_player = _read_player(scanner, variant)
    marker_holder = _read_player(scanner, variant) if scanner.accept(">") else None
    _space(scanner)
    displays = [scan_display(scanner)]
    while len(displays) < variant.displays:
        scanner.expect("/", "next_display", "/")
        displays.append(scan_display(scanner))
    _space(scanner)
    centre = _read_tiles(scanner, f"[{LETTERS}]+", "centre", f"{', '.join(LETTERS)}; {NOTHING}")
    _space(scanner)
    bag = scan_heap(scanner, TILES_PER_COLOUR)
    _space(scanner)
    lid = scan_heap(scanner, TILES_PER_COLOUR)
    boards = []
    for _ in range(variant.players):
        _space(scanner)
        boards.append(_read_board(scanner))
    scanner.end()
    return Layout(
        variant,
        round_,
        phase,
        player,
        starting_player,
        marker_holder,
        tuple(spelled(counted(display)) for display in displays),
        spelled(counted(centre)),
        bag,
        lid,
        tuple(boards),
    )


def _space(scanner: Scanner) -> None:
    scanner.expect(" +", "space")


def _read_variant(scanner: Scanner) -> Variant:
    names = "|".join(map(str, VARIANTS))
    return Variant.parse(scanner.expect(f"(?:{names})(?![a-z])", "variant", ", ".join(map(str, VARIANTS))))


def _read_player(scanner: Scanner, variant: Variant) -> int:
    return scanner.number("player", 1, variant.players) - 1


def _read_tiles(scanner: Scanner, pattern: str, expected: str, hint: str) -> str:
    return "" if scanner.accept(NOTHING) else scanner.expect(pattern, expected, hint)


def _read_board(scanner: Scanner) -> Board:
    score = scanner.number("score", 0, LARGEST)
    scanner.expect(":", "pattern_lines", ":")
    lines = []
    for line in range(LINES):
        if line:
            scanner.expect("/", "next_pattern_line", "/")
        lines.append(_read_tiles(scanner, f"[{LETTERS}]+", "pattern_line", f"{', '.join(LETTERS)}; {NOTHING}"))
    scanner.expect(":", "wall", ":")
    rows = []
    for row in range(LINES):
        if row:
            scanner.expect("/", "next_wall_row", "/")
        rows.append(
            scanner.expect(f"[{LETTERS}{EMPTY}]{{{WALL}}}", "wall_row", f"{WALL} × {', '.join(LETTERS)}, {EMPTY}")
        )
    scanner.expect(":", "floor_line", ":")
    floor = _read_tiles(scanner, f"[{LETTERS}{MARKER}]+", "floor_line", f"{', '.join(LETTERS)}, {MARKER}; {NOTHING}")
    return Board(score, tuple(lines), tuple(rows), floor)
