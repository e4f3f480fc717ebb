"""The state of a game of Azul Duel: one NumPy record, with what is hidden from the players as it really is."""

from typing import Any

import numpy as np

from ..common.compiling import compiled, record
from ..common.tiles import COLOURS, NONE, fill
from .components import CHIP_KINDS, CHIPS_OF_EACH_KIND, PLATES, SPECIALS, TILES_PER_COLOUR

PLAYERS = 2
LINES = 6
DOME = 6
SLOTS = 9
BROKEN_SPACES = 4
TOKENS = 2
CHIPS_PER_ROUND = 2
ROUNDS = 5
MAX_GOALS = 4
START_SCORE = 5

#: Factories: the large one, then the four small ones.
LARGE = 0
FACTORIES = 5
SMALL_FACTORIES = 4
LARGE_TILES, SMALL_TILES = 5, 4
MOON_SPACES = 3
DISPLAY = 3

DEAL, OPENING, ACQUIRING, TILING, GAME_OVER = 0, 1, 2, 3, 4

# What is awaited: the decisions of which turns are made.
AWAITS_DEAL = 0
AWAITS_PLATE = 1  # the set-up: a face-up plate
AWAITS_ACTION = 2
AWAITS_DRAW = 3  # draw another plate, or stop
AWAITS_KEEP = 4
AWAITS_RETURN = 5
AWAITS_SLOT = 6
AWAITS_ROTATION = 7
AWAITS_LINE = 8
AWAITS_LEFTOVER = 9
AWAITS_PAYMENT = 10
AWAITS_CHIP = 11
AWAITS_COLUMN = 12
AWAITS_NOTHING = 13

#: What a player may not know: a plate of unknown kind, a plate of which only the back is known, a face-down chip.
UNKNOWN, UNKNOWN_SPECIAL, UNKNOWN_JOKER = -2, -3, -4

BOARD = record(
    [
        ("score", np.int16),
        ("tokens", np.int8),
        ("line_colour", np.int8, (LINES,)),
        ("line_count", np.int8, (LINES,)),
        ("plates", np.int8, (SLOTS,)),
        ("rotations", np.int8, (SLOTS,)),
        ("spaces", np.int8, (DOME, DOME)),  # what the plates print: a colour, SPECIAL, JOKER, or NONE without a plate
        ("dome", np.int8, (DOME, DOME)),  # what lies there: a colour, SPECIAL for a special tile, or NONE
        ("broken", np.int8, (COLOURS,)),
        ("chips", np.int8, (CHIP_KINDS,)),
        ("spent", np.int8, (CHIP_KINDS,)),
        ("chips_taken", np.int8),
    ]
)

STATE = record(
    [
        ("boards", BOARD, (PLAYERS,)),
        ("suns", np.int8, (FACTORIES, COLOURS)),
        ("large_moon", np.int8, (COLOURS,)),
        ("moons", np.int8, (SMALL_FACTORIES, MOON_SPACES)),  # bottom to top
        ("moon_count", np.int8, (SMALL_FACTORIES,)),
        ("chips", np.int8, (SMALL_FACTORIES,)),
        ("revealed", np.int8, (SMALL_FACTORIES,)),
        ("bag", np.int8, (COLOURS,)),
        ("tower", np.int8, (COLOURS,)),
        ("chip_pile", np.int8, (CHIP_KINDS,)),
        ("display", np.int8, (DISPLAY,)),
        ("display_count", np.int8),
        # The stack from bottom to top; who returned each plate, and with which others (0: shuffled in at the start).
        ("stack", np.int8, (PLATES,)),
        ("stack_returner", np.int8, (PLATES,)),
        ("stack_group", np.int8, (PLATES,)),
        ("stack_count", np.int8),
        ("goals", np.int8, (MAX_GOALS,)),
        # The turn under way: plates drawn, the plate and slot chosen, tiles in hand, leftovers to stack, chips to pay.
        ("drawn", np.int8, (PLATES,)),
        ("drawn_returner", np.int8, (PLATES,)),  # who had returned a plate drawn, and so knows it
        ("drawn_count", np.int8),
        ("return_group", np.int8),
        ("plate", np.int8),
        ("slot", np.int8),
        ("hand_colour", np.int8),
        ("hand_count", np.int8),
        ("leftovers", np.int8, (COLOURS,)),
        ("leftover_factory", np.int8),
        ("line", np.int8),
        ("pairs", np.int8),
        ("payment", np.int8, (CHIP_KINDS,)),
        ("round_number", np.int16),
        ("phase", np.int8),
        ("awaits", np.int8),
        # Who decides; while a deal is awaited and when the game is over: who starts next, or holds the start tile.
        ("player", np.int8),
        ("starting_player", np.int8),
        # Who took the start tile in this round, or NONE while it lies on the large factory.
        ("start_holder", np.int8),
    ]
)

