"""What the server and a browser say to each other: the published schema, from which the TypeScript types are made.

Players, seats, lines, rows, columns and slots count from 0; displays and small factories from 1, source 0 being the
centre and factory 0 the large one. Sentences live in the locales: an error is a code.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter
from pydantic_core import to_json

from zellige.games.azul.json_form import PositionModel as AzulPosition
from zellige.games.common.json_form import Model
from zellige.games.duel.json_form import ViewModel as DuelView

#: A browser and a server understand each other if they name the same one.
VERSION = 4

#: Bounds of what a person may send.
LONGEST_NAME = 24
LONGEST_CHAT = 200
LONGEST_PLAY = 16
LARGEST_MESSAGE = 4096

Id = Annotated[str, Field(min_length=1, max_length=36, pattern=r"^[A-Za-z0-9-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Level = Annotated[str, Field(max_length=40, description="A bot by name: see /api/levels.")]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


#: A message or a part of one as plain data, in the form of its model. Entries, Now and reviews are written so: they are
#: large, and they need no checking, for they are our own. The tests read whole games of them as models.
Document = dict[str, Any]


def text_with(document: Document, name: str, text: str) -> str:
    """A document as JSON, with one more field, which is JSON already."""
    return f'{to_json(document).decode()[:-1]},"{name}":{text}}}'


# The table


class Refusal(Model):
    """Why something cannot be done: a code for the locales, and the number of the rule if a rule forbids it."""

    code: str
    rule: str = ""
    subject: str = ""


class Clock(Model):
    """How long players may think: not limited, per move, for the whole game, or days for a move."""

    kind: Literal["none", "move", "game", "days"]
    seconds: Annotated[int, Field(ge=0, le=30 * 24 * 3600)] = 0
    increment: Annotated[int, Field(ge=0, le=3600, description="Per game: what each turn gives back.")] = 0


class Seat(Model):
    """A seat as everybody sees it."""

    kind: Annotated[
        Literal["person", "bot", "open"], Field(description="An open seat waits for a friend with its link.")
    ]
    name: str
    level: Annotated[str | None, Field(description="Of a bot, also of one that sits in for somebody.")]
    mine: Annotated[bool, Field(description="The receiver plays it.")]
    present: Annotated[bool, Field(description="Somebody who plays it is connected; bots always are.")]
    sitting_in: Annotated[bool, Field(description="A bot plays for the person whose seat it is.")]
    out_of_time: bool
    link: Annotated[str | None, Field(description="The path of an open seat, for whoever set the table.")]
    free_in: Annotated[
        float | None, Field(description="Of somebody away: seconds until the others may give it to a bot.")
    ] = None


class Printed(Model):
    """What is printed on the components, so that a browser can draw them without knowing the rules."""

    wall: Annotated[list[str] | None, Field(description="Coloured side: the colour of every wall space, row by row.")]
    floor: Annotated[list[int], Field(description="What each space for fallen or broken tiles costs, below 0.")]
    start_tile: Annotated[int, Field(description="What the starting player marker costs by itself: the duel's.")]
    plates: Annotated[
        dict[str, str], Field(description="The duel's plates by name: four spaces, upper left to lower right.")
    ]


class Table(Model):
    """A table as the receiver may know it."""

    id: str
    game: Annotated[str, Field(description="azul-2-coloured … azul-4-grey, or duel.")]
    status: Literal["waiting", "running", "over"]
    seats: list[Seat]
    clock: Clock
    is_host: Annotated[bool, Field(description="The receiver has set the table.")]
    printed: Printed
    commitment: Annotated[str, Field(description="The SHA-256 hash of the game's secret, in hexadecimal.")]
    secret: Annotated[str | None, Field(description="The secret itself, once the game is over.")]
    rematch: Annotated[str | None, Field(description="The table of the next game, once there is one.")]
    uploaded: Annotated[bool, Field(description="A game that was read from a file: it can only be looked at.")]
    watch_link: str


class Timing(Model):
    """The clocks: seconds left of every seat, None without a clock, and whose is running."""

    left: list[float | None]
    running: int | None


# The game, entry by entry


class AzulState(Model):
    """A position of Azul."""

    game: Literal["azul"] = "azul"
    position: AzulPosition


class DuelState(Model):
    """A duel as the receiver may know it, with what the domes' plates print and what the goals bring so far."""

    game: Literal["duel"] = "duel"
    position: DuelView
    spaces: Annotated[list[list[str]], Field(description="Per board: six rows; S special, W multicoloured, '.' none.")]
    goals: Annotated[list[dict[str, int]], Field(description="Per board: what each goal would bring now.")]


