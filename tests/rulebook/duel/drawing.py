"""Positions of Azul Duel drawn as text; what is not drawn lies in the bag, in the stack or in the pile of chips."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

import pytest

from zellige.duel import (
    Awaits,
    Board,
    ChipTaken,
    Event,
    IllegalMove,
    Layout,
    Phase,
    Position,
    StackPlate,
    TilePlaced,
    Turn,
)

Heap = tuple[int, int, int, int, int]
Kind = TypeVar("Kind", bound=Event)

COLOURS = "BYRKT"
TILES_PER_COLOUR = 13
ONE_COLOUR_CHIPS = ("B", "Y", "R", "K", "T")
TWO_COLOUR_CHIPS = ("TY", "YK", "KB", "BR", "RT")
CHIP_KINDS = ONE_COLOUR_CHIPS + TWO_COLOUR_CHIPS
FIRST_GAME = ("rows", "columns", "diagonals")

#: The plates as DU-1.3 lists them.
SPECIAL_PLATES = ["YK/TS", "KS/TR", "SK/RB", "TR/BS", "YS/KR", "BK/ST", "ST/YB", "SY/BR", "YB/KS"]
JOKER_PLATES = ["TY/WK", "TK/RW", "RW/BK", "TR/BW", "KY/RW", "WB/TK", "TB/WY", "YR/WB", "RT/YW"]
PLATES = {f"S{number}": plate for number, plate in enumerate(SPECIAL_PLATES, 1)}
PLATES |= {f"J{number}": plate for number, plate in enumerate(JOKER_PLATES, 1)}

#: A dome of the nine special plates and one of the nine joker plates, in order and not turned; no tile lies on them.
SPECIAL_DOME = """
         . | yk ks sk
        .. | ts tr rb
       ... | tr ys bk
      .... | bs kr st
     ..... | st sy yb
    ...... | yb br ks"""
JOKER_DOME = """
         . | ty tk rw
        .. | wk rw bk
       ... | tr ky wb
      .... | bw rw tk
     ..... | tb yr rt
    ...... | wy wb yw"""


def turned(plate: str) -> str:
    """A plate after a quarter turn clockwise: the lower left corner comes to the upper left."""
    return f"{plate[3]}{plate[0]}/{plate[4]}{plate[1]}"


#: Every plate as it can lie: what it prints, row after row, and its name with the quarter turns.
LYING: dict[str, str] = {}
for _name, _plate in PLATES.items():
    for _quarters in range(4):
        LYING[_plate.replace("/", "")] = f"{_name}r{_quarters}"
        _plate = turned(_plate)

EMPTY = Board(
    score=5,
    tokens=2,
    chips_taken=0,
    lines=("",) * 6,
    plates=("",) * 9,
    dome=("......",) * 6,
    broken="",
    chips=(),
    spent=(),
)


def _slot(rows: list[str], slot: int) -> str:
    """The four spaces of a slot, row after row."""
    top, left = 2 * (slot // 3), 2 * (slot % 3)
    return rows[top][left : left + 2] + rows[top + 1][left : left + 2]


def board(
    drawing: str,
    *,
    score: int = 5,
    tokens: int = 2,
    chips: str = "",
    spent: str = "",
    chips_taken: int = 0,
    broken: str = "",
    on_w: str = "",
) -> Board:
    """A player board as it lies on the table: six times `pattern line | dome row`.

    Pattern lines fill from right to left (DU-3.12): `..R` is line 3 with one red tile. On the dome a small letter is a
    free space (`s` special, `w` multicoloured), a capital letter a tile on a space of its colour, `*` a special tile,
    `W` a tile on a multicoloured space: their colours, as one reads, are `on_w`.
    """
    rows = [row.replace(" ", "") for row in drawing.strip().splitlines()]
    halves = [row.split("|") for row in rows]
    lines = tuple(line.lstrip(".") for line, _ in halves)
    assert [len(line) for line, _ in halves] == [1, 2, 3, 4, 5, 6], "line n has n spaces"
    assert not any("." in line for line in lines), "lines fill from the right"
    dome = [row for _, row in halves]
    printed = [row.upper().replace("*", "S") for row in dome]
    corners = [_slot(printed, slot) for slot in range(9)]
    tiles = iter(on_w)
    laid = tuple("".join(next(tiles) if space == "W" else _laid(space) for space in row) for row in dome)
    assert next(tiles, None) is None, "every tile of on_w lies on a W"
    return Board(
        score=score,
        tokens=tokens,
        chips_taken=chips_taken,
        lines=lines,
        plates=tuple("" if corner == "...." else LYING[corner] for corner in corners),
        dome=laid,
        broken=sorted_tiles(broken),
        chips=sorted_chips(chips.split()),
        spent=sorted_chips(spent.split()),
    )


def _laid(space: str) -> str:
    return space if space.isupper() or space == "*" else "."


def filled(drawing: str, mask: str) -> str:
    """A drawing of free spaces with a tile on each space that the mask marks with #.

    The special tiles follow by themselves (DU-4.8).
    """
    halves = [row.replace(" ", "").split("|") for row in drawing.strip().splitlines()]
    marks = [row.replace(" ", "") for row in mask.strip().splitlines()]
    rows = [
        "".join(space.upper() if mark == "#" else space for space, mark in zip(dome, row, strict=True))
        for (_, dome), row in zip(halves, marks, strict=True)
    ]
    assert not any("S" in row for row in rows), "special tiles follow by themselves"
    for slot in range(9):
        corner = _slot(rows, slot)
        if "s" in corner and sum(space.isupper() for space in corner) == 3:
            row, column = divmod(corner.index("s"), 2)
            row, column = 2 * (slot // 3) + row, 2 * (slot % 3) + column
            rows[row] = rows[row][:column] + "*" + rows[row][column + 1 :]
    return "\n".join(f"{line} | {row}" for (line, _), row in zip(halves, rows, strict=True))


def filled_with(drawing: str, colours: str) -> str:
    """A drawing of free spaces with a tile on every space of these colours."""
    halves = [row.replace(" ", "").split("|") for row in drawing.strip().splitlines()]
    return filled(drawing, "\n".join("".join(".#"[space in colours.lower()] for space in row) for _, row in halves))


def full_line(line: int, letter: str) -> tuple[str, ...]:
    """The pattern lines when one of them, counted from 1, is full and the others are empty."""
    return tuple(letter * number if number == line else "" for number in range(1, 7))


def heap(letters: str) -> Heap:
    """How many tiles of each colour, in the order B, Y, R, K, T."""
    blue, yellow, red, black, turquoise = (letters.count(letter) for letter in COLOURS)
    return blue, yellow, red, black, turquoise


def sorted_tiles(letters: str) -> str:
    return "".join(sorted(letters, key=COLOURS.index))


def sorted_chips(chips: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(chips, key=CHIP_KINDS.index))


def without(letters: str, gone: str) -> str:
    return "".join(letter * (letters.count(letter) - gone.count(letter)) for letter in COLOURS)


def tiles_shown(layout: Layout) -> str:
    """Every tile outside the bag and the tower."""
    shown = "".join((*layout.suns, *layout.moons, layout.turn.hand, layout.turn.leftovers))
    for each in layout.boards:
        shown += "".join((*each.lines, *each.dome, each.broken))
    return "".join(letter for letter in shown if letter in COLOURS)


def with_all_tiles(layout: Layout, bag: str | None = None) -> Layout:
    """The layout with every tile that it does not show in the bag; or, if the bag is given, in the tower (DU-8.1)."""
    hidden = without(COLOURS * TILES_PER_COLOUR, tiles_shown(layout))
    inside = hidden if bag is None else bag
    return replace(layout, bag=heap(inside), tower=heap(without(hidden, inside)))


def with_all_chips(layout: Layout) -> Layout:
    """The layout with every chip that it does not show in the pile (DU-8.1)."""
    shown = [*layout.chips]
    for each in layout.boards:
        shown += [*each.chips, *each.spent]
    return replace(layout, chip_pile=tuple(chip for chip in CHIP_KINDS for _ in range(2 - shown.count(chip))))


def with_all_plates(layout: Layout, top: str = "", bottom: tuple[StackPlate, ...] = ()) -> Layout:
    """The layout with every plate that it does not show in the stack, between given top and bottom ones (DU-8.1)."""
    shown = {*layout.display, *(plate.plate for plate in layout.turn.drawn), layout.turn.plate}
    shown |= {*top.split(), *(plate.plate for plate in bottom)}
    for each in layout.boards:
        shown |= {plate[:2] for plate in each.plates}
    middle = [plate for plate in PLATES if plate not in shown]
    return replace(layout, stack=(*map(StackPlate, (*top.split(), *middle)), *bottom))


def layout(
    *boards: Board,
    round_number: int = 1,
    phase: Phase = Phase.ACQUIRING,
    awaits: Awaits = Awaits.ACTION,
    player: int | None = None,
    starting_player: int = 0,
    start_holder: int | None = None,
    goals: tuple[str, ...] = FIRST_GAME,
    large: str = "",
    large_moon: str = "",
    suns: str = "",
    moons: str = "",
    chips: str | None = None,
    display: str = "",
    top: str = "",
    bottom: tuple[StackPlate, ...] = (),
    turn: Turn | None = None,
    bag: str | None = None,
) -> Layout:
    """A layout: boards, factories and display that are not drawn are empty, and the starting player is on turn.

    `suns` and `moons`, bottom to top, are those of the small factories, `-` for an empty one. A small factory that has
    tiles has a face-down chip, B, Y, R and K unless others are drawn; a drawn chip without tiles on it is revealed.
    """
    turn = Turn() if turn is None else turn
    small_suns, small_moons = _small(suns), _small(moons)
    covered = [
        bool(sun or moon or turn.leftover_factory == factory)
        for factory, (sun, moon) in enumerate(zip(small_suns, small_moons, strict=True), 1)
    ]
    default = tuple(chip if tiles else "" for chip, tiles in zip("BYRK", covered, strict=True))
    laid = default if chips is None else _small(chips)
    seated = boards + (EMPTY,) * (2 - len(boards))
    if phase in (Phase.TILING, Phase.OVER, Phase.DEAL):
        seated = tuple(replace(each, tokens=0) for each in seated)
    drawn = Layout(
        round=round_number,
        phase=phase,
        awaits=awaits,
        player=starting_player if player is None else player,
        starting_player=starting_player,
        start_holder=start_holder,
        goals=goals,
        suns=(sorted_tiles(large), *map(sorted_tiles, small_suns)),
        moons=(sorted_tiles(large_moon), *small_moons),
        chips=laid,
        revealed=tuple(bool(chip) and not tiles for chip, tiles in zip(laid, covered, strict=True)),
        bag=heap(""),
        tower=heap(""),
        chip_pile=(),
        display=tuple(display.split()),
        stack=(),
        turn=turn,
        boards=seated,
    )
    return with_all_plates(with_all_chips(with_all_tiles(drawn, bag)), top, bottom)


def _small(words: str) -> tuple[str, ...]:
    parts = ["" if word == "-" else word for word in words.split()]
    return tuple(parts + [""] * (4 - len(parts)))


def position(
    *boards: Board,
    round_number: int = 1,
    phase: Phase = Phase.ACQUIRING,
    awaits: Awaits = Awaits.ACTION,
    player: int | None = None,
    starting_player: int = 0,
    start_holder: int | None = None,
    goals: tuple[str, ...] = FIRST_GAME,
    large: str = "",
    large_moon: str = "",
    suns: str = "",
    moons: str = "",
    chips: str | None = None,
    display: str = "",
    top: str = "",
    bottom: tuple[StackPlate, ...] = (),
    turn: Turn | None = None,
    bag: str | None = None,
) -> Position:
    """The position with that `layout`."""
    return Position.from_layout(
        layout(
            *boards,
            round_number=round_number,
            phase=phase,
            awaits=awaits,
            player=player,
            starting_player=starting_player,
            start_holder=start_holder,
            goals=goals,
            large=large,
            large_moon=large_moon,
            suns=suns,
            moons=moons,
            chips=chips,
            display=display,
            top=top,
            bottom=bottom,
            turn=turn,
            bag=bag,
        )
    )


def before_deal(*boards: Board, round_number: int = 1, starting_player: int = 0, bag: str | None = None) -> Position:
    """The position after a round, when the next deal is awaited."""
    return position(
        *boards,
        round_number=round_number,
        phase=Phase.DEAL,
        awaits=Awaits.DEAL,
        starting_player=starting_player,
        bag=bag,
    )


def play_all(start: Position, moves: str) -> tuple[Position, list[Event]]:
    """The position after some decisions, and everything that happened."""
    after, happened = start, list[Event]()
    for move in moves.split():
        after, events = after.play_with_events(move)
        happened += events
    return after, happened


def end_acquiring(
    *boards: Board,
    round_number: int = 1,
    starting_player: int = 0,
    start_holder: int | None = None,
    goals: tuple[str, ...] = FIRST_GAME,
    chip: str = "BR",
    bag: str | None = None,
) -> tuple[Position, list[Event]]:
    """What follows phase 1 when it leaves these boards: its last turn is player 1's, who takes a chip of factory 4."""
    first, second = boards + (EMPTY,) * (2 - len(boards))
    start = position(
        replace(first, tokens=0, chips_taken=2),
        replace(second, tokens=0, chips_taken=1),
        round_number=round_number,
        player=1,
        starting_player=starting_player,
        start_holder=start_holder,
        goals=goals,
        chips=f"- - - {chip}",
        bag=bag,
    )
    after, events = play_all(start, "c4")
    assert events[0] == ChipTaken(1, 4, chip)
    return after, events[1:]


