"""Wall-tiling (AZ-3)."""

from dataclasses import replace

import pytest

from zellige.azul import Board, Colour, FloorScored, Phase, TileDiscarded, TilePlaced, TileSwept

from .drawing import EMPTY, SIDES, Side, board, end_offer, full_line, heap, of_kind, placed, position


def test_az_3_1_lines_are_tiled_from_top_to_bottom() -> None:
    # W, K and R share the last column: each tile meets those that came before it.
    _, events = end_offer(
        board("""
            W | . . . . .
           KK | . . . . .
          RRR | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    )
    assert of_kind(events, TilePlaced) == [
        TilePlaced(0, 0, 4, Colour.WHITE, horizontal=1, vertical=0),
        TilePlaced(0, 1, 4, Colour.BLACK, horizontal=0, vertical=2),
        TilePlaced(0, 2, 4, Colour.RED, horizontal=0, vertical=3),
    ]


def test_az_3_1_players_are_independent_of_each_other() -> None:
    first = board("""
            W | . . . . .
           KK | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
        floor RR""")
    second = replace(EMPTY, lines=("W", "", "", "", ""), floor="B", score=9)
    together, _ = end_offer(first, second)
    alone, _ = end_offer(first)
    swapped, _ = end_offer(second, first)
    assert together.boards[0] == alone.boards[0] == swapped.boards[1]
    assert together.boards[1] == swapped.boards[0]


def test_az_3_2_the_tile_of_a_complete_line_moves_to_the_space_of_its_colour() -> None:
    after, events = end_offer(
        board("""
            . | . . . . .
           .. | . . . . .
          KKK | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    )
    assert after.boards[0] == board(
        """
            . | . . . . .
           .. | . . . . .
          ... | K . . . .
         .... | . . . . .
        ..... | . . . . .""",
        score=1,
    )
    assert of_kind(events, TilePlaced) == [TilePlaced(0, 2, 0, Colour.BLACK, horizontal=1, vertical=0)]


def test_az_3_2_an_incomplete_line_sends_no_tile() -> None:
    drawn = board("""
            . | . . . . .
           .B | . . . . .
          .KK | . . . . .
         .YYY | . . . . .
        .RRRR | . . . . .""")
    after, events = end_offer(drawn)
    assert after.boards[0] == drawn
    assert of_kind(events, TilePlaced) == []


@pytest.mark.parametrize("side", SIDES)
def test_az_3_3_no_neighbour_scores_1(side: Side) -> None:
    alone = """
        . . . . .
        . . . . .
        . . * . .
        . . . . .
        . . . . ."""
    only_diagonal = """
        # . # . #
        . # . # .
        # . * . #
        . # . # .
        # . # . #"""
    beyond_a_gap = """
        . . # . .
        . . . . .
        # . * . #
        . . . . .
        . . # . ."""
    assert placed(alone, side) == 1
    assert placed(only_diagonal, side) == 1
    assert placed(beyond_a_gap, side) == 1


@pytest.mark.parametrize("side", SIDES)
def test_az_3_4_a_row_counts_with_the_tile_itself(side: Side) -> None:
    drawing = """
        . . . . .
        # # * . #
        . . . . .
        . . . . .
        . . . . ."""
    assert placed(drawing, side) == 3


@pytest.mark.parametrize("side", SIDES)
def test_az_3_4_a_column_counts_with_the_tile_itself(side: Side) -> None:
    drawing = """
        . # . . .
        . . . . .
        . # . . .
        . * . . .
        . # . . ."""
    assert placed(drawing, side) == 3


@pytest.mark.parametrize("side", SIDES)
def test_az_3_4_row_and_column_both_count(side: Side) -> None:
    drawing = """
        . . # . .
        . # * . .
        . . # . .
        . . . . .
        . . . . ."""
    assert placed(drawing, side) == 5


@pytest.mark.parametrize("side", SIDES)
def test_az_3_4_at_most_five_and_five(side: Side) -> None:
    drawing = """
        . . # . .
        . . # . .
        # # * # #
        . . # . .
        . . # . ."""
    assert placed(drawing, side) == 10


def test_az_3_4_the_wall_does_not_wrap() -> None:
    drawing = """
        * . . . #
        . . . . .
        . . . . .
        . . . . .
        # . . . ."""
    assert placed(drawing) == 1


def test_az_3_4_row_and_column_are_told_apart() -> None:
    _, events = end_offer(
        board("""
            . | . . . . .
           .. | W B . . .
          BBB | . W . Y .
         .... | . . W . .
        ..... | . . . . .""")
    )
    assert of_kind(events, TilePlaced) == [TilePlaced(0, 2, 2, Colour.BLUE, horizontal=3, vertical=2)]


@pytest.mark.parametrize("line", range(5))
def test_az_3_5_the_other_tiles_of_a_complete_line_go_to_the_lid(line: int) -> None:
    after, events = end_offer(replace(EMPTY, lines=full_line(line, "B")))
    assert after.lid == heap("B" * line)
    assert after.boards[0].lines == ("", "", "", "", "")
    assert of_kind(events, TileDiscarded) == [TileDiscarded(0, line, Colour.BLUE)] * line


def test_az_3_5_incomplete_lines_stay_for_the_next_round() -> None:
    after, _ = end_offer(
        board("""
            B | . . . . .
           .Y | . . . . .
          RRR | . . . . .
         ..KK | . . . . .
        .BBBB | . . . . .""")
    )
    assert after.boards[0].lines == ("", "Y", "", "KK", "BBBB")
    assert after.deal(seed=1).boards[0].lines == ("", "Y", "", "KK", "BBBB")


@pytest.mark.parametrize(("tiles", "cost"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 11), (7, 14)])
def test_az_3_6_what_the_floor_line_costs(tiles: int, cost: int) -> None:
    after, events = end_offer(replace(EMPTY, floor="K" * tiles, score=20))
    assert after.scores[0] == 20 - cost
    assert of_kind(events, FloorScored) == [FloorScored(0, cost, 20 - cost)]


