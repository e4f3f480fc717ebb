"""The grey side (AZ-7)."""

from dataclasses import replace

import pytest

from zellige.azul import (
    Board,
    Colour,
    Event,
    FloorScored,
    ImpossiblePosition,
    Phase,
    Placement,
    Position,
    TileDiscarded,
    TileFallen,
    TilePlaced,
)

from .drawing import EMPTY, SIDES, Side, board, end_offer, full_line, heap, of_kind, play_all, position, refusal


def asked(*boards: Board, starting_player: int = 0) -> Position:
    """The position after a factory offer that leaves these boards."""
    after, _ = end_offer(*boards, side="grey", starting_player=starting_player)
    return after


def moves(start: Position) -> str:
    return " ".join(map(str, start.legal_moves()))


@pytest.mark.parametrize("column", range(5))
def test_az_7_1_the_tile_may_go_to_any_space_of_its_row(column: int) -> None:
    start = asked(replace(EMPTY, lines=full_line(1, "R")))
    assert moves(start) == "2-1 2-2 2-3 2-4 2-5"
    after, events = start.play_with_events(Placement(1, column))
    assert after.boards[0].wall[1] == "".join("R" if each == column else "." for each in range(5))
    assert of_kind(events, TilePlaced) == [TilePlaced(0, 1, column, Colour.RED, horizontal=1, vertical=0)]


