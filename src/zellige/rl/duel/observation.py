"""What a seat of the duel observes: what is open, and what it alone may know (DU-7); its own board first."""

from typing import Any

import numpy as np

from zellige.rl.common.blocks import block_writer, choice_writer, grid_writer, line_writer
from zellige.rl.common.planes import LARGEST, Drawn, Plane, in_a_row
from zellige.rl.common.stepping import WORK_FIELDS, Stepping
from zellige.rl.common.writing import clear, write_among, write_number
from zellige.rules.common.compiling import compiled, record
from zellige.rules.common.tiles import COLOURS, NONE, wide
from zellige.rules.duel import batch
from zellige.rules.duel.components import (
    CHIP_KINDS,
    CHIPS_OF_EACH_KIND,
    GOALS,
    PLATES,
    SPECIALS,
    TILES_PER_COLOUR,
)
from zellige.rules.duel.knowledge import hide
from zellige.rules.duel.next_round import SET_UP, draw_set_up
from zellige.rules.duel.state import (
    AWAITS_DEAL,
    AWAITS_NOTHING,
    BROKEN_SPACES,
    CHIPS_PER_ROUND,
    DOME,
    FACTORIES,
    LARGE_TILES,
    LINES,
    MOON_SPACES,
    OPENING,
    PLAYERS,
    ROUNDS,
    SLOTS,
    SMALL_FACTORIES,
    TOKENS,
    UNKNOWN,
    UNKNOWN_JOKER,
    UNKNOWN_SPECIAL,
    other,
    set_up,
)

#: What a space of the dome prints, a colour, special or multicoloured; and what lies on it, a colour or a special tile.
PRINTED, LAID = COLOURS + 2, COLOURS + 1
GOAL_KINDS = len(GOALS)

PLANES: tuple[Plane, ...] = in_a_row(
    [
        Drawn("awaits", (AWAITS_NOTHING + 1,), 1, "1 for the decision that is awaited"),
        Drawn("opening", (1,), 1, "1 while the players choose their first plates"),
        Drawn("round", (1,), ROUNDS, "the round, from 1"),
        Drawn("goals", (GOAL_KINDS,), 1, "1 for each goal in play"),
        Drawn("bag", (COLOURS,), TILES_PER_COLOUR, "tiles in the bag"),
        Drawn("tower", (COLOURS,), TILES_PER_COLOUR, "tiles in the tower"),
        Drawn("suns", (FACTORIES, COLOURS), LARGE_TILES, "tiles on the sun of the large factory, then the small ones"),
        Drawn("large_moon", (COLOURS,), TILES_PER_COLOUR, "tiles on the moon of the large factory"),
        Drawn(
            "moons", (SMALL_FACTORIES, MOON_SPACES, COLOURS), 1, "1 for each tile of a small moon, the top one first"
        ),
        Drawn("chips", (SMALL_FACTORIES, CHIP_KINDS), 1, "1 for the face-up chip of a small factory"),
        Drawn("covered_chips", (SMALL_FACTORIES,), 1, "1 where a chip lies face-down"),
        Drawn("chip_pile", (CHIP_KINDS,), CHIPS_OF_EACH_KIND, "chips in the pile or face-down on a factory"),
        Drawn("display", (PLATES,), 1, "1 for each plate on the display"),
        Drawn("stack", (1,), PLATES, "plates in the stack"),
        Drawn("stack_specials", (PLATES,), 1, "1 where a special plate is known to lie, the top of the stack first"),
        Drawn("stack_jokers", (PLATES,), 1, "the same for multicoloured plates"),
        Drawn("stack_together", (PLATES,), 1, "1 where a plate was returned together with the one above it"),
        Drawn("stack_returned", (PLAYERS, PLATES), 1, "1 where a plate lies that the player returned"),
        Drawn("stack_plates", (PLATES,), PLATES, "the place of each plate that the seat knows in the stack, 1 on top"),
        Drawn("drawn", (PLATES,), 1, "1 for each plate drawn in this turn that the seat knows"),
        Drawn("drawn_backs", (2,), PLATES, "plates drawn of which it knows the back only: special, multicoloured"),
        Drawn("drawn_returned", (PLAYERS,), PLATES, "plates drawn that each player had returned before"),
        Drawn("returned", (1,), PLATES, "plates drawn in this turn that are back under the stack"),
        Drawn("plate", (PLATES,), 1, "1 for the plate to be put on the dome"),
        Drawn("slot", (SLOTS,), 1, "1 for the slot chosen for it"),
        Drawn("hand", (COLOURS,), TILES_PER_COLOUR, "tiles in hand"),
        Drawn("leftovers", (COLOURS,), LARGE_TILES, "tiles to be stacked on a moon"),
        Drawn("leftover_factory", (SMALL_FACTORIES,), 1, "1 for the small factory on whose moon"),
        Drawn("line", (LINES,), 1, "1 for the line being tiled"),
        Drawn("pairs", (1,), LINES, "pairs of chips to pay"),
        Drawn("payment", (CHIP_KINDS,), CHIPS_OF_EACH_KIND, "chips paid for that line"),
        Drawn("on_turn", (PLAYERS,), 1, "1 for who decides"),
        Drawn("started", (PLAYERS,), 1, "1 for who started the round"),
        Drawn("start_tile", (PLAYERS,), 1, "1 for who has taken the start tile in this round"),
        Drawn("score", (PLAYERS,), LARGEST, "points"),
        Drawn("tokens", (PLAYERS,), TOKENS, "tokens left for plates"),
        Drawn("chips_taken", (PLAYERS,), CHIPS_PER_ROUND, "chips taken in this round"),
        Drawn("owned_chips", (PLAYERS, CHIP_KINDS), CHIPS_OF_EACH_KIND, "chips to pay with"),
        Drawn("spent_chips", (PLAYERS, CHIP_KINDS), CHIPS_OF_EACH_KIND, "chips spent"),
        Drawn("broken", (PLAYERS, COLOURS), BROKEN_SPACES, "broken tiles"),
        Drawn("lines", (PLAYERS, LINES, COLOURS), LINES, "tiles on each pattern line"),
        Drawn("plates", (PLAYERS, PLATES), 1, "1 for each plate on the dome"),
        Drawn("printed", (PLAYERS, PRINTED, DOME, DOME), 1, "1 where the dome shows a colour, special, multicoloured"),
        Drawn("dome", (PLAYERS, LAID, DOME, DOME), 1, "1 where a tile of a colour, or a special tile, lies"),
    ]
)