# What happens, and the details that each kind of event carries.
PLATE_TAKEN = 0  # player; plate: from the display
POINT_PAID = 1  # player; score afterwards
PLATE_DRAWN = 2  # player; 1 if its back is that of a special plate
PLATE_SEEN = 3  # player; plate: the player looks at a plate drawn
PLATE_KEPT = 4  # player; plate
PLATE_RETURNED = 5  # player; plate: under the stack
PLATE_PLACED = 6  # player; plate, slot, rotation
DISPLAY_FILLED = 7  # -; plate: from the stack to the display
TAKEN = 8  # player; factory, 1 if from its moon, colour
LEFT_ON_MOON = 9  # player; factory, colour: a tile left over moves to the moon
CHIP_REVEALED = 10  # -; small factory, chip
START_TAKEN = 11  # player
CHIP_TAKEN = 12  # player; small factory, chip
LAID = 13  # player; line, space from the right, colour
BROKEN = 14  # player; colour, 1 if it goes to the tower, line it broke from or NONE for the hand
CHIP_SPENT = 15  # player; chip
TILED = 16  # player; row, column, colour, horizontal points, vertical points
SPECIAL_TILED = 17  # player; row, column, points
DISCARDED = 18  # player; line, colour: a leftover tile of a placed line goes to the tower
BROKEN_SCORED = 19  # player; cost, score afterwards
SWEPT = 20  # player; colour: a broken tile goes to the tower
REFILLED = 21  # the tower is emptied into the bag
DEALT = 22  # -; factory, colour
CHIP_LAID = 23  # -; small factory: face-down
ROUND_STARTED = 24  # starting player; round
PASSED = 25  # player
GOAL_SCORED = 26  # player; goal, points
FINAL_SCORED = 27  # player; score
GAME_ENDED = 28

# What forbids a move.
LEGAL = 0
NO_SUCH_MOVE = 1
# 2 … 15: another decision is awaited, AWAITED + what it is.
AWAITED = 2
NOT_ON_DISPLAY = 16
NO_TOKEN = 17
NO_PLATES_IN_LAST_ROUND = 18
NO_POINT_TO_PAY = 19
STACK_EMPTY = 20
SUN_LACKS_COLOUR = 21
MOONS_LACK_COLOUR = 22
NO_REVEALED_CHIP = 23
TWO_CHIPS_TAKEN = 24
PLATE_NOT_DRAWN = 25
SLOT_TAKEN = 26
LINE_FULL = 27
LINE_HOLDS_OTHER_COLOUR = 28
NO_SUCH_LEFTOVER = 29
CANNOT_PAY = 30
CHIP_DOES_NOT_FIT = 31
NO_SUCH_SPACE = 32


@compiled
def other(player: int) -> int:
    return 1 - player


@compiled
def is_special(plate: int) -> bool:
    return plate < SPECIALS


@compiled
def clear_turn(state: Any) -> None:
    """Nothing drawn, chosen, in hand or to be paid."""
    fill(state.drawn, NONE)
    fill(state.drawn_returner, NONE)
    state.drawn_count = 0
    state.return_group = NONE
    state.plate = NONE
    state.slot = NONE
    state.hand_colour = NONE
    state.hand_count = 0
    fill(state.leftovers, 0)
    state.leftover_factory = NONE
    state.line = NONE
    state.pairs = NONE
    fill(state.payment, 0)


@compiled
def set_up(state: Any, goals: Any, starting_player: int, stack: Any) -> None:
    """Everything before the first deal (DU-2.1 to DU-2.4): `stack` lists the plates from the top."""
    for player in range(PLAYERS):
        board = state.boards[player]
        board.score = START_SCORE
        board.tokens = TOKENS
        fill(board.line_colour, NONE)
        fill(board.line_count, 0)
        fill(board.plates, NONE)
        fill(board.rotations, 0)
        fill(board.spaces, NONE)
        fill(board.dome, NONE)
        fill(board.broken, 0)
        fill(board.chips, 0)
        fill(board.spent, 0)
        board.chips_taken = 0
    fill(state.suns, 0)
    fill(state.large_moon, 0)
    fill(state.moons, NONE)
    fill(state.moon_count, 0)
    fill(state.chips, NONE)
    fill(state.revealed, 0)
    fill(state.bag, TILES_PER_COLOUR)
    fill(state.tower, 0)
    fill(state.chip_pile, CHIPS_OF_EACH_KIND)
    for place in range(DISPLAY):
        state.display[place] = stack[place]
    state.display_count = DISPLAY
    fill(state.stack, NONE)
    fill(state.stack_returner, NONE)
    fill(state.stack_group, 0)
    state.stack_count = PLATES - DISPLAY
    for place in range(PLATES - DISPLAY):
        state.stack[place] = stack[PLATES - 1 - place]
    for index in range(MAX_GOALS):
        state.goals[index] = goals[index]
    clear_turn(state)
    state.round_number = 0
    state.phase = DEAL
    state.awaits = AWAITS_DEAL
    state.player = starting_player
    state.starting_player = starting_player
    state.start_holder = NONE
