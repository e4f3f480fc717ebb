"""What can be decided now, legal or not, with what it would do."""

from typing import Any

from zellige.games.azul.position import Position as AzulPosition

from .azul_choices import azul_options
from .duel_choices import duel_options
from .messages import Choices


def choices(position: Any, seat: int, may_undo: bool) -> Choices:
    """The options of the seat on turn. They tell nothing that the seat does not know already."""
    if isinstance(position, AzulPosition):
        awaits = "placement" if position.phase == "tiling" else "take"
        options = azul_options(position)
    else:
        awaits = str(position.awaits)
        options = duel_options(position)
    return Choices(seat=seat, awaits=awaits, options=options, may_undo=may_undo)
