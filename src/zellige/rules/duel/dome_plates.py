"""Dome plates: taken from the display or drawn from the stack, and put on the dome (DU-2.7, DU-3.1 to DU-3.5)."""

from typing import Any

from ..common.compiling import compiled
from ..common.log import write
from ..common.tiles import NONE, wide
from .components import PLATE_SPACES
from .state import (
    ACQUIRING,
    AWAITS_ACTION,
    AWAITS_DRAW,
    AWAITS_KEEP,
    AWAITS_PLATE,
    AWAITS_RETURN,
    AWAITS_ROTATION,
    AWAITS_SLOT,
    DISPLAY,
    DISPLAY_FILLED,
    LEGAL,
    NO_PLATES_IN_LAST_ROUND,
    NO_POINT_TO_PAY,
    NO_TOKEN,
    OPENING,
    PLATE_DRAWN,
    PLATE_KEPT,
    PLATE_NOT_DRAWN,
    PLATE_PLACED,
    PLATE_RETURNED,
    PLATE_SEEN,
    PLATE_TAKEN,
    POINT_PAID,
    ROUNDS,
    SLOT_TAKEN,
    STACK_EMPTY,
    clear_turn,
    is_special,
)
from .turns import end_turn, has_free_slot


@compiled
def display_place(state: Any, plate: int) -> int:
    """Where a plate lies on the display, or NONE."""
    for place in range(state.display_count):
        if state.display[place] == plate:
            return place
    return NONE


@compiled
def plate_fault(state: Any) -> int:
    """What forbids a dome plate altogether: it takes a token and a free slot, and the last round has none (DU-3.5)."""
    board = state.boards[state.player]
    if state.round_number == ROUNDS:
        return NO_PLATES_IN_LAST_ROUND
    if board.tokens == 0:
        return NO_TOKEN
    if not has_free_slot(board):
        return SLOT_TAKEN
    return LEGAL


@compiled
def draw_fault(state: Any) -> int:
    """A draw takes the top of the stack and needs a point, unless it is the first of the turn and no face-up plate is
    left (DU-3.3, DU-3.4).
    """
    if state.stack_count == 0:
        return STACK_EMPTY
    if state.boards[state.player].score == 0 and (state.drawn_count > 0 or state.display_count > 0):
        return NO_POINT_TO_PAY
    return LEGAL


@compiled
def take_plate(state: Any, plate: int, log: Any) -> None:
    """Take a face-up plate; the display is not refilled during the round (DU-3.2)."""
    place = display_place(state, plate)
    state.display_count -= 1
    for index in range(place, state.display_count):
        state.display[index] = state.display[index + 1]
    state.display[state.display_count] = NONE
    state.plate = plate
    state.awaits = AWAITS_SLOT
    write(log, PLATE_TAKEN, wide(state.player), plate)


@compiled
def pop_stack(state: Any) -> int:
    """The top plate of the stack, which leaves it."""
    state.stack_count -= 1
    top = state.stack_count
    plate = wide(state.stack[top])
    state.stack[top] = NONE
    state.stack_returner[top] = NONE
    state.stack_group[top] = 0
    return plate


@compiled
def draw_plate(state: Any, log: Any) -> None:
    """Pay a point, if there is one, for the top plate, unseen (DU-3.3, DU-3.4)."""
    player = wide(state.player)
    board = state.boards[player]
    if board.score > 0:
        board.score -= 1
        write(log, POINT_PAID, player, wide(board.score))
    state.drawn_returner[state.drawn_count] = state.stack_returner[state.stack_count - 1]
    plate = pop_stack(state)
    state.drawn[state.drawn_count] = plate
    state.drawn_count += 1
    state.awaits = AWAITS_DRAW
    write(log, PLATE_DRAWN, player, wide(is_special(plate)))


@compiled
def stop_drawing(state: Any, log: Any) -> None:
    """Look at what was drawn (DU-3.3)."""
    for index in range(state.drawn_count):
        write(log, PLATE_SEEN, wide(state.player), wide(state.drawn[index]))
    state.awaits = AWAITS_KEEP


@compiled
def drawn_place(state: Any, plate: int) -> int:
    for index in range(state.drawn_count):
        if state.drawn[index] == plate:
            return index
    return NONE


