"""What Python calls, written once for every game: arrays of states in, so that one call does the work of thousands.

`Engine` compiles these functions with the rules of one game: its module gives them STATE, CHANCE, MAX_ACTIONS, LEGAL,
`fault`, `legal_actions`, `play`, `draw_deal`, `lay_out`, `awaits_deal`, `is_over`, `player_count` and `places`.
Nothing here checks bounds: whoever calls has checked its arguments (`fault` takes any number).
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from .chance import draw_below, open_stream
from .compiling import compiled, entry_point
from .tiles import NONE, wide

# The names that a game's rules give; here they only tell readers and type checkers what is used below.
STATE: Any
CHANCE: Any
MAX_ACTIONS: int
LEGAL: int
fault: Callable[[Any, int], int]
legal_actions: Callable[[Any, Any], int]
play: Callable[[Any, int, Any], None]
draw_deal: Callable[[Any, Any, Any], None]
lay_out: Callable[[Any, Any, Any], None]
awaits_deal: Callable[[Any], bool]
is_over: Callable[[Any], bool]
player_count: Callable[[Any], int]
places: Callable[[Any, Any], None]

#: The stream of a seed that chooses random moves, apart from those that deal.
MOVES_STREAM = 1 << 32


def deal_if_awaited(state: Any, seed: Any, chance: Any) -> None:
    if awaits_deal(state):
        draw_deal(state, seed, chance)
        lay_out(state, chance.deal, None)


def deal_drawn(states: Any, seed: Any, chances: Any) -> None:
    """Draw the deal that the first state awaits, without laying it out."""
    draw_deal(states[0], seed, chances[0])


def deal_given(states: Any, chances: Any, logs: Any) -> None:
    """Lay out a deal on the first state, with its events."""
    lay_out(states[0], chances[0].deal, logs[0])


def deal_where_awaited(states: Any, seeds: Any) -> None:
    """Draw and lay out the deal of every state that awaits one."""
    chance = np.zeros(1, CHANCE)
    for game in range(states.shape[0]):
        deal_if_awaited(states[game], seeds[game], chance[0])


def fault_of(states: Any, action: int) -> int:
    """What forbids a move on the first state."""
    return fault(states[0], action)


def play_logged(states: Any, action: int, logs: Any) -> int:
    """Play a move on the first state, with its events, if it is legal; returns what forbids it."""
    forbids = fault(states[0], action)
    if forbids == LEGAL:
        play(states[0], action, logs[0])
    return forbids


def play_each(states: Any, actions: Any, logs: Any, forbidden: Any) -> None:
    """The same on every state."""
    for game in range(states.shape[0]):
        forbidden[game] = fault(states[game], wide(actions[game]))
        if forbidden[game] == LEGAL:
            play(states[game], wide(actions[game]), logs[game])


def play_one(states: Any, action: int) -> int:
    """Play a move on the first state, without events, if it is legal; returns what forbids it."""
    forbids = fault(states[0], action)
    if forbids == LEGAL:
        play(states[0], action, None)
    return forbids


def step(states: Any, actions: Any, seeds: Any) -> int:
    """Play one move per game, and the deal that follows; games that are over stay as they are.

    Nothing is played unless every move is legal; returns the first game whose move is not, or NONE.
    """
    for game in range(states.shape[0]):
        if not is_over(states[game]) and fault(states[game], wide(actions[game])) != LEGAL:
            return game
    chance = np.zeros(1, CHANCE)
    for game in range(states.shape[0]):
        if not is_over(states[game]):
            play(states[game], wide(actions[game]), None)
            deal_if_awaited(states[game], seeds[game], chance[0])
    return NONE


def list_actions(states: Any, out: Any) -> int:
    """Write the legal moves of the first state, and return how many there are."""
    return legal_actions(states[0], out)


def legal_masks(states: Any, out: Any) -> None:
    """Write 1 for every legal move of every game, 0 for every other number."""
    actions = np.zeros(MAX_ACTIONS, np.int16)
    for game in range(states.shape[0]):
        for action in range(out.shape[1]):
            out[game, action] = 0
        for index in range(legal_actions(states[game], actions)):
            out[game, actions[index]] = 1


def random_actions(states: Any, seeds: Any, turn: int, out: Any) -> None:
    """A uniformly random legal move for every game, by its seed and the number of the turn; NONE if it is over."""
    generator = np.zeros(1, np.uint64)
    actions = np.zeros(MAX_ACTIONS, np.int16)
    for game in range(states.shape[0]):
        count = legal_actions(states[game], actions)
        open_stream(generator, seeds[game], MOVES_STREAM + turn)
        out[game] = actions[draw_below(generator, count)] if count else NONE


def results(states: Any, scores: Any, ranks: Any) -> None:
    """Every player's score, and place (0 for the winners)."""
    for game in range(states.shape[0]):
        for player in range(player_count(states[game])):
            scores[game, player] = states[game].boards[player].score
        places(states[game], ranks[game])


