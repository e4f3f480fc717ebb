"""A whole game: the moves of every phase as numbers, and what follows from one."""

from typing import Any

from ..common.compiling import compiled
from ..common.pattern_lines import first_complete_line
from ..common.tiles import COLOURS, wide
from .factory_offer import offer_is_over, open_colours, take_fault, take_turn
from .next_round import end_round
from .state import (
    DEAL,
    DEAL_AWAITED,
    FACTORY_OFFER,
    GAME_IS_OVER,
    GAME_OVER,
    LEGAL,
    LINES,
    MAX_SOURCES,
    NO_SUCH_MOVE,
    PLACEMENT_AWAITED,
    TAKE_AWAITED,
    WALL,
    WALL_TILING,
    displays,
)
from .wall_tiling import begin_wall_tiling, move_to_wall, place_fault, tile_until_choice

# The integer encoding of moves: first the columns of a placement on the grey side, then every take by source (the
# centre is 0), colour and line (the floor line is 5). More players only add sources: a number always means the same.
DESTINATIONS = LINES + 1
TAKES = WALL
TAKES_PER_SOURCE = COLOURS * DESTINATIONS
MAX_ACTIONS = TAKES + MAX_SOURCES * TAKES_PER_SOURCE


@compiled
def take_action(source: int, colour: int, line: int) -> int:
    return TAKES + (source * COLOURS + colour) * DESTINATIONS + line


@compiled
def take_of(action: int) -> tuple[int, int, int]:
    """The source, colour and line of a take's number."""
    source, rest = divmod(action - TAKES, TAKES_PER_SOURCE)
    colour, line = divmod(rest, DESTINATIONS)
    return source, colour, line


@compiled
def fault(state: Any, action: int) -> int:
    """What forbids a number, any number, as a move here; LEGAL if nothing does."""
    if action < 0 or action >= MAX_ACTIONS:
        return NO_SUCH_MOVE
    if state.phase == DEAL:
        return DEAL_AWAITED
    if state.phase == GAME_OVER:
        return GAME_IS_OVER
    if state.phase == FACTORY_OFFER:
        if action < TAKES:
            return TAKE_AWAITED
        source, colour, line = take_of(action)
        return take_fault(state, source, colour, line)
    if action >= TAKES:
        return PLACEMENT_AWAITED
    board = state.boards[state.player]
    line = first_complete_line(board)
    return place_fault(state.side, board, line, action, wide(board.line_colour[line]))


@compiled
def legal_actions(state: Any, out: Any) -> int:
    """Write the numbers of all legal moves, ascending, into `out` (MAX_ACTIONS long) and return how many there are."""
    count = 0
    board = state.boards[state.player]
    if state.phase == FACTORY_OFFER:
        open_to = 0
        for line in range(DESTINATIONS):
            open_to |= open_colours(board, line) << (line * COLOURS)
        for source in range(displays(state.players) + 1):
            for colour in range(COLOURS):
                if state.sources[source, colour] > 0:
                    for line in range(DESTINATIONS):
                        # Written always, kept if legal: no branch for the processor to guess wrong (a third faster).
                        out[count] = take_action(source, colour, line)
                        count += (open_to >> (line * COLOURS + colour)) & 1
    elif state.phase == WALL_TILING:
        line = first_complete_line(board)
        for column in range(WALL):
            if place_fault(state.side, board, line, column, wide(board.line_colour[line])) == LEGAL:
                out[count] = column
                count += 1
    return count


@compiled
def play(state: Any, action: int, log: Any) -> None:
    """Play a legal move and carry on to the next decision, the next deal or the end of the game."""
    if state.phase == FACTORY_OFFER:
        source, colour, line = take_of(action)
        take_turn(state, source, colour, line, log)
        if not offer_is_over(state):
            return
        begin_wall_tiling(state)
    else:
        player = wide(state.player)
        move_to_wall(state, player, first_complete_line(state.boards[player]), action, log)
    if tile_until_choice(state, log):
        end_round(state, log)