def test_az_7_1_the_space_must_be_free() -> None:
    start = asked(
        board("""
            . | . . . . .
           RR | . . B . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    )
    assert refusal(start, "2-3") == ("space_taken", "AZ-7.1")
    assert moves(start) == "2-1 2-2 2-4 2-5"


def test_az_7_1_otherwise_the_rules_are_the_same() -> None:
    start = asked(
        board("""
            . | . Y . . .
           RR | . B . W .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
        floor KK""")
    )
    after, events = start.play_with_events("2-3")
    assert of_kind(events, TilePlaced) == [TilePlaced(0, 1, 2, Colour.RED, horizontal=3, vertical=0)]
    assert of_kind(events, TileDiscarded) == [TileDiscarded(0, 1, Colour.RED)]
    assert of_kind(events, FloorScored) == [FloorScored(0, cost=2, score=1)]
    assert after.lid == heap("RKK")


def test_az_7_2_no_colour_twice_in_a_column() -> None:
    start = asked(
        board("""
            . | . . . . R
           RR | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | R . . . .""")
    )
    assert refusal(start, "2-1") == ("colour_in_column", "AZ-7.2")
    assert refusal(start, "2-5") == ("colour_in_column", "AZ-7.2")
    assert moves(start) == "2-2 2-3 2-4"


def test_az_7_2_no_colour_twice_in_a_row() -> None:
    # AZ-2.8 sees to it, long before the wall is tiled.
    drawn = board("""
            . | . . . . .
           .. | . . . . R
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    assert refusal(position(drawn, side="grey", displays="RR"), "1R2") == ("colour_on_wall_row", "AZ-2.8")


@pytest.mark.parametrize(
    ("code", "wall"),
    [
        ("colour_twice_in_row", ("R...R", ".....", ".....", ".....", ".....")),
        ("colour_twice_in_column", ("R....", ".....", ".....", ".....", "R....")),
    ],
)
def test_az_7_2_such_a_wall_cannot_be_drawn(code: str, wall: tuple[str, ...]) -> None:
    with pytest.raises(ImpossiblePosition) as error:
        position(replace(EMPTY, wall=wall), side="grey", phase=Phase.DEAL)
    assert (error.value.code, error.value.rule) == (code, "AZ-7.2")


def test_az_7_3_line_by_line_from_top_to_bottom() -> None:
    start = asked(replace(EMPTY, lines=("B", "", "WWW", "", "KKKKK")))
    assert moves(start) == "1-1 1-2 1-3 1-4 1-5"
    assert refusal(start, "3-1") == ("other_line", "AZ-7.3")
    second = start.play("1-1")
    assert moves(second) == "3-1 3-2 3-3 3-4 3-5"
    third = second.play("3-1")
    assert moves(third) == "5-1 5-2 5-3 5-4 5-5"
    assert third.play("5-1").phase is Phase.DEAL


def test_az_7_3_the_choice_is_the_players() -> None:
    start = asked(EMPTY, replace(EMPTY, lines=full_line(0, "B")))
    assert (start.phase, start.player) == (Phase.TILING, 1)


def test_az_7_3_earlier_choices_of_the_same_phase_count() -> None:
    start = asked(replace(EMPTY, lines=("B", "BB", "", "", "")))
    after = start.play("1-4")
    assert refusal(after, "2-4") == ("colour_in_column", "AZ-7.2")
    assert moves(after) == "2-1 2-2 2-3 2-5"


def test_az_7_3_earlier_choices_of_the_same_phase_score() -> None:
    start = asked(replace(EMPTY, lines=("B", "YY", "", "", "")))
    _, events = play_all(start, "1-4 2-4")
    assert [(event.horizontal, event.vertical) for event in of_kind(events, TilePlaced)] == [(1, 0), (0, 2)]


BLOCKED = """
            . | . . . . .
           .. | . . . . B
          ... | . . . . .
         .... | . . . . .
        BBBBB | Y R K W ."""


def test_az_7_4_a_line_without_a_space_falls_to_the_floor_line() -> None:
    after, events = end_offer(board(BLOCKED, score=20), side="grey")
    fallen = [TileFallen(0, space, Colour.BLUE, line=4) for space in range(5)]
    assert of_kind(events, TileFallen) == fallen
    # It falls before the floor is scored: 1 + 1 + 2 + 2 + 2.
    assert of_kind(events, FloorScored) == [FloorScored(0, cost=8, score=12)]
    assert of_kind(events, TilePlaced) == []
    assert after.phase is Phase.DEAL
    assert after.boards[0].lines[4] == ""
    assert after.lid == heap("BBBBB")


def test_az_7_4_beyond_the_seventh_space_to_the_lid() -> None:
    after, events = end_offer(board(BLOCKED + "\nfloor KMKKK", score=20), side="grey")
    assert [event.space for event in of_kind(events, TileFallen)] == [5, 6, None, None, None]
    assert of_kind(events, FloorScored) == [FloorScored(0, cost=14, score=6)]
    assert after.lid == heap("KKKKBBBBB")


def test_az_7_4_at_once_before_the_next_line_is_asked() -> None:
    start = asked(
        board("""
            B | Y R K W .
           .. | . . . . B
          RRR | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    )
    assert start.boards[0].floor == "B"
    assert moves(start) == "3-1 3-3 3-4 3-5"


def test_az_7_4_a_choice_of_the_same_phase_may_block_a_line() -> None:
    start = asked(
        board(
            """
            B | . . . . .
           BB | Y R K W .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .""",
            score=20,
        )
    )
    after, events = start.play_with_events("1-5")
    assert [event.line for event in of_kind(events, TileFallen)] == [1, 1]
    # The tile at the right end of row 1 has no neighbour: (2, 5) stays free.
    assert after.scores[0] == 20 + 1 - 2
    assert start.play("1-1").legal_moves() == [Placement(1, 4)]


def test_az_7_5_a_line_that_cannot_be_placed_may_be_started() -> None:
    drawn = board("""
            . | . . . . B
           .. | Y R K W .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    start = position(drawn, side="grey", displays="BBBK")
    assert start.play("1B2").boards[0].lines[1] == "BB"


def test_az_7_5_only_the_row_restricts_a_line() -> None:
    drawn = board("""
            . | . . . . B
           .. | Y R K W .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .""")
    start = position(drawn, side="grey", displays="BBYY")
    assert moves(start) == "1B2 1B3 1B4 1B5 1BF 1Y1 1Y3 1Y4 1Y5 1YF"


def test_az_7_6_the_only_space_must_be_taken() -> None:
    start = asked(
        board("""
            . | . . . . .
           BB | Y R K . .
          ... | . . . B .
         .... | . . . . .
        ..... | . . . . .""")
    )
    assert moves(start) == "2-5"
    after, events = start.play_with_events("2-5")
    assert of_kind(events, TileFallen) == []
    assert after.boards[0].wall[1] == "YRK.B"


@pytest.mark.parametrize("move", ["CBF", "1B2", "CWF"])
def test_az_7_6_nothing_else_can_be_done_with_the_line(move: str) -> None:
    start = asked(replace(EMPTY, lines=full_line(1, "B")))
    assert refusal(start, move) == ("placement_awaited", "AZ-7.6")


def test_az_7_7_players_choices_are_independent() -> None:
    first, second = replace(EMPTY, lines=full_line(0, "B")), replace(EMPTY, lines=full_line(2, "R"))
    start = asked(first, second)
    for move in start.legal_moves():
        other = start.play(move)
        assert other.player == 1
        assert moves(other) == "3-1 3-2 3-3 3-4 3-5"
        assert other.play("3-2").boards[1] == asked(second).play("3-2").boards[0]


def order(events: list[Event]) -> list[tuple[int, str]]:
    """Who does what in wall-tiling: `1` for a tile placed in row 1, `floor` for the floor line scored."""
    steps = []
    for event in events:
        if isinstance(event, TilePlaced):
            steps.append((event.player, str(event.row + 1)))
        elif isinstance(event, FloorScored):
            steps.append((event.player, "floor"))
    return steps


TWO_LINES = board("""
            B | . . . . .
           .. | . . . . .
          RRR | . . . . .
         .... | . . . . .
        ..... | . . . . .
        floor K""")


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("boards", [1, 2, 3])
def test_az_7_8_clockwise_from_the_starting_player_each_to_the_end(boards: int, side: Side) -> None:
    for seat in range(boards):
        after, events = end_offer(*[TWO_LINES] * boards, side=side, starting_player=seat)
        if side == "grey":
            after, events = play_all(after, "1-1 3-3 " * boards)
        clockwise = [*range(seat, boards), *range(seat)]
        assert order(events) == [(player, step) for player in clockwise for step in ("1", "3", "floor")]
        assert after.phase is Phase.DEAL


def test_az_7_8_the_floor_is_scored_before_the_next_player_begins() -> None:
    start = asked(TWO_LINES, TWO_LINES, starting_player=1)
    assert start.player == 1
    after, _ = play_all(start, "1-1 3-3")
    assert after.player == 0
    # Two tiles without neighbours, less one for the floor line; player 0 has not begun.
    assert after.boards[1] == replace(
        EMPTY, score=1, wall=("B....", ".....", "..R..", ".....", "....."), lines=("",) * 5
    )
    assert after.boards[0] == TWO_LINES


def test_az_7_8_the_rounds_starting_player_begins_not_the_next_one() -> None:
    holder = replace(TWO_LINES, floor="M")
    after, events = end_offer(TWO_LINES, holder)
    assert [player for player, _ in order(events)] == [0, 0, 0, 1, 1, 1]
    assert after.starting_player == 1
