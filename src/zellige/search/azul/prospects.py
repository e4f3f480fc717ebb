"""What a position of Azul holds for each player: the best tiling of their boards, and what may come of it."""

from typing import Any

from zellige.rules.azul.batch import player_count  # noqa: F401
from zellige.rules.azul.final_scoring import complete_rows
from zellige.rules.azul.state import GAME_OVER, LEGAL, TILES_PER_DISPLAY, WALL, displays
from zellige.rules.azul.wall_tiling import move_to_wall, place_fault, tile_player_until_choice
from zellige.rules.common.compiling import compiled
from zellige.rules.common.pattern_lines import first_complete_line
from zellige.rules.common.tiles import NONE, total, wide
from zellige.search.common.evaluation import EARLY, LATE, ROUND_END, foretell_roughly, keep_if_better, place_of
from zellige.search.common.judging import Judging
from zellige.search.common.values import value_of_judgement, value_of_lead, value_of_result

from .evaluation import STARTS, describe
from .inputs import BOARD_INPUTS, NEXT_STARTER, ON_TURN, put_board, put_offer, put_round  # noqa: F401  # for judging
from .keys import board_key, hash_boards  # noqa: F401


@compiled
def try_tilings(work: Any, player: int, place: int) -> None:
    """Tile the board of `work.tiling[0]` in every possible way, and remember the most promising."""
    level = 0
    work.next_column[0] = NONE
    while level >= 0:
        state = work.tiling[level]
        board = state.boards[player]
        if work.next_column[level] == NONE:
            if tile_player_until_choice(state, player, None):
                describe(wide(state.side), board, work.trial)
                keep_if_better(work, place, work.weights.weights[ROUND_END, WALL - work.trial.fullest_row])
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
    prospect = work.prospects[place_of(key)]
    if prospect.key != key:
        prospect.key = 0
        work.tiling[0] = state
        try_tilings(work, player, place_of(key))
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
def next_starter(state: Any, is_over: bool) -> int:
    """Who starts the next round, as far as that is settled."""
    if is_over and state.marker_holder == NONE:
        return wide(state.starting_player)
    return wide(state.marker_holder)


_judging = Judging(globals())
prepare, put_inputs, judgement = _judging.prepare, _judging.put_inputs, _judging.judgement


@compiled
def outlook(work: Any, state: Any) -> tuple[float, int]:
    """The lead that the player at the root will probably have, and what the position is worth to them."""
    stage = stage_of(state)
    fullest = 0
    for player in range(state.players):
        fullest = max(fullest, wide(prospect_of(work, state, player).fullest_row))
    if state.phase == GAME_OVER or (stage == ROUND_END and fullest == WALL):
        ahead, points = result_of(work, state)
        return float(points), value_of_result(ahead, points)
    if work.net.is_there:
        expected, lead = judgement(work, state, stage == ROUND_END)
        return lead, value_of_judgement(expected)
    weights = work.weights.weights[stage, WALL - fullest]
    mine = 0.0
    theirs = -1000.0
    for player in range(state.players):
        prospect = prospect_of(work, state, player)
        score = foretell_roughly(work, prospect, weights)
        if player == next_starter(state, stage == ROUND_END):
            score += weights[STARTS]
        if player == work.root:
            mine = score
        elif score > theirs:
            theirs = score
    lead = mine - theirs
    return lead, value_of_lead(lead, float(work.weights.spread[stage, WALL - fullest]))


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
