"""The search of Azul: within a round nothing is hidden and nothing is left to chance, so it is searched like chess."""

from typing import Any

import numpy as np

from zellige.rules.azul import batch
from zellige.rules.azul.factory_offer import offer_is_over, open_colours, take_turn
from zellige.rules.azul.play import DESTINATIONS, MAX_ACTIONS, legal_actions, play, take_action, take_of
from zellige.rules.azul.state import (
    CENTRE,
    FACTORY_OFFER,
    LINES,
    MAX_PLAYERS,
    STATE,
    WALL,
    WALL_TILING,
    displays,
)
from zellige.rules.common.compiling import compiled, record
from zellige.rules.common.pattern_lines import first_complete_line
from zellige.rules.common.tiles import COLOURS, NONE, total, wide
from zellige.search.common.alpha_beta import GOES_ON, ROUND_OVER, TURN_OVER, Search, keep_best, work_fields
from zellige.search.common.evaluation import ROUND_END, memory_fields, write_sample
from zellige.search.common.net import net_record
from zellige.search.common.self_play import SelfPlay
from zellige.search.common.values import WIN

from .evaluation import PROSPECT, STARTS, WEIGHTS, points_here
from .inputs import INPUTS, MOST_INPUTS
from .keys import position_key  # noqa: F401  # what the search is made of
from .promise import promise_of
from .prospects import (  # noqa: F401
    next_starter,
    outlook,
    prepare,
    prospect_of,
    put_inputs,
    result_of,
    stage_of,
)

#: More than the takes of any round, 36 tiles, and the placements of four players after them.
MAX_PLIES = 60

NET = net_record(INPUTS)
WORK = record(
    work_fields(STATE, MAX_PLIES, MAX_ACTIONS)
    + memory_fields(STATE, MAX_PLAYERS, LINES, PROSPECT, WEIGHTS, NET, MOST_INPUTS)
)


@compiled
def is_repeated(state: Any, display: int) -> bool:
    """Whether a display before this one holds the same tiles."""
    for other in range(1, display):
        same = True
        for colour in range(COLOURS):
            same = same and state.sources[other, colour] == state.sources[display, colour]
        if same:
            return True
    return False


@compiled
def list_moves(work: Any, ply: int) -> int:
    """All moves, those from equal displays once; of several opponents, only what looks best for themselves."""
    state = work.stack[ply]
    board = state.boards[state.player]
    if state.phase != FACTORY_OFFER:
        count = legal_actions(state, work.actions[ply])
        line = first_complete_line(board)
        for index in range(count):
            work.promise[ply, index] = points_here(board, line, wide(work.actions[ply, index]))
        return count
    open_to = 0
    for line in range(DESTINATIONS):
        open_to |= open_colours(board, line) << (line * COLOURS)
    count = 0
    for source in range(displays(state.players) + 1):
        if total(state.sources[source]) == 0 or (source != CENTRE and is_repeated(state, source)):
            continue
        marker = wide(source == CENTRE and state.marker_holder == NONE)
        for colour in range(COLOURS):
            tiles = wide(state.sources[source, colour])
            if tiles > 0:
                for line in range(DESTINATIONS):
                    if (open_to >> (line * COLOURS + colour)) & 1:
                        work.actions[ply, count] = take_action(source, colour, line)
                        work.promise[ply, count] = promise_of(state, board, tiles, colour, line, marker)
                        count += 1
    if state.players > 2 and state.player != work.root and work.objective == WIN:
        return keep_best(work, ply, count, wide(work.opponent_moves))
    return count


@compiled
def advance(work: Any, ply: int, action: int) -> int:
    """An exact search tiles by the rules, choices included. Otherwise a round is over when the offer is: what follows
    concerns each board alone, and `prospect_of` sees to it; at the wall only the player at the root chooses.
    """
    work.stack[ply + 1] = work.stack[ply]
    state = work.stack[ply + 1]
    if work.objective != WIN:
        play(state, action, None)
        return TURN_OVER if state.phase == FACTORY_OFFER or state.phase == WALL_TILING else ROUND_OVER
    if state.phase == WALL_TILING:
        play(state, action, None)
        return GOES_ON if state.phase == WALL_TILING and state.player == work.root else ROUND_OVER
    source, colour, line = take_of(action)
    take_turn(state, source, colour, line, None)
    return ROUND_OVER if offer_is_over(state) else TURN_OVER


# What an exact search maximises


@compiled
def margin_of(work: Any, state: Any) -> int:
    """The lead in points over the best opponent."""
    lead = 1000
    for player in range(state.players):
        if player != work.root:
            lead = min(lead, wide(state.boards[work.root].score) - wide(state.boards[player].score))
    return lead


@compiled
def margin_if_ended(work: Any, state: Any) -> int:
    """The same if the round ended now."""
    return result_of(work, state)[1]


@compiled
def final_result(work: Any, state: Any) -> int:
    return result_of(work, state)[0]


search = Search("azul", {**vars(batch), **globals()})


# Learning

#: Nothing is needed for guessing.
GUESSING = record([("nothing", np.int8)])


@compiled
def imagine(state: Any, seed: Any, guessing: Any) -> None:
    """Everything is open."""


@compiled
def is_amid_turn(state: Any) -> bool:
    """A turn is one move."""
    return False


@compiled
def is_foreseen(state: Any) -> bool:
    """Every turn is thought about."""
    return False


@compiled
def note(work: Any, state: Any, samples: Any, count: int) -> int:
    """Write down what the evaluation sees of every player's board."""
    work.root = state.player
    prepare(work, state)
    stage = stage_of(state)
    fullest = 0
    for player in range(state.players):
        prospect = prospect_of(work, state, player)
        fullest = max(fullest, wide(prospect.fullest_row))
        write_sample(samples[count + player], player, stage, prospect)
        samples[count + player].features[STARTS] = next_starter(state, stage == ROUND_END) == player
    for player in range(state.players):
        samples[count + player].rounds_left = WALL - fullest
    return count + wide(state.players)


learning = SelfPlay("azul", {**vars(batch), **vars(batch.engine), **globals(), **vars(search)})
