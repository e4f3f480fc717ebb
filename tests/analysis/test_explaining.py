"""Whatever the position: every move can be explained in every language, and every number is what the engine scores."""

import random
from dataclasses import fields
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zellige import azul, duel
from zellige.analysis import facts
from zellige.analysis.duel_facts import duel_facts
from zellige.analysis.explaining import explain
from zellige.analysis.facts import Fact
from zellige.analysis.settling import settle, settle_after
from zellige.analysis.turns import Turn
from zellige.bots.thinking import known_to_mover
from zellige.games.offered import OFFERED
from zellige.i18n import LANGUAGES, Texts
from zellige.terminal.hint_telling import tell

FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3]
GAINS = (facts.LineCompleted, facts.LinksRaised, facts.SpaceGained, facts.SpecialPlaced)
COSTS = (facts.TilesFallen, facts.TilesBroken, facts.LineLost)
NAMES = ["One", "Two", "Three", "Four"]


def played(variant: str, seed: int, moves: int) -> Any:
    """A position after that many random moves, from before the end."""
    options = {"goals": "random"} if variant == "duel" else {}
    game = OFFERED[variant].new_game(seed=seed, **options)
    rng = random.Random(seed)
    position = game.position
    for _ in range(moves):
        game.play(rng.choice(game.position.legal_moves()))
        if game.is_over:
            break
        position = game.position
    return position


def positions(*variants: str, moves: int = 150) -> st.SearchStrategy[Any]:
    return st.builds(played, st.sampled_from(variants), st.integers(0, 1 << 32), st.integers(0, moves))


