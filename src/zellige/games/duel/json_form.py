"""A position of the duel as JSON, for programs in any language; its schema is published in docs/schema."""

from dataclasses import is_dataclass
from typing import Annotated, Any

from pydantic import Field

from zellige.games.common.json_form import Model, published_schema, validated
from zellige.games.common.tiles import heap
from zellige.rules.common.tiles import COLOURS
from zellige.rules.duel import state as rules
from zellige.rules.duel.components import CHIPS, GOALS, LETTERS, PLATES, TILES_PER_COLOUR

from .invariants import LARGEST
from .layout import UNKNOWN, UNKNOWN_JOKER, UNKNOWN_SPECIAL, Awaits, Board, Layout, Phase, StackPlate, Turn
from .moves import PLATE_NAMES

_Player = Annotated[int, Field(ge=0, lt=rules.PLAYERS, description="Players count from 0.")]
_Tiles = Annotated[str, Field(pattern=f"^[{LETTERS}]*$", description="B, Y, R, K, T: blue to turquoise tiles.")]
_Plate = Annotated[str, Field(pattern=f"^({'|'.join(PLATE_NAMES)})$")]
_Slot = Annotated[str, Field(pattern=f"^(({'|'.join(PLATE_NAMES)})r[0-3])?$", description="Plate and quarter turns.")]
_Chip = Annotated[str, Field(pattern=f"^({'|'.join(CHIPS)})$")]
_ChipOrNone = Annotated[str, Field(pattern=f"^({'|'.join(CHIPS)})?$")]
_Count = Annotated[int, Field(ge=0, le=TILES_PER_COLOUR)]
_Heap = Annotated[
    list[_Count],
    Field(min_length=COLOURS, max_length=COLOURS, description="Tiles by colour: blue, yellow, red, black, turquoise."),
]
_Row = Annotated[
    str, Field(pattern=f"^[{LETTERS}.*]{{{rules.DOME}}}$", description="'.' is empty, '*' a special tile.")
]
_Six = Field(min_length=rules.LINES, max_length=rules.LINES)
_Factories = Field(min_length=rules.FACTORIES, max_length=rules.FACTORIES, description="The large one, then 1 to 4.")
_Small = Field(min_length=rules.SMALL_FACTORIES, max_length=rules.SMALL_FACTORIES)


class StackPlateModel(Model):
    """A plate drawn or in the stack; if it was returned, by whom and with which others."""

    plate: _Plate
    returner: _Player | None
    group: Annotated[int, Field(ge=0, le=PLATES)]


class TurnModel(Model):
    """What is under way between the decisions of a turn."""

    drawn: list[StackPlateModel]
    return_group: Annotated[int, Field(ge=1, le=PLATES)] | None
    plate: Annotated[str, Field(pattern=f"^({'|'.join(PLATE_NAMES)})?$")]
    slot: Annotated[int, Field(ge=0, lt=rules.SLOTS)] | None
    hand: _Tiles
    leftovers: _Tiles
    leftover_factory: Annotated[int, Field(ge=1, le=rules.SMALL_FACTORIES)] | None
    line: Annotated[int, Field(ge=0, lt=rules.LINES)] | None
    pairs: Annotated[int, Field(ge=0, lt=rules.LINES)] | None
    payment: list[_Chip]


class BoardModel(Model):
    """A player board."""

    score: Annotated[int, Field(ge=0, le=LARGEST)]
    tokens: Annotated[int, Field(ge=0, le=rules.TOKENS)]
    chips_taken: Annotated[int, Field(ge=0, le=rules.CHIPS_PER_ROUND)]
    lines: Annotated[list[_Tiles], _Six]
    plates: Annotated[list[_Slot], Field(min_length=rules.SLOTS, max_length=rules.SLOTS)]
    dome: Annotated[list[_Row], _Six]
    broken: _Tiles
    chips: list[_Chip]
    spent: list[_Chip]


