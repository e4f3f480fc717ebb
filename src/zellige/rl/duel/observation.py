"""What a seat of the duel observes: what is open, and what it alone may know (DU-7); its own board first."""

from typing import Any

from zellige.rl.common.planes import LARGEST, Drawn, Plane, in_a_row
from zellige.rl.common.stepping import WORK_FIELDS, Stepping
from zellige.rl.common.writing import (
    clear,
    write_among,
    write_chosen,
    write_grid,
    write_lines,
    write_number,
    write_numbers,
)
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


@compiled
def encode(state: Any, seat: int, out: Any) -> None:
    """Write the planes, in their order, of a state that holds only what the seat may know."""
    clear(out)
    at = write_chosen(out, 0, wide(state.awaits), AWAITS_NOTHING + 1)
    at = write_number(out, at, wide(state.phase) == OPENING)
    at = write_number(out, at, wide(state.round_number))
    at = write_among(out, at, state.goals, GOAL_KINDS)
    at = write_numbers(out, at, state.bag)
    at = write_numbers(out, at, state.tower)
    at = write_factories(out, at, state)
    at = write_among(out, at, state.display, PLATES)
    at = write_stack(out, at, state, seat)
    at = write_turn(out, at, state, seat)
    write_players(out, at, state, seat)


@compiled
def write_factories(out: Any, at: int, state: Any) -> int:
    for factory in range(FACTORIES):
        at = write_numbers(out, at, state.suns[factory])
    at = write_numbers(out, at, state.large_moon)
    for small in range(SMALL_FACTORIES):
        for space in range(MOON_SPACES):
            place = wide(state.moon_count[small]) - 1 - space
            at = write_chosen(out, at, wide(state.moons[small, place]) if place >= 0 else NONE, COLOURS)
    for small in range(SMALL_FACTORIES):
        at = write_chosen(out, at, wide(state.chips[small]), CHIP_KINDS)
    for small in range(SMALL_FACTORIES):
        at = write_number(out, at, wide(state.chips[small]) == UNKNOWN)
    return write_numbers(out, at, state.chip_pile)


@compiled
def write_stack(out: Any, at: int, state: Any, seat: int) -> int:
    """The stack from the top, and where in it the plates lie that the seat knows."""
    count = wide(state.stack_count)
    at = write_number(out, at, count)
    specials, jokers, together = at, at + PLATES, at + 2 * PLATES
    returned, plates = at + 3 * PLATES, at + (3 + PLAYERS) * PLATES
    for index in range(count):
        place = count - 1 - index
        plate = wide(state.stack[place])
        out[specials + index] = plate == UNKNOWN_SPECIAL or 0 <= plate < SPECIALS
        out[jokers + index] = plate == UNKNOWN_JOKER or plate >= SPECIALS
        returner = wide(state.stack_returner[place])
        if returner != NONE:
            out[returned + (0 if returner == seat else PLATES) + index] = 1
            out[together + index] = index > 0 and state.stack_group[place] == state.stack_group[place + 1]
        if plate >= 0:
            out[plates + plate] = index + 1
    return plates + PLATES


@compiled
def write_turn(out: Any, at: int, state: Any, seat: int) -> int:
    """The turn under way: plates drawn, a plate to put, tiles in hand and left over, a line being paid for."""
    at = write_among(out, at, state.drawn, PLATES)
    for index in range(wide(state.drawn_count)):
        out[at] += wide(state.drawn[index]) == UNKNOWN_SPECIAL
        out[at + 1] += wide(state.drawn[index]) == UNKNOWN_JOKER
        out[at + 2] += wide(state.drawn_returner[index]) == seat
        out[at + 3] += wide(state.drawn_returner[index]) == other(seat)
    at += 2 + PLAYERS
    if wide(state.return_group) != NONE:
        for place in range(wide(state.stack_count)):
            out[at] += state.stack_group[place] == state.return_group
    at += 1
    at = write_chosen(out, at, wide(state.plate), PLATES)
    at = write_chosen(out, at, wide(state.slot), SLOTS)
    out[at + max(wide(state.hand_colour), 0)] = state.hand_count
    at += COLOURS
    at = write_numbers(out, at, state.leftovers)
    at = write_chosen(out, at, max(wide(state.leftover_factory) - 1, NONE), SMALL_FACTORIES)
    at = write_chosen(out, at, wide(state.line), LINES)
    at = write_number(out, at, max(wide(state.pairs), 0))
    return write_numbers(out, at, state.payment)


@compiled
def write_players(out: Any, at: int, state: Any, seat: int) -> None:
    decides = wide(state.awaits) != AWAITS_DEAL and wide(state.awaits) != AWAITS_NOTHING
    own, others = state.boards[seat], state.boards[other(seat)]
    at = write_chosen(out, at, wide(state.player != seat) if decides else NONE, PLAYERS)
    at = write_chosen(out, at, wide(state.starting_player != seat), PLAYERS)
    at = write_chosen(out, at, wide(state.start_holder != seat) if state.start_holder != NONE else NONE, PLAYERS)
    at = write_number(out, write_number(out, at, wide(own.score)), wide(others.score))
    at = write_number(out, write_number(out, at, wide(own.tokens)), wide(others.tokens))
    at = write_number(out, write_number(out, at, wide(own.chips_taken)), wide(others.chips_taken))
    at = write_numbers(out, write_numbers(out, at, own.chips), others.chips)
    at = write_numbers(out, write_numbers(out, at, own.spent), others.spent)
    at = write_numbers(out, write_numbers(out, at, own.broken), others.broken)
    at = write_lines(out, write_lines(out, at, own, COLOURS), others, COLOURS)
    at = write_among(out, write_among(out, at, own.plates, PLATES), others.plates, PLATES)
    at = write_grid(out, write_grid(out, at, own.spaces, PRINTED), others.spaces, PRINTED)
    write_grid(out, write_grid(out, at, own.dome, LAID), others.dome, LAID)


@compiled
def look(states: Any, game: int, seat: int, seen: Any) -> Any:
    """A copy from which is taken what the seat may not know."""
    seen[0] = states[game]
    hide(seen[0], seat)
    return seen


@compiled
def restart(state: Any, seed: Any, work: Any) -> None:
    """A new game with the same goals."""
    draw_set_up(work.generator, seed, work.set_up)
    set_up(state, state.goals, wide(work.set_up.starting_player), work.set_up.stack)


stepping = Stepping("duel", {**vars(batch), **vars(batch.engine), **globals()})
