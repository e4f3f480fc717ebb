"""The referee of one table: what a request leads to, or why it is refused. No input or output, and no clock."""

from collections.abc import Collection
from typing import Self

from . import game_files, messages, views
from .choices import choices_text
from .messages import LONGEST_CHAT
from .playing import Playing
from .records import ChatRecord, Record
from .refusal import TableRefusal
from .setting import SeatSetting, Setting, clean


class Referee(Playing):
    """A table. `decide` and its like change nothing: they return the records to store and then `apply`.

    Everybody is named by an opaque id; None, or somebody without a seat, is an onlooker.
    """

    @classmethod
    def of_game_file(cls, text: str, owner: str, created: float, table_id: str = "") -> Self:
        """A game that somebody uploads, to look at; raises TableRefusal."""
        return cls(game_files.setting_of(text, owner), b"", created, table_id)

    def decide(
        self, who: str | None, request: messages.FromBrowser, now: float, away: Collection[str] = ()
    ) -> list[Record]:
        """The records that a request leads to; raises TableRefusal. `away`: who may lose their seats to bots.

        Offers and answers of a takeback are not stored: `remember` carries them out.
        """
        match request:
            case messages.Play():
                return self.play(who, request, now)
            case messages.Undo():
                return self.undo(who, request, now)
            case messages.OfferTakeback():
                return self.offer_takeback(who, now)
            case messages.AnswerTakeback():
                return self.answer_takeback(who, request, now)
            case messages.Chat():
                return self._chat(who, request.text, now)
            case messages.GiveSeat():
                return self.give_seat(who, request, now, away)
            case messages.Leave():
                return self.leave(who, now)
            case messages.Return():
                return self.take_back_seats(who, now)
            case messages.Rematch():
                self.check_rematch(who)
        return []

    def _chat(self, who: str | None, text: str, now: float) -> list[Record]:
        own = self.seats.owned_by(who)
        if not own:
            raise TableRefusal("no_seat")
        said = clean(text, LONGEST_CHAT)
        if not said:
            raise TableRefusal("empty_text")
        seat = self.turn if self.turn in own else own[0]
        assert seat is not None
        return [ChatRecord(number=self.last + 1, at=now, seat=seat, name=self.seats[seat].name, text=said)]

    # The next game

    def check_rematch(self, who: str | None) -> None:
        """Raise TableRefusal unless a person with a seat may set the table again."""
        if self.setting.uploaded:
            raise TableRefusal("uploaded")
        if not self.seats.owned_by(who):
            raise TableRefusal("no_seat")
        if self.status != "over":
            raise TableRefusal("not_over")

    def rematch_setting(self, who: str) -> Setting:
        """The same table again, everybody one seat further; persons have their seats back from bots that sat in, and
        engines have theirs from bots that played on.
        """
        self.check_rematch(who)
        seats = [
            SeatSetting(kind="person", name=seat.name, owner=seat.owner)
            if seat.kind == "person"
            else SeatSetting(kind="bot", name=seat.name, level=seat.failed or seat.level)
            for seat in self.seats.all
        ]
        return self.setting.model_copy(update={"seats": [*seats[1:], seats[0]], "host": who})

    # What everybody is told

    def entries_for(self, who: str | None, after: int) -> list[messages.Document]:
        """The entries behind a number, as a person may know them."""
        eyes = self.eyes(who)
        return [views.entry(self, record, eyes) for record in self.records[max(after, 0) :]]

    def now_for(self, who: str | None, now: float, thinking: bool) -> messages.Now:
        """How things stand, with what the person can decide."""
        return messages.Now.model_validate_json(self.now_text(who, now, thinking))

    def now_text(self, who: str | None, now: float, thinking: bool) -> str:
        """The same as JSON."""
        may_undo = self.may_undo(who, now)
        turn = self.turn
        told = {
            "type": "now",
            "last": self.last,
            "turn": turn,
            "thinking": thinking,
            "may_undo": may_undo,
            "may_offer_takeback": self.may_offer_takeback(who),
            "takeback_by": None if self.takeback is None else self.takeback.seat,
            "may_answer_takeback": self.takeback is not None and who in self.must_agree(self.takeback),
            "timing": self.clocks.timing(now, [not seat.is_bot for seat in self.seats.all]),
            "winners": self.position.winners(),
            "scores": self.position.scores,
        }
        chosen = "null"
        if turn is not None and self.seats[turn].is_played_by(who):
            chosen = choices_text(self.position, turn, may_undo == turn)
        return messages.text_with(told, "choices", chosen)

    def table_for(self, who: str | None, present: Collection[str]) -> messages.Table:
        """The table; `present` are the persons who are connected."""
        return views.table_message(self, who, present)

    def summary_for(self, who: str | None, present: Collection[str]) -> messages.TableSummary:
        """The table's line in a list."""
        return views.summary(self, who, present)

    def fairness(self) -> messages.Fairness:
        """Whether the deals followed from the secret, once the game is over."""
        return views.fairness(self)

    def game_file(self) -> str:
        """The game file of the moves that count; raises TableRefusal while it would tell hidden things."""
        return game_files.text_of(self)
