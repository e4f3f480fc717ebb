"""Phase 1, acquiring (DU-3)."""

from dataclasses import replace

import pytest

from zellige.duel import (
    Awaits,
    ChipRevealed,
    ChipTaken,
    Passed,
    Phase,
    PlateDrawn,
    PlateKept,
    PlateReturned,
    PlateSeen,
    PlateTaken,
    PointPaid,
    StartTileTaken,
    TileBroken,
    TileLaid,
    TileLeft,
    TileTaken,
)

from .drawing import EMPTY, PLATES, SPECIAL_DOME, board, moves_of, of_kind, play_all, position, refusal

NO_TOKENS = replace(EMPTY, tokens=0)
POOR = replace(EMPTY, score=0)


def with_lines(*lines: str) -> tuple[str, ...]:
    return lines + ("",) * (6 - len(lines))


# Turns


@pytest.mark.parametrize("starts", [0, 1])
def test_du_3_1_players_alternate_the_starting_player_first(starts: int) -> None:
    turn = position(suns="BBBB YYYY RRRR KKKK", display="S1", starting_player=starts)
    on_turn = []
    for move in ("s1B >4", "S1 @1 r0", "c1", "s2Y >X"):
        on_turn.append(turn.player)
        turn, _ = play_all(turn, move)
    assert on_turn == [starts, 1 - starts, starts, 1 - starts]


def test_du_3_1_a_turn_is_one_of_plate_sun_moon_and_chip() -> None:
    start = position(suns="BBYR", moons="- K", chips="B Y R", display="S1 J1", top="S2")
    assert moves_of(start) == ["S1", "J1", "draw", "s1B", "s1Y", "s1R", "mK", "c3"]


# A, a dome plate


def test_du_3_1_a_plate_costs_a_token() -> None:
    after, _ = play_all(position(display="S1", suns="B"), "S1 @1 r0")
    assert [each.tokens for each in after.boards] == [1, 2]
    assert refusal(position(NO_TOKENS, display="S1", suns="B"), "S1") == ("no_token", "DU-3.1")
    assert refusal(position(NO_TOKENS, display="S1", suns="B"), "draw") == ("no_token", "DU-3.1")


def test_du_3_1_the_plate_goes_to_an_empty_slot() -> None:
    first = board("""
         . | .. .. ..
        .. | .. .. ..
       ... | .. ty ..
      .... | .. wk ..
     ..... | .. .. ..
    ...... | .. .. ..""")
    chosen = position(first, display="S1", suns="B").play("S1")
    assert moves_of(chosen) == ["@1", "@2", "@3", "@4", "@6", "@7", "@8", "@9"]
    assert refusal(chosen, "@5") == ("slot_taken", "DU-3.1")


def test_du_3_1_any_rotation_clockwise() -> None:
    chosen, _ = play_all(position(display="S1", suns="B"), "S1 @2")
    assert moves_of(chosen) == ["r0", "r1", "r2", "r3"]
    # S1 prints YK above TS.
    rows = [chosen.play(f"r{quarters}").boards[0].spaces()[:2] for quarters in range(4)]
    assert rows == [
        ("..YK..", "..TS.."),
        ("..TY..", "..SK.."),
        ("..ST..", "..KY.."),
        ("..KS..", "..YT.."),
    ]


def test_du_3_1_the_same_colour_may_occur_many_times_in_a_row() -> None:
    # S1, S2 and S3 all print black; here all of it is in row 1.
    first = board("""
         . | yk ks ..
        .. | ts tr ..
       ... | .. .. ..
      .... | .. .. ..
     ..... | .. .. ..
    ...... | .. .. ..""")
    after, _ = play_all(position(first, display="S3", suns="B"), "S3 @3 r0")
    assert after.boards[0].spaces()[0] == "YKKSSK"


def test_du_3_1_a_plate_never_moves_again() -> None:
    after, _ = play_all(position(display="S1 S2", suns="BBBB"), "S1 @5 r2 s1B >X")
    assert (after.player, after.boards[0].plates[4]) == (0, "S1r2")
    assert refusal(after.play("S2"), "@5") == ("slot_taken", "DU-3.1")
    assert refusal(after, "r1") == ("action_awaited", "DU-3.16")


