"""What happened in a duel, told in sentences."""

from collections.abc import Iterator, Sequence

from zellige.games.duel import events as happened
from zellige.games.duel.events import Event
from zellige.i18n import Texts

from .naming import COLOUR_NAMES, points_text


def tell(events: Sequence[Event], texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """A sentence for every event that a player would call out; what is private to one player is not told."""
    broken: set[tuple[int, int]] = set()
    for event in events:
        match event:
            case happened.PlatePlaced(player, plate, slot, _):
                yield texts("duel-plate", player=names[player], plate=plate, slot=slot + 1)
            case happened.PlateDrawn(player, _):
                yield texts("duel-drawn", player=names[player])
            case happened.PlateReturned():
                yield texts("duel-returned")
            case happened.StartTileTaken(player):
                yield texts("duel-start-tile", player=names[player])
            case happened.ChipRevealed(factory, chip):
                yield texts("duel-revealed", factory=factory, chip=chip)
            case happened.ChipTaken(player, _, chip):
                yield texts("duel-chip", player=names[player], chip=chip)
            case happened.ChipSpent(player, chip):
                yield texts("duel-spent", player=names[player], chip=chip)
            case happened.TilePlaced(player, row, _, colour, horizontal, vertical):
                name, points = texts(COLOUR_NAMES[colour]), points_text(horizontal, vertical)
                yield texts("duel-placed", player=names[player], colour=name, row=row + 1, points=points)
            case happened.SpecialTilePlaced(player, row, _, points):
                yield texts("duel-special", player=names[player], row=row + 1, points=points)
            case happened.TileBroken(player, _, _, int(line)) if (player, line) not in broken:
                broken.add((player, line))
                yield texts("duel-line-broken", player=names[player], line=line + 1)
            case happened.BrokenScored(player, cost, score):
                yield texts("duel-broken", player=names[player], cost=cost, score=score)
            case happened.BagRefilled():
                yield texts("duel-refilled")
            case happened.RoundStarted(player, round_):
                yield texts("duel-deal", round=round_, player=names[player])
            case happened.Passed(player):
                yield texts("duel-passed", player=names[player])
            case happened.GoalScored(player, goal, points):
                yield texts("duel-goal", player=names[player], goal=texts(f"goal-{goal}"), points=points)
            case happened.FinalScored(player, score):
                yield texts("duel-final", player=names[player], score=score)
