"""What each person at a table is told: entries, how things stand now, the table itself, and its line in a list."""

from collections.abc import Collection

from . import messages
from .history import Moment
from .records import ChatRecord, DealRecord, MoveRecord, Record, SeatRecord, UndoRecord
from .showing import happened, move_seen, printed, state
from .standing import Standing


def entry(table: Standing, record: Record, eyes: tuple[int, ...]) -> messages.Document:
    """A record as somebody with these eyes sees it (Standing.eyes, messages.Entry)."""
    match record:
        case DealRecord() | MoveRecord():
            return game_entry(table.history.moments[record.number], eyes)
        case UndoRecord():
            return record.model_dump(include=set(messages.UndoEntry.model_fields))
        case SeatRecord():
            return record.model_dump(include=set(messages.SeatEntry.model_fields))
        case ChatRecord():
            return record.model_dump(include=set(messages.ChatEntry.model_fields))


def game_entry(moment: Moment, eyes: tuple[int, ...]) -> messages.Document:
    """A deal or a move as somebody with these eyes sees it."""
    record = moment.record
    # A person with both seats of a duel sees what the one that acted knows; after a deal, the one on turn.
    actor = record.seat if isinstance(record, MoveRecord) else moment.position.player
    viewer = None if not eyes else actor if actor in eyes else eyes[0]
    told = {
        "number": record.number,
        "at": record.at,
        "kind": record.kind,
        "events": happened(moment.events, viewer),
        "state": state(moment.position, viewer),
    }
    if isinstance(record, DealRecord):
        return {**told, "round": moment.position.round}
    return {
        **told,
        "seat": record.seat,
        "move": move_seen(moment, viewer),
        "by_bot": record.by_bot,
        "turn_ends": moment.turn_ends,
    }


def table_path(table_id: str) -> str:
    """Where a table is shown to anybody who knows its id."""
    return f"/table/{table_id}"


def seat_path(table_id: str, key: str) -> str:
    """The link that makes its reader the owner of an open seat."""
    return f"/join/{table_id}/{key}"


def _seats(table: Standing, who: str | None, present: Collection[str]) -> list[messages.Seat]:
    is_host = who == table.setting.host
    return [
        seat.seen(who, present, seat_path(table.id, seat.key) if is_host and seat.key else None)
        for seat in table.seats.all
    ]


def table_message(table: Standing, who: str | None, present: Collection[str]) -> messages.Table:
    """The table as a person, or an onlooker, may know it."""
    is_over = table.status == "over" and not table.setting.uploaded
    return messages.Table(
        id=table.id,
        game=table.setting.game,
        status=table.status,
        seats=_seats(table, who, present),
        clock=table.setting.clock,
        is_host=who == table.setting.host,
        printed=printed(table.setting.game),
        commitment=table.commitment,
        secret=table.secret.hex() if is_over else None,
        rematch=table.rematch,
        uploaded=table.setting.uploaded,
        watch_link=table_path(table.id),
    )


def summary(table: Standing, who: str | None, present: Collection[str]) -> messages.TableSummary:
    """The table in a list."""
    return messages.TableSummary(
        id=table.id,
        game=table.setting.game,
        status=table.status,
        seats=_seats(table, who, present),
        round=table.position.round,
        scores=list(table.position.scores),
        winners=list(table.position.winners()),
        turn=table.turn,
        my_turn=table.turn in table.seats.played_by(who),
        created=table.created,
        changed=table.changed,
        uploaded=table.setting.uploaded,
    )


def fairness(table: Standing) -> messages.Fairness:
    """What the table itself says about its deals: until the game is over, the commitment alone."""
    is_over = table.status == "over" and not table.setting.uploaded
    deals = [record.text for record in table.records if isinstance(record, DealRecord)] if is_over else []
    fit = all(
        str(moment.record.text) == str(moment.before.draw_deal(table.seed))
        for moment in table.history.line
        if is_over and isinstance(moment.record, DealRecord)
    )
    return messages.Fairness(
        commitment=table.commitment,
        secret=table.secret.hex() if is_over else None,
        seed=str(table.seed) if is_over else None,
        is_over=is_over,
        secret_fits=True if is_over else None,
        deals_fit=fit if is_over else None,
        deals=deals,
    )
