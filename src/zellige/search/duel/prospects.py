"""What a position of the duel holds for both players: the best tiling of their boards, and what may come of it."""

from typing import Any

from zellige.rules.common.compiling import compiled
from zellige.rules.common.tiles import NONE, fill, total, wide
from zellige.rules.duel.batch import player_count  # noqa: F401
from zellige.rules.duel.dome_tiling import (
    accepts,
    begin_payment,
    can_pay,
    chip_completes,
    missing_tiles,
    pay_chip,
    place_tile,
    skip_line,
    tile_player_until_choice,
)
from zellige.rules.duel.state import (
    AWAITS_CHIP,
    AWAITS_PAYMENT,
    DOME,
    FACTORIES,
    GAME_OVER,
    PLAYERS,
    ROUNDS,
    SMALL_FACTORIES,
    TILING,
    other,
)
from zellige.search.common.evaluation import EARLY, LATE, ROUND_END, foretell_roughly, keep_if_better, place_of
from zellige.search.common.judging import Judging
from zellige.search.common.values import value_of_judgement, value_of_lead, value_of_result

from .evaluation import STARTS, describe
from .inputs import BOARD_INPUTS, NEXT_STARTER, ON_TURN, put_board, put_offer, put_round  # noqa: F401  # for judging
from .keys import board_key, hash_boards, is_tiled  # noqa: F401

#: With so many tiles or fewer on the factories a round is in its late stage.
LATE_TILES = 10


@compiled
def try_tilings(work: Any, player: int, place: int) -> None:
    """Tile the board of `work.tiling[0]` in every sensible way, and remember the most promising: chips are paid
    cheaply, or not at all. A payment that has begun is completed.
    """
    level = 0
    work.next_column[0] = NONE
    if work.tiling[0].pairs != NONE:
        pay_rest(work.tiling[0])
        work.next_column[0] = 0
    while level >= 0:
        state = work.tiling[level]
        board = state.boards[player]
        if work.next_column[level] == NONE:
            if tile_player_until_choice(state, player, None):
                describe(board, state.goals, work.trial)
                keep_if_better(work, place, work.weights.weights[ROUND_END, ROUNDS - state.round_number])
                level -= 1
                continue
            work.next_column[level] = 0
            if state.awaits == AWAITS_PAYMENT:
                # Without paying first; when the search comes back here, the line is paid for.
                level += 1
                work.tiling[level] = work.tiling[level - 1]
                work.next_column[level] = NONE
                skip_line(work.tiling[level])
                continue
        if state.awaits == AWAITS_PAYMENT:
            pay_cheapest(state)
        line = wide(state.line)
        column = wide(work.next_column[level])
        while column < DOME and not accepts(board, line, column, wide(board.line_colour[line])):
            column += 1
        work.next_column[level] = column + 1
        if column >= DOME:
            level -= 1
            continue
        level += 1
        work.tiling[level] = work.tiling[level - 1]
        work.next_column[level] = NONE
        place_tile(work.tiling[level], column, None)


@compiled
def pay_cheapest(state: Any) -> None:
    """Complete a line with as few chips as possible, the first that fit."""
    board = state.boards[state.player]
    line = wide(state.line)
    pairs = missing_tiles(board, line)
    while not can_pay(board, line, pairs):
        pairs -= 1
    begin_payment(state, pairs, None)
    pay_rest(state)


@compiled
def pay_rest(state: Any) -> None:
    while state.awaits == AWAITS_CHIP:
        chip = 0
        while not chip_completes(state, chip):
            chip += 1
        pay_chip(state, chip, None)


@compiled
def prospect_of(work: Any, state: Any, player: int) -> Any:
    """A player's prospects if the round ended now; boards that were looked at before are remembered."""
    key = board_key(work, state, player)
    prospect = work.prospects[place_of(key)]
    if prospect.key != key:
        prospect.key = 0
        if is_tiled(state, player):
            describe(state.boards[player], state.goals, prospect)
        else:
            work.tiling[0] = state
            if state.phase != TILING or state.player != player:
                work.tiling[0].player = player
                work.tiling[0].line = 0
                work.tiling[0].pairs = NONE
                fill(work.tiling[0].payment, 0)
            try_tilings(work, player, place_of(key))
        prospect.key = key
    return prospect


@compiled
def stage_of(state: Any) -> int:
    tiles = total(state.large_moon)
    for factory in range(FACTORIES):
        tiles += total(state.suns[factory])
    for small in range(SMALL_FACTORIES):
        tiles += wide(state.moon_count[small])
    if tiles == 0:
        return ROUND_END
    return LATE if tiles <= LATE_TILES else EARLY


@compiled
def next_starter(state: Any, is_over: bool) -> int:
    """Who starts the next round, as far as that is settled: nobody while the start tile lies on its factory."""
    if is_over and state.start_holder == NONE:
        return wide(state.starting_player)
    return wide(state.start_holder)


@compiled
def margin_of(work: Any, state: Any) -> int:
    """The lead in points of the player at the root."""
    return wide(state.boards[work.root].score) - wide(state.boards[other(wide(work.root))].score)


@compiled
def margin_if_ended(work: Any, state: Any) -> int:
    """The same if the round ended now, goals included."""
    mine = wide(work.root)
    return wide(prospect_of(work, state, mine).score) - wide(prospect_of(work, state, other(mine)).score)


_judging = Judging(globals())
prepare, put_inputs, judgement = _judging.prepare, _judging.put_inputs, _judging.judgement


@compiled
def outlook(work: Any, state: Any) -> tuple[float, int]:
    """The lead that the player at the root will probably have, and what the position is worth to them."""
    mine = wide(work.root)
    if state.phase == GAME_OVER:
        points = margin_of(work, state)
        return float(points), value_of_result(result_of(state, mine, points), points)
    stage = stage_of(state)
    rounds = ROUNDS - wide(state.round_number)
    if stage == ROUND_END and rounds == 0:
        points = margin_if_ended(work, state)
        return float(points), value_of_result(result_of(state, mine, points), points)
    if work.net.is_there:
        expected, foretold = judgement(work, state, stage == ROUND_END)
        return foretold, value_of_judgement(expected)
    weights = work.weights.weights[stage, rounds]
    lead = 0.0
    for player in range(PLAYERS):
        prospect = prospect_of(work, state, player)
        score = foretell_roughly(work, prospect, weights)
        if player == next_starter(state, stage == ROUND_END):
            score += weights[STARTS]
        lead += score if player == mine else -score
    return lead, value_of_lead(lead, float(work.weights.spread[stage, rounds]))


@compiled
def result_of(state: Any, player: int, lead: int) -> int:
    """Won or lost (1, −1); a tie goes to whoever has the start tile (DU-6.2)."""
    if lead != 0:
        return 1 if lead > 0 else -1
    return 1 if next_starter(state, True) == player else -1


@compiled
def final_result(work: Any, state: Any) -> int:
    return result_of(state, wide(work.root), margin_of(work, state))
