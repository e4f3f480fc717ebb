"""The search of the duel: within one world, drawn among those that fit what a player knows, a round is searched like
chess, decision by decision; a turn counts as one step of depth.
"""

from typing import Any

import numpy as np

from zellige.rules.common.chance import mix
from zellige.rules.common.compiling import compiled, record
from zellige.rules.common.links import link_points
from zellige.rules.common.pattern_lines import capacity
from zellige.rules.common.tiles import COLOURS, NONE, total, wide
from zellige.rules.duel import batch
from zellige.rules.duel.acquiring import BREAK, moon_tops
from zellige.rules.duel.components import CHIP_KINDS
from zellige.rules.duel.dome_plates import rotated_space
from zellige.rules.duel.dome_tiling import (
    START_TILE_COST,
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
from zellige.rules.duel.play import (
    CHIP,
    COLUMN,
    DRAW,
    LINE,
    MAX_ACTIONS,
    MOON,
    ROTATION,
    SLOT,
    STOP,
    SUN,
    decide,
    legal_actions,
    play,
)
from zellige.rules.duel.state import (
    ACQUIRING,
    AWAITS_ACTION,
    AWAITS_CHIP,
    AWAITS_COLUMN,
    AWAITS_DEAL,
    AWAITS_DRAW,
    AWAITS_LINE,
    AWAITS_PAYMENT,
    AWAITS_PLATE,
    AWAITS_ROTATION,
    AWAITS_SLOT,
    DOME,
    FACTORIES,
    GAME_OVER,
    LINES,
    OPENING,
    PLAYERS,
    ROUNDS,
    SLOTS,
    SMALL_FACTORIES,
    STATE,
    TILING,
    other,
)
from zellige.search.common.alpha_beta import GOES_ON, ROUND_OVER, TURN_OVER, Search, blur_of, keep_best, work_fields
from zellige.search.common.self_play import SelfPlay
from zellige.search.common.values import MARGIN, RESULT, WIN, value_of_lead, value_of_result

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
)

#: More than the decisions of any round: 21 tiles, 4 plates and 4 chips, and the tiling after them.
MAX_PLIES = 160
PROSPECT_BITS = 13
_PROSPECT_MASK = np.uint64((1 << PROSPECT_BITS) - 1)
_ODD = np.uint64(0x9FB21C651E98DF25)
#: With so many tiles or fewer on the factories a round is in its late stage.
LATE_TILES = 10

