"""Facts about a move of Azul."""

from collections.abc import Iterator

from zellige.games.azul import events as happened
from zellige.games.azul.layout import EMPTY, Board, Phase
from zellige.games.azul.moves import Placement, Take
from zellige.games.azul.position import Position
from zellige.games.common.tiles import LETTERS
from zellige.rules.azul.final_scoring import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS
from zellige.rules.azul.state import CENTRE, WALL

from .facts import (
    Burden,
    ColourCompleted,
    ColourGrows,
    ColumnCompleted,
    ColumnGrows,
    Fact,
    NoSpace,
    RowCompleted,
    StartsNext,
    TilePlaced,
    TilesCentred,
    TilesFallen,
)
from .replies import reply_facts
from .settling import settle, with_player
from .turns import Turn, with_lines

#: A column or colour with fewer tiles is not worth a sentence.
FEWEST_TILES = 3
#: Tiles that cost so many places on the floor line are a burden.
FEWEST_FALLEN = 2


def azul_facts(turn: Turn[Position]) -> Iterator[Fact]:
    """Everything that can be said about a take or a placement."""
    if isinstance(turn.moves[0], Placement):
        yield from _placement_facts(turn)
    else:
        yield from _take_facts(turn)
        yield from reply_facts(turn)
    yield from turn.lost_line_facts()
    yield from _wall_facts(turn)


def _placement_facts(turn: Turn[Position]) -> Iterator[Fact]:
    placed = turn.own(happened.TilePlaced)[0]
    others = [
        Turn(turn.position, (move,)).own(happened.TilePlaced)[0]
        for move in turn.position.legal_moves()
        if move != turn.moves[0]
    ]
    best_other = max((other.horizontal + other.vertical for other in others), default=None)
    points = placed.horizontal + placed.vertical
    yield TilePlaced(placed.row, placed.column, placed.colour.letter, points, best_other)


def _take_facts(turn: Turn[Position]) -> Iterator[Fact]:
    position = turn.position
    take = turn.moves[0]
    laid = turn.own(happened.TileLaid)
    yield from turn.line_facts(laid, is_choice=position.variant.side == "grey")
    if laid and _is_hopeless(turn, take.line):
        yield NoSpace(take.line, take.colour.letter, is_lost=True)
    fallen = turn.fallen(happened.TileFallen)
    marker = turn.own(happened.MarkerTaken)
    if fallen or marker:
        yield TilesFallen(len(fallen), take.colour.letter, bool(marker), turn.hand_cost)
    if marker and not _ends(turn.open_following):
        yield StartsNext("azul", is_last_round=False)
    centred = "".join(event.colour.letter for event in turn.events if isinstance(event, happened.TileCentred))
    if centred:
        yield TilesCentred(centred)
    yield from _burden_facts(turn, centred)


def _is_hopeless(turn: Turn[Position], line: int) -> bool:
    """Whether the line would fit nowhere on the wall as it is, even alone (AZ-7.5)."""
    counts = dict.fromkeys(range(WALL), 0) | {line: line + 1}
    return line in settle(with_lines(turn.open_following, turn.player, counts), turn.player).lost


def _ends(position: Position) -> bool:
    """Whether the game would end if the round did."""
    return any(_rows(_settled_board(position, player)) for player in range(position.players))


def _settled_board(position: Position, player: int) -> Board:
    return settle(position, player).position.boards[player]


def _rows(board: Board) -> set[int]:
    return {row for row, tiles in enumerate(board.wall) if EMPTY not in tiles}


def _wall_facts(turn: Turn[Position]) -> Iterator[Fact]:
    """Rows, columns and colours that the move completes or brings close: a placement by itself, a take when tiled."""
    start, end = turn.position, turn.following
    if not turn.is_tiling:
        start, end = turn.before.position, turn.after.position
    old, new = start.boards[turn.player], end.boards[turn.player]
    for row in sorted(_rows(new) - _rows(old)):
        yield RowCompleted(row, ROW_BONUS, ends_game=not _ends_anyway(turn))
    for column in range(WALL):
        tiles = _tiles_in_column(new, column)
        if tiles > _tiles_in_column(old, column) and tiles >= FEWEST_TILES:
            if tiles == WALL:
                yield ColumnCompleted(column, COLUMN_BONUS)
            else:
                yield ColumnGrows(column, tiles, COLUMN_BONUS)
    for letter in LETTERS:
        tiles = "".join(new.wall).count(letter)
        if tiles > "".join(old.wall).count(letter) and tiles >= FEWEST_TILES:
            if tiles == WALL:
                yield ColourCompleted(letter, COLOUR_BONUS)
            else:
                yield ColourGrows(letter, tiles, COLOUR_BONUS)


def _ends_anyway(turn: Turn[Position]) -> bool:
    """Whether somebody has, or would have, a complete row without the move."""
    position = turn.position
    if turn.is_tiling:
        others = [player for player in range(position.players) if player != turn.player]
        return bool(_rows(position.boards[turn.player])) or any(
            _rows(_settled_board(position, player)) for player in others
        )
    return _ends(position)


def _tiles_in_column(board: Board, column: int) -> int:
    return sum(row[column] != EMPTY for row in board.wall)


def _burden_facts(turn: Turn[Position], centred: str) -> Iterator[Fact]:
    """Colours that the move adds to the centre, and that nobody has the lines for."""
    position = turn.following
    if position.phase is not Phase.OFFER:
        return
    for letter in sorted(set(centred)):
        least = min(_fewest_fallen(position, player, letter) for player in range(position.players))
        if least >= FEWEST_FALLEN:
            yield Burden(position.centre.count(letter), letter, least)


def _fewest_fallen(position: Position, player: int, letter: str) -> int:
    """How many of the centre's tiles of a colour fall to a player's floor line at least."""
    offered = with_player(position, player)
    takes = [
        Turn(offered, (move,))
        for move in offered.legal_moves()
        if isinstance(move, Take) and move.source == CENTRE and move.colour.letter == letter
    ]
    return min(len(take.fallen(happened.TileFallen)) for take in takes)
