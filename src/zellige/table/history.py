"""How a game went: deals and moves with what happened, and the line of those that count, undone ones left out."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from zellige.games.common.position import BasePosition
from zellige.games.duel import events as duel
from zellige.games.duel.layout import Awaits

from .records import DealRecord, MoveRecord, UndoRecord
from .refusal import TableRefusal

#: What shows somebody something new: there is no way back behind it.
REVEALING = frozenset({duel.ChipRevealed, duel.PlateDrawn, duel.PlateSeen, duel.DisplayFilled})


@dataclass(frozen=True)
class Moment:
    """A deal or a move, what happened, and the positions before and after it."""

    record: DealRecord | MoveRecord
    before: Any
    events: tuple[Any, ...]
    position: Any

    @property
    def number(self) -> int:
        return self.record.number

    @cached_property
    def reveals(self) -> bool:
        return isinstance(self.record, DealRecord) or not REVEALING.isdisjoint(map(type, self.events))

    @cached_property
    def turn_ends(self) -> bool:
        """Whether somebody else decides next, or whoever does begins a turn or another phase."""
        before, after = self.before, self.position
        if after.player != before.player or after.phase != before.phase:
            return True
        return getattr(after, "awaits", None) is Awaits.ACTION


def moment_of(position: Any, record: DealRecord | MoveRecord) -> Moment:
    """What a deal or a move does; raises IllegalMove, InvalidMove, IllegalDeal or NotationError."""
    play = position.deal_with_events if isinstance(record, DealRecord) else position.play_with_events
    following, events = play(record.text)
    return Moment(record, position, events, following)


class History:
    """All deals and moves of a game, undone ones too, and the line of those that count."""

    def __init__(self, start: BasePosition[Any, Any, Any, Any]) -> None:
        self.start = start
        self.moments: dict[int, Moment] = {}
        self.line: list[Moment] = []
        self._foreseen: Moment | None = None
        self._stand()

    def _stand(self) -> None:
        """Note where the game stands, whether it is over and who decides: asked many times after every change."""
        self.position: Any = self.line[-1].position if self.line else self.start
        self.is_over: bool = self.position.is_over
        self.player: int = self.position.player

    def foresee(self, position: Any, record: DealRecord | MoveRecord) -> Moment:
        """What a deal or a move will do; it is remembered for `add`, which follows more often than not."""
        self._foreseen = moment_of(position, record)
        return self._foreseen

    def add(self, record: DealRecord | MoveRecord) -> Moment:
        """Carry a deal or a move out, if it can be."""
        moment = self._foreseen
        if moment is None or moment.record is not record or moment.before is not self.position:
            moment = moment_of(self.position, record)
        self._foreseen = None
        self.moments[record.number] = moment
        self.line.append(moment)
        self._stand()
        return moment

    def go_back(self, record: UndoRecord) -> list[Moment]:
        """Carry an undo out; returns what no longer counts."""
        kept = next(index for index, moment in enumerate(self.line, 1) if moment.number == record.to)
        undone = self.line[kept:]
        del self.line[kept:]
        self._stand()
        return undone

    def undo_target(self, seats: set[int]) -> tuple[int, int]:
        """The last decision of one of these seats, as (seat, number to go back to), if nobody acted or saw since.

        Raises TableRefusal.
        """
        index = self._last_decision(seats)
        for moment in self.line[index + 1 :]:
            if isinstance(moment.record, MoveRecord):
                raise TableRefusal("other_has_decided")
        return self._target(index)

    def takeback_target(self, seats: set[int]) -> tuple[int, int]:
        """The beginning of the last turn of one of these seats, in the same form, if nothing was revealed since.

        Raises TableRefusal.
        """
        index = self._last_decision(seats)
        seat = self._seat(index)
        while self._seat(index - 1) == seat and not self.line[index - 1].turn_ends:
            index -= 1
        return self._target(index)

    def _seat(self, index: int) -> int | None:
        record = self.line[index].record
        return record.seat if isinstance(record, MoveRecord) and not record.by_bot else None

    def _last_decision(self, seats: set[int]) -> int:
        for index in range(len(self.line) - 1, 0, -1):
            if self._seat(index) in seats:
                return index
        raise TableRefusal("nothing_to_undo")

    def _target(self, index: int) -> tuple[int, int]:
        if any(moment.reveals for moment in self.line[index:]):
            raise TableRefusal("revealed")
        seat = self._seat(index)
        assert seat is not None
        return seat, self.line[index - 1].number