def tile_dome(*boards: Board, moves: str = "", round_number: int = 1) -> tuple[Position, list[Event]]:
    """What happens when phase 1 leaves these boards and the players then make these decisions."""
    start, events = end_acquiring(*boards, round_number=round_number)
    after, more = play_all(start, moves)
    return after, events + more


def placed(drawing: str) -> int:
    """What the tile drawn as * earns on the joker dome among the tiles drawn as #; those on a W are yellow."""
    marks = [row.replace(" ", "") for row in drawing.strip().splitlines()]
    [(row, column)] = [(number, line.index("*")) for number, line in enumerate(marks) if "*" in line]
    colour = board(JOKER_DOME).spaces()[row][column]
    dome = filled(JOKER_DOME, drawing.replace("*", "."))
    first = replace(board(dome, on_w="Y" * dome.count("W")), lines=full_line(row + 1, colour))
    _, events = tile_dome(first, moves=f"={column + 1}")
    [tile] = of_kind(events, TilePlaced)
    assert (tile.row, tile.column, tile.colour) == (row, column, colour)
    return tile.horizontal + tile.vertical


def of_kind(events: Iterable[Event], kind: type[Kind]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]


def moves_of(start: Position) -> list[str]:
    return [str(move) for move in start.legal_moves()]


def refusal(start: Position, move: str) -> tuple[str, str]:
    """The code and the rule with which an illegal decision is refused."""
    assert not start.is_legal(move)
    assert move not in moves_of(start)
    with pytest.raises(IllegalMove) as error:
        start.play(move)
    return error.value.code, error.value.rule
