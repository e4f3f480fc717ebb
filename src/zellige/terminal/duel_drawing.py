"""A duel drawn in the terminal, with what the player on turn may know."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zellige.games.duel.layout import EMPTY, Awaits, Board, Layout, Phase
from zellige.games.duel.moves import Move, Sun, TakeChip, factory_name
from zellige.games.duel.position import Position
from zellige.i18n import Texts
from zellige.rules.duel.components import JOKER_PLATES, LETTERS, SPECIAL_PLATES

from .tiles import board_title, box, heap, line, spaced, tile, tiles, well


def _chip(chip: str, shown: bool) -> Text:
    return Text(f"({chip})" if shown else "(▒)", "bold magenta" if shown else "dim")


def _factory(layout: Layout, factory: int, texts: Texts, last: bool) -> Panel:
    """The sun above, the moon below; on a small moon the rightmost tile is on top."""
    name = texts("factory-large") if factory == 0 else texts("factory-small", number=factory)
    sun, moon = layout.suns[factory], layout.moons[factory]
    below = [tiles(moon)] if moon else []
    if factory == 0 and layout.start_holder is None and layout.phase in (Phase.OPENING, Phase.ACQUIRING):
        below.append(Text(texts("start-tile"), "bold magenta"))
    if factory and layout.chips[factory - 1]:
        below.append(_chip(layout.chips[factory - 1], layout.revealed[factory - 1]))
    content = Group(
        Text.assemble(("☀ ", "yellow"), tiles(sun) if sun else ("–", "dim")),
        Text.assemble(("☾ ", "cyan"), spaced(below) if below else ("–", "dim")),
    )
    return box(f"{name} ({factory_name(factory)})", content, "bold yellow" if last else "dim")


def _plate(name: str) -> Panel:
    """A plate as printed, its spaces as small letters: s special, w multicoloured."""
    spaces = (SPECIAL_PLATES if name[0] == "S" else JOKER_PLATES)[int(name[1]) - 1]
    rows = [spaced([Text(space, "bold") for space in half]) for half in spaces.split("/")]
    return box(name, Group(*rows), "dim")


def _dome(board: Board) -> Table:
    grid = Table.grid(padding=(0, 0))
    spaces = board.spaces()
    for row in range(6):
        cells: list[Text] = []
        for slot in range(3):
            number = 3 * (row // 2) + slot
            if not board.plates[number]:
                shown = [Text(f"@{number + 1}" if row % 2 == 0 else "  ", "dim"), Text("  ")]
            else:
                columns = (2 * slot, 2 * slot + 1)
                shown = [
                    tile(board.dome[row][c]) if board.dome[row][c] != EMPTY else well(spaces[row][c]) for c in columns
                ]
            cells.append(spaced(shown))
        bar = (" │ ", "dim")
        grid.add_row(Text.assemble(cells[0], bar, cells[1], bar, cells[2]))
        if row in (1, 3):
            grid.add_row(Text("──────┼───────┼──────", "dim"))
    return grid


def _lines(board: Board) -> Table:
    grid = Table.grid()
    grid.add_column(justify="right")
    for row in range(6):
        grid.add_row(line(board.lines[row], row + 1), Text(f" {row + 1} ▸ ", "bold"))
        if row in (1, 3):
            grid.add_row(Text(), Text())
    return grid


def _board(position: Position, layout: Layout, player: int, name: str, texts: Texts) -> Panel:
    board = layout.boards[player]
    both = Table.grid()
    both.add_row(_lines(board), _dome(board))
    owned = [
        Text.assemble(f"{texts('broken-tiles')}: ", tiles(board.broken) if board.broken else "–"),
        Text(f"{texts('chips')}: {' '.join(board.chips) or '–'}"),
        Text(f"{texts('tokens')}: {board.tokens}"),
    ]
    if layout.start_holder == player:
        owned.append(Text(f"{texts('start-tile')} −2", "bold magenta"))
    totals = position.goal_totals(player)
    goals = [Text(f"{texts(f'goal-{goal}')}: {points}") for goal, points in totals.items()]
    on_turn = layout.phase not in (Phase.DEAL, Phase.OVER) and layout.player == player
    title = board_title(name, board.score, on_turn)
    return box(title, Group(both, *owned, *goals), "bold green" if on_turn else "dim")


def _under_way(layout: Layout, texts: Texts, names: Sequence[str]) -> Text:
    turn = layout.turn
    line_number = 0 if turn.line is None else turn.line + 1
    asked = texts(f"awaits-{layout.awaits}", line=line_number)
    held = Text(f"{names[layout.player]}: {asked}", "bold")
    if turn.hand:
        held.append("   ").append_text(tiles(turn.hand))
    if turn.leftovers and layout.awaits is Awaits.LEFTOVER:
        held.append("   ").append_text(tiles(turn.leftovers))
    plates = [turn.plate] if turn.plate else []
    plates += [plate.plate for plate in turn.drawn]
    if plates:
        held.append(f"   {' '.join(plates)}")
    return held


def draw(position: Position, texts: Texts, names: Sequence[str], last: Move | None = None) -> RenderableType:
    """The whole table as the player on turn sees it; the factory of the last move is outlined."""
    layout = position.seen_by(position.player).layout
    phase = texts("duel-phase-tiling" if layout.phase is Phase.TILING else f"phase-{layout.phase}")
    heading = Text(f"{texts('round', number=layout.round)} · {phase}", "bold")
    source = last.factory if isinstance(last, Sun | TakeChip) else None
    factories = [_factory(layout, factory, texts, factory == source) for factory in range(5)]
    top = f" · {layout.stack[0].plate}" if layout.stack else ""
    stack = Text(f"{texts('plates')} · {texts('stack')} {len(layout.stack)}{top}", "bold")
    heaps = [heap(texts("bag"), LETTERS, layout.bag), heap(texts("tower"), LETTERS, layout.tower)]
    boards = [_board(position, layout, player, name, texts) for player, name in enumerate(names)]
    return Group(
        heading,
        Columns(factories, padding=(0, 1)),
        stack,
        Columns([_plate(plate) for plate in layout.display], padding=(0, 1)),
        Text("    ").join(heaps),
        Columns(boards, padding=(0, 2)),
        _under_way(layout, texts, names),
    )