def test_du_3_2_a_face_up_plate_and_the_display_is_not_refilled() -> None:
    after, events = play_all(position(display="S1 J1 S2", suns="B"), "J1 @1 r0")
    assert events[0] == PlateTaken(0, "J1")
    assert after.display == ("S1", "S2")
    assert len(after.stack) == 18 - 3
    assert after.boards[0].score == 5


def test_du_3_2_only_a_plate_of_the_display() -> None:
    assert refusal(position(display="S1", suns="B"), "S2") == ("not_on_display", "DU-3.2")


def test_du_3_3_one_point_for_each_plate_drawn_unseen() -> None:
    after, events = play_all(position(display="S1", suns="B", top="J4 S5 J6"), "draw draw draw")
    assert events == [
        *(PointPaid(0, 4), PlateDrawn(0, False)),
        *(PointPaid(0, 3), PlateDrawn(0, True)),
        *(PointPaid(0, 2), PlateDrawn(0, False)),
    ]
    assert (after.boards[0].score, after.boards[0].tokens) == (2, 1)
    assert moves_of(after) == ["draw", "stop"]


def test_du_3_3_stop_look_keep_one() -> None:
    drawn, _ = play_all(position(suns="B", top="J4 S5 J6"), "draw draw draw")
    looked, events = play_all(drawn, "stop")
    assert events == [PlateSeen(0, "J4"), PlateSeen(0, "S5"), PlateSeen(0, "J6")]
    assert sorted(moves_of(looked)) == ["J4", "J6", "S5"]
    kept, events = play_all(looked, "S5")
    assert events[0] == PlateKept(0, "S5")
    assert kept.awaits is Awaits.RETURN


def test_du_3_3_the_others_go_under_the_stack_in_an_order_of_choice() -> None:
    kept, _ = play_all(position(suns="B", top="J4 S5 J6 S7"), "draw draw draw draw stop S5")
    assert sorted(moves_of(kept)) == ["J4", "J6", "S7"]
    after, events = play_all(kept, "J6 S7")
    # The last one goes by itself, below the others.
    assert of_kind(events, PlateReturned) == [PlateReturned(0, "J6"), PlateReturned(0, "S7"), PlateReturned(0, "J4")]
    assert [plate.plate for plate in after.stack[-3:]] == ["J6", "S7", "J4"]
    assert [plate.returner for plate in after.stack[-4:]] == [None, 0, 0, 0]
    assert moves_of(after) == [f"@{slot}" for slot in range(1, 10)]
    placed, _ = play_all(after, "@1 r0")
    assert placed.boards[0].plates[0] == "S5r0"
    assert len(placed.stack) == 18 - 1


def test_du_3_3_a_single_plate_drawn_is_kept() -> None:
    looked, _ = play_all(position(suns="B", top="J4"), "draw stop")
    assert moves_of(looked) == ["J4"]
    kept, _ = play_all(looked, "J4")
    assert kept.awaits is Awaits.SLOT


def test_du_3_3_only_one_token_for_all_plates_drawn_in_a_turn() -> None:
    after, _ = play_all(position(suns="B", top="J4 S5"), "draw draw stop J4 @1 r0")
    assert (after.boards[0].tokens, after.player) == (1, 1)


def test_du_3_3_the_kind_of_the_next_plate_is_visible_to_both() -> None:
    drawn, _ = play_all(position(suns="B", top="J4 S5"), "draw")
    assert drawn.seen_by(0).layout.stack[0].plate == drawn.seen_by(1).layout.stack[0].plate == "S?"


def test_du_3_3_only_the_drawer_knows_the_plates_returned() -> None:
    after, _ = play_all(position(suns="B", top="J4 S5 J6"), "draw draw draw stop S5 J6 @1 r0")
    assert [plate.plate for plate in after.seen_by(0).layout.stack[-2:]] == ["J6", "J4"]
    assert [plate.plate for plate in after.seen_by(1).layout.stack[-2:]] == ["J?", "J?"]


