"""What a search has proved: it depends on the position, and on nothing else."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.search.comparing import FROM_THE_END
from tests.search.positions import rounds
from zellige import azul
from zellige.analysis.solver import solve
from zellige.bots.minds import Level
from zellige.bots.searching import ALL_TURNS, SearchBot
from zellige.bots.thinking import Budget, Known, known_to_mover, nothing_is_hidden
from zellige.games.offered import OFFERED

#: As far as the round goes.
LEVEL = Level(turns=ALL_TURNS, nodes=20_000)
GAMES = 12
NODES = Budget(nodes=50_000)

every_variant = pytest.mark.parametrize("variant", OFFERED)
every_azul = pytest.mark.parametrize("variant", [variant for variant in OFFERED if variant != "duel"])


def late(variant: str, *, further: int = 1) -> Iterator[Any]:
    """A position late in every round of some games, in which nothing is hidden, up to so much further from its end."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        for played in rounds(variant, seed):
            position = rng.choice(played[-FROM_THE_END[variant.rpartition("-")[2]] - further :])
            if nothing_is_hidden(known_to_mover(position)) and len(position.legal_actions()) > 1:
                yield position


def proved_value(bot: SearchBot, known: Known, seed: int = 0) -> float | None:
    thought = bot.think(known, seed=seed)
    return thought.best.value if thought.proved else None


def fresh(wanted: int = 1) -> SearchBot:
    return SearchBot("fresh", LEVEL, wanted=wanted)


@every_variant
def test_a_proved_value_depends_on_nothing_but_the_position(variant: str) -> None:
    positions = list(late(variant))
    random.Random(0).shuffle(positions)
    used = SearchBot("used", LEVEL)
    proved = 0
    for position in positions:
        known = known_to_mover(position)
        value = proved_value(fresh(), known)
        if value is None:
            continue
        proved += 1
        others = {
            "another seed": proved_value(fresh(), known, seed=1 << 40),
            "three wanted": proved_value(fresh(wanted=3), known),
            "all wanted": proved_value(fresh(wanted=1_000), known),
            "other questions before": proved_value(used, known),
            "the same question before": proved_value(used, known, seed=7),
        }
        for what, found in others.items():
            assert found in (value, None), f"{what}: {found}, not {value}, in {position!r}"
    # With more players the search leaves moves of the opponents out, and in a duel much is hidden: little is proved.
    assert proved >= (20 if variant.startswith("azul-2") else 3)


@every_azul
def test_questions_in_the_course_of_a_game_agree_with_fresh_ones(variant: str) -> None:
    """The bot of one seat, asked at every turn of a round as in a game, remembers what it searched before."""
    agreed = 0
    for seed in range(2):
        for played in rounds(variant, seed):
            bots = [SearchBot("seated", LEVEL) for _ in range(played[0].players)]
            for position in played[-6:]:
                assert isinstance(position, azul.Position)
                remembered = bots[position.player].think(position)
                anew = fresh().think(position)
                if remembered.proved and anew.proved:
                    assert remembered.best.value == anew.best.value, repr(position)
                    agreed += 1
    assert agreed >= (20 if OFFERED[variant].players == 2 else 3)


@every_azul
def test_a_search_ends_when_no_greater_depth_can_change_it(variant: str) -> None:
    """Every take removes a group of tiles for good, and a move that looks poor costs up to three steps of depth."""
    for position in late(variant):
        groups = sum(len(set(source)) for source in (position.centre, *position.displays))
        if groups <= 7:
            thought = fresh().think(position, Budget(nodes=200_000))
            assert thought.nodes < 200_000, repr(position)
            assert thought.depth <= 3 * groups + 1, repr(position)


def with_seats_moved(position: azul.Position, seats: int) -> azul.Position:
    """The same game with everybody so many seats further on; with two players, they swap."""
    layout, players = position.layout, position.players

    def moved(player: int) -> int:
        return (player + seats) % players

    holder = layout.marker_holder
    return azul.Position.from_layout(
        replace(
            layout,
            player=moved(layout.player),
            starting_player=moved(layout.starting_player),
            marker_holder=None if holder is None else moved(holder),
            boards=tuple(layout.boards[(player - seats) % players] for player in range(players)),
        )
    )


def with_displays_mixed(position: azul.Position, rng: random.Random) -> azul.Position:
    displays = rng.sample(position.displays, len(position.displays))
    return azul.Position.from_layout(replace(position.layout, displays=tuple(displays)))


@every_azul
def test_seats_do_not_matter(variant: str) -> None:
    agreed = 0
    for position in late(variant):
        value, solution = proved_value(fresh(), position), solve(position, budget=NODES)
        for seats in range(1, position.players):
            elsewhere = with_seats_moved(position, seats)
            moved = solve(elsewhere, budget=NODES)
            if solution.proved and moved.proved:
                assert moved.value == solution.value, repr(position)
                agreed += 1
            if value is not None:
                assert proved_value(fresh(), elsewhere) in (value, None), repr(position)
    assert agreed >= 30


@every_azul
def test_the_order_of_displays_does_not_matter(variant: str) -> None:
    rng = random.Random(0)
    agreed = 0
    for position in late(variant, further=4):
        mixed = with_displays_mixed(position, rng)
        if mixed == position:
            continue
        solution, other = solve(position, budget=NODES), solve(mixed, budget=NODES)
        if solution.proved and other.proved:
            assert other.value == solution.value, repr(position)
            assert len(other.moves) == len(solution.moves), repr(position)
            agreed += 1
        value = proved_value(fresh(), position)
        if value is not None:
            assert proved_value(fresh(), mixed) in (value, None), repr(position)
    assert agreed >= 3
