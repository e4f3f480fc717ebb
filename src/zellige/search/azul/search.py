"""The search of Azul: within a round nothing is hidden and nothing is left to chance, so it is searched like chess."""

from typing import Any

import numpy as np

from zellige.rules.azul import batch
from zellige.rules.azul.factory_offer import FLOOR_LINE, offer_is_over, open_colours, take_turn
from zellige.rules.azul.final_scoring import complete_rows
from zellige.rules.azul.play import DESTINATIONS, MAX_ACTIONS, legal_actions, play, take_action, take_of
from zellige.rules.azul.state import (
    CENTRE,
    FACTORY_OFFER,
    FLOOR,
    GAME_OVER,
    LEGAL,
    LINES,
    MAX_PLAYERS,
    STATE,
    TILES_PER_DISPLAY,
    WALL,
    WALL_TILING,
    displays,
)
from zellige.rules.azul.wall_tiling import (
    FLOOR_COSTS,
    move_to_wall,
    place_fault,
    tile_player_until_choice,
)
from zellige.rules.common.chance import mix
from zellige.rules.common.compiling import compiled, record
from zellige.rules.common.pattern_lines import capacity, first_complete_line
from zellige.rules.common.tiles import COLOURS, NONE, total, wide
from zellige.search.common.alpha_beta import GOES_ON, ROUND_OVER, TURN_OVER, Search, blur_of, keep_best, work_fields
from zellige.search.common.self_play import SelfPlay
from zellige.search.common.values import MARGIN, WIN, value_of_lead, value_of_result

from .evaluation import (
    EARLY,
    FEATURES,
    LATE,
    PROSPECT,
    ROUND_END,
    STARTS,
    WEIGHTS,
    best_points,
    describe,
    foretell,
    points_here,
)

#: More than the takes of any round, 36 tiles, and the placements of four players after them.
MAX_PLIES = 60
PROSPECT_BITS = 13
_PROSPECT_MASK = np.uint64((1 << PROSPECT_BITS) - 1)
_ODD = np.uint64(0x9FB21C651E98DF25)

WORK = record(
    [
        *work_fields(STATE, MAX_PLIES, MAX_ACTIONS),
        ("weights", WEIGHTS),
        # A hash of each player's wall and score at the root.
        ("salt", np.uint64, (MAX_PLAYERS,)),
        ("prospects", PROSPECT, (1 << PROSPECT_BITS,)),
        ("trial", PROSPECT),
        ("tiling", STATE, (LINES + 1,)),
        ("next_column", np.int64, (LINES + 1,)),
    ]
)


@compiled
def mover(state: Any) -> int:
    return wide(state.player)


# Telling positions apart


@compiled
def board_salt(board: Any, player: int) -> Any:
    """A hash of what no take changes: the wall and the score."""
    salt = mix(np.uint64(player + 1) * _ODD + np.uint64(board.score))
    for row in range(WALL):
        code = 0
        for column in range(WALL):
            code = 8 * code + wide(board.wall[row, column]) + 1
        salt = mix(salt + np.uint64(code))
    return salt


@compiled
def lines_code(board: Any) -> Any:
    """The pattern lines and how full the floor line is, one number for each case."""
    code = wide(board.floor_count)
    for line in range(LINES):
        code = 64 * code + 8 * wide(board.line_count[line]) + wide(board.line_colour[line]) + 1
    return np.uint64(code)


@compiled
def board_key(work: Any, state: Any, player: int) -> Any:
    board = state.boards[player]
    salt = work.salt[player] if state.phase == FACTORY_OFFER else board_salt(board, player)
    return mix(salt + lines_code(board) * _ODD)


@compiled
def source_code(state: Any, source: int) -> int:
    code = 0
    for colour in range(COLOURS):
        code = 64 * code + wide(state.sources[source, colour])
    return code


