"""How a table stands: its records carried out one after the other, and what follows from them."""

from typing import Any, Literal

from zellige.games.offered import OFFERED, read_game

from .clocks import Clocks
from .fairness import commitment, seed_of
from .history import History, Moment
from .records import ChatRecord, DealRecord, MoveRecord, Record, SeatRecord, UndoRecord
from .seats import Seats
from .setting import Setting


class Standing:
    """A table: the same setting, secret and records always give the same one."""

    def __init__(self, setting: Setting, secret: bytes, created: float, table_id: str = "") -> None:
        """The table before its first record; an uploaded game has all of its records at once, and no secret."""
        self.setting = setting
        self.id = table_id
        self.created = created
        self.secret = secret
        self.seats = Seats(setting.seats)
        self.clocks = Clocks(setting.clock, len(setting.seats))
        self.records: list[Record] = []
        #: The number of the last record that changed the game.
        self.last_change = 0
        #: The table of the next game, once there is one.
        self.rematch: str | None = None
        if setting.uploaded:
            game = read_game(setting.file)
            self.history = History(game.start)
            for number, step in enumerate(game.steps, 1):
                made: Record = (
                    MoveRecord(number=number, at=created, seat=self.position.player, text=str(step.move))
                    if step.deal is None
                    else DealRecord(number=number, at=created, text=str(step.deal))
                )
                self.apply(made)
        else:
            self.seed = seed_of(secret)
            drawn: Any = {"goals": _goals(setting)} if setting.game == "duel" else {}
            self.history = History(OFFERED[setting.game].new_game(seed=self.seed, **drawn).start)

    # Questions

    @property
    def position(self) -> Any:
        return self.history.position

    @property
    def last(self) -> int:
        """The number of the last record."""
        return len(self.records)

    @property
    def changed(self) -> float:
        """When something happened last."""
        return self.records[-1].at if self.records else self.created

    @property
    def commitment(self) -> str:
        return "" if self.setting.uploaded else commitment(self.secret)

    @property
    def status(self) -> Literal["waiting", "running", "over"]:
        if self.setting.uploaded or self.history.is_over:
            return "over"
        return "running" if self.history.line else "waiting"

    @property
    def turn(self) -> int | None:
        """Whose decision is awaited."""
        return self.history.player if self.status == "running" else None

    def eyes(self, who: str | None) -> tuple[int, ...]:
        """The seats through which a person sees, none for an onlooker: persons with the same eyes see the same game."""
        return tuple(self.seats.owned_by(who)) if self.setting.game == "duel" else ()

    def deadline(self) -> float | None:
        """When the clock of the seat on turn will have run out."""
        return self.clocks.deadline()

    # Records

    def apply(self, record: Record) -> None:
        """Carry a stored record out; raises ValueError if it is not the next one."""
        if record.number != self.last + 1:
            raise ValueError(f"record {self.last + 1} of table {self.id} comes next, not {record.number}")
        match record:
            case DealRecord() | MoveRecord():
                self._carry_on(record)
            case UndoRecord():
                self._go_back(record)
            case SeatRecord():
                self._change_seat(record)
            case ChatRecord():
                pass
        self.records.append(record)

    def _carry_on(self, record: DealRecord | MoveRecord) -> None:
        moment = self.history.add(record)
        self.clocks.charge(record.at)
        self.last_change = record.number
        if isinstance(record, DealRecord) or moment.turn_ends:
            if isinstance(record, MoveRecord):
                self.clocks.end_turn(record.seat)
            self.clocks.begin_turn(self.position.player)
        self._run_clock()

    def _go_back(self, record: UndoRecord) -> None:
        """Time since the undone decision is that of whoever undoes it, unless the others agreed."""
        undone: list[Moment] = self.history.go_back(record)
        self.clocks.charge(record.at, None if record.taken_back else record.seat)
        self.last_change = record.number
        for moment in undone:
            if isinstance(moment.record, MoveRecord) and moment.turn_ends:
                self.clocks.undo_turn(moment.record.seat)
        if record.taken_back:
            self.clocks.begin_turn(record.seat)
        self._run_clock()

    def _change_seat(self, record: SeatRecord) -> None:
        self.clocks.charge(record.at)
        seat = self.seats[record.seat]
        was_bot = seat.is_bot
        seat.change(record)
        if was_bot and not seat.is_bot and self.turn == record.seat:
            self.clocks.begin_turn(record.seat)
        self._run_clock()

    def _run_clock(self) -> None:
        turn = self.turn
        self.clocks.run(None if turn is None or self.seats[turn].is_bot else turn)


def _goals(setting: Setting) -> Any:
    return tuple(setting.goals) if isinstance(setting.goals, list) else setting.goals
