"""Components (DU-1)."""

import inspect
from dataclasses import replace
from itertools import combinations

import pytest

from zellige.duel import CHIPS, GOALS, PLATE_NAMES, Awaits, ImpossiblePosition, Layout, Position, TilePlaced
from zellige.rules.duel import components

from .drawing import (
    CHIP_KINDS,
    COLOURS,
    EMPTY,
    JOKER_PLATES,
    ONE_COLOUR_CHIPS,
    PLATES,
    SPECIAL_DOME,
    SPECIAL_PLATES,
    TWO_COLOUR_CHIPS,
    board,
    filled_with,
    full_line,
    layout,
    of_kind,
    play_all,
    position,
    tile_dome,
    turned,
)


def test_du_1_1_65_tiles_13_of_each_colour() -> None:
    assert Position.start().bag == (13, 13, 13, 13, 13)


def test_du_1_1_nine_special_tiles_are_enough_for_all_special_plates() -> None:
    full = board(filled_with(SPECIAL_DOME, COLOURS))
    assert "".join(full.dome).count("*") == 9
    assert position(full, large="K").boards[0] == full


def test_du_1_1_there_is_one_start_tile() -> None:
    # Whoever has it, the other one cannot have it: a position names one holder or none.
    start = position(large_moon="BB", moons="B")
    assert start.start_holder is None
    after, _ = play_all(start, "mB >X")
    assert after.start_holder == 0


def test_du_1_2_six_pattern_lines_and_a_dome_of_nine_slots() -> None:
    for each in Position.start().boards:
        assert each.lines == ("",) * 6
        assert each.plates == ("",) * 9
        assert each.dome == ("......",) * 6


@pytest.mark.parametrize("line", range(1, 7))
def test_du_1_2_line_n_holds_n_tiles(line: int) -> None:
    lines = full_line(line, "B")
    assert position(replace(EMPTY, lines=lines)).boards[0].lines == lines
    with pytest.raises(ImpossiblePosition, match="line_overfull"):
        position(replace(EMPTY, lines=tuple(f"{tiles}B" if tiles else "" for tiles in lines)))


@pytest.mark.parametrize("line", range(1, 7))
def test_du_1_2_line_n_faces_dome_row_n(line: int) -> None:
    # Every row of the special dome has a space for black or for turquoise.
    printed = board(SPECIAL_DOME).spaces()[line - 1]
    colour = "K" if "K" in printed else "T"
    column = printed.index(colour)
    _, events = tile_dome(
        replace(board(SPECIAL_DOME), lines=full_line(line, colour)),
        moves=f"={column + 1}",
    )
    assert of_kind(events, TilePlaced) == [TilePlaced(0, line - 1, column, colour, 1, 0)]


def test_du_1_2_broken_tiles_and_the_start_tile_have_their_own_spaces() -> None:
    after, _ = play_all(position(replace(EMPTY, broken="RRRR"), large_moon="B", moons="YY"), "mB >X")
    assert after.boards[0].broken == "RRRR"
    assert after.start_holder == 0


def test_du_1_3_nine_special_and_nine_joker_plates() -> None:
    assert len(SPECIAL_PLATES) == len(JOKER_PLATES) == 9
    assert components.SPECIAL_PLATES == SPECIAL_PLATES
    assert components.JOKER_PLATES == JOKER_PLATES
    assert list(PLATES) == PLATE_NAMES


@pytest.mark.parametrize(("plates", "fourth"), [(SPECIAL_PLATES, "S"), (JOKER_PLATES, "W")])
def test_du_1_3_three_different_colours_and_one_other_space(plates: list[str], fourth: str) -> None:
    for plate in plates:
        assert len(plate.replace("/", "")) == 4
        colours = set(plate) - {"/", fourth}
        assert len(colours) == 3
        assert colours < set(COLOURS)


@pytest.mark.parametrize("plates", [SPECIAL_PLATES, JOKER_PLATES])
def test_du_1_3_no_two_plates_of_a_kind_have_the_same_colours(plates: list[str]) -> None:
    assert len({frozenset(plate) for plate in plates}) == 9


