"""The end of the game: the goals in play, and who wins (DU-6)."""

from typing import Any

from ..common.compiling import compiled
from ..common.log import write
from ..common.tiles import COLOURS, NONE, wide
from .components import JOKER, SPECIAL
from .state import AWAITS_NOTHING, DOME, FINAL_SCORED, GAME_ENDED, GAME_OVER, GOAL_SCORED, MAX_GOALS, PLAYERS, other

ROWS, FIVE_COLOURS, COLUMNS, OUTER, DIAGONALS, CORNERS, JOKERS, EMPTY_SPECIALS = 0, 1, 2, 3, 4, 5, 6, 7


@compiled
def filled(board: Any, row: int, column: int, down: int, right: int, spaces: int) -> bool:
    """Whether so many spaces from (row, column) in one direction all hold tiles."""
    for step in range(spaces):
        if board.dome[row + step * down, column + step * right] == NONE:
            return False
    return True


@compiled
def has_five_colours(board: Any, row: int) -> bool:
    colours = 0
    for column in range(DOME):
        tile = board.dome[row, column]
        if tile != NONE and tile < COLOURS:
            colours |= 1 << wide(tile)
    return colours == (1 << COLOURS) - 1


@compiled
def corner_points(board: Any, row: int, column: int) -> int:
    """A completely filled plate in a corner slot: 3 above, 8 below."""
    if filled(board, row, column, 0, 1, 2) and filled(board, row + 1, column, 0, 1, 2):
        return 3 if row == 0 else 8
    return 0


@compiled
def joker_points(board: Any) -> int:
    """2 for each multicoloured space, if every one is filled."""
    points = 0
    for row in range(DOME):
        for column in range(DOME):
            if board.spaces[row, column] == JOKER:
                if board.dome[row, column] == NONE:
                    return 0
                points += 2
    return points


@compiled
def goal_points(board: Any, goal: int) -> int:
    """What one goal brings (DU-6.1)."""
    points = 0
    if goal == ROWS:
        for row in range(DOME):
            points += 3 * filled(board, row, 0, 0, 1, DOME)
    elif goal == FIVE_COLOURS:
        for row in range(DOME):
            points += 4 * has_five_colours(board, row)
    elif goal == COLUMNS:
        for column in range(DOME):
            points += 7 * filled(board, 0, column, 1, 0, DOME)
    elif goal == OUTER:
        for row in range(DOME):
            for column in range(DOME):
                edge = row == 0 or row == DOME - 1 or column == 0 or column == DOME - 1
                points += edge and board.dome[row, column] != NONE
    elif goal == DIAGONALS:
        points += 10 * filled(board, 0, 0, 1, 1, DOME)
        points += 10 * filled(board, 0, DOME - 1, 1, -1, DOME)
    elif goal == CORNERS:
        for row in (0, DOME - 2):
            for column in (0, DOME - 2):
                points += corner_points(board, row, column)
    elif goal == JOKERS:
        points = joker_points(board)
    elif goal == EMPTY_SPECIALS:
        for row in range(DOME):
            for column in range(DOME):
                empty = board.spaces[row, column] == SPECIAL and board.dome[row, column] == NONE
                points -= 3 * empty
    return points


@compiled
def end_game(state: Any, log: Any) -> None:
    """The goals' sum counts once, and leaves a score of 0 or more (DU-6.1)."""
    for player in range(PLAYERS):
        board = state.boards[player]
        points = 0
        for index in range(MAX_GOALS):
            goal = wide(state.goals[index])
            if goal != NONE:
                earned = goal_points(board, goal)
                points += earned
                write(log, GOAL_SCORED, player, goal, earned)
        board.score = max(0, board.score + points)
        write(log, FINAL_SCORED, player, wide(board.score))
    state.phase = GAME_OVER
    state.awaits = AWAITS_NOTHING
    write(log, GAME_ENDED, wide(state.player))


@compiled
def places(state: Any, out: Any) -> None:
    """Most points wins; on a tie, whoever holds the start tile (DU-6.2)."""
    for player in range(PLAYERS):
        mine = state.boards[player].score
        theirs = state.boards[other(player)].score
        out[player] = mine < theirs or (mine == theirs and state.starting_player != player)
