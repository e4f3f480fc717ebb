"""Sanity tests of the Azul oracle: the worked examples, the rulings, and random games that never lose a tile."""

import random
from collections import Counter

import pytest

from .azul import COLOURS, MARKER, Azul, EndlessGameError, Wall, random_deal, random_game, score_tile

VARIANTS = [(players, side) for side in ("coloured", "grey") for players in (2, 3, 4)]


# ---- Helpers --------------------------------------------------------------------------------------------------------


def in_offer(displays: list[str], side: str = "coloured", players: int = 2, centre: str = "") -> Azul:
    """A game in the middle of its first factory offer, player 0 to move, with only these tiles still on offer."""
    game = Azul(players, side, starting_player=0)
    game.phase = "offer"
    game.round = 1
    for number, display in enumerate(displays):
        game.displays[number] = list(display)
    game.centre = list(centre)
    for tile in "".join(displays) + centre:
        game.bag.remove(tile)
    return game


def lay_lines(game: Azul, player: int, lines: list[str]) -> None:
    """Move tiles from the bag to a player's pattern lines."""
    for row, tiles in enumerate(lines):
        game.boards[player].lines[row] = list(tiles)
        for tile in tiles:
            game.bag.remove(tile)


def draw_wall(game: Azul, player: int, drawing: str) -> None:
    """Move tiles from the bag to a player's wall, drawn as five rows of letters and dots."""
    for row, text in enumerate(drawing.split("\n")[1:]):
        for column, tile in enumerate(text.split()):
            if tile != ".":
                game.boards[player].wall[row][column] = tile
                game.bag.remove(tile)


def placed(drawing: str) -> tuple[int, int]:
    """What the tile drawn as * earns among the tiles drawn as #."""
    rows = [line.split() for line in drawing.strip().split("\n")]
    wall: Wall = [[None if space == "." else space for space in row] for row in rows]
    [(row, column)] = [(r, c) for r in range(5) for c in range(5) if wall[r][c] == "*"]
    return score_tile(wall, row, column)


def all_tiles(game: Azul) -> Counter[str]:
    """Every tile of the game, wherever it lies, without the marker (AZ-6.1)."""
    tiles = Counter(game.bag) + Counter(game.lid) + Counter(game.centre)
    for display in game.displays:
        tiles += Counter(display)
    for board in game.boards:
        for line in board.lines:
            tiles += Counter(line)
        for row in board.wall:
            tiles += Counter(tile for tile in row if tile is not None)
        tiles += Counter(tile for tile in board.floor if tile != MARKER)
    return tiles


def check_invariants(game: Azul) -> None:
    """What must hold after every event."""
    assert all_tiles(game) == Counter(dict.fromkeys(COLOURS, 20))  # AZ-6.1
    assert (game.legal_moves() == set()) == (game.phase in ("deal", "over"))  # AZ-2.5
    markers_on_floors = [player for player, board in enumerate(game.boards) if MARKER in board.floor]
    assert markers_on_floors in ([], [game.marker_holder])
    if game.phase in ("deal", "over"):
        assert game.player == game.starting_player
        assert game.marker_holder is None
        assert all(board.floor == [] for board in game.boards)
    if game.phase != "offer":
        assert game.centre == []
        assert all(display == [] for display in game.displays)
    for board in game.boards:
        assert board.score >= 0  # AZ-3.7
        assert len(board.floor) <= 7  # AZ-2.10
        for row in range(5):
            assert len(board.lines[row]) <= row + 1  # AZ-2.6
            assert len(set(board.lines[row])) <= 1  # AZ-2.7
            assert not set(board.lines[row]) & set(board.wall[row])  # AZ-2.8
            row_tiles = [tile for tile in board.wall[row] if tile is not None]
            column_tiles = [board.wall[r][row] for r in range(5) if board.wall[r][row] is not None]
            assert len(row_tiles) == len(set(row_tiles))
            assert len(column_tiles) == len(set(column_tiles))
            if game.side == "coloured":
                for column, tile in enumerate(board.wall[row]):
                    assert tile in (None, COLOURS[(column - row) % 5])  # AZ-1.7


# ---- Worked examples ------------------------------------------------------------------------------------------------


