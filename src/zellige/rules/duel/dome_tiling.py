"""Tiling the dome: completed lines reach the dome and score, chips help, broken tiles cost (DU-4)."""

from typing import Any

from ..common.compiling import compiled
from ..common.log import write
from ..common.pattern_lines import capacity, clear_line, is_complete
from ..common.tiles import COLOURS, NONE, fill, total, wide
from ..common.tiling import tile_line
from .acquiring import break_tiles
from .components import CHIP_KINDS, CHIP_SHOWS, JOKER, SPECIAL
from .state import (
    AWAITS_CHIP,
    AWAITS_COLUMN,
    AWAITS_PAYMENT,
    BROKEN_SCORED,
    CANNOT_PAY,
    CHIP_DOES_NOT_FIT,
    CHIP_SPENT,
    DISCARDED,
    DOME,
    LEGAL,
    LINES,
    NO_SUCH_SPACE,
    SPECIAL_TILED,
    SWEPT,
    TILED,
    TILING,
    clear_turn,
    other,
)

START_TILE_COST = 2


@compiled
def accepts(board: Any, row: int, column: int, colour: int) -> bool:
    """A free space of the colour, or a free multicoloured one (DU-4.1)."""
    if board.dome[row, column] != NONE:
        return False
    return bool(board.spaces[row, column] == colour or board.spaces[row, column] == JOKER)


@compiled
def has_space(board: Any, row: int) -> bool:
    """Whether the dome row has an available space for its line's colour."""
    for column in range(DOME):
        if accepts(board, row, column, board.line_colour[row]):
            return True
    return False


