"""What the evaluations of all games share: a board's prospects, the weights of its features, and the memory of both."""

from typing import Any

import numpy as np

from zellige.rules.common.chance import mix
from zellige.rules.common.compiling import compiled, record
from zellige.rules.common.tiles import wide

from .net import HIDDEN, add_noted, judging_record

#: Where a position stands: the round is over, or it was cut off late or early in the round.
ROUND_END, LATE, EARLY = 0, 1, 2
STAGES = 3

PROSPECT_BITS = 13
_PROSPECT_MASK = np.uint64((1 << PROSPECT_BITS) - 1)
_ODD = np.uint64(0x9FB21C651E98DF25)
_BLUR_STEPS = 1024


def weights_record(rounds_left: int, features: int) -> np.dtype[Any]:
    """A weight for every feature, stage and number of rounds left; and the standard deviation of what happened around
    what was foretold, for the lead over the best opponent.
    """
    return record(
        [
            ("weights", np.float32, (STAGES, rounds_left, features)),
            ("spread", np.float32, (STAGES, rounds_left)),
        ]
    )


def prospect_record(board: np.dtype[Any], features: int, *further: Any) -> np.dtype[Any]:
    """A player's board once it is tiled, and what is known of it: the score counts bonuses and goals as they stand."""
    known = [("score", np.int32), *further, ("features", np.float32, (features,))]
    return record([("key", np.uint64), ("board", board), *known])


def sample_record(features: int) -> np.dtype[Any]:
    """What is noted of a board to learn from."""
    return record(
        [
            ("game", np.int32),
            ("player", np.int8),
            ("stage", np.int8),
            ("rounds_left", np.int8),
            ("score", np.int32),
            ("final", np.int32),
            ("features", np.float32, (features,)),
        ]
    )


def memory_fields(
    state: np.dtype[Any],
    players: int,
    lines: int,
    prospect: np.dtype[Any],
    weights: np.dtype[Any],
    net: np.dtype[Any],
    most_inputs: int,
) -> list[Any]:
    """The part of a search's working space that belongs to the evaluation."""
    return [
        ("weights", weights),
        ("net", net),
        ("judging", judging_record(most_inputs)),
        # What stays the same in a round, and a board in the middle of it or at its end, says to the hidden units; and
        # which boards those are.
        ("round_sums", np.float32, (HIDDEN,)),
        ("board_sums", np.float32, (2, 1 << PROSPECT_BITS, HIDDEN)),
        ("summed", np.uint64, (2, 1 << PROSPECT_BITS)),
        # How imprecise the evaluation is, in points, and the seed of its errors.
        ("blur", np.float32),
        ("blur_seed", np.uint64),
        # A hash of what does not change on each player's board while tiles are taken.
        ("salt", np.uint64, (players,)),
        ("prospects", prospect, (1 << PROSPECT_BITS,)),
        # A tiling that is tried, line by line, and the prospects that it leads to.
        ("trial", prospect),
        ("tiling", state, (lines + 1,)),
        ("next_column", np.int64, (lines + 1,)),
    ]


@compiled
def fold(key: Any, code: int) -> Any:
    """A key that depends on one number more."""
    return mix(key + np.uint64(code) * _ODD)


@compiled
def place_of(key: Any) -> int:
    """Where the prospects of a board are remembered."""
    return wide(key & _PROSPECT_MASK)


@compiled
def sum_round(work: Any) -> None:
    """Keep what the noted inputs, those of the round, say to the hidden units."""
    for unit in range(HIDDEN):
        work.round_sums[unit] = work.net.first_bias[unit]
    add_noted(work.net, work.judging, work.round_sums)


@compiled
def is_summed(work: Any, prospect: Any, is_over: bool) -> bool:
    """Whether it is known what a board says to the hidden units, seen by the player at the root; if not, it is about
    to be.
    """
    place = place_of(prospect.key)
    seen = prospect.key ^ np.uint64(work.root + 1)
    known = work.summed[int(is_over), place] == seen
    work.summed[int(is_over), place] = seen
    return bool(known)


@compiled
def sum_board(work: Any, prospect: Any, is_over: bool) -> None:
    """Keep what the noted inputs, those of a board, say to the hidden units."""
    sums = work.board_sums[int(is_over), place_of(prospect.key)]
    for unit in range(HIDDEN):
        sums[unit] = 0.0
    add_noted(work.net, work.judging, sums)


@compiled
def foretell(prospect: Any, weights: Any) -> float:
    """The score that a player will probably end with."""
    score = float(prospect.score)
    for feature in range(prospect.features.shape[0]):
        score += prospect.features[feature] * weights[feature]
    return score


@compiled
def blur_of(work: Any, key: Any) -> float:
    """How wrong an imprecise player is about a board: always the same about the same one."""
    steps = wide(mix(key ^ work.blur_seed) >> np.uint64(32)) % (2 * _BLUR_STEPS + 1)
    return float(work.blur * (steps - _BLUR_STEPS) / _BLUR_STEPS)


@compiled
def foretell_roughly(work: Any, prospect: Any, weights: Any) -> float:
    """The same, as imprecisely as the player at the root judges."""
    score = foretell(prospect, weights)
    return score + blur_of(work, prospect.key) if work.blur > 0 else score


@compiled
def keep_if_better(work: Any, place: int, weights: Any) -> None:
    """Remember the trial if it is the first, or more promising than the one that is remembered."""
    best = work.prospects[place]
    if best.key == 0 or foretell(work.trial, weights) > foretell(best, weights):
        work.trial.key = 1
        work.prospects[place] = work.trial


@compiled
def write_sample(sample: Any, player: int, stage: int, prospect: Any) -> None:
    """Note a board; how the game went on is added when it is over."""
    sample.player = player
    sample.stage = stage
    sample.score = prospect.score
    for feature in range(prospect.features.shape[0]):
        sample.features[feature] = prospect.features[feature]
