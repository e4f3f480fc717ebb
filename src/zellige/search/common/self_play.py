"""Games that a search plays against itself, to learn from; written once for every game.

Besides what `alpha_beta` and the rules' engine are given, a game gives `note(work, state, samples, count)`: write what
the evaluation sees of every player's board to samples from `count` on, and return how many there are then.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from zellige.rules.common.chance import draw_below, open_stream
from zellige.rules.common.compiling import compiled, entry_point
from zellige.rules.common.tiles import wide

from .alpha_beta import UNFINISHED

# The names that a game gives; here they only tell readers and type checkers what is used below.
CHANCE: Any
awaits_deal: Callable[[Any], bool]
deal_if_awaited: Callable[[Any, Any, Any], None]
is_over: Callable[[Any], bool]
play: Callable[[Any, int, Any], None]
begin_search: Callable[[Any, Any, Any], None]
search_depth: Callable[[Any, int, int], int]
note: Callable[[Any, Any, Any, int], int]

#: The streams of a game's seed that choose exploratory moves and positions to note.
EXPLORING_STREAM = 1 << 35
MAX_DEPTH = 40


def choose(works: Any, states: Any, seed: Any, nodes: int) -> int:
    """The move that a search of so many nodes finds."""
    begin_search(works, states, seed)
    works[0].node_limit = nodes
    if works[0].root_count > 1:
        for depth in range(1, MAX_DEPTH):
            if search_depth(works, depth, 1) != UNFINISHED or works[0].aborted != 0:
                break
    return wide(works[0].root_actions[0])


def explore(works: Any, generator: Any) -> int:
    """A move that the search would not make: one of the five that look most promising, now and then any."""
    count = wide(works[0].root_count)
    if draw_below(generator, 4) > 0:
        count = min(count, 5)
    return wide(works[0].root_actions[draw_below(generator, count)])


def self_play(
    works: Any, states: Any, seeds: Any, nodes: int, exploring: int, noting: int, max_rounds: int, samples: Any
) -> int:
    """Play set-up games to their end; in `exploring` of 100 moves explore, note `noting` of 100 positions and every
    round's end. Returns how many samples were written; each gets the final score of its player.
    """
    chance = np.zeros(1, CHANCE)
    generator = np.zeros(1, np.uint64)
    count = 0
    for game in range(states.shape[0]):
        one = states[game : game + 1]
        first = count
        open_stream(generator, seeds[game], EXPLORING_STREAM)
        moves = 0
        while not is_over(states[game]) and not (awaits_deal(states[game]) and states[game].round_number >= max_rounds):
            if awaits_deal(states[game]):
                if states[game].round_number > 0:
                    count = note(works[0], states[game], samples, count)
                deal_if_awaited(states[game], seeds[game], chance[0])
            elif draw_below(generator, 100) < noting:
                count = note(works[0], states[game], samples, count)
            action = choose(works, one, seeds[game] + np.uint64(moves), nodes)
            if draw_below(generator, 100) < exploring:
                action = explore(works, generator)
            play(states[game], action, None)
            moves += 1
        for index in range(first, count):
            samples[index].final = states[game].boards[samples[index].player].score
            samples[index].game = game
    return count


class SelfPlay:
    """The functions above, compiled with one game's."""

    self_play: Callable[..., int]

    def __init__(self, game: str, given: dict[str, Any]) -> None:
        namespace = {**globals(), **given}
        for function in (choose, explore):
            namespace[function.__name__] = compiled(FunctionType(function.__code__, namespace))
        self.self_play = entry_point(game, "search")(FunctionType(self_play.__code__, namespace))