#: Working space, with the set-up of a new game.
WORK = record([*WORK_FIELDS, ("set_up", SET_UP)])

write_awaited = choice_writer(AWAITS_NOTHING + 1)
write_player = choice_writer(PLAYERS)
write_small_factory = choice_writer(SMALL_FACTORIES)
write_colour, write_chip = choice_writer(COLOURS), choice_writer(CHIP_KINDS)
write_plate, write_slot, write_line = choice_writer(PLATES), choice_writer(SLOTS), choice_writer(LINES)
write_heap = block_writer(COLOURS)
write_lines = line_writer(LINES, COLOURS)
write_suns = block_writer(FACTORIES * COLOURS)
write_chips = block_writer(CHIP_KINDS)
write_printed, write_dome = grid_writer(PRINTED, DOME, DOME), grid_writer(LAID, DOME, DOME)
#: Where the grids begin, which come last.
GRIDS = next(plane.start for plane in PLANES if plane.name == "printed")


@compiled
def encode(state: Any, seat: int, out: Any) -> None:
    """Write the planes, in their order, of a state that holds only what the seat may know."""
    clear(out, 0, GRIDS)
    at = write_awaited(out, 0, wide(state.awaits))
    at = write_number(out, at, wide(state.phase) == OPENING)
    at = write_number(out, at, wide(state.round_number))
    at = write_among(out, at, state.goals, GOAL_KINDS)
    at = write_heap(out, at, state.bag)
    at = write_heap(out, at, state.tower)
    at = write_factories(out, at, state)
    at = write_among(out, at, state.display, PLATES)
    at = write_stack(out, at, state, seat)
    at = write_turn(out, at, state, seat)
    write_players(out, at, state, seat)


@compiled
def write_factories(out: Any, at: int, state: Any) -> int:
    at = write_suns(out, at, state.suns)
    at = write_heap(out, at, state.large_moon)
    for small in range(SMALL_FACTORIES):
        for space in range(MOON_SPACES):
            place = wide(state.moon_count[small]) - 1 - space
            tile = wide(state.moons[small, np.uint64(max(place, 0))])
            at = write_colour(out, at, tile if place >= 0 else NONE)
    for small in range(SMALL_FACTORIES):
        at = write_chip(out, at, wide(state.chips[small]))
    for small in range(SMALL_FACTORIES):
        at = write_number(out, at, wide(state.chips[small]) == UNKNOWN)
    return write_chips(out, at, state.chip_pile)


