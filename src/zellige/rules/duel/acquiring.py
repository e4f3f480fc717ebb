"""Acquiring: plates, tiles and chips, in turns made of small decisions (DU-2.7, DU-3)."""

from typing import Any

from ..common.compiling import compiled
from ..common.log import write
from ..common.pattern_lines import fill_line, is_complete
from ..common.tiles import COLOURS, NONE, total, wide
from .components import PLATE_SPACES
from .state import (
    ACQUIRING,
    AWAITS_ACTION,
    AWAITS_DRAW,
    AWAITS_KEEP,
    AWAITS_LEFTOVER,
    AWAITS_LINE,
    AWAITS_PLATE,
    AWAITS_RETURN,
    AWAITS_ROTATION,
    AWAITS_SLOT,
    BROKEN,
    BROKEN_SPACES,
    CHIP_REVEALED,
    CHIP_TAKEN,
    CHIPS_PER_ROUND,
    DISPLAY,
    DISPLAY_FILLED,
    FACTORIES,
    LAID,
    LARGE,
    LEFT_ON_MOON,
    LEGAL,
    LINE_FULL,
    LINE_HOLDS_OTHER_COLOUR,
    LINES,
    NO_PLATES_IN_LAST_ROUND,
    NO_POINT_TO_PAY,
    NO_REVEALED_CHIP,
    NO_TOKEN,
    OPENING,
    PASSED,
    PLATE_DRAWN,
    PLATE_KEPT,
    PLATE_NOT_DRAWN,
    PLATE_PLACED,
    PLATE_RETURNED,
    PLATE_SEEN,
    PLATE_TAKEN,
    POINT_PAID,
    ROUNDS,
    SMALL_FACTORIES,
    STACK_EMPTY,
    START_TAKEN,
    TAKEN,
    TWO_CHIPS_TAKEN,
    clear_turn,
    is_special,
    other,
)

#: The destination of a take that breaks as a whole.
BREAK = LINES


# A, a dome plate


@compiled
def display_place(state: Any, plate: int) -> int:
    """Where a plate lies on the display, or NONE."""
    for place in range(state.display_count):
        if state.display[place] == plate:
            return place
    return NONE


@compiled
def plate_fault(state: Any) -> int:
    """What forbids a dome plate altogether: a token is needed, and the last round has none (DU-3.1, DU-3.5)."""
    if state.round_number == ROUNDS:
        return NO_PLATES_IN_LAST_ROUND
    if state.boards[state.player].tokens == 0:
        return NO_TOKEN
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
def new_group(state: Any) -> int:
    """A number for the plates returned in this turn, which no plate in the stack has."""
    group = 0
    for place in range(state.stack_count):
        group = max(group, wide(state.stack_group[place]))
    return group + 1


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


# B and C, tiles from a sun or from the moons


@compiled
def reveal_chip(state: Any, small: int, log: Any) -> None:
    state.revealed[small] = 1
    write(log, CHIP_REVEALED, wide(state.player), small + 1, wide(state.chips[small]))


@compiled
def take_start_tile(state: Any, log: Any) -> None:
    if state.start_holder == NONE:
        state.start_holder = state.player
        write(log, START_TAKEN, wide(state.player))


@compiled
def take_from_sun(state: Any, factory: int, colour: int, log: Any) -> None:
    """All tiles of a colour from a sun. What the large factory has left goes singly to its moon; what a small one has
    left is stacked once the tiles are laid (DU-3.6). Without leftovers a small factory's chip is revealed (DU-3.7),
    and the start tile goes with the last of the large factory (DU-5.4).
    """
    player = wide(state.player)
    sun = state.suns[factory]
    state.hand_colour = colour
    state.hand_count = sun[colour]
    for _ in range(sun[colour]):
        write(log, TAKEN, player, factory, 0, colour)
    sun[colour] = 0
    left = total(sun)
    if factory == LARGE:
        for leftover in range(COLOURS):
            for _ in range(sun[leftover]):
                write(log, LEFT_ON_MOON, player, factory, leftover)
            state.large_moon[leftover] += sun[leftover]
            sun[leftover] = 0
        if left == 0:
            take_start_tile(state, log)
    elif left == 0:
        reveal_chip(state, factory - 1, log)
    else:
        state.leftover_factory = factory
        for leftover in range(COLOURS):
            state.leftovers[leftover] = sun[leftover]
            sun[leftover] = 0
    state.awaits = AWAITS_LINE


@compiled
def moon_tops(state: Any, colour: int) -> int:
    """How many tiles of a colour can be taken from the moons: tops of the small ones, any of the large one (DU-3.8)."""
    tiles = wide(state.large_moon[colour])
    for small in range(SMALL_FACTORIES):
        top = state.moon_count[small] - 1
        tiles += top >= 0 and state.moons[small, top] == colour
    return tiles


