"""What a viewer is shown of a game: positions, events and printed components, without what is hidden from them."""

from collections.abc import Iterable
from dataclasses import fields
from functools import lru_cache
from typing import Any

from zellige.games.azul.position import Position as AzulPosition
from zellige.games.azul.variant import Variant
from zellige.games.common.events import BaseEvent
from zellige.games.common.tiles import LETTERS, Colour
from zellige.games.duel import events as duel
from zellige.games.duel.layout import Awaits
from zellige.games.duel.moves import PLATE_PRINTS
from zellige.rules.azul.state import WALL
from zellige.rules.azul.wall_tiling import FLOOR_COSTS, printed_column
from zellige.rules.common.compiling import uncompiled
from zellige.rules.duel.dome_tiling import START_TILE_COST
from zellige.rules.duel.state import BROKEN_SPACES

from .history import Moment
from .messages import Document, Printed

#: What each space costs: of the floor line (AZ-3.6), and for broken tiles (DU-4.9).
AZUL_FLOOR = [int(cost) for cost in FLOOR_COSTS]
DUEL_FLOOR = [space + 1 for space in range(BROKEN_SPACES)]


def state(position: Any, viewer: int | None) -> Document:
    """A position as a seat, or an onlooker, may know it (messages.State)."""
    if isinstance(position, AzulPosition):
        return {"game": "azul", "position": position.to_json()}
    return {
        "game": "duel",
        "position": position.seen_by(viewer).to_json(),
        "spaces": [board.spaces() for board in position.boards],
        "goals": [position.goal_totals(player) for player in range(position.players)],
    }


def happened(events: Iterable[Any], viewer: int | None) -> list[Document]:
    """Events as a seat, or an onlooker, sees them (messages.HappenedModel)."""
    listed: list[Any] = list(events)
    if listed and isinstance(listed[0], duel.Event):
        listed = list(duel.seen_by(listed, viewer))
    return [_message(event) for event in listed]


@lru_cache(maxsize=1 << 14)
def _message(event: BaseEvent) -> Document:
    """The same events come again and again, at all tables."""
    details = {field.name: _plain(getattr(event, field.name)) for field in fields(event)}
    return {"name": type(event).__name__, "details": details}


def _plain(value: Any) -> Any:
    return value.letter if isinstance(value, Colour) else value


def move_seen(moment: Moment, viewer: int | None) -> str | None:
    """A move, None if it is hidden: which plate goes back under the stack only its drawer knows (DU-3.3)."""
    position: Any = moment.before
    if getattr(position, "awaits", None) is Awaits.RETURN and position.player != viewer:
        return None
    return moment.record.text


def printed(game: str) -> Printed:
    """What is printed on a game's components."""
    if game == "duel":
        return Printed(
            wall=None,
            floor=[-cost for cost in DUEL_FLOOR],
            start_tile=-START_TILE_COST,
            plates=PLATE_PRINTS,
        )
    wall = _printed_wall() if Variant.parse(game).side == "coloured" else None
    return Printed(wall=wall, floor=[-cost for cost in AZUL_FLOOR], start_tile=0, plates={})


def _printed_wall() -> list[str]:
    rows = []
    for row in range(WALL):
        columns = {uncompiled(printed_column)(row, colour): LETTERS[colour] for colour in range(len(LETTERS))}
        rows.append("".join(columns[column] for column in range(WALL)))
    return rows
