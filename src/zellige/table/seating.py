"""Who takes, leaves, gives away and takes back a seat."""

from collections.abc import Collection
from typing import Any

from .messages import LONGEST_NAME, GiveSeat
from .records import DealRecord, Record, SeatRecord
from .refusal import TableRefusal
from .seats import STAND_IN, Seat
from .setting import bot_name, check_level, clean
from .standing import Standing


class Seating(Standing):
    """A table whose seats change hands. Nothing here changes it: the records that come back do, once applied."""

    def start(self, now: float) -> list[Record]:
        """The first deal, once every seat is taken."""
        if self.status != "waiting" or not self.seats.are_taken:
            return []
        return self._deal(self.position, self.last + 1, now)

    def _deal(self, position: Any, number: int, now: float) -> list[Record]:
        if not position.awaits_deal:
            return []
        return [DealRecord(number=number, at=now, text=str(position.draw_deal(self.seed)))]

    def join(self, who: str, name: str, key: str, now: float) -> list[Record]:
        """Take the open seat whose link has this key; the game starts once every seat is taken."""
        number = self.seats.with_key(key)
        if number is None:
            raise TableRefusal("no_such_key")
        seat = self.seats[number]
        if seat.owner == who:
            return []
        if seat.kind != "open":
            raise TableRefusal("seat_taken", subject=seat.name)
        named = clean(name, LONGEST_NAME) or str(number + 1)
        return self._taken(self._change(number, "joined", now, name=named, owner=who), now)

    def rename(self, who: str, name: str, now: float) -> list[Record]:
        """Somebody has another name; players who share a device keep theirs."""
        named = clean(name, LONGEST_NAME)
        if not named:
            raise TableRefusal("empty_text")
        own = self.seats.owned_by(who)
        if len(own) != 1 or self.seats[own[0]].name == named:
            return []
        return [self._change(own[0], "renamed", now, name=named)]

    def time_out(self, now: float) -> list[Record]:
        """If the clock of the seat on turn has run out: a bot plays there from now on, for good."""
        deadline = self.deadline()
        turn = self.turn
        if deadline is None or turn is None or now <= deadline:
            return []
        return [self._change(turn, "out_of_time", now, level=STAND_IN)]

    def replace_engine(self, seat: int, level: str, now: float) -> list[Record]:
        """An engine has failed: a bot has its seat from now on, unless somebody else has it already."""
        if self.status != "running" or self.seats[seat].level != level:
            return []
        return [self._change(seat, "failed", now, name=bot_name(level), level=STAND_IN)]

    def give_seat(self, who: str | None, give: GiveSeat, now: float, away: Collection[str]) -> list[Record]:
        """A bot takes an open seat, or sits in for somebody who left or is away."""
        self._check_open()
        check_level(give.level)
        if give.seat >= len(self.seats):
            raise TableRefusal("no_such_seat", subject=str(give.seat + 1))
        seat = self.seats[give.seat]
        if seat.kind == "open":
            if who != self.setting.host:
                raise TableRefusal("host_only")
            return self._taken(self._change(give.seat, "bot", now, name=bot_name(give.level), level=give.level), now)
        self._check_may_be_given(who, seat, away)
        return [self._change(give.seat, "bot", now, level=give.level)]

    def _check_may_be_given(self, who: str | None, seat: Seat, away: Collection[str]) -> None:
        if seat.is_bot:
            raise TableRefusal("seat_of_bot", subject=seat.name)
        if seat.owner == who:
            raise TableRefusal("own_seat")
        if who != self.setting.host and not self.seats.owned_by(who):
            raise TableRefusal("no_seat")
        if not seat.left and seat.owner not in away:
            raise TableRefusal("still_here", subject=seat.name)

    def leave(self, who: str | None, now: float) -> list[Record]:
        """Leave all own seats; others may give them to bots at once."""
        own = self._own_seats(who)
        leaving = [seat for seat in own if not self.seats[seat].left and not self.seats[seat].out_of_time]
        if not leaving:
            raise TableRefusal("already_left")
        return self._changes(leaving, "left", now)

    def take_back_seats(self, who: str | None, now: float) -> list[Record]:
        """Return to the own seats, except where time ran out."""
        own = self._own_seats(who)
        back = [seat for seat in own if not self.seats[seat].out_of_time and not self.seats[seat].is_played_by(who)]
        if not back:
            is_late = any(self.seats[seat].out_of_time for seat in own)
            raise TableRefusal("out_of_time" if is_late else "nothing_to_return")
        return self._changes(back, "returned", now)

    def _check_open(self) -> None:
        """Seats change hands until the game is over."""
        if self.status == "over":
            raise TableRefusal("uploaded" if self.setting.uploaded else "game_over")

    def _own_seats(self, who: str | None) -> list[int]:
        self._check_open()
        own = self.seats.owned_by(who)
        if not own:
            raise TableRefusal("no_seat")
        return own

    def _taken(self, record: SeatRecord, now: float) -> list[Record]:
        """An open seat is taken; if it was the last, the first deal follows."""
        is_last = sum(seat.kind == "open" for seat in self.seats.all) == 1
        return [record, *(self._deal(self.position, record.number + 1, now) if is_last else [])]

    def _change(self, seat: int, change: Any, now: float, *, name: str | None = None, **more: Any) -> SeatRecord:
        named = self.seats[seat].name if name is None else name
        return SeatRecord(number=self.last + 1, at=now, seat=seat, change=change, name=named, **more)

    def _changes(self, seats: list[int], change: str, now: float) -> list[Record]:
        records = [self._change(seat, change, now) for seat in seats]
        return [record.model_copy(update={"number": self.last + place}) for place, record in enumerate(records, 1)]
