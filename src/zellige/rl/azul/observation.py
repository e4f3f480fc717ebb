"""What a seat of Azul observes: everything, for nothing is hidden (AZ-6.3), its own board first and then clockwise."""

from typing import Any

import numpy as np

from zellige.rl.common.blocks import block_writer, grid_writer, line_writer
from zellige.rl.common.planes import LARGEST, Drawn, Plane, in_a_row
from zellige.rl.common.stepping import WORK_FIELDS, Stepping
from zellige.rl.common.writing import clear, write_chosen, write_number
from zellige.rules.azul import batch
from zellige.rules.azul.next_round import draw_starting_player
from zellige.rules.azul.state import (
    FACTORY_OFFER,
    FLOOR,
    GREY,
    LINES,
    MAX_SOURCES,
    TILES_PER_COLOUR,
    WALL,
    WALL_TILING,
    displays,
    set_up,
)
from zellige.rules.common.compiling import compiled, record, uncompiled
from zellige.rules.common.tiles import COLOURS, NONE, wide

#: What lies on a floor line: tiles of each colour, and the marker.
FLOOR_KINDS = COLOURS + 1

WORK = record(WORK_FIELDS)

write_heap = block_writer(COLOURS)
write_lines = line_writer(LINES, COLOURS)
write_sources = block_writer(MAX_SOURCES * COLOURS)
#: On the coloured side the space tells the colour.
write_coloured_wall = block_writer(WALL * WALL, (("!=", NONE),))
write_grey_wall = grid_writer(COLOURS, WALL, WALL)


def planes_of(players: int, side: int) -> tuple[Plane, ...]:
    """The planes of a variant. Where a plane has a row for each player, the first is the observing seat's."""
    sources = uncompiled(displays)(players) + 1
    wall = Drawn("wall", (players, WALL, WALL), 1, "1 where a tile lies, by row and column")
    tiling = []
    if side == GREY:
        wall = Drawn("wall", (players, COLOURS, WALL, WALL), 1, "1 where a tile lies, by colour, row and column")
        tiling = [Drawn("tiling", (1,), 1, "1 while the topmost complete line is to be placed on the wall")]
    return in_a_row(
        [
            Drawn("sources", (sources, COLOURS), TILES_PER_COLOUR, "tiles in the centre, then on each display"),
            Drawn("lines", (players, LINES, COLOURS), LINES, "tiles on each pattern line"),
            wall,
            Drawn("floor", (players, FLOOR_KINDS), FLOOR, "tiles on the floor line, then 1 if the marker lies there"),
            Drawn("score", (players,), LARGEST, "points"),
            Drawn("marker", (players,), 1, "1 for who has taken the starting player marker in this round"),
            Drawn("started", (players,), 1, "1 for who started the round"),
            Drawn("on_turn", (players,), 1, "1 for who is on turn"),
            Drawn("bag", (COLOURS,), TILES_PER_COLOUR, "tiles in the bag"),
            Drawn("lid", (COLOURS,), TILES_PER_COLOUR, "tiles in the lid"),
            Drawn("round", (1,), LARGEST, "the round, from 1"),
            *tiling,
        ]
    )


@compiled
def encode(state: Any, seat: int, out: Any) -> None:
    """Write the planes, in their order."""
    players = wide(state.players)
    # All sources that there can be: what follows is written over those that are not in play.
    write_sources(out, 0, state.sources)
    at = (displays(players) + 1) * COLOURS
    for index in range(players):
        board = board_of(state, seat, index)
        at = write_lines(out, at, board.line_colour, board.line_count)
    for index in range(players):
        wall = board_of(state, seat, index).wall
        at = write_grey_wall(out, at, wall) if state.side == GREY else write_coloured_wall(out, at, wall)
    clear(out, at, wide(out.shape[0]))
    for index in range(players):
        board = board_of(state, seat, index)
        for space in range(wide(board.floor_count)):
            out[np.uint64(at + wide(board.floor_line[space]))] += 1
        at += FLOOR_KINDS
    for index in range(players):
        at = write_number(out, at, wide(board_of(state, seat, index).score))
    at = write_seat(out, at, state, seat, wide(state.marker_holder))
    at = write_seat(out, at, state, seat, wide(state.starting_player))
    at = write_seat(out, at, state, seat, player_on_turn(state))
    at = write_heap(out, at, state.bag)
    at = write_heap(out, at, state.lid)
    at = write_number(out, at, wide(state.round_number))
    if state.side == GREY:
        write_number(out, at, wide(state.phase) == WALL_TILING)


@compiled
def board_of(state: Any, seat: int, index: int) -> Any:
    """The board of a seat, or of the one so many places clockwise of it."""
    player = seat + index
    return state.boards[player if player < state.players else player - state.players]


@compiled
def write_seat(out: Any, at: int, state: Any, seat: int, player: int) -> int:
    """1 for a player, counted clockwise from the seat, or for nobody."""
    players = wide(state.players)
    index = player - seat if player >= seat else player - seat + players
    return write_chosen(out, at, index if player != NONE else NONE, players)


@compiled
def player_on_turn(state: Any) -> int:
    decides = state.phase == FACTORY_OFFER or state.phase == WALL_TILING
    return wide(state.player) if decides else NONE


@compiled
def look(states: Any, seats: Any, seen: Any) -> Any:
    """Everything is open."""
    return states


@compiled
def restart(state: Any, seed: Any, vary: bool, work: Any) -> None:
    """A new game of the same variant."""
    players = wide(state.players)
    set_up(state, players, wide(state.side), draw_starting_player(work.generator, seed, players))


stepping = Stepping("azul", {**vars(batch), **vars(batch.engine), **globals()})
