"""A position drawn in the terminal: every tile has a colour, a shape and the letter to type."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zellige.games.azul.layout import EMPTY, MARKER, Board
from zellige.games.azul.moves import Move, Take
from zellige.games.azul.position import Position
from zellige.games.common.tiles import LETTERS, Colour
from zellige.i18n import Texts
from zellige.rules.azul.wall_tiling import FLOOR_COSTS, printed_column
from zellige.rules.common.compiling import uncompiled

_STYLES = {
    "B": "bold #ffffff on #1f5fbf",
    "Y": "bold #000000 on #e8b820",
    "R": "bold #ffffff on #c0392b",
    "K": "bold #ffffff on #565664",
    "W": "bold #0b5f6b on #e6f0f0",
    MARKER: "bold #000000 on #b9a7e0",
}
_GLYPHS = {"B": "◆", "Y": "●", "R": "▲", "K": "■", "W": "✚", MARKER: "①"}


def colour_name(texts: Texts, colour: Colour) -> str:
    return texts(f"colour-{colour.name.lower()}")


def tile(letter: str) -> Text:
    return Text(f"{_GLYPHS[letter]}{letter}", _STYLES[letter])


def _tiles(letters: str) -> Text:
    return Text(" ").join([tile(letter) for letter in letters])


def _well(motif: str = " ") -> Text:
    """An empty space: neutral, with the letter of the colour that belongs there, if one does."""
    return Text(f"·{motif.lower()}", "dim")


def _source(name: str, letters: str, last: bool) -> RenderableType:
    cells = [tile(letter) for letter in letters] or [Text("–", "dim")]
    return Panel.fit(Text(" ").join(cells), title=name, border_style="bold yellow" if last else "dim", padding=(0, 1))


def _board(position: Position, player: int, name: str, texts: Texts) -> Panel:
    board = position.boards[player]
    grid = Table.grid(padding=(0, 0))
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    grid.add_column(justify="center")
    grid.add_column()
    for row in range(5):
        empty = row + 1 - len(board.lines[row])
        line = Text(" ").join([_well()] * empty + [tile(letter) for letter in board.lines[row]])
        grid.add_row(Text(f"{row + 1} ", "bold"), line, Text(" ▸ ", "dim"), _wall_row(position, board, row))
    floor = Text.assemble(("F ", "bold"), _floor(board))
    on_turn = not position.is_over and not position.awaits_deal and position.player == player
    title = Text.assemble((f"{'▶ ' if on_turn else ''}{name} ", "bold"), (f" {board.score} ", "bold reverse"), " ")
    return Panel.fit(Group(grid, floor), title=title, border_style="bold green" if on_turn else "dim", padding=(0, 1))


def _wall_row(position: Position, board: Board, row: int) -> Text:
    cells = []
    for column, letter in enumerate(board.wall[row]):
        if letter != EMPTY:
            cells.append(tile(letter))
        elif position.variant.side == "coloured":
            motif = next(c for c in Colour if uncompiled(printed_column)(row, int(c)) == column)
            cells.append(_well(motif.letter))
        else:
            cells.append(_well())
    return Text(" ").join(cells)


def _floor(board: Board) -> Text:
    cells = [tile(letter) for letter in board.floor]
    cells += [Text(f"−{cost}", "dim") for cost in FLOOR_COSTS[len(board.floor) :].tolist()]
    return Text(" ").join(cells)


def _heap(name: str, counts: Sequence[int]) -> Text:
    cells = [Text.assemble(tile(letter), f" {count} ") for letter, count in zip(LETTERS, counts, strict=True) if count]
    return Text.assemble((f"{name} {sum(counts)}  ", "bold"), Text(" ").join(cells))


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
    boards = [_board(position, player, name, texts) for player, name in enumerate(names)]
    heaps = Text("    ").join([_heap(texts("bag"), position.bag), _heap(texts("lid"), position.lid)])
    return Group(heading, Columns(sources, padding=(0, 1)), centre, heaps, Columns(boards, padding=(0, 2)))
