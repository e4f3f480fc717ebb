"""Factory offer (AZ-2)."""

from dataclasses import replace

import pytest

from zellige.azul import (
    CENTRE,
    FLOOR,
    Colour,
    FloorScored,
    IllegalMove,
    MarkerTaken,
    Phase,
    Position,
    RoundStarted,
    Take,
    TileCentred,
    TileFallen,
    TileLaid,
    TileTaken,
)

from .drawing import EMPTY, SIDES, Side, board, heap, of_kind, play_all, position, refusal

FIRST_DEALS = {
    2: "BBYR KKWW RRRW BYKW YYKK",
    3: "BBYR KKWW RRRW BYKW YYKK BYRK WWWW",
    4: "BBYR KKWW RRRW BYKW YYKK BYRK WWWW BBRR YYYY",
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_az_2_1_the_marker_lies_in_the_centre(players: int) -> None:
    dealt = Position.start(players).deal(FIRST_DEALS[players])
    assert dealt.marker_holder is None
    assert not any("M" in each.floor for each in dealt.boards)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_az_2_1_turns_go_clockwise_from_the_starting_player(players: int) -> None:
    for seat in range(players):
        turn, events = Position.start(players, starting_player=seat).deal_with_events(FIRST_DEALS[players])
        assert events[-1] == RoundStarted(seat, 1)
        on_turn = []
        for move in ("1BF", "2KF", "3RF", "4BF", "5YF"):
            on_turn.append(turn.player)
            turn = turn.play(move)
        assert on_turn == [(seat + number) % players for number in range(5)]


def test_az_2_2_all_of_one_colour_from_one_display_the_rest_to_the_centre() -> None:
    after, events = position(displays="BBYR BBKK", centre="W").play_with_events("1B2")
    assert after.boards[0].lines == ("", "BB", "", "", "")
    assert after.displays == ("", "BBKK", "", "", "")
    assert sorted(after.centre) == sorted("WYR")
    assert of_kind(events, TileTaken) == [TileTaken(0, 1, Colour.BLUE)] * 2
    assert of_kind(events, TileCentred) == [TileCentred(1, Colour.YELLOW), TileCentred(1, Colour.RED)]


def test_az_2_2_a_display_offers_only_what_lies_on_it() -> None:
    start = position(displays="BBYR BBKK", centre="W")
    assert refusal(start, "1K2") == ("display_lacks_colour", "AZ-2.2")
    assert refusal(start, "3B2") == ("display_lacks_colour", "AZ-2.2")


def test_az_2_2_a_display_of_one_colour_leaves_nothing() -> None:
    after = position(displays="BBBB Y").play("1B4")
    assert after.boards[0].lines == ("", "", "", "BBBB", "")
    assert after.centre == ""


def test_az_2_3_all_of_one_colour_from_the_centre() -> None:
    after = position(displays="RRKK", centre="RRRWW").play("CR3")
    assert after.boards[0].lines == ("", "", "RRR", "", "")
    assert (after.displays[0], after.centre) == ("RRKK", "WW")


def test_az_2_3_the_centre_offers_only_what_lies_in_it() -> None:
    assert refusal(position(displays="RRKK", centre="WW"), "CR3") == ("centre_lacks_colour", "AZ-2.3")


def test_az_2_3_the_first_from_the_centre_also_takes_the_marker() -> None:
    after, events = position(centre="RRWW").play_with_events("CR2")
    assert after.marker_holder == 0
    assert after.boards[0].floor == "M"
    assert of_kind(events, MarkerTaken) == [MarkerTaken(0, space=0)]


def test_az_2_3_the_second_from_the_centre_does_not() -> None:
    after, events = play_all(position(centre="RRWWK"), "CR2 CW2")
    assert after.marker_holder == 0
    assert after.boards[1].floor == ""
    assert of_kind(events, MarkerTaken) == [MarkerTaken(0, space=0)]


def test_az_2_3_taking_from_a_display_leaves_the_marker() -> None:
    after = position(displays="RRKK", centre="W").play("1R2")
    assert after.marker_holder is None


def test_az_2_3_the_marker_comes_before_the_tiles_of_its_turn() -> None:
    assert position(centre="RRRW").play("CR1").boards[0].floor == "MRR"
    assert position(centre="RRRW").play("CRF").boards[0].floor == "MRRR"


def test_az_2_3_the_marker_takes_the_leftmost_free_space() -> None:
    start = position(replace(EMPTY, floor="KK"), centre="RRRW")
    after, events = start.play_with_events("CR1")
    assert after.boards[0].floor == "KKMRR"
    assert of_kind(events, MarkerTaken) == [MarkerTaken(0, space=2)]


def test_az_2_3_the_marker_may_take_the_last_space() -> None:
    after = position(replace(EMPTY, floor="KKKKKK"), centre="RRW").play("CR1")
    assert after.boards[0].floor == "KKKKKKM"
    assert after.lid == heap("R")


def test_az_2_4_on_a_full_floor_line_the_marker_costs_nothing() -> None:
    start = position(replace(EMPTY, floor="KKKKKKK", score=20), centre="R")
    after, events = start.play_with_events("CR2")
    assert of_kind(events, MarkerTaken) == [MarkerTaken(0, space=None)]
    # 1 + 1 + 2 + 2 + 2 + 3 + 3 = 14 for the seven tiles alone.
    assert of_kind(events, FloorScored) == [FloorScored(0, cost=14, score=6)]
    assert after.lid == heap("KKKKKKK")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_az_2_4_but_its_holder_starts_the_next_round(players: int) -> None:
    full = replace(EMPTY, floor="KKKKKKK")
    start = position(EMPTY, full, players=players, centre="R", player=1)
    assert start.play("CR2").starting_player == 1


def test_az_2_5_there_is_no_pass() -> None:
    start = position(displays="BBYR", centre="W")
    assert all(isinstance(move, Take) for move in start.legal_moves())
    assert refusal(start, "1-1") == ("take_awaited", "AZ-2.5")


def test_az_2_5_every_take_can_be_laid_on_the_floor_line() -> None:
    blocked = board("""
            R | . . . . .
           .R | . . . . .
          ..R | . . . . .
         ...R | . . . . .
        ....R | . . . . .
        floor RRRRRRR""")
    start = position(blocked, displays="BBYK KKKK", centre="W")
    assert list(map(str, start.legal_moves())) == ["CWF", "1BF", "1YF", "1KF", "2KF"]


@pytest.mark.parametrize("line", range(5))
def test_az_2_6_line_n_holds_n_tiles(line: int) -> None:
    after = position(centre="BBBBBBW").play(Take(CENTRE, Colour.BLUE, line))
    assert after.boards[0].lines[line] == "B" * (line + 1)
    assert after.boards[0].floor == "M" + "B" * (5 - line)


def test_az_2_6_lines_fill_from_right_to_left() -> None:
    begun = board("""
            . | . . . . .
           .. | . . . . .
          ..B | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    _, events = position(begun, displays="BBKK").play_with_events("1B3")
    # Spaces count from the right, and the rightmost, 0, is taken already.
    assert of_kind(events, TileLaid) == [TileLaid(0, 2, 1, Colour.BLUE), TileLaid(0, 2, 2, Colour.BLUE)]


def test_az_2_6_a_take_is_not_spread_over_two_lines() -> None:
    after = position(displays="BBBK").play("1B2")
    assert after.boards[0].lines == ("", "BB", "", "", "")
    assert after.boards[0].floor == "B"


def test_az_2_7_a_line_holds_one_colour_only() -> None:
    begun = board("""
            . | . . . . .
           .. | . . . . .
          ..B | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    start = position(begun, displays="BYYK")
    assert refusal(start, "1Y3") == ("line_holds_other_colour", "AZ-2.7")
    assert start.play("1B3").boards[0].lines[2] == "BB"


@pytest.mark.parametrize("side", SIDES)
def test_az_2_8_a_colour_on_the_wall_row_may_not_enter_the_line(side: Side) -> None:
    drawn = board("""
            . | . . . . .
           .. | . . . . .
          ... | . . B . .
         .... | . . . . .
        ..... | . . . . .""")
    start = position(drawn, side=side, displays="BBYK")
    assert refusal(start, "1B3") == ("colour_on_wall_row", "AZ-2.8")
    assert start.is_legal("1Y3")
    assert start.is_legal("1B2")


def test_az_2_8_only_the_players_own_wall_counts() -> None:
    drawn = board("""
            . | . . . . .
           .. | . . . . .
          ... | . . B . .
         .... | . . . . .
        ..... | . . . . .""")
    assert position(EMPTY, drawn, displays="BBYK").is_legal("1B3")


def test_az_2_9_a_full_line_takes_nothing_more() -> None:
    full = board("""
            . | . . . . .
           BB | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    assert refusal(position(full, displays="BYYK"), "1B2") == ("line_full", "AZ-2.9")


def test_az_2_9_tiles_that_do_not_fit_fall() -> None:
    begun = board("""
            . | . . . . .
           .B | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
        floor K""")
    after, events = position(begun, displays="BBBK").play_with_events("1B2")
    assert after.boards[0].lines[1] == "BB"
    assert after.boards[0].floor == "KBB"
    assert of_kind(events, TileFallen) == [
        TileFallen(0, space=1, colour=Colour.BLUE, line=None),
        TileFallen(0, space=2, colour=Colour.BLUE, line=None),
    ]


def test_az_2_10_the_floor_line_fills_from_left_to_right() -> None:
    after, _ = play_all(position(displays="BBKK YYYY RRRW"), "1BF 2Y4 3RF")
    assert after.boards[0].floor == "BBRRR"


def test_az_2_10_tiles_beyond_the_seventh_go_to_the_lid() -> None:
    start = position(replace(EMPTY, floor="KKKKK"), displays="BBBB Y")
    after, events = start.play_with_events("1BF")
    assert after.boards[0].floor == "KKKKKBB"
    assert after.lid == heap("BB")
    assert [event.space for event in of_kind(events, TileFallen)] == [5, 6, None, None]


def test_az_2_10_tiles_beyond_the_seventh_cost_nothing() -> None:
    start = position(replace(EMPTY, floor="KKKKKKK", score=20), displays="BBBB")
    after, events = start.play_with_events("1BF")
    assert of_kind(events, FloorScored) == [FloorScored(0, cost=14, score=6)]
    assert after.lid == heap("KKKKKKKBBBB")


def test_az_2_11_a_take_that_fits_may_be_laid_on_the_floor_line() -> None:
    after = position(displays="BBKK").play(Take(1, Colour.BLUE, FLOOR))
    assert after.boards[0].floor == "BB"
    assert after.boards[0].lines == ("", "", "", "", "")


def test_az_2_12_the_phase_goes_on_while_the_centre_holds_a_tile() -> None:
    after = position(displays="BBBK").play("1B3")
    assert (after.phase, after.centre) == (Phase.OFFER, "K")


def test_az_2_12_the_phase_goes_on_while_a_display_holds_a_tile() -> None:
    after = position(displays="BBBB K").play("1B4")
    assert (after.phase, after.centre) == (Phase.OFFER, "")


@pytest.mark.parametrize(("side", "phase"), [("coloured", Phase.DEAL), ("grey", Phase.TILING)])
def test_az_2_12_the_last_tile_ends_the_phase(side: Side, phase: Phase) -> None:
    after = position(side=side, centre="K").play("CK1")
    assert after.phase is phase
    with pytest.raises(IllegalMove):
        after.play("CK1")
