"""Facts about a decision, or the decisions of a turn, in a duel."""

from collections.abc import Iterator

from zellige.games.duel import events as happened
from zellige.games.duel.layout import Awaits, Phase
from zellige.games.duel.moves import Column, Decline, Leftover, Line, Pay, Plate, Slot, Spend, Stop
from zellige.games.duel.position import Position
from zellige.rules.duel.state import LARGE, LINES, ROUNDS

from .facts import (
    ChipRevealed,
    ChipSpent,
    ChipsSuffice,
    ChipTaken,
    DrawingStopped,
    Fact,
    GoalChanged,
    LeftoverNext,
    LeftoversStacked,
    LinePaid,
    NoSpace,
    PaymentDeclined,
    PlateDrawn,
    PlateKept,
    PlatePlaced,
    PlateReturned,
    PlateTaken,
    SlotChosen,
    SpaceGained,
    SpecialPlaced,
    StartsNext,
    TilePlaced,
    TilesBroken,
    TilesTaken,
)
from .replies import reply_facts
from .settling import end_of_taking, settle, settle_after
from .turns import Turn, with_lines


def duel_facts(turn: Turn[Position]) -> Iterator[Fact]:
    """Everything that can be said about the decisions, by what is awaited first."""
    if turn.is_tiling:
        yield from _tiling_facts(turn)
    else:
        yield from _plate_facts(turn)
        yield from _tile_facts(turn)
        yield from _chip_facts(turn)
        yield from reply_facts(turn)
    yield from turn.lost_line_facts()
    yield from _goal_facts(turn)


# Acquiring


def _plate_facts(turn: Turn[Position]) -> Iterator[Fact]:
    layout = turn.position.layout
    for event in turn.own(happened.PlateTaken):
        tokens = None if layout.phase is Phase.OPENING else layout.boards[turn.player].tokens - 1
        yield PlateTaken(event.plate, _is_special(event.plate), tokens)
    for event in turn.own(happened.PlateDrawn):
        yield PlateDrawn(event.special, len(turn.own(happened.PointPaid)))
    if isinstance(turn.moves[0], Stop):
        yield DrawingStopped(len(layout.turn.drawn))
    for event in turn.own(happened.PlateKept):
        yield PlateKept(event.plate, _is_special(event.plate), len(layout.turn.drawn) - 1)
    if layout.awaits is Awaits.RETURN and isinstance(turn.moves[0], Plate):
        yield PlateReturned(turn.moves[0].plate)
    if isinstance(turn.moves[-1], Slot):
        slot = turn.moves[-1].slot
        yield SlotChosen(turn.following.layout.turn.plate, slot, _upper_row(slot))
    for event in turn.own(happened.PlatePlaced):
        row, column = _upper_row(event.slot), 2 * (event.slot % 3)
        spaces = turn.following.boards[turn.player].spaces()
        upper, lower = spaces[row][column : column + 2], spaces[row + 1][column : column + 2]
        yield PlatePlaced(event.plate, event.slot, row, upper, lower)
        for line, tiles in enumerate(layout.boards[turn.player].lines):
            if tiles and not _has_space(turn, turn.position, line) and _has_space(turn, turn.open_following, line):
                yield SpaceGained(line, tiles[0], turn.after.placed[line][1] if line in turn.after.placed else 0)
        yield from turn.link_facts()
        yield from _special_facts(turn)


