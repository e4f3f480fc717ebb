"""A small net that judges positions: a few inputs that are not zero → HIDDEN → SECOND → expected result and lead.

It is read from the package and computed in compiled code; fitting it is the business of `zellige.train`.
"""

import math
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numba
import numpy as np
import numpy.typing as npt

from zellige.files import save_arrays
from zellige.rules.common.compiling import compiled, record
from zellige.rules.common.tiles import wide

HIDDEN, SECOND = 64, 32
WEIGHTS = ("first", "first_bias", "second", "second_bias", "last", "last_bias")
#: The lead in points that the second output counts as 1.
LEAD_UNIT = 20.0


def net_record(inputs: int) -> np.dtype[Any]:
    """The weights of a net; `is_there` is 0 while there are none."""
    return record(
        [
            ("is_there", np.int64),
            ("first", np.float32, (inputs, HIDDEN)),
            ("first_bias", np.float32, (HIDDEN,)),
            ("second", np.float32, (HIDDEN, SECOND)),
            ("second_bias", np.float32, (SECOND,)),
            ("last", np.float32, (2, SECOND)),
            ("last_bias", np.float32, (2,)),
        ]
    )


def judging_record(most: int) -> np.dtype[Any]:
    """Working space: the inputs that are not zero, `most` at a time, and what the layers say."""
    return record(
        [
            ("count", np.int64),
            ("places", np.int16, (most,)),
            ("values", np.float32, (most,)),
            ("hidden", np.float32, (HIDDEN,)),
            ("second", np.float32, (SECOND,)),
        ]
    )


@compiled
def put(judging: Any, place: int, value: float) -> None:
    """Note an input, unless it is zero: written always, kept if it counts."""
    judging.places[judging.count] = place
    judging.values[judging.count] = value
    judging.count += value != 0.0


@compiled
def mark(judging: Any, place: int, is_so: bool) -> None:
    """Note an input that is 1 or 0."""
    if is_so:
        put(judging, place, 1.0)


#: Sums may be taken in any order: then the processor adds eight numbers at a time.
_summing = numba.njit(nogil=True, error_model="numpy", fastmath={"reassoc", "contract"})
#: The hidden units that the second layer adds at once.
_AT_ONCE = 4


@_summing
def add_noted(net: Any, judging: Any, sums: Any) -> None:
    """Add what the noted inputs say to every hidden unit, and forget them."""
    first = net.first
    for index in range(judging.count):
        place = wide(judging.places[index])
        value = judging.values[index]
        for unit in range(HIDDEN):
            sums[unit] += value * first[place, unit]
    judging.count = 0


@_summing
def add_sums(sums: Any, others: Any) -> None:
    for unit in range(HIDDEN):
        sums[unit] += others[unit]


@_summing
def conclude(net: Any, judging: Any) -> tuple[float, float]:
    """From the sums of the hidden units: the expected result, from −1 (lost) to 1 (won), and the lead in points."""
    hidden, second, weights = judging.hidden, judging.second, net.second
    none = np.float32(0.0)
    for unit in range(SECOND):
        second[unit] = net.second_bias[unit]
    for before in range(0, HIDDEN, _AT_ONCE):
        one, two = max(hidden[before], none), max(hidden[before + 1], none)
        three, four = max(hidden[before + 2], none), max(hidden[before + 3], none)
        for unit in range(SECOND):
            second[unit] += (
                one * weights[before, unit]
                + two * weights[before + 1, unit]
                + three * weights[before + 2, unit]
                + four * weights[before + 3, unit]
            )
    result, lead = net.last_bias[0], net.last_bias[1]
    for unit in range(SECOND):
        value = max(second[unit], none)
        result += value * net.last[0, unit]
        lead += value * net.last[1, unit]
    return math.tanh(result), LEAD_UNIT * lead


def load_net(file: Path, kind: np.dtype[Any], variant: str) -> npt.NDArray[Any]:
    """The net in a file as an array of one record; raises OSError, and ValueError if it is none of that variant."""
    try:
        with np.load(file) as kept:
            found = dict(kept)
    except (ValueError, TypeError, EOFError, BadZipFile):
        found = {}
    is_net = found.keys() >= {"variant", *WEIGHTS}
    if is_net and str(found["variant"]) != variant:
        raise ValueError(f"{file} is a net for {found['variant']}, not for {variant}")
    if not is_net or any(not _fits(found[name], kind[name].shape, name) for name in WEIGHTS):
        raise ValueError(f"{file} is no net that `zellige train` wrote")
    net = np.zeros(1, kind)
    for name in WEIGHTS:
        net[name][0][: len(found[name])] = found[name]
    net["is_there"] = 1
    return net


def _fits(weights: npt.NDArray[Any], shape: tuple[int, ...], name: str) -> bool:
    """A net may be older than the last inputs of a game: they say nothing to it."""
    wanted = (min(len(weights), shape[0]), *shape[1:]) if name == "first" and weights.ndim else shape
    return weights.shape == wanted


def save_net(file: Path, net: npt.NDArray[Any], variant: str) -> None:
    save_arrays(file, variant=variant, **{name: net[name][0] for name in WEIGHTS})
