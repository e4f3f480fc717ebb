"""Decisions of persons and bots, and going back on them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from zellige.bots.thinking import Known, known_to_mover
from zellige.games.common.errors import BrokenRule, InvalidMove
from zellige.games.duel.events import PlateSeen

from .history import Moment
from .messages import AnswerTakeback, OfferTakeback, Play, Undo
from .records import MoveRecord, Record, UndoRecord
from .refusal import TableRefusal
from .seating import Seating
from .setting import Setting


@dataclass
class Takeback:
    """Somebody asks to take a turn back: an offer lives until it is answered or the game goes on."""

    who: str
    seat: int
    to: int
    agreed: set[str] = field(default_factory=set)


def _check_goes_on(moment: Moment, text: str) -> None:
    """Moves that are played at once are those of one turn, and none depends on what an earlier one shows.

    A refusal changes nothing: if it could tell what a plate drawn is, plates could be looked at for nothing.
    """
    if moment.turn_ends:
        raise TableRefusal("turn_is_over", subject=text)
    if any(isinstance(event, PlateSeen) for event in moment.events):
        raise TableRefusal("revealed", subject=text)


class Playing(Seating):
    """A table at which seats decide. Nothing here changes it, except that takeback offers are remembered."""

    def __init__(self, setting: Setting, secret: bytes, created: float, table_id: str = "") -> None:
        self.takeback: Takeback | None = None
        super().__init__(setting, secret, created, table_id)

    def apply(self, record: Record) -> None:
        """Carry a stored record out; once the game goes on, an offer no longer stands."""
        super().apply(record)
        if self.last_change == record.number:
            self.takeback = None

    # Moves

    def play(self, who: str | None, play: Play, now: float) -> list[Record]:
        """One move or several of one turn, all or none, and the deal that follows them."""
        seat = self._seat_on_turn(who)
        self._check_fresh(play.after)
        deadline = self.deadline()
        if deadline is not None and now > deadline:
            raise TableRefusal("out_of_time")
        return self._moves(seat, play.moves, now, by_bot=False)

    def bot_to_move(self) -> tuple[int, str, Known] | None:
        """The bot whose decision is awaited: its seat, its level and what it may know."""
        turn = self.turn
        level = None if turn is None else self.seats[turn].level
        if turn is None or level is None:
            return None
        return turn, level, known_to_mover(self.position)

    def bot_move(self, moves_text: str, now: float, after: int) -> list[Record]:
        """What the bot on turn decides: moves with spaces between; `after` is what `last` was when it was asked."""
        self._check_running()
        turn = self.turn
        if turn is None or not self.seats[turn].is_bot or not moves_text.split():
            raise TableRefusal("not_your_turn")
        self._check_fresh(after)
        return self._moves(turn, moves_text.split(), now, by_bot=True)

    def _check_running(self) -> None:
        if self.setting.uploaded:
            raise TableRefusal("uploaded")
        if self.status != "running":
            raise TableRefusal("not_started" if self.status == "waiting" else "game_over")

    def _check_seated(self, who: str | None) -> str:
        self._check_running()
        if who is None or not self.seats.owned_by(who):
            raise TableRefusal("no_seat")
        return who

    def _check_fresh(self, after: int) -> None:
        if not self.last_change <= after <= self.last:
            raise TableRefusal("stale", subject=str(self.last_change))

    def _seat_on_turn(self, who: str | None) -> int:
        self._check_seated(who)
        turn = self.turn
        if turn is None or turn not in self.seats.owned_by(who):
            raise TableRefusal("not_your_turn")
        if not self.seats[turn].is_played_by(who):
            raise TableRefusal("out_of_time" if self.seats[turn].out_of_time else "seat_left")
        return turn

    def _moves(self, seat: int, moves: Sequence[str], now: float, *, by_bot: bool) -> list[Record]:
        records: list[Record] = []
        moment: Moment | None = None
        for text in moves:
            if moment is not None:
                _check_goes_on(moment, text)
            position = self.position if moment is None else moment.position
            record = MoveRecord(number=self.last + 1 + len(records), at=now, seat=seat, text=text, by_bot=by_bot)
            try:
                record.text = str(position.parse_move(text))
                moment = self.history.foresee(position, record)
            except InvalidMove:
                raise TableRefusal("unreadable_move", subject=text) from None
            except BrokenRule as error:
                raise TableRefusal.of_rule(error) from None
            records.append(record)
        assert moment is not None, "there is at least one move"
        return records + self._deal(moment.position, self.last + 1 + len(records), now)

    # Going back

    def undo(self, who: str | None, undo: Undo, now: float) -> list[Record]:
        """Take the own last decision back, as long as nobody else has decided and nothing was revealed since."""
        self._check_seated(who)
        self._check_fresh(undo.after)
        seat, to = self._undo_target(who, now)
        return [UndoRecord(number=self.last + 1, at=now, seat=seat, to=to)]

    def _undo_target(self, who: str | None, now: float) -> tuple[int, int]:
        seat, to = self.history.undo_target(self.seats.played_by(who))
        if self.clocks.would_run_out(seat, now):
            raise TableRefusal("out_of_time")
        return seat, to

    def may_undo(self, who: str | None, now: float) -> int | None:
        """The seat of a person that may undo now, if any."""
        try:
            return self._undo_target(self._check_seated(who), now)[0]
        except TableRefusal:
            return None

    def offer_takeback(self, who: str | None, now: float) -> list[Record]:
        """Ask all other persons; without any the last turn is taken back at once."""
        offer = self._offer(who)
        return [] if self.must_agree(offer) else [self._taken_back(offer, now)]

    def may_offer_takeback(self, who: str | None) -> bool:
        try:
            self._offer(who)
        except TableRefusal:
            return False
        return True

    def answer_takeback(self, who: str | None, answer: AnswerTakeback, now: float) -> list[Record]:
        """Agree or not; with the last agreement the turn is taken back."""
        self._check_seated(who)
        offer = self.takeback
        if offer is None or who not in self.seats.persons():
            raise TableRefusal("no_takeback")
        if answer.accept and who == offer.who:
            raise TableRefusal("own_offer")
        return [self._taken_back(offer, now)] if answer.accept and self.must_agree(offer) == {who} else []

    def remember(self, who: str | None, request: object) -> None:
        """Carry out what a request that was decided changes without a record, before its records are applied."""
        if isinstance(request, OfferTakeback):
            offer = self._offer(who)
            self.takeback = offer if self.must_agree(offer) else None
        elif isinstance(request, AnswerTakeback) and self.takeback is not None:
            if request.accept and who is not None:
                self.takeback.agreed.add(who)
            else:
                self.takeback = None

    def must_agree(self, offer: Takeback) -> set[str]:
        """Persons who have not agreed yet; bots agree to everything."""
        return self.seats.persons() - {offer.who} - offer.agreed

    def _offer(self, who: str | None) -> Takeback:
        asker = self._check_seated(who)
        if self.takeback is not None:
            raise TableRefusal("takeback_pending")
        return Takeback(asker, *self.history.takeback_target(self.seats.played_by(asker)))

    def _taken_back(self, offer: Takeback, now: float) -> UndoRecord:
        return UndoRecord(number=self.last + 1, at=now, seat=offer.seat, to=offer.to, taken_back=True)
