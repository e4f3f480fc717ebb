"""Phase 2, tiling the dome (DU-4)."""

from dataclasses import replace

import pytest

from zellige.duel import (
    Awaits,
    BrokenScored,
    ChipSpent,
    Phase,
    SpecialTilePlaced,
    TileBroken,
    TileDiscarded,
    TilePlaced,
    TileSwept,
)

from .drawing import (
    EMPTY,
    JOKER_DOME,
    SPECIAL_DOME,
    board,
    end_acquiring,
    full_line,
    moves_of,
    of_kind,
    placed,
    play_all,
    refusal,
    tile_dome,
)


def with_lines(**lines: str) -> tuple[str, ...]:
    """The pattern lines: `with_lines(line_3="TT")`."""
    return tuple(lines.get(f"line_{number}", "") for number in range(1, 7))


#: J4, TR/BW, in the left slot of the middle row: row 3 begins with turquoise.
ONE_PLATE = """
         . | .. .. ..
        .. | .. .. ..
       ..T | tr .. ..
      .... | bw .. ..
     ..... | .. .. ..
    ...... | .. .. .."""


# Placing


def test_du_4_1_a_space_of_the_colour_or_a_multicoloured_one_by_choice() -> None:
    # Row 2 of the joker dome prints W K R W B K.
    asked, _ = end_acquiring(replace(board(JOKER_DOME), lines=with_lines(line_2="KK")))
    assert (asked.phase, asked.awaits) == (Phase.TILING, Awaits.COLUMN)
    assert moves_of(asked) == ["=1", "=2", "=4", "=6"]


@pytest.mark.parametrize(("column", "row"), [(1, "K....."), (2, ".K...."), (4, "...K.."), (6, ".....K")])
def test_du_4_1_the_rightmost_tile_moves_and_scores_at_once(column: int, row: str) -> None:
    lines = with_lines(line_2="KK", line_3="TTT")
    asked, _ = end_acquiring(replace(board(JOKER_DOME), lines=lines))
    after, events = play_all(asked, f"={column}")
    assert after.boards[0].dome[1] == row
    assert after.boards[0].lines == with_lines(line_3="TTT")
    assert events[0] == TilePlaced(0, 1, column - 1, "K", 1, 0)
    # The next line is already asked about.
    assert (after.phase, after.boards[0].score) == (Phase.TILING, 5 + 1)


def test_du_4_1_a_taken_space_is_not_free() -> None:
    first = board(
        """
             . | ty tk rw
            KK | WK rw bk
           ... | .. .. ..
          .... | .. .. ..
         ..... | .. .. ..
        ...... | .. .. ..""",
        on_w="R",
    )
    asked, _ = end_acquiring(first)
    assert moves_of(asked) == ["=4", "=6"]
    assert refusal(asked, "=2") == ("no_such_space", "DU-4.1")


def test_du_4_1_a_special_space_takes_no_coloured_tile() -> None:
    # Row 1 of the special dome prints Y K K S S K.
    asked, _ = end_acquiring(replace(board(SPECIAL_DOME), lines=full_line(1, "K")))
    assert moves_of(asked) == ["=2", "=3", "=6"]


def test_du_4_1_lines_from_top_to_bottom() -> None:
    # A blue tile for row 3, column 6; a red one for row 5, column 4; a yellow one for row 6, column 2.
    lines = with_lines(line_3="BBB", line_5="RRRRR", line_6="YYYYYY")
    _, events = tile_dome(replace(board(JOKER_DOME), lines=lines), moves="=6 =4 =2")
    assert [(event.row, event.column) for event in of_kind(events, TilePlaced)] == [(2, 5), (4, 3), (5, 1)]


def test_du_4_2_a_complete_line_with_a_space_must_be_placed() -> None:
    asked, _ = end_acquiring(replace(board(ONE_PLATE), lines=with_lines(line_3="TTT")))
    # There is only one space, and no way around it.
    assert moves_of(asked) == ["=1"]
    assert refusal(asked, "no") == ("column_awaited", "DU-4.2")


@pytest.mark.parametrize("tiles", ["B", "BB", "BBB"])
def test_du_4_3_a_line_without_a_space_stays(tiles: str) -> None:
    # One slot of the row has a plate, but no blue in row 3.
    lines = with_lines(line_3=tiles)
    after, events = tile_dome(replace(board(ONE_PLATE), lines=lines))
    assert after.phase is Phase.DEAL
    assert after.boards[0].lines == lines
    assert events == []


