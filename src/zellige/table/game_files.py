"""A table's game as a game file (docs/notation.md), and a game file as a table."""

from datetime import UTC, datetime
from typing import Any

from zellige.games.offered import OFFERED, read_game

from .messages import LONGEST_NAME
from .records import DealRecord
from .refusal import TableRefusal
from .setting import SeatSetting, Setting, clean
from .standing import Standing


def text_of(table: Standing) -> str:
    """The game so far. Until it is over the secret stays out of the file, and a duel's file would tell the stack."""
    if table.setting.uploaded:
        return str(read_game(table.setting.file))
    if table.status == "waiting":
        raise TableRefusal("not_started")
    is_over = table.status == "over"
    if table.setting.game == "duel" and not is_over:
        raise TableRefusal("hidden_until_over")
    names = [seat.name for seat in table.seats.all]
    game: Any = OFFERED[table.setting.game].game_type.from_position(table.history.start, names=names)
    for moment in table.history.line:
        (game.deal if isinstance(moment.record, DealRecord) else game.play)(moment.record.text)
    game.headers = {"Date": datetime.fromtimestamp(table.created, UTC).date().isoformat()}
    if table.setting.goals == "random":
        game.headers["GoalsDrawn"] = "random"
    game.headers["Commitment"] = table.commitment
    if is_over:
        game.seed = table.seed
        game.headers["Secret"] = table.secret.hex()
    return str(game)


def setting_of(text: str, owner: str) -> Setting:
    """A table that shows a game file; raises TableRefusal."""
    try:
        game = read_game(text)
    except ValueError as error:
        raise TableRefusal.of_file(error) from None
    if not game.steps:
        raise TableRefusal("unreadable_file")
    variant = str(getattr(game.start, "variant", "duel"))
    names = [*game.names, *[""] * game.start.players][: game.start.players]
    seats = [
        SeatSetting(kind="person", name=clean(name, LONGEST_NAME) or str(number))
        for number, name in enumerate(names, 1)
    ]
    return Setting(game=variant, seats=seats, host=owner, uploaded=True, file=text)
