"""The end (DU-6)."""

from dataclasses import replace

import pytest

from zellige.duel import GOALS, Board, FinalScored, GameEnded, GoalScored, Phase

from .drawing import EMPTY, JOKER_DOME, SPECIAL_DOME, board, end_acquiring, filled, filled_with, of_kind

NO_W = filled_with(JOKER_DOME, "BYRKT")
FULL_JOKERS = board(filled_with(JOKER_DOME, "BYRKTW"), on_w="YYYYYYYBB")
FULL_SPECIALS = board(filled_with(SPECIAL_DOME, "BYRKT"))


def points(goal: str, first: Board) -> int:
    """What a goal brings to a player who has this board when round 5 is over."""
    pair = GOALS.index(goal) // 2
    others = tuple(GOALS[2 * tile] for tile in range(4) if tile != pair)[:2]
    _, events = end_acquiring(first, round_number=5, goals=(goal, *others))
    [scored] = [each for each in of_kind(events, GoalScored) if each.player == 0 and each.goal == goal]
    return scored.points


def jokers(mask: str) -> Board:
    """The joker dome with tiles where the mask has #; those on multicoloured spaces are yellow."""
    drawing = filled(JOKER_DOME, mask)
    return board(drawing, on_w="Y" * drawing.count("W"))


def test_du_6_1_the_game_ends_after_round_5() -> None:
    after, events = end_acquiring(round_number=5)
    assert after.is_over
    assert after.phase is Phase.OVER
    assert events[-1] == GameEnded()
    assert not after.legal_moves()


@pytest.mark.parametrize("round_number", range(1, 5))
def test_du_6_1_and_not_before(round_number: int) -> None:
    after, events = end_acquiring(round_number=round_number)
    assert after.awaits_deal
    assert after.winners() == ()
    assert of_kind(events, GoalScored) == []


def test_du_6_1_only_the_goals_in_play_are_scored() -> None:
    goals = ("outer", "corners", "jokers", "rows")
    after, events = end_acquiring(FULL_JOKERS, round_number=5, goals=goals)
    # 20 outer spaces; two upper and two lower corners; nine multicoloured spaces; six rows.
    assert of_kind(events, GoalScored)[:4] == [
        GoalScored(0, "outer", 20),
        GoalScored(0, "corners", 2 * 3 + 2 * 8),
        GoalScored(0, "jokers", 9 * 2),
        GoalScored(0, "rows", 6 * 3),
    ]
    assert of_kind(events, FinalScored) == [FinalScored(0, 5 + 20 + 22 + 18 + 18), FinalScored(1, 5)]
    assert after.scores == (83, 5)


def test_du_6_1_rows_3_for_each_complete_row() -> None:
    two_rows = """
        # # # # # #
        # # # # # .
        . # # # # #
        . . . . . .
        # # # # # #
        . . . . . ."""
    assert points("rows", jokers(two_rows)) == 2 * 3


def test_du_6_1_special_tiles_complete_a_row() -> None:
    # The upper three special plates are filled.
    upper = """
        # # # . . #
        # . # # # #
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . ."""
    assert points("rows", board(filled(SPECIAL_DOME, upper))) == 2 * 3


def test_du_6_1_columns_7_for_each_complete_column() -> None:
    one_column = """
        . # # . . #
        . # # . . #
        . # # . . #
        . # # . . #
        . # . . . #
        . # # . . ."""
    assert points("columns", jokers(one_column)) == 7


@pytest.mark.parametrize(
    ("mask", "expected"),
    [
        ("#..... .#.... ..#... ...#.. ....#. .....#", 10),
        (".....# ....#. ...#.. ..#... .#.... #.....", 10),
        ("#....# .#..#. ..##.. ..##.. .#..#. #....#", 20),
        ("#..... .#.... ..#... ...#.. ....#. ......", 0),
        # A diagonal that does not go from corner to corner is none.
        (".#.... ..#... ...#.. ....#. .....# ......", 0),
    ],
)
def test_du_6_1_diagonals_10_each(mask: str, expected: int) -> None:
    assert points("diagonals", jokers(mask.replace(" ", "\n"))) == expected


def test_du_6_1_jokers_2_each_if_every_multicoloured_space_is_filled() -> None:
    assert points("jokers", board(filled_with(JOKER_DOME, "W"), on_w="BYRKTBYRK")) == 9 * 2
    two_plates = """
         . | ty .. ..
        .. | Wk .. ..
       ... | .. .. ..
      .... | .. .. ..
     ..... | .. .. rt
    ...... | .. .. yW"""
    assert points("jokers", board(two_plates, on_w="BB")) == 2 * 2


def test_du_6_1_jokers_nothing_if_one_is_empty() -> None:
    all_but_one = filled_with(JOKER_DOME, "W").removesuffix("W") + "w"
    assert points("jokers", board(all_but_one, on_w="BYRKTBYR")) == 0


def test_du_6_1_jokers_nothing_if_there_is_none() -> None:
    assert points("jokers", FULL_SPECIALS) == 0
    assert points("jokers", EMPTY) == 0


def test_du_6_1_five_colours_4_for_each_row_that_has_them() -> None:
    # Row 1, T Y T K R and a multicoloured space, lacks blue; row 3, T R K Y W B, has all five without its W.
    assert points("five-colours", board(NO_W)) == 4 * 1
    # Blue on the multicoloured space of row 1 completes it; yellow does not.
    first_row = NO_W.replace("TYTKRw", "TYTKRW")
    assert points("five-colours", board(first_row, on_w="B")) == 4 * 2
    assert points("five-colours", board(first_row, on_w="Y")) == 4 * 1