def test_du_4_3_also_if_its_space_is_taken() -> None:
    first = board("""
         . | .. .. ..
        .. | .. .. ..
       TTT | Tr .. ..
      .... | bw .. ..
     ..... | .. .. ..
    ...... | .. .. ..""")
    after, _ = tile_dome(first)
    assert after.boards[0].lines[2] == "TTT"


def test_du_4_3_an_incomplete_line_with_a_space_stays() -> None:
    after, events = tile_dome(replace(board(JOKER_DOME), lines=with_lines(line_3="TT")))
    assert after.boards[0].lines[2] == "TT"
    assert events == []


@pytest.mark.parametrize(
    ("lines", "line", "tiles"),
    [
        # Row 1 of the special dome has no blue, row 2 no yellow and no black, row 4 no yellow.
        (with_lines(line_1="B"), 1, "B"),
        (with_lines(line_2="Y"), 2, "Y"),
        (with_lines(line_2="KK"), 2, "KK"),
        (with_lines(line_4="YYYY"), 4, "YYYY"),
    ],
)
def test_du_4_3_it_breaks_if_all_three_slots_of_its_row_hold_plates(
    lines: tuple[str, ...], line: int, tiles: str
) -> None:
    after, events = tile_dome(replace(board(SPECIAL_DOME), lines=lines))
    assert after.boards[0].lines == ("",) * 6
    assert of_kind(events, TileBroken) == [TileBroken(0, tiles[0], False, line - 1)] * len(tiles)
    cost = {1: 1, 2: 3, 4: 10}[len(tiles)]
    assert of_kind(events, BrokenScored) == [BrokenScored(0, cost, max(0, 5 - cost))]


def test_du_4_3_it_breaks_too_if_the_last_space_is_taken() -> None:
    first = board("""
         Y | Yk ks sk
        .. | ts tr rb
       ... | .. .. ..
      .... | .. .. ..
     ..... | .. .. ..
    ...... | .. .. ..""")
    after, events = tile_dome(first)
    assert of_kind(events, TileBroken) == [TileBroken(0, "Y", False, 0)]
    assert after.boards[0].lines[0] == ""


def test_du_4_3_not_if_a_multicoloured_space_is_free() -> None:
    # No blue in row 1 of the joker dome, but column 6 is multicoloured.
    asked, events = end_acquiring(replace(board(JOKER_DOME), lines=with_lines(line_1="B")))
    assert moves_of(asked) == ["=6"]
    assert events == []


def test_du_4_3_beyond_four_to_the_tower() -> None:
    # Row 6 of the special dome, Y B B R K S, has no turquoise.
    first = replace(board(SPECIAL_DOME, score=30, broken="R"), lines=full_line(6, "T"))
    after, events = tile_dome(first)
    assert [event.to_tower for event in of_kind(events, TileBroken)] == [False] * 3 + [True] * 3
    assert after.boards[0].score == 30 - 10
    # In the end all of them are in the tower (DU-4.9).
    assert after.tower == (0, 0, 1, 0, 6)


# Chips


def test_du_4_4_a_missing_tile_costs_two_chips_of_the_colour() -> None:
    first = replace(board(ONE_PLATE, chips="T TY"), lines=with_lines(line_3="TT"))
    asked, _ = end_acquiring(first)
    assert asked.awaits is Awaits.PAYMENT
    assert moves_of(asked) == ["no", "pay1"]
    after, events = play_all(asked, "pay1 =1")
    assert events[:3] == [ChipSpent(0, "T"), ChipSpent(0, "TY"), TilePlaced(0, 2, 0, "T", 1, 0)]
    assert (after.boards[0].chips, after.boards[0].spent) == ((), ("T", "TY"))


def test_du_4_4_or_any_three_chips() -> None:
    first = replace(board(ONE_PLATE, chips="B R YK"), lines=with_lines(line_3="TT"))
    asked, _ = end_acquiring(first)
    assert moves_of(asked) == ["no", "pay0"]
    after, _ = play_all(asked, "pay0 =1")
    assert after.boards[0].spent == ("B", "R", "YK")
    assert after.boards[0].dome[2] == "T....."


def test_du_4_4_two_chips_of_other_colours_do_not_suffice() -> None:
    after, _ = tile_dome(replace(board(ONE_PLATE, chips="T B"), lines=with_lines(line_3="TT")))
    assert after.phase is Phase.DEAL


