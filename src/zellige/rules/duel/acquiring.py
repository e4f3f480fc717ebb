"""Acquiring tiles and chips from the factories, in turns made of small decisions (DU-3.6 to DU-3.14)."""

from typing import Any

from ..common.compiling import compiled
from ..common.log import write
from ..common.pattern_lines import fill_line, is_complete
from ..common.tiles import COLOURS, NONE, total, wide
from .state import (
    AWAITS_LEFTOVER,
    AWAITS_LINE,
    BROKEN,
    BROKEN_SPACES,
    CHIP_REVEALED,
    CHIP_TAKEN,
    CHIPS_PER_ROUND,
    LAID,
    LARGE,
    LEFT_ON_MOON,
    LEGAL,
    LINE_FULL,
    LINE_HOLDS_OTHER_COLOUR,
    LINES,
    NO_REVEALED_CHIP,
    SMALL_FACTORIES,
    START_TAKEN,
    TAKEN,
    TWO_CHIPS_TAKEN,
)
from .turns import end_turn

#: The destination of a take that breaks as a whole.
BREAK = LINES


# Tiles from a sun or from the moons


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


# Chips


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
