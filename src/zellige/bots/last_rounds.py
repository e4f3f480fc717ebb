"""Rounds that are sure to be a game's last."""

from zellige.games.azul.layout import EMPTY, Board
from zellige.games.azul.position import Position as AzulPosition
from zellige.rules.duel.state import ROUNDS

from .thinking import Known


def is_last_round(known: Known) -> bool:
    """Whether the game ends with this round, whatever is played: in Azul some player has completed the line whose tile
    ends it; a duel is in its fifth round.
    """
    if not isinstance(known, AzulPosition):
        return known.layout.round == ROUNDS
    return any(_ends_game(board, row) for board in known.layout.boards for row in range(len(board.wall)))


def _ends_game(board: Board, row: int) -> bool:
    """Whether the line of a row is complete and its tile is sure to fill the row's last space.

    On the grey side a tile of its colour could come into its column before: from a row above, which is tiled first
    (AZ-7.4).
    """
    line, spaces = board.lines[row], board.wall[row]
    if len(line) <= row or spaces.count(EMPTY) != 1:
        return False
    colour, column = line[0], spaces.index(EMPTY)
    may_come = [
        above[column] == EMPTY and colour not in above and (len(tiles) <= upper or colour in tiles)
        for upper, (above, tiles) in enumerate(zip(board.wall[:row], board.lines[:row], strict=True))
    ]
    return not any(may_come) and all(each[column] != colour for each in board.wall)