def test_az_8_1_first_turns() -> None:
    game = Azul(3, "coloured", starting_player=0)
    game.deal(["KKBY", "YRRR", "BBBB", "WWWW", "YYYY", "KKKK", "BBBB"])
    assert game.play("1K2") == []
    assert game.boards[0].lines[1] == ["K", "K"]
    assert sorted(game.centre) == ["B", "Y"]
    assert game.displays[0] == []
    assert game.player == 1

    game.play("2Y1")
    assert game.boards[1].lines[0] == ["Y"]
    assert sorted(game.centre) == ["B", "R", "R", "R", "Y"]
    assert game.marker_holder is None

    game.play("CR3")
    assert game.boards[2].lines[2] == ["R", "R", "R"]
    assert game.boards[2].floor == [MARKER]
    assert game.marker_holder == 2
    assert sorted(game.centre) == ["B", "Y"]
    assert game.player == 0


def test_az_8_2_where_two_yellow_may_go() -> None:
    game = in_offer(["YYBK", "RRRR"])
    lay_lines(game, 0, ["", "", "", "B", ""])
    draw_wall(
        game,
        0,
        """
        . . . . .
        . . Y . .
        . . . Y .
        . . . . .
        . . . . .""",
    )
    assert {move for move in game.legal_moves() if move.startswith("1Y")} == {"1Y1", "1Y5", "1YF"}
    game.play("1Y1")
    assert game.boards[0].lines[0] == ["Y"]
    assert game.boards[0].floor == ["Y"]


def test_az_8_3_complete_and_incomplete_lines() -> None:
    game = in_offer(["", "R"])
    lay_lines(game, 0, ["", "R", "YY", "BBBB", "KKK"])
    events = game.play("2R2")
    assert events == [("wall", 0, 1, 3, "R", 1, 0), ("wall", 0, 3, 3, "B", 1, 0)]
    assert game.boards[0].score == 2
    assert game.boards[0].lines == [[], [], ["Y", "Y"], [], ["K", "K", "K"]]
    assert sorted(game.lid) == ["B", "B", "B", "R"]
    assert game.phase == "deal"


def test_az_8_4_alone() -> None:
    assert placed("""
        . . . . .
        . # . . .
        . . * . .
        . . . # .
        . . . . .""") == (1, 0)


def test_az_8_4_row_of_three() -> None:
    assert placed("""
        . . . . .
        . # * # .
        . . . . .
        . . # . .
        . . . . .""") == (3, 0)


def test_az_8_4_column_of_three() -> None:
    assert placed("""
        . . # . .
        . . # . .
        # . * . #
        . . . . .
        . . . . .""") == (0, 3)


def test_az_8_4_row_of_four_and_column_of_three() -> None:
    assert placed("""
        . . # . .
        # # * # .
        . . # . .
        . . . . .
        . . # . .""") == (4, 3)


def test_az_8_5_four_tiles_and_the_marker_cost_8() -> None:
    game = in_offer([], centre="BBBB")
    game.boards[0].score = 10
    assert game.play("CBF") == [("floor", 0, 8, 2)]
    assert game.boards[0].score == 2
    assert game.lid == ["B", "B", "B", "B"]


# ---- Factory offer --------------------------------------------------------------------------------------------------


def test_az_2_3_marker_takes_its_space_before_the_tiles() -> None:
    game = in_offer(["RRRR"], centre="BBK")
    game.boards[0].floor = ["W"]
    game.play("CB1")
    assert game.boards[0].floor == ["W", MARKER, "B"]


def test_az_2_3_only_the_first_take_from_the_centre_takes_the_marker() -> None:
    game = in_offer(["RRRR"], centre="BK")
    game.play("CB1")
    game.play("CK1")
    assert game.marker_holder == 0
    assert game.boards[1].floor == []


def test_az_2_4_marker_on_a_full_floor_line_costs_nothing_but_starts() -> None:
    game = in_offer(["R"], centre="B")
    game.boards[1].floor = list("YYYYYYY")
    game.play("1R2")
    assert game.play("CB1") == [("wall", 1, 0, 0, "B", 1, 0), ("floor", 1, 14, 0)]
    assert game.starting_player == 1
    assert game.player == 1


def test_az_2_10_tiles_beyond_the_seventh_go_to_the_lid() -> None:
    game = in_offer(["KKKK", "R"])
    game.boards[0].floor = list("YYYYY")
    game.play("1KF")
    assert game.boards[0].floor == list("YYYYYKK")
    assert game.lid == ["K", "K"]


