"""The factory offer: taking tiles from a display or the centre and laying them (AZ-2)."""

from typing import Any

from ..common.compiling import compiled
from ..common.log import write
from ..common.pattern_lines import fill_line, is_complete
from ..common.tiles import COLOURS, NONE, wide
from .state import (
    CENTRE,
    CENTRE_LACKS_COLOUR,
    CENTRED,
    COLOUR_ON_WALL_ROW,
    DISPLAY_LACKS_COLOUR,
    FALLEN,
    FLOOR,
    LAID,
    LEGAL,
    LINE_FULL,
    LINE_HOLDS_OTHER_COLOUR,
    LINES,
    MARKER,
    MARKER_TAKEN,
    NO_SUCH_DISPLAY,
    TAKEN,
    WALL,
    displays,
    next_clockwise,
)

#: The destination of a take that goes to the floor line instead of a pattern line.
FLOOR_LINE = LINES
ALL_COLOURS = (1 << COLOURS) - 1


@compiled
def colours_of_row(board: Any, row: int) -> int:
    """The colours that a wall row has, as a set of bits."""
    colours = 0
    for column in range(WALL):
        if board.wall[row, column] != NONE:
            colours |= 1 << wide(board.wall[row, column])
    return colours


@compiled
def open_colours(board: Any, line: int) -> int:
    """The colours, as a set of bits, that may be laid on a line: a full line takes none (AZ-2.9), one in use its own
    colour (AZ-2.7), an empty one those that its wall row lacks (AZ-2.8), and the floor line any (AZ-2.11).
    """
    if line == FLOOR_LINE:
        return ALL_COLOURS
    if is_complete(board, line):
        return 0
    if board.line_count[line] > 0:
        return 1 << wide(board.line_colour[line])
    return ALL_COLOURS & ~colours_of_row(board, line)


@compiled
def take_fault(state: Any, source: int, colour: int, line: int) -> int:
    """What forbids a take (AZ-2.2 to AZ-2.9)."""
    board = state.boards[state.player]
    if source > displays(state.players):
        return NO_SUCH_DISPLAY
    if state.sources[source, colour] == 0:
        return CENTRE_LACKS_COLOUR if source == CENTRE else DISPLAY_LACKS_COLOUR
    if (open_colours(board, line) >> colour) & 1:
        return LEGAL
    if is_complete(board, line):
        return LINE_FULL
    return LINE_HOLDS_OTHER_COLOUR if board.line_count[line] > 0 else COLOUR_ON_WALL_ROW


@compiled
def offer_is_over(state: Any) -> bool:
    """Nothing is left to take (AZ-2.12)."""
    for source in range(displays(state.players) + 1):
        for colour in range(COLOURS):
            if state.sources[source, colour] > 0:
                return False
    return True


@compiled
def take_marker(state: Any, player: int, log: Any) -> None:
    """The marker takes the leftmost free floor space, or none if the floor line is full (AZ-2.3, AZ-2.4)."""
    board = state.boards[player]
    space = NONE
    if board.floor_count < FLOOR:
        space = wide(board.floor_count)
        board.floor_line[space] = MARKER
        board.floor_count += 1
    state.marker_holder = player
    write(log, MARKER_TAKEN, player, space)


@compiled
def take(state: Any, player: int, source: int, colour: int, log: Any) -> int:
    """Take all tiles of a colour; what a display has left moves to the centre (AZ-2.2, AZ-2.3)."""
    offer = state.sources[source]
    tiles = wide(offer[colour])
    offer[colour] = 0
    for _ in range(tiles):
        write(log, TAKEN, player, source, colour)
    if source == CENTRE:
        if state.marker_holder == NONE:
            take_marker(state, player, log)
        return tiles
    centre = state.sources[CENTRE]
    for other in range(COLOURS):
        for _ in range(offer[other]):
            write(log, CENTRED, player, source, other)
        centre[other] += offer[other]
        offer[other] = 0
    return tiles


@compiled
def fall(state: Any, player: int, colour: int, tiles: int, line: int, log: Any) -> None:
    """Tiles fall to the floor line, left to right; beyond the seventh space they go to the lid (AZ-2.10)."""
    board = state.boards[player]
    for _ in range(tiles):
        space = NONE
        if board.floor_count < FLOOR:
            space = wide(board.floor_count)
            board.floor_line[space] = colour
            board.floor_count += 1
        else:
            state.lid[colour] += 1
        write(log, FALLEN, player, space, colour, line)


@compiled
def lay(state: Any, player: int, colour: int, tiles: int, line: int, log: Any) -> None:
    """Lay a take on one pattern line, or on the floor line; what does not fit falls (AZ-2.6, AZ-2.9, AZ-2.11)."""
    if line != FLOOR_LINE:
        tiles = fill_line(state.boards[player], player, line, colour, tiles, LAID, log)
    fall(state, player, colour, tiles, NONE, log)


@compiled
def take_turn(state: Any, source: int, colour: int, line: int, log: Any) -> None:
    """One turn of the factory offer; then the next player clockwise is on turn (AZ-2.1)."""
    player = wide(state.player)
    tiles = take(state, player, source, colour, log)
    lay(state, player, colour, tiles, line, log)
    state.player = next_clockwise(state, player)
