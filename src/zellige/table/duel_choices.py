"""The options of a player of the duel, for each decision of which a turn is made."""

from collections.abc import Callable, Iterator
from typing import Any

from zellige.games.common.errors import IllegalMove
from zellige.games.duel import events as happened
from zellige.games.duel.layout import PLATE_CODES, Awaits, Layout
from zellige.games.duel.moves import (
    BREAK,
    Column,
    Decline,
    Draw,
    Leftover,
    Line,
    Moon,
    Move,
    Pay,
    Plate,
    Rotation,
    Slot,
    Spend,
    Stop,
    Sun,
    TakeChip,
)
from zellige.games.duel.position import Position
from zellige.rules.common.compiling import uncompiled
from zellige.rules.duel.components import CHIPS, LETTERS
from zellige.rules.duel.dome_plates import rotated_space
from zellige.rules.duel.dome_tiling import START_TILE_COST
from zellige.rules.duel.state import DOME, LARGE, SLOTS

from .history import Moment, moment_of
from .messages import Option
from .payments import proposed_payment, spent_chips
from .records import MoveRecord
from .refusal import TableRefusal
from .showing import DUEL_FLOOR

_SPACE_LETTERS = LETTERS + "SW"


def duel_options(position: Position) -> list[Option]:
    """What the player on turn could decide now; of an action that is not possible at all, one option says why."""
    return list(_OPTIONS[position.awaits](position))


#: Adds to an option what would happen.
Outcome = Callable[[Option, Moment], None]


def _option(position: Position, kind: Any, move: Move, outcome: Outcome | None = None, **details: Any) -> Option:
    """A decision and what it would lead to, or why it cannot be made."""
    option = Option(kind=kind, move=str(move), **details)
    try:
        moment = moment_of(position, MoveRecord(number=1, at=0.0, seat=position.player, text=option.move))
    except IllegalMove as error:
        option.refusal = TableRefusal.of_rule(error).message
        return option
    option.reveals = moment.reveals
    option.turn_ends = moment.turn_ends
    if outcome is not None:
        outcome(option, moment)
    return option


def _actions(position: Position) -> Iterator[Option]:
    layout = position.layout
    yield from _display(position) if layout.display else [_option(position, "plate", Plate("S1"))]
    yield _option(position, "draw", Draw())
    suns = [Sun(factory, letter) for factory, sun in enumerate(layout.suns) for letter in dict.fromkeys(sun)]
    for sun in suns:
        yield _option(position, "sun", sun, _add_taken, factory=sun.factory, colour=sun.colour)
    if not suns:
        yield _option(position, "sun", Sun(LARGE, LETTERS[0]))
    moons = [Moon(letter) for letter in LETTERS if position.is_legal(Moon(letter))]
    for moon in moons:
        yield _option(position, "moon", moon, _add_taken, colour=moon.colour)
    if not moons:
        yield _option(position, "moon", Moon(LETTERS[0]))
    yield from _chips(position, layout)


def _display(position: Position) -> Iterator[Option]:
    return (_option(position, "plate", Plate(plate), plate=plate) for plate in position.display)


def _chips(position: Position, layout: Layout) -> Iterator[Option]:
    """Chips that lie on the factories, face-down ones without what they show."""
    lying = [small for small, chip in enumerate(layout.chips) if chip]
    for small in lying:
        shown = layout.chips[small] if layout.revealed[small] else None
        yield _option(position, "chip", TakeChip(small + 1), factory=small + 1, chip=shown)
    if not lying:
        yield _option(position, "chip", TakeChip(1))


def _add_taken(option: Option, moment: Moment) -> None:
    """How many tiles are taken, and whether the start tile comes along; not what is uncovered."""
    option.count = sum(isinstance(event, happened.TileTaken) for event in moment.events)
    option.marker = any(isinstance(event, happened.StartTileTaken) for event in moment.events)
    option.cost = START_TILE_COST if option.marker else 0


def _drawing(position: Position) -> Iterator[Option]:
    yield _option(position, "draw", Draw())
    yield _option(position, "stop", Stop())


