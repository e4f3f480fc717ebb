"""End of the game (AZ-5)."""

from dataclasses import replace

import pytest

from zellige.azul import Board, BonusScored, GameEnded, Phase, TilePlaced

from .drawing import EMPTY, SIDES, Side, board, end_offer, of_kind, play_all, position, refusal

ONE_ROW = board("""
        . | B Y R K W
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .""")
TWO_ROWS = board("""
        . | B Y R K W
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | Y R K W B""")
TWO_COLUMNS = board("""
        . | B . . . W
       .. | W . . . K
      ... | K . . . R
     .... | R . . . Y
    ..... | Y . . . B""")


@pytest.mark.parametrize("side", SIDES)
def test_az_5_1_a_complete_row_ends_the_game(side: Side) -> None:
    last_space = board("""
            W | B Y R K .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    after, events = end_offer(last_space, side=side)
    if side == "grey":
        after, events = play_all(after, "1-5")
    assert after.phase is Phase.OVER
    assert after.is_over
    assert events[-1] == GameEnded()
    assert refusal(after, "1B1") == ("game_is_over", "AZ-5.1")


def test_az_5_1_it_ends_after_everybody_has_tiled() -> None:
    first = board("""
            W | B Y R K .
           .. | . . . . .
          RRR | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    second = replace(EMPTY, lines=("", "KK", "", "", ""), floor="BB", score=5)
    after, events = end_offer(first, second)
    assert [(event.player, event.row) for event in of_kind(events, TilePlaced)] == [(0, 0), (0, 2), (1, 1)]
    # 5 for the row, 1 for the red tile and 2 of bonus; 5 + 1 − 2.
    assert after.scores == (8, 4, 0)


@pytest.mark.parametrize("side", SIDES)
def test_az_5_1_a_complete_column_does_not_end_the_game(side: Side) -> None:
    last_space = board("""
            . | B . . . .
           .. | W . . . .
          ... | K . . . .
         .... | R . . . .
        YYYYY | . . . . .""")
    after, events = end_offer(last_space, side=side)
    if side == "grey":
        after, events = play_all(after, "5-1")
    assert after.phase is Phase.DEAL
    # The column's bonus waits for the end of the game.
    assert of_kind(events, BonusScored) == []
    assert after.scores == (5, 0)


def test_az_5_1_a_row_of_four_does_not_end_the_game() -> None:
    after, _ = end_offer(
        board("""
            K | B Y R . .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    )
    assert after.phase is Phase.DEAL


def test_az_5_2_two_for_a_row_seven_for_a_column_ten_for_a_colour() -> None:
    after, events = end_offer(
        board("""
            W | B Y R K .
           .. | . B . . K
          ... | . . B . R
         .... | . . . B Y
        ..... | . . . . B""")
    )
    assert of_kind(events, BonusScored) == [
        BonusScored(0, "row", 0, 2),
        BonusScored(0, "column", 4, 7),
        BonusScored(0, "colour", 0, 10),
    ]
    # The last tile links a row and a column of five.
    assert after.scores[0] == 10 + 2 + 7 + 10


@pytest.mark.parametrize("side", SIDES)
def test_az_5_2_a_full_wall(side: Side) -> None:
    after, _ = end_offer(
        board("""
            W | B Y R K .
           KK | W B Y R .
          RRR | K W B Y .
         YYYY | R K W B .
        BBBBB | Y R K W ."""),
        side=side,
    )
    if side == "grey":
        after, _ = play_all(after, "1-5 2-5 3-5 4-5 5-5")
    # Five rows of five, the last column growing to 2, 3, 4 and 5, then five bonuses of each kind.
    assert after.scores[0] == 5 * 5 + (2 + 3 + 4 + 5) + 5 * (2 + 7 + 10)


def test_az_5_2_everybody_scores_bonuses() -> None:
    first = board("""
            W | B Y R K .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    _, events = end_offer(first, TWO_COLUMNS)
    assert of_kind(events, BonusScored) == [
        BonusScored(0, "row", 0, 2),
        BonusScored(1, "column", 0, 7),
        BonusScored(1, "column", 4, 7),
    ]


def test_az_5_2_on_the_grey_side_a_colour_counts_wherever_it_lies() -> None:
    asked, _ = end_offer(
        board("""
            B | Y R K W .
           .. | . . . B .
          ... | . . B . .
         .... | . B . . .
        ..... | B . . . ."""),
        side="grey",
    )
    after, events = play_all(asked, "1-5")
    assert of_kind(events, BonusScored) == [BonusScored(0, "row", 0, 2), BonusScored(0, "colour", 0, 10)]
    assert after.scores[0] == 5 + 2 + 10


def winners(*boards: Board) -> tuple[int, ...]:
    return position(*boards, phase=Phase.OVER).winners()


def test_az_5_3_most_points_wins() -> None:
    assert winners(replace(ONE_ROW, score=40), replace(EMPTY, score=41)) == (1,)
    assert winners(replace(ONE_ROW, score=40), replace(TWO_ROWS, score=39)) == (0,)


def test_az_5_3_a_tie_goes_to_most_complete_rows() -> None:
    assert winners(replace(ONE_ROW, score=40), replace(TWO_ROWS, score=40)) == (1,)
    # Columns break no tie.
    assert winners(replace(TWO_COLUMNS, score=40), replace(ONE_ROW, score=40)) == (1,)


def test_az_5_3_still_tied_victory_is_shared() -> None:
    assert winners(replace(ONE_ROW, score=40), replace(ONE_ROW, score=40)) == (0, 1)
    tied = replace(TWO_ROWS, score=40)
    assert winners(tied, replace(TWO_ROWS, score=39), tied, replace(ONE_ROW, score=40)) == (0, 2)


def test_az_5_3_places_follow_the_same_order() -> None:
    over = position(
        replace(ONE_ROW, score=40),
        replace(EMPTY, score=39),
        replace(TWO_ROWS, score=40),
        replace(ONE_ROW, score=40),
        phase=Phase.OVER,
    )
    assert over.places() == (1, 3, 0, 1)


def test_az_5_3_nobody_has_won_before_the_end() -> None:
    assert position(replace(EMPTY, score=40), displays="B").winners() == ()
