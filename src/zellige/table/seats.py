"""The seats of a table: who owns each of them, and who plays there now."""

from collections.abc import Collection
from dataclasses import dataclass
from hmac import compare_digest
from typing import Literal

from . import messages
from .records import SeatRecord
from .setting import SeatSetting

#: The bot that plays on for somebody who ran out of time.
STAND_IN = "club"


@dataclass
class Seat:
    """A seat. A person may have left it, and a bot of some level may sit in for them."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    owner: str | None
    key: str | None
    left: bool = False
    out_of_time: bool = False
    #: The level of an engine that played here and failed.
    failed: str | None = None

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays there now."""
        return self.level is not None

    @property
    def sitting_in(self) -> bool:
        return self.kind == "person" and self.is_bot

    def is_played_by(self, who: str | None) -> bool:
        return who is not None and self.owner == who and not self.is_bot and not self.left

    def change(self, record: SeatRecord) -> None:
        """Carry a stored change out."""
        if record.change != "failed":  # its name is the engine's
            self.name = record.name
        match record.change:
            case "joined":
                self.kind, self.owner = "person", record.owner
            case "left":
                self.left = True
            case "returned":
                self.left, self.level = False, None
            case "bot":
                self.level = record.level
                if self.kind == "open":
                    self.kind = "bot"
            case "failed":
                self.failed, self.level = self.level, record.level
            case "out_of_time":
                self.out_of_time, self.level = True, record.level

    def seen(self, who: str | None, present: Collection[str], link: str | None) -> messages.Seat:
        """The seat as a person sees it; `link` is shown by whoever may hand it out."""
        is_here = self.owner in present and not self.left
        return messages.Seat(
            kind=self.kind,
            name=self.name,
            level=self.level,
            mine=who is not None and self.owner == who,
            present=self.is_bot or is_here,
            sitting_in=self.sitting_in,
            out_of_time=self.out_of_time,
            link=link if self.kind == "open" else None,
        )


class Seats:
    """All seats of a table, in playing order."""

    def __init__(self, settings: list[SeatSetting]) -> None:
        self.all = [Seat(seat.kind, seat.name, seat.level, seat.owner, seat.key) for seat in settings]

    def __getitem__(self, seat: int) -> Seat:
        return self.all[seat]

    def __len__(self) -> int:
        return len(self.all)

    @property
    def are_taken(self) -> bool:
        return all(seat.kind != "open" for seat in self.all)

    def owned_by(self, who: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.all) if who is not None and seat.owner == who]

    def played_by(self, who: str | None) -> set[int]:
        return {number for number, seat in enumerate(self.all) if seat.is_played_by(who)}

    def persons(self) -> set[str]:
        """Everybody who plays a seat now."""
        return {seat.owner for seat in self.all if seat.owner is not None and seat.is_played_by(seat.owner)}

    def with_key(self, key: str) -> int | None:
        for number, seat in enumerate(self.all):
            if seat.key is not None and compare_digest(seat.key.encode(), key.encode(errors="replace")):
                return number
        return None
