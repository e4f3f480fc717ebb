"""Alpha-beta search of the rest of a round, written once for every game.

`Search` compiles these functions with one game's: it gives them WORK, of the rules `fault`, LEGAL and `is_over`, and

- `list_moves(work, ply)`: write the moves of `work.stack[ply]` to `work.actions[ply]`, with how promising each looks to
  `work.promise[ply]`, and return how many there are;
- `advance(work, ply, action)`: play a move from `work.stack[ply]` into `work.stack[ply + 1]`; GOES_ON while the same
  turn goes on, TURN_OVER when the next one begins, ROUND_OVER when the round has ended;
- `outlook(work, state)`: the lead that the player at the root will probably have over the best opponent, and what the
  position is worth to that player (`values`);
- `margin_of(work, state)`: the lead in points as it stands, and `margin_if_ended`, if the round ended now;
- `final_result(work, state)`: the result of a game that is over;
- `position_key(work, ply)`: 64 bits that tell positions apart;
- `prepare(work, state)`: what has to be known of a round before a search.

With more than two players all others are taken to play against the one at the root (paranoid): there are two sides, and
a value is always that of the side to move. Depth is counted in turns.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from zellige.rules.common.chance import draw_below, open_stream
from zellige.rules.common.compiling import compiled, entry_point, record
from zellige.rules.common.tiles import NONE, wide

from .values import MARGIN, WIN

GOES_ON, TURN_OVER, ROUND_OVER = 0, 1, 2
LIMIT = 1_000_000
#: Why a value may be wrong: a line was cut off before the end of the round; of some opponent not all moves were tried.
TOO_SHALLOW, NARROWED = 1, 2
#: The depth of an entry below which no line was cut off, with all moves tried or not: no greater depth changes it.
SOLVED, EXHAUSTED = 100, 99
#: How a pass ended: a deeper one may find more; none will; the values are proved.
UNFINISHED, FINISHED, PROVED = 0, 1, 2
EXACT, AT_LEAST, AT_MOST = 0, 1, 2

#: The stream of a seed that orders equally promising moves.
TIES_STREAM = 1 << 34

#: What a point more counts in `promise`.
PROMISE_OF_POINT = 10

TABLE_BITS = 17
ENTRY = record([("key", np.uint64), ("value", np.int32), ("action", np.int16), ("depth", np.int8), ("bound", np.int8)])
FRAME = record(
    [
        ("key", np.uint64),
        ("nodes_before", np.int64),
        ("depth", np.int32),
        ("floor", np.int32),
        ("beta", np.int32),
        ("best", np.int32),
        ("count", np.int32),
        ("index", np.int32),
        ("action", np.int32),
        ("best_action", np.int32),
        ("bound", np.int32),
        ("cut_before", np.int32),
        ("attempt", np.int32),
        ("outcome", np.int32),
        ("next_depth", np.int32),
        ("reduction", np.int32),
    ]
)
#: How a move is searched: not yet; less deep, or fully, only to see whether it beats the best; with the whole window.
FRESH, REDUCED, NARROW, WHOLE = 0, 1, 2, 3
_TABLE_MASK = np.uint64((1 << TABLE_BITS) - 1)

# The names that a game gives; here they only tell readers and type checkers what is used below.
LEGAL: int
fault: Callable[[Any, int], int]
list_moves: Callable[[Any, int], int]
advance: Callable[[Any, int, int], int]
is_over: Callable[[Any], bool]
outlook: Callable[[Any, Any], tuple[float, int]]
margin_of: Callable[[Any, Any], int]
margin_if_ended: Callable[[Any, Any], int]
final_result: Callable[[Any, Any], int]
position_key: Callable[[Any, int], Any]
prepare: Callable[[Any, Any], None]


def work_fields(state: np.dtype[Any], plies: int, moves: int) -> list[Any]:
    """The working space of a search, one record: Numba passes it as one pointer."""
    return [
        ("stack", state, (plies + 2,)),
        ("frames", FRAME, (plies + 1,)),
        ("value", np.int64),
        ("actions", np.int16, (plies + 1, moves)),
        ("promise", np.int32, (plies + 1, moves)),
        ("line", np.int16, (plies + 2, plies + 2)),
        ("line_length", np.int16, (plies + 2,)),
        # Who is asked, and what is maximised.
        ("root", np.int64),
        ("objective", np.int64),
        # With more than two players: how many moves of each opponent are considered.
        ("opponent_moves", np.int64),
        # Budget: the search stops when `stop` is set, from whatever thread, or the nodes are used up.
        ("stop", np.int64),
        ("node_limit", np.int64),
        ("nodes", np.int64),
        ("aborted", np.int64),
        # Why the values found so far may be wrong.
        ("cut", np.int64),
        # The moves at the root, best first once a depth is finished.
        ("root_count", np.int64),
        ("root_actions", np.int16, (moves,)),
        ("root_values", np.int32, (moves,)),
        ("root_exact", np.int8, (moves,)),
        ("root_done", np.int8, (moves,)),
        ("root_nodes", np.int64, (moves,)),
        ("root_lines", np.int16, (moves, plies + 1)),
        ("root_lengths", np.int16, (moves,)),
        ("generator", np.uint64, (1,)),
        ("table", ENTRY, (1 << TABLE_BITS,)),
    ]


def side(work: Any, ply: int) -> int:
    """1 where the player at the root moves, −1 where another does."""
    return 1 if work.stack[ply].player == work.root else -1


def leaf_value(work: Any, state: Any) -> int:
    """What a position where the round is over is worth to the player at the root; an exact search has ended it by the
    rules.
    """
    if work.objective == WIN:
        return outlook(work, state)[1]
    if work.objective == MARGIN:
        return margin_of(work, state)
    return final_result(work, state) if is_over(state) else 0


def cut_value(work: Any, state: Any) -> int:
    """The same where the search stops before, which proves nothing about an exact objective."""
    if work.objective == WIN:
        return outlook(work, state)[1]
    return margin_if_ended(work, state) if work.objective == MARGIN else 0


def remember_line(work: Any, ply: int, action: int) -> None:
    """The best line from here is this move and the best line from where it leads."""
    work.line[ply, 0] = action
    length = wide(work.line_length[ply + 1])
    for index in range(length):
        work.line[ply, index + 1] = work.line[ply + 1, index]
    work.line_length[ply] = length + 1


def pick(work: Any, ply: int, index: int, count: int) -> int:
    """Bring the most promising of the moves not yet tried to the place `index`."""
    best = index
    for other in range(index + 1, count):
        if work.promise[ply, other] > work.promise[ply, best]:
            best = other
    action = wide(work.actions[ply, best])
    work.actions[ply, best] = work.actions[ply, index]
    work.actions[ply, index] = action
    promise = work.promise[ply, best]
    work.promise[ply, best] = work.promise[ply, index]
    work.promise[ply, index] = promise
    return action


@compiled
def keep_best(work: Any, ply: int, count: int, kept: int) -> int:
    """Leave only the most promising moves, if there are more."""
    if count > kept:
        work.cut |= NARROWED
    while count > kept:
        worst = 0
        for index in range(1, count):
            if work.promise[ply, index] < work.promise[ply, worst]:
                worst = index
        count -= 1
        work.actions[ply, worst] = work.actions[ply, count]
        work.promise[ply, worst] = work.promise[ply, count]
    return count


def open_node(work: Any, ply: int, depth: int, alpha: int, beta: int) -> bool:
    """Begin with `work.stack[ply]`; True if its value is known at once, and then in `work.value`."""
    work.nodes += 1
    work.line_length[ply] = 0
    work.value = 0
    if work.stop != 0 or work.nodes >= work.node_limit:
        work.aborted = 1
        return True
    if depth <= 0 or ply + 2 >= work.frames.shape[0]:
        work.cut |= TOO_SHALLOW
        work.value = side(work, ply) * cut_value(work, work.stack[ply])
        return True
    frame = work.frames[ply]
    frame.key = position_key(work, ply)
    entry = work.table[wide(frame.key & _TABLE_MASK)]
    known = NONE
    if entry.key == frame.key:
        known = wide(entry.action)
        work.value = entry.value
        fits = entry.bound == EXACT or (entry.value >= beta if entry.bound == AT_LEAST else entry.value <= alpha)
        if entry.depth >= depth and fits:
            if entry.depth < SOLVED:
                work.cut |= NARROWED if entry.depth == EXHAUSTED else TOO_SHALLOW
            # The entry may be of a position with the same displays in another order.
            if known != NONE and fault(work.stack[ply], known) == LEGAL:
                work.line[ply, 0] = known
                work.line_length[ply] = 1
            return True
    frame.cut_before = work.cut
    work.cut = 0
    frame.count = list_moves(work, ply)
    for index in range(frame.count):
        if work.actions[ply, index] == known:
            work.promise[ply, index] = LIMIT
    open_frame(frame, depth, alpha, beta)
    return False


def open_frame(frame: Any, depth: int, alpha: int, beta: int) -> None:
    frame.depth = depth
    frame.floor = alpha
    frame.beta = beta
    frame.best = -LIMIT
    frame.best_action = NONE
    frame.bound = AT_MOST
    frame.index = 0
    frame.attempt = FRESH


def close_node(work: Any, ply: int) -> None:
    """All moves are tried, or one is good enough: keep what was found."""
    frame = work.frames[ply]
    entry = work.table[wide(frame.key & _TABLE_MASK)]
    is_final = work.cut & TOO_SHALLOW == 0
    if entry.key != frame.key or entry.depth <= frame.depth or is_final:
        entry.key = frame.key
        entry.value = frame.best
        entry.action = frame.best_action
        entry.depth = frame.depth
        if is_final:
            entry.depth = SOLVED if work.cut == 0 else EXHAUSTED
        entry.bound = frame.bound
    work.cut |= frame.cut_before
    work.value = frame.best


def begin_move(work: Any, ply: int, wanted: int) -> None:
    """Play the next move. The first is searched with the whole window; of later ones it is asked first whether they
    beat the best, and of those that look poor, less deep. Where nothing is cut off that makes no difference.
    """
    frame = work.frames[ply]
    index = wide(frame.index)
    if ply == 0:
        frame.action = work.root_actions[index]
        # An exact search wants all moves that are equally good.
        frame.floor = max(nth_best(work, index, wanted) - (work.objective != WIN), -LIMIT)
        frame.nodes_before = work.nodes
    else:
        frame.action = pick(work, ply, index, wide(frame.count))
    frame.outcome = advance(work, ply, wide(frame.action))
    if frame.outcome == ROUND_OVER:
        frame.attempt = WHOLE
        return
    frame.next_depth = frame.depth - (frame.outcome == TURN_OVER)
    frame.reduction = (index >= 4) + (index >= 12) if frame.next_depth >= 2 else 0
    if index < (wanted if ply == 0 else 1):
        frame.attempt = WHOLE
    else:
        frame.attempt = REDUCED if frame.reduction > 0 else NARROW


def try_move(work: Any, ply: int) -> bool:
    """Search the move just played; True if its value is known at once, and then in `work.value`."""
    frame = work.frames[ply]
    if frame.outcome == ROUND_OVER:
        work.nodes += 1
        work.line_length[ply + 1] = 0
        if work.nodes >= work.node_limit:
            work.aborted = 1
            return True
        work.value = side(work, ply + 1) * leaf_value(work, work.stack[ply + 1])
        return True
    depth = wide(frame.next_depth)
    if frame.attempt == REDUCED:
        depth = max(depth - wide(frame.reduction), 1)
    alpha = wide(frame.floor)
    beta = wide(frame.beta) if frame.attempt == WHOLE else alpha + 1
    if side(work, ply) == side(work, ply + 1):
        return open_node(work, ply + 1, depth, alpha, beta)
    return open_node(work, ply + 1, depth, -beta, -alpha)


def receive(work: Any, ply: int) -> None:
    """The value of the position one ply on is in `work.value`: ask again with a wider window, or settle the move."""
    frame = work.frames[ply]
    value = wide(work.value)
    if side(work, ply) != side(work, ply + 1):
        value = -value
    if frame.attempt == REDUCED and value > frame.floor:
        frame.attempt = NARROW
        return
    if frame.attempt == NARROW and frame.floor < value < frame.beta:
        frame.attempt = WHOLE
        return
    if ply == 0:
        settle_root(work, value)
    if value > frame.best:
        frame.best = value
        frame.best_action = frame.action
    if value > frame.floor:
        frame.floor = value
        frame.bound = EXACT
        remember_line(work, ply, wide(frame.action))
        if value >= frame.beta:
            frame.bound = AT_LEAST
            frame.index = frame.count
    frame.index += 1
    frame.attempt = FRESH


def settle_root(work: Any, value: int) -> None:
    """Note the value of a root move, exact if it beats the best `wanted` so far, else a bound, and its line."""
    frame = work.frames[0]
    index = wide(frame.index)
    work.root_done[index] = 1
    work.root_values[index] = value
    work.root_exact[index] = value > frame.floor
    work.root_nodes[index] = work.nodes - frame.nodes_before
    if value > frame.floor:
        length = wide(work.line_length[1])
        for ply in range(length):
            work.root_lines[index, ply + 1] = work.line[1, ply]
        work.root_lengths[index] = length + 1


def search_tree(work: Any, wanted: int) -> None:
    """Search from the root's open frame down, with a stack of frames instead of recursion, which Numba cannot keep."""
    ply = 0
    while ply >= 0:
        frame = work.frames[ply]
        if frame.index >= frame.count:
            if ply > 0:
                close_node(work, ply)
            ply -= 1
            if ply >= 0:
                receive(work, ply)
            continue
        if frame.attempt == FRESH:
            begin_move(work, ply, wanted)
        if try_move(work, ply):
            if work.aborted != 0:
                return
            receive(work, ply)
        else:
            ply += 1