def test_az_3_6_an_empty_floor_line_costs_nothing() -> None:
    after, events = end_offer(replace(EMPTY, score=20))
    assert after.scores[0] == 20
    assert of_kind(events, FloorScored) == []


@pytest.mark.parametrize("floor", ["MKK", "KMK", "KKM"])
def test_az_3_6_the_marker_counts_as_a_tile(floor: str) -> None:
    after, _ = end_offer(replace(EMPTY, floor=floor, score=20))
    assert after.scores[0] == 20 - 4


def test_az_3_6_the_floor_costs_after_the_tiles_have_scored() -> None:
    # 1 point for the tile, then −1: a floor scored first would be clamped and leave 1.
    after, _ = end_offer(replace(EMPTY, lines=("B", "", "", "", ""), floor="K"))
    assert after.scores[0] == 0


@pytest.mark.parametrize(("score", "left"), [(0, 0), (13, 0), (14, 0), (15, 1)])
def test_az_3_7_a_score_never_drops_below_0(score: int, left: int) -> None:
    after, events = end_offer(replace(EMPTY, floor="KKKKKKK", score=score))
    assert after.scores[0] == left
    # The clamp is applied to the sum: the cost itself stays whole.
    assert of_kind(events, FloorScored) == [FloorScored(0, 14, left)]


def test_az_3_7_no_debt_is_carried_over() -> None:
    after, _ = end_offer(replace(EMPTY, floor="KKKKKKK"))
    later = position(*after.boards, displays="B").play("1B1")
    assert later.scores[0] == 1


def test_az_3_8_floor_tiles_go_to_the_lid_but_not_the_marker() -> None:
    after, events = end_offer(replace(EMPTY, floor="KMRB"))
    assert after.boards[0].floor == ""
    assert after.lid == heap("KRB")
    assert of_kind(events, TileSwept) == [
        TileSwept(0, 0, Colour.BLACK),
        TileSwept(0, 2, Colour.RED),
        TileSwept(0, 3, Colour.BLUE),
    ]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("others", [1, 2, 3])
def test_az_3_8_the_holder_of_the_marker_starts_the_next_round(others: int, side: Side) -> None:
    for holder in range(others):
        boards: list[Board] = [replace(EMPTY, floor="M" if seat == holder else "") for seat in range(others)]
        after, _ = end_offer(*boards, side=side, starting_player=others)
        assert (after.phase, after.starting_player, after.player) == (Phase.DEAL, holder, holder)
        dealt = after.deal(seed=1)
        assert (dealt.player, dealt.marker_holder) == (holder, None)
