"""What is said about each kind of decision in a duel, on boards made for it."""

from typing import TypeVar

from tests.analysis.tables import EMPTY_DOME, duel_board, duel_table
from zellige import duel
from zellige.analysis import facts
from zellige.analysis.explaining import explain
from zellige.analysis.facts import Fact
from zellige.bots.thinking import known_to_mover

FactT = TypeVar("FactT", bound=Fact)

#: S1 prints YK/TS: yellow and black in row 1, turquoise and the special space in row 2.
S1_FIRST = "S1r0,-,-,-,-,-,-,-,-"
#: J1 prints TY/WK: turquoise and yellow in row 1, the multicoloured space and black in row 2.
J1_FIRST = "J1r0,-,-,-,-,-,-,-,-"


def told(position: duel.Position, moves: str) -> tuple[Fact, ...]:
    return explain(known_to_mover(position), [duel.Move.parse(move) for move in moves.split()])


def of(kind: type[FactT], position: duel.Position, moves: str) -> list[FactT]:
    return [fact for fact in told(position, moves) if isinstance(fact, kind)]


# Tiles


def test_a_take_by_itself_says_what_comes() -> None:
    position = duel_table("BBYRK/RRRT/-/-/-", chips="B/-/-/-")
    assert told(position, "sLB")[0] == facts.TilesTaken(2, "B", factory=0)
    assert told(position, "s1R")[0] == facts.TilesTaken(3, "R", factory=1)
    moons = duel_table("-/-/-/-/-", "-/TR/BR/-/-", chips="B/K/-/-")
    assert told(moons, "mR")[0] == facts.TilesTaken(2, "R", factory=None)


def test_a_completed_line_scores_at_its_best_space() -> None:
    mine = duel_board(plates=S1_FIRST, dome="Y...../....../....../....../....../......")
    position = duel_table("-/KRRR/-/-/-", "-/-/-/-/-", mine, chips="B/-/-/-")
    assert told(position, "s1K >1")[0] == facts.LineCompleted(0, 1, "K", points=2, is_choice=True)
    assert of(facts.LeftoversStacked, position, "s1K >1") == [facts.LeftoversStacked(1, "RRR")]


def test_the_last_colour_of_a_special_plate_brings_its_special_tile() -> None:
    mine = duel_board(plates=S1_FIRST, dome="Y...../T...../....../....../....../......")
    position = duel_table("-/KRRR/-/-/-", "-/-/-/-/-", mine, chips="B/-/-/-")
    assert of(facts.SpecialPlaced, position, "s1K >1") == [facts.SpecialPlaced(2)]


def test_a_line_without_a_space_waits_for_a_plate_or_is_lost() -> None:
    waiting = duel_table("-/KRRR/-/-/-", chips="B/-/-/-")
    assert told(waiting, "s1R >3")[0] == facts.LineCompleted(2, 3, "R", points=0, is_choice=True)
    assert of(facts.NoSpace, waiting, "s1R >3") == [facts.NoSpace(2, "R", is_lost=False)]
    # S1, S7 and S9 have no red.
    closed = duel_board(plates="S1r0,S9r0,S7r0,-,-,-,-,-,-")
    position = duel_table("-/KRRR/-/-/-", "-/-/-/-/-", closed, chips="B/-/-/-")
    assert of(facts.NoSpace, position, "s1R >2") == [facts.NoSpace(1, "R", is_lost=True)]
    # One of the three breaks at once, the two of the line when the dome is tiled.
    assert of(facts.TilesBroken, position, "s1R >2") == [facts.TilesBroken(1, "R", with_start_tile=False, cost=1)]
    assert of(facts.LineLost, position, "s1R >2") == [facts.LineLost("duel", line=1, count=2, cost=5)]
    # A tile joins a line that is lost already: two break at once for 1 + 2, two later for 3 + 4 instead of one for 1.
    lost = duel_board(plates="S1r0,S9r0,S7r0,-,-,-,-,-,-", lines="-/R/-/-/-/-")
    position = duel_table("-/KRRR/-/-/-", "-/-/-/-/-", lost, chips="B/-/-/-")
    assert of(facts.TilesBroken, position, "s1R >2") == [facts.TilesBroken(2, "R", with_start_tile=False, cost=3)]
    assert of(facts.LineLost, position, "s1R >2") == [facts.LineLost("duel", line=1, count=2, cost=6)]


