"""Worked examples (AZ-8)."""

from dataclasses import replace

from zellige.azul import Colour, FloorScored, MarkerTaken, TilePlaced

from .drawing import EMPTY, board, end_offer, heap, of_kind, placed, position, refusal


def test_az_8_1_first_turns() -> None:
    start = position(players=3, displays="BKKW YRRR YYKK")
    a, _ = start.play_with_events("1K2")
    assert a.boards[0].lines[1] == "KK"
    assert sorted(a.centre) == sorted("BW")
    b, _ = a.play_with_events("2Y1")
    assert b.boards[1].lines[0] == "Y"
    assert sorted(b.centre) == sorted("BWRRR")
    c, events = b.play_with_events("CR3")
    assert c.boards[2].lines[2] == "RRR"
    assert c.boards[2].floor == "M"
    assert of_kind(events, MarkerTaken) == [MarkerTaken(2, space=0)]
    assert sorted(c.centre) == sorted("BW")


def test_az_8_2_where_two_yellow_tiles_may_go() -> None:
    drawn = board("""
            . | . . . . .
           .. | . . Y . .
          ... | . . . Y .
         ...B | . . . . .
        ..... | . . . . .""")
    start = position(drawn, displays="YY")
    assert list(map(str, start.legal_moves())) == ["1Y1", "1Y5", "1YF"]
    assert refusal(start, "1Y2") == ("colour_on_wall_row", "AZ-2.8")
    assert refusal(start, "1Y3") == ("colour_on_wall_row", "AZ-2.8")
    assert refusal(start, "1Y4") == ("line_holds_other_colour", "AZ-2.7")


def test_az_8_2_on_line_1_one_fits_and_one_falls() -> None:
    after = position(displays="YYKK").play("1Y1")
    assert after.boards[0].lines[0] == "Y"
    assert after.boards[0].floor == "Y"


def test_az_8_3_two_complete_lines() -> None:
    after, events = end_offer(
        board("""
            . | . . . . .
           RR | . . . . .
          .KK | . . . . .
         BBBB | . . . . .
        ...YY | . . . . .""")
    )
    assert of_kind(events, TilePlaced) == [
        TilePlaced(0, 1, 3, Colour.RED, horizontal=1, vertical=0),
        TilePlaced(0, 3, 3, Colour.BLUE, horizontal=1, vertical=0),
    ]
    assert after.lid == heap("RBBB")
    assert after.boards[0] == board(
        """
            . | . . . . .
           .. | . . . R .
          .KK | . . . . .
         .... | . . . B .
        ...YY | . . . . .""",
        score=2,
    )


def test_az_8_4_a_tile_alone_scores_1() -> None:
    alone = """
        . . . . .
        . . . * .
        . . . . .
        . . . . .
        . . . . ."""
    assert placed(alone) == 1


def test_az_8_4_a_row_of_three_scores_3() -> None:
    row = """
        . . . . .
        . # # * .
        . . . . .
        . . . . .
        . . . . ."""
    assert placed(row) == 3


def test_az_8_4_a_column_of_three_scores_3() -> None:
    column = """
        . . # . .
        . . # . .
        . . * . .
        . . . . .
        . . . . ."""
    assert placed(column) == 3


def test_az_8_4_a_row_of_four_and_a_column_of_three_score_7() -> None:
    both = """
        . . . # .
        . . . # .
        . # # * #
        . . . . .
        . . . . ."""
    assert placed(both) == 7


def test_az_8_5_four_tiles_and_the_marker_cost_8() -> None:
    after, events = end_offer(replace(EMPTY, floor="BMYRK", score=10))
    assert of_kind(events, FloorScored) == [FloorScored(0, cost=8, score=2)]
    assert after.scores[0] == 2
