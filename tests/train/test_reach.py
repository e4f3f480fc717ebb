"""What a net is shown of a grey wall is what can be laid on it (AZ-7.1, AZ-7.2), found here by trying everything."""

from typing import Any

import numpy as np
import numpy.typing as npt
from hypothesis import given
from hypothesis import strategies as st

from zellige.rules.azul.state import GREY, LEGAL, STATE, WALL
from zellige.rules.azul.wall_tiling import place_fault
from zellige.rules.common.links import link_points
from zellige.rules.common.tiles import COLOURS, NONE
from zellige.search.azul import reach
from zellige.search.azul.inputs import MOST_INPUTS
from zellige.search.common.net import judging_record

Wall = npt.NDArray[np.int8]
#: All that a missing tile might be: row, column and colour.
Missing = list[tuple[int, int, int]]


@st.composite
def grey_boards(draw: st.DrawFn) -> Any:
    """Tiles laid one after another wherever the rules allow it."""
    board = np.zeros(1, STATE)[0].boards[0]
    board.wall[:] = NONE
    spaces = st.tuples(*[st.integers(0, WALL - 1)] * 3)
    for row, column, colour in draw(st.lists(spaces, max_size=60)):
        if is_free(board.wall, row, column, colour):
            board.wall[row, column] = colour
    return board


def is_free(wall: Wall, row: int, column: int, colour: int) -> bool:
    return wall[row, column] == NONE and colour not in wall[row] and colour not in wall[:, column]


def free_columns(wall: Wall, row: int, colour: int) -> list[int]:
    return [column for column in range(WALL) if is_free(wall, row, column, colour)]


def shown(board: Any) -> npt.NDArray[np.float32]:
    judging = np.zeros(1, judging_record(MOST_INPUTS))[0]
    reach.put_reach(judging, board, 0)
    values = np.zeros(reach.REACH_INPUTS, np.float32)
    values[judging.places[: judging.count]] = judging.values[: judging.count]
    return values


def can_be_completed(wall: Wall, missing: list[Missing]) -> bool:
    """Whether a tile can be laid for each that is missing."""
    if not missing:
        return True
    for row, column, colour in missing[0]:
        if is_free(wall, row, column, colour):
            after = wall.copy()
            after[row, column] = colour
            if can_be_completed(after, missing[1:]):
                return True
    return False


@given(grey_boards())
def test_where_tiles_can_be_laid(board: Any) -> None:
    values, wall = shown(board), board.wall
    for row, colour in np.ndindex(WALL, COLOURS):
        free = free_columns(wall, row, colour)
        if colour not in wall[row]:
            faults = [place_fault(GREY, board, row, column, colour) for column in range(WALL)]
            assert free == [column for column in range(WALL) if faults[column] == LEGAL]
        earned = [sum(link_points(wall, row, column)) for column in free]
        full = [int((wall[:, column] != NONE).sum()) for column in free]
        at = row * COLOURS + colour
        told = values[[reach.SPACES_FOR + at, reach.EARNED_BY + at, reach.COLUMN_FOR + at]] * WALL
        assert np.allclose(told, [len(free), max(earned, default=0), max(full, default=0)])


@given(grey_boards())
def test_what_can_still_be_completed(board: Any) -> None:
    values, wall, every = shown(board), board.wall, range(WALL)
    for index in every:
        of_row: list[Missing] = [[(index, c, k) for c in every] for k in every if k not in wall[index]]
        of_column: list[Missing] = [[(r, index, k) for k in every] for r in every if wall[r, index] == NONE]
        of_colour: list[Missing] = [[(r, c, index) for c in every] for r in every if index not in wall[r]]
        places = (reach.ROW_OPEN, reach.COLUMN_OPEN, reach.COLOUR_OPEN)
        for at, missing in zip(places, (of_row, of_column, of_colour), strict=True):
            done = (WALL - len(missing) + 1) / WALL * can_be_completed(wall, missing)
            assert np.isclose(values[at + index], done)
