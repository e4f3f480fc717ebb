"""What is said about a move of Azul, on boards made for it."""

from typing import TypeVar

from tests.analysis.tables import azul_board, azul_table
from zellige import azul
from zellige.analysis import facts
from zellige.analysis.explaining import explain
from zellige.analysis.facts import Fact

FactT = TypeVar("FactT", bound=Fact)


def told(position: azul.Position, move: str) -> tuple[Fact, ...]:
    return explain(position, [azul.Move.parse(move)])


def of(kind: type[FactT], position: azul.Position, move: str) -> list[FactT]:
    return [fact for fact in told(position, move) if isinstance(fact, kind)]


def test_a_completed_line_scores_with_its_neighbours() -> None:
    mine = azul_board(wall="B.R../...../...../...../.....")
    position = azul_table("YKKW", "", mine)
    assert told(position, "1Y1") == (
        facts.LineCompleted(line=0, count=1, colour="Y", points=3, is_choice=False),
        facts.Denied(player=1, line=0, points=1, left=0),
        facts.TilesCentred("KKW"),
    )


def test_a_line_that_is_not_complete_scores_nothing() -> None:
    (fact,) = of(facts.LineFilled, azul_table("YYKW"), "1Y5")
    assert fact == facts.LineFilled(line=4, count=2, colour="Y", missing=3)


def test_tiles_below_a_new_one_score_more() -> None:
    """The blue tile of line 2 goes to column 2, under the yellow one."""
    position = azul_table("YKKW", "", azul_board(lines="-/BB/-/-/-"))
    assert of(facts.LinksRaised, position, "1Y1") == [facts.LinksRaised(1)]
    assert of(facts.LineCompleted, position, "1Y1")[0].points == 1


def test_surplus_falls_at_the_price_of_the_next_spaces() -> None:
    position = azul_table("RRRR YYYY", "", azul_board(floor="BB"))
    assert of(facts.TilesFallen, position, "1R2") == [facts.TilesFallen(2, "R", with_marker=False, cost=4)]
    assert of(facts.TilesFallen, position, "1RF") == [facts.TilesFallen(4, "R", with_marker=False, cost=9)]


def test_a_full_floor_line_costs_no_more() -> None:
    position = azul_table("RRRR YYYY", "", azul_board(floor="BBBBBBB"))
    assert of(facts.TilesFallen, position, "1RF") == [facts.TilesFallen(4, "R", with_marker=False, cost=0)]


def test_the_marker_costs_and_starts() -> None:
    position = azul_table("YYYY", "RR")
    assert of(facts.TilesFallen, position, "CR2") == [facts.TilesFallen(0, "R", with_marker=True, cost=1)]
    assert of(facts.TilesFallen, position, "CR1") == [facts.TilesFallen(1, "R", with_marker=True, cost=2)]
    assert of(facts.StartsNext, position, "CR2") == [facts.StartsNext("azul", is_last_round=False)]
    assert of(facts.StartsNext, position, "1Y4") == []


def test_who_takes_the_marker_when_the_game_ends_starts_nothing() -> None:
    mine = azul_board(lines="W/-/-/-/-", wall="BYRK./...../...../...../.....")
    assert of(facts.StartsNext, azul_table("YYYY", "RR", mine), "CR2") == []


def test_the_next_player_is_denied_the_tiles_of_a_line() -> None:
    """Black would join white and blue in row 3; a white tile in row 4 would still lie below the blue one."""
    theirs = azul_board(lines="-/-/KK/-/-", wall="...../...../.WB../...../.....")
    position = azul_table("KYYY WWWW", "", azul_board(), theirs)
    assert of(facts.Denied, position, "1K5") == [facts.Denied(player=1, line=2, points=3, left=2)]
    assert of(facts.Denied, position, "2W4") == []


def test_what_is_elsewhere_too_is_not_denied() -> None:
    theirs = azul_board(lines="-/-/KK/-/-", wall="...../...../.WB../...../.....")
    position = azul_table("KYYY KYYY", "", azul_board(), theirs)
    assert of(facts.Denied, position, "1K5") == []


def test_a_gift_to_the_next_player() -> None:
    """The red tiles join those in the centre, which the marker has left."""
    full = "B/YY/-/WWW/KKK"
    position = azul_table("KRRY", "R", azul_board(floor="M"), azul_board(lines=full), marker_holder=0)
    (reply,) = of(facts.Reply, position, "1K5")
    assert reply == facts.Reply(1, "CR3", line=2, count=3, colour="R", points=1, is_new=True)


