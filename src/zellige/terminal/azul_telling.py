"""What happened in a game of Azul, told in sentences: for the eye, and for the ear."""

from collections.abc import Iterator, Sequence

from zellige.games.azul import events as happened
from zellige.games.azul.events import Event
from zellige.games.common.tiles import Colour
from zellige.i18n import Texts

from .naming import COLOUR_NAMES, points_text


def tell(events: Sequence[Event], texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """A sentence for every event that a player would call out; single tiles are seen on the board."""
    dropped: set[tuple[int, int]] = set()
    for event in events:
        match event:
            case happened.MarkerTaken(player):
                yield texts("event-marker", player=names[player])
            case happened.TilePlaced(player, row, _, colour, horizontal, vertical):
                name, points = texts(COLOUR_NAMES[colour.letter]), points_text(horizontal, vertical)
                yield texts("event-placed", player=names[player], colour=name, row=row + 1, points=points)
            case happened.TileFallen(player, _, _, int(line)) if (player, line) not in dropped:
                dropped.add((player, line))
                yield texts("event-unplaceable", player=names[player], line=line + 1)
            case happened.FloorScored(player, cost, score):
                yield texts("event-floor", player=names[player], cost=cost, score=score)
            case happened.BagRefilled():
                yield texts("event-refilled")
            case happened.RoundStarted(player, round_):
                yield texts("event-deal", round=round_, player=names[player])
            case happened.BonusScored(player, "colour", index, points):
                name = texts(COLOUR_NAMES[Colour(index).letter])
                yield texts("event-bonus-colour", player=names[player], colour=name, points=points)
            case happened.BonusScored(player, kind, index, points):
                yield texts(f"event-bonus-{kind}", player=names[player], index=index + 1, points=points)