State = Annotated[AzulState | DuelState, Field(discriminator="game")]


class HappenedModel(Model):
    """An event of the rules: its name, such as TileTaken, and its details (zellige.azul and zellige.duel)."""

    name: str
    details: dict[str, Any]


class _Entry(Model):
    number: Annotated[int, Field(ge=1, description="Entries of a table count from 1, without gaps.")]
    at: Annotated[float, Field(description="Seconds since 1970.")]


class DealEntry(_Entry):
    """Chance has dealt."""

    kind: Literal["deal"] = "deal"
    round: int
    events: list[HappenedModel]
    state: State


class MoveEntry(_Entry):
    """Somebody has decided. A move that the receiver may not know is None."""

    kind: Literal["move"] = "move"
    seat: SeatNumber
    move: str | None
    by_bot: bool
    events: list[HappenedModel]
    state: State
    turn_ends: Annotated[bool, Field(description="Somebody else decides next, or the phase is over.")]


class UndoEntry(_Entry):
    """The game goes back to where it stood after another entry; a takeback is an undo that the others agreed to."""

    kind: Literal["undo"] = "undo"
    seat: SeatNumber
    to: Annotated[int, Field(ge=0, description="The entry whose state counts again; all since are undone.")]
    taken_back: bool


class SeatEntry(_Entry):
    """Something about a seat has changed; the table message that comes with it has the details."""

    kind: Literal["seat"] = "seat"
    seat: SeatNumber
    change: Literal["joined", "left", "returned", "bot", "failed", "out_of_time", "renamed"]
    name: str


class ChatEntry(_Entry):
    """Somebody with a seat said something."""

    kind: Literal["chat"] = "chat"
    seat: SeatNumber
    name: str
    text: str


Entry = Annotated[DealEntry | MoveEntry | UndoEntry | SeatEntry | ChatEntry, Field(discriminator="kind")]


# What can be chosen


class Option(Model):
    """One thing that could be decided now, legal or not, with what it would do; fields that do not apply are None.

    kind and fields: take(source, colour, line; line 5 is the floor line), placement(line, column), plate(plate), draw,
    stop, slot(slot), rotation(quarters, spaces), sun(factory, colour), moon(colour), chip(factory, chip),
    line(line; 6 breaks all), leftover(colour), column(column), decline, pay(pairs), spend(chip).
    """

    kind: Literal[
        "take",
        "placement",
        "plate",
        "draw",
        "stop",
        "slot",
        "rotation",
        "sun",
        "moon",
        "chip",
        "line",
        "leftover",
        "column",
        "decline",
        "pay",
        "spend",
    ]
    move: str
    refusal: Annotated[Refusal | None, Field(description="None: the move is legal.")] = None
    source: int | None = None
    factory: int | None = None
    colour: str | None = None
    line: int | None = None
    column: int | None = None
    slot: int | None = None
    quarters: int | None = None
    plate: str | None = None
    chip: str | None = None
    pairs: int | None = None
    count: Annotated[int | None, Field(description="Tiles that are taken or laid in all.")] = None
    marker: Annotated[bool, Field(description="The starting player marker or start tile comes along.")] = False
    laid: Annotated[int | None, Field(description="Tiles that reach the line.")] = None
    fallen: Annotated[int | None, Field(description="Tiles that fall or break.")] = None
    cost: Annotated[int | None, Field(description="What falls or breaks costs more than before, 0 or above.")] = None
    completes: Annotated[bool, Field(description="The line becomes complete.")] = False
    points: Annotated[
        int | None, Field(description="What the tile scores: as the wall stands now, or when it is placed.")
    ] = None
    reveals: Annotated[
        bool, Field(description="The duel's: a chip or a plate comes to light, so there is no way back.")
    ] = False
    turn_ends: Annotated[bool, Field(description="The duel's: as in the entry that it would lead to.")] = False
    spaces: Annotated[str | None, Field(description="A turned plate: its four spaces.")] = None
    proposal: Annotated[
        tuple[str, ...],
        Field(description="For pay: the whole payment, with the chips of least use; play it as it is."),
    ] = ()
    chips: Annotated[
        tuple[str, ...],
        Field(description="For pay: the chips that the proposal spends, those without a choice included."),
    ] = ()


