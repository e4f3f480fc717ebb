"""What a position of the duel holds for both players: the best tiling of their boards, and what may come of it."""

from typing import Any

from zellige.rules.common.compiling import compiled
from zellige.rules.common.tiles import NONE, total, wide
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
from zellige.search.common.evaluation import (
    EARLY,
    LATE,
    ROUND_END,
    foretell_roughly,
    is_summed,
    keep_if_better,
    place_of,
    sum_board,
    sum_round,
)
from zellige.search.common.net import add_noted, add_sums, conclude, mark
from zellige.search.common.values import value_of_judgement, value_of_lead, value_of_result

from .evaluation import STARTS, describe
from .inputs import BOARD_INPUTS, ON_TURN, put_board, put_offer, put_round
from .keys import board_key, hash_boards, is_tiled

#: With so many tiles or fewer on the factories a round is in its late stage.
LATE_TILES = 10


@compiled
def try_tilings(work: Any, player: int, place: int) -> None:
    """Tile the board of `work.tiling[0]` in every sensible way, and remember the most promising: chips are paid
    cheaply, or not at all.
    """
    level = 0
    work.next_column[0] = NONE
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
def next_starter(state: Any) -> int:
    """Who starts the next round, as far as that is settled: nobody while the start tile lies on its factory."""
    if state.start_holder == NONE and stage_of(state) == ROUND_END:
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


@compiled
def prepare(work: Any, state: Any) -> None:
    """Look at what does not change while players acquire."""
    hash_boards(work, state)
    put_round(work.judging, state)
    sum_round(work)


@compiled
def put_markers(work: Any, state: Any, is_over: bool) -> None:
    """Who starts the next round, and who is on turn."""
    starter = next_starter(state)
    player = wide(work.root)
    for index in range(PLAYERS):
        mark(work.judging, index * BOARD_INPUTS + STARTS, starter == player)
        mark(work.judging, index * BOARD_INPUTS + ON_TURN, not is_over and state.player == player)
        player = other(player)


@compiled
def put_inputs(work: Any, state: Any) -> None:
    """Show the net a position with the eyes of the player at the root, boards tiled once the round is over."""
    is_over = stage_of(state) == ROUND_END
    player = wide(work.root)
    for index in range(PLAYERS):
        prospect = prospect_of(work, state, player)
        put_board(work.judging, prospect, prospect.board if is_over else state.boards[player], index * BOARD_INPUTS)
        player = other(player)
    put_markers(work, state, is_over)
    put_offer(work.judging, state, is_over)
    put_round(work.judging, state)


@compiled
def judgement(work: Any, state: Any, is_over: bool) -> tuple[float, float]:
    """What the net expects for the player at the root. It sees what `put_inputs` shows it, and remembers what it
    thought of the round and of boards that it has seen.
    """
    judging = work.judging
    judging.hidden[:] = work.round_sums
    player = wide(work.root)
    for index in range(PLAYERS):
        prospect = prospect_of(work, state, player)
        if not is_summed(work, prospect, is_over):
            put_board(judging, prospect, prospect.board if is_over else state.boards[player], index * BOARD_INPUTS)
            sum_board(work, prospect, is_over)
        add_sums(judging.hidden, work.board_sums[int(is_over), place_of(prospect.key)])
        player = other(player)
    put_markers(work, state, is_over)
    put_offer(judging, state, is_over)
    add_noted(work.net, judging, judging.hidden)
    return conclude(work.net, judging)


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
        if player == next_starter(state):
            score += weights[STARTS]
        lead += score if player == mine else -score
    return lead, value_of_lead(lead, float(work.weights.spread[stage, rounds]))


@compiled
def result_of(state: Any, player: int, lead: int) -> int:
    """Won or lost (1, −1); a tie goes to whoever has the start tile (DU-6.2)."""
    if lead != 0:
        return 1 if lead > 0 else -1
    return 1 if next_starter(state) == player else -1


@compiled
def final_result(work: Any, state: Any) -> int:
    return result_of(state, wide(work.root), margin_of(work, state))