def _upper_row(slot: int) -> int:
    return 2 * (slot // 3)


def _is_special(plate: str) -> bool:
    return plate.startswith("S")


def _has_space(turn: Turn[Position], position: Position, line: int) -> bool:
    """Whether the line's tile could be placed if it were complete now."""
    return line in settle(with_lines(position, turn.player, _complete(line)), turn.player).placed


def _complete(line: int) -> dict[int, int]:
    """The line complete, and all others empty."""
    return dict.fromkeys(range(LINES), 0) | {line: line + 1}


def _tile_facts(turn: Turn[Position]) -> Iterator[Fact]:
    layout = turn.position.layout
    taken = turn.own(happened.TileTaken)
    laid = turn.own(happened.TileLaid)
    if taken and not any(isinstance(move, Line) for move in turn.moves):
        yield TilesTaken(len(taken), taken[0].colour, None if taken[0].moon else taken[0].factory)
    yield from turn.line_facts(laid, is_choice=True)
    if laid and not _has_space(turn, turn.open_following, laid[0].line):
        alone = settle(with_lines(turn.open_following, turn.player, _complete(laid[0].line)), turn.player)
        yield NoSpace(laid[0].line, laid[0].colour, is_lost=laid[0].line in alone.lost)
    if laid:
        yield from _special_facts(turn)
    broken = turn.fallen(happened.TileBroken)
    start_tile = turn.own(happened.StartTileTaken)
    if broken or start_tile:
        colour = broken[0].colour if broken else taken[0].colour
        yield TilesBroken(len(broken), colour, bool(start_tile), turn.hand_cost)
    if start_tile:
        yield StartsNext("duel", is_last_round=layout.round == ROUNDS)
    yield from _leftover_facts(turn)


def _special_facts(turn: Turn[Position]) -> Iterator[Fact]:
    """What special plates bring that are filled because of this."""
    if turn.after.special_points > turn.before.special_points:
        yield SpecialPlaced(turn.after.special_points - turn.before.special_points)


def _leftover_facts(turn: Turn[Position]) -> Iterator[Fact]:
    left = [event for event in turn.events if isinstance(event, happened.TileLeft)]
    if not left:
        return
    factory = left[0].factory
    waiting = turn.following.layout.turn.leftovers
    if waiting and isinstance(turn.moves[-1], Leftover):
        yield LeftoverNext(factory, turn.moves[-1].colour, waiting)
    elif factory == LARGE:
        yield LeftoversStacked(factory, "".join(event.colour for event in left))
    else:
        yield LeftoversStacked(factory, turn.open_following.layout.moons[factory])


def _chip_facts(turn: Turn[Position]) -> Iterator[Fact]:
    for event in turn.own(happened.ChipTaken):
        board = turn.position.boards[turn.player]
        yield ChipTaken(event.chip, board.chips_taken + 1)
        for line in sorted(_payable(turn, turn.open_following) - _payable(turn, turn.position)):
            yield ChipsSuffice(line, board.lines[line][0])
    for event in turn.events:
        if isinstance(event, happened.ChipRevealed):
            yield ChipRevealed(event.factory)


def _payable(turn: Turn[Position], position: Position) -> set[int]:
    """The lines that the player could complete with chips, each by itself, if the round ended now."""
    lines = set()
    position, _ = end_of_taking(position, turn.player)
    while position.phase is Phase.TILING and position.player == turn.player:
        if position.awaits is Awaits.PAYMENT:
            line = position.layout.turn.line
            assert line is not None
            lines.add(line)
        position = position.play(position.legal_moves()[0])
    return lines


# Tiling the dome


def _tiling_facts(turn: Turn[Position]) -> Iterator[Fact]:
    position, move = turn.position, turn.moves[0]
    line = position.layout.turn.line
    assert line is not None
    board = position.boards[turn.player]
    match move:
        case Pay():
            spent, left = _chips_of(turn)
            yield LinePaid(line, spent, left, turn.after.placed[line][1])
        case Decline():
            ways = [settle_after(position, (pay,), turn.player) for pay in position.legal_moves() if pay != move]
            yield PaymentDeclined(line, len(board.chips), max(way.placed[line][1] for way in ways))
        case Spend(chip):
            yield ChipSpent(chip, len(board.chips) - 1)
    if isinstance(turn.moves[-1], Column):
        placed = turn.own(happened.TilePlaced)[0]
        yield TilePlaced(placed.row, placed.column, placed.colour, _points(placed), _best_other(turn))
        special = turn.own(happened.SpecialTilePlaced)
        if special:
            yield SpecialPlaced(special[0].points)


def _chips_of(turn: Turn[Position]) -> tuple[int, int]:
    """How many chips a payment takes, and how many are left."""
    paying = turn.position.play(turn.moves[0])
    while paying.awaits is Awaits.CHIP:
        paying = paying.play(paying.legal_moves()[0])
    left = len(paying.boards[turn.player].chips)
    return len(turn.position.boards[turn.player].chips) - left, left


def _points(placed: happened.TilePlaced) -> int:
    return placed.horizontal + placed.vertical


def _best_other(turn: Turn[Position]) -> int | None:
    """What the tile would score at the best of the other spaces, if there is any."""
    *paid, chosen = turn.moves
    position = turn.position
    for move in paid:
        position = position.play(move)
    others = [Turn(position, (move,)) for move in position.legal_moves() if move != chosen]
    return max((_points(other.own(happened.TilePlaced)[0]) for other in others), default=None)


def _goal_facts(turn: Turn[Position]) -> Iterator[Fact]:
    """A column by itself, a take or a plate as it will be when the dome is tiled."""
    start, end = turn.position, turn.following
    if not turn.is_tiling:
        start, end = turn.before.position, turn.after.position
    old, new = start.goal_totals(turn.player), end.goal_totals(turn.player)
    for goal in turn.position.goals:
        if new[goal] != old[goal]:
            yield GoalChanged(goal, new[goal] - old[goal])
