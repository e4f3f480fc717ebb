"""Between rounds: does the game end, and if not, the deal (AZ-4, AZ-5.1)."""

from typing import Any

import numpy as np

from ..common.chance import draw_below, draw_tile, open_stream
from ..common.compiling import compiled, record
from ..common.log import write
from ..common.tiles import COLOURS, NONE, copy, fill, pour, total, wide
from .final_scoring import complete_rows, end_game
from .state import (
    CENTRE,
    DEAL,
    DEALT,
    FACTORY_OFFER,
    MAX_SOURCES,
    REFILLED,
    ROUND_STARTED,
    TILES_PER_DISPLAY,
    displays,
)

#: A deal: how many tiles of each colour every source receives.
DEALT_TILES = record([("sources", np.int8, (MAX_SOURCES, COLOURS))])

#: Working space for a draw: the generator, what is left to draw from, and the deal by source and colour.
CHANCE = record([("generator", np.uint64, (1,)), ("heap", np.int8, (COLOURS,)), ("deal", DEALT_TILES)])

#: The stream of the game's seed that draws the starting player (AZ-1.5); the deal of round n comes from stream n.
STARTING_PLAYER_STREAM = 0


@compiled
def draw_starting_player(generator: Any, seed: Any, players: int) -> int:
    """The starting player drawn from the game's seed (AZ-1.5)."""
    open_stream(generator, seed, STARTING_PLAYER_STREAM)
    return draw_below(generator, players)


@compiled
def end_round(state: Any, log: Any) -> None:
    """The marker's holder will start, else the same player again (AZ-3.8, AZ-4.5). The game ends with the first
    complete row (AZ-5.1), or when there is no tile to deal (AZ-4.4); otherwise the next deal is awaited.
    """
    if state.marker_holder != NONE:
        state.starting_player = state.marker_holder
        state.marker_holder = NONE
    state.player = state.starting_player
    state.phase = DEAL
    over = total(state.bag) + total(state.lid) == 0
    for player in range(state.players):
        over = over or complete_rows(state.boards[player]) > 0
    if over:
        end_game(state, log)


@compiled
def draw_deal(state: Any, seed: Any, chance: Any) -> None:
    """Draw the next deal from the game's seed into `chance.deal`: four tiles a display, display by display, the lid
    going into the bag when that runs out (AZ-4.1, AZ-4.2, AZ-4.6). The state is left as it is.
    """
    open_stream(chance.generator, seed, state.round_number + 1)
    fill(chance.deal.sources, 0)
    copy(state.bag, chance.heap)
    tiles = total(chance.heap)
    refilled = False
    for display in range(1, displays(state.players) + 1):
        for _ in range(TILES_PER_DISPLAY):
            if tiles == 0 and not refilled:
                copy(state.lid, chance.heap)
                tiles = total(chance.heap)
                refilled = True
            if tiles == 0:
                return
            colour = draw_tile(chance.generator, chance.heap, tiles)
            chance.heap[colour] -= 1
            tiles -= 1
            chance.deal.sources[display, colour] += 1


@compiled
def lay_out(state: Any, deal: Any, log: Any) -> None:
    """Lay a deal, drawn or given, on the displays and start the round with the marker in the centre (AZ-2.1, AZ-4.1).

    Tiles come from the bag; when it has run out the lid is emptied into it and the rest follows (AZ-4.2).
    """
    missing = 0
    for display in range(CENTRE + 1, displays(state.players) + 1):
        missing += total(deal.sources[display])
    while missing > 0:
        for display in range(CENTRE + 1, displays(state.players) + 1):
            for colour in range(COLOURS):
                while state.bag[colour] > 0 and state.sources[display, colour] < deal.sources[display, colour]:
                    state.bag[colour] -= 1
                    state.sources[display, colour] += 1
                    missing -= 1
                    write(log, DEALT, wide(state.player), display, colour)
        if missing > 0:
            pour(state.lid, state.bag)
            write(log, REFILLED, wide(state.player))
    state.round_number += 1
    state.phase = FACTORY_OFFER
    write(log, ROUND_STARTED, wide(state.player), wide(state.round_number))