def test_du_4_4_both_ways_may_be_mixed() -> None:
    # Two tiles are missing: two chips with turquoise for one, three others for the other.
    asked, _ = end_acquiring(board(ONE_PLATE, chips="T TY B R YK"))
    assert moves_of(asked) == ["no", "pay1"]
    after, _ = play_all(asked, "pay1 =1")
    assert after.boards[0].spent == ("B", "R", "T", "TY", "YK")


def test_du_4_4_chips_of_the_colour_may_be_among_any_three() -> None:
    asked, _ = end_acquiring(board(ONE_PLATE, chips="T TY RT RT B B"))
    # One pair and three chips; two pairs; or twice any three.
    assert moves_of(asked) == ["no", "pay0", "pay1", "pay2"]
    after, _ = play_all(asked, "pay0 =1")
    assert after.boards[0].spent == ("B", "B", "T", "TY", "RT", "RT")
    after, _ = play_all(asked, "pay2 =1")
    assert after.boards[0].spent == ("T", "TY", "RT", "RT")
    assert after.boards[0].chips == ("B", "B")


def test_du_4_4_more_pairs_than_missing_tiles_cannot_be_paid() -> None:
    first = replace(board(ONE_PLATE, chips="T T TY TY"), lines=with_lines(line_3="TT"))
    asked, _ = end_acquiring(first)
    assert moves_of(asked) == ["no", "pay0", "pay1"]
    assert refusal(asked, "pay2") == ("cannot_pay", "DU-4.4")


def test_du_4_4_an_empty_line_cannot_be_completed() -> None:
    first = replace(board(ONE_PLATE, chips="T T TY TY RT RT B B R"), lines=("",) * 6)
    assert end_acquiring(first)[0].phase is Phase.DEAL


def test_du_4_4_spent_chips_are_never_used_again() -> None:
    first = replace(board(ONE_PLATE, spent="T TY", chips="B"), lines=with_lines(line_3="TT"))
    assert end_acquiring(first)[0].phase is Phase.DEAL


def test_du_4_4_chips_are_never_mere_filling() -> None:
    # No plate, or no space for blue: the line could not be placed, so nobody is asked.
    for first in (EMPTY, board(ONE_PLATE)):
        chips = replace(first, lines=with_lines(line_3="BB"), chips=("B", "B", "KB"))
        after, _ = end_acquiring(chips)
        assert after.phase is Phase.DEAL
        assert after.boards[0].lines[2] == "BB"


def test_du_4_4_when_its_turn_comes() -> None:
    # Line 2, blue, is asked about before the complete line 3, and line 4 only with what is left of the chips.
    first = replace(board(JOKER_DOME, chips="B KB"), lines=with_lines(line_2="B", line_3="TTT", line_4="BBB"))
    asked, _ = end_acquiring(first)
    assert (asked.awaits, asked.layout.turn.line) == (Awaits.PAYMENT, 1)
    paid, _ = play_all(asked, "pay1 =5")
    assert (paid.awaits, paid.layout.turn.line) == (Awaits.COLUMN, 2)
    assert play_all(paid, "=1")[0].phase is Phase.DEAL
    declined, _ = play_all(asked, "no =1")
    assert (declined.awaits, declined.layout.turn.line) == (Awaits.PAYMENT, 3)


def test_du_4_5_using_chips_is_voluntary() -> None:
    first = replace(board(ONE_PLATE, chips="T TY"), lines=with_lines(line_3="TT"))
    after, events = tile_dome(first, moves="no")
    assert after.phase is Phase.DEAL
    assert after.boards[0].lines[2] == "TT"
    assert after.boards[0].chips == ("T", "TY")
    assert events == []


@pytest.mark.parametrize(("moves", "spent"), [("$T $TY", ("T", "TY")), ("$T $RT", ("T", "RT")), ("$TY", ("TY", "RT"))])
def test_du_4_5_which_chips_is_the_players_choice(moves: str, spent: tuple[str, ...]) -> None:
    first = replace(board(ONE_PLATE, chips="T TY RT"), lines=with_lines(line_3="TT"))
    paid, _ = tile_dome(first, moves=f"pay1 {moves}")
    assert paid.awaits is Awaits.COLUMN
    assert paid.boards[0].spent == spent


def test_du_4_5_any_three_are_any_three() -> None:
    first = replace(board(ONE_PLATE, chips="B Y R K"), lines=with_lines(line_3="TT"))
    asked, _ = tile_dome(first, moves="pay0")
    choices = {"$B $Y $R": "BYR", "$B $Y $K": "BYK", "$B $R": "BRK", "$Y": "YRK"}
    for moves, spent in choices.items():
        assert play_all(asked, moves)[0].boards[0].spent == tuple(spent)