def test_du_3_4_paying_needs_a_point() -> None:
    one_point = position(replace(EMPTY, score=1), suns="B", display="S1")
    drawn, events = play_all(one_point, "draw")
    assert of_kind(events, PointPaid) == [PointPaid(0, 0)]
    assert refusal(drawn, "draw") == ("no_point_to_pay", "DU-3.4")
    assert moves_of(drawn) == ["stop"]


def test_du_3_4_without_a_point_a_face_up_plate_must_do() -> None:
    assert refusal(position(POOR, suns="B", display="S1"), "draw") == ("no_point_to_pay", "DU-3.4")


def test_du_3_4_without_a_point_and_a_face_up_plate_one_draw_is_free() -> None:
    drawn, events = play_all(position(POOR, suns="B", top="J4"), "draw")
    assert events == [PlateDrawn(0, False)]
    assert drawn.boards[0].score == 0
    assert refusal(drawn, "draw") == ("no_point_to_pay", "DU-3.4")
    placed, _ = play_all(drawn, "stop J4 @1 r0")
    assert placed.boards[0].plates[0] == "J4r0"


def test_du_3_4_with_a_point_a_draw_is_never_free() -> None:
    after, _ = play_all(position(suns="B"), "draw")
    assert after.boards[0].score == 4


def test_du_3_4_all_plates_are_used_so_some_draws_are_forced() -> None:
    assert len(PLATES) == 2 + 4 * 4
    # Three lie face-up in a round, and four tokens are to be used.
    poor = replace(POOR, tokens=2)
    after, _ = play_all(position(poor, poor, chips="B Y R K", display="S1 S2 S3"), "S1 @1 r0 S2 @1 r0 S3 @2 r0")
    assert (after.player, after.display) == (1, ())
    assert "draw" in moves_of(after)


def test_du_3_5_in_rounds_1_to_4_a_token_that_is_left_must_be_used() -> None:
    # Player 0 takes the last tile, but player 1 still has a token.
    first, second = replace(EMPTY, tokens=0, chips_taken=2), replace(EMPTY, tokens=1, chips_taken=2)
    start = position(first, second, round_number=4, large_moon="B", display="S1")
    after, _ = play_all(start, "mB >X")
    assert (after.phase, after.player) == (Phase.ACQUIRING, 1)
    assert moves_of(after) == ["S1", "draw"]
    after, _ = play_all(after, "S1 @1 r0")
    assert after.phase is Phase.DEAL


def test_du_3_5_in_round_5_no_plate_is_taken() -> None:
    last = position(round_number=5, suns="BY", display="S1", chips="B")
    assert refusal(last, "S1") == ("no_plates_in_last_round", "DU-3.5")
    assert refusal(last, "draw") == ("no_plates_in_last_round", "DU-3.5")
    assert moves_of(last) == ["s1B", "s1Y"]


# B, sun


def test_du_3_6_all_tiles_of_a_colour_from_one_sun() -> None:
    after, events = play_all(position(suns="BBYR BBKK"), "s1B")
    assert of_kind(events, TileTaken) == [TileTaken(0, 1, False, "B")] * 2
    assert after.layout.suns[2] == "BBKK"
    assert after.layout.turn.hand == "BB"


def test_du_3_6_a_colour_that_is_not_there_cannot_be_taken() -> None:
    assert refusal(position(suns="BBYR BBKK"), "s2R") == ("sun_lacks_colour", "DU-3.6")


@pytest.mark.parametrize(
    ("order", "moon"), [("^Y ^R", "YRK"), ("^Y ^K", "YKR"), ("^R ^Y", "RYK"), ("^R ^K", "RKY"), ("^K ^R", "KRY")]
)
def test_du_3_6_the_others_are_stacked_on_the_chip_in_an_order_of_choice(order: str, moon: str) -> None:
    after, events = play_all(position(suns="- BYRK"), f"s2B >1 {order}")
    assert after.layout.moons == ("", "", moon, "", "")
    assert after.layout.revealed[1] is False
    assert of_kind(events, TileLeft) == [TileLeft(2, colour) for colour in moon]
    assert after.player == 1