@compiled
def drawn_fault(state: Any, plate: int) -> int:
    return PLATE_NOT_DRAWN if drawn_place(state, plate) == NONE else LEGAL


@compiled
def remove_drawn(state: Any, plate: int) -> None:
    place = drawn_place(state, plate)
    state.drawn_count -= 1
    for index in range(place, state.drawn_count):
        state.drawn[index] = state.drawn[index + 1]
        state.drawn_returner[index] = state.drawn_returner[index + 1]
    state.drawn[state.drawn_count] = NONE
    state.drawn_returner[state.drawn_count] = NONE


@compiled
def put_under_stack(state: Any, plate: int, log: Any) -> None:
    """The plate goes below all others; only the drawer knows which it is (DU-3.3)."""
    remove_drawn(state, plate)
    for place in range(state.stack_count, 0, -1):
        state.stack[place] = state.stack[place - 1]
        state.stack_returner[place] = state.stack_returner[place - 1]
        state.stack_group[place] = state.stack_group[place - 1]
    state.stack[0] = plate
    state.stack_returner[0] = state.player
    state.stack_group[0] = state.return_group
    state.stack_count += 1
    write(log, PLATE_RETURNED, wide(state.player), plate)


@compiled
def ask_return(state: Any, log: Any) -> None:
    """Ask which plate goes back next while there is a choice; a last one goes by itself."""
    if state.drawn_count > 1:
        state.awaits = AWAITS_RETURN
        return
    if state.drawn_count == 1:
        put_under_stack(state, wide(state.drawn[0]), log)
    state.return_group = NONE
    state.awaits = AWAITS_SLOT


@compiled
def in_stack(state: Any, group: int) -> bool:
    for place in range(state.stack_count):
        if state.stack_group[place] == group:
            return True
    return False


@compiled
def new_group(state: Any) -> int:
    """The smallest number, from 1, that no group of returned plates in the stack has."""
    group = 1
    while in_stack(state, group):
        group += 1
    return group


@compiled
def keep_plate(state: Any, plate: int, log: Any) -> None:
    remove_drawn(state, plate)
    state.plate = plate
    state.return_group = new_group(state)
    write(log, PLATE_KEPT, wide(state.player), plate)
    ask_return(state, log)


@compiled
def return_plate(state: Any, plate: int, log: Any) -> None:
    put_under_stack(state, plate, log)
    ask_return(state, log)


@compiled
def choose_slot(state: Any, slot: int) -> None:
    state.slot = slot
    state.awaits = AWAITS_ROTATION


@compiled
def rotated_space(plate: int, rotation: int, row: int, column: int) -> int:
    """What a plate, turned clockwise by quarters, prints at a row and column of its slot."""
    for _ in range(rotation):
        row, column = 1 - column, row
    return wide(PLATE_SPACES[plate, 2 * row + column])


@compiled
def print_spaces(board: Any, slot: int) -> None:
    """Write what the plate in a slot prints onto the dome's spaces."""
    for row in range(2):
        for column in range(2):
            space = rotated_space(wide(board.plates[slot]), wide(board.rotations[slot]), row, column)
            board.spaces[2 * (slot // 3) + row, 2 * (slot % 3) + column] = space


@compiled
def place_plate(state: Any, rotation: int, log: Any) -> None:
    """The plate goes to its slot, turned, for good (DU-3.1); in the set-up the display is refilled (DU-2.7)."""
    player = wide(state.player)
    board = state.boards[player]
    slot = wide(state.slot)
    board.plates[slot] = state.plate
    board.rotations[slot] = rotation
    print_spaces(board, slot)
    write(log, PLATE_PLACED, player, wide(state.plate), slot, rotation)
    if state.phase == OPENING:
        fill_display(state, log)
        clear_turn(state)
        if player == state.starting_player:
            state.phase = ACQUIRING
            state.awaits = AWAITS_ACTION
        else:
            state.player = state.starting_player
            state.awaits = AWAITS_PLATE
    else:
        end_turn(state, log)


@compiled
def fill_display(state: Any, log: Any) -> None:
    """Fill the display to three plates from the stack (DU-2.2, DU-5.1)."""
    while state.display_count < DISPLAY and state.stack_count > 0:
        plate = pop_stack(state)
        state.display[state.display_count] = plate
        state.display_count += 1
        write(log, DISPLAY_FILLED, wide(state.player), plate)