def test_tiles_that_nobody_has_lines_for_are_a_burden() -> None:
    lines = "-/-/BBB/YYY/WWW"
    position = azul_table("KRRR", "RR", azul_board(lines=lines), azul_board(lines=lines))
    assert of(facts.Burden, position, "1K1") == [facts.Burden(count=5, colour="R", least=3)]


def test_a_complete_row_ends_the_game() -> None:
    mine = azul_board(wall="BYRK./...../...../...../.....")
    position = azul_table("WYYY", "", mine)
    assert of(facts.RowCompleted, position, "1W1") == [facts.RowCompleted(0, points=2, ends_game=True)]


def test_a_further_row_does_not_end_what_ends_anyway() -> None:
    row = "BYRK./...../...../...../....."
    position = azul_table("WYYY", "", azul_board(wall=row), azul_board(lines="W/-/-/-/-", wall=row))
    assert of(facts.RowCompleted, position, "1W1") == [facts.RowCompleted(0, points=2, ends_game=False)]


def test_columns_and_colours_grow_and_become_complete() -> None:
    column = azul_board(lines="-/-/-/-/-", wall="...../W..../K..../R..../Y....")
    assert of(facts.ColumnCompleted, azul_table("BYYY", "", column), "1B1") == [facts.ColumnCompleted(0, points=7)]
    colour = azul_board(wall="...../.B.../..B../...B./....B")
    assert of(facts.ColourCompleted, azul_table("BYYY", "", colour), "1B1") == [facts.ColourCompleted("B", points=10)]
    three = azul_board(wall="...../WB.../K.B../...../.....")
    position = azul_table("BYYY", "", three)
    assert of(facts.ColumnGrows, position, "1B1") == [facts.ColumnGrows(0, tiles=3, points=7)]
    assert of(facts.ColourGrows, position, "1B1") == [facts.ColourGrows("B", tiles=3, points=10)]


def test_on_the_grey_side_the_best_space_counts() -> None:
    mine = azul_board(wall="B.R../...../...../...../.....")
    (fact,) = of(facts.LineCompleted, azul_table("YKKW", "", mine, side="grey"), "1Y1")
    assert fact == facts.LineCompleted(0, 1, "Y", points=3, is_choice=True)


def test_on_the_grey_side_a_line_may_fit_nowhere() -> None:
    """Row 1 has free columns 4 and 5, and both have yellow below."""
    wall = "BRK../...Y./....Y/...../....."
    position = azul_table("YKKW", "", azul_board(wall=wall), side="grey")
    assert of(facts.LineCompleted, position, "1Y1")[0].points == 0
    assert of(facts.LineLost, position, "1Y1") == [facts.LineLost("azul", line=0, count=1, cost=1)]
    assert of(facts.NoSpace, position, "1Y1") == [facts.NoSpace(0, "Y", is_lost=True)]


def test_a_placement_is_compared_with_the_other_spaces() -> None:
    mine = azul_board(lines="Y/-/-/-/-", wall="B.R../...../...../...../.....")
    position = azul_table("", "", mine, side="grey")
    assert told(position, "1-2")[0] == facts.TilePlaced(0, 1, "Y", points=3, other_points=2)
    assert told(position, "1-5")[0] == facts.TilePlaced(0, 4, "Y", points=1, other_points=3)


def test_a_placement_can_lose_a_line() -> None:
    """Row 2 has only column 5 left for yellow."""
    mine = azul_board(lines="Y/YY/-/-/-", wall="...../BRKW./...../...../.....")
    position = azul_table("", "", mine, side="grey")
    assert of(facts.LineLost, position, "1-5") == [facts.LineLost("azul", line=1, count=2, cost=2)]
    assert of(facts.LineLost, position, "1-1") == []


def test_an_only_space_has_no_other() -> None:
    mine = azul_board(lines="Y/-/-/-/-", wall="BRKW./...../...../...../.....")
    position = azul_table("", "", mine, side="grey")
    assert told(position, "1-5")[:2] == (
        facts.TilePlaced(0, 4, "Y", points=5, other_points=None),
        facts.RowCompleted(0, points=2, ends_game=True),
    )
