"""What players of the duel are told, in words of the notation."""

from itertools import combinations, product

from zellige.games.duel.events import ChipRevealed, DisplayFilled, Event, PlateDrawn, PlateReturned, PlateSeen, seen_by
from zellige.games.duel.layout import UNKNOWN_JOKER, UNKNOWN_SPECIAL, spelled
from zellige.games.duel.moves import MOVES, PLATE_NAMES
from zellige.games.duel.position import Position
from zellige.rules.common.compiling import uncompiled
from zellige.rules.duel import state as rules
from zellige.rules.duel.components import CHIPS, GOALS

from .drawing import HANDFULS

#: All that random goals can be: a side each of three of the four scoring tiles (DU-2.3).
GOAL_SETS = tuple(
    tuple(sides)
    for tiles in combinations(range(rules.MAX_GOALS), 3)
    for sides in product(*(GOALS[2 * tile : 2 * tile + 2] for tile in tiles))
)

#: What the opponent sees of a plate that goes back under the stack (DU-3.3).
RETURNED = "return"


_TOLD = [*map(str, MOVES), RETURNED, UNKNOWN_SPECIAL, UNKNOWN_JOKER, *CHIPS]
_TOLD += [spelled(tiles) or "-" for handfuls in HANDFULS for tiles in handfuls]
_TOLD += [*map(",".join, GOAL_SETS), *(str(player + 1) for player in range(rules.PLAYERS))]
#: Every word of a story by its number; what it means follows from what came before.
WORDS = {word: number for number, word in enumerate(dict.fromkeys(_TOLD), 1)}


def revealed(position: Position, events: tuple[Event, ...], viewer: int | None) -> list[str]:
    """The plates and chips that a player comes to see, and the back of the plate that is then on top of the stack."""
    words = []
    moved = False
    for event in seen_by(events, viewer):
        moved |= isinstance(event, PlateDrawn | PlateReturned | DisplayFilled)
        if isinstance(event, DisplayFilled | PlateSeen) and event.plate is not None:
            words.append(event.plate)
        elif isinstance(event, ChipRevealed):
            words.append(event.chip)
    if moved and position.stack:
        words.append(back(PLATE_NAMES.index(position.stack[0].plate)))
    return words


def back(plate: int) -> str:
    return UNKNOWN_SPECIAL if uncompiled(rules.is_special)(plate) else UNKNOWN_JOKER
