"""The end of the game: bonuses, and who wins (AZ-5)."""

from typing import Any

from ..common.compiling import compiled
from ..common.log import write
from ..common.tiles import COLOURS, wide
from .state import BONUS, COLOUR, COLUMN, GAME_ENDED, GAME_OVER, LINES, ROW, WALL
from .wall_tiling import colour_is_complete, column_is_complete, row_is_complete

ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS = 2, 7, 10


@compiled
def complete_rows(board: Any) -> int:
    rows = 0
    for row in range(LINES):
        rows += row_is_complete(board, row)
    return rows


@compiled
def award(board: Any, player: int, kind: int, index: int, points: int, log: Any) -> None:
    board.score += points
    write(log, BONUS, player, kind, index, points)


@compiled
def award_bonuses(state: Any, player: int, log: Any) -> None:
    """2 per complete row, 7 per complete column, 10 per complete colour (AZ-5.2)."""
    board = state.boards[player]
    for row in range(LINES):
        if row_is_complete(board, row):
            award(board, player, ROW, row, ROW_BONUS, log)
    for column in range(WALL):
        if column_is_complete(board, column):
            award(board, player, COLUMN, column, COLUMN_BONUS, log)
    for colour in range(COLOURS):
        if colour_is_complete(board, colour):
            award(board, player, COLOUR, colour, COLOUR_BONUS, log)


@compiled
def end_game(state: Any, log: Any) -> None:
    for player in range(state.players):
        award_bonuses(state, player, log)
    state.phase = GAME_OVER
    write(log, GAME_ENDED, wide(state.player))


@compiled
def places(state: Any, out: Any) -> None:
    """Each player's place, 0 for the winners: by points, then by complete rows; equal players share (AZ-5.3)."""
    for player in range(state.players):
        board = state.boards[player]
        out[player] = 0
        for other in range(state.players):
            rival = state.boards[other]
            if rival.score > board.score or (
                rival.score == board.score and complete_rows(rival) > complete_rows(board)
            ):
                out[player] += 1
