"""The first impression of a decision: what is tried first, and all that the greedy bot sees."""

from typing import Any

from zellige.rules.common.compiling import compiled
from zellige.rules.common.links import link_points
from zellige.rules.common.pattern_lines import capacity
from zellige.rules.common.tiles import COLOURS, NONE, total, wide
from zellige.rules.duel.acquiring import BREAK, moon_tops
from zellige.rules.duel.dome_plates import rotated_space
from zellige.rules.duel.dome_tiling import START_TILE_COST
from zellige.rules.duel.play import CHIP, COLUMN, DRAW, LINE, MOON, ROTATION, SLOT, STOP, SUN
from zellige.rules.duel.state import (
    AWAITS_ACTION,
    AWAITS_COLUMN,
    AWAITS_DRAW,
    AWAITS_LINE,
    AWAITS_PAYMENT,
    AWAITS_ROTATION,
    AWAITS_SLOT,
    DOME,
    LINES,
)

from .evaluation import best_points


@compiled
def broken_loss(board: Any, tiles: int) -> int:
    """What so many more broken tiles would cost."""
    before = total(board.broken)
    after = min(before + tiles, 4)
    return after * (after + 1) // 2 - before * (before + 1) // 2


@compiled
def line_promise(board: Any, line: int, colour: int, tiles: int) -> int:
    """How promising it looks to lay tiles on a line that takes them."""
    if line == BREAK:
        return -100 - 10 * broken_loss(board, tiles)
    room = capacity(line) - wide(board.line_count[line])
    loss = broken_loss(board, max(0, tiles - room))
    points = best_points(board, line, colour)
    if tiles >= room:
        return (40 + 8 * points if points > 0 else 5) - 10 * loss
    after = wide(board.line_count[line]) + tiles
    return 4 * tiles + 20 * after // capacity(line) + (10 if points > 0 else -10)


@compiled
def take_promise(board: Any, colour: int, tiles: int) -> int:
    """How promising it looks to take tiles, laid on the best line."""
    best = line_promise(board, BREAK, colour, tiles)
    for line in range(LINES):
        fits = board.line_count[line] == 0 or (
            board.line_colour[line] == colour and board.line_count[line] < capacity(line)
        )
        if fits:
            best = max(best, line_promise(board, line, colour, tiles))
    return best


@compiled
def rotation_promise(board: Any, plate: int, slot: int, rotation: int) -> int:
    """How well a turned plate serves the lines of its two rows."""
    promise = 0
    for row in range(2):
        line = 2 * (slot // 3) + row
        for column in range(2):
            space = rotated_space(plate, rotation, row, column)
            if board.line_count[line] > 0 and (space == board.line_colour[line] or space > COLOURS):
                served = best_points(board, line, wide(board.line_colour[line])) > 0
                promise += (2 if served else 8) * wide(board.line_count[line])
    return promise


@compiled
def slot_promise(board: Any, plate: int, slot: int) -> int:
    best = 0
    for rotation in range(4):
        best = max(best, rotation_promise(board, plate, slot, rotation))
    neighbours = 0
    for row in range(2 * (slot // 3) - 1, 2 * (slot // 3) + 3):
        for column in range(2 * (slot % 3) - 1, 2 * (slot % 3) + 3):
            if 0 <= row < DOME and 0 <= column < DOME:
                neighbours += board.dome[row, column] != NONE
    return best + neighbours


@compiled
def promise_of(state: Any, action: int) -> int:
    """How promising a decision looks."""
    board = state.boards[state.player]
    awaits = wide(state.awaits)
    if awaits == AWAITS_LINE:
        return line_promise(board, action - LINE, wide(state.hand_colour), wide(state.hand_count))
    if awaits == AWAITS_SLOT:
        return slot_promise(board, wide(state.plate), action - SLOT)
    if awaits == AWAITS_ROTATION:
        return rotation_promise(board, wide(state.plate), wide(state.slot), action - ROTATION)
    if awaits == AWAITS_COLUMN:
        horizontal, vertical = link_points(board.dome, wide(state.line), action - COLUMN)
        return horizontal + vertical
    if awaits in (AWAITS_PAYMENT, AWAITS_DRAW):
        return action  # rather pay than decline, with as many pairs as possible; rather stop than draw
    if awaits != AWAITS_ACTION:
        return 0
    if action < DRAW:
        return 45
    if action < STOP:
        return 0
    if SUN <= action < MOON:
        factory, colour = divmod(action - SUN, COLOURS)
        return take_promise(board, colour, wide(state.suns[factory, colour]))
    if MOON <= action < CHIP:
        loss = START_TILE_COST if state.start_holder == NONE and state.large_moon[action - MOON] > 0 else 0
        return take_promise(board, action - MOON, moon_tops(state, action - MOON)) - 5 * loss
    return 20