def test_du_3_6_equal_leftovers_need_no_decision() -> None:
    after, _ = play_all(position(suns="BKKK"), "s1B >1")
    assert (after.player, after.layout.moons[1]) == (1, "KKK")


def test_du_3_6_only_leftovers_are_stacked() -> None:
    asked, _ = play_all(position(suns="BYRR"), "s1B >1")
    assert moves_of(asked) == ["^Y", "^R"]
    assert refusal(asked, "^B") == ("no_such_leftover", "DU-3.6")
    # After the yellow one, red tiles go by themselves.
    after, _ = play_all(asked, "^Y")
    assert after.layout.moons[1] == "YRR"
    # After a red one there is still a choice.
    after, _ = play_all(asked, "^R ^Y")
    assert after.layout.moons[1] == "RYR"


def test_du_3_6_the_large_factory_leaves_its_tiles_singly_on_its_moon() -> None:
    after, events = play_all(position(large="BBYRK"), "sLB >2")
    assert (after.layout.suns[0], sorted(after.layout.moons[0])) == ("", sorted("YRK"))
    assert sorted(event.colour for event in of_kind(events, TileLeft)) == sorted("YRK")
    # Any of them can be taken next: none lies on another.
    assert {"mY", "mR", "mK"} <= set(moves_of(after))


def test_du_3_6_the_sun_of_the_large_factory_does_not_bring_the_start_tile() -> None:
    after, _ = play_all(position(large="BBYRK"), "sLB >2")
    assert after.start_holder is None


def test_du_3_7_a_chip_without_leftovers_on_it_is_revealed_at_once() -> None:
    start = position(suns="- - BBBB -", chips="- - TY -")
    taken, events = play_all(start, "s3B")
    assert events[-1] == ChipRevealed(3, "TY")
    assert taken.layout.revealed == (False, False, True, False)


def test_du_3_7_a_chip_under_leftovers_stays_face_down() -> None:
    after, events = play_all(position(suns="BBBY"), "s1B >3")
    assert of_kind(events, ChipRevealed) == []
    assert after.layout.revealed == (False,) * 4


# C, moon


def test_du_3_8_all_top_tiles_of_a_colour_from_all_moons() -> None:
    start = position(large_moon="BBYR", moons="YB BYB BBY RBB")
    taken, events = play_all(start, "mB")
    # Two from the large moon, and one from each small moon that has blue on top.
    assert taken.layout.turn.hand == "BBBBB"
    assert taken.layout.moons == ("YR", "Y", "BY", "BBY", "RB")
    assert sorted(event.factory for event in of_kind(events, TileTaken)) == [0, 0, 1, 2, 4]
    assert all(event.moon for event in of_kind(events, TileTaken))


def test_du_3_8_a_covered_tile_cannot_be_taken() -> None:
    start = position(large_moon="K", moons="BY")
    assert [move for move in moves_of(start) if move.startswith("m")] == ["mY", "mK"]
    assert refusal(start, "mB") == ("moons_lack_colour", "DU-3.8")


def test_du_3_8_suns_are_left_alone() -> None:
    after, _ = play_all(position(large="BYRKT", suns="BBBB", moons="- B"), "mB >1")
    assert after.layout.suns[:2] == ("BYRKT", "BBBB")
    assert after.boards[0].lines[0] == "B"


def test_du_3_9_the_first_from_the_large_moon_takes_the_start_tile() -> None:
    after, events = play_all(position(large_moon="BY", suns="KKKK"), "mB >1")
    assert of_kind(events, StartTileTaken) == [StartTileTaken(0)]
    assert after.start_holder == 0
    again, events = play_all(after, "mY >1")
    assert of_kind(events, StartTileTaken) == []
    assert again.start_holder == 0


def test_du_3_9_the_start_tile_is_not_a_broken_tile() -> None:
    after, _ = play_all(position(large_moon="BY", suns="KKKK"), "mB >1")
    assert after.boards[0].broken == ""


def test_du_3_9_small_moons_do_not_bring_the_start_tile() -> None:
    after, _ = play_all(position(large_moon="Y", moons="YB"), "mB >1")
    assert after.start_holder is None