class PositionModel(Model):
    """A position of Azul Duel as it really is, with everything needed to continue the game."""

    round: Annotated[int, Field(ge=0, le=rules.ROUNDS, description="0 before the first deal.")]
    phase: Annotated[Phase, Field(strict=False)]
    awaits: Annotated[Awaits, Field(strict=False, description="The decision that is awaited.")]
    player: Annotated[_Player, Field(description="Who decides; between rounds and at the end, the starting player.")]
    starting_player: _Player
    start_holder: Annotated[_Player | None, Field(description="Who took the start tile; null: it is on the factory.")]
    goals: Annotated[list[Annotated[str, Field(pattern=f"^({'|'.join(GOALS)})$")]], Field(min_length=3, max_length=4)]
    suns: Annotated[list[_Tiles], _Factories]
    moons: Annotated[list[_Tiles], _Factories]
    chips: Annotated[list[_ChipOrNone], _Small]
    revealed: Annotated[list[bool], _Small]
    bag: _Heap
    tower: _Heap
    chip_pile: list[_Chip]
    display: Annotated[list[_Plate], Field(max_length=rules.DISPLAY)]
    stack: Annotated[list[StackPlateModel], Field(max_length=PLATES, description="The top plate first.")]
    turn: TurnModel
    boards: Annotated[list[BoardModel], Field(min_length=rules.PLAYERS, max_length=rules.PLAYERS)]


_BACKS = "|".join(back.replace("?", r"\?") for back in (UNKNOWN, UNKNOWN_SPECIAL, UNKNOWN_JOKER))
_SeenPlate = Annotated[
    str,
    Field(pattern=f"^({'|'.join(PLATE_NAMES)}|{_BACKS})$", description="'?', 'S?' and 'J?' are plates not known."),
]


class SeenStackPlateModel(StackPlateModel):
    """A plate drawn or in the stack, as far as it is known."""

    plate: _SeenPlate


class SeenTurnModel(TurnModel):
    """What is under way between the decisions of a turn, as far as it is known."""

    drawn: list[SeenStackPlateModel]  # type: ignore[assignment]  # a view knows less than a position, nothing else


class ViewModel(PositionModel):
    """What a player or an onlooker may know of a position: '?' stands for the rest (DU-7)."""

    chips: Annotated[
        list[Annotated[str, Field(pattern=f"^({'|'.join(CHIPS)}|\\?)?$", description="'?' is face-down.")]], _Small
    ]
    stack: Annotated[  # type: ignore[assignment]  # a view knows less than a position, nothing else
        list[SeenStackPlateModel], Field(max_length=PLATES, description="The top plate first.")
    ]
    turn: SeenTurnModel


def write(layout: Layout) -> dict[str, Any]:
    return PositionModel.model_validate(_listed(layout)).model_dump(mode="json")


def write_view(layout: Layout) -> dict[str, Any]:
    return ViewModel.model_validate(_listed(layout)).model_dump(mode="json")


def _listed(value: Any) -> Any:
    """The same with lists for tuples and dictionaries for parts, as JSON has them; `asdict` would copy every letter."""
    if isinstance(value, tuple):
        return [_listed(part) for part in value]
    if is_dataclass(value):
        return {name: _listed(getattr(value, name)) for name in value.__slots__}  # type: ignore[union-attr]  # they have
    return value


def read(document: str | bytes | dict[str, Any]) -> Layout:
    model = validated(PositionModel, document)
    turn = model.turn
    return Layout(
        model.round,
        model.phase,
        model.awaits,
        model.player,
        model.starting_player,
        model.start_holder,
        tuple(model.goals),
        tuple(map(_sorted_tiles, model.suns)),
        (_sorted_tiles(model.moons[0]), *model.moons[1:]),
        tuple(model.chips),
        tuple(model.revealed),
        heap(model.bag),
        heap(model.tower),
        _sorted_chips(model.chip_pile),
        tuple(model.display),
        tuple(map(_stack_plate, model.stack)),
        Turn(
            tuple(map(_stack_plate, turn.drawn)),
            turn.return_group,
            turn.plate,
            turn.slot,
            turn.hand,
            _sorted_tiles(turn.leftovers),
            turn.leftover_factory,
            turn.line,
            turn.pairs,
            _sorted_chips(turn.payment),
        ),
        tuple(map(_board, model.boards)),
    )


def _sorted_tiles(letters: str) -> str:
    return "".join(sorted(letters, key=LETTERS.index))


def _sorted_chips(chips: list[str]) -> tuple[str, ...]:
    return tuple(sorted(chips, key=CHIPS.index))


def _stack_plate(plate: StackPlateModel) -> StackPlate:
    return StackPlate(plate.plate, plate.returner, plate.group)


def _board(board: BoardModel) -> Board:
    return Board(
        board.score,
        board.tokens,
        board.chips_taken,
        tuple(board.lines),
        tuple(board.plates),
        tuple(board.dome),
        _sorted_tiles(board.broken),
        _sorted_chips(board.chips),
        _sorted_chips(board.spent),
    )


def schema() -> dict[str, Any]:
    """The published JSON Schema."""
    return published_schema(PositionModel, "Zellige: a position of Azul Duel")
