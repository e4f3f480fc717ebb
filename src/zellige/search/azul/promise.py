"""The first impression of a take: what is tried first, and all that the greedy bot sees."""

from typing import Any

from zellige.rules.azul.factory_offer import FLOOR_LINE
from zellige.rules.azul.state import FLOOR
from zellige.rules.azul.wall_tiling import FLOOR_COSTS
from zellige.rules.common.compiling import compiled
from zellige.rules.common.pattern_lines import capacity
from zellige.rules.common.tiles import wide

from .evaluation import best_points


@compiled
def floor_loss(board: Any, tiles: int) -> int:
    """What so many more tiles on the floor line would cost."""
    cost = 0
    for space in range(board.floor_count, min(FLOOR, board.floor_count + tiles)):
        cost += FLOOR_COSTS[space]
    return cost


@compiled
def promise_of(state: Any, board: Any, tiles: int, colour: int, line: int, marker: int) -> int:
    """How promising a take looks: first those that complete a line, then those that fill one, last the floor."""
    if line == FLOOR_LINE:
        return -100 - 10 * floor_loss(board, tiles + marker)
    room = capacity(line) - wide(board.line_count[line])
    loss = floor_loss(board, max(0, tiles - room) + marker)
    if tiles >= room:
        return 40 + 8 * best_points(wide(state.side), board, line, colour) - 10 * loss
    after = wide(board.line_count[line]) + tiles
    return 4 * tiles + 20 * after // capacity(line) - 10 * loss
