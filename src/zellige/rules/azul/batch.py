"""What Python calls: arrays of states in, so that one call can do the work of thousands.

Nothing here checks bounds: whoever calls has checked its arguments (`fault` takes any number).
"""

from typing import Any

import numpy as np

from ..common.chance import draw_below, open_stream
from ..common.compiling import compiled, entry_point
from ..common.tiles import NONE, copy, wide
from .final_scoring import places
from .next_round import CHANCE, draw_deal, draw_starting_player, lay_out
from .play import MAX_ACTIONS, fault, legal_actions, play
from .state import DEAL, GAME_OVER, LEGAL, MAX_SOURCES, STATE, set_up

#: The stream of a seed that chooses random moves, apart from those that deal.
MOVES_STREAM = 1 << 32


@entry_point
def starting_players(seeds: Any, players: int, out: Any) -> None:
    chance = np.zeros(1, CHANCE)
    for game in range(seeds.shape[0]):
        out[game] = draw_starting_player(chance[0].generator, seeds[game], players)


@entry_point
def start_games(states: Any, players: int, side: int, starting_players: Any) -> None:
    for game in range(states.shape[0]):
        set_up(states[game], players, side, wide(starting_players[game]))


@entry_point
def deal_drawn(states: Any, seed: Any, deal: Any) -> None:
    """Draw the deal that the first state awaits, without laying it out."""
    chance = np.zeros(1, CHANCE)
    draw_deal(states[0], seed, chance[0])
    for source in range(MAX_SOURCES):
        copy(chance[0].deal[source], deal[source])


@entry_point
def deal_given(states: Any, deal: Any, logs: Any) -> None:
    """Lay out a deal on the first state, with its events."""
    lay_out(states[0], deal, logs[0])


@entry_point
def play_logged(states: Any, action: int, logs: Any) -> int:
    """Play a move on the first state, with its events, if it is legal; returns what forbids it."""
    forbids = fault(states[0], action)
    if forbids == LEGAL:
        play(states[0], action, logs[0])
    return forbids


@entry_point
def play_one(states: Any, action: int) -> int:
    """The same without events."""
    forbids = fault(states[0], action)
    if forbids == LEGAL:
        play(states[0], action, None)
    return forbids


@compiled
def deal_if_awaited(state: Any, seed: Any, chance: Any) -> None:
    if state.phase == DEAL:
        draw_deal(state, seed, chance)
        lay_out(state, chance.deal, None)


@entry_point
def deal_where_awaited(states: Any, seeds: Any) -> None:
    """Draw and lay out the deal of every state that awaits one."""
    chance = np.zeros(1, CHANCE)
    for game in range(states.shape[0]):
        deal_if_awaited(states[game], seeds[game], chance[0])


@entry_point
def step(states: Any, actions: Any, seeds: Any) -> int:
    """Play one move per game, and the deal that follows; games that are over stay as they are.

    Nothing is played unless every move is legal; returns the first game whose move is not, or NONE.
    """
    for game in range(states.shape[0]):
        if states[game].phase != GAME_OVER and fault(states[game], wide(actions[game])) != LEGAL:
            return game
    chance = np.zeros(1, CHANCE)
    for game in range(states.shape[0]):
        if states[game].phase != GAME_OVER:
            play(states[game], wide(actions[game]), None)
            deal_if_awaited(states[game], seeds[game], chance[0])
    return NONE


@entry_point
def list_actions(states: Any, out: Any) -> int:
    """Write the legal moves of the first state, and return how many there are."""
    return legal_actions(states[0], out)


@entry_point
def fault_of(states: Any, action: int) -> int:
    """What forbids a move on the first state."""
    return fault(states[0], action)


@entry_point
def legal_masks(states: Any, out: Any) -> None:
    """Write 1 for every legal move of every game, 0 for every other number."""
    actions = np.zeros(MAX_ACTIONS, np.int16)
    for game in range(states.shape[0]):
        for action in range(out.shape[1]):
            out[game, action] = 0
        for index in range(legal_actions(states[game], actions)):
            out[game, actions[index]] = 1


@entry_point
def random_actions(states: Any, seeds: Any, turn: int, out: Any) -> None:
    """A uniformly random legal move for every game, by its seed and the number of the turn; NONE if it is over."""
    generator = np.zeros(1, np.uint64)
    actions = np.zeros(MAX_ACTIONS, np.int16)
    for game in range(states.shape[0]):
        count = legal_actions(states[game], actions)
        open_stream(generator, seeds[game], MOVES_STREAM + turn)
        out[game] = actions[draw_below(generator, count)] if count else NONE


@entry_point
def results(states: Any, scores: Any, ranks: Any) -> None:
    """Every player's score, and place by AZ-5.3 (0 for the winners)."""
    for game in range(states.shape[0]):
        for player in range(states[game].players):
            scores[game, player] = states[game].boards[player].score
        places(states[game], ranks[game])


@entry_point
def random_games(states: Any, seeds: Any, max_rounds: int) -> int:
    """Play set-up games to their end, or to the end of a round, with uniformly random moves; return how many moves."""
    chance = np.zeros(1, CHANCE)
    generator = np.zeros(1, np.uint64)
    actions = np.zeros(MAX_ACTIONS, np.int16)
    moves = 0
    for game in range(states.shape[0]):
        state = states[game]
        open_stream(generator, seeds[game], MOVES_STREAM)
        while state.phase != GAME_OVER and not (state.phase == DEAL and state.round_number == max_rounds):
            deal_if_awaited(state, seeds[game], chance[0])
            count = legal_actions(state, actions)
            play(state, wide(actions[draw_below(generator, count)]), None)
            moves += 1
    return moves


@entry_point
def count_leaves(states: Any, seed: Any, depth: int) -> int:
    """How many sequences of `depth` moves start at the first state, deals being drawn from the seed."""
    chance = np.zeros(1, CHANCE)
    stack = np.zeros(depth + 1, STATE)
    actions = np.zeros((depth + 1, MAX_ACTIONS), np.int16)
    counts = np.zeros(depth + 1, np.int64)
    tried = np.zeros(depth + 1, np.int64)
    stack[0] = states[0]
    deal_if_awaited(stack[0], seed, chance[0])
    counts[0] = legal_actions(stack[0], actions[0])
    if depth == 0:
        return 1
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