def test_broken_tiles_and_the_start_tile_cost() -> None:
    position = duel_table("-/YYYY/-/-/-", "RRB/-/-/-/-", duel_board(broken="K"), chips="B/-/-/-")
    assert of(facts.TilesBroken, position, "mB >1") == [facts.TilesBroken(0, "B", with_start_tile=True, cost=2)]
    assert of(facts.TilesBroken, position, "mR >1") == [facts.TilesBroken(1, "R", with_start_tile=True, cost=4)]
    assert of(facts.TilesBroken, position, "s1Y >X") == [facts.TilesBroken(4, "Y", with_start_tile=False, cost=9)]
    assert of(facts.StartsNext, position, "mB >1") == [facts.StartsNext("duel", is_last_round=False)]


def test_in_the_last_round_the_start_tile_decides_ties() -> None:
    mine = duel_board(tokens=0)
    position = duel_table("-/YYYY/-/-/-", "RRB/-/-/-/-", mine, duel_board(tokens=0), chips="B/-/-/-", round=5)
    assert of(facts.StartsNext, position, "mB >1") == [facts.StartsNext("duel", is_last_round=True)]


def test_the_order_of_leftover_tiles() -> None:
    position = duel_table("-/BYRK/-/-/-", chips="B/-/-/-")
    assert of(facts.LeftoverNext, position, "s1B >1 ^K") == [facts.LeftoverNext(1, "K", waiting="YR")]
    assert of(facts.LeftoversStacked, position, "s1B >1 ^K ^R") == [facts.LeftoversStacked(1, "KRY")]
    large = duel_table("BBYRK/-/-/-/-")
    assert of(facts.LeftoversStacked, large, "sLB >2") == [facts.LeftoversStacked(0, "YRK")]


def test_a_revealed_chip_is_not_named() -> None:
    position = duel_table("-/RRRR/-/-/-", chips="TY/-/-/-")
    assert of(facts.ChipRevealed, position, "s1R >4") == [facts.ChipRevealed(1)]


def test_the_opponent_is_denied_the_tiles_of_a_line() -> None:
    theirs = duel_board(lines="-/K/-/-/-/-", plates=J1_FIRST)
    position = duel_table("-/KRRR/TTTT/-/-", "-/-/-/-/-", duel_board(), theirs, chips="B/K/-/-")
    assert of(facts.Denied, position, "s1K >6") == [facts.Denied(player=1, line=1, points=1, left=0)]
    assert of(facts.Reply, position, "s2T >6") == [
        facts.Reply(1, "s1K >2", line=1, count=1, colour="K", points=1, is_new=False)
    ]


# Chips


def test_a_chip_may_suffice_for_a_line() -> None:
    mine = duel_board(lines="-/K/-/-/-/-", plates=J1_FIRST, chips="YK", chips_taken=1)
    position = duel_table("-/-/-/-/-", "RRB/-/-/-/-", mine, chips="K/-/-/-")
    assert told(position, "c1")[0] == facts.ChipTaken("K", number=2)
    assert of(facts.ChipsSuffice, position, "c1") == [facts.ChipsSuffice(1, "K")]


# Plates


def test_a_plate_is_taken_put_down_and_turned() -> None:
    mine = duel_board(lines="K/-/-/-/-/-")
    position = duel_table("-/-/-/-/-", "RRB/-/-/-/-", mine, display="S1 J2")
    assert told(position, "S1")[0] == facts.PlateTaken("S1", is_special=True, tokens=1)
    assert of(facts.SlotChosen, position, "S1 @5") == [facts.SlotChosen("S1", slot=4, row=2)]
    placed = told(position, "S1 @1 r0")
    assert placed[1] == facts.PlatePlaced("S1", slot=0, row=0, upper="YK", lower="TS")
    assert of(facts.SpaceGained, position, "S1 @1 r0") == [facts.SpaceGained(0, "K", 1)]
    assert of(facts.SpaceGained, position, "S1 @5 r0") == []


def test_in_the_set_up_no_token_is_spent() -> None:
    position = duel.Game(seed=1).position
    plate = position.display[0]
    (fact,) = of(facts.PlateTaken, position, plate)
    assert fact == facts.PlateTaken(plate, is_special=plate.startswith("S"), tokens=None)


