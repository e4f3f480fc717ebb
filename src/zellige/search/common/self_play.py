"""Games that a search plays against itself, to learn from; written once for every game.

Besides what `alpha_beta` and the rules' engine are given, a game gives
- `note(work, state, samples, count)`: write what the evaluation sees of every player's board to samples from `count`
  on, and return how many there are then;
- `put_inputs(work, state)`: note what a net sees of a position with the eyes of the player at the root;
- `imagine(state, seed, guessing)`: replace what the player on turn cannot know by a guess;
- `is_amid_turn(state)`: whether a player has decided a part of a turn only, which a net is never asked about;
- `is_foreseen(state)`: whether a search from an earlier decision of the turn saw all that this one depends on;
- `prospect_of(work, state, player)`: what is known of a board, with the key by which it is remembered.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from zellige.rules.common.chance import draw_below, mix, open_stream
from zellige.rules.common.compiling import compiled, entry_point, record
from zellige.rules.common.tiles import NONE, wide

from .alpha_beta import UNFINISHED
from .values import WON

# The names that a game gives; here they only tell readers and type checkers what is used below.
CHANCE: Any
GUESSING: Any
STATE: Any
awaits_deal: Callable[[Any], bool]
deal_if_awaited: Callable[[Any, Any, Any], None]
is_over: Callable[[Any], bool]
play: Callable[[Any, int, Any], None]
begin_search: Callable[[Any, Any, Any], None]
search_depth: Callable[[Any, int, int], int]
note: Callable[[Any, Any, Any, int], int]
prepare: Callable[[Any, Any], None]
put_inputs: Callable[[Any, Any], None]
outlook: Callable[[Any, Any], tuple[float, int]]
imagine: Callable[[Any, Any, Any], None]
is_amid_turn: Callable[[Any], bool]
is_foreseen: Callable[[Any], bool]
player_count: Callable[[Any], int]
prospect_of: Callable[[Any, Any, int], Any]
LEGAL: int
fault: Callable[[Any, int], int]

#: The streams of a game's seed that choose exploratory moves and positions to note.
EXPLORING_STREAM = 1 << 35
MAX_DEPTH = 40


def choose(works: Any, state: Any, worlds: Any, guesses: Any, seed: Any, nodes: int) -> int:
    """The move that a search of so many nodes finds in a world that fits what the player on turn knows."""
    worlds[0] = state
    imagine(worlds[0], seed, guesses[0])
    begin_search(works, worlds, seed)
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


def planned(work: Any, state: Any, made: int) -> int:
    """The next decision of the best line, of which so many are made; NONE if it is not known or no longer fits."""
    if made == 0 or made >= work.root_lengths[0] or not is_foreseen(state):
        return NONE
    action = wide(work.root_lines[0, made])
    return action if fault(state, action) == LEGAL else NONE


def expectation(work: Any) -> float:
    """What the search expects for the player on turn, from −1 to 1; NaN if it was too short to expect anything."""
    value = wide(work.root_values[0])
    return value / WON if abs(value) <= WON else np.nan


def position_record(state: np.dtype[Any]) -> np.dtype[Any]:
    """A position of a game that was played, and what the search expected for the player on turn; NaN if it expected
    nothing, and between rounds, when nobody is on turn.
    """
    return record([("state", state), ("expected", np.float32)])


def recorded_play(
    works: Any, states: Any, seeds: Any, nodes: int, exploring: int, max_rounds: int, positions: Any
) -> int:
    """Play the first of set-up games to its end, exploring in so many of 100 moves; returns how many positions of it
    were written. A turn of several decisions is thought through once, unless it leads to something new.
    """
    chance = np.zeros(1, CHANCE)
    worlds = np.zeros(1, STATE)
    guesses = np.zeros(1, GUESSING)
    generator = np.zeros(1, np.uint64)
    open_stream(generator, seeds[0], EXPLORING_STREAM)
    count = 0
    moves = 0
    made = 0  # decisions of the line that was found best
    state = states[0]
    while not is_over(state) and not (awaits_deal(state) and state.round_number >= max_rounds):
        if awaits_deal(state):
            if state.round_number > 0:
                positions[count].state = state
                positions[count].expected = np.nan
                count += 1
            deal_if_awaited(state, seeds[0], chance[0])
        action = planned(works[0], state, made)
        explores = action != NONE and draw_below(generator, 100) < exploring
        made += 1
        if action == NONE or explores:
            action = choose(works, state, worlds, guesses, mix(seeds[0] + np.uint64(moves)), nodes)
            made = 1
            if works[0].root_count > 1:
                if not is_amid_turn(state):
                    positions[count].state = state
                    positions[count].expected = expectation(works[0])
                    count += 1
                if explores or draw_below(generator, 100) < exploring:
                    action = explore(works, generator)
                    made = 0
        play(state, action, None)
        moves += 1
    return count


def match_play(works: Any, states: Any, seeds: Any, seat: int, nodes: int, max_decisions: int) -> None:
    """Play the first of set-up games to its end, or so many decisions of it: the first search from a seat, the second
    from all others.
    """
    chance = np.zeros(1, CHANCE)
    worlds = np.zeros(1, STATE)
    guesses = np.zeros(1, GUESSING)
    state = states[0]
    for decision in range(max_decisions):
        if is_over(state):
            break
        deal_if_awaited(state, seeds[0], chance[0])
        side = 0 if state.player == seat else 1
        seed = seeds[0] ^ np.uint64(decision)
        play(state, choose(works[side : side + 1], state, worlds, guesses, seed, nodes), None)


def inputs_of(works: Any, positions: Any, seats: Any, places: Any, values: Any) -> None:
    """Write what the net sees of positions with the eyes of a seat each; what is left of a row stays as it is."""
    work = works[0]
    for index in range(positions.shape[0]):
        state = positions[index].state
        work.root = seats[index]
        prepare(work, state)
        put_inputs(work, state)
        for place in range(work.judging.count):
            places[index, place] = work.judging.places[place]
            values[index, place] = work.judging.values[place]
        work.judging.count = 0
        # Keys tell boards of real games apart, and not what training disguises.
        for player in range(player_count(state)):
            prospect_of(work, state, player).key = 0


def outlooks_of(works: Any, positions: Any, seats: Any, leads: Any, values: Any) -> None:
    """What positions look like with the eyes of a seat each: the lead in points, and their value from −1 to 1."""
    work = works[0]
    for index in range(positions.shape[0]):
        state = positions[index].state
        work.root = seats[index]
        prepare(work, state)
        lead, value = outlook(work, state)
        leads[index] = lead
        values[index] = value / WON


def self_play(
    works: Any, states: Any, seeds: Any, nodes: int, exploring: int, noting: int, max_rounds: int, samples: Any
) -> int:
    """Play set-up games to their end; in `exploring` of 100 moves explore, note `noting` of 100 positions and every
    round's end. Returns how many samples were written; each gets the final score of its player.
    """
    chance = np.zeros(1, CHANCE)
    worlds = np.zeros(1, STATE)
    guesses = np.zeros(1, GUESSING)
    generator = np.zeros(1, np.uint64)
    count = 0
    for game in range(states.shape[0]):
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
            action = choose(works, states[game], worlds, guesses, mix(seeds[game] + np.uint64(moves)), nodes)
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
    recorded_play: Callable[..., int]
    match_play: Callable[..., None]
    inputs_of: Callable[..., None]
    outlooks_of: Callable[..., None]

    def __init__(self, game: str, given: dict[str, Any]) -> None:
        namespace = {**globals(), **given}
        for function in (choose, planned, expectation, explore):
            namespace[function.__name__] = compiled(FunctionType(function.__code__, namespace))
        for name in SelfPlay.__annotations__:
            setattr(self, name, entry_point(game, "search")(FunctionType(globals()[name].__code__, namespace)))
