"""Positions that look different and are worth the same: a net that never sees a position twice the same learns what all
of them have in common.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.rules.azul.state import MARKER
from zellige.rules.common.tiles import COLOURS, NONE
from zellige.rules.duel.components import CHIP_SHOWS, JOKER, PLATE_SPACES, SPECIAL
from zellige.rules.duel.state import AWAITS_ACTION, AWAITS_DEAL

#: Gives positions another look, where they lie.
Disguise = Callable[[npt.NDArray[Any], np.random.Generator], None]


def disguise_of(variant: str) -> Disguise | None:
    """What positions of a variant may be disguised by; None on the coloured side, where every colour has its spaces."""
    if variant == "duel":
        return disguise_duel
    return disguise_grey if variant.endswith("-grey") else None


def disguise_grey(states: npt.NDArray[Any], random: np.random.Generator) -> None:
    """On the grey side colours can be exchanged, and every wall be mirrored."""
    colours = random.permuted(np.tile(np.arange(COLOURS), (len(states), 1)), axis=1)
    lying = np.pad(colours, ((0, 0), (1, 1)), constant_values=((0, 0), (NONE, MARKER)))
    for name in ("wall", "line_colour", "floor_line"):
        _rename(states["boards"][name], lying)
    for name in ("sources", "bag", "lid"):
        _move(states[name], colours)
    _mirror_some(states["boards"]["wall"], random)


def _colourings() -> npt.NDArray[np.int64]:
    """The ways to exchange the colours of the duel that leave the chips, taken together, as they are; to leave all as
    it is comes first.
    """
    shows = {tuple(kind) for kind in CHIP_SHOWS.tolist()}
    ways = np.array(list(permutations(range(COLOURS))))
    return ways[[{tuple(kind) for kind in CHIP_SHOWS[:, way].tolist()} == shows for way in ways]]


COLOURINGS = _colourings()


def _chips_after() -> npt.NDArray[np.int64]:
    """For every colouring what each kind of chip becomes."""
    kinds = {tuple(kind): chip for chip, kind in enumerate(CHIP_SHOWS.tolist())}
    # A chip that shows a colour shows, in its place, the one that the colour becomes.
    return np.array([[kinds[tuple(kind)] for kind in CHIP_SHOWS[:, np.argsort(way)].tolist()] for way in COLOURINGS])


def _plates_after() -> npt.NDArray[np.int64]:
    """For every colouring the plate that has the spaces which each plate gets, NONE where there is none: of the ten
    sets of three colours special and multicoloured plates have nine.
    """
    plates = {tuple(sorted(spaces)): plate for plate, spaces in enumerate(PLATE_SPACES.tolist())}
    ways = np.concatenate([COLOURINGS, np.broadcast_to([SPECIAL, JOKER], (len(COLOURINGS), 2))], 1)
    return np.array([[plates.get(tuple(sorted(each)), NONE) for each in way[PLATE_SPACES].tolist()] for way in ways])


CHIPS_AFTER, PLATES_AFTER = _chips_after(), _plates_after()


def disguise_duel(states: npt.NDArray[Any], random: np.random.Generator) -> None:
    """In the duel colours can be exchanged along the circle that the chips with two colours make, if the plates on
    display exist in other colours too, and every dome be mirrored.

    What is amid a turn or amid tiling is left alone. The plates of the boards stay what they were, and only what they
    print changes: such a position can be judged, and not be played on.
    """
    between_turns = np.isin(states["awaits"], (AWAITS_ACTION, AWAITS_DEAL))
    if not between_turns.any():
        return
    chosen = states[between_turns]
    ways = random.integers(0, len(COLOURINGS), len(chosen))
    display = chosen["display"]
    shown = np.take_along_axis(_with_none(PLATES_AFTER[ways]), display - NONE, 1)
    ways[((shown == NONE) & (display != NONE)).any(1)] = 0
    display[:] = np.take_along_axis(_with_none(PLATES_AFTER[ways]), display - NONE, 1)
    colours, chips = COLOURINGS[ways], CHIPS_AFTER[ways]
    lying = np.concatenate([_with_none(colours), np.broadcast_to([SPECIAL, JOKER], (len(chosen), 2))], 1)
    for name in ("spaces", "dome", "line_colour"):
        _rename(chosen["boards"][name], lying)
    _rename(chosen["moons"], lying)
    _rename(chosen["chips"], _with_none(chips))
    for counts in (*(chosen[name] for name in ("suns", "large_moon", "bag", "tower")), chosen["boards"]["broken"]):
        _move(counts, colours)
    for counts in (chosen["boards"]["chips"], chosen["boards"]["spent"], chosen["chip_pile"]):
        _move(counts, chips)
    mirrored = np.stack([chosen["boards"]["spaces"], chosen["boards"]["dome"]], 2)
    _mirror_some(mirrored, random)
    chosen["boards"]["spaces"], chosen["boards"]["dome"] = mirrored[:, :, 0], mirrored[:, :, 1]
    states[between_turns] = chosen


def _with_none(names: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The same with a first entry for what is not there."""
    return np.pad(names, ((0, 0), (1, 0)), constant_values=NONE)


def _rename(things: npt.NDArray[Any], names: npt.NDArray[Any]) -> None:
    """Replace what lies on spaces; the first entry of a position's `names` is for NONE."""
    number = len(things)
    things[:] = np.take_along_axis(names, things.reshape(number, -1) - NONE, 1).reshape(things.shape)


def _move(counts: npt.NDArray[Any], names: npt.NDArray[Any]) -> None:
    """Let counts by kind be those of the kinds' new names."""
    rows = counts.reshape(len(counts), -1, names.shape[1])
    moved = np.zeros_like(rows)
    np.put_along_axis(moved, np.broadcast_to(names[:, np.newaxis], rows.shape), rows, 2)
    counts[:] = moved.reshape(counts.shape)


def _mirror_some(boards: npt.NDArray[Any], random: np.random.Generator) -> None:
    """Mirror half of the boards, of every player apart."""
    mirrored = random.random(boards.shape[:2]) < 0.5
    boards[mirrored] = boards[mirrored][..., ::-1]
