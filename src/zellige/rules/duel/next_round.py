"""Between rounds: the end of a round, the deal, and the set-up's share of chance (DU-2, DU-5)."""

from typing import Any

import numpy as np

from ..common.chance import draw_below, draw_tile, open_stream
from ..common.compiling import compiled, record
from ..common.log import write
from ..common.tiles import COLOURS, NONE, copy, fill, pour, total, wide
from .acquiring import reveal_chip
from .components import CHIP_KINDS, PLATES
from .dome_plates import fill_display
from .dome_tiling import total_chips
from .final_scoring import end_game
from .state import (
    ACQUIRING,
    AWAITS_ACTION,
    AWAITS_DEAL,
    AWAITS_PLATE,
    CHIP_LAID,
    DEAL,
    DEALT,
    FACTORIES,
    LARGE,
    LARGE_TILES,
    MAX_GOALS,
    OPENING,
    PLAYERS,
    REFILLED,
    ROUND_STARTED,
    ROUNDS,
    SMALL_FACTORIES,
    SMALL_TILES,
    TOKENS,
    other,
)

#: A deal: the tiles of each factory, and the chips of the small ones.
DEALT_PARTS = record([("factories", np.int8, (FACTORIES, COLOURS)), ("chips", np.int8, (SMALL_FACTORIES,))])

#: Working space for a draw: the generator, what is left to draw from, and the deal.
CHANCE = record(
    [
        ("generator", np.uint64, (1,)),
        ("heap", np.int8, (COLOURS,)),
        ("next_heap", np.int8, (COLOURS,)),
        ("chips", np.int8, (CHIP_KINDS,)),
        ("deal", DEALT_PARTS),
    ]
)

#: A game's own set-up: who starts, the stack from the top, and random goals.
SET_UP = record([("starting_player", np.int8), ("stack", np.int8, (PLATES,)), ("goals", np.int8, (MAX_GOALS,))])

SET_UP_STREAM = 0


@compiled
def draw_set_up(generator: Any, seed: Any, out: Any) -> None:
    """Who starts (DU-2.7), the shuffled stack (DU-2.2) and three random goals (DU-2.3), all from the game's seed."""
    open_stream(generator, seed, SET_UP_STREAM)
    out.starting_player = draw_below(generator, PLAYERS)
    for plate in range(PLATES):
        out.stack[plate] = plate
    for last in range(PLATES - 1, 0, -1):
        chosen = draw_below(generator, last + 1)
        plate = out.stack[chosen]
        out.stack[chosen] = out.stack[last]
        out.stack[last] = plate
    fill(out.goals, NONE)
    left_out = draw_below(generator, MAX_GOALS)
    index = 0
    for tile in range(MAX_GOALS):
        side = draw_below(generator, 2)
        if tile != left_out:
            out.goals[index] = 2 * tile + side
            index += 1


@compiled
def end_round(state: Any, log: Any) -> None:
    """Whoever has the start tile starts the next round, else the same player again (DU-5.4, DU-5.5); the fifth round is
    the last (DU-6.1).
    """
    if state.start_holder != NONE:
        state.starting_player = state.start_holder
        state.start_holder = NONE
    state.player = state.starting_player
    state.phase = DEAL
    state.awaits = AWAITS_DEAL
    if state.round_number == ROUNDS:
        end_game(state, log)


@compiled
def colours_of(heap: Any, more: Any) -> int:
    """How many colours two heaps have together."""
    colours = 0
    for colour in range(COLOURS):
        colours += heap[colour] > 0 or more[colour] > 0
    return colours


@compiled
def tower_comes_first(state: Any) -> bool:
    """A bag of one colour that could fill the large factory alone gets the tower first, if that helps (DU-5.6)."""
    one_coloured = colours_of(state.bag, state.bag) == 1
    return one_coloured and total(state.bag) >= LARGE_TILES and colours_of(state.bag, state.tower) > 1


@compiled
def draw_factory(chance: Any, factory: int, tiles: int) -> None:
    """Draw tiles for a factory, the tower taking the bag's place when that is empty (DU-5.3)."""
    for _ in range(tiles):
        left = total(chance.heap)
        if left == 0:
            pour(chance.next_heap, chance.heap)
            left = total(chance.heap)
            if left == 0:
                return
        colour = draw_tile(chance.generator, chance.heap, left)
        chance.heap[colour] -= 1
        chance.deal.factories[factory, colour] += 1


@compiled
def draw_large_factory(state: Any, chance: Any) -> None:
    """Five tiles, put back and drawn again while they have one colour, if another is to be had (DU-2.5, DU-5.4)."""
    while True:
        copy(state.bag, chance.heap)
        copy(state.tower, chance.next_heap)
        if tower_comes_first(state):
            pour(chance.next_heap, chance.heap)
        fill(chance.deal.factories, 0)
        draw_factory(chance, LARGE, LARGE_TILES)
        large = chance.deal.factories[LARGE]
        one_coloured = total(large) == LARGE_TILES and colours_of(large, large) == 1
        if not one_coloured or colours_of(state.bag, state.tower) == 1:
            return


@compiled
def draw_deal(state: Any, seed: Any, chance: Any) -> None:
    """Draw the next deal from the game's seed: the large factory, the small ones, their chips (DU-2.6, DU-5.2)."""
    open_stream(chance.generator, seed, state.round_number + 1)
    draw_large_factory(state, chance)
    for factory in range(1, FACTORIES):
        draw_factory(chance, factory, SMALL_TILES)
    for chip in range(CHIP_KINDS):
        chance.chips[chip] = state.chip_pile[chip]
    for small in range(SMALL_FACTORIES):
        ticket = draw_below(chance.generator, total_chips(chance.chips))
        for chip in range(CHIP_KINDS):
            ticket -= chance.chips[chip]
            if ticket < 0:
                chance.chips[chip] -= 1
                chance.deal.chips[small] = chip
                break


@compiled
def refill_bag(state: Any, log: Any) -> None:
    pour(state.tower, state.bag)
    write(log, REFILLED, wide(state.player))


@compiled
def lay_out(state: Any, deal: Any, log: Any) -> None:
    """Lay a deal, drawn or given, on the factories and start the round (DU-5.1 to DU-5.5)."""
    for player in range(PLAYERS):
        state.boards[player].tokens = TOKENS
        state.boards[player].chips_taken = 0
    fill_display(state, log)
    if tower_comes_first(state):
        refill_bag(state, log)
    missing = 0
    for factory in range(FACTORIES):
        missing += total(deal.factories[factory])
    while missing > 0:
        for factory in range(FACTORIES):
            for colour in range(COLOURS):
                while state.bag[colour] > 0 and state.suns[factory, colour] < deal.factories[factory, colour]:
                    state.bag[colour] -= 1
                    state.suns[factory, colour] += 1
                    missing -= 1
                    write(log, DEALT, wide(state.player), factory, colour)
        if missing > 0:
            refill_bag(state, log)
    for small in range(SMALL_FACTORIES):
        state.chips[small] = deal.chips[small]
        state.chip_pile[deal.chips[small]] -= 1
        write(log, CHIP_LAID, wide(state.player), small + 1)
        if total(state.suns[small + 1]) == 0:
            reveal_chip(state, small, log)
    state.round_number += 1
    write(log, ROUND_STARTED, wide(state.player), wide(state.round_number))
    if state.round_number == 1:
        state.phase = OPENING
        state.player = other(wide(state.starting_player))
        state.awaits = AWAITS_PLATE
    else:
        state.phase = ACQUIRING
        state.awaits = AWAITS_ACTION
