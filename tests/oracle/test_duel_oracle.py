"""The Azul Duel oracle agrees with the numbered rules: worked examples, and random games that must stay sane."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.oracle.duel import (
    CHIP_KINDS,
    COLOURS,
    FACTORIES,
    JOKER_PLATES,
    PLATES,
    SMALL_FACTORIES,
    SPECIAL_PLATES,
    Board,
    Dome,
    Duel,
    Event,
    available_columns,
    goal_points,
    plate_spaces,
    possible_payments,
    printed_space,
    random_deal,
    random_game,
    random_set_up,
    score_tile,
    spaces_of_slot,
)

STACK = SPECIAL_PLATES + JOKER_PLATES
GOALS = ["rows", "columns", "diagonals"]
FIRST_DEAL = ["TTBYR", "BBYR", "YYYY", "RRRK", "TKBY"]
FIRST_CHIPS = ["B", "TY", "B", "RT"]


def dealt_game() -> Duel:
    """Player 0 starts; the first deal is done and player 1 must choose a set-up plate."""
    game = Duel(GOALS, starting_player=0, stack=STACK)
    game.deal(FIRST_DEAL, FIRST_CHIPS)
    return game


def opened_game() -> Duel:
    """Player 0 has S2 and player 1 has S1, both in slot 5; player 0 has the first turn."""
    game = dealt_game()
    play(game, "S1 @5 r0 S2 @5 r0")
    return game


def play(game: Duel, moves: str) -> list[Event]:
    return [event for move in moves.split() for event in game.play(move)]


def before_tiling(this_round: int = 2) -> Duel:
    """Only the chip of factory 1 is left; when player 0, who started, takes it ("c1") the tiling begins."""
    game = opened_game()
    game.round = this_round
    for factory in FACTORIES:
        game.tower += game.suns[factory]
        game.suns[factory] = []
    for factory in SMALL_FACTORIES:
        game.chips[factory] = None
    game.chips["1"] = "B"
    game.revealed["1"] = True
    for board in game.boards:
        board.tokens = 0
        board.plates = [None] * 9
    return game


def dome(drawing: str) -> Dome:
    rows = [[None if space == "." else space for space in line.split()] for line in drawing.strip().splitlines()]
    assert [len(row) for row in rows] == [6] * 6
    return rows


# ---- Components and set-up ----


def test_du_1_3_plates_have_three_different_colours_and_one_more_space() -> None:
    for name, halves in PLATES.items():
        spaces = "".join(halves)
        assert len(spaces) == len(set(spaces)) == 4
        assert set(spaces) - set(COLOURS) == {"S" if name in SPECIAL_PLATES else "W"}
    assert (len(SPECIAL_PLATES), len(JOKER_PLATES)) == (9, 9)
    assert (PLATES["S1"], PLATES["S9"]) == (["YK", "TS"], ["YB", "KS"])
    assert (PLATES["J1"], PLATES["J9"]) == (["TY", "WK"], ["RT", "YW"])


def test_rotations_are_quarter_turns_clockwise() -> None:
    assert [plate_spaces("S1", rotation) for rotation in range(4)] == [
        ["YK", "TS"],
        ["TY", "SK"],
        ["ST", "KY"],
        ["KS", "YT"],
    ]


def test_slots_are_counted_row_by_row() -> None:
    assert spaces_of_slot(0) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert spaces_of_slot(2) == [(0, 4), (0, 5), (1, 4), (1, 5)]
    assert spaces_of_slot(6) == [(4, 0), (4, 1), (5, 0), (5, 1)]
    board = Board()
    board.plates[5] = ("J6", 1)  # WB/TK turned once: TW/KB
    assert [printed_space(board, row, column) for row, column in spaces_of_slot(5)] == ["T", "W", "K", "B"]
    assert printed_space(board, 0, 0) is None


def test_du_1_4_twenty_chips() -> None:
    pile = Duel(GOALS, 0, STACK).chip_pile
    assert len(pile) == 20
    assert {colour: sum(colour in kind for kind in pile) for colour in COLOURS} == dict.fromkeys(COLOURS, 6)


def test_du_2_1_to_2_4_set_up() -> None:
    game = Duel(GOALS, 1, STACK)
    assert (game.phase, game.awaiting, game.round, game.player, game.starting_player) == ("deal", "deal", 0, 1, 1)
    assert (game.display, game.stack) == (STACK[:3], STACK[3:])
    assert Counter(game.bag) == dict.fromkeys(COLOURS, 13)
    assert [(board.score, board.tokens) for board in game.boards] == [(5, 2), (5, 2)]
    assert game.start_holder is None
    assert game.legal_moves() == set()


@pytest.mark.parametrize(
    "goals", [["rows", "columns"], ["rows", "five-colours", "outer"], ["rows", "rows", "outer"], ["rows", "outer", "x"]]
)
def test_du_1_6_goals_are_sides_of_different_scoring_tiles(goals: list[str]) -> None:
    with pytest.raises(ValueError, match="goals"):
        Duel(goals, 0, STACK)


def test_set_up_refuses_a_wrong_stack_or_player() -> None:
    with pytest.raises(ValueError, match="stack"):
        Duel(GOALS, 0, STACK[1:])
    with pytest.raises(ValueError, match="player"):
        Duel(GOALS, 2, STACK)


def test_du_2_7_set_up_plates() -> None:
    game = dealt_game()
    assert (game.phase, game.awaiting, game.player, game.round) == ("opening", "plate", 1, 1)
    assert game.legal_moves() == {"S1", "S2", "S3"}
    play(game, "S2")
    assert (game.awaiting, game.plate, game.display) == ("slot", "S2", ["S1", "S3"])
    assert game.legal_moves() == {f"@{n}" for n in range(1, 10)}
    play(game, "@9")
    assert (game.awaiting, game.legal_moves()) == ("rotation", {"r0", "r1", "r2", "r3"})
    play(game, "r3")
    assert (game.phase, game.awaiting, game.player, game.plate) == ("opening", "plate", 0, None)
    assert game.legal_moves() == {"S1", "S3", "S4"}
    play(game, "S4 @9 r0")
    assert (game.phase, game.awaiting, game.player) == ("acquiring", "action", 0)
    assert (game.display, game.stack[0]) == (["S1", "S3", "S5"], "S6")
    assert [board.plates[8] for board in game.boards] == [("S4", 0), ("S2", 3)]
    assert [board.tokens for board in game.boards] == [2, 2]


# ---- The deal ----


@pytest.mark.parametrize(
    ("factories", "chips", "complaint"),
    [
        (["TTTTT", "BBYR", "YYYY", "RRRK", "TKBY"], FIRST_CHIPS, "one-coloured"),
        (["TTBY", "BBYR", "YYYY", "RRRK", "TKBY"], FIRST_CHIPS, "gets 5 tiles"),
        (["TTBYR", "BBYRR", "YYY", "RRRK", "TKBY"], FIRST_CHIPS, "gets 4 tiles"),
        (["TTBYY", "YYYY", "YYYY", "YYYY", "TKBY"], FIRST_CHIPS, "bag does not hold"),
        (["TTBYR", "BBYR", "YYYY", "RRRK"], FIRST_CHIPS, "5 factories"),
        (FIRST_DEAL, ["B", "B", "B", "Y"], "chips"),
        (FIRST_DEAL, ["B", "B", "Y"], "chips for 4"),
    ],
)
def test_du_2_5_impossible_deals(factories: list[str], chips: list[str], complaint: str) -> None:
    game = Duel(GOALS, 0, STACK)
    before = game.snapshot()
    with pytest.raises(ValueError, match=complaint):
        game.deal(factories, chips)
    assert game.snapshot() == before


def waiting_for_deal(bag: str, tower: str) -> Duel:
    game = Duel(GOALS, 0, STACK)
    game.bag, game.tower = list(bag), list(tower)
    return game


def test_du_5_3_the_tower_follows_when_the_bag_is_empty() -> None:
    supply = "BBYR" * 5
    game = waiting_for_deal(supply, "KKKT")
    with pytest.raises(ValueError, match="only after"):
        game.deal(["KKBBY", "BBYR", "BBYR", "BBYR", "BBYR"], FIRST_CHIPS)
    with pytest.raises(ValueError, match="together"):
        game.deal(["YBBRY", "BBYR", "BBYR", "BBYR", "BBYR"], FIRST_CHIPS)
    game.deal(["BBYRT", "BBYR", "BBYR", "BBYR", "BBYR"], FIRST_CHIPS)
    assert (game.bag, game.tower) == (["K", "K", "K"], [])


def test_du_5_3_the_tower_stays_when_the_bag_holds_just_enough() -> None:
    game = waiting_for_deal("BBYR" * 5 + "T", "KKKT")
    game.deal(["BBYRT", "BBYR", "BBYR", "BBYR", "BBYR"], FIRST_CHIPS)
    assert (game.bag, game.tower) == ([], list("KKKT"))


def test_du_5_3_a_chip_without_tiles_is_revealed_at_once() -> None:
    game = waiting_for_deal("BBYR", "KKKT")
    with pytest.raises(ValueError, match="factory 1 gets 3"):
        game.deal(["BBYRK", "KK", "T", "", ""], FIRST_CHIPS)
    game.deal(["BBYRK", "KKT", "", "", ""], FIRST_CHIPS)
    assert game.revealed == {"1": False, "2": True, "3": True, "4": True}
    play(game, "S1 @5 r0 S2 @5 r0")
    assert {"c2", "c3", "c4"} <= game.legal_moves()
    assert "c1" not in game.legal_moves()


def test_du_5_4_a_one_coloured_large_factory_stands_without_other_colours() -> None:
    game = waiting_for_deal("BBB", "BBBBBB")
    game.deal(["BBBBB", "BBBB", "", "", ""], FIRST_CHIPS)
    play(game, "S1 @5 r0 S2 @5 r0 S3 @1 r0")
    assert (game.player, game.start_holder) == (1, None)
    play(game, "sLB")
    assert game.start_holder == 1
    play(game, ">6 s1B >6")
    assert game.start_holder == 1


def test_du_5_4_a_single_tile_on_the_large_factory_brings_the_start_tile() -> None:
    game = waiting_for_deal("K", "")
    game.deal(["K", "", "", "", ""], FIRST_CHIPS)
    play(game, "S1 @5 r0 S2 @5 r0 sLK >X")
    assert (game.start_holder, game.boards[0].broken) == (0, ["K"])


def test_du_5_4_the_tower_must_help_a_one_coloured_bag() -> None:
    game = waiting_for_deal("BBBBBB", "BBBBYYYYRRRRKKKKTTTT")
    with pytest.raises(ValueError, match="one-coloured"):
        game.deal(["BBBBB", "BYRK", "YRKT", "YRKT", "YRKT"], FIRST_CHIPS)
    rng = random.Random(1)
    for _ in range(20):
        factories, _ = random_deal(game, rng)
        assert len(set(factories[0])) > 1
        assert "".join(factories).count("B") >= 6


def test_no_deal_at_the_wrong_time() -> None:
    with pytest.raises(ValueError, match="no deal"):
        opened_game().deal(FIRST_DEAL, FIRST_CHIPS)


# ---- Acquiring: plates ----


def test_actions_of_the_first_turn() -> None:
    game = opened_game()
    suns = "sLT sLB sLY sLR s1B s1Y s1R s2Y s3R s3K s4T s4K s4B s4Y"
    assert game.legal_moves() == {"S3", "S4", "S5", "draw"} | set(suns.split())


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    game = opened_game()
    before = game.snapshot()
    for move in ["S1", "J1", "c1", "mB", "stop", "s2B", "s5B", "@1", "", ">1"]:
        with pytest.raises(ValueError, match="illegal"):
            game.play(move)
    assert game.snapshot() == before


def test_du_3_1_and_3_2_a_face_up_plate() -> None:
    game = opened_game()
    play(game, "S4")
    assert (game.boards[0].tokens, game.display, game.plate) == (1, ["S3", "S5"], "S4")
    assert game.legal_moves() == {f"@{n}" for n in range(1, 10)} - {"@5"}
    play(game, "@1 r2")
    assert (game.player, game.display, game.boards[0].plates[0]) == (1, ["S3", "S5"], ("S4", 2))


def test_du_3_3_drawing_keeping_and_returning() -> None:
    game = opened_game()
    assert game.stack == ["S6", "S7", "S8", "S9", *JOKER_PLATES]
    assert play(game, "draw draw") == [("paid", 0, 1), ("paid", 0, 1)]
    assert (game.boards[0].score, game.boards[0].tokens, game.drawn) == (3, 1, ["S6", "S7"])
    assert (game.awaiting, game.legal_moves()) == ("draw", {"draw", "stop"})
    play(game, "draw draw stop")
    assert (game.awaiting, game.legal_moves()) == ("keep", {"S6", "S7", "S8", "S9"})
    play(game, "S8")
    assert (game.awaiting, game.plate, game.legal_moves()) == ("return", "S8", {"S6", "S7", "S9"})
    play(game, "S9")
    assert (game.awaiting, game.legal_moves()) == ("return", {"S6", "S7"})
    play(game, "S6")
    assert (game.awaiting, game.drawn) == ("slot", [])
    assert game.stack == [*JOKER_PLATES, "S9", "S6", "S7"]
    play(game, "@3 r1")
    assert (game.player, game.boards[0].plates[2]) == (1, ("S8", 1))


def test_du_3_3_a_single_drawn_plate_is_still_named() -> None:
    game = opened_game()
    play(game, "draw stop")
    assert (game.awaiting, game.legal_moves()) == ("keep", {"S6"})
    play(game, "S6")
    assert (game.awaiting, game.drawn, game.plate) == ("slot", [], "S6")


def test_du_3_4_drawing_needs_a_point() -> None:
    game = opened_game()
    game.boards[0].score = 0
    assert "draw" not in game.legal_moves()
    game.boards[0].score = 1
    play(game, "draw")
    assert (game.boards[0].score, game.legal_moves()) == (0, {"stop"})


def test_du_3_4_a_free_draw_without_face_up_plates() -> None:
    game = opened_game()
    game.display = []
    game.boards[0].score = 0
    assert "draw" in game.legal_moves()
    assert game.play("draw") == []
    assert (game.boards[0].score, game.boards[0].tokens, game.legal_moves()) == (0, 1, {"stop"})


def test_du_3_4_somebody_with_points_always_pays() -> None:
    game = opened_game()
    game.display = []
    assert game.play("draw") == [("paid", 0, 1)]


def test_du_3_3_no_draw_from_an_empty_stack() -> None:
    game = opened_game()
    game.stack = ["S6"]
    play(game, "draw")
    assert game.legal_moves() == {"stop"}
    game = opened_game()
    game.stack = []
    assert "draw" not in game.legal_moves()


def test_du_3_5_no_plates_in_round_5_or_without_a_token() -> None:
    for this_round, tokens in [(5, 2), (4, 0)]:
        game = opened_game()
        game.round = this_round
        game.boards[0].tokens = tokens
        assert {move[0] for move in game.legal_moves()} == {"s"}


# ---- Acquiring: tiles ----


def test_du_8_2_the_rest_of_the_large_factory_lies_singly_on_its_moon() -> None:
    game = opened_game()
    play(game, "sLT")
    assert (game.hand, game.suns["L"], game.moons["L"], game.leftovers) == (["T", "T"], [], ["B", "Y", "R"], [])
    assert (game.awaiting, game.start_holder) == ("line", None)
    play(game, ">2")
    assert {"mB", "mY", "mR"} <= game.legal_moves()


def test_du_3_6_the_player_stacks_the_leftovers_of_a_small_factory() -> None:
    game = opened_game()
    play(game, "s4T")
    assert (game.hand, sorted(game.leftovers), game.moons["4"]) == (["T"], ["B", "K", "Y"], [])
    play(game, ">1")
    assert (game.awaiting, game.player, game.legal_moves()) == ("leftover", 0, {"^B", "^K", "^Y"})
    play(game, "^K")
    assert (game.moons["4"], game.legal_moves()) == (["K"], {"^B", "^Y"})
    play(game, "^Y")
    assert (game.moons["4"], game.leftovers, game.player) == (["K", "Y", "B"], [], 1)
    assert {move for move in game.legal_moves() if move[0] == "m"} == {"mB"}
    assert game.revealed["4"] is False


def test_du_3_6_leftovers_of_one_colour_go_by_themselves() -> None:
    game = opened_game()
    play(game, "s3K >X")
    assert (game.moons["3"], game.player) == (["R", "R", "R"], 1)
    play(game, "s1Y >1 ^R")
    assert (game.moons["1"], game.player) == (["R", "B", "B"], 0)


def test_du_3_7_and_3_11_a_chip_without_leftovers_is_revealed_at_once() -> None:
    game = opened_game()
    play(game, "s2Y")
    assert game.revealed["2"] is True
    play(game, ">4")
    assert "c2" in game.legal_moves()
    play(game, "c2")
    assert (game.boards[1].chips, game.boards[1].chips_taken) == (["TY"], 1)
    assert (game.chips["2"], game.revealed["2"]) == (None, False)
    game.revealed["1"] = True
    game.boards[0].chips_taken = 2
    assert "c1" not in game.legal_moves()


def test_du_8_3_tops_of_small_factories_do_not_bring_the_start_tile() -> None:
    game = opened_game()
    game.suns = {factory: [] for factory in FACTORIES}
    game.moons = {"L": ["R", "K"], "1": ["Y"], "2": ["R", "Y"], "3": ["K"], "4": ["B"]}
    assert {move for move in game.legal_moves() if move[0] == "m"} == {"mR", "mK", "mY", "mB"}
    play(game, "mY")
    assert (game.hand, game.start_holder) == (["Y", "Y"], None)
    assert game.moons == {"L": ["R", "K"], "1": [], "2": ["R"], "3": ["K"], "4": ["B"]}
    assert game.revealed == {"1": True, "2": False, "3": False, "4": False}  # DU-3.10
    play(game, ">2 mR >X")
    assert (game.start_holder, game.boards[1].broken) == (1, ["R", "R"])  # DU-3.9
    assert game.moons == {"L": ["K"], "1": [], "2": [], "3": ["K"], "4": ["B"]}
    play(game, "mK >1")
    assert (game.start_holder, game.boards[0].lines[0], game.boards[0].broken) == (1, ["K"], ["K"])


def test_du_3_12_to_3_14_lines_and_broken_tiles() -> None:
    game = opened_game()
    game.boards[0].lines = [["Y"], ["Y"], ["R", "R"], ["Y", "Y"], [], ["Y"] * 6]
    game.boards[0].broken = ["K", "K"]
    play(game, "s2Y")
    assert game.legal_moves() == {">2", ">4", ">5", ">X"}
    play(game, ">2")
    assert (game.boards[0].lines[1], game.boards[0].broken, game.tower) == (["Y", "Y"], ["K", "K", "Y", "Y"], ["Y"])
    assert (game.hand, game.player) == ([], 1)


def test_du_3_16_a_player_who_can_do_nothing_passes() -> None:
    game = opened_game()
    game.suns = {factory: [] for factory in FACTORIES}
    game.revealed = dict.fromkeys(SMALL_FACTORIES, True)
    game.boards[0].tokens = 0
    game.boards[0].chips_taken = 1
    play(game, "c1")
    assert game.player == 1
    for moves in ["c2", "c3", "S3 @1 r0"]:
        play(game, moves)
        assert (game.phase, game.player) == ("acquiring", 1)
    game.boards[1].chips_taken = 1
    play(game, "S4 @2 r0 c4")
    assert game.phase == "deal"  # DU-3.15; nothing to decide in the tiling


# ---- Tiling ----


def test_du_8_4_links_special_tile_and_a_link_with_it() -> None:
    game = before_tiling()
    board = game.boards[0]
    board.plates[0] = ("S1", 0)  # YK/TS
    board.plates[3] = ("J6", 0)  # WB/TK
    board.dome[0][1], board.dome[1][0] = "K", "T"
    board.lines[0], board.lines[2] = ["Y"], ["B", "B", "B"]
    game.tower = []
    assert play(game, "c1") == []
    assert (game.phase, game.awaiting, game.player, game.legal_moves()) == ("tiling", "column", 0, {"=1"})
    assert game.play("=1") == [("tile", 0, 0, 0, "Y", 2, 2), ("special", 0, 1, 1, 2)]
    assert board.score == 5 + 4 + 2
    assert game.legal_moves() == {"=1", "=2"}  # the multicoloured space is to be had as well
    assert game.play("=2") == [("tile", 0, 2, 1, "B", 0, 3)]
    assert board.score == 11 + 3
    assert (board.lines[0], board.lines[2], game.tower) == ([], [], ["B", "B"])
    assert game.phase == "deal"


def test_du_4_7_links() -> None:
    drawing = dome("""
        B B . Y . .
        . K . * . .
        R B K Y . T
        . . . . . .
        . . . Y . .
        B . . . . .""")
    assert score_tile(drawing, 2, 2) == (4, 0)
    assert score_tile(drawing, 2, 3) == (4, 3)
    assert score_tile(drawing, 2, 5) == (1, 0)
    assert score_tile(drawing, 2, 0) == (4, 0)
    assert score_tile(drawing, 0, 3) == (0, 3)
    assert score_tile(drawing, 5, 0) == (1, 0)


def test_du_4_3_a_line_without_a_space_stays_or_breaks() -> None:
    game = before_tiling()
    board = game.boards[0]
    board.lines[0], board.lines[1], board.lines[5] = ["B"], ["B"], ["B"] * 6
    board.plates[0], board.plates[6], board.plates[7] = ("S1", 0), ("S1", 0), ("S2", 0)
    play(game, "c1")  # no row is covered with plates
    assert (game.phase, board.lines[0], board.lines[5]) == ("deal", ["B"], ["B"] * 6)

    game = before_tiling()
    board = game.boards[0]
    board.lines[0], board.lines[1], board.lines[5] = ["B"], ["R"], ["B"] * 6
    board.plates = [("S1", 0), ("S2", 0), ("S5", 0), None, None, None, ("S1", 0), ("S2", 0), ("S5", 0)]
    board.broken = ["K"]
    tower = Counter(game.tower)
    assert play(game, "c1") == [("break", 0, 0), ("break", 0, 5), ("broken", 0, 10, 0)]
    assert board.lines == [[], ["R"], [], [], [], []]  # red has a space in row 2, but its line is not complete
    assert Counter(game.tower) - tower == Counter("BBBBBBBK")


def test_du_4_3_a_joker_space_is_available_to_every_colour() -> None:
    board = Board()
    board.plates = [("J1", 0), ("S1", 0), ("S3", 0), None, None, None, None, None, None]
    assert available_columns(board, 0, "T") == [0]  # T Y Y K S K
    assert available_columns(board, 0, "K") == [3, 5]
    assert available_columns(board, 1, "B") == [0, 5]  # W K T S R B
    board.dome[1][5] = "B"
    assert available_columns(board, 1, "B") == [0]


def test_du_8_5_broken_tiles_and_start_tile() -> None:
    game = before_tiling()
    game.start_holder = 1
    game.boards[0].broken = ["B", "B"]
    game.boards[1].broken = ["B", "Y", "R"]
    game.boards[0].score, game.boards[1].score = 20, 20
    assert play(game, "c1") == [("broken", 0, 3, 17), ("broken", 1, 8, 12)]
    assert (game.starting_player, game.player, game.snapshot()["start_holder"]) == (1, 1, None)
    assert [board.broken for board in game.boards] == [[], []]


def test_du_4_9_the_clamp_applies_once() -> None:
    game = before_tiling()
    game.start_holder = 0
    game.boards[0].broken = ["B", "B", "Y"]
    assert play(game, "c1") == [("broken", 0, 8, 0)]


def test_du_5_4_without_tiles_the_same_player_starts_again() -> None:
    game = before_tiling()
    assert play(game, "c1") == []
    assert (game.phase, game.starting_player, game.start_holder) == ("deal", 0, None)


def test_the_starting_player_tiles_first() -> None:
    game = before_tiling()
    game.starting_player = game.player = 1
    for board in game.boards:
        board.plates[0] = ("S1", 0)
        board.lines[0] = ["Y"]
        board.broken = ["R"]
    game.start_holder = 0
    play(game, "c1")
    assert game.player == 1
    assert game.play("=1") == [("tile", 1, 0, 0, "Y", 1, 0), ("broken", 1, 1, 5)]
    assert (game.player, game.awaiting, game.starting_player, game.start_holder) == (0, "column", 1, 0)
    assert game.play("=1") == [("tile", 0, 0, 0, "Y", 1, 0), ("broken", 0, 3, 3)]
    assert (game.phase, game.player, game.starting_player) == ("deal", 0, 0)


# ---- Chips ----


def test_du_8_6_two_turquoise_chips_and_any_three() -> None:
    game = before_tiling()
    board = game.boards[0]
    board.plates[0] = ("S1", 1)  # TY/SK
    board.plates[1] = ("J1", 0)  # TY/WK
    board.plates[3] = ("J4", 0)  # TR/BW
    board.lines[1], board.lines[2] = ["T"], ["R", "R"]
    game.tower = []
    board.chips = ["RT", "Y", "TY", "BR"]
    play(game, "c1")  # a blue chip as the fifth
    assert (game.awaiting, game.legal_moves()) == ("pay", {"no", "pay0", "pay1"})
    play(game, "pay1")  # only one way to pay: TY and RT
    assert (board.chips, sorted(board.spent)) == (["Y", "BR", "B"], ["RT", "TY"])
    assert (game.awaiting, game.legal_moves()) == ("column", {"=3"})
    assert game.play("=3") == [("tile", 0, 1, 2, "T", 1, 0)]
    assert (game.awaiting, game.legal_moves(), game.tower) == ("pay", {"no", "pay0"}, [])
    play(game, "pay0")
    assert (board.chips, game.legal_moves()) == ([], {"=2"})
    assert game.play("=2") == [("tile", 0, 2, 1, "R", 1, 0)]
    assert game.tower == ["R"]  # chips leave no tiles
    assert sorted(board.spent) == ["B", "BR", "RT", "TY", "Y"]


def test_du_4_5_chips_are_voluntary() -> None:
    game = before_tiling()
    board = game.boards[0]
    board.plates[0] = ("S1", 0)  # YK/TS
    board.lines[1] = ["T"]
    board.chips = ["T", "RT"]
    play(game, "c1 no")
    assert (game.phase, board.lines[1], board.chips, board.spent) == ("deal", ["T"], ["T", "RT", "B"], [])


def test_du_4_4_chips_are_never_mere_filling() -> None:
    game = before_tiling()
    board = game.boards[0]
    board.chips = ["T", "RT"]
    board.lines[1] = ["T"]  # no space for it
    board.plates[4] = ("J4", 0)  # spaces for lines 3 and 4, but these are empty
    play(game, "c1")
    assert game.phase == "deal"


def test_du_4_4_chips_are_named_in_order_as_far_as_there_is_a_choice() -> None:
    game = before_tiling()
    board = game.boards[0]
    board.plates[3] = ("J4", 0)  # TR/BW
    board.lines[2] = ["T"]  # lacks two
    board.chips = ["RT", "T", "TY", "K", "TY"]
    game.chips["1"] = "Y"
    play(game, "c1")
    assert game.legal_moves() == {"no", "pay0", "pay1", "pay2"}
    play(game, "pay1")  # five of Y K T TY TY RT, at least two showing turquoise
    assert (game.awaiting, game.legal_moves()) == ("chip", {"$Y", "$K"})
    play(game, "$Y")
    assert game.legal_moves() == {"$K", "$T"}
    play(game, "$T")  # the rest is forced
    assert (game.awaiting, board.chips) == ("column", ["K"])
    assert sorted(board.spent) == ["RT", "T", "TY", "TY", "Y"]

    game = before_tiling()
    board = game.boards[0]
    board.plates[3] = ("J4", 0)
    board.lines[2] = ["T", "T"]  # lacks one
    board.chips = ["RT", "T", "TY", "K"]
    play(game, "c1 pay1")
    assert game.legal_moves() == {"$T", "$TY"}
    play(game, "$TY")
    assert (game.awaiting, sorted(board.spent)) == ("column", ["RT", "TY"])


def test_du_4_4_payments_agree_with_the_sum() -> None:
    """The number of pairs is feasible just when there are enough chips and enough of them show the colour."""
    rng = random.Random(2)
    for _ in range(300):
        chips = rng.sample(CHIP_KINDS * 2, rng.randrange(11))
        colour = rng.choice(COLOURS)
        pairs, triples = rng.randrange(4), rng.randrange(3)
        payments = possible_payments(chips, colour, pairs, triples)
        showing = sum(colour in kind for kind in chips)
        assert bool(payments) == (len(chips) >= 2 * pairs + 3 * triples and showing >= 2 * pairs)
        assert all(list(payment) == sorted(payment, key=CHIP_KINDS.index) for payment in payments)


# ---- The end ----


def test_du_6_1_goals() -> None:
    game = Duel(GOALS, 0, STACK)
    board = game.boards[0]
    board.plates = [
        *[("S1", 0), ("J4", 0), ("S7", 0)],  # Y K  T R  S T
        #                                      T S  B W  Y B
        *[("S9", 0), ("J5", 0), ("J6", 0)],  # Y B  K Y  W B
        #                                      K S  R W  T K
        *[("S2", 0), ("J8", 0), ("S8", 0)],  # K S  Y R  S Y
        #                                      T R  W B  B R
    ]
    board.dome = dome("""
        Y K T R * T
        T * B K Y B
        . B K Y R .
        . . . . T .
        . . Y R * Y
        T R B B B R""")
    expected = {
        "rows": 3 * 3,  # 1, 2, 6
        "columns": 7 * 1,  # 5
        "diagonals": 0,
        "jokers": 0,  # one of four is empty
        "five-colours": 0,  # row 1 lacks blue, row 2 lacks red
        "outer": 6 + 2 + 0 + 0 + 1 + 6,
        "corners": 3 + 3 + 0 + 8,
        "empty-specials": -3 * 2,
    }
    assert {goal: goal_points(game, 0, goal) for goal in expected} == expected
    assert goal_points(game, 1, "outer") == 0
    board.dome[3][2], board.dome[3][3] = "R", "K"
    expected |= {"columns": 7 * 3, "diagonals": 10 * 1, "jokers": 2 * 4}
    assert {goal: goal_points(game, 0, goal) for goal in expected} == expected
    board.dome[4][0], board.dome[4][1] = "K", "*"
    expected |= {"rows": 3 * 4, "diagonals": 10 * 2, "outer": 16, "corners": 22, "empty-specials": -3}
    assert {goal: goal_points(game, 0, goal) for goal in expected} == expected


def test_du_6_1_five_colours() -> None:
    game = Duel(GOALS, 0, STACK)
    game.boards[0].dome = dome("""
        B Y R K T .
        B Y . R K T
        T K R Y B B
        B Y R K * .
        B Y R K K K
        . . . . . .""")
    assert goal_points(game, 0, "five-colours") == 4 * 3


def test_du_6_1_jokers() -> None:
    game = Duel(GOALS, 0, STACK)
    board = game.boards[0]
    assert goal_points(game, 0, "jokers") == 0
    board.plates[0], board.plates[8] = ("J1", 0), ("J6", 0)  # TY/WK and WB/TK
    board.dome[1][0] = "R"
    assert goal_points(game, 0, "jokers") == 0
    board.dome[4][4] = "R"
    assert goal_points(game, 0, "jokers") == 4
    with pytest.raises(ValueError, match="no goal"):
        goal_points(game, 0, "nonsense")


def test_du_6_1_goals_count_once_and_never_below_0() -> None:
    game = before_tiling(this_round=5)
    game.goals = ["empty-specials", "outer", "rows"]
    game.boards[0].plates[0] = ("S1", 0)
    game.boards[1].plates[0] = game.boards[1].plates[1] = ("S1", 0)
    game.boards[0].dome[0][0] = "Y"
    game.start_holder = 1
    assert play(game, "c1") == [
        ("broken", 1, 2, 3),
        ("goal", 0, "empty-specials", -3),
        ("goal", 0, "outer", 1),
        ("goal", 0, "rows", 0),
        ("final", 0, 3),
        ("goal", 1, "empty-specials", -6),
        ("goal", 1, "outer", 0),
        ("goal", 1, "rows", 0),
        ("final", 1, 0),
    ]
    assert (game.phase, game.awaiting, game.legal_moves()) == ("over", "over", set())
    assert (game.player, game.starting_player, game.snapshot()["start_holder"], game.winner()) == (1, 1, None, 0)


def test_du_6_2_a_tie_goes_to_the_holder_of_the_start_tile() -> None:
    for holder, winner in [(0, 0), (1, 1), (None, 0)]:  # nobody took it: still with player 0, who started
        game = before_tiling(this_round=5)
        with pytest.raises(ValueError, match="not over"):
            game.winner()
        if holder is not None:
            game.boards[holder].score += 2
        game.start_holder = holder
        play(game, "c1")
        assert game.boards[0].score == game.boards[1].score == 5
        assert game.winner() == winner


# ---- Comparing ----


def test_snapshot_is_plain_and_sorted() -> None:
    game = opened_game()
    play(game, "s4T")
    snapshot = game.snapshot()
    assert (snapshot["hand"], snapshot["leftovers"]) == ("T", "BYK")
    assert snapshot["suns"] == {"L": "BYRTT", "1": "BBYR", "2": "YYYY", "3": "RRRK", "4": ""}
    assert snapshot["bag"] == "B" * 9 + "Y" * 6 + "R" * 8 + "K" * 11 + "T" * 10
    assert snapshot["chips"] == {"1": "B", "2": "TY", "3": "B", "4": "RT"}
    play(game, ">3 ^Y ^K")
    snapshot = game.snapshot()
    assert snapshot["moons"] == {"L": "", "1": "", "2": "", "3": "", "4": "YKB"}
    assert snapshot["boards"] == [
        {
            "score": 5,
            "tokens": 2,
            "lines": ["", "", "T", "", "", ""],
            "plates": [None, None, None, None, ("S2", 0), None, None, None, None],
            "dome": ["......"] * 6,
            "broken": "",
            "chips": [],
            "spent": [],
            "chips_taken": 0,
        },
        {
            "score": 5,
            "tokens": 2,
            "lines": [""] * 6,
            "plates": [None, None, None, None, ("S1", 0), None, None, None, None],
            "dome": ["......"] * 6,
            "broken": "",
            "chips": [],
            "spent": [],
            "chips_taken": 0,
        },
    ]


# ---- Whole games ----

Chooser = Callable[[Duel, random.Random], str]


def any_move(duel: Duel, rng: random.Random) -> str:
    return rng.choice(sorted(duel.legal_moves()))


def ambitious_move(duel: Duel, rng: random.Random) -> str:
    """A player who wants a full dome: rarely breaks or draws, fills lines that have a space, pays with chips."""
    board = duel.boards[duel.player]
    moves = sorted(duel.legal_moves())
    if duel.awaiting == "line":
        colour, count = duel.hand[0], len(duel.hand)
        rows = [int(move[1:]) - 1 for move in moves if move != ">X"]
        useful = [row for row in rows if available_columns(board, row, colour)] or rows
        fitting = [row for row in useful if row + 1 - len(board.lines[row]) >= count] or useful
        if fitting:
            return f">{min(fitting, key=lambda row: row + 1 - len(board.lines[row])) + 1}"
    unloved = [move for move in moves if move not in ("draw", "no")]
    return rng.choice(unloved or moves)


def tiles_in(duel: Duel) -> Counter[str]:
    """Every coloured tile of the game (DU-8.1)."""
    places = [duel.bag, duel.tower, duel.hand, duel.leftovers, *duel.suns.values(), *duel.moons.values()]
    for board in duel.boards:
        places += [*board.lines, board.broken]
        places += [[tile for tile in row if tile is not None and tile != "*"] for row in board.dome]
    return Counter(tile for place in places for tile in place)


def plates_in(duel: Duel) -> list[str]:
    """Every plate of the game (DU-8.1)."""
    laid = [plate[0] for board in duel.boards for plate in board.plates if plate is not None]
    return sorted(duel.display + duel.stack + duel.drawn + ([duel.plate] if duel.plate else []) + laid)


def chips_in(duel: Duel) -> list[str]:
    """Every chip of the game (DU-8.1)."""
    on_factories = [kind for kind in duel.chips.values() if kind is not None]
    return sorted(duel.chip_pile + on_factories + [chip for board in duel.boards for chip in board.chips + board.spent])


def check_position(duel: Duel, tiles: Counter[str]) -> None:
    """What must hold after every decision, given the tiles that the game began with."""
    assert tiles_in(duel) == tiles
    assert plates_in(duel) == sorted(PLATES)
    assert chips_in(duel) == sorted(CHIP_KINDS * 2)
    assert bool(duel.legal_moves()) == (duel.phase not in ("deal", "over"))
    assert (duel.hand != []) == (duel.awaiting == "line")
    assert (duel.plate is not None) == (duel.awaiting in ("return", "slot", "rotation"))
    assert (duel.drawn != []) == (duel.awaiting in ("draw", "keep", "return"))
    assert duel.leftovers == [] or duel.awaiting in ("line", "leftover")
    for factory in SMALL_FACTORIES:
        has_tiles = duel.suns[factory] + duel.moons[factory] != []
        stacking = duel.leftovers != [] and factory == duel._leftover_factory
        has_chip = duel.chips[factory] is not None
        assert duel.revealed[factory] == (has_chip and not has_tiles and not stacking)
    for board in duel.boards:
        assert board.score >= 0
        assert board.tokens in (0, 1, 2)
        assert board.chips_taken in (0, 1, 2)
        assert len(board.broken) <= 4
        for row, line in enumerate(board.lines):
            assert len(line) <= row + 1
            assert len(set(line)) <= 1
        check_dome(board)


def check_dome(board: Board) -> None:
    """Each tile lies where it may lie, and special tiles lie just where they must (DU-4.1, DU-4.8)."""
    for slot in range(9):
        spaces = spaces_of_slot(slot)
        filled = {(row, column) for row, column in spaces if board.dome[row][column] is not None}
        for row, column in spaces:
            tile, printed = board.dome[row][column], printed_space(board, row, column)
            if printed == "S":
                assert tile in (None, "*")
                assert (tile == "*") == (len(filled) == 4)
                assert (tile is None) == (len(filled) < 3)
            elif tile is not None:
                assert printed in (tile, "W")


def replay_scores(scores: list[int], events: list[Event]) -> None:
    """Follow the scores by the events alone."""
    goal_sums = [0, 0]
    for event in events:
        match event:
            case ("paid", int(player), int(points)):
                scores[player] -= points
            case ("tile", int(player), _, _, _, int(horizontal), int(vertical)):
                assert horizontal + vertical >= 1
                scores[player] += horizontal + vertical
            case ("special", int(player), int(row), _, int(points)):
                assert points == row + 1
                scores[player] += points
            case ("broken", int(player), int(cost), int(new_score)):
                scores[player] = max(0, scores[player] - cost)
                assert scores[player] == new_score
            case ("goal", int(player), _, int(points)):
                goal_sums[player] += points
            case ("final", int(player), int(new_score)):
                scores[player] = max(0, scores[player] + goal_sums[player])
                assert scores[player] == new_score
            case ("break", _, _):
                pass
            case _:
                raise AssertionError(event)


def check_whole_game(seed: int, choose: Chooser, number_of_tiles: int = 65) -> tuple[Duel, set[str]]:
    """Play a game, checking everything after every decision; also tell which decisions and events occurred."""
    rng = random.Random(seed)
    duel = random_set_up(rng)
    duel.bag = rng.sample(duel.bag, number_of_tiles)
    tiles = Counter(duel.bag)
    scores = [5, 5]
    seen = set()
    while duel.phase != "over":
        if duel.phase == "deal":
            laid = sum(plate is not None for board in duel.boards for plate in board.plates)
            assert laid == (0 if duel.round == 0 else 2 + 4 * duel.round)  # after round 4 all 18
            start_tile_in_play = bool(duel.bag + duel.tower)
            starter = duel.starting_player
            events = duel.deal(*random_deal(duel, rng))
            assert events == []
            large_holds_tiles = duel.suns["L"] != []
            assert large_holds_tiles == start_tile_in_play
        else:
            player, awaiting, phase = duel.player, duel.awaiting, duel.phase
            if phase == "tiling":
                # DU-3.15 and DU-3.11: nothing is left on the table, and everybody took two chips.
                assert all(duel.suns[factory] + duel.moons[factory] == [] for factory in FACTORIES)
                assert [board.chips_taken for board in duel.boards] == [2, 2]
                assert [board.tokens for board in duel.boards] == ([2, 2] if duel.round == 5 else [0, 0])
                assert (duel.start_holder is not None) == large_holds_tiles
            events = duel.play(choose(duel, rng))
            if (
                (phase, duel.phase) == ("acquiring", "acquiring")
                and duel.awaiting == "action"
                and duel.player == player
            ):
                seen.add("pass")
            if duel.phase in ("deal", "over") and not large_holds_tiles:
                assert duel.starting_player == starter
            seen.add(awaiting)
        seen |= {str(event[0]) for event in events}
        replay_scores(scores, events)
        assert scores == [board.score for board in duel.boards]
        check_position(duel, tiles)
    assert duel.round == 5
    assert duel.chip_pile == duel.display == duel.stack == []
    for board in duel.boards:
        assert None not in board.plates
        assert len(board.chips + board.spent) == 10
        assert board.broken == []
    best = max(board.score for board in duel.boards)
    assert duel.boards[duel.winner()].score == best
    return duel, seen


EVERYTHING = {
    *{"plate", "action", "draw", "keep", "return", "slot", "rotation", "line", "leftover", "pay", "chip", "column"},
    *{"pass", "paid", "tile", "special", "break", "broken", "goal", "final"},
}


def test_du_8_1_random_games() -> None:
    occurred = set()
    for seed in range(60):
        occurred |= check_whole_game(seed, any_move)[1]
    assert occurred >= EVERYTHING - {"special"}


def test_du_8_1_ambitious_games() -> None:
    occurred = set()
    best = 0
    for seed in range(60):
        duel, seen = check_whole_game(seed, ambitious_move)
        occurred |= seen
        best = max(best, *(board.score for board in duel.boards))
    assert occurred >= EVERYTHING - {"return"}
    assert 40 < best < 250


@pytest.mark.parametrize("choose", [any_move, ambitious_move])
def test_du_5_3_games_with_few_tiles(choose: Chooser) -> None:
    for number_of_tiles in [*range(12), *range(12, 65, 4)]:
        check_whole_game(number_of_tiles, choose, number_of_tiles)


def test_random_game_is_decided_by_its_seed() -> None:
    first, second, third = random_game(7), random_game(7), random_game(8)
    assert first.snapshot() == second.snapshot() != third.snapshot()
    assert first.moves_played == second.moves_played > 100