WORK = record(
    [
        *work_fields(STATE, MAX_PLIES, MAX_ACTIONS),
        ("weights", WEIGHTS),
        # A hash of each player's dome at the root.
        ("salt", np.uint64, (PLAYERS,)),
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
def fold(key: Any, code: int) -> Any:
    return mix(key + np.uint64(code) * _ODD)


@compiled
def dome_salt(board: Any, player: int) -> Any:
    salt = np.uint64(player + 1)
    for row in range(DOME):
        code = 0
        for column in range(DOME):
            code = 8 * code + wide(board.dome[row, column]) + 1
        salt = fold(salt, code)
    return salt


@compiled
def is_tiled(state: Any, player: int) -> bool:
    """Whether a player has finished tiling in this round."""
    if state.phase == TILING:
        return bool(state.player != player and state.starting_player == player)
    return bool(state.awaits == AWAITS_DEAL or state.phase == GAME_OVER)


@compiled
def board_key(work: Any, state: Any, player: int) -> Any:
    board = state.boards[player]
    key = work.salt[player] if state.phase == ACQUIRING or state.phase == OPENING else dome_salt(board, player)
    code = 0
    for line in range(LINES):
        code = 64 * code + 8 * wide(board.line_count[line]) + wide(board.line_colour[line]) + 1
    key = fold(key, code)
    code = 0
    for slot in range(SLOTS):
        code = 128 * code + 4 * (wide(board.plates[slot]) + 1) + wide(board.rotations[slot])
    key = fold(key, code)
    code = 0
    for chip in range(CHIP_KINDS):
        code = 4 * code + wide(board.chips[chip])
    code = 4 * code + wide(board.tokens)
    code = 4 * code + wide(board.chips_taken)
    code = 8 * code + total(board.broken)
    code = 4 * code + 2 * wide(state.start_holder == player) + wide(is_tiled(state, player))
    return fold(key, 1024 * code + wide(board.score))


@compiled
def position_key(work: Any, ply: int) -> Any:
    state = work.stack[ply]
    key = np.uint64(0)
    for factory in range(FACTORIES):
        code = 0
        for colour in range(COLOURS):
            code = 8 * code + wide(state.suns[factory, colour])
        key = fold(key, code)
    code = 0
    for colour in range(COLOURS):
        code = 32 * code + wide(state.large_moon[colour])
    key = fold(key, code)
    code = 0
    for small in range(SMALL_FACTORIES):
        for space in range(state.moon_count[small]):
            code = 8 * code + wide(state.moons[small, space]) + 1
        code *= 8
    key = fold(key, code)
    code = 0
    for small in range(SMALL_FACTORIES):
        code = 32 * code + 2 * (wide(state.chips[small]) + 1) + wide(state.revealed[small])
    for place in range(state.display_count):
        code = 32 * code + wide(state.display[place]) + 1
    code = 32 * code + wide(state.stack_count)
    if state.stack_count > 0:
        code = 32 * code + wide(state.stack[state.stack_count - 1])
    key = fold(key, code)
    code = wide(state.awaits)
    code = 8 * code + wide(state.hand_colour) + 1
    code = 32 * code + wide(state.hand_count)
    for colour in range(COLOURS):
        code = 4 * code + wide(state.leftovers[colour])
    code = 8 * code + wide(state.leftover_factory) + 1
    code = 32 * code + wide(state.plate) + 1
    code = 16 * code + wide(state.slot) + 1
    key = fold(key, code)
    for index in range(state.drawn_count):
        key = fold(key, wide(state.drawn[index]) + 1)
    code = wide(state.line) + 1
    code = 8 * code + wide(state.pairs) + 1
    for chip in range(CHIP_KINDS):
        code = 4 * code + wide(state.payment[chip])
    code = 2 * code + wide(state.player)
    code = 2 * code + wide(state.starting_player)
    code = 4 * code + wide(state.start_holder) + 1
    code = 2 * code + wide(work.root)
    code = 4 * code + wide(work.objective)
    code = 8 * code + wide(state.phase)
    key = fold(key, code)
    for player in range(PLAYERS):
        key += board_key(work, state, player)
    return mix(key)


# Moves


@compiled
def broken_loss(board: Any, tiles: int) -> int:
    """What so many more broken tiles would cost."""
    before = wide(total(board.broken))
    after = min(before + tiles, 4)
    return after * (after + 1) // 2 - before * (before + 1) // 2


@compiled
def line_promise(board: Any, line: int, colour: int, tiles: int) -> int:
    """How promising it looks to lay tiles on a line that takes them."""
    if line == BREAK:
        return -100 - 10 * broken_loss(board, tiles)
    room = capacity(line) - wide(board.line_count[line])
    loss = broken_loss(board, max(0, tiles - room))
    points = best_points(board, line, colour)
    if tiles >= room:
        return (40 + 8 * points if points > 0 else 5) - 10 * loss
    after = wide(board.line_count[line]) + tiles
    return 4 * tiles + 20 * after // capacity(line) + (10 if points > 0 else -10)


@compiled
def take_promise(board: Any, colour: int, tiles: int) -> int:
    """How promising it looks to take tiles, laid on the best line."""
    best = line_promise(board, BREAK, colour, tiles)
    for line in range(LINES):
        fits = board.line_count[line] == 0 or (
            board.line_colour[line] == colour and board.line_count[line] < capacity(line)
        )
        if fits:
            best = max(best, line_promise(board, line, colour, tiles))
    return best


@compiled
def rotation_promise(board: Any, plate: int, slot: int, rotation: int) -> int:
    """How well a turned plate serves the lines of its two rows."""
    promise = 0
    for row in range(2):
        line = 2 * (slot // 3) + row
        for column in range(2):
            space = rotated_space(plate, rotation, row, column)
            if board.line_count[line] > 0 and (space == board.line_colour[line] or space > COLOURS):
                served = best_points(board, line, wide(board.line_colour[line])) > 0
                promise += (2 if served else 8) * wide(board.line_count[line])
    return promise


@compiled
def slot_promise(board: Any, plate: int, slot: int) -> int:
    best = 0
    for rotation in range(4):
        best = max(best, rotation_promise(board, plate, slot, rotation))
    neighbours = 0
    for row in range(2 * (slot // 3) - 1, 2 * (slot // 3) + 3):
        for column in range(2 * (slot % 3) - 1, 2 * (slot % 3) + 3):
            if 0 <= row < DOME and 0 <= column < DOME:
                neighbours += board.dome[row, column] != NONE
    return best + neighbours


@compiled
def promise_of(state: Any, action: int) -> int:
    """How promising a decision looks."""
    board = state.boards[state.player]
    awaits = wide(state.awaits)
    if awaits == AWAITS_LINE:
        return line_promise(board, action - LINE, wide(state.hand_colour), wide(state.hand_count))
    if awaits == AWAITS_SLOT:
        return slot_promise(board, wide(state.plate), action - SLOT)
    if awaits == AWAITS_ROTATION:
        return rotation_promise(board, wide(state.plate), wide(state.slot), action - ROTATION)
    if awaits == AWAITS_COLUMN:
        horizontal, vertical = link_points(board.dome, wide(state.line), action - COLUMN)
        return horizontal + vertical
    if awaits in (AWAITS_PAYMENT, AWAITS_DRAW):
        return action  # rather pay than decline, with as many pairs as possible; rather stop than draw
    if awaits != AWAITS_ACTION:
        return 0
    if action < DRAW:
        return 45
    if action < STOP:
        return 0
    if SUN <= action < MOON:
        factory, colour = divmod(action - SUN, COLOURS)
        return take_promise(board, colour, wide(state.suns[factory, colour]))
    if MOON <= action < CHIP:
        loss = START_TILE_COST if state.start_holder == NONE and state.large_moon[action - MOON] > 0 else 0
        return take_promise(board, action - MOON, moon_tops(state, action - MOON)) - 5 * loss
    return 20


@compiled
def list_moves(work: Any, ply: int) -> int:
    """All decisions; of the many ways to put a plate, beyond the root, only the most promising."""
    state = work.stack[ply]
    count = legal_actions(state, work.actions[ply])
    for index in range(count):
        work.promise[ply, index] = promise_of(state, wide(work.actions[ply, index]))
    if ply > 0 and work.objective == WIN:
        if state.awaits == AWAITS_SLOT:
            count = keep_best(work, ply, count, 3)
        elif state.awaits == AWAITS_ROTATION:
            count = keep_best(work, ply, count, 2)
    return count


@compiled
def advance(work: Any, ply: int, action: int) -> int:
    """An exact search tiles by the rules, choices included. Otherwise a round is over when nothing is left to acquire:
    what follows concerns each board alone, and `prospect_of` sees to it; then only the player at the root chooses.
    """
    work.stack[ply + 1] = work.stack[ply]
    state = work.stack[ply + 1]
    if work.objective != WIN or state.phase == TILING:
        play(state, action, None)
        if state.phase == TILING:
            return GOES_ON if work.objective != WIN or state.player == work.root else ROUND_OVER
        if state.phase != ACQUIRING:
            return ROUND_OVER
    else:
        decide(state, action, None)
        if state.awaits == NONE:
            return ROUND_OVER
    return TURN_OVER if state.awaits == AWAITS_ACTION or state.awaits == AWAITS_PLATE else GOES_ON


# What a position is worth


@compiled
def keep_if_better(work: Any, state: Any, player: int, best: Any) -> None:
    """Let `best` keep the most promising of the tiled boards."""
    describe(state.boards[player], state.goals, work.trial)
    weights = work.weights.weights[ROUND_END, ROUNDS - state.round_number]
    if best.key == 0 or foretell(work.trial, weights) > foretell(best, weights):
        best.key = 1
        best.score = work.trial.score
        for feature in range(FEATURES):
            best.features[feature] = work.trial.features[feature]


@compiled
def try_tilings(work: Any, player: int, best: Any) -> None:
    """Tile the board of `work.tiling[0]` in every sensible way: chips are paid cheaply, or not at all."""
    level = 0
    work.next_column[0] = NONE
    while level >= 0:
        state = work.tiling[level]
        board = state.boards[player]
        if work.next_column[level] == NONE:
            if tile_player_until_choice(state, player, None):
                keep_if_better(work, state, player, best)
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
    prospect = work.prospects[wide(key & _PROSPECT_MASK)]
    if prospect.key != key:
        prospect.key = 0
        if is_tiled(state, player):
            describe(state.boards[player], state.goals, prospect)
        else:
            work.tiling[0] = state
            if state.phase != TILING or state.player != player:
                work.tiling[0].player = player
                work.tiling[0].line = 0
            try_tilings(work, player, prospect)
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
def outlook(work: Any, state: Any) -> tuple[float, float, int]:
    """The lead that the player at the root will probably have, and how far from it the outcome may lie; for a game that
    ends with this round the lead, 0, and the result.
    """
    mine = wide(work.root)
    theirs = other(mine)
    if state.phase == GAME_OVER:
        points = wide(state.boards[mine].score) - wide(state.boards[theirs].score)
        return float(points), 0.0, result_of(state, mine, points)
    stage = stage_of(state)
    rounds = ROUNDS - wide(state.round_number)
    if stage == ROUND_END and rounds == 0:
        points = wide(prospect_of(work, state, mine).score) - wide(prospect_of(work, state, theirs).score)
        return float(points), 0.0, result_of(state, mine, points)
    weights = work.weights.weights[stage, rounds]
    lead = 0.0
    for player in range(PLAYERS):
        prospect = prospect_of(work, state, player)
        score = foretell(prospect, weights)
        if work.blur > 0:
            score += blur_of(work, prospect.key)
        if player == next_starter(state):
            score += weights[STARTS]
        lead += score if player == mine else -score
    return lead, float(work.weights.spread[stage, rounds]), 0


@compiled
def result_of(state: Any, player: int, lead: int) -> int:
    """Won or lost (1, −1); a tie goes to whoever has the start tile (DU-6.2)."""
    if lead != 0:
        return 1 if lead > 0 else -1
    return 1 if next_starter(state) == player else -1


@compiled
def estimate(work: Any, state: Any) -> int:
    """What a position is worth to the player at the root, as far as the evaluation can tell."""
    lead, spread, ahead = outlook(work, state)
    return value_of_lead(lead, spread) if spread > 0 else value_of_result(ahead, int(lead))


@compiled
def margin_of(work: Any, state: Any) -> int:
    """The lead in points."""
    return wide(state.boards[work.root].score) - wide(state.boards[other(wide(work.root))].score)


@compiled
def exact_value(work: Any, state: Any) -> int:
    """The stated objective where the rules have ended the round."""
    if work.objective == MARGIN:
        return margin_of(work, state)
    return result_of(state, wide(work.root), margin_of(work, state)) if state.phase == GAME_OVER else 0


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
    if work.objective == RESULT:
        return 0
    mine = wide(work.root)
    return wide(prospect_of(work, state, mine).score) - wide(prospect_of(work, state, other(mine)).score)


@compiled
def prepare_root(work: Any) -> None:
    for player in range(PLAYERS):
        work.salt[player] = dome_salt(work.stack[0].boards[player], player)


@compiled
def lead_at(work: Any, ply: int) -> float:
    """The lead in points at the end of a line."""
    state = work.stack[ply]
    return outlook(work, state)[0] if work.objective == WIN else float(margin_of(work, state))


search = Search("duel", {**vars(batch), **globals()})


# Learning


@compiled
def note(work: Any, state: Any, samples: Any, count: int) -> int:
    """Write down what the evaluation sees of both boards, at the end of a round and at the start of a turn."""
    if state.awaits != AWAITS_ACTION and state.awaits != AWAITS_DEAL:
        return count
    work.root = state.player
    for player in range(PLAYERS):
        work.salt[player] = dome_salt(state.boards[player], player)
    for player in range(PLAYERS):
        prospect = prospect_of(work, state, player)
        sample = samples[count + player]
        sample.player = player
        sample.stage = stage_of(state)
        sample.rounds_left = ROUNDS - state.round_number
        sample.score = prospect.score
        for feature in range(FEATURES):
            sample.features[feature] = prospect.features[feature]
        sample.features[STARTS] = next_starter(state) == player
    return count + PLAYERS


learning = SelfPlay("duel", {**vars(batch), **vars(batch.engine), **globals(), **vars(search)})