def test_du_3_10_the_chip_is_revealed_with_the_last_moon_tile() -> None:
    start = position(moons="YB B", chips="RT KB")
    taken, events = play_all(start, "mB")
    assert of_kind(events, ChipRevealed) == [ChipRevealed(2, "KB")]
    assert taken.layout.revealed == (False, True, False, False)


# D, chip


def test_du_3_11_a_revealed_chip_goes_to_the_supply() -> None:
    after, events = play_all(position(chips="B TY", suns="B"), "c2")
    assert events == [ChipTaken(0, 2, "TY")]
    assert after.boards[0].chips == ("TY",)
    assert after.layout.chips[1] == ""
    assert after.player == 1


def test_du_3_11_a_face_down_chip_cannot_be_taken() -> None:
    assert refusal(position(suns="B", chips="TY"), "c1") == ("no_revealed_chip", "DU-3.11")
    assert refusal(position(suns="B", chips="TY"), "c2") == ("no_revealed_chip", "DU-3.11")


def test_du_3_11_two_chips_a_round_and_no_more() -> None:
    two = replace(EMPTY, chips_taken=2)
    assert refusal(position(two, chips="B Y"), "c1") == ("two_chips_taken", "DU-3.11")
    one = replace(EMPTY, chips_taken=1)
    after, _ = play_all(position(one, chips="B Y"), "c1")
    assert after.boards[0].chips_taken == 2


def test_du_3_11_chips_of_earlier_rounds_do_not_count() -> None:
    rich = board(
        """
             . | .. .. ..
            .. | .. .. ..
           ... | .. .. ..
          .... | .. .. ..
         ..... | .. .. ..
        ...... | .. .. ..""",
        chips="R R",
    )
    after, _ = play_all(position(rich, chips="B Y", round_number=2), "c1")
    assert after.boards[0].chips == ("B", "R", "R")


# Pattern lines


def test_du_3_12_tiles_go_to_one_line_from_right_to_left() -> None:
    after, events = play_all(position(suns="BBYY"), "s1B >3")
    assert after.boards[0].lines == ("", "", "BB", "", "", "")
    assert of_kind(events, TileLaid) == [TileLaid(0, 2, 0, "B"), TileLaid(0, 2, 1, "B")]


def test_du_3_12_a_line_may_be_continued() -> None:
    started = replace(EMPTY, lines=with_lines("", "", "", "B"))
    after, events = play_all(position(started, suns="BBYY"), "s1B >4")
    assert after.boards[0].lines[3] == "BBB"
    assert of_kind(events, TileLaid) == [TileLaid(0, 3, 1, "B"), TileLaid(0, 3, 2, "B")]


def test_du_3_12_one_colour_per_line() -> None:
    started = replace(EMPTY, lines=with_lines("", "R"))
    assert refusal(position(started, suns="BBYY").play("s1B"), ">2") == ("line_holds_other_colour", "DU-3.12")


@pytest.mark.parametrize("full", ["B", "R"])
def test_du_3_12_nothing_into_a_full_line(full: str) -> None:
    started = replace(EMPTY, lines=with_lines(full))
    assert refusal(position(started, suns="BBYY").play("s1B"), ">1") == ("line_full", "DU-3.12")


def test_du_3_12_the_surplus_breaks() -> None:
    after, events = play_all(position(suns="BBBY"), "s1B >2")
    assert after.boards[0].lines[1] == "BB"
    assert after.boards[0].broken == "B"
    assert of_kind(events, TileBroken) == [TileBroken(0, "B", False, None)]


def test_du_3_12_the_whole_take_may_break_by_choice() -> None:
    taken = position(suns="BBYY").play("s1B")
    assert moves_of(taken) == [">1", ">2", ">3", ">4", ">5", ">6", ">X"]
    after, _ = play_all(taken, ">X")
    assert after.boards[0].broken == "BB"
    assert after.boards[0].lines == ("",) * 6


