"""The solver: what brute force finds, no claims beyond its budget, no question without an answer."""

from threading import Event, Thread

import pytest

from tests.search.comparing import compare_many
from zellige import azul, duel
from zellige.analysis.solver import solve, values_of_moves
from zellige.bots.thinking import Budget, Thought, known_to_mover
from zellige.games.offered import OFFERED

MOST_MOVES = 3_000
GAMES = dict.fromkeys(OFFERED, 60) | {"duel": 110}

OPENINGS = {name: known_to_mover(offered.new_game(seed=4).position) for name, offered in OFFERED.items()}
every_azul = pytest.mark.parametrize("name", [name for name in OFFERED if name != "duel"])


@pytest.mark.parametrize("name", OFFERED)
def test_the_solver_finds_what_brute_force_finds(name: str) -> None:
    seen = compare_many(name, range(GAMES[name]), MOST_MOVES)
    assert seen["compared"] >= 300
    for shown in ("result +1", "result +0", "result -1"):
        assert seen[shown] >= 20, shown
    assert seen["choice of margin"] >= 30
    assert seen["choice of result"] >= 3
    if name == "duel":
        assert seen["acquiring"] >= 30
        assert seen["hidden"] >= 30
    if name == "duel" or name.endswith("grey"):
        assert seen["tiling"] >= 100
    if name != "duel":
        assert seen["offer"] >= 60


@every_azul
def test_a_round_too_large_for_the_budget_is_not_proved(name: str) -> None:
    opening = OPENINGS[name]
    solution = solve(opening, "margin", Budget(nodes=2_000))
    assert not solution.proved
    assert solution.nodes <= 2_000
    assert set(solution.moves) <= set(opening.legal_moves())
    assert solution.line[0] in solution.moves
    assert values_of_moves(opening, "margin", Budget(nodes=2_000)) is None


def test_nothing_is_proved_while_something_is_hidden() -> None:
    assert not solve(OPENINGS["duel"], "margin", Budget(nodes=2_000)).proved
    assert values_of_moves(OPENINGS["duel"], "margin", Budget(nodes=2_000)) is None


@every_azul
def test_the_solver_stops_when_it_is_told_to(name: str) -> None:
    stop, has_begun = Event(), Event()

    def tell() -> None:
        has_begun.wait()
        stop.set()

    def begun(thought: Thought) -> None:
        has_begun.set()

    teller = Thread(target=tell)
    teller.start()
    solution = solve(OPENINGS[name], "result", Budget(nodes=1 << 60), report=begun, stop=stop)
    teller.join()
    assert not solution.proved
    assert solution.moves


def test_a_solver_that_was_stopped_before_answers_all_the_same() -> None:
    stop = Event()
    stop.set()
    for opening in OPENINGS.values():
        assert solve(opening, "margin", Budget(nodes=1 << 60), stop=stop).line[0] in opening.legal_moves()


def test_there_is_nothing_to_solve_before_a_deal_nor_after_the_end() -> None:
    waiting = azul.Position.start()
    over = azul.Position.parse(
        "azul-2-coloured 5 over 1 1 -/-/-/-/- - 19,19,19,19,19 0,0,0,0,0"
        " 7:-/-/-/-/-:BYRKW/...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
    )
    for position in (waiting, over, duel.Position.start().seen_by(0)):
        with pytest.raises(ValueError, match="nothing to decide"):
            solve(position)


def test_an_opponents_secret_choice_cannot_be_solved() -> None:
    position = duel.Game(seed=3).position
    while position.awaits is not duel.Awaits.KEEP:
        moves = sorted(map(str, position.legal_moves()))
        position = position.play("draw" if "draw" in moves else moves[-1])
    with pytest.raises(ValueError, match="another seat"):
        solve(position.seen_by(1 - position.player))


@pytest.mark.parametrize("objective", ["victory", "", "MARGIN", None])
def test_an_unknown_objective_is_refused_by_name(objective: str) -> None:
    with pytest.raises(ValueError, match="'margin' or 'result'"):
        solve(OPENINGS["azul-2-coloured"], objective)  # type: ignore[arg-type]  # what a person might pass
