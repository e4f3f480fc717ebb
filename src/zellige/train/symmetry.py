"""Positions that look different and are the same: on the grey side colours can be exchanged and walls be mirrored."""

from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.rules.azul.state import MARKER
from zellige.rules.common.tiles import COLOURS, NONE


def disguise(states: npt.NDArray[Any], random: np.random.Generator) -> None:
    """Exchange the colours of every position of the grey side, and mirror the walls of half of them: a net that never
    sees a position twice the same learns what all of them have in common.
    """
    number = len(states)
    colours = random.permuted(np.tile(np.arange(COLOURS), (number, 1)), axis=1)
    lying = np.pad(colours, ((0, 0), (1, 1)), constant_values=((0, 0), (NONE, MARKER)))
    for name in ("wall", "line_colour", "floor_line"):
        spaces = states["boards"][name]
        spaces[:] = np.take_along_axis(lying, spaces.reshape(number, -1) - NONE, 1).reshape(spaces.shape)
    for name in ("sources", "bag", "lid"):
        counts = states[name].reshape(number, -1, COLOURS)
        exchanged = np.zeros_like(counts)
        np.put_along_axis(exchanged, np.broadcast_to(colours[:, np.newaxis], counts.shape), counts, 2)
        states[name] = exchanged.reshape(states[name].shape)
    walls = states["boards"]["wall"]
    mirrored = random.random(number) < 0.5
    walls[mirrored] = walls[mirrored][..., ::-1]