@compiled
def position_key(work: Any, ply: int) -> Any:
    """Displays are hashed as a multiset: which of them holds which tiles makes no difference."""
    state = work.stack[ply]
    rest = wide(state.player) + 4 * (wide(state.marker_holder) + 1) + 32 * wide(work.root) + 128 * wide(work.objective)
    rest = 8 * rest + 4 * wide(state.phase == WALL_TILING) + wide(state.starting_player)
    key = mix(np.uint64(source_code(state, CENTRE)) * _ODD + np.uint64(rest))
    for player in range(state.players):
        key += board_key(work, state, player)
    for display in range(1, displays(state.players) + 1):
        code = source_code(state, display)
        if code != 0:
            key += mix(np.uint64(code) * _ODD)
    return mix(key)


# Moves


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


# What a position is worth


@compiled
def keep_if_better(work: Any, board: Any, side: int, best: Any) -> None:
    """Let `best` keep the most promising of the tiled boards."""
    describe(side, board, work.trial)
    weights = work.weights.weights[ROUND_END, WALL - work.trial.fullest_row]
    if best.key == 0 or foretell(work.trial, weights) > foretell(best, weights):
        best.key = 1
        best.score = work.trial.score
        best.fullest_row = work.trial.fullest_row
        best.rows = work.trial.rows
        for feature in range(FEATURES):
            best.features[feature] = work.trial.features[feature]


@compiled
def try_tilings(work: Any, player: int, best: Any) -> None:
    """Tile the board of `work.tiling[0]` in every possible way."""
    level = 0
    work.next_column[0] = NONE
    while level >= 0:
        state = work.tiling[level]
        board = state.boards[player]
        if work.next_column[level] == NONE:
            if tile_player_until_choice(state, player, None):
                keep_if_better(work, board, wide(state.side), best)
                level -= 1
                continue
            work.next_column[level] = 0
        line = first_complete_line(board)
        colour = wide(board.line_colour[line])
        column = wide(work.next_column[level])
        while column < WALL and place_fault(wide(state.side), board, line, column, colour) != LEGAL:
            column += 1
        work.next_column[level] = column + 1
        if column >= WALL:
            level -= 1
            continue
        level += 1
        work.tiling[level] = work.tiling[level - 1]
        work.next_column[level] = NONE
        move_to_wall(work.tiling[level], player, line, column, None)


@compiled
def prospect_of(work: Any, state: Any, player: int) -> Any:
    """A player's prospects if the round ended now; boards that were looked at before are remembered."""
    key = board_key(work, state, player)
    prospect = work.prospects[wide(key & _PROSPECT_MASK)]
    if prospect.key != key:
        prospect.key = 0
        work.tiling[0] = state
        try_tilings(work, player, prospect)
        prospect.key = key
    return prospect


@compiled
def stage_of(state: Any) -> int:
    tiles = 0
    for source in range(displays(state.players) + 1):
        tiles += total(state.sources[source])
    if tiles == 0:
        return ROUND_END
    return LATE if 2 * tiles <= TILES_PER_DISPLAY * displays(state.players) else EARLY


@compiled
def next_starter(state: Any, stage: int) -> int:
    """Who starts the next round, as far as that is settled."""
    if stage == ROUND_END and state.marker_holder == NONE:
        return wide(state.starting_player)
    return wide(state.marker_holder)


@compiled
def outlook(work: Any, state: Any) -> tuple[float, float, int]:
    """The lead that the player at the root will probably have over the best opponent, and how far from it the outcome
    may lie; for a game that ends with this round the lead, 0, and the result.
    """
    stage = stage_of(state)
    fullest = 0
    for player in range(state.players):
        fullest = max(fullest, wide(prospect_of(work, state, player).fullest_row))
    if state.phase == GAME_OVER or (stage == ROUND_END and fullest == WALL):
        ahead, points = result_of(work, state)
        return float(points), 0.0, ahead
    weights = work.weights.weights[stage, WALL - fullest]
    mine = 0.0
    theirs = -1000.0
    for player in range(state.players):
        prospect = prospect_of(work, state, player)
        score = foretell(prospect, weights)
        if work.blur > 0:
            score += blur_of(work, prospect.key)
        if player == next_starter(state, stage):
            score += weights[STARTS]
        if player == work.root:
            mine = score
        elif score > theirs:
            theirs = score
    return mine - theirs, float(work.weights.spread[stage, WALL - fullest]), 0


