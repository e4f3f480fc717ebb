"""A whole game: the decisions of every phase as numbers, and what follows from one."""

from typing import Any

import numpy as np

from ..common.compiling import compiled
from ..common.tiles import COLOURS, NONE, wide
from .acquiring import (
    chip_fault,
    lay,
    leave_next,
    line_fault,
    moon_tops,
    take_chip,
    take_from_moons,
    take_from_sun,
)
from .components import CHIP_KINDS, PLATES
from .dome_plates import (
    choose_slot,
    display_place,
    draw_fault,
    draw_plate,
    drawn_fault,
    keep_plate,
    place_plate,
    plate_fault,
    return_plate,
    stop_drawing,
    take_plate,
)
from .dome_tiling import (
    begin_payment,
    begin_tiling,
    chip_payment_fault,
    column_fault,
    pay_chip,
    payment_fault,
    place_tile,
    skip_line,
    tile_until_choice,
)
from .next_round import end_round
from .state import (
    AWAITED,
    AWAITS_ACTION,
    AWAITS_CHIP,
    AWAITS_COLUMN,
    AWAITS_DRAW,
    AWAITS_KEEP,
    AWAITS_LEFTOVER,
    AWAITS_LINE,
    AWAITS_NOTHING,
    AWAITS_PAYMENT,
    AWAITS_PLATE,
    AWAITS_RETURN,
    AWAITS_ROTATION,
    AWAITS_SLOT,
    DOME,
    FACTORIES,
    LEGAL,
    LINES,
    MOONS_LACK_COLOUR,
    NO_SUCH_LEFTOVER,
    NO_SUCH_MOVE,
    NOT_ON_DISPLAY,
    SLOT_TAKEN,
    SLOTS,
    SMALL_FACTORIES,
    SUN_LACKS_COLOUR,
)

# The integer encoding of decisions: each kind of decision has a range of its own.
PLATE = 0  # a plate: taken from the display, kept or returned
DRAW = PLATE + PLATES
STOP = DRAW + 1
SLOT = STOP + 1
ROTATION = SLOT + SLOTS
SUN = ROTATION + 4  # factory, the large one being 0, and colour
MOON = SUN + FACTORIES * COLOURS
CHIP = MOON + COLOURS  # a small factory, from 0
LINE = CHIP + SMALL_FACTORIES  # the last of them breaks the take
LEFTOVER = LINE + LINES + 1
COLUMN = LEFTOVER + COLOURS
DECLINE = COLUMN + DOME
PAY = DECLINE + 1  # so many pairs, the rest in triples
SPEND = PAY + LINES  # a kind of chip
MAX_ACTIONS = SPEND + CHIP_KINDS

#: Where the numbers of each awaited decision begin and end.
RANGES = np.zeros((AWAITS_NOTHING + 1, 2), np.int64)
RANGES[AWAITS_PLATE] = RANGES[AWAITS_KEEP] = RANGES[AWAITS_RETURN] = PLATE, DRAW
RANGES[AWAITS_ACTION] = PLATE, LINE
RANGES[AWAITS_DRAW] = DRAW, SLOT
RANGES[AWAITS_SLOT] = SLOT, ROTATION
RANGES[AWAITS_ROTATION] = ROTATION, SUN
RANGES[AWAITS_LINE] = LINE, LEFTOVER
RANGES[AWAITS_LEFTOVER] = LEFTOVER, COLUMN
RANGES[AWAITS_COLUMN] = COLUMN, DECLINE
RANGES[AWAITS_PAYMENT] = DECLINE, SPEND
RANGES[AWAITS_CHIP] = SPEND, MAX_ACTIONS


@compiled
def action_fault(state: Any, action: int) -> int:
    """What forbids a decision at the start of a turn: one of A, B, C, D (DU-3)."""
    if action < STOP:
        forbids = plate_fault(state)
        if forbids != LEGAL:
            return forbids
        if action == DRAW:
            return draw_fault(state)
        return LEGAL if display_place(state, action - PLATE) != NONE else NOT_ON_DISPLAY
    if SUN <= action < MOON:
        factory, colour = divmod(action - SUN, COLOURS)
        return LEGAL if state.suns[factory, colour] > 0 else SUN_LACKS_COLOUR
    if MOON <= action < CHIP:
        return LEGAL if moon_tops(state, action - MOON) > 0 else MOONS_LACK_COLOUR
    if CHIP <= action < LINE:
        return chip_fault(state, action - CHIP)
    return AWAITED + AWAITS_ACTION