def list_root(work: Any, seed: Any) -> None:
    """List the moves at the root, most promising first, equally promising ones in an order drawn from the seed; an
    imprecise player errs about how promising they are.
    """
    count = list_moves(work, 0)
    work.root_count = count
    open_stream(work.generator, seed, TIES_STREAM)
    if work.blur > 0:
        blur = int(work.blur * PROMISE_OF_POINT)
        for index in range(count):
            work.promise[0, index] += draw_below(work.generator, 2 * blur + 1) - blur
    for last in range(count - 1, 0, -1):
        chosen = draw_below(work.generator, last + 1)
        action = work.actions[0, chosen]
        work.actions[0, chosen] = work.actions[0, last]
        work.actions[0, last] = action
        promise = work.promise[0, chosen]
        work.promise[0, chosen] = work.promise[0, last]
        work.promise[0, last] = promise
    for index in range(count):
        work.root_actions[index] = pick(work, 0, index, count)
        work.root_values[index] = -LIMIT
        work.root_exact[index] = 0
        work.root_nodes[index] = 0
        work.root_lines[index, 0] = work.root_actions[index]
        work.root_lengths[index] = 1


def is_better(work: Any, left: int, right: int) -> bool:
    """Whether the move at place `left` was searched in this pass and found better than that at `right`."""
    if work.root_done[left] != work.root_done[right]:
        return bool(work.root_done[left] > work.root_done[right])
    return bool(work.root_done[left] != 0 and work.root_values[left] > work.root_values[right])


