"""What a net is shown of a dome is what can be laid on it (DU-4.1, DU-4.7, DU-4.8) and what its goals count (DU-6.1),
found here by laying every tile.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from zellige.bots.works import search_of
from zellige.rules.common.links import link_points
from zellige.rules.common.tiles import COLOURS, NONE
from zellige.rules.duel.components import GOALS, SPECIAL
from zellige.rules.duel.dome_tiling import accepts, place_tile
from zellige.rules.duel.final_scoring import COLUMNS, CORNERS, DIAGONALS, FIVE_COLOURS, ROWS, goal_points
from zellige.rules.duel.state import DOME, SLOTS, TILING
from zellige.search.common.net import judging_record
from zellige.search.duel import reach
from zellige.search.duel.inputs import MOST_INPUTS
from zellige.train.plan import Generation, Plan
from zellige.train.playing import play_games

ALL_GOALS = (1 << len(GOALS)) - 1


@pytest.fixture(scope="module")
def played() -> Any:
    """Positions from all parts of some games."""
    seeds = Plan.of("duel").seeds(0)[:3]
    games = play_games("duel", np.zeros(1, search_of("duel").NET), Generation(3, 50, 20), seeds)
    return games.positions["state"][::5]


@pytest.fixture
def states(played: Any) -> Any:
    """The same for each test, to change as it likes."""
    return played.copy()


def shown(board: Any, goals: int = ALL_GOALS) -> npt.NDArray[np.float32]:
    judging = np.zeros(1, judging_record(MOST_INPUTS))[0]
    reach.put_reach(judging, board, goals, 0)
    values = np.zeros(reach.REACH_INPUTS, np.float32)
    values[judging.places[: judging.count]] = judging.values[: judging.count]
    return values


def earned(states: Any, index: int, row: int, column: int, colour: int) -> int:
    """What the first player earns at once by laying a tile on a space."""
    state = states[index : index + 1].copy()[0]
    board = state.boards[0]
    board.line_colour[row], board.line_count[row] = colour, row + 1
    state.phase, state.player, state.line = TILING, 0, row
    before = int(board.score)
    place_tile(state, column, None)
    return int(board.score) - before


def test_where_tiles_can_be_laid_and_what_they_earn(states: Any) -> None:
    with_special = 0  # where a special tile follows
    for index in range(0, len(states), 4):
        board = states[index].boards[0]
        values = shown(board)
        for row, colour in np.ndindex(DOME, COLOURS):
            free = [column for column in range(DOME) if accepts(board, row, column, colour)]
            gains = [earned(states, index, row, column, colour) for column in free]
            at = row * COLOURS + colour
            assert values[reach.SPACES_FOR + at] * 2 == len(free)
            assert values[reach.EARNED_BY + at] * 6 == pytest.approx(max(gains, default=0))
            links = [sum(link_points(board.dome, row, column)) for column in free]
            with_special += gains != links
    assert with_special > 0


def test_what_lies_on_a_dome(states: Any) -> None:
    for state in states:
        board = state.boards[0]
        values = shown(board)
        for colour in range(COLOURS):
            assert values[reach.TILES_OF + colour] * 5 == pytest.approx((board.dome == colour).sum())
        for slot in range(SLOTS):
            rows, columns = slice(2 * (slot // 3), 2 * (slot // 3) + 2), slice(2 * (slot % 3), 2 * (slot % 3) + 2)
            dome, spaces = board.dome[rows, columns], board.spaces[rows, columns]
            lacks_special = ((spaces == SPECIAL) & (dome == NONE)).any()
            assert values[reach.PLATE_FILLED + slot] * 3 == pytest.approx(lacks_special * (1 + (dome != NONE).sum()))


def test_goals_that_are_reached_count_one_each(states: Any) -> None:
    """Boards are filled until everything is done: what a goal earns is what is shown as done."""
    random = np.random.default_rng(1)
    counted = dict.fromkeys((ROWS, FIVE_COLOURS, COLUMNS, DIAGONALS, CORNERS), 0)
    for state in states[::3]:
        board = state.boards[0]
        for share in (0.7, 0.9, 1.0):
            board.dome[random.random((DOME, DOME)) < share] = random.integers(0, COLOURS)
            board.dome[:, :COLOURS] = np.where(board.dome[:, :COLOURS] == NONE, NONE, np.arange(COLOURS))
            values = shown(board)
            for goal, first, each in (
                (ROWS, reach.ROW_DONE, [3] * DOME),
                (FIVE_COLOURS, reach.COLOURS_DONE, [4] * DOME),
                (COLUMNS, reach.COLUMN_DONE, [7] * DOME),
                (DIAGONALS, reach.DIAGONAL_DONE, [10] * 2),
                (CORNERS, reach.CORNER_DONE, [3, 3, 8, 8]),
            ):
                done = values[first : first + len(each)]
                assert ((done >= 0) & (done <= 1)).all()
                assert np.dot(done == 1, each) == goal_points(board, goal)
                counted[goal] += int((done == 1).sum())
    assert all(counted.values())


def test_goals_that_are_not_in_play_are_not_shown(states: Any) -> None:
    board = states[-1].boards[0]
    board.dome[:] = 0
    assert not shown(board, 0)[reach.ROW_DONE :].any()
    only = shown(board, 1 << COLUMNS)
    assert (only[reach.COLUMN_DONE : reach.COLUMN_DONE + DOME] == 1).all()
    assert np.count_nonzero(only[reach.ROW_DONE :]) == DOME