@compiled
def estimate(work: Any, state: Any) -> int:
    """What a position is worth to the player at the root, as far as the evaluation can tell."""
    lead, spread, ahead = outlook(work, state)
    return value_of_lead(lead, spread) if spread > 0 else value_of_result(ahead, int(lead))


@compiled
def standing(work: Any, state: Any, player: int) -> tuple[int, int]:
    """A player's final score and complete rows, if the game ends with this round."""
    if state.phase == GAME_OVER:
        return wide(state.boards[player].score), complete_rows(state.boards[player])
    prospect = prospect_of(work, state, player)
    return wide(prospect.score), wide(prospect.rows)


@compiled
def result_of(work: Any, state: Any) -> tuple[int, int]:
    """Won, shared or lost (1, 0, −1) by points and then by complete rows (AZ-5.3), and the lead in points."""
    score, rows = standing(work, state, wide(work.root))
    lead = 1000
    ahead = 1
    for player in range(state.players):
        if player != work.root:
            other_score, other_rows = standing(work, state, player)
            lead = min(lead, score - other_score)
            if other_score > score or (other_score == score and other_rows > rows):
                ahead = -1
            elif other_score == score and other_rows == rows:
                ahead = min(ahead, 0)
    return ahead, lead


@compiled
def exact_value(work: Any, state: Any) -> int:
    """The stated objective where the rules have ended the round."""
    if work.objective == MARGIN:
        return margin_of(work, state)
    return result_of(work, state)[0] if state.phase == GAME_OVER else 0


@compiled
def margin_of(work: Any, state: Any) -> int:
    """The lead in points over the best opponent."""
    lead = 1000
    for player in range(state.players):
        if player != work.root:
            lead = min(lead, wide(state.boards[work.root].score) - wide(state.boards[player].score))
    return lead


@compiled
def leaf_value(work: Any, ply: int) -> int:
    state = work.stack[ply]
    return estimate(work, state) if work.objective == WIN else exact_value(work, state)


@compiled
def cut_value(work: Any, ply: int) -> int:
    """For an exact objective, which such a value does not prove, the lead if the round ended here, or nothing."""
    state = work.stack[ply]
    if work.objective == WIN:
        return estimate(work, state)
    return result_of(work, state)[1] if work.objective == MARGIN else 0


@compiled
def prepare_root(work: Any) -> None:
    for player in range(work.stack[0].players):
        work.salt[player] = board_salt(work.stack[0].boards[player], player)


@compiled
def lead_at(work: Any, ply: int) -> float:
    """The lead in points at the end of a line."""
    state = work.stack[ply]
    return outlook(work, state)[0] if work.objective == WIN else float(margin_of(work, state))


search = Search("azul", {**vars(batch), **globals()})


# Learning


@compiled
def note(work: Any, state: Any, samples: Any, count: int) -> int:
    """Write down what the evaluation sees of every player's board."""
    work.root = state.player
    for player in range(state.players):
        work.salt[player] = board_salt(state.boards[player], player)
    stage = stage_of(state)
    fullest = 0
    for player in range(state.players):
        prospect = prospect_of(work, state, player)
        fullest = max(fullest, wide(prospect.fullest_row))
        sample = samples[count + player]
        sample.player = player
        sample.stage = stage
        sample.score = prospect.score
        for feature in range(FEATURES):
            sample.features[feature] = prospect.features[feature]
        sample.features[STARTS] = next_starter(state, stage) == player
    for player in range(state.players):
        samples[count + player].rounds_left = WALL - fullest
    return count + wide(state.players)


learning = SelfPlay("azul", {**vars(batch), **vars(batch.engine), **globals(), **vars(search)})