@compiled
def row_has_all_plates(board: Any, row: int) -> bool:
    for slot in range(3):
        if board.plates[3 * (row // 2) + slot] == NONE:
            return False
    return True


@compiled
def column_fault(state: Any, column: int) -> int:
    board = state.boards[state.player]
    line = wide(state.line)
    return LEGAL if accepts(board, line, column, board.line_colour[line]) else NO_SUCH_SPACE


# Chips


@compiled
def missing_tiles(board: Any, line: int) -> int:
    return capacity(line) - wide(board.line_count[line])


@compiled
def chips_due(board: Any, line: int, pairs: int) -> int:
    """A payment of so many pairs and otherwise triples: how many chips it takes (DU-4.4)."""
    return 2 * pairs + 3 * (missing_tiles(board, line) - pairs)


@compiled
def can_pay(board: Any, line: int, pairs: int) -> bool:
    """Whether the player has the chips: enough in all, and for every pair two that show the line's colour (DU-4.4)."""
    if pairs > missing_tiles(board, line):
        return False
    chips = 0
    showing = 0
    for chip in range(CHIP_KINDS):
        chips += board.chips[chip]
        showing += board.chips[chip] * CHIP_SHOWS[chip, board.line_colour[line]]
    return showing >= 2 * pairs and chips >= chips_due(board, line, pairs)


@compiled
def can_pay_at_all(board: Any, line: int) -> bool:
    for pairs in range(missing_tiles(board, line) + 1):
        if can_pay(board, line, pairs):
            return True
    return False


@compiled
def payment_fault(state: Any, pairs: int) -> int:
    return LEGAL if can_pay(state.boards[state.player], wide(state.line), pairs) else CANNOT_PAY


@compiled
def last_paid(state: Any) -> int:
    """The highest kind of chip paid so far: chips are named in ascending order, so that a payment has one spelling."""
    for chip in range(CHIP_KINDS - 1, -1, -1):
        if state.payment[chip] > 0:
            return chip
    return 0


@compiled
def chip_completes(state: Any, chip: int) -> bool:
    """Whether a chip can be paid next: with it and chips not below it the payment can still be completed."""
    board = state.boards[state.player]
    line = wide(state.line)
    colour = board.line_colour[line]
    if chip < last_paid(state) or board.chips[chip] == 0:
        return False
    due = chips_due(board, line, wide(state.pairs)) - 1
    showing_due = 2 * wide(state.pairs) - wide(CHIP_SHOWS[chip, colour])
    for paid in range(CHIP_KINDS):
        due -= state.payment[paid]
        showing_due -= state.payment[paid] * CHIP_SHOWS[paid, colour]
    chips = 0
    showing = 0
    for kind in range(chip, CHIP_KINDS):
        left = board.chips[kind] - (kind == chip)
        chips += left
        showing += left * CHIP_SHOWS[kind, colour]
    # Of the chips still due, those that must show the colour fit in only if there are as many places left.
    return chips >= due and showing >= showing_due and due >= max(showing_due, 0)


@compiled
def chip_payment_fault(state: Any, chip: int) -> int:
    return LEGAL if chip_completes(state, chip) else CHIP_DOES_NOT_FIT


@compiled
def begin_payment(state: Any, pairs: int, log: Any) -> None:
    state.pairs = pairs
    ask_chip(state, log)


@compiled
def ask_chip(state: Any, log: Any) -> None:
    """Ask for the next chip while there is a choice; then the tile can be placed."""
    board = state.boards[state.player]
    while total_chips(state.payment) < chips_due(board, wide(state.line), wide(state.pairs)):
        choices = 0
        only = NONE
        for chip in range(CHIP_KINDS):
            if chip_completes(state, chip):
                choices += 1
                only = chip
        if choices > 1:
            state.awaits = AWAITS_CHIP
            return
        spend_chip(state, only, log)
    state.awaits = AWAITS_COLUMN


@compiled
def total_chips(chips: Any) -> int:
    number = 0
    for chip in range(CHIP_KINDS):
        number += chips[chip]
    return number


@compiled
def spend_chip(state: Any, chip: int, log: Any) -> None:
    """A spent chip is turned over and never used again (DU-4.4)."""
    board = state.boards[state.player]
    board.chips[chip] -= 1
    board.spent[chip] += 1
    state.payment[chip] += 1
    write(log, CHIP_SPENT, wide(state.player), chip)


@compiled
def pay_chip(state: Any, chip: int, log: Any) -> None:
    spend_chip(state, chip, log)
    ask_chip(state, log)


# Tiles


@compiled
def place_tile(state: Any, column: int, log: Any) -> None:
    """The rightmost tile moves to the dome and scores (DU-4.1, DU-4.7), the others go to the tower (DU-4.6).

    A special tile may follow at once (DU-4.8).
    """
    player = wide(state.player)
    board = state.boards[player]
    line = wide(state.line)
    tile_line(board, board.dome, state.tower, player, line, column, TILED, DISCARDED, log)
    place_special_tile(state, player, line, column, log)
    skip_line(state)


@compiled
def place_special_tile(state: Any, player: int, row: int, column: int, log: Any) -> None:
    """When the three coloured spaces of a special plate are filled, a special tile scores its row's number (DU-4.8)."""
    board = state.boards[player]
    special_row = NONE
    special_column = NONE
    filled = 0
    for r in range(row - row % 2, row - row % 2 + 2):
        for c in range(column - column % 2, column - column % 2 + 2):
            if board.spaces[r, c] == SPECIAL:
                special_row = r
                special_column = c
            filled += board.dome[r, c] != NONE
    if special_row == NONE or filled < 3:
        return
    points = special_row + 1
    board.dome[special_row, special_column] = SPECIAL
    board.score += points
    write(log, SPECIAL_TILED, player, special_row, special_column, points)


@compiled
def skip_line(state: Any) -> None:
    """The line's turn is over: the next one comes."""
    state.line += 1
    state.pairs = NONE
    fill(state.payment, 0)


@compiled
def score_broken_tiles(state: Any, player: int, log: Any) -> None:
    """−1 −2 −3 −4 for broken tiles, −2 for the start tile, the score staying at 0 or more (DU-4.9)."""
    board = state.boards[player]
    tiles = total(board.broken)
    cost = tiles * (tiles + 1) // 2
    if state.start_holder == player:
        cost += START_TILE_COST
    if cost == 0:
        return
    board.score = max(0, board.score - cost)
    write(log, BROKEN_SCORED, player, cost, wide(board.score))
    for colour in range(COLOURS):
        for _ in range(board.broken[colour]):
            state.tower[colour] += 1
            write(log, SWEPT, player, colour)
        board.broken[colour] = 0


@compiled
def begin_tiling(state: Any) -> None:
    """Players tile one after the other, the starting player first."""
    state.phase = TILING
    state.player = state.starting_player
    state.line = 0


@compiled
def tile_player_until_choice(state: Any, player: int, log: Any) -> bool:
    """Tile one player's lines until something must be chosen; True once the broken tiles are scored."""
    board = state.boards[player]
    while state.line < LINES:
        line = wide(state.line)
        if board.line_count[line] == 0:
            skip_line(state)
        elif not has_space(board, line):
            if row_has_all_plates(board, line):
                break_line(state, player, line, log)
            skip_line(state)
        elif is_complete(board, line):
            state.awaits = AWAITS_COLUMN
            return False
        elif can_pay_at_all(board, line):
            state.awaits = AWAITS_PAYMENT
            return False
        else:
            skip_line(state)
    score_broken_tiles(state, player, log)
    return True


@compiled
def tile_until_choice(state: Any, log: Any) -> bool:
    """Carry on tiling until a player must choose; True once both have finished."""
    while tile_player_until_choice(state, wide(state.player), log):
        if state.player != state.starting_player:
            clear_turn(state)
            return True
        state.player = other(wide(state.player))
        state.line = 0
    return False


@compiled
def break_line(state: Any, player: int, line: int, log: Any) -> None:
    """A line that can never be placed breaks (DU-4.3)."""
    board = state.boards[player]
    colour = wide(board.line_colour[line])
    tiles = wide(board.line_count[line])
    clear_line(board, line)
    break_tiles(state, player, colour, tiles, line, log)