@compiled
def take_from_moons(state: Any, colour: int, log: Any) -> None:
    """All top tiles of a colour from all moons (DU-3.8). The first from the large one brings the start tile (DU-3.9),
    the last of a small one reveals its chip (DU-3.10).
    """
    player = wide(state.player)
    state.hand_colour = colour
    state.hand_count = moon_tops(state, colour)
    for _ in range(state.large_moon[colour]):
        write(log, TAKEN, player, LARGE, 1, colour)
    if state.large_moon[colour] > 0:
        state.large_moon[colour] = 0
        take_start_tile(state, log)
    for small in range(SMALL_FACTORIES):
        top = state.moon_count[small] - 1
        if top >= 0 and state.moons[small, top] == colour:
            state.moons[small, top] = NONE
            state.moon_count[small] = top
            write(log, TAKEN, player, small + 1, 1, colour)
            if top == 0:
                reveal_chip(state, small, log)
    state.awaits = AWAITS_LINE


@compiled
def line_fault(state: Any, line: int) -> int:
    """One colour per line, nothing into a full one (DU-3.12); the dome does not matter (DU-3.13)."""
    board = state.boards[state.player]
    if line == BREAK:
        return LEGAL
    if is_complete(board, line):
        return LINE_FULL
    if board.line_count[line] > 0 and board.line_colour[line] != state.hand_colour:
        return LINE_HOLDS_OTHER_COLOUR
    return LEGAL


@compiled
def break_tiles(state: Any, player: int, colour: int, tiles: int, line: int, log: Any) -> None:
    """Tiles break; beyond the fourth they go to the tower (DU-3.14)."""
    board = state.boards[player]
    for _ in range(tiles):
        full = total(board.broken) == BROKEN_SPACES
        if full:
            state.tower[colour] += 1
        else:
            board.broken[colour] += 1
        write(log, BROKEN, player, colour, wide(full), line)


@compiled
def lay(state: Any, line: int, log: Any) -> None:
    """Lay the tiles in hand on a line, the surplus breaks; or all of them break (DU-3.12)."""
    player = wide(state.player)
    colour = wide(state.hand_colour)
    tiles = wide(state.hand_count)
    if line != BREAK:
        tiles = fill_line(state.boards[player], player, line, colour, tiles, LAID, log)
    break_tiles(state, player, colour, tiles, NONE, log)
    state.hand_colour = NONE
    state.hand_count = 0
    ask_leftover(state, log)


@compiled
def stack_on_moon(state: Any, colour: int, log: Any) -> None:
    """The next leftover tile goes on top of a small factory's moon (DU-3.6)."""
    small = state.leftover_factory - 1
    state.leftovers[colour] -= 1
    state.moons[small, state.moon_count[small]] = colour
    state.moon_count[small] += 1
    write(log, LEFT_ON_MOON, wide(state.player), small + 1, colour)


@compiled
def ask_leftover(state: Any, log: Any) -> None:
    """Ask for the next leftover tile while they differ; equal ones go by themselves."""
    colours = 0
    last = NONE
    for colour in range(COLOURS):
        if state.leftovers[colour] > 0:
            colours += 1
            last = colour
    if colours > 1:
        state.awaits = AWAITS_LEFTOVER
        return
    if colours == 1:
        while state.leftovers[last] > 0:
            stack_on_moon(state, last, log)
    end_turn(state, log)


@compiled
def leave_next(state: Any, colour: int, log: Any) -> None:
    stack_on_moon(state, colour, log)
    ask_leftover(state, log)


# D, a chip


@compiled
def chip_fault(state: Any, small: int) -> int:
    """Two chips a round, revealed ones only (DU-3.11)."""
    if state.boards[state.player].chips_taken == CHIPS_PER_ROUND:
        return TWO_CHIPS_TAKEN
    if state.revealed[small] == 0:
        return NO_REVEALED_CHIP
    return LEGAL


@compiled
def take_chip(state: Any, small: int, log: Any) -> None:
    board = state.boards[state.player]
    chip = wide(state.chips[small])
    board.chips[chip] += 1
    board.chips_taken += 1
    state.chips[small] = NONE
    state.revealed[small] = 0
    write(log, CHIP_TAKEN, wide(state.player), small + 1, chip)
    end_turn(state, log)


# Whose turn it is


@compiled
def tiles_on_factories(state: Any) -> bool:
    if total(state.large_moon) > 0:
        return True
    for factory in range(FACTORIES):
        if total(state.suns[factory]) > 0:
            return True
    for small in range(SMALL_FACTORIES):
        if state.moon_count[small] > 0:
            return True
    return False


@compiled
def can_act(state: Any, player: int) -> bool:
    """Whether any of A to D is possible (DU-3.16)."""
    board = state.boards[player]
    plates_left = state.display_count > 0 or state.stack_count > 0
    if board.tokens > 0 and state.round_number < ROUNDS and plates_left:
        return True
    if tiles_on_factories(state):
        return True
    if board.chips_taken < CHIPS_PER_ROUND:
        for small in range(SMALL_FACTORIES):
            if state.revealed[small] > 0:
                return True
    return False


@compiled
def end_turn(state: Any, log: Any) -> None:
    """The other player is on turn, or the same one again if the other must pass. When nobody can act, factories are
    empty and all tokens used: the phase is over and nothing is awaited (DU-3.15, DU-3.16).
    """
    clear_turn(state)
    player = wide(state.player)
    state.awaits = AWAITS_ACTION
    if can_act(state, other(player)):
        state.player = other(player)
    elif can_act(state, player):
        write(log, PASSED, other(player))
    else:
        state.awaits = NONE
