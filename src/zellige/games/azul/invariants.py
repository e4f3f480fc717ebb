"""What every position of Azul satisfies: a layout that does not is refused by name."""

from collections.abc import Iterator
from itertools import product

from zellige.games.common.errors import ImpossiblePosition
from zellige.games.common.tiles import LETTERS
from zellige.rules.azul.state import FLOOR, LINES, TILES_PER_COLOUR, TILES_PER_DISPLAY, WALL
from zellige.rules.azul.wall_tiling import printed_column
from zellige.rules.common.compiling import uncompiled

from .layout import EMPTY, MARKER, Board, Layout, Phase

#: Scores and rounds are kept in 16 bits; the rest leaves room to play on.
LARGEST = 30000

Fault = tuple[str, str, str]


def check(layout: Layout) -> None:
    """Raise ImpossiblePosition for the first invariant that does not hold."""
    for code, rule, subject in _faults(layout):
        raise ImpossiblePosition(code, rule, subject)


def _faults(layout: Layout) -> Iterator[Fault]:
    yield from _shape(layout)
    yield from _letters(layout)
    for player, board in enumerate(layout.boards):
        yield from _board(layout, board, f"boards[{player}]")
    yield from _tiles(layout)
    yield from _marker(layout)
    yield from _PHASE_CHECKS[layout.phase](layout)


def _shape(layout: Layout) -> Iterator[Fault]:
    players = layout.variant.players
    if len(layout.boards) != players:
        yield "number_of_boards", "AZ-1.1", "boards"
    if len(layout.displays) != layout.variant.displays:
        yield "number_of_displays", "AZ-1.1", "displays"
    for seat in ("player", "starting_player", "marker_holder"):
        number = getattr(layout, seat)
        if number is not None and not 0 <= number < players:
            yield "no_such_player", "AZ-1.1", seat
    for index, display in enumerate(layout.displays):
        if len(display) > TILES_PER_DISPLAY:
            yield "display_overfull", "AZ-1.6", f"displays[{index}]"
    if not 0 <= layout.round <= LARGEST:
        yield "round_out_of_range", "AZ-6.2", "round"


def _letters(layout: Layout) -> Iterator[Fault]:
    """What a text form cannot say, but a Layout made by hand can."""
    for place, letters in (("displays", "".join(layout.displays)), ("centre", layout.centre)):
        if set(letters) - set(LETTERS):
            yield "no_such_tile", "AZ-1.2", place
    for player, board in enumerate(layout.boards):
        name = f"boards[{player}]"
        if len(board.lines) != LINES or [len(row) for row in board.wall] != [WALL] * LINES:
            yield "board_shape", "AZ-2.6", name
        for part, letters, allowed in (
            ("lines", "".join(board.lines), LETTERS),
            ("wall", "".join(board.wall), LETTERS + EMPTY),
            ("floor", board.floor, LETTERS + MARKER),
        ):
            if set(letters) - set(allowed):
                yield "no_such_tile", "AZ-1.2", f"{name}.{part}"


def _board(layout: Layout, board: Board, name: str) -> Iterator[Fault]:
    if not 0 <= board.score <= LARGEST:
        yield "score_out_of_range", "AZ-3.7", f"{name}.score"
    if len(board.floor) > FLOOR:
        yield "floor_overfull", "AZ-2.10", f"{name}.floor"
    for row, column in product(range(LINES), range(WALL)):
        colour = board.wall[row][column]
        if colour == EMPTY:
            continue
        place = f"{name}.wall[{row}]"
        if board.wall[row].count(colour) > 1:
            yield "colour_twice_in_row", "AZ-7.2", place
        if layout.variant.side == "grey" and [line[column] for line in board.wall].count(colour) > 1:
            yield "colour_twice_in_column", "AZ-7.2", place
        if layout.variant.side == "coloured" and column != uncompiled(printed_column)(row, LETTERS.index(colour)):
            yield "wall_space_of_other_colour", "AZ-1.7", place
    for line, tiles in enumerate(board.lines):
        place = f"{name}.lines[{line}]"
        if len(tiles) > line + 1:
            yield "line_overfull", "AZ-2.6", place
        if len(set(tiles)) > 1:
            yield "line_of_two_colours", "AZ-2.7", place
        if tiles and tiles[0] in board.wall[line]:
            yield "line_colour_on_wall_row", "AZ-2.8", place


def _tiles(layout: Layout) -> Iterator[Fault]:
    letters = "".join((*layout.displays, layout.centre))
    for board in layout.boards:
        letters += "".join((*board.lines, *board.wall, board.floor))
    for heap in ("bag", "lid"):
        if min(getattr(layout, heap)) < 0:
            yield "tile_count", "AZ-6.1", heap
    for colour, letter in enumerate(LETTERS):
        if letters.count(letter) + layout.bag[colour] + layout.lid[colour] != TILES_PER_COLOUR:
            yield "tile_count", "AZ-6.1", letter