@compiled
def write_stack(out: Any, at: int, state: Any, seat: int) -> int:
    """The stack from the top, and where in it the plates lie that the seat knows."""
    count = wide(state.stack_count)
    at = write_number(out, at, count)
    specials, jokers, together = at, at + PLATES, at + 2 * PLATES
    returned, plates = at + 3 * PLATES, at + (3 + PLAYERS) * PLATES
    group_above = 0
    for index in range(count):
        place = np.uint64(count - 1 - index)
        plate, returner, group = wide(state.stack[place]), wide(state.stack_returner[place]), state.stack_group[place]
        if plate != UNKNOWN:
            special = (plate == UNKNOWN_SPECIAL) | ((plate >= 0) & (plate < SPECIALS))
            out[np.uint64(specials + index)] = special
            out[np.uint64(jokers + index)] = not special
        if returner != NONE:
            out[np.uint64(returned + (0 if returner == seat else PLATES) + index)] = 1
            out[np.uint64(together + index)] = group == group_above
        if plate >= 0:
            out[np.uint64(plates + plate)] = index + 1
        group_above = wide(group)
    return plates + PLATES


@compiled
def write_turn(out: Any, at: int, state: Any, seat: int) -> int:
    """The turn under way: plates drawn, a plate to put, tiles in hand and left over, a line being paid for."""
    drawn = at
    at += PLATES
    for index in range(wide(state.drawn_count)):
        plate = wide(state.drawn[index])
        if plate >= 0:
            out[drawn + plate] = 1
        out[at] += plate == UNKNOWN_SPECIAL
        out[at + 1] += plate == UNKNOWN_JOKER
        out[at + 2] += wide(state.drawn_returner[index]) == seat
        out[at + 3] += wide(state.drawn_returner[index]) == other(seat)
    at += 2 + PLAYERS
    if wide(state.return_group) != NONE:
        for place in range(wide(state.stack_count)):
            out[at] += state.stack_group[place] == state.return_group
    at += 1
    at = write_plate(out, at, wide(state.plate))
    at = write_slot(out, at, wide(state.slot))
    out[np.uint64(at + max(wide(state.hand_colour), 0))] = state.hand_count
    at += COLOURS
    at = write_heap(out, at, state.leftovers)
    at = write_small_factory(out, at, max(wide(state.leftover_factory) - 1, NONE))
    at = write_line(out, at, wide(state.line))
    at = write_number(out, at, max(wide(state.pairs), 0))
    return write_chips(out, at, state.payment)


@compiled
def write_players(out: Any, at: int, state: Any, seat: int) -> None:
    decides = wide(state.awaits) != AWAITS_DEAL and wide(state.awaits) != AWAITS_NOTHING
    own, others = state.boards[seat], state.boards[other(seat)]
    at = write_player(out, at, wide(state.player != seat) if decides else NONE)
    at = write_player(out, at, wide(state.starting_player != seat))
    at = write_player(out, at, wide(state.start_holder != seat) if state.start_holder != NONE else NONE)
    at = write_number(out, write_number(out, at, wide(own.score)), wide(others.score))
    at = write_number(out, write_number(out, at, wide(own.tokens)), wide(others.tokens))
    at = write_number(out, write_number(out, at, wide(own.chips_taken)), wide(others.chips_taken))
    at = write_chips(out, write_chips(out, at, own.chips), others.chips)
    at = write_chips(out, write_chips(out, at, own.spent), others.spent)
    at = write_heap(out, write_heap(out, at, own.broken), others.broken)
    at = write_lines(out, at, own.line_colour, own.line_count)
    at = write_lines(out, at, others.line_colour, others.line_count)
    at = write_among(out, write_among(out, at, own.plates, PLATES), others.plates, PLATES)
    at = write_printed(out, write_printed(out, at, own.spaces), others.spaces)
    write_dome(out, write_dome(out, at, own.dome), others.dome)


@compiled
def look(states: Any, seats: Any, seen: Any) -> Any:
    """Copies from which is taken what the seats may not know."""
    for game in range(states.shape[0]):
        seen[game] = states[game]
        hide(seen[game], wide(seats[game]))
    return seen


@compiled
def restart(state: Any, seed: Any, vary: bool, work: Any) -> None:
    """A new game, with the same goals unless they are drawn."""
    draw_set_up(work.generator, seed, work.set_up)
    goals = work.set_up.goals if vary else state.goals
    set_up(state, goals, wide(work.set_up.starting_player), work.set_up.stack)


stepping = Stepping("duel", {**vars(batch), **vars(batch.engine), **globals()})
