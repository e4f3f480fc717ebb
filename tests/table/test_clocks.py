"""Clocks: counted from the records, for a move or for the game; a bot plays on for whoever runs out of time."""

from tests.table.tables import GREEDY, ME, again, ask, new_table, on_turn, play, refused, store, table_of_friends
from zellige.table.messages import Clock, GiveSeat, Leave, Play, Return, Undo
from zellige.table.referee import Referee

PER_MOVE = Clock(kind="move", seconds=30)
PER_GAME = Clock(kind="game", seconds=100, increment=5)


def table(clock: Clock) -> Referee:
    return table_of_friends("azul-2-coloured", clock=clock)


def go(referee: Referee, now: float) -> int:
    """The seat on turn plays; returns it."""
    seat = referee.turn
    assert seat is not None
    play(referee, str(referee.position.legal_moves()[0]), now=now)
    return seat


def left(referee: Referee, now: float) -> list[float | None]:
    return referee.now_for(None, now, False).timing.left


def test_without_a_clock_nobody_runs_out() -> None:
    referee = table(Clock(kind="none"))
    assert referee.deadline() is None
    assert referee.time_out(1e9) == []
    assert left(referee, 1e9) == [None, None]


def test_per_move_every_turn_has_its_time() -> None:
    referee = table(PER_MOVE)
    assert referee.deadline() == 30.0
    seat = go(referee, 20.0)
    assert referee.deadline() == 50.0
    assert left(referee, 25.0)[1 - seat] == 25.0
    assert referee.now_for(None, 25.0, False).timing.running == 1 - seat
    go(referee, 49.0)
    assert referee.deadline() == 79.0


def test_days_are_like_moves() -> None:
    referee = table(Clock(kind="days", seconds=2 * 86_400))
    go(referee, 100.0)
    assert referee.deadline() == 100.0 + 2 * 86_400


def test_per_game_a_turn_costs_time_and_gives_the_increment() -> None:
    referee = table(PER_GAME)
    first = go(referee, 20.0)
    assert left(referee, 20.0)[first] == 85.0
    go(referee, 30.0)
    assert left(referee, 31.0)[1 - first] == 95.0
    assert left(referee, 31.0)[first] == 84.0
    assert again(referee).deadline() == referee.deadline() == 115.0


def test_an_undo_gives_no_time_and_costs_whoever_undoes() -> None:
    referee = table(PER_GAME)
    mover = on_turn(referee)
    seat = go(referee, 20.0)
    ask(referee, mover, Undo(id="u", after=referee.last), 27.0)
    assert left(referee, 27.0)[seat] == 73.0
    assert left(referee, 27.0)[1 - seat] == 100.0
    moves = table(PER_MOVE)
    mover = on_turn(moves)
    seat = go(moves, 20.0)
    assert refused(moves, mover, Undo(id="u", after=moves.last), 30.5) == "out_of_time"
    assert moves.now_for(mover, 30.5, False).may_undo is None
    ask(moves, mover, Undo(id="u", after=moves.last), 25.0)
    assert moves.deadline() == 30.0


def test_out_of_time_a_bot_plays_on_for_good() -> None:
    referee = table(PER_MOVE)
    late, seat = on_turn(referee), referee.turn
    assert seat is not None
    assert referee.time_out(30.0) == []
    move = Play(id="p", after=referee.last, moves=[str(referee.position.legal_moves()[0])])
    assert refused(referee, late, move, 30.1) == "out_of_time"
    store(referee, referee.time_out(30.1))
    shown = referee.table_for(late, {late}).seats[seat]
    assert (shown.out_of_time, shown.sitting_in, shown.level) == (True, True, "club")
    assert refused(referee, late, move, 31.0) == "out_of_time"
    assert refused(referee, late, Return(id="r"), 31.0) == "out_of_time"
    assert referee.bot_to_move() is not None
    assert referee.deadline() is None
    assert left(referee, 31.0)[seat] is None
    go(referee, 40.0)
    assert referee.deadline() == 70.0


def test_bots_have_no_clock_and_a_return_begins_a_turn() -> None:
    referee = new_table("azul-2-coloured", [ME, GREEDY], clock=PER_MOVE)
    if referee.bot_to_move():
        assert referee.deadline() is None
        go(referee, 1.0)
    began = referee.changed
    assert referee.deadline() == began + 30.0
    ask(referee, "ann", Leave(id="l"), 10.0)
    assert referee.deadline() == began + 30.0
    friends = table(PER_MOVE)
    mover, seat = on_turn(friends), friends.turn
    assert seat is not None
    ask(friends, "bob" if mover == "ann" else "ann", GiveSeat(id="g", seat=seat, level="club"), 5.0, [mover])
    assert friends.deadline() is None
    ask(friends, mover, Return(id="r"), 50.0)
    assert friends.deadline() == 80.0
