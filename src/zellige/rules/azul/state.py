"""The state of a game of Azul: one NumPy record, whatever the number of players and the side."""

from typing import Any

import numpy as np

from ..common.compiling import compiled, record
from ..common.tiles import COLOURS, NONE, fill

MAX_PLAYERS = 4
LINES = 5
WALL = 5
FLOOR = 7
TILES_PER_COLOUR = 20
TILES_PER_DISPLAY = 4

#: Where tiles are taken from: the centre of the table, then the displays 1, 2, …
CENTRE = 0
MAX_SOURCES = 10

COLOURED, GREY = 0, 1
DEAL, FACTORY_OFFER, WALL_TILING, GAME_OVER = 0, 1, 2, 3

#: The starting player marker where it lies on a floor line; colours are 0 … 4.
MARKER = COLOURS

BOARD = record(
    [
        ("score", np.int16),
        ("line_colour", np.int8, (LINES,)),
        ("line_count", np.int8, (LINES,)),
        ("wall", np.int8, (WALL, WALL)),
        ("floor_line", np.int8, (FLOOR,)),
        ("floor_count", np.int8),
    ]
)

STATE = record(
    [
        ("boards", BOARD, (MAX_PLAYERS,)),
        ("sources", np.int8, (MAX_SOURCES, COLOURS)),
        ("bag", np.int8, (COLOURS,)),
        ("lid", np.int8, (COLOURS,)),
        ("round_number", np.int16),
        ("players", np.int8),
        ("side", np.int8),
        ("phase", np.int8),
        # Who moves; while a deal is awaited and when the game is over: who starts, or would start, the next round.
        ("player", np.int8),
        ("starting_player", np.int8),
        # Who took the starting player marker in this round, or NONE while it lies in the centre.
        ("marker_holder", np.int8),
    ]
)

# What happens, and the details that each kind of event carries.
TAKEN = 0  # player; source, colour: a tile leaves a display or the centre for the player's hand
CENTRED = 1  # player; source, colour: a tile left on that display moves to the centre
MARKER_TAKEN = 2  # player; space of the floor line, or NONE if it is full
LAID = 3  # player; line, space from the right, colour: from the hand to a pattern line
FALLEN = 4  # player; space of the floor line or NONE for the lid, colour, line it fell from or NONE for the hand
TILED = 5  # player; row, column, colour, horizontal points, vertical points: from pattern line to wall
DISCARDED = 6  # player; line, colour: a leftover tile of a tiled line goes to the lid
FLOOR_SCORED = 7  # player; cost, score afterwards
SWEPT = 8  # player; space, colour: a tile of the floor line goes to the lid
REFILLED = 9  # the lid is emptied into the bag
DEALT = 10  # -; display, colour
ROUND_STARTED = 11  # starting player; round
BONUS = 12  # player; ROW, COLUMN or COLOUR, its index, points
GAME_ENDED = 13

ROW, COLUMN, COLOUR = 0, 1, 2

# What forbids a move.
LEGAL = 0
NO_SUCH_MOVE = 1
DEAL_AWAITED = 2
GAME_IS_OVER = 3
TAKE_AWAITED = 4
PLACEMENT_AWAITED = 5
NO_SUCH_DISPLAY = 6
DISPLAY_LACKS_COLOUR = 7
CENTRE_LACKS_COLOUR = 8
LINE_FULL = 9
LINE_HOLDS_OTHER_COLOUR = 10
COLOUR_ON_WALL_ROW = 11
SPACE_TAKEN = 12
SPACE_OF_OTHER_COLOUR = 13
COLOUR_IN_COLUMN = 14


@compiled
def displays(players: int) -> int:
    """2, 3 or 4 players use 5, 7 or 9 factory displays (AZ-1.1)."""
    return 2 * players + 1


@compiled
def next_clockwise(state: Any, player: int) -> int:
    return 0 if player + 1 == state.players else player + 1


@compiled
def set_up(state: Any, players: int, side: int, starting_player: int) -> None:
    """Everything before the first deal: all tiles in the bag, boards empty, scores 0 (AZ-1.2 to AZ-1.5)."""
    state.players = players
    state.side = side
    state.round_number = 0
    state.phase = DEAL
    state.player = starting_player
    state.starting_player = starting_player
    state.marker_holder = NONE
    fill(state.sources, 0)
    fill(state.bag, TILES_PER_COLOUR)
    fill(state.lid, 0)
    for player in range(MAX_PLAYERS):
        board = state.boards[player]
        board.score = 0
        fill(board.line_colour, NONE)
        fill(board.line_count, 0)
        fill(board.wall, NONE)
        fill(board.floor_line, NONE)
        board.floor_count = 0