class Choices(Model):
    """What the receiver can decide now, for one of their seats."""

    seat: SeatNumber
    awaits: str
    options: list[Option]
    may_undo: bool


# From the server


class Welcome(Model):
    """The first message: who the receiver is, and how far the table is. Entries follow."""

    type: Literal["welcome"] = "welcome"
    version: int
    table: Table
    last: Annotated[int, Field(description="The number of the last entry there is.")]


class Entries(Model):
    """New entries, in order; after a reconnection all that were missed."""

    type: Literal["entries"] = "entries"
    entries: list[Entry]


class Now(Model):
    """How things stand after the entries sent so far: sent after every change."""

    type: Literal["now"] = "now"
    last: int
    turn: Annotated[int | None, Field(description="Whose decision is awaited.")]
    thinking: Annotated[bool, Field(description="A bot is thinking.")]
    choices: Choices | None
    may_undo: Annotated[int | None, Field(description="The seat of the receiver that may undo now, if any.")]
    may_offer_takeback: bool
    takeback_by: Annotated[int | None, Field(description="Who asks for a takeback that is not answered yet.")]
    may_answer_takeback: bool
    timing: Timing
    winners: list[int]
    scores: list[int]


class TableChanged(Model):
    """Seats, presence or status have changed."""

    type: Literal["table"] = "table"
    table: Table


class Accepted(Model):
    """A request was carried out, and what it changed is stored; it is told soon after."""

    type: Literal["accepted"] = "accepted"
    id: Id
    last: int


class Refused(Model):
    """A request changed nothing, and why. Without an id the request could not be read that far."""

    type: Literal["refused"] = "refused"
    id: str | None
    refusal: Refusal


class Pong(Model):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    id: Id


FromServer = Annotated[Welcome | Entries | Now | TableChanged | Accepted | Refused | Pong, Field(discriminator="type")]


# From a browser


class _Request(Model):
    id: Annotated[Id, Field(description="Chosen by the sender; a request repeated with its id is carried out once.")]


class Play(_Request):
    """Decide: one move, or several of the same player's turn, all or none."""

    type: Literal["play"] = "play"
    after: Annotated[int, Field(ge=0, description="The last entry the sender has seen; others may have come since.")]
    moves: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=8)]], Field(min_length=1, max_length=LONGEST_PLAY)
    ]


class Undo(_Request):
    """Take back the last decision of an own seat, as long as nobody else acted and nothing was revealed."""

    type: Literal["undo"] = "undo"
    after: Annotated[int, Field(ge=0)]


class OfferTakeback(_Request):
    """Ask the other persons to let the sender take the last turn back."""

    type: Literal["offer_takeback"] = "offer_takeback"


class AnswerTakeback(_Request):
    """Agree to a takeback or not; whoever asked withdraws it with accept false."""

    type: Literal["answer_takeback"] = "answer_takeback"
    accept: bool


class Chat(_Request):
    """Say something to the table."""

    type: Literal["chat"] = "chat"
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]


class GiveSeat(_Request):
    """Let a bot sit in for a person who is away, or, by whoever set the table, take an open seat."""

    type: Literal["give_seat"] = "give_seat"
    seat: SeatNumber
    level: Level


class Leave(_Request):
    """Leave the own seats: the others may give them to a bot at once. `return` takes them back."""

    type: Literal["leave"] = "leave"


class Return(_Request):
    """Take the own seats back from the bots that sat in."""

    type: Literal["return"] = "return"


class Rematch(_Request):
    """Set the same table again with rotated seats; the table message names it."""

    type: Literal["rematch"] = "rematch"


