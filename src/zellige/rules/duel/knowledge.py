"""What each player knows: hiding the rest of a state, and guessing it again (DU-7)."""

from typing import Any

from ..common.chance import draw_below, open_stream
from ..common.compiling import compiled
from ..common.tiles import NONE, fill, wide
from .components import CHIP_KINDS, PLATES, SPECIALS
from .dome_tiling import total_chips
from .state import (
    AWAITS_DRAW,
    PLAYERS,
    SLOTS,
    SMALL_FACTORIES,
    UNKNOWN,
    UNKNOWN_JOKER,
    UNKNOWN_SPECIAL,
    is_special,
)

#: The viewer who knows only what any onlooker may know.
ONLOOKER = -1

#: A stream that no game draws from: guessing with a game's own seed tells nothing about it.
GUESS_STREAM = 1 << 33


@compiled
def back_of(plate: int) -> int:
    """What the back of a plate shows (DU-1.3)."""
    return UNKNOWN_SPECIAL if is_special(plate) else UNKNOWN_JOKER


@compiled
def hide_chips(state: Any) -> None:
    """Face-down chips lie among those of the pile, as far as anybody knows."""
    for small in range(SMALL_FACTORIES):
        if state.chips[small] != NONE and state.revealed[small] == 0:
            state.chip_pile[state.chips[small]] += 1
            state.chips[small] = UNKNOWN


@compiled
def being_returned(state: Any, viewer: int, group: int) -> bool:
    """Whether another player is returning the plates of a group, some of them still in hand."""
    return bool(state.return_group == group and group != NONE and viewer != state.player)


@compiled
def hide_group(state: Any, viewer: int, group: int) -> None:
    """Of plates that another player returned together, the backs are known but not their order: specials are listed
    first. Only the top plate of the whole stack shows its own back.
    """
    top = state.stack_count - 1
    specials = 0
    for place in range(state.stack_count):
        if state.stack_group[place] == group and place != top:
            specials += is_special(wide(state.stack[place]))
    if being_returned(state, viewer, group):
        for index in range(state.drawn_count):
            specials += is_special(wide(state.drawn[index]))
        for index in range(state.drawn_count):
            state.drawn[index] = UNKNOWN_SPECIAL if specials > 0 else UNKNOWN_JOKER
            specials -= 1
    for place in range(state.stack_count):
        if state.stack_group[place] == group:
            if place == top:
                state.stack[place] = back_of(wide(state.stack[place]))
            else:
                state.stack[place] = UNKNOWN_SPECIAL if specials > 0 else UNKNOWN_JOKER
                specials -= 1


@compiled
def hide_stack(state: Any, viewer: int) -> None:
    """A player knows the plates returned by that player, where they lie; the backs of others' returned plates; and the
    back of the top plate (DU-7.1).
    """
    top = state.stack_count - 1
    for place in range(state.stack_count):
        group = wide(state.stack_group[place])
        first = place == 0 or state.stack_group[place - 1] != group
        if group == 0:
            state.stack[place] = back_of(wide(state.stack[place])) if place == top else UNKNOWN
        elif first and state.stack_returner[place] != viewer and not being_returned(state, viewer, group):
            hide_group(state, viewer, group)


@compiled
def hide_drawn(state: Any, viewer: int) -> None:
    """Plates drawn: the drawer looks at them when stopping; whoever had returned one knows it; others saw the backs."""
    looked = state.awaits != AWAITS_DRAW
    if being_returned(state, viewer, wide(state.return_group)):
        # Together with those already back in the stack: in which order they go is nobody else's business.
        hide_group(state, viewer, wide(state.return_group))
        fill(state.drawn_returner, NONE)
        return
    for index in range(state.drawn_count):
        knows = (looked and viewer == state.player) or (viewer != ONLOOKER and state.drawn_returner[index] == viewer)
        if not knows:
            state.drawn[index] = back_of(wide(state.drawn[index]))


@compiled
def hide(state: Any, viewer: int) -> None:
    """Leave only what a viewer may know; the rest becomes UNKNOWN, UNKNOWN_SPECIAL or UNKNOWN_JOKER."""
    hide_chips(state)
    hide_drawn(state, viewer)
    hide_stack(state, viewer)


# Guessing: every full state that fits a view is equally likely.


@compiled
def mark_seen(seen: Any, plate: int) -> None:
    if plate >= 0:
        seen[plate] = 1