def exchange(work: Any, left: int, right: int) -> None:
    for array in (work.root_actions, work.root_lengths):
        kept = array[left]
        array[left] = array[right]
        array[right] = kept
    value = work.root_values[left]
    work.root_values[left] = work.root_values[right]
    work.root_values[right] = value
    for flags in (work.root_exact, work.root_done):
        flag = flags[left]
        flags[left] = flags[right]
        flags[right] = flag
    nodes = work.root_nodes[left]
    work.root_nodes[left] = work.root_nodes[right]
    work.root_nodes[right] = nodes
    for ply in range(work.root_lines.shape[1]):
        action = work.root_lines[left, ply]
        work.root_lines[left, ply] = work.root_lines[right, ply]
        work.root_lines[right, ply] = action


def rank_root(work: Any) -> None:
    """Bring the root moves into order, best first, those not reached in an interrupted pass last; equals stay."""
    for index in range(1, work.root_count):
        place = index
        while place > 0 and is_better(work, place, place - 1):
            exchange(work, place, place - 1)
            place -= 1


def nth_best(work: Any, searched: int, wanted: int) -> int:
    """The wanted-th highest value among the first moves, or −LIMIT while there are fewer."""
    if searched < wanted:
        return -LIMIT
    least = -LIMIT
    for index in range(searched):
        value = wide(work.root_values[index])
        higher = 0
        for other in range(searched):
            higher += work.root_values[other] > value
        if higher < wanted and (least == -LIMIT or value < least):
            least = value
    return least


