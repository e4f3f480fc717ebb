"""How much one connection, person or address may ask."""

import time
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many each second."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The rates of a server. An address may be a whole school."""

    messages: Rate = Rate(60, 15)
    person_messages: Rate = Rate(200, 50)
    tables: Rate = Rate(20, 0.5)
    address: Rate = Rate(600, 100)
    #: Refusals after which a connection that does not slow down is closed.
    patience: int = 200


class Allowance:
    """What is left of a rate: a bucket that fills up with time."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether nobody needs to remember it."""
        return self.left + (time.monotonic() - self.at) * self.rate.per_second >= self.rate.burst


class Allowances:
    """One allowance for each person or address; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.by_key: dict[str, Allowance] = {}

    def take(self, key: str) -> bool:
        if len(self.by_key) >= self.MOST:
            self.by_key = {known: each for known, each in self.by_key.items() if not each.is_full}
        return self.by_key.setdefault(key, Allowance(self.rate)).take()