def test_a_special_plate_weighs_on_the_goal_of_empty_specials() -> None:
    goals = ("rows", "columns", "empty-specials")
    position = duel_table("-/-/-/-/-", "RRB/-/-/-/-", display="S1 J2", goals=goals)
    assert of(facts.GoalChanged, position, "S1 @1 r0") == [facts.GoalChanged("empty-specials", -3)]
    assert of(facts.GoalChanged, position, "J2 @1 r0") == []


def test_drawing_keeping_and_returning() -> None:
    position = duel_table("-/-/-/-/-", "RRB/-/-/-/-")
    assert told(position, "draw")[0] == facts.PlateDrawn(is_special=True, cost=1)
    poor = duel_table("-/-/-/-/-", "RRB/-/-/-/-", duel_board(score=0))
    assert told(poor, "draw")[0] == facts.PlateDrawn(is_special=True, cost=0)
    for move in ("draw", "draw", "draw"):
        position = position.play(move)
    assert told(position, "stop")[0] == facts.DrawingStopped(3)
    position = position.play("stop")
    assert told(position, "S2")[0] == facts.PlateKept("S2", is_special=True, returned=2)
    assert told(position.play("S2"), "S3")[0] == facts.PlateReturned("S3")


# Tiling


def tiling(lines: str, awaits: duel.Awaits, line: int, chips: str = "", dome: str = EMPTY_DOME) -> duel.Position:
    mine = duel_board(lines=lines, plates="J1r0,S3r0,-,-,-,-,-,-,-", dome=dome, chips=chips, tokens=0)
    theirs = duel_board(tokens=0)
    turn = duel.Turn(line=line)
    return duel_table("-/-/-/-/-", "-/-/-/-/-", mine, theirs, phase=duel.Phase.TILING, awaits=awaits, turn=turn)


def test_a_space_is_compared_with_the_others() -> None:
    """Row 2 has the multicoloured space, black, red and blue; the blue tile stands beside the multicoloured one."""
    dome = "....../...B../....../....../....../......"
    position = tiling("-/KK/-/-/-/-", duel.Awaits.COLUMN, 1, dome=dome)
    assert [str(move) for move in position.legal_moves()] == ["=1", "=2"]
    assert told(position, "=1")[0] == facts.TilePlaced(1, 0, "K", points=1, other_points=1)
    red = tiling("-/RR/-/-/-/-", duel.Awaits.COLUMN, 1, dome=dome)
    assert told(red, "=3")[0] == facts.TilePlaced(1, 2, "R", points=2, other_points=1)
    assert told(red, "=1")[0] == facts.TilePlaced(1, 0, "R", points=1, other_points=2)


def test_the_last_space_has_no_other() -> None:
    dome = "....../RK..../....../....../....../......"
    position = tiling("-/RR/-/-/-/-", duel.Awaits.COLUMN, 1, dome=dome)
    assert told(position, "=3")[0] == facts.TilePlaced(1, 2, "R", points=3, other_points=None)


def test_paying_and_keeping_chips() -> None:
    position = tiling("-/K/-/-/-/-", duel.Awaits.PAYMENT, 1, "K YK B")
    assert told(position, "no")[0] == facts.PaymentDeclined(1, chips=3, points=1)
    assert told(position, "pay1")[0] == facts.LinePaid(1, count=2, left=1, points=1)
    assert told(position, "pay0")[0] == facts.LinePaid(1, count=3, left=0, points=1)


def test_a_payment_with_its_space_is_told_as_a_whole() -> None:
    position = tiling("-/K/-/-/-/-", duel.Awaits.PAYMENT, 1, "K YK B")
    paid, placed = told(position, "pay1 =2")
    assert paid == facts.LinePaid(1, count=2, left=1, points=1)
    assert placed == facts.TilePlaced(1, 1, "K", points=1, other_points=1)


def test_a_chip_spent_leaves_others() -> None:
    position = tiling("-/K/-/-/-/-", duel.Awaits.PAYMENT, 1, "K YK B R")
    assert told(position.play("pay0"), "$B")[0] == facts.ChipSpent("B", left=3)