def test_du_3_13_a_colour_without_a_space_on_the_dome_may_be_laid() -> None:
    # No plate at all, and a dome whose row 1 is full of plates without blue.
    for each in (EMPTY, board(SPECIAL_DOME)):
        after, _ = play_all(position(each, suns="BYYY"), "s1B >1")
        assert after.boards[0].lines[0] == "B"


def test_du_3_14_broken_tiles_beyond_the_fourth_go_to_the_tower() -> None:
    start = position(replace(EMPTY, broken="RRR"), suns="BBBY")
    after, events = play_all(start, "s1B >X")
    assert after.boards[0].broken == "BRRR"
    assert after.tower == (2, 0, 0, 0, 0)
    assert [event.to_tower for event in of_kind(events, TileBroken)] == [False, True, True]


# The end of the phase


def test_du_3_15_not_before_the_last_chip_is_taken() -> None:
    done = replace(EMPTY, tokens=0, chips_taken=1)
    after, _ = play_all(position(done, done, chips="B Y"), "c1")
    assert (after.phase, after.player) == (Phase.ACQUIRING, 1)
    after, _ = play_all(after, "c2")
    assert after.phase is Phase.DEAL


def test_du_3_15_not_before_the_last_tile_is_taken() -> None:
    done = replace(EMPTY, tokens=0, chips_taken=2)
    after, _ = play_all(position(done, done, large_moon="BY"), "mB >1")
    assert (after.phase, after.player) == (Phase.ACQUIRING, 1)
    after, _ = play_all(after, "mY >2")
    assert after.phase is Phase.DEAL


def test_du_3_15_not_before_the_last_token_is_used() -> None:
    done = replace(EMPTY, tokens=1, chips_taken=2)
    after, _ = play_all(position(done, done, display="S1 S2"), "S1 @1 r0")
    assert (after.phase, after.player) == (Phase.ACQUIRING, 1)
    after, _ = play_all(after, "S2 @1 r0")
    assert after.phase is Phase.DEAL


def test_du_3_15_in_round_5_tokens_do_not_matter() -> None:
    start = position(replace(EMPTY, tokens=2, chips_taken=1), EMPTY, round_number=5, chips="B")
    after, _ = play_all(start, "c1")
    assert after.is_over


def test_du_3_16_whoever_can_do_nothing_passes_and_the_other_acts_again() -> None:
    done = replace(EMPTY, tokens=0, chips_taken=2)
    after, events = play_all(position(chips="B Y", display="S1 S2"), "c1")
    assert (after.player, of_kind(events, Passed)) == (1, [])
    after, events = play_all(position(EMPTY, done, chips="B Y", display="S1 S2"), "c1")
    assert (after.player, of_kind(events, Passed)) == (0, [Passed(1)])
    after, events = play_all(after, "c2")
    assert (after.player, of_kind(events, Passed)) == (0, [Passed(1)])
    after, _ = play_all(after, "S1 @1 r0 S2 @2 r0")
    assert after.phase is Phase.DEAL


def test_du_3_16_a_revealed_chip_is_no_reason_to_stay_for_a_player_who_has_two() -> None:
    two = replace(EMPTY, tokens=0, chips_taken=2)
    after, events = play_all(position(replace(EMPTY, tokens=0), two, chips="B Y"), "c1")
    assert (after.player, of_kind(events, Passed)) == (0, [Passed(1)])


def test_du_3_16_nobody_may_pass_otherwise() -> None:
    # The only plate left is the top of the stack: it must be drawn, even without a point.
    poor = replace(EMPTY, score=0, tokens=1, chips_taken=2)
    start = position(replace(EMPTY, tokens=0), poor, player=1, chips="B")
    assert moves_of(start) == ["draw"]


def test_du_3_16_tiles_can_always_be_taken() -> None:
    # Every line is full of red: the take breaks.
    full = replace(EMPTY, tokens=0, chips_taken=2, lines=("R", "RR", "RRR", "", "", ""))
    full = replace(full, lines=(*full.lines[:3], "KKKK", "YYYYY", "TTTTTT"))
    taken = position(full, EMPTY, moons="B").play("mB")
    assert moves_of(taken) == [">X"]
