"""A position of Azul drawn in the terminal."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zellige.games.azul.layout import EMPTY, Board
from zellige.games.azul.moves import Move, Take
from zellige.games.azul.position import Position
from zellige.games.common.tiles import LETTERS, Colour
from zellige.i18n import Texts
from zellige.rules.azul.wall_tiling import FLOOR_COSTS, printed_column
from zellige.rules.common.compiling import uncompiled

from .tiles import MARKER, board_title, box, heap, line, spaced, tile, tiles, well


def _source(name: str, letters: str, last: bool) -> Panel:
    return box(name, tiles(letters) if letters else Text("–", "dim"), "bold yellow" if last else "dim")


def _board(position: Position, player: int, name: str) -> Panel:
    board = position.boards[player]
    grid = Table.grid()
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    for row in range(5):
        wall = _wall_row(position, board, row)
        grid.add_row(Text(f"{row + 1} ", "bold"), line(board.lines[row], row + 1), Text(" ▸ ", "dim"), wall)
    floor = [tile(letter) for letter in board.floor]
    floor += [Text(f"−{cost}", "dim") for cost in FLOOR_COSTS[len(board.floor) :].tolist()]
    on_turn = not position.is_over and not position.awaits_deal and position.player == player
    content = Group(grid, Text.assemble(("F ", "bold"), spaced(floor)))
    return box(board_title(name, board.score, on_turn), content, "bold green" if on_turn else "dim")


def _wall_row(position: Position, board: Board, row: int) -> Text:
    cells = []
    for column, letter in enumerate(board.wall[row]):
        if letter != EMPTY:
            cells.append(tile(letter))
        elif position.variant.side == "coloured":
            motif = next(c for c in Colour if uncompiled(printed_column)(row, int(c)) == column)
            cells.append(well(motif.letter))
        else:
            cells.append(well())
    return spaced(cells)


def draw(position: Position, texts: Texts, names: Sequence[str], last: Move | None = None) -> RenderableType:
    """The whole table; the source of the last move is outlined."""
    phase = texts(f"phase-{position.phase}")
    heading = Text(f"{texts('round', number=position.round)} · {phase}", "bold")
    source = last.source if isinstance(last, Take) else None
    sources = [
        _source(texts("display", number=number), display, number == source)
        for number, display in enumerate(position.displays, 1)
    ]
    marker = MARKER if position.marker_holder is None and not position.is_over else ""
    centre = _source(f"{texts('centre')} (C)", marker + position.centre, source == 0)
    boards = [_board(position, player, name) for player, name in enumerate(names)]
    heaps = [heap(texts("bag"), LETTERS, position.bag), heap(texts("lid"), LETTERS, position.lid)]
    return Group(
        heading, Columns(sources, padding=(0, 1)), centre, Text("    ").join(heaps), Columns(boards, padding=(0, 2))
    )