def _finished_players(layout: Layout) -> set[int]:
    """Who has been through wall-tiling already (AZ-7.8)."""
    if layout.phase is not Phase.TILING:
        return set()
    players = layout.variant.players
    turns = (layout.player - layout.starting_player) % players
    return {(layout.starting_player + turn) % players for turn in range(turns)}


def _marker(layout: Layout) -> Iterator[Fault]:
    if layout.phase in (Phase.DEAL, Phase.OVER) and layout.marker_holder is not None:
        yield "marker_not_returned", "AZ-3.8", "marker_holder"
    finished = _finished_players(layout)
    for player, board in enumerate(layout.boards):
        place = f"boards[{player}].floor"
        if board.floor.count(MARKER) > 1:
            yield "marker_twice", "AZ-2.3", place
        if MARKER in board.floor and player != layout.marker_holder:
            yield "marker_on_other_floor", "AZ-2.3", place
        holds = player == layout.marker_holder and player not in finished
        if holds and MARKER not in board.floor and len(board.floor) < FLOOR:
            yield "marker_missing_on_floor", "AZ-2.3", place


def _has_complete_line(board: Board) -> bool:
    return any(len(tiles) == line + 1 for line, tiles in enumerate(board.lines))


def _has_complete_row(board: Board) -> bool:
    return any(EMPTY not in row for row in board.wall)


def _sources_empty(layout: Layout) -> Iterator[Fault]:
    if layout.centre or any(layout.displays):
        yield "tiles_left_to_take", "AZ-2.12", "displays"


def _board_tiled(board: Board, name: str) -> Iterator[Fault]:
    if _has_complete_line(board):
        yield "complete_line_not_tiled", "AZ-3.2", f"{name}.lines"
    if board.floor:
        yield "floor_not_cleared", "AZ-3.8", f"{name}.floor"


def _offer(layout: Layout) -> Iterator[Fault]:
    if not layout.centre and not any(layout.displays):
        yield "no_tiles_to_take", "AZ-2.12", "displays"
    if layout.round == 0:
        yield "round_out_of_range", "AZ-2.1", "round"
    for player, board in enumerate(layout.boards):
        if _has_complete_row(board):
            yield "game_should_be_over", "AZ-5.1", f"boards[{player}].wall"


def _tiling(layout: Layout) -> Iterator[Fault]:
    yield from _sources_empty(layout)
    if layout.variant.side == "coloured":
        yield "no_choice_on_coloured_side", "AZ-3.2", "phase"
    if layout.round == 0:
        yield "round_out_of_range", "AZ-2.1", "round"
    for player in _finished_players(layout):
        yield from _board_tiled(layout.boards[player], f"boards[{player}]")
    board = layout.boards[layout.player]
    complete = [line for line, tiles in enumerate(board.lines) if len(tiles) == line + 1]
    if not complete:
        yield "no_line_to_place", "AZ-7.3", f"boards[{layout.player}].lines"
    else:
        line = complete[0]
        columns = [column for column in range(WALL) if board.wall[line][column] == EMPTY]
        if all(board.lines[line][0] in [row[column] for row in board.wall] for column in columns):
            yield "no_space_to_place", "AZ-7.4", f"boards[{layout.player}].lines[{line}]"


def _between_rounds(layout: Layout) -> Iterator[Fault]:
    yield from _sources_empty(layout)
    for player, board in enumerate(layout.boards):
        yield from _board_tiled(board, f"boards[{player}]")
    if layout.player != layout.starting_player:
        yield "starting_player_not_on_turn", "AZ-2.1", "player"


def _can_continue(layout: Layout) -> bool:
    return any(layout.bag + layout.lid) and not any(map(_has_complete_row, layout.boards))


def _deal(layout: Layout) -> Iterator[Fault]:
    yield from _between_rounds(layout)
    if not _can_continue(layout):
        yield "game_should_be_over", "AZ-5.1" if any(layout.bag + layout.lid) else "AZ-4.4", "phase"
    if layout.round == 0 and layout.bag != (TILES_PER_COLOUR,) * len(LETTERS):
        yield "tiles_outside_the_bag", "AZ-1.2", "bag"
    if layout.round == 0 and any(board.score for board in layout.boards):
        yield "score_before_the_start", "AZ-1.4", "boards"


def _over(layout: Layout) -> Iterator[Fault]:
    yield from _between_rounds(layout)
    if _can_continue(layout):
        yield "game_not_over", "AZ-5.1", "phase"


_PHASE_CHECKS = {Phase.DEAL: _deal, Phase.OFFER: _offer, Phase.TILING: _tiling, Phase.OVER: _over}
