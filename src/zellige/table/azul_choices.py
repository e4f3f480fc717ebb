"""The options of a player of Azul: takes with all their destinations, and placements on the grey side."""

from typing import Any

from zellige.games.azul import events as happened
from zellige.games.azul.layout import Phase
from zellige.games.azul.moves import FLOOR, Placement, Take
from zellige.games.azul.position import Position
from zellige.games.common.errors import IllegalMove
from zellige.games.common.tiles import LETTERS, Colour
from zellige.rules.azul.state import CENTRE, WALL
from zellige.rules.common.tiles import NONE

from .messages import Option
from .refusal import TableRefusal
from .showing import AZUL_FLOOR


def azul_options(position: Position) -> list[Option]:
    """Every take on offer with all six destinations, or every column for the tile to be placed."""
    if position.phase is Phase.TILING:
        asked = position.legal_moves()[0]
        assert isinstance(asked, Placement)
        return [_placement_option(position, Placement(asked.line, column)) for column in range(WALL)]
    # Equal tiles of different displays do the same: looked at once.
    found: dict[tuple[str, int, bool, int], Option] = {}
    options = []
    for source, tiles in enumerate((position.centre, *position.displays)):
        for letter in dict.fromkeys(tiles):
            for line in range(FLOOR + 1):
                move = Take(source, Colour(LETTERS.index(letter)), line)
                key = letter, tiles.count(letter), source == CENTRE, line
                if key not in found:
                    found[key] = _take_option(position, move)
                options.append(_from_source(found[key], move))
    return options


def _from_source(option: Option, move: Take) -> Option:
    """The same option for the same tiles of another display."""
    if option.source == move.source:
        return option
    refusal = option.refusal and option.refusal.model_copy(update={"subject": str(move)})
    return option.model_copy(update={"source": move.source, "move": str(move), "refusal": refusal})


def _placement_option(position: Position, move: Placement) -> Option:
    option = Option(kind="placement", move=str(move), line=move.line, column=move.column)
    try:
        _, events = position.play_with_events(move)
    except IllegalMove as error:
        option.refusal = TableRefusal.of_rule(error).message
    else:
        option.points = _points(events, position.player, move.line)
    return option


def _take_option(position: Position, move: Take) -> Option:
    option = Option(kind="take", move=str(move), source=move.source, colour=move.colour.letter, line=move.line)
    try:
        _, events = position.play_with_events(move)
    except IllegalMove as error:
        option.refusal = TableRefusal.of_rule(error).message
        return option
    player = position.player
    laid = [event for event in events if isinstance(event, happened.TileLaid)]
    fallen = [event for event in events if isinstance(event, happened.TileFallen) and event.line is None]
    marker = [event for event in events if isinstance(event, happened.MarkerTaken)]
    option.count = sum(isinstance(event, happened.TileTaken) for event in events)
    option.marker = bool(marker)
    option.laid = len(laid)
    option.fallen = len(fallen)
    spaces = [event.space for event in marker] + [event.space for event in fallen]
    option.cost = sum(AZUL_FLOOR[space] for space in spaces if space is not None)
    # Spaces count from the right: the last one of line n is n.
    option.completes = any(event.space == move.line for event in laid)
    if option.completes and position.variant.side == "coloured":
        option.points = _points_now(position, player, move)
    return option


def _points(events: tuple[Any, ...], player: int, row: int) -> int:
    return next(
        event.horizontal + event.vertical
        for event in events
        if isinstance(event, happened.TilePlaced) and event.player == player and event.row == row
    )


def _points_now(position: Position, player: int, move: Take) -> int:
    """What the tile would score on the wall as it is (AZ-3.4): the engine tiles a table with this line alone."""
    states = position.record
    state = states[0]
    for board in state["boards"]:
        board["line_count"] = 0
        board["line_colour"] = NONE
    state["boards"][player]["line_count"][move.line] = move.line
    state["boards"][player]["line_colour"][move.line] = move.colour if move.line else NONE
    state["sources"] = 0
    state["sources"][1, move.colour] = 1
    _, events = Position(states).play_with_events(Take(1, move.colour, move.line))
    return _points(events, player, move.line)
