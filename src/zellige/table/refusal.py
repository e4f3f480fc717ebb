"""Why the referee does not do what somebody asks: codes, for which the locales have sentences (`refusal-CODE`)."""

from zellige.games.common.errors import BrokenRule
from zellige.notation.scanner import NotationError

from .messages import Refusal

#: Every code of the table itself. A broken rule keeps the code and number of the rule (`illegal-CODE` in the locales).
CODES = frozenset(
    {
        # Setting a table
        "unknown_game",
        "number_of_seats",
        "unknown_goals",
        "goals_only_in_duel",
        "unknown_level",
        "clock_without_time",
        # Taking and leaving seats
        "no_such_seat",
        "no_such_key",
        "seat_taken",
        "seat_of_bot",
        "own_seat",
        "still_here",
        "host_only",
        "no_seat",
        "seat_left",
        "already_left",
        "nothing_to_return",
        "out_of_time",
        "empty_text",
        # Playing
        "not_started",
        "game_over",
        "not_over",
        "not_your_turn",
        "stale",
        "turn_is_over",
        "unreadable_move",
        "uploaded",
        # Undo and takeback
        "nothing_to_undo",
        "other_has_decided",
        "revealed",
        "takeback_pending",
        "no_takeback",
        "own_offer",
        # Game files, fair deals and reviews
        "hidden_until_over",
        "too_long_to_review",
        "unreadable_file",
        "no_commitment",
        "no_secret",
        "unreadable_secret",
    }
)


class TableRefusal(Exception):
    """Something that cannot be done: a code, the number of the rule if one forbids it, and what it is about."""

    def __init__(self, code: str, rule: str = "", subject: str = "") -> None:
        assert rule or code in CODES, code
        super().__init__(code, rule, subject)
        self.code = code
        self.rule = rule
        self.subject = subject

    @classmethod
    def of_rule(cls, error: BrokenRule) -> "TableRefusal":
        """What a rule forbids; in a game file the subject begins with the place."""
        place = f"{error.line}:{error.column} " if error.line else ""
        return cls(error.code, error.rule, place + error.subject)

    @classmethod
    def of_file(cls, error: BrokenRule | NotationError | ValueError) -> "TableRefusal":
        """Why a game file cannot be read: the place, what stands there, and in symbols what would be right."""
        if isinstance(error, BrokenRule):
            return cls.of_rule(error)
        if isinstance(error, NotationError):
            hint = f" ({error.hint})" if error.hint else ""
            return cls("unreadable_file", "", f"{error.line}:{error.column} {error.found}{hint}")
        return cls("unreadable_file")

    @property
    def message(self) -> Refusal:
        return Refusal(code=self.code, rule=self.rule, subject=self.subject)
