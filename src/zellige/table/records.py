"""What is stored of a game: an append-only list of decisions, deals and what else happened at the table."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from zellige.games.common.json_form import Model

from .messages import SeatNumber


class _Record(Model):
    number: Annotated[int, Field(ge=1, description="Records of a table count from 1, without gaps.")]
    at: Annotated[float, Field(description="Seconds since 1970.")]


class DealRecord(_Record):
    """Chance has dealt; the text is that of the whole deal, with what is hidden."""

    kind: Literal["deal"] = "deal"
    text: str


class MoveRecord(_Record):
    """A seat has decided."""

    kind: Literal["move"] = "move"
    seat: SeatNumber
    text: str
    by_bot: bool = False


class UndoRecord(_Record):
    """The game goes back to where it stood after the deal or move with the number `to`."""

    kind: Literal["undo"] = "undo"
    seat: SeatNumber
    to: Annotated[int, Field(ge=1)]
    taken_back: bool = False


class SeatRecord(_Record):
    """Something about a seat has changed: `owner` is who joined, `level` the bot that plays there from now on."""

    kind: Literal["seat"] = "seat"
    seat: SeatNumber
    change: Literal["joined", "left", "returned", "bot", "failed", "out_of_time", "renamed"]
    name: str
    owner: str | None = None
    level: str | None = None


class ChatRecord(_Record):
    """Somebody said something."""

    kind: Literal["chat"] = "chat"
    seat: SeatNumber
    name: str
    text: str


Record = Annotated[DealRecord | MoveRecord | UndoRecord | SeatRecord | ChatRecord, Field(discriminator="kind")]

#: Reads a record: `records.stored.validate_json(text)`.
stored: TypeAdapter[Record] = TypeAdapter(Record)