@compiled
def find_unseen(state: Any, seen: Any, unseen: Any) -> int:
    """List the plates that are not in view, specials first, and return how many are specials."""
    fill(seen, 0)
    mark_seen(seen, wide(state.plate))
    for place in range(PLATES):
        mark_seen(seen, wide(state.stack[place]))
        mark_seen(seen, wide(state.drawn[place]))
    for place in range(state.display_count):
        mark_seen(seen, wide(state.display[place]))
    for player in range(PLAYERS):
        for slot in range(SLOTS):
            mark_seen(seen, wide(state.boards[player].plates[slot]))
    count = 0
    specials = 0
    for plate in range(PLATES):
        if seen[plate] == 0:
            unseen[count] = plate
            count += 1
            specials += plate < SPECIALS
    for place in range(count, PLATES):
        unseen[place] = NONE
    return specials


@compiled
def shuffle(generator: Any, array: Any, start: int, end: int) -> None:
    for last in range(end - 1, start, -1):
        chosen = start + draw_below(generator, last - start + 1)
        value = array[chosen]
        array[chosen] = array[last]
        array[last] = value


@compiled
def shuffle_group(state: Any, generator: Any, group: int, hand: Any) -> None:
    """Lay the backs of a returned group, and of what is still in the returner's hand, in a random order."""
    top = state.stack_count - 1
    count = 0
    in_hand = 0
    if state.return_group == group and state.drawn[0] < NONE:
        for index in range(state.drawn_count):
            hand[count] = state.drawn[index]
            count += 1
        in_hand = count
    for place in range(top):
        if state.stack_group[place] == group:
            hand[count] = state.stack[place]
            count += 1
    shuffle(generator, hand, 0, count)
    for index in range(in_hand):
        state.drawn[index] = hand[index]
    count = in_hand
    for place in range(top):
        if state.stack_group[place] == group:
            state.stack[place] = hand[count]
            count += 1


@compiled
def guess_plate(unseen: Any, generator: Any, counts: Any, kind: int) -> int:
    """Draw an unseen plate of a kind; `counts` holds how many specials and jokers are left in `unseen`."""
    joker = wide(kind == UNKNOWN_JOKER)
    start = counts[0] if joker else 0
    chosen = start + draw_below(generator, wide(counts[joker]))
    plate = wide(unseen[chosen])
    for place in range(chosen, PLATES - 1):
        unseen[place] = unseen[place + 1]
    counts[joker] -= 1
    return plate


@compiled
def guess(state: Any, seed: Any, work: Any) -> None:
    """Fill in what a view leaves open, uniformly among all states that fit it."""
    open_stream(work.generator, seed, GUESS_STREAM)
    guess_chips(state, work)
    if state.drawn[0] < NONE and state.return_group != NONE:
        shuffle_group(state, work.generator, wide(state.return_group), work.hand)
    last = 0
    for place in range(state.stack_count):
        group = wide(state.stack_group[place])
        if group != 0 and group != last and state.stack[place] < NONE and group != state.return_group:
            shuffle_group(state, work.generator, group, work.hand)
        last = group
    work.counts[0] = find_unseen(state, work.seen, work.unseen)
    work.counts[1] = 0
    for place in range(PLATES):
        work.counts[1] += work.unseen[place] >= SPECIALS
    # Plates whose back is known first; what is left over goes to the others in any order.
    for index in range(state.drawn_count):
        if state.drawn[index] < NONE:
            state.drawn[index] = guess_plate(work.unseen, work.generator, work.counts, wide(state.drawn[index]))
    for place in range(state.stack_count):
        if state.stack[place] < UNKNOWN:
            state.stack[place] = guess_plate(work.unseen, work.generator, work.counts, wide(state.stack[place]))
    left = wide(work.counts[0] + work.counts[1])
    shuffle(work.generator, work.unseen, 0, left)
    for place in range(state.stack_count):
        if state.stack[place] == UNKNOWN:
            left -= 1
            state.stack[place] = work.unseen[left]


@compiled
def guess_chips(state: Any, work: Any) -> None:
    for small in range(SMALL_FACTORIES):
        if state.chips[small] == UNKNOWN:
            ticket = draw_below(work.generator, total_chips(state.chip_pile))
            for chip in range(CHIP_KINDS):
                ticket -= state.chip_pile[chip]
                if ticket < 0:
                    state.chip_pile[chip] -= 1
                    state.chips[small] = chip
                    break
