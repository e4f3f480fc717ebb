"""Positions of Azul drawn as text; a tile that is not drawn lies in the bag or in the lid."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal, TypeVar

import pytest

from zellige.azul import Board, Event, IllegalMove, Layout, Phase, Position, TilePlaced, Variant

Side = Literal["coloured", "grey"]
Heap = tuple[int, int, int, int, int]
Kind = TypeVar("Kind", bound=Event)

SIDES: tuple[Side, ...] = ("coloured", "grey")
LETTERS = "BYRKW"
TILES_PER_COLOUR = 20

#: The wall as it is printed on the coloured side (AZ-1.7).
PRINTED_WALL = (
    "BYRKW",
    "WBYRK",
    "KWBYR",
    "RKWBY",
    "YRKWB",
)

EMPTY = Board(score=0, lines=("",) * 5, wall=(".....",) * 5, floor="")


def board(drawing: str, score: int = 0) -> Board:
    """A player board as it lies on the table: five times `pattern line | wall row`, then perhaps `floor MBB`.

    Pattern lines fill from right to left (AZ-2.6): `..R` is line 3 with one red tile.
    """
    rows = [row.replace(" ", "") for row in drawing.strip().splitlines()]
    floor = rows.pop().removeprefix("floor") if len(rows) == 6 else ""
    halves = [row.split("|") for row in rows]
    lines = tuple(line.lstrip(".") for line, _ in halves)
    assert [len(line) for line, _ in halves] == [1, 2, 3, 4, 5], "line n has n spaces"
    assert not any("." in line for line in lines), "lines fill from the right"
    return Board(score, lines, tuple(wall for _, wall in halves), floor)


#: Four boards that hold all 100 tiles, 20 of each colour, without a complete row or line.
FULL_TABLE = (
    board("""
            . | B Y R K .
           .. | W B Y R .
          ... | K W B Y .
         .YYY | R K W B .
        .BBBB | Y R K W ."""),
    board("""
            . | B Y R . W
           .. | W B Y . K
          ..Y | K W B . R
         .... | R K W . Y
        .WWWW | Y R K . B"""),
    board("""
            . | B Y . K W
           .. | W B . R K
          ... | K W . Y R
         .... | R K . B Y
        .KKKK | Y R . W B"""),
    board("""
            . | B . R K W
           .. | W . Y R K
          ... | K . B Y R
         .... | R . W B Y
        .RRRR | Y . K W B"""),
)


def full_line(line: int, letter: str) -> tuple[str, ...]:
    """The pattern lines when one of them, counted from 0, is full and the others are empty."""
    return tuple(letter * (line + 1) if number == line else "" for number in range(5))


def heap(letters: str) -> Heap:
    """How many tiles of each colour, in the order B, Y, R, K, W."""
    blue, yellow, red, black, white = (letters.count(letter) for letter in LETTERS)
    return blue, yellow, red, black, white


def without(letters: str, gone: str) -> str:
    return "".join(letter * (letters.count(letter) - gone.count(letter)) for letter in LETTERS)


def with_all_tiles(layout: Layout, bag: str | None = None) -> Layout:
    """The layout with every tile that it does not show in the bag; or, if the bag is given, in the lid (AZ-6.1)."""
    shown = "".join((*layout.displays, layout.centre))
    for each in layout.boards:
        shown += "".join((*each.lines, *each.wall, each.floor))
    hidden = without(LETTERS * TILES_PER_COLOUR, shown)
    return replace(
        layout, bag=heap(hidden if bag is None else bag), lid=heap("" if bag is None else without(hidden, bag))
    )


def layout(
    *boards: Board,
    players: int = 2,
    side: Side = "coloured",
    phase: Phase = Phase.OFFER,
    displays: str = "",
    centre: str = "",
    bag: str | None = None,
    starting_player: int = 0,
    player: int | None = None,
    marker_holder: int | None = None,
) -> Layout:
    """A layout in round 1: boards and displays that are not drawn are empty, the starting player is on turn, and the
    marker is held by the player on whose floor line it lies.
    """
    variant = Variant(max(players, len(boards)), side)
    filled = tuple(displays.split())
    holders = [seat for seat, each in enumerate(boards) if "M" in each.floor]
    return with_all_tiles(
        Layout(
            variant=variant,
            round=1,
            phase=phase,
            player=starting_player if player is None else player,
            starting_player=starting_player,
            marker_holder=holders[0] if holders else marker_holder,
            displays=filled + ("",) * (variant.displays - len(filled)),
            centre=centre,
            bag=heap(""),
            lid=heap(""),
            boards=boards + (EMPTY,) * (variant.players - len(boards)),
        ),
        bag,
    )


def position(
    *boards: Board,
    players: int = 2,
    side: Side = "coloured",
    phase: Phase = Phase.OFFER,
    displays: str = "",
    centre: str = "",
    bag: str | None = None,
    starting_player: int = 0,
    player: int | None = None,
    marker_holder: int | None = None,
) -> Position:
    """The position with that `layout`."""
    return Position.from_layout(
        layout(
            *boards,
            players=players,
            side=side,
            phase=phase,
            displays=displays,
            centre=centre,
            bag=bag,
            starting_player=starting_player,
            player=player,
            marker_holder=marker_holder,
        )
    )


def play_all(start: Position, moves: str) -> tuple[Position, list[Event]]:
    """The position after some moves, and everything that happened."""
    after, happened = start, list[Event]()
    for move in moves.split():
        after, events = after.play_with_events(move)
        happened += events
    return after, happened


def end_offer(
    *boards: Board, side: Side = "coloured", starting_player: int = 0, marker_holder: int | None = None
) -> tuple[Position, list[Event]]:
    """What follows a factory offer that leaves these boards.

    One more player lays the last tile, a white one, on line 5, where it changes nothing.
    """
    last = len(boards)
    start = position(
        *boards,
        players=last + 1,
        side=side,
        displays="W",
        starting_player=starting_player,
        player=last,
        marker_holder=marker_holder,
    )
    return play_all(start, "1W5")


def placed(drawing: str, side: Side = "coloured") -> int:
    """What the tile drawn as * earns among the tiles drawn as #, each of its printed colour."""
    rows = [row.replace(" ", "") for row in drawing.strip().splitlines()]
    [(line, column)] = [(number, row.index("*")) for number, row in enumerate(rows) if "*" in row]
    wall = tuple(
        "".join(letter if space == "#" else "." for space, letter in zip(row, printed, strict=True))
        for row, printed in zip(rows, PRINTED_WALL, strict=True)
    )
    lines = full_line(line, PRINTED_WALL[line][column])
    after, events = end_offer(replace(EMPTY, wall=wall, lines=lines), side=side)
    if side == "grey":
        after, events = play_all(after, f"{line + 1}-{column + 1}")
    [tile] = of_kind(events, TilePlaced)
    assert (tile.row, tile.column) == (line, column)
    return tile.horizontal + tile.vertical


def of_kind(events: Iterable[Event], kind: type[Kind]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]


def refusal(start: Position, move: str) -> tuple[str, str]:
    """The code and the rule with which an illegal move is refused."""
    assert not start.is_legal(move)
    assert move not in map(str, start.legal_moves())
    with pytest.raises(IllegalMove) as error:
        start.play(move)
    return error.value.code, error.value.rule