@compiled
def fault(state: Any, action: int) -> int:
    """What forbids a number, any number, as a decision here; LEGAL if nothing does."""
    awaits = wide(state.awaits)
    if action < 0 or action >= MAX_ACTIONS:
        return NO_SUCH_MOVE
    if awaits == AWAITS_ACTION:
        return action_fault(state, action)
    if awaits == AWAITS_PLATE and action < DRAW:
        return LEGAL if display_place(state, action - PLATE) != NONE else NOT_ON_DISPLAY
    if awaits == AWAITS_DRAW and action == DRAW:
        return draw_fault(state)
    if awaits == AWAITS_DRAW and action == STOP:
        return LEGAL
    if awaits in (AWAITS_KEEP, AWAITS_RETURN) and action < DRAW:
        return drawn_fault(state, action - PLATE)
    if awaits == AWAITS_SLOT and SLOT <= action < ROTATION:
        return LEGAL if state.boards[state.player].plates[action - SLOT] == NONE else SLOT_TAKEN
    if awaits == AWAITS_ROTATION and ROTATION <= action < SUN:
        return LEGAL
    if awaits == AWAITS_LINE and LINE <= action < LEFTOVER:
        return line_fault(state, action - LINE)
    if awaits == AWAITS_LEFTOVER and LEFTOVER <= action < COLUMN:
        return LEGAL if state.leftovers[action - LEFTOVER] > 0 else NO_SUCH_LEFTOVER
    if awaits == AWAITS_COLUMN and COLUMN <= action < DECLINE:
        return column_fault(state, action - COLUMN)
    if awaits == AWAITS_PAYMENT and action == DECLINE:
        return LEGAL
    if awaits == AWAITS_PAYMENT and PAY <= action < SPEND:
        return payment_fault(state, action - PAY)
    if awaits == AWAITS_CHIP and action >= SPEND:
        return chip_payment_fault(state, action - SPEND)
    return AWAITED + awaits


@compiled
def legal_actions(state: Any, out: Any) -> int:
    """Write the numbers of all legal decisions, ascending, into `out` and return how many there are."""
    awaits = wide(state.awaits)
    count = 0
    for action in range(RANGES[awaits, 0], RANGES[awaits, 1]):
        if fault(state, action) == LEGAL:
            out[count] = action
            count += 1
    return count


@compiled
def decide(state: Any, action: int, log: Any) -> None:
    """Carry one legal decision out."""
    awaits = wide(state.awaits)
    if action < DRAW:
        plate = action - PLATE
        if awaits == AWAITS_KEEP:
            keep_plate(state, plate, log)
        elif awaits == AWAITS_RETURN:
            return_plate(state, plate, log)
        else:
            if awaits == AWAITS_ACTION:
                state.boards[state.player].tokens -= 1
            take_plate(state, plate, log)
    elif action == DRAW:
        if awaits == AWAITS_ACTION:
            state.boards[state.player].tokens -= 1
        draw_plate(state, log)
    elif action == STOP:
        stop_drawing(state, log)
    elif action < ROTATION:
        choose_slot(state, action - SLOT)
    elif action < SUN:
        place_plate(state, action - ROTATION, log)
    elif action < MOON:
        factory, colour = divmod(action - SUN, COLOURS)
        take_from_sun(state, factory, colour, log)
    elif action < CHIP:
        take_from_moons(state, action - MOON, log)
    elif action < LINE:
        take_chip(state, action - CHIP, log)
    elif action < LEFTOVER:
        lay(state, action - LINE, log)
    elif action < COLUMN:
        leave_next(state, action - LEFTOVER, log)
    elif action < DECLINE:
        place_tile(state, action - COLUMN, log)
        state.awaits = NONE
    elif action == DECLINE:
        skip_line(state)
        state.awaits = NONE
    elif action < SPEND:
        begin_payment(state, action - PAY, log)
    else:
        pay_chip(state, action - SPEND, log)


@compiled
def play(state: Any, action: int, log: Any) -> None:
    """Play a legal decision and carry on to the next one, the next deal or the end of the game."""
    decide(state, action, log)
    if state.awaits != NONE:
        return
    if state.line == NONE:
        begin_tiling(state)
    if tile_until_choice(state, log):
        end_round(state, log)