def some(moves: list[Any], most: int = 6) -> list[Any]:
    """A few moves of all kinds."""
    return moves[:: max(1, len(moves) // most)]


def sure_tilings(position: azul.Position, player: int) -> list[dict[int, int]]:
    """The points of each row's tile in every possible tiling of a player, if from now on everybody lays all takes on
    the floor line.
    """
    found: list[dict[int, int]] = []

    def follow(position: azul.Position, points: dict[int, int]) -> None:
        while position.phase is azul.Phase.OFFER:
            take = next(move for move in position.legal_moves() if str(move).endswith("F"))
            position, events = position.play_with_events(take)
            points = points | tiled(events)
        if position.phase is not azul.Phase.TILING:
            found.append(points)
            return
        moves = position.legal_moves()
        for move in moves if position.player == player else moves[:1]:
            following, events = position.play_with_events(move)
            follow(following, points | tiled(events))

    def tiled(events: Any) -> dict[int, int]:
        placed = [event for event in events if isinstance(event, azul.TilePlaced) and event.player == player]
        return {event.row: event.horizontal + event.vertical for event in placed}

    follow(position, {})
    return found


def only(told: tuple[Fact, ...], kind: Any) -> Any:
    return next((fact for fact in told if isinstance(fact, kind)), None)


@pytest.mark.parametrize("variant", OFFERED)
@settings(max_examples=4)
@given(data=st.data())
def test_every_move_can_be_told_in_every_language(variant: str, data: st.DataObject) -> None:
    position = data.draw(positions(variant))
    known = known_to_mover(position)
    for move in some(position.legal_moves()):
        told = explain(known, [move])
        assert told, f"nothing to say about {move}"
        assert [fact.weight for fact in told] == sorted((fact.weight for fact in told), reverse=True)
        for language in LANGUAGES:
            sentences = tell(told, Texts(language), NAMES)
            assert 1 <= len(sentences) == min(len(told), 5)
            assert all(sentence[0] == sentence[0].upper() and sentence.endswith(".") for sentence in sentences)


@settings(max_examples=12)
@given(position=positions(*(name for name in OFFERED if name.endswith("coloured"))))
def test_what_a_completed_line_scores_is_what_it_will_score(position: azul.Position) -> None:
    """On the coloured side there is one way to tile, whatever else happens to the floor line."""
    player = position.player
    for move in some(position.legal_moves(), 12):
        told = explain(position, [move])
        completed, raised = only(told, facts.LineCompleted), only(told, facts.LinksRaised)
        if completed and not ends_round(position, move):
            (tiling,) = sure_tilings(position.play(move), player)
            (without,) = sure_tilings(position, player)
            assert completed.points == tiling[completed.line]
            assert (raised.points if raised else 0) == sum(tiling[row] - points for row, points in without.items())


def ends_round(position: azul.Position, move: azul.Move) -> bool:
    return position.play(move).phase is not azul.Phase.OFFER


@settings(max_examples=8)
@given(position=positions(*(name for name in OFFERED if name.endswith("grey"))))
def test_what_a_grey_line_can_score_is_possible(position: azul.Position) -> None:
    if position.phase is not azul.Phase.OFFER:
        return
    for move in some(position.legal_moves()):
        completed = only(explain(position, [move]), facts.LineCompleted)
        if completed and completed.points and not ends_round(position, move):
            ways = sure_tilings(position.play(move), position.player)
            assert completed.points in [way.get(completed.line) for way in ways]


@settings(max_examples=12)
@given(position=positions(*(name for name in OFFERED if name != "duel")))
def test_what_falls_costs_what_its_spaces_cost(position: azul.Position) -> None:
    for move in some(position.legal_moves(), 12):
        told = explain(position, [move])
        fallen = only(told, facts.TilesFallen)
        if fallen and not only(told, facts.LineLost) and not settle(position, position.player).lost:
            before = len(position.boards[position.player].floor)
            after = min(7, before + fallen.count + fallen.with_marker)
            assert fallen.cost == sum(FLOOR_COSTS[before:after])


@settings(max_examples=12)
@given(position=positions(*OFFERED))
def test_all_claims_together_are_the_difference_that_the_move_makes(position: Any) -> None:
    """In the offer: what the tile scores, what others score more, and what it costs."""
    if position.phase not in ("offer", "acquiring"):
        return
    for move in some(position.legal_moves()):
        turn = Turn(position, (move,))
        told = explain(known_to_mover(position), [move])
        claimed = sum(fact.points for fact in told if isinstance(fact, GAINS))
        claimed -= sum(fact.cost for fact in told if isinstance(fact, COSTS))
        lowered = sum(
            min(0, turn.after.placed[row][1] - points)
            for row, (_, points) in turn.before.placed.items()
            if row in turn.after.placed
        )
        if lowered == 0:
            assert claimed == turn.after.points - turn.before.points


@settings(max_examples=30)
@given(position=positions(*OFFERED, moves=60))
def test_a_settlement_is_what_happens_when_the_round_really_ends(position: Any) -> None:
    """Play on to the last take of the round, and compare what was foretold with the end that the engine plays."""
    rng = random.Random(str(position))
    while position.phase in ("offer", "opening", "acquiring"):
        move = rng.choice(position.legal_moves())
        following = position.play(move)
        if following.phase not in ("offer", "opening", "acquiring"):
            foretold, true = Turn(position, (move,)).after, settle_after(position, (move,), position.player)
            assert (foretold.placed, foretold.lost) == (true.placed, true.lost)
            assert foretold.points == true.points
        position = following


@settings(max_examples=15)
@given(position=positions("duel"))
def test_nothing_hidden_is_used(position: duel.Position) -> None:
    view = known_to_mover(position)
    assert isinstance(view, duel.View)
    for move in some(position.legal_moves()):
        told = [list(duel_facts(Turn(duel.determinize(view, seed), (move,)))) for seed in range(3)]
        assert told[0] == told[1] == told[2]
        assert set(told[0]) == set(explain(view, [move]))


def all_kinds() -> list[type[Fact]]:
    kinds = [kind for kind in vars(facts).values() if isinstance(kind, type) and issubclass(kind, Fact)]
    return [kind for kind in kinds if hasattr(kind, "name")]


LETTERS: dict[str, list[Any]] = {
    "colour": ["B", "T"],
    "tiles": ["BBT"],
    "waiting": ["BT"],
    "move": ["CR3"],
    "plate": ["S4"],
    "chip": ["TY"],
    "goal": ["rows"],
    "upper": ["BS"],
    "lower": ["WK"],
}
VALUES: dict[Any, list[Any]] = {
    bool: [False, True],
    int: [0, 1, 3],
    int | None: [None, 0, 1, 3],
    facts.GameName: ["azul", "duel"],
}


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.name)
def test_every_fact_has_a_sentence_whatever_its_values(kind: Any) -> None:
    values = [LETTERS[field.name] if field.type is str else VALUES[field.type] for field in fields(kind)]
    for combination in product(*values):
        fact = kind(*combination)
        assert fact.to_json()["fact"] == kind.name
        for language in LANGUAGES:
            (sentence,) = tell([fact], Texts(language), NAMES)
            assert "None" not in sentence
