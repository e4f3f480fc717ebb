"""The duel as a tree: the set-up is drawn first, then each round's tiles and chips; hidden things are drawn unseen."""

from dataclasses import dataclass

from zellige.games.duel.layout import Awaits, Layout
from zellige.games.duel.moves import Plate
from zellige.games.duel.position import Position, View
from zellige.rules.duel import state as rules
from zellige.rules.duel.components import PLATES

from .drawing import HANDFULS, NOTHING, Chance, Supply, more
from .duel_chance import Factory, StartingPlayer, completed, one_coloured
from .duel_story import RETURNED, WORDS, revealed
from .tree import Tree

# Bounds of a game's length. Two plates are placed in the opening and four in each round but the last; those neither
# placed nor on the display are the most that can be drawn in each of a round's four turns.
_STACKS = [PLATES - 2 - 4 * played - rules.DISPLAY for played in range(rules.ROUNDS - 1)]
_MOST_PLATES_DRAWN = 4 * sum(_STACKS)
#: To draw, to return; to stop, to keep; a slot and a rotation.
_PLATE_MOVES = 2 * _MOST_PLATES_DRAWN + 3 * 4 * len(_STACKS) + 2 * 3
_TILES = rules.LARGE_TILES + rules.SMALL_FACTORIES * rules.SMALL_TILES
#: A take and a line for every tile; two leftovers and the chip of a small factory; a payment and a column for a line.
_ROUND_MOVES = 2 * _TILES + 3 * rules.SMALL_FACTORIES + 2 * rules.LINES * rules.PLAYERS
_CHIPS = rules.ROUNDS * rules.SMALL_FACTORIES
MOST_MOVES = _PLATE_MOVES + rules.ROUNDS * _ROUND_MOVES + _CHIPS
#: Starting player, goals and stack; the factories and their chips.
MOST_DRAWS = 2 + PLATES + rules.ROUNDS * (rules.FACTORIES + rules.SMALL_FACTORIES)
#: Besides moves and draws: a plate drawn, and the backs seen when it is drawn and returned; a plate of the display and
#: the back below it; chips revealed.
LONGEST_STORY = MOST_MOVES + MOST_DRAWS + 3 * _MOST_PLATES_DRAWN + 2 * PLATES + _CHIPS


@dataclass(frozen=True)
class DuelTree(Tree[Position]):
    """A duel from its set-up, with goals that are given or drawn (None), or from a layout, some of it unknown."""

    goals: tuple[str, ...] | None
    start: Layout | None = None
    most_moves = MOST_MOVES
    most_draws = MOST_DRAWS
    longest_story = LONGEST_STORY
    most_outcomes = len(HANDFULS[rules.LARGE_TILES])
    words = WORDS

    def first(self) -> Chance | Position:
        return StartingPlayer(self.goals) if self.start is None else completed(self.start)

    def dealing(self, position: Position) -> Factory:
        supply = Supply(position.bag, position.tower)
        full = more(supply.bag, supply.reserve)
        # A bag that could never give the large factory two colours gets the tower first (DU-5.6).
        if one_coloured(supply.bag) and sum(supply.bag) >= rules.LARGE_TILES and not one_coloured(full):
            supply = Supply(full, NOTHING)
        return Factory(position, supply)

    def told(self, before: Chance | Position, action: int, viewer: int | None) -> list[str]:
        """A move tells itself, unless the opponent returns a plate, and what it brings to light."""
        if isinstance(before, Chance):
            return before.told(action)
        move = before.move(action)
        unseen = isinstance(move, Plate) and before.awaits is Awaits.RETURN and viewer != before.player
        return [RETURNED if unseen else str(move), *revealed(*before.play_with_events(move), viewer)]

    def view(self, position: Position, viewer: int | None) -> View:
        return position.seen_by(viewer)

    def secrets(self, position: Position | None, viewer: int) -> str:
        """Who it is, and the parts of the view, the stack and the turn, in which plates are known to this player."""
        parts = [f"player {viewer + 1}"]
        if position is not None:
            views = [str(position.seen_by(who)).split() for who in (viewer, None)]
            parts += [known for known, public in zip(*views, strict=True) if known != public]
        return " ".join(parts)
