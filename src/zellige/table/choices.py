"""What can be decided now, legal or not, with what it would do."""

from typing import Any

from zellige.games.azul.position import Position as AzulPosition

from .azul_choices import azul_options
from .duel_choices import duel_options
from .messages import Choices, text_with


def choices(position: Any, seat: int, may_undo: bool) -> Choices:
    """The options of the seat on turn. They tell nothing that the seat does not know already."""
    return Choices.model_validate_json(choices_text(position, seat, may_undo))


def choices_text(position: Any, seat: int, may_undo: bool) -> str:
    """The same as JSON. Fields that do not apply to an option are left out."""
    if isinstance(position, AzulPosition):
        awaits = "placement" if position.phase == "tiling" else "take"
        options = azul_options(position)
    else:
        awaits = str(position.awaits)
        options = [option.model_dump_json(exclude_defaults=True) for option in duel_options(position)]
    return text_with({"seat": seat, "awaits": awaits, "may_undo": may_undo}, "options", f"[{','.join(options)}]")