class Ping(_Request):
    """See whether the connection lives."""

    type: Literal["ping"] = "ping"


FromBrowser = Annotated[
    Play | Undo | OfferTakeback | AnswerTakeback | Chat | GiveSeat | Leave | Return | Rematch | Ping,
    Field(discriminator="type"),
]

from_server: TypeAdapter[Any] = TypeAdapter(FromServer)
from_browser: TypeAdapter[Any] = TypeAdapter(FromBrowser)


# Over HTTP


class NewSeat(Model):
    """Who shall sit there: the sender, a friend by link, or a bot."""

    kind: Literal["me", "friend", "bot"]
    name: Annotated[str, Field(max_length=LONGEST_NAME, description="Of one of several players on one device.")] = ""
    level: Level | None = None


class NewTable(Model):
    """A table to set. Several seats of kind `me` are players who share one device."""

    game: Annotated[str, Field(max_length=20)]
    goals: Annotated[
        Literal["first-game", "random"] | list[Annotated[str, Field(max_length=20)]], Field(description="Of a duel.")
    ] = "first-game"
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=4)]
    clock: Clock = Clock(kind="none")
    public: Annotated[bool, Field(description="Listed for everybody to watch.")] = False


class Created(Model):
    """A new table."""

    id: str
    path: str


class TableSummary(Model):
    """A table in a list."""

    id: str
    game: str
    status: Literal["waiting", "running", "over"]
    seats: list[Seat]
    round: int
    scores: list[int]
    winners: list[int]
    turn: Annotated[int | None, Field(description="Whose decision is awaited.")]
    my_turn: bool
    created: float
    changed: float
    uploaded: bool


class Me(Model):
    """Who the browser's cookie is."""

    name: str


class NameChange(Model):
    """Another name."""

    name: Name


class Join(Model):
    """Take an open seat with the key of its link."""

    key: Annotated[str, Field(min_length=10, max_length=64)]
    name: Annotated[str, Field(max_length=LONGEST_NAME)] = ""


class Upload(Model):
    """A game file to look at."""

    text: Annotated[str, Field(min_length=1, max_length=200_000)]


class EngineOffer(Model):
    """An engine that can be seated like a bot, and the games that it plays."""

    level: Level
    name: str
    games: list[str]


class Levels(Model):
    """The bots' names, weakest first, and the engines that the server has been given."""

    levels: list[str]
    proposed: str
    engines: list[EngineOffer]


class Fairness(Model):
    """Whether every deal of a finished game followed from the secret whose hash was published at its start."""

    commitment: str
    secret: str | None
    seed: Annotated[str | None, Field(description="As text: it has 64 bits.")]
    is_over: bool
    secret_fits: bool | None
    deals_fit: bool | None
    deals: list[str]


class Judged(Model):
    """A decision of a finished game beside the best one: what its player could expect, and what the best would have
    given. Chances go from 0 to 1.
    """

    number: Annotated[int, Field(ge=1, description="The entry of the decision.")]
    seat: SeatNumber
    chance: Annotated[float, Field(description="The chance to win that it led to.")]
    best: Annotated[float, Field(description="The chance to win of the best decision.")]
    lead: Annotated[float, Field(description="The lead in points that it promised.")]
    best_lead: float
    grade: Literal["good", "inaccuracy", "mistake", "blunder"]
    better: Annotated[
        list[MoveEntry],
        Field(description="If it was not good: the turn that would have been best from there, as its player knew it."),
    ]


class Review(Model):
    """What the decisions of a finished game were worth; those of which a player had no choice are left out."""

    status: Annotated[
        Literal["none", "waiting", "running", "done", "failed"], Field(description="none: nobody has asked for it.")
    ]
    decisions: Annotated[int, Field(description="How many there are in the game.")]
    done: Annotated[int, Field(description="How many have been looked at.")]
    judged: Annotated[list[Judged], Field(description="What was found about them, in order, behind those asked for.")]


class Health(Model):
    """How the server does."""

    status: Literal["ok"] = "ok"
    version: str
    tables: int
    running: int
    connections: int
