"""Set-up (AZ-1)."""

from collections import Counter
from dataclasses import replace

import pytest

from zellige.azul import Game, IllegalDeal, ImpossiblePosition, Phase, Position, RoundStarted, Variant

from .drawing import EMPTY, LETTERS, PRINTED_WALL, SIDES, Side, board, end_offer, full_line, heap, of_kind, position

PLAYERS = (2, 3, 4)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("players", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_az_1_1_players_and_displays(players: int, displays: int, side: Side) -> None:
    start = Position.start(players, side)
    assert len(start.boards) == players
    assert len(start.displays) == displays


@pytest.mark.parametrize("players", [1, 5])
def test_az_1_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match=r"AZ-1\.1"):
        Position.start(players)


@pytest.mark.parametrize("players", PLAYERS)
def test_az_1_2_all_tiles_start_in_the_bag(players: int) -> None:
    start = Position.start(players)
    assert start.bag == (20, 20, 20, 20, 20)
    assert start.lid == (0, 0, 0, 0, 0)
    assert set(start.displays) == {""}
    assert start.centre == ""


@pytest.mark.parametrize("side", SIDES)
def test_az_1_3_everybody_plays_the_same_side(side: Side) -> None:
    assert Position.start(4, side).variant == Variant(4, side)


def test_az_1_3_there_are_two_sides() -> None:
    with pytest.raises(ValueError, match="azul-2-golden"):
        Variant.parse("azul-2-golden")


@pytest.mark.parametrize("players", PLAYERS)
def test_az_1_4_scores_start_at_0_and_boards_empty(players: int) -> None:
    assert Position.start(players).boards == (EMPTY,) * players


@pytest.mark.parametrize("players", PLAYERS)
def test_az_1_5_the_table_chooses_the_starting_player(players: int) -> None:
    for seat in range(players):
        start, events = Position.start(players, starting_player=seat).deal_with_events(seed=1)
        assert start.player == seat
        assert of_kind(events, RoundStarted) == [RoundStarted(seat, 1)]


def test_az_1_5_the_starting_player_sits_at_the_table() -> None:
    with pytest.raises(ValueError, match="starting_player"):
        Position.start(3, starting_player=3)


@pytest.mark.parametrize("players", PLAYERS)
def test_az_1_5_or_the_seed_draws_any_of_them(players: int) -> None:
    drawn = [Game(players, seed=seed).position.player for seed in range(30)]
    assert set(drawn) == set(range(players))
    assert drawn == [Game(players, seed=seed).position.player for seed in range(30)]


@pytest.mark.parametrize("seat", [0, 1])
def test_az_1_5_the_tables_choice_goes_before_the_seed(seat: int) -> None:
    assert {Game(seed=seed, starting_player=seat).position.player for seed in range(8)} == {seat}


@pytest.mark.parametrize("players", PLAYERS)
def test_az_1_6_each_display_receives_four_tiles_from_the_bag(players: int) -> None:
    dealt = Position.start(players).deal(seed=1)
    assert {len(display) for display in dealt.displays} == {4}
    on_displays = heap("".join(dealt.displays))
    assert tuple(map(sum, zip(dealt.bag, on_displays, strict=True))) == (20, 20, 20, 20, 20)


def test_az_1_6_tiles_are_drawn_at_random() -> None:
    start = Position.start(2)
    deals = [start.draw_deal(seed) for seed in range(200)]
    assert len(set(deals)) == 200
    assert deals[7] == start.draw_deal(7)
    # 4000 tiles, 800 expected of each colour with a standard deviation below 26.
    counts = Counter("".join(display for deal in deals for display in deal.displays))
    assert all(abs(counts[letter] - 800) < 5 * 26 for letter in LETTERS)


def test_az_1_6_a_display_takes_no_fewer_than_four() -> None:
    with pytest.raises(IllegalDeal) as error:
        Position.start(2).deal("BBBB YYYY RRRR KKKK WWW")
    assert (error.value.code, error.value.rule) == ("number_of_tiles", "AZ-4.3")


def test_az_1_7_each_row_is_shifted_one_space_to_the_right() -> None:
    wall = """
        B Y R K W
        W B Y R K
        K W B Y R
        R K W B Y
        Y R K W B"""
    assert "".join(wall.split()) == "".join(PRINTED_WALL)
    for row in range(5):
        for colour in range(5):
            assert PRINTED_WALL[row][(colour + row) % 5] == LETTERS[colour]


@pytest.mark.parametrize("line", range(5))
@pytest.mark.parametrize("letter", LETTERS)
def test_az_1_7_a_tile_goes_to_its_printed_space(line: int, letter: str) -> None:
    after, _ = end_offer(replace(EMPTY, lines=full_line(line, letter)))
    wall = after.boards[0].wall
    assert wall[line] == "".join(letter if space == letter else "." for space in PRINTED_WALL[line])
    assert wall[:line] + wall[line + 1 :] == (".....",) * 4


def test_az_1_7_the_coloured_wall_holds_no_tile_elsewhere() -> None:
    drawn = board("""
            . | Y . . . .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    assert position(drawn, side="grey", phase=Phase.DEAL).boards[0].wall[0] == "Y...."
    with pytest.raises(ImpossiblePosition) as error:
        position(drawn, side="coloured", phase=Phase.DEAL)
    assert (error.value.code, error.value.rule) == ("wall_space_of_other_colour", "AZ-1.7")