def random_games(states: Any, seeds: Any, max_rounds: int) -> int:
    """Play set-up games to their end, or to the end of a round, with uniformly random moves; return how many moves."""
    chance = np.zeros(1, CHANCE)
    generator = np.zeros(1, np.uint64)
    actions = np.zeros(MAX_ACTIONS, np.int16)
    moves = 0
    for game in range(states.shape[0]):
        state = states[game]
        open_stream(generator, seeds[game], MOVES_STREAM)
        while not is_over(state) and not (awaits_deal(state) and state.round_number == max_rounds):
            deal_if_awaited(state, seeds[game], chance[0])
            count = legal_actions(state, actions)
            play(state, wide(actions[draw_below(generator, count)]), None)
            moves += 1
    return moves


def count_leaves(states: Any, seed: Any, depth: int) -> int:
    """How many sequences of `depth` moves start at the first state, deals being drawn from the seed."""
    chance = np.zeros(1, CHANCE)
    stack = np.zeros(depth + 1, STATE)
    actions = np.zeros((depth + 1, MAX_ACTIONS), np.int16)
    counts = np.zeros(depth + 1, np.int64)
    tried = np.zeros(depth + 1, np.int64)
    if depth == 0:
        return 1
    stack[0] = states[0]
    deal_if_awaited(stack[0], seed, chance[0])
    counts[0] = legal_actions(stack[0], actions[0])
    leaves = 0
    ply = 0
    while ply >= 0:
        if ply == depth - 1:
            leaves += counts[ply]
            ply -= 1
        elif tried[ply] == counts[ply]:
            ply -= 1
        else:
            action = wide(actions[ply, tried[ply]])
            tried[ply] += 1
            stack[ply + 1] = stack[ply]
            ply += 1
            play(stack[ply], action, None)
            deal_if_awaited(stack[ply], seed, chance[0])
            counts[ply] = legal_actions(stack[ply], actions[ply])
            tried[ply] = 0
    return leaves


class Engine:
    """The functions above, compiled with one game's rules."""

    deal_drawn: Callable[[Any, Any, Any], None]
    deal_given: Callable[[Any, Any, Any], None]
    deal_where_awaited: Callable[[Any, Any], None]
    fault_of: Callable[[Any, int], int]
    play_logged: Callable[[Any, int, Any], int]
    play_each: Callable[[Any, Any, Any, Any], None]
    play_one: Callable[[Any, int], int]
    step: Callable[[Any, Any, Any], int]
    list_actions: Callable[[Any, Any], int]
    legal_masks: Callable[[Any, Any], None]
    random_actions: Callable[[Any, Any, int, Any], None]
    results: Callable[[Any, Any, Any], None]
    random_games: Callable[[Any, Any, int], int]
    count_leaves: Callable[[Any, Any, int], int]

    #: For other compiled code.
    deal_if_awaited: Callable[[Any, Any, Any], None]

    def __init__(self, game: str, rules: dict[str, Any]) -> None:
        """Give the same code the game's globals: Numba looks names up there, and its cache tells the games apart by
        the types of their records.
        """
        self.STATE = rules["STATE"]
        self.CHANCE = rules["CHANCE"]
        self.MAX_ACTIONS: int = rules["MAX_ACTIONS"]
        namespace = {**globals(), **rules}
        self.deal_if_awaited = compiled(FunctionType(deal_if_awaited.__code__, namespace))
        namespace["deal_if_awaited"] = self.deal_if_awaited
        for name in sorted(Engine.__annotations__.keys() - {"deal_if_awaited"}):
            setattr(self, name, entry_point(game)(FunctionType(globals()[name].__code__, namespace)))