# Afterwards


def test_du_4_6_the_other_tiles_of_a_placed_line_go_to_the_tower() -> None:
    after, events = tile_dome(replace(board(JOKER_DOME), lines=full_line(5, "R")), moves="=4")
    assert after.boards[0].lines == ("",) * 6
    assert after.tower == (0, 0, 4, 0, 0)
    assert of_kind(events, TileDiscarded) == [TileDiscarded(0, 4, "R")] * 4


def test_du_4_6_chips_stand_for_tiles_and_leave_none() -> None:
    # Three of five red tiles, two paid for: one on the dome, two in the tower.
    first = replace(board(JOKER_DOME, chips="R R RT RT"), lines=with_lines(line_5="RRR"))
    after, _ = tile_dome(first, moves="pay2 =4")
    assert after.tower == (0, 0, 2, 0, 0)
    assert after.bag == (13, 13, 10, 13, 13)


# Scores


def test_du_4_7_without_a_neighbour_1() -> None:
    alone = """
        # . . . . .
        . . . . . .
        . . * . . .
        . . . # . .
        . . . . . .
        . . . . . ."""
    assert placed(alone) == 1


def test_du_4_7_horizontally_linked_itself_included() -> None:
    row = """
        . . . . . .
        . . . . . .
        # # * # . #
        . . . . . .
        . . . . . .
        . . . . . ."""
    assert placed(row) == 4


def test_du_4_7_vertically_linked_itself_included() -> None:
    column = """
        . . # . . .
        . . # . . .
        . . * . . .
        . . . . . .
        . . # . . .
        . . . . . ."""
    assert placed(column) == 3


def test_du_4_7_both_ways_count_the_tile_twice() -> None:
    cross = """
        . . . . . .
        . . # . . .
        . # * . . .
        . # # . . .
        . . . . . .
        . . . . . ."""
    assert placed(cross) == 2 + 3


def test_du_4_7_a_whole_row_and_a_whole_column() -> None:
    whole = """
        . . # . . .
        . . # . . .
        # # * # # #
        . . # . . .
        . . # . . .
        . . # . . ."""
    assert placed(whole) == 6 + 6


def test_du_4_7_special_tiles_count_as_tiles() -> None:
    # The blue tile is linked with the special tile left of it, and with the tile left of that.
    first = board("""
         . | .. .. ..
        .. | .. .. ..
       ... | YK tr ..
      BBBB | T* bw ..
     ..... | .. .. ..
    ...... | .. .. ..""")
    _, events = tile_dome(first, moves="=3")
    assert of_kind(events, TilePlaced) == [TilePlaced(0, 3, 2, "B", 3, 0)]


def special_row(row: int) -> tuple[str, int, str]:
    """A dome on which one tile completes a plate whose special space is in a row, with its line and colour."""
    rows = ["......"] * 6
    if row % 2:
        # S2, KS/TR: the black tile is still missing.
        rows[row - 1 : row + 1] = ["ks....", "TR...."]
        line, colour = row, "K"
    else:
        # S1, YK/TS: the yellow tile is still missing.
        rows[row - 2 : row] = ["yK....", "Ts...."]
        line, colour = row - 1, "Y"
    return "\n".join(f"{'.' * number} | {dome}" for number, dome in enumerate(rows, 1)), line, colour


@pytest.mark.parametrize("row", range(1, 7))
def test_du_4_8_a_completed_special_plate_scores_the_number_of_its_row_at_once(row: int) -> None:
    drawing, line, colour = special_row(row)
    after, events = tile_dome(replace(board(drawing), lines=full_line(line, colour)), moves="=1")
    [special] = of_kind(events, SpecialTilePlaced)
    column = 1
    assert special == SpecialTilePlaced(0, row - 1, column, row)
    assert after.boards[0].dome[row - 1][column] == "*"
    # Yellow is linked with black beside it and turquoise below it, black only with turquoise below it.
    tile = 2 if colour == "K" else 4
    assert after.boards[0].score == 5 + tile + row


def test_du_4_8_not_before_all_three_colours_are_there() -> None:
    first = board("""
         Y | yk .. ..
        .. | Ts .. ..
       ... | .. .. ..
      .... | .. .. ..
     ..... | .. .. ..
    ...... | .. .. ..""")
    after, events = tile_dome(first, moves="=1")
    assert of_kind(events, SpecialTilePlaced) == []
    assert after.boards[0].dome[1] == "T....."


