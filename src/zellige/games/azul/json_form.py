"""A position as JSON, for programs in any language; its schema is published in docs/schema."""

from typing import Annotated, Any

from pydantic import Field

from zellige.games.common.json_form import Model, published_schema, validated
from zellige.games.common.tiles import LETTERS, counted, heap, spelled
from zellige.rules.azul.state import FLOOR, LINES, MAX_PLAYERS, TILES_PER_COLOUR, TILES_PER_DISPLAY, WALL

from .invariants import LARGEST
from .layout import EMPTY, MARKER, Board, Layout, Phase
from .variant import VARIANTS, Variant

_Player = Annotated[int, Field(ge=0, lt=MAX_PLAYERS, description="Players count from 0.")]
_Count = Annotated[int, Field(ge=0, le=TILES_PER_COLOUR)]
_Heap = Annotated[
    list[_Count],
    Field(
        min_length=len(LETTERS),
        max_length=len(LETTERS),
        description="Tiles by colour: blue, yellow, red, black, white.",
    ),
]
_Display = Annotated[str, Field(pattern=f"^[{LETTERS}]{{0,{TILES_PER_DISPLAY}}}$")]
_Line = Annotated[str, Field(pattern=f"^[{LETTERS}]{{0,{LINES}}}$")]
_Row = Annotated[str, Field(pattern=f"^[{LETTERS}\\{EMPTY}]{{{WALL}}}$")]


class BoardModel(Model):
    """A player board. B, Y, R, K, W are blue, yellow, red, black and white tiles, M is the starting player marker."""

    score: Annotated[int, Field(ge=0, le=LARGEST)]
    lines: Annotated[
        list[_Line],
        Field(min_length=LINES, max_length=LINES, description="Pattern lines, top to bottom: the tiles in each."),
    ]
    wall: Annotated[
        list[_Row],
        Field(min_length=LINES, max_length=LINES, description="Wall rows, top to bottom, left to right; '.' is empty."),
    ]
    floor: Annotated[
        str, Field(pattern=f"^[{LETTERS}{MARKER}]{{0,{FLOOR}}}$", description="The floor line, left to right.")
    ]


class PositionModel(Model):
    """A position of Azul with everything needed to continue the game."""

    variant: Annotated[str, Field(pattern=f"^({'|'.join(map(str, VARIANTS))})$")]
    round: Annotated[int, Field(ge=0, le=LARGEST, description="0 before the first deal.")]
    phase: Annotated[
        Phase,
        Field(
            strict=False,
            description="What is awaited: a deal, a take from the offer, a placement on the grey side, or nothing.",
        ),
    ]
    player: Annotated[_Player, Field(description="Who moves; between rounds and at the end, the starting player.")]
    starting_player: Annotated[
        _Player, Field(description="Who started this round; between rounds and at the end, who starts the next.")
    ]
    marker_holder: Annotated[
        _Player | None,
        Field(description="Who took the starting player marker in this round; null while it is in the centre."),
    ]
    displays: list[_Display]
    centre: Annotated[str, Field(pattern=f"^[{LETTERS}]*$", description="Without the starting player marker.")]
    bag: _Heap
    lid: _Heap
    boards: Annotated[list[BoardModel], Field(description="One per player.")]


def write(layout: Layout) -> dict[str, Any]:
    return {
        "variant": str(layout.variant),
        "round": layout.round,
        "phase": str(layout.phase),
        "player": layout.player,
        "starting_player": layout.starting_player,
        "marker_holder": layout.marker_holder,
        "displays": list(layout.displays),
        "centre": layout.centre,
        "bag": list(layout.bag),
        "lid": list(layout.lid),
        "boards": [
            {"score": board.score, "lines": list(board.lines), "wall": list(board.wall), "floor": board.floor}
            for board in layout.boards
        ],
    }


def read(document: str | bytes | dict[str, Any]) -> Layout:
    model = validated(PositionModel, document)
    return Layout(
        Variant.parse(model.variant),
        model.round,
        model.phase,
        model.player,
        model.starting_player,
        model.marker_holder,
        tuple(spelled(counted(display)) for display in model.displays),
        spelled(counted(model.centre)),
        heap(model.bag),
        heap(model.lid),
        tuple(Board(board.score, tuple(board.lines), tuple(board.wall), board.floor) for board in model.boards),
    )


def schema() -> dict[str, Any]:
    """The published JSON Schema."""
    return published_schema(PositionModel, "Zellige: a position of Azul")