def search_depth(works: Any, depth: int, wanted: int) -> int:
    """Search every root move to a depth, the best `wanted` of them exactly: UNFINISHED, FINISHED or PROVED. An
    interrupted pass counts for the moves that it reached.
    """
    work = works[0]
    work.cut = 0
    work.aborted = 0
    for index in range(work.root_count):
        work.root_done[index] = 0
    work.frames[0].count = work.root_count
    open_frame(work.frames[0], depth, -LIMIT, LIMIT)
    search_tree(work, wanted)
    rank_root(work)
    if work.aborted != 0 or work.cut & TOO_SHALLOW != 0:
        return UNFINISHED
    return PROVED if work.cut == 0 else FINISHED


def begin_search(works: Any, states: Any, seed: Any) -> None:
    """Put the first state at the root and list its moves."""
    work = works[0]
    work.stack[0] = states[0]
    work.root = states[0].player
    work.nodes = 0
    prepare(work, work.stack[0])
    list_root(work, seed)


def lead_of_line(works: Any, index: int) -> float:
    """The lead in points to which the line of a root move leads."""
    work = works[0]
    for ply in range(work.root_lengths[index]):
        advance(work, ply, wide(work.root_lines[index, ply]))
    state = work.stack[wide(work.root_lengths[index])]
    return outlook(work, state)[0] if work.objective == WIN else float(margin_of(work, state))


INNER = (
    side,
    remember_line,
    pick,
    leaf_value,
    cut_value,
    open_frame,
    open_node,
    close_node,
    nth_best,
    begin_move,
    try_move,
    settle_root,
    receive,
    search_tree,
    list_root,
    is_better,
    exchange,
    rank_root,
)


class Search:
    """The functions above, compiled with one game's."""

    search_depth: Callable[[Any, int, int], int]
    begin_search: Callable[[Any, Any, Any], None]
    lead_of_line: Callable[[Any, int], float]

    def __init__(self, game: str, given: dict[str, Any]) -> None:
        self.WORK: np.dtype[Any] = given["WORK"]
        namespace = {**globals(), **given}
        for function in INNER:
            namespace[function.__name__] = compiled(FunctionType(function.__code__, namespace))
        for name in Search.__annotations__:
            setattr(self, name, entry_point(game, "search")(FunctionType(globals()[name].__code__, namespace)))