def test_illegal_moves_change_nothing() -> None:
    game = in_offer(["YYBK"])
    before = game.snapshot()
    for move in ("", "1", "1Y", "1Y6", "1Y0", "1R1", "2Y1", "CY1", "CMF", "1-1", "1YF ", "1yF"):
        with pytest.raises(ValueError, match="illegal move"):
            game.play(move)
    assert game.snapshot() == before


# ---- Wall-tiling and the end ----------------------------------------------------------------------------------------


def test_az_3_7_the_clamp_applies_once_to_the_whole_floor_line() -> None:
    game = in_offer(["BBB"])
    game.boards[0].score = 3
    assert game.play("1BF") == [("floor", 0, 4, 0)]


def test_wall_tiling_starts_with_the_player_who_started_the_round() -> None:
    game = in_offer([], players=3, centre="B")
    game.starting_player = 2
    game.player = 1
    lay_lines(game, 0, ["R", "", "", "", ""])
    lay_lines(game, 2, ["K", "YY", "", "", ""])
    assert game.play("CB1") == [
        ("wall", 2, 0, 3, "K", 1, 0),
        ("wall", 2, 1, 2, "Y", 1, 0),
        ("wall", 0, 0, 2, "R", 1, 0),
        ("wall", 1, 0, 0, "B", 1, 0),
        ("floor", 1, 1, 0),
    ]
    assert game.starting_player == 1


def test_az_4_5_nobody_took_the_marker() -> None:
    game = Azul(2, "coloured", starting_player=1)
    game.deal(["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"])
    for move in ("1B4", "2Y4", "3R5", "4K5", "5WF"):
        game.play(move)
    assert game.phase == "deal"
    assert game.starting_player == 1
    assert game.player == 1


def test_az_5_1_and_5_2_a_row_ends_the_game_with_all_bonuses() -> None:
    game = in_offer(["B"])
    draw_wall(
        game,
        0,
        """
        . Y R K W
        W B . . .
        K . B . .
        R . . B .
        Y . . . B""",
    )
    draw_wall(
        game,
        1,
        """
        . . R . .
        . . Y . .
        . . B . .
        . . W . .
        . . K . .""",
    )
    assert game.play("1B1") == [
        ("wall", 0, 0, 0, "B", 5, 5),
        ("bonus", 0, "row", 0, 2),
        ("bonus", 0, "column", 0, 7),
        ("bonus", 0, "colour", "B", 10),
        ("bonus", 1, "column", 2, 7),
    ]
    assert game.phase == "over"
    assert [board.score for board in game.boards] == [29, 7]
    assert game.winners() == {0}


def test_az_5_3_rows_break_a_tie() -> None:
    game = Azul(3, "coloured", starting_player=0)
    game.phase = "over"
    for player, score in enumerate([30, 30, 20]):
        game.boards[player].score = score
    assert game.winners() == {0, 1}
    game.boards[1].wall[0] = list(COLOURS)
    game.boards[2].wall[0] = list(COLOURS)
    assert game.winners() == {1}


def test_no_winners_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        Azul(2, "grey", 0).winners()


# ---- Deals ----------------------------------------------------------------------------------------------------------


def waiting_for_deal(bag: str, lid: str) -> Azul:
    """A two-player game that waits for a deal out of this bag and lid."""
    game = Azul(2, "coloured", starting_player=0)
    game.bag, game.lid = list(bag), list(lid)
    return game


def test_az_4_2_the_lid_is_used_only_after_the_bag() -> None:
    game = waiting_for_deal("B" * 18, "Y" * 5)
    assert game.deal(["BBBB", "BBBB", "BBBB", "BBBB", "BBYY"]) == []
    assert game.bag == ["Y", "Y", "Y"]
    assert game.lid == []
    with pytest.raises(ValueError, match="only after all those of the bag"):
        waiting_for_deal("B" * 18, "Y" * 5).deal(["BBBB", "BBBB", "BBBB", "BBBB", "BYYY"])


def test_az_4_2_the_lid_stays_if_the_bag_is_just_enough() -> None:
    game = waiting_for_deal("B" * 20, "Y" * 5)
    game.deal(["BBBB"] * 5)
    assert game.bag == []
    assert game.lid == ["Y"] * 5
    with pytest.raises(ValueError, match="bag does not hold"):
        waiting_for_deal("B" * 20, "Y" * 5).deal(["BBBB"] * 4 + ["BBBY"])