def test_du_4_8_a_joker_plate_gets_no_special_tile() -> None:
    first = board("""
         T | tY .. ..
        .. | wK .. ..
       ... | .. .. ..
      .... | .. .. ..
     ..... | .. .. ..
    ...... | .. .. ..""")
    after, events = tile_dome(first, moves="=1")
    assert of_kind(events, SpecialTilePlaced) == []
    assert after.boards[0].dome[:2] == ("TY....", ".K....")


def test_du_4_8_it_counts_for_links_in_the_same_round() -> None:
    # Black in row 1 completes S2, KS/TR, before the red tile of line 3 is placed.
    first = board("""
         K | ks .. ..
        .. | TR .. ..
       RRR | tr .. ..
      .... | bw .. ..
     ..... | .. .. ..
    ...... | .. .. ..""")
    _, events = tile_dome(first, moves="=1 =2")
    red = of_kind(events, TilePlaced)[1]
    # Column 2: the special tile, the red one of the plate, and the new one.
    assert (red.row, red.column, red.horizontal, red.vertical) == (2, 1, 0, 3)


# Broken tiles


@pytest.mark.parametrize(("broken", "cost"), [("R", 1), ("RB", 3), ("RBB", 6), ("RBBT", 10)])
def test_du_4_9_broken_tiles_cost_1_2_3_4(broken: str, cost: int) -> None:
    after, events = tile_dome(replace(EMPTY, score=20, broken="".join(sorted(broken, key="BYRKT".index))))
    assert of_kind(events, BrokenScored) == [BrokenScored(0, cost, 20 - cost)]
    assert after.scores == (20 - cost, 5)


def test_du_4_9_the_start_tile_costs_2() -> None:
    after, events = end_acquiring(replace(EMPTY, broken="R"), EMPTY, start_holder=1)
    assert of_kind(events, BrokenScored) == [BrokenScored(0, 1, 4), BrokenScored(1, 2, 3)]
    assert after.scores == (4, 3)


def test_du_4_9_never_below_0() -> None:
    _, events = end_acquiring(replace(EMPTY, broken="BBBB"), replace(EMPTY, score=1), start_holder=1)
    assert of_kind(events, BrokenScored) == [BrokenScored(0, 10, 0), BrokenScored(1, 2, 0)]


def test_du_4_9_after_the_tiles_have_scored() -> None:
    # Without a point before: 1 for the tile, then 1 for the broken one.
    first = replace(board(ONE_PLATE, score=0, broken="R"), lines=with_lines(line_3="TTT"))
    after, events = tile_dome(first, moves="=1")
    assert of_kind(events, BrokenScored) == [BrokenScored(0, 1, 0)]
    assert after.scores[0] == 0


def test_du_4_9_broken_tiles_go_to_the_tower() -> None:
    after, events = tile_dome(replace(EMPTY, broken="BRR"))
    assert of_kind(events, TileSwept) == [TileSwept(0, "B"), TileSwept(0, "R"), TileSwept(0, "R")]
    assert after.boards[0].broken == ""
    assert after.tower == (1, 0, 2, 0, 0)


@pytest.mark.parametrize("starts", [0, 1])
def test_du_4_10_the_starting_player_goes_through_all_lines_and_scores_first(starts: int) -> None:
    boards = [
        replace(board(ONE_PLATE, broken="R"), lines=with_lines(line_3="TTT", line_4="BBBB")),
        replace(
            board(
                """
             . | .. .. ..
            .. | .. .. ..
           ... | ky .. ..
          .... | rw .. ..
         ..... | .. .. ..
        ...... | .. .. ..""",
                broken="B",
            ),
            lines=with_lines(line_3="KKK", line_4="RRRR"),
        ),
    ]
    asked, events = end_acquiring(*boards, starting_player=starts)
    assert (asked.player, events) == (starts, [])
    second_line, events = play_all(asked, "=1")
    assert (second_line.player, of_kind(events, BrokenScored)) == (starts, [])
    # The first tile brings 1, the one below it 2, the broken one costs 1.
    other, events = play_all(second_line, "=1")
    assert of_kind(events, BrokenScored) == [BrokenScored(starts, 1, 5 + 1 + 2 - 1)]
    assert (other.player, other.phase) == (1 - starts, Phase.TILING)
    assert other.boards[starts].broken == ""
    assert len(other.boards[1 - starts].broken) == 1
    done, events = play_all(other, "=1 =1")
    assert of_kind(events, BrokenScored) == [BrokenScored(1 - starts, 1, 5 + 1 + 2 - 1)]
    assert done.phase is Phase.DEAL