def _drawn(position: Position) -> Iterator[Option]:
    for drawn in position.layout.turn.drawn:
        yield _option(position, "plate", Plate(drawn.plate), plate=drawn.plate)


def _slots(position: Position) -> Iterator[Option]:
    return (_option(position, "slot", Slot(slot), slot=slot) for slot in range(SLOTS))


def _rotations(position: Position) -> Iterator[Option]:
    turn = position.layout.turn
    plate = PLATE_CODES[turn.plate]
    for quarters in range(4):
        spaces = [uncompiled(rotated_space)(plate, quarters, row, column) for row in range(2) for column in range(2)]
        yield _option(
            position,
            "rotation",
            Rotation(quarters),
            slot=turn.slot,
            plate=turn.plate,
            quarters=quarters,
            spaces="".join(_SPACE_LETTERS[space] for space in spaces),
        )


def _lines(position: Position) -> Iterator[Option]:
    hand = position.layout.turn.hand
    for line in range(BREAK + 1):
        yield _option(position, "line", Line(line), _add_laid, line=line, colour=hand[0], count=len(hand))


def _add_laid(option: Option, moment: Moment) -> None:
    """What a line takes and what breaks; a line that breaks in the tiling afterwards is another matter."""
    laid = [event for event in moment.events if isinstance(event, happened.TileLaid)]
    broken = [event for event in moment.events if isinstance(event, happened.TileBroken) and event.line is None]
    before = len(moment.before.boards[moment.before.player].broken)
    kept = sum(not event.to_tower for event in broken)
    option.laid = len(laid)
    option.fallen = len(broken)
    option.cost = sum(DUEL_FLOOR[before : before + kept])
    # Spaces count from the right: the last one of line n is n.
    option.completes = any(event.space == option.line for event in laid)


def _leftovers(position: Position) -> Iterator[Option]:
    turn = position.layout.turn
    for letter in dict.fromkeys(turn.leftovers):
        yield _option(position, "leftover", Leftover(letter), colour=letter, factory=turn.leftover_factory)


def _payments(position: Position) -> Iterator[Option]:
    line = position.layout.turn.line
    yield _option(position, "decline", Decline(), line=line)
    for move in position.legal_moves():
        if isinstance(move, Pay):
            proposal = proposed_payment(position, move)
            chips = tuple(spent_chips(position, proposal))
            yield _option(position, "pay", move, line=line, pairs=move.pairs, proposal=proposal, chips=chips)


def _spending(position: Position) -> Iterator[Option]:
    held = position.boards[position.player].chips
    for chip in CHIPS:
        if chip in held:
            yield _option(position, "spend", Spend(chip), chip=chip)


def _columns(position: Position) -> Iterator[Option]:
    """The columns of the dome row; the points are those of the tile and of a special tile that follows it."""
    line = position.layout.turn.line
    for column in range(DOME):
        yield _option(position, "column", Column(column), _add_points, line=line, column=column)


def _add_points(option: Option, moment: Moment) -> None:
    placed, *others = moment.events
    assert isinstance(placed, happened.TilePlaced)
    # The special tile comes at once, before anything else is scored (DU-4.8).
    following = next((event for event in others if not isinstance(event, happened.TileDiscarded)), None)
    special = following.points if isinstance(following, happened.SpecialTilePlaced) else 0
    option.points = placed.horizontal + placed.vertical + special


_OPTIONS: dict[Awaits, Callable[[Position], Iterator[Option]]] = {
    Awaits.PLATE: _display,
    Awaits.ACTION: _actions,
    Awaits.DRAW: _drawing,
    Awaits.KEEP: _drawn,
    Awaits.RETURN: _drawn,
    Awaits.SLOT: _slots,
    Awaits.ROTATION: _rotations,
    Awaits.LINE: _lines,
    Awaits.LEFTOVER: _leftovers,
    Awaits.PAYMENT: _payments,
    Awaits.CHIP: _spending,
    Awaits.COLUMN: _columns,
}