@pytest.mark.parametrize("plate", PLATES)
@pytest.mark.parametrize("quarters", range(4))
def test_du_1_3_the_dome_shows_what_the_plate_prints(plate: str, quarters: int) -> None:
    printed = PLATES[plate]
    for _ in range(quarters):
        printed = turned(printed)
    upper, lower = printed.split("/")
    # Slot 6 is the right one of the middle row: rows 3 and 4, columns 5 and 6.
    spaces = replace(EMPTY, plates=("",) * 5 + (f"{plate}r{quarters}",) + ("",) * 3).spaces()
    assert spaces == ("......", "......", f"....{upper}", f"....{lower}", "......", "......")


@pytest.mark.parametrize(("plate", "back"), [("S4", "S?"), ("J4", "J?")])
def test_du_1_3_the_back_shows_only_the_kind(plate: str, back: str) -> None:
    assert position(top=plate).seen_by(0).layout.stack[0].plate == back


def test_du_1_4_twenty_chips_two_of_each_kind() -> None:
    assert len(ONE_COLOUR_CHIPS) * 2 == len(TWO_COLOUR_CHIPS) * 2 == 10
    assert tuple(CHIPS) == CHIP_KINDS
    pile = Position.start().layout.chip_pile
    assert len(pile) == 20
    assert all(pile.count(chip) == 2 for chip in CHIP_KINDS)


def test_du_1_4_each_colour_is_shown_by_six_chips() -> None:
    pile = Position.start().layout.chip_pile
    assert [sum(colour in chip for chip in pile) for colour in COLOURS] == [6, 6, 6, 6, 6]


def test_du_1_4_a_two_coloured_chip_is_one_chip_of_either_colour_not_of_both() -> None:
    drawing = """
         . | sr .. ..
        .T | kt .. ..
       ... | .. .. ..
      .... | .. .. ..
     ..... | .. .. ..
    ...... | .. .. .."""
    asked, _ = tile_dome(board(drawing, chips="TY RT"))
    assert asked.awaits is Awaits.PAYMENT
    not_asked, _ = tile_dome(board(drawing, chips="TY"))
    assert not_asked.awaits is Awaits.DEAL


def test_du_1_5_one_large_and_four_small_factories_with_sun_and_moon() -> None:
    start = Position.start()
    assert start.layout.suns == start.layout.moons == ("",) * 5
    assert start.layout.chips == ("",) * 4


@pytest.mark.parametrize(
    "overfull",
    [layout(large="BBBYYY"), layout(large_moon="BBYYR"), layout(suns="BBYYR"), layout(moons="BYRK")],
)
def test_du_1_5_a_factory_holds_no_more_than_it_has_spaces(overfull: Layout) -> None:
    with pytest.raises(ImpossiblePosition, match="factory_overfull"):
        Position.from_layout(overfull)


def test_du_1_5_the_large_moon_has_four_spaces_and_a_small_one_three() -> None:
    full = position(large_moon="BBYY", moons="RKT RKT RKT RKT")
    assert full.layout.moons == ("BBYY", "RKT", "RKT", "RKT", "RKT")


PAIRS = [("rows", "five-colours"), ("columns", "outer"), ("diagonals", "corners"), ("jokers", "empty-specials")]


def test_du_1_6_four_scoring_tiles_with_two_goals_each() -> None:
    assert sorted(GOALS) == sorted(goal for pair in PAIRS for goal in pair)


def test_du_1_6_two_sides_of_a_tile_are_never_in_play_together() -> None:
    for goals in combinations(GOALS, 3):
        if any(set(pair) <= set(goals) for pair in PAIRS):
            with pytest.raises(ValueError, match="different scoring tiles"):
                Position.start(goals)
        else:
            assert Position.start(goals).goals == goals


def test_du_1_7_components_are_data() -> None:
    named = vars(components)
    assert not any(inspect.isroutine(value) or inspect.isclass(value) for value in named.values())


def test_du_1_7_the_number_of_plates_and_chips_follows_from_the_lists() -> None:
    assert len(components.SPECIAL_PLATES + components.JOKER_PLATES) == len(PLATE_NAMES) == 18
    assert len(components.CHIPS) * components.CHIPS_OF_EACH_KIND == 20