def test_du_6_1_five_colours_order_and_gaps_do_not_matter() -> None:
    # T R K Y . B, and the same without red.
    row = """
        . . . . . .
        . . . . . .
        # # # # . #
        . . . . . .
        . . . . . .
        . . . . . ."""
    assert points("five-colours", jokers(row)) == 4
    assert points("five-colours", jokers(row.replace("# # # # . #", "# . # # . #"))) == 0


def test_du_6_1_five_colours_a_special_tile_has_none() -> None:
    # Row 4 of the full special dome, B * K R * T, has four colours and special tiles; row 3, T R Y * B K, has five.
    assert FULL_SPECIALS.dome[2:4] == ("TRY*BK", "B*KR*T")
    # Y K K * * K / T * T R R B / T R Y * B K / B * K R * T / * T * Y Y B / Y B B R K *
    assert points("five-colours", FULL_SPECIALS) == 4 * 1


def test_du_6_1_outer_1_for_each_tile_on_the_outermost_spaces() -> None:
    assert points("outer", FULL_JOKERS) == 20
    some = """
        # . . . . .
        . # . . . #
        . . # # . .
        # . # # . .
        . # . . # .
        . . # . . #"""
    assert points("outer", jokers(some)) == 5


def test_du_6_1_outer_special_tiles_count() -> None:
    assert points("outer", FULL_SPECIALS) == 20


@pytest.mark.parametrize(
    ("mask", "expected"),
    [
        ("##.... ##.... ...... ...... ...... ......", 3),
        ("....## ....## ...... ...... ...... ......", 3),
        ("...... ...... ...... ...... ##.... ##....", 8),
        ("...... ...... ...... ...... ....## ....##", 8),
        ("##..## ##..## ...... ...... ##..## ##..##", 22),
        # Not quite filled, or not in a corner.
        ("##.... #..... ...... ...... ....## ....#.", 0),
        ("..##.. ..##.. ###### ###### ..##.. ..##..", 0),
    ],
)
def test_du_6_1_corners_3_for_the_upper_and_8_for_the_lower_ones(mask: str, expected: int) -> None:
    assert points("corners", jokers(mask.replace(" ", "\n"))) == expected


def test_du_6_1_corners_with_their_special_tile() -> None:
    # S1 in the upper left slot is filled, S9 in the lower right one lacks its black tile.
    mask = "##.... #..... ...... ...... ....## ......"
    assert points("corners", board(filled(SPECIAL_DOME, mask.replace(" ", "\n")))) == 3


def test_du_6_1_empty_specials_cost_3_each() -> None:
    assert points("empty-specials", board(SPECIAL_DOME)) == -9 * 3
    assert points("empty-specials", FULL_SPECIALS) == 0
    assert points("empty-specials", board(JOKER_DOME)) == 0
    one_filled = """
        # # . . . .
        # . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . ."""
    assert points("empty-specials", board(filled(SPECIAL_DOME, one_filled))) == -8 * 3


def test_du_6_1_never_below_0() -> None:
    goals = ("empty-specials", "rows", "columns")
    after, events = end_acquiring(board(SPECIAL_DOME), round_number=5, goals=goals)
    assert of_kind(events, FinalScored)[0] == FinalScored(0, 0)
    assert after.scores[0] == 0


def test_du_6_1_their_sum_counts_once() -> None:
    # A complete row 5, +3, and one empty special space, −3: without a point before, 0 and not 3.
    first = board(
        """
             . | yk .. ..
            .. | ts .. ..
           ... | .. .. ..
          .... | .. .. ..
         ..... | TB YR RT
        ...... | wy wb yw""",
        score=0,
    )
    after, events = end_acquiring(first, round_number=5, goals=("empty-specials", "rows", "columns"))
    assert [event.points for event in of_kind(events, GoalScored)[:3]] == [-3, 3, 0]
    assert after.scores[0] == 0


def test_du_6_1_after_the_broken_tiles() -> None:
    # 1 point, two broken tiles: 0, and only then 3 for the row.
    first = replace(jokers("...... ...... ...... ...... ###### ......".replace(" ", "\n")), score=1, broken="BB")
    after, _ = end_acquiring(first, round_number=5)
    assert after.scores[0] == 3


@pytest.mark.parametrize(("scores", "winner"), [((6, 5), 0), ((5, 6), 1)])
def test_du_6_2_most_points_win(scores: tuple[int, int], winner: int) -> None:
    first, second = (replace(EMPTY, score=score) for score in scores)
    # The loser holds the start tile, without having to pay for it in this round.
    after, _ = end_acquiring(first, second, round_number=5, starting_player=1 - winner)
    assert after.scores == scores
    assert after.winners() == (winner,)
    assert after.places()[winner] == 0


@pytest.mark.parametrize("holder", [0, 1])
def test_du_6_2_a_tie_goes_to_the_holder_of_the_start_tile(holder: int) -> None:
    # Whoever took it has paid 2.
    boards = [replace(EMPTY, score=9 if player == holder else 7) for player in (0, 1)]
    for starting_player in (0, 1):
        after, _ = end_acquiring(*boards, round_number=5, starting_player=starting_player, start_holder=holder)
        assert after.scores == (7, 7)
        assert after.winners() == (holder,)
        assert after.places() == (holder, 1 - holder)
