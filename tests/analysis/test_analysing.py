"""What moves are worth, what the moves of a game have cost, and hints about them."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.analysis.tables import azul_board, azul_table
from zellige import azul, duel
from zellige.analysis.analysing import Review, analyse, review
from zellige.analysis.hinting import hint
from zellige.bots.searching import SearchBot
from zellige.bots.thinking import Budget, Candidate, Known, Thought, known_to_mover, winning_chance
from zellige.bots.works import ODDS_FACTORS
from zellige.games.offered import OFFERED

FEW = Budget(nodes=200)
ENOUGH = Budget(nodes=20_000)


def last_takes() -> azul.Position:
    """Two displays with the same tiles: the end of the round can be searched."""
    return azul_table("BBKK BBKK", "", azul_board())


def test_the_end_of_a_round_is_proved() -> None:
    analysis = analyse(last_takes(), 3, ENOUGH)
    assert analysis.is_proved
    assert analysis.solution is not None
    assert analysis.solution.proved
    exact = [candidate for candidate in analysis.thought.candidates if candidate.exact]
    assert len(exact) >= 3
    assert [each.value for each in exact] == sorted((each.value for each in exact), reverse=True)


def test_all_moves_found_are_of_one_depth() -> None:
    """A depth that was not finished does not mix with the one before it."""
    position = azul.Game(2, seed=1).position
    reported: list[Thought] = []
    analysis = analyse(position, 4, Budget(nodes=3000), report=reported.append)
    finished = next(thought for thought in reported if thought.depth == analysis.thought.depth)
    assert set(analysis.thought.candidates) == set(finished.candidates)


def test_what_is_hidden_is_not_proved() -> None:
    analysis = analyse(known_to_mover(duel.Game(seed=2).position), 2, FEW)
    assert not analysis.is_proved
    assert analysis.solution is None


def test_a_move_from_an_equal_display_is_worth_the_same() -> None:
    position = last_takes()
    analysis = analyse(position, len(position.legal_moves()), ENOUGH)
    first, second = (analysis.candidate(position, azul.Move.parse(move)) for move in ("1B2", "2B2"))
    assert (first.value, first.margin) == (second.value, second.margin)
    assert str(second.move) == str(second.line[0]) == "2B2"


def test_chances_go_from_nothing_to_certainty() -> None:
    move = azul.Move.parse("1B2")
    chances = [Candidate(move, value, 0.0, (move,)).winning_chance for value in (-1.0, -0.96, 0.0, 0.96, 1.0)]
    assert chances == [0.0, 0.0, 0.5, 1.0, 1.0]


def test_odds_are_multiplied_where_searches_expect_too_little() -> None:
    assert [winning_chance(value, 3.0) for value in (-1.0, 0.0, 1.0)] == [0.0, 0.75, 1.0]
    for variant, factor in ODDS_FACTORS.items():
        assert OFFERED[variant].players > 2, "with two players what one expects too little the other expects too much"
        known = OFFERED[variant].new_game(seed=1).position
        best = analyse(known, 1, Budget(nodes=300)).thought.best
        assert best.winning_chance == winning_chance(best.value, factor) != winning_chance(best.value)


def test_there_must_be_a_move() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        analyse(azul.Position.start())


@pytest.mark.parametrize("new_game", [lambda: azul.Game(3, "grey", seed=5), lambda: duel.Game(seed=5)])
def test_every_move_of_a_game_is_reviewed(new_game: Callable[[], Any]) -> None:
    game = new_game()
    rng = random.Random(5)
    for _ in range(12):
        game.play(rng.choice(game.position.legal_moves()))
    reviews = list(review(game, Budget(nodes=2000)))
    assert [each.number for each in reviews] == list(range(1, 13))
    assert [each.played.move for each in reviews] == game.moves
    for each in reviews:
        assert each.loss is None or each.loss >= 0
        if each.played.move == each.best.move:
            assert each.loss in (0, None)
    assert any(each.loss for each in reviews)


def test_a_move_is_called_by_what_it_gives_away() -> None:
    def called(chance: float, exact: bool = True) -> str | None:
        move = azul.Move.parse("1B2")
        best, played = (Candidate(move, 0.96 * (2 * share - 1), 0.0, (move,), exact) for share in (0.8, chance))
        return Review(1, 0, played, best).grade

    graded = [called(chance) for chance in (0.59, 0.61, 0.69, 0.71, 0.74, 0.76, 0.8)]
    assert graded == ["blunder", "mistake", "mistake", "inaccuracy", "inaccuracy", "good", "good"]
    assert called(0.1, exact=False) is None


def test_a_hint_without_a_question_is_about_the_best_move() -> None:
    found = hint(last_takes(), budget=ENOUGH)
    assert (found.kind, found.better) == ("best", None)
    assert found.advice.candidate.move == analyse(last_takes(), 1, ENOUGH).thought.move
    assert found.advice.moves == (found.advice.candidate.move,)


def test_a_poor_move_is_told_with_a_better_one() -> None:
    found = hint(last_takes(), azul.Move.parse("2KF"), ENOUGH)
    assert found.kind == "asked"
    assert str(found.advice.candidate.move) == "2KF"
    assert found.better is not None
    assert found.better.candidate.value > found.advice.candidate.value


def test_asking_about_the_best_move_finds_none_better() -> None:
    best = hint(last_takes(), budget=ENOUGH).advice.candidate.move
    twin = azul.Move.parse(str(best).replace("1", "2"))
    assert (hint(last_takes(), twin, ENOUGH).kind, hint(last_takes(), twin, ENOUGH).better) == ("best", None)


def test_an_only_move_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def think(self: SearchBot, known: Known, *args: object, **options: object) -> Thought:
        raise AssertionError

    monkeypatch.setattr(SearchBot, "think", think)
    mine = azul_board(lines="Y/-/-/-/-", wall="BRKW./...../...../...../.....")
    found = hint(azul_table("", "", mine, side="grey"))
    assert found.kind == "only"


def test_an_illegal_question_is_refused() -> None:
    with pytest.raises(azul.IllegalMove, match="display_lacks_colour"):
        hint(last_takes(), azul.Move.parse("1W2"))


def test_a_hint_in_a_duel_is_a_whole_turn_that_shows_nothing_hidden() -> None:
    game = duel.Game(seed=3)
    for _ in range(3):
        known = known_to_mover(game.position)
        found = hint(known, budget=Budget(nodes=6000))
        assert isinstance(known, duel.View)
        for world in range(3):
            position = duel.determinize(known, world)
            for move in found.advice.moves:
                position = position.play(move)
            assert position.player != game.position.player or position.awaits is duel.Awaits.ACTION
        for move in found.advice.moves:
            game.play(move)