def test_az_4_3_a_partial_deal_may_be_spread_in_any_way() -> None:
    for displays in (["BBBY", "", "", "", ""], ["", "B", "B", "Y", "B"]):
        game = waiting_for_deal("BB", "BY")
        game.deal(displays)
        assert game.bag == []
        assert game.lid == []
        assert game.phase == "offer"
        assert game.round == 1


@pytest.mark.parametrize(
    ("displays", "reason"),
    [
        (["BBBB", "YYYY", "RRRR", "KKKK"], "5 displays"),
        (["BBBB", "YYYY", "RRRR", "KKKK", "WWWW", ""], "5 displays"),
        (["BBBBB", "YYYY", "RRRR", "KKKK", "WWW"], "at most 4"),
        (["BBBB", "YYYY", "RRRR", "KKKK", "WWW"], "20 tiles must be dealt"),
        (["BBBB", "YYYY", "RRRR", "KKKK", "WWWM"], "bag does not hold"),
    ],
)
def test_impossible_deals(displays: list[str], reason: str) -> None:
    game = Azul(2, "coloured", starting_player=0)
    before = game.snapshot()
    with pytest.raises(ValueError, match=reason):
        game.deal(displays)
    assert game.snapshot() == before


def test_no_deal_in_the_middle_of_a_round() -> None:
    game = Azul(2, "coloured", starting_player=0)
    game.deal(["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"])
    with pytest.raises(ValueError, match="no deal in the phase"):
        game.deal(["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"])


def test_az_4_4_nothing_left_to_deal_ends_the_game() -> None:
    game = in_offer(["B"])
    game.bag = []
    assert game.play("1B1") == [("wall", 0, 0, 0, "B", 1, 0)]
    assert game.phase == "over"
    assert game.round == 1
    assert game.winners() == {0}


def test_az_4_4_a_deal_of_nothing_ends_a_game_set_up_by_hand() -> None:
    game = waiting_for_deal("", "")
    game.boards[1].wall[2] = list("KWBYR")
    assert game.deal([""] * 5) == [("bonus", 1, "row", 2, 2)]
    assert game.phase == "over"


# ---- The grey side --------------------------------------------------------------------------------------------------


def test_az_7_3_choices_go_line_by_line_and_count_for_the_next() -> None:
    game = in_offer(["B"], side="grey")
    lay_lines(game, 0, ["", "BB", "", "", ""])
    lay_lines(game, 1, ["R", "", "", "", ""])
    assert game.play("1B1") == []
    assert game.phase == "tiling"
    assert game.player == 0
    assert game.legal_moves() == {"1-1", "1-2", "1-3", "1-4", "1-5"}
    assert game.play("1-3") == [("wall", 0, 0, 2, "B", 1, 0)]
    assert game.legal_moves() == {"2-1", "2-2", "2-4", "2-5"}
    assert game.play("2-4") == [("wall", 0, 1, 3, "B", 1, 0)]
    assert game.player == 1
    assert game.phase == "tiling"
    assert game.play("1-1") == [("wall", 1, 0, 0, "R", 1, 0)]
    assert game.phase == "deal"


def test_az_7_4_a_line_without_an_allowed_space_falls_in_its_turn() -> None:
    game = in_offer(["B"], side="grey")
    lay_lines(game, 0, ["", "RR", "", "", ""])
    draw_wall(
        game,
        0,
        """
        . Y . . .
        . B Y K W
        R . . . .
        . . . . .
        . . . . .""",
    )
    assert game.play("1B1") == []
    assert game.legal_moves() == {"1-1", "1-3", "1-4", "1-5"}
    assert game.play("1-1") == [
        ("wall", 0, 0, 0, "B", 2, 0),
        ("unplaceable", 0, 1),
        ("floor", 0, 2, 0),
    ]
    assert sorted(game.lid) == ["R", "R"]


def test_az_7_4_fallen_tiles_beyond_the_seventh_space_go_to_the_lid() -> None:
    game = in_offer(["K"], side="grey", centre="")
    lay_lines(game, 0, ["", "", "BBB", "", ""])
    game.boards[0].floor = list("YYYYYY")
    draw_wall(
        game,
        0,
        """
        B . . . .
        . B . . .
        . . R Y K
        . . . . .
        . . . . .""",
    )
    assert game.play("1K2") == [("unplaceable", 0, 2), ("floor", 0, 14, 0)]
    assert Counter(game.lid) == Counter("YYYYYYBBB")


