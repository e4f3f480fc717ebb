"""The clocks of a table, counted from the times of its records alone, so that they survive a restart."""

from .messages import Clock, Document


class Clocks:
    """What each seat has left, and whose clock runs since when.

    Per move (or days for a move) a seat gets its time whenever its turn begins; per game it gets it once, and each turn
    that ends gives the increment back. Bots have no clock.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * seats
        self.running: int | None = None
        self.since = 0.0

    @property
    def is_per_game(self) -> bool:
        return self.clock.kind == "game"

    def charge(self, at: float, seat: int | None = None) -> None:
        """Take the time since the last charge from whoever's clock runs, or from another seat instead."""
        if self.running is not None:
            self.left[self.running if seat is None else seat] -= max(0.0, at - self.since)
        self.since = at

    def would_run_out(self, seat: int, now: float) -> bool:
        """Whether a seat that takes the turn back, with the time since it passed it on, would have none left."""
        return self.running is not None and self.left[seat] <= max(0.0, now - self.since)

    def end_turn(self, seat: int) -> None:
        if self.is_per_game:
            self.left[seat] += self.clock.increment

    def undo_turn(self, seat: int) -> None:
        """An undone turn gives nothing back, or undoing and playing again would make time."""
        if self.is_per_game:
            self.left[seat] -= self.clock.increment

    def begin_turn(self, seat: int) -> None:
        if not self.is_per_game:
            self.left[seat] = float(self.clock.seconds)

    def run(self, seat: int | None) -> None:
        """From now on this seat's clock runs, or none."""
        self.running = None if self.clock.kind == "none" else seat

    def deadline(self) -> float | None:
        """When the running clock will have run out."""
        return None if self.running is None else self.since + self.left[self.running]

    def timing(self, now: float, clocked: list[bool]) -> Document:
        """The clocks as everybody sees them (messages.Timing); `clocked` says which seats have one."""
        if self.clock.kind == "none":
            return {"left": [None] * len(self.left), "running": None}
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= max(0.0, now - self.since)
        shown = [max(0.0, time) if has else None for time, has in zip(left, clocked, strict=True)]
        return {"left": shown, "running": self.running}
