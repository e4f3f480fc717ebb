"""How a table was set: game, goals, seats and clock. It is stored once and never changes; records change seats."""

from collections.abc import Callable
from typing import Literal, Self

from zellige.bots.registry import LEVELS
from zellige.games.common.json_form import Model
from zellige.games.duel.position import check_goals
from zellige.games.offered import OFFERED

from .messages import LONGEST_NAME, Clock, NewSeat, NewTable
from .refusal import TableRefusal

#: What the level of an engine begins with; its name follows.
ENGINE = "engine:"


class SeatSetting(Model):
    """Who sits there at first: `owner` is an opaque person id, `key` the secret of an open seat's link."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str | None = None
    owner: str | None = None
    key: str | None = None


class Setting(Model):
    """A table as it was set. An uploaded game is its file, and has neither secret nor records."""

    game: str
    goals: Literal["first-game", "random"] | list[str] = "first-game"
    seats: list[SeatSetting]
    clock: Clock = Clock(kind="none")
    host: str
    public: bool = False
    uploaded: bool = False
    file: str = ""

    @classmethod
    def of(cls, new: NewTable, host: str, host_name: str, keys: Callable[[], str]) -> Self:
        """Check what somebody wants to set, and set it; `keys` makes the secret key of a link. Raises TableRefusal."""
        if new.game not in OFFERED:
            raise TableRefusal("unknown_game", subject=new.game)
        players = OFFERED[new.game].players
        if len(new.seats) != players:
            raise TableRefusal("number_of_seats", subject=str(players))
        _check_goals(new)
        if new.clock.kind != "none" and new.clock.seconds == 0:
            raise TableRefusal("clock_without_time", subject=new.clock.kind)
        seats: list[SeatSetting] = []
        for seat in new.seats:
            own = sum(earlier.owner == host for earlier in seats)
            seats.append(_seat(seat, host, host_name if own == 0 else f"{host_name} {own + 1}", keys))
        return cls(game=new.game, goals=new.goals, seats=seats, clock=_plain(new.clock), host=host, public=new.public)


def _check_goals(new: NewTable) -> None:
    if new.game != "duel" and new.goals != "first-game":
        raise TableRefusal("goals_only_in_duel", subject=new.game)
    if isinstance(new.goals, list):
        try:
            check_goals(tuple(new.goals))
        except ValueError:
            raise TableRefusal("unknown_goals", subject=" ".join(new.goals)) from None


def _plain(clock: Clock) -> Clock:
    """The clock without the numbers that its kind does not use."""
    seconds = 0 if clock.kind == "none" else clock.seconds
    return Clock(kind=clock.kind, seconds=seconds, increment=clock.increment if clock.kind == "game" else 0)


def _seat(new: NewSeat, host: str, name: str, keys: Callable[[], str]) -> SeatSetting:
    given = clean(new.name, LONGEST_NAME)
    if new.kind == "me":
        return SeatSetting(kind="person", name=given or clean(name, LONGEST_NAME) or "1", owner=host)
    if new.kind == "friend":
        return SeatSetting(kind="open", key=keys())
    check_level(new.level)
    return SeatSetting(kind="bot", name=given or bot_name(str(new.level)), level=new.level)


def bot_name(level: str) -> str:
    """What a bot is called that was given no name."""
    return level.removeprefix(ENGINE)


def check_level(level: str | None) -> None:
    """Refuse what is no bot of ours and does not look like an engine; which engines there are, the server knows."""
    if level not in LEVELS and not (level and level.startswith(ENGINE)):
        raise TableRefusal("unknown_level", subject=level or "")


def clean(text: str, longest: int) -> str:
    """A text of a person in one line, without what cannot be seen, bounded; it may turn out empty."""
    spaced = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(spaced.split())[:longest].strip()