def test_az_7_5_a_line_that_can_no_longer_be_placed_may_be_started() -> None:
    game = in_offer(["RRRR"], side="grey")
    draw_wall(
        game,
        0,
        """
        R . . . .
        . Y B K W
        . . . . .
        . . . . .
        . . . . .""",
    )
    assert game.legal_moves() == {"1R2", "1R3", "1R4", "1R5", "1RF"}


def test_the_marker_holder_and_the_starter_stay_known_during_grey_wall_tiling() -> None:
    game = in_offer([], side="grey", centre="B")
    game.player = 1
    assert game.play("CB1") == []
    assert (game.phase, game.player) == ("tiling", 1)
    assert (game.starting_player, game.marker_holder) == (0, 1)
    assert game.boards[1].floor == [MARKER]
    assert game.play("1-5") == [("wall", 1, 0, 4, "B", 1, 0), ("floor", 1, 1, 0)]
    assert (game.phase, game.starting_player, game.player, game.marker_holder) == ("deal", 1, 1, None)


# ---- Snapshots and random games -------------------------------------------------------------------------------------


def test_snapshot() -> None:
    game = Azul(2, "coloured", starting_player=1)
    game.deal(["WRYB", "KKWW", "BYRK", "WWWB", "YYYY"])
    game.play("1Y1")
    game.play("CW1")
    empty_wall = ["....."] * 5
    assert game.snapshot() == {
        "phase": "offer",
        "player": 1,
        "round": 1,
        "starting_player": 1,
        "marker_holder": 0,
        "displays": ["", "KKWW", "BYRK", "BWWW", "YYYY"],
        "centre": "BR",
        "bag": [17, 14, 18, 17, 14],
        "lid": [0, 0, 0, 0, 0],
        "boards": [
            {"score": 0, "lines": ["W", "", "", "", ""], "wall": empty_wall, "floor": "M"},
            {"score": 0, "lines": ["Y", "", "", "", ""], "wall": empty_wall, "floor": ""},
        ],
    }


@pytest.mark.parametrize(("players", "side"), VARIANTS)
@pytest.mark.parametrize("seed", range(5))
def test_az_6_1_no_tile_is_ever_lost(players: int, side: str, seed: int) -> None:
    rng = random.Random(seed)
    game = Azul(players, side, starting_player=seed % players)
    check_invariants(game)
    while game.phase != "over":
        scores = [board.score for board in game.boards]
        if game.phase == "deal":
            events = game.deal(random_deal(game, rng))
        else:
            events = game.play(rng.choice(sorted(game.legal_moves())))
        check_invariants(game)
        for event in events:
            scores = replay_score(scores, event)
        assert scores == [board.score for board in game.boards]
    assert game.round >= 5  # AZ-6.2
    assert game.winners() != set()


def replay_score(scores: list[int], event: tuple[object, ...]) -> list[int]:
    """The scores after an event: the events alone must explain every change of score."""
    player = event[1]
    assert isinstance(player, int)
    points = 0
    if event[0] == "wall":
        horizontal, vertical = event[5], event[6]
        assert isinstance(horizontal, int)
        assert isinstance(vertical, int)
        points = horizontal + vertical
    elif event[0] == "bonus":
        assert isinstance(event[4], int)
        points = event[4]
    elif event[0] == "floor":
        cost, new_score = event[2], event[3]
        assert isinstance(cost, int)
        assert new_score == max(0, scores[player] - cost)
        points = new_score - scores[player]
    else:
        assert event[0] == "unplaceable"
    return [score + points if seat == player else score for seat, score in enumerate(scores)]


@pytest.mark.parametrize(("players", "side"), VARIANTS)
def test_the_seed_decides_a_random_game(players: int, side: str) -> None:
    game = random_game(players, side, seed=7)
    assert game.phase == "over"
    assert game.moves_played >= 5 * players
    assert random_game(players, side, seed=7).snapshot() == game.snapshot()


def test_az_6_2_a_grey_game_that_can_never_end_is_reported() -> None:
    with pytest.raises(EndlessGameError):
        random_game(2, "grey", seed=1323, most_rounds=60)
