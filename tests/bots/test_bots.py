"""Every bot: legal, the same again when asked the same, within its budget, and ready when it is told to stop."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from threading import Event, Thread

import pytest

from tests.search.positions import MOST_ROUNDS, Position, rounds
from zellige import azul, duel
from zellige.bots.minds import Level, SearchMind, UctMind
from zellige.bots.registry import LEVELS, OTHERS, SEARCHING, open_bot
from zellige.bots.searching import ALL_TURNS, SearchBot
from zellige.bots.thinking import Bot, Budget, Known, Thought, known_to_mover
from zellige.bots.works import HAND_MADE, LEARNED
from zellige.games.offered import OFFERED
from zellige.search.azul import uct as azul_uct
from zellige.search.duel import uct as duel_uct

NODES = 60
#: As good as no limit.
ENDLESS = Budget(nodes=1 << 60)

every_bot = pytest.mark.parametrize("name", LEVELS + OTHERS)
every_variant = pytest.mark.parametrize("variant", OFFERED)


def timeless(thought: Thought) -> Thought:
    return replace(thought, seconds=0.0)


def ask(bot: Bot, known: Known, nodes: int = NODES, seed: int = 0) -> Thought:
    return timeless(bot.think(known, Budget(nodes=nodes), seed=seed))


def middles(variant: str, count: int) -> list[Known]:
    """What the mover knows in the middle of so many rounds."""
    every = (played for seed in itertools.count() for played in rounds(variant, seed))
    return [known_to_mover(played[len(played) // 2]) for played in itertools.islice(every, count)]


def is_line_of(position: azul.Position, line: tuple[azul.Move, ...]) -> bool:
    """Whether the moves can follow one another within the round."""
    for move in line:
        if position.awaits_deal or position.is_over or not position.is_legal(move):
            return False
        position = position.play(move)
    return True


def check(thought: Thought, known: Known, nodes: int) -> None:
    """What holds for every thought of every bot."""
    legal = known.legal_moves()
    moves = [candidate.move for candidate in thought.candidates]
    assert thought.move == moves[0]
    assert len(set(moves)) == len(moves)
    assert set(moves) <= set(legal)
    assert 0 <= thought.nodes <= nodes
    for candidate in thought.candidates:
        assert -1 <= candidate.value <= 1
        assert candidate.line[0] == candidate.move
        if isinstance(known, azul.Position):
            assert is_line_of(known, candidate.line), f"{candidate.line} in {known!r}"


@every_variant
@every_bot
def test_a_bot_plays_a_game_and_would_play_it_again(name: str, variant: str) -> None:
    """Now and then a player does not follow the bot: what it remembers must serve for surprises as well."""
    game = OFFERED[variant].new_game(seed=11)
    seats = [open_bot(name) for _ in range(game.position.players)]
    twins = [open_bot(name) for _ in seats]
    rng = random.Random(11)
    while not game.is_over and game.position.round < MOST_ROUNDS:
        known, turn = known_to_mover(game.position), len(game.moves)
        thought = ask(seats[known.player], known, seed=turn)
        assert thought == ask(twins[known.player], known, seed=turn)
        check(thought, known, NODES)
        if name in SEARCHING:
            assert thought.depth <= SEARCHING[name].turns
        game.play(rng.choice(game.position.legal_moves()) if rng.random() < 0.2 else thought.move)
    assert len(game.moves) > 20


@every_variant
@pytest.mark.parametrize("name", SEARCHING)
def test_the_first_candidate_has_the_best_value(name: str, variant: str) -> None:
    for known in middles(variant, 12):
        values = [candidate.value for candidate in ask(open_bot(name), known, 500).candidates]
        assert values[0] == max(values), repr(known)


@every_variant
def test_uct_prefers_what_it_tried_most(variant: str) -> None:
    for known in middles(variant, 6):
        thought = ask(open_bot("uct"), known)
        visits = [candidate.visits for candidate in thought.candidates]
        assert visits == sorted(visits, reverse=True)
        assert sum(visits) == thought.nodes


@every_variant
@every_bot
@pytest.mark.parametrize("nodes", [1, 2, 3])
def test_the_smallest_budget_is_enough_for_an_answer(name: str, variant: str, nodes: int) -> None:
    for known in middles(variant, 4):
        check(ask(open_bot(name), known, nodes), known, nodes)


@pytest.mark.parametrize("limit", [0, -1, -0.5, float("nan"), float("-inf")])
@pytest.mark.parametrize("kind", ["seconds", "cpu_seconds", "nodes"])
def test_a_budget_is_positive(kind: str, limit: float) -> None:
    with pytest.raises(ValueError, match=f"^{kind} must be positive"):
        Budget(**{kind: limit})  # type: ignore[arg-type]  # nodes are an int, but people pass anything


@every_bot
@pytest.mark.parametrize("budget", [Budget(seconds=0.001), Budget(cpu_seconds=0.001), Budget(), None])
def test_a_bot_keeps_to_a_clock_or_to_its_level(name: str, budget: Budget | None) -> None:
    for variant in ("azul-2-grey", "duel"):
        known = middles(variant, 3)[0]
        thought = open_bot(name).think(known, budget)
        assert thought.move in known.legal_moves()
        if budget is None and name in SEARCHING:
            assert thought.nodes <= SEARCHING[name].nodes


@every_variant
@pytest.mark.parametrize("name", ["master", "uct"])
def test_a_bot_that_is_told_to_stop_answers(name: str, variant: str) -> None:
    # A quarter into the first round: too far from its end for any search.
    played = next(rounds(variant, 1))
    known = known_to_mover(played[len(played) // 4])
    stop, has_begun = Event(), Event()
    answers: list[Thought] = []

    def think() -> None:
        answers.append(open_bot(name).think(known, ENDLESS, report=lambda thought: has_begun.set(), stop=stop))

    thinker = Thread(target=think)
    thinker.start()
    has_begun.wait()
    stop.set()
    thinker.join()
    assert answers[0].move in known.legal_moves()
    check(answers[0], known, 1 << 60)


@every_variant
@every_bot
def test_a_bot_that_was_told_to_stop_before_answers(name: str, variant: str) -> None:
    stop = Event()
    stop.set()
    known = middles(variant, 3)[0]
    assert open_bot(name).think(known, ENDLESS, stop=stop).move in known.legal_moves()


@every_variant
@pytest.mark.parametrize("name", ["expert", "master", "uct"])
def test_reports_come_from_ever_deeper(name: str, variant: str) -> None:
    for known in middles(variant, 5):
        heard: list[Thought] = []
        thought = open_bot(name).think(known, Budget(nodes=2_000), report=heard.append)
        assert heard[-1] == thought
        assert [each.depth for each in heard] == sorted(each.depth for each in heard)
        assert [each.nodes for each in heard] == sorted(each.nodes for each in heard)
        assert all(each.move in known.legal_moves() for each in heard)
        if len(known.legal_moves()) > 1:
            assert len(heard) > 1


@every_variant
@every_bot
def test_a_new_game_makes_a_bot_forget(name: str, variant: str) -> None:
    bot, fresh = open_bot(name), open_bot(name)
    before, after = middles(variant, 8), middles(variant, 4)
    for known in before:
        ask(bot, known, 500)
    bot.new_game()
    for known in after:
        assert ask(bot, known, 500) == ask(fresh, known, 500)


@every_variant
def test_as_many_moves_as_are_wanted_are_exact(variant: str) -> None:
    level = Level(turns=2, nodes=10_000_000)
    for known in middles(variant, 8):
        three = SearchBot("three", level, wanted=3).think(known).candidates
        every = SearchBot("all", level, wanted=1_000).think(known).candidates
        values = {candidate.move: candidate.value for candidate in every}
        assert all(candidate.exact for candidate in every)
        assert all(candidate.exact for candidate in three[:3])
        assert [candidate.value for candidate in three[:3]] == [candidate.value for candidate in every[:3]], repr(known)
        assert all(values[candidate.move] == candidate.value for candidate in three[:3]), repr(known)


def forced(variant: str) -> Iterator[Position]:
    """Positions with one legal move."""
    for seed in range(100):
        for played in rounds(variant, seed):
            yield from (position for position in played if len(position.legal_actions()) == 1)


@every_variant
@every_bot
def test_a_forced_move_is_answered(name: str, variant: str) -> None:
    bot = open_bot(name)
    for position in itertools.islice(forced(variant), 20):
        known = known_to_mover(position)
        for budget in (Budget(nodes=1), Budget(nodes=NODES), ENDLESS):
            thought = bot.think(known, budget)
            assert [candidate.move for candidate in thought.candidates] == position.legal_moves()


def test_lines_are_legal_after_the_other_of_two_equal_displays_was_taken() -> None:
    """What was found when the first of them was gone is remembered where the second is."""
    position = azul.Position.parse(
        "azul-2-coloured 2 offer 1 1>2 BBYR/BBYR/-/-/- Y 16,17,18,20,20 0,0,0,0,0"
        " 0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:M"
    )
    level = Level(turns=ALL_TURNS, nodes=1_000_000)
    for move in ("CY2", "CY3", "CY4", "CY5", "CYF"):
        bot = SearchBot("analyst", level, wanted=1_000)
        bot.think(position)
        after = position.play(move).play("2B2")
        for candidate in bot.think(after).candidates:
            assert is_line_of(after, candidate.line), f"{candidate.line} in {after!r}"


@every_variant
def test_a_mind_that_was_stopped_has_a_thought(variant: str) -> None:
    known = middles(variant, 3)[0]
    uct = UctMind(duel_uct if variant == "duel" else azul_uct)
    for mind in (uct, SearchMind(variant, SEARCHING["master"], 1)):
        mind.begin(known, 0, 1_000)
        mind.stop()
        thoughts = list(mind.thoughts())
        assert thoughts
        assert all(thought.move in known.legal_moves() for thought in thoughts)


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no bot is called 'champion'; there are random, newcomer"):
        open_bot("champion")


def test_later_decisions_of_a_turn_look_no_farther_than_its_first() -> None:
    bot = SearchBot("searching", Level(turns=ALL_TURNS, nodes=300))
    game = duel.Game(seed=4)
    first, later = 0, 0
    while not game.is_over:
        awaits = game.position.awaits
        thought = bot.think(known_to_mover(game.position))
        if awaits is duel.Awaits.ACTION:
            # A search that came to its end sets no bound.
            first = max(thought.depth, 1) if thought.nodes >= 300 else ALL_TURNS
        elif game.position.phase is duel.Phase.ACQUIRING:
            assert thought.depth <= first, repr(game.position)
            later += first < ALL_TURNS
        game.play(thought.move)
    assert later > 20


def test_uct_thinks_a_turn_through_once() -> None:
    """A later decision gets no more simulations than were spent on what led to it, but some."""
    bot = open_bot("uct")
    game = duel.Game(seed=4)
    spent, later = 0, 0
    while not game.is_over:
        thought = bot.think(known_to_mover(game.position), Budget(nodes=300))
        if game.position.awaits is not duel.Awaits.ACTION and game.position.phase is duel.Phase.ACQUIRING:
            assert 0 < thought.nodes <= spent, repr(game.position)
            later += 1
        if len(thought.candidates) > 1:
            spent = thought.candidates[0].visits
        game.play(thought.move)
    assert later > 20


@every_variant
@pytest.mark.parametrize("judge", [HAND_MADE, LEARNED])
def test_who_judges_roughly_errs_otherwise_every_time_and_about_a_position_always_the_same(
    judge: str, variant: str
) -> None:
    precise = Level(turns=1, nodes=20_000, judge=judge)
    differing = 0
    for known in middles(variant, 6):

        def values(level: Level, seed: int, known: Known = known) -> dict[object, float]:
            thought = SearchBot("rough", level, wanted=1_000).think(known, seed=seed)
            return {candidate.move: candidate.value for candidate in thought.candidates}

        rough = replace(precise, blur=2.0)
        assert values(precise, 1) == pytest.approx(values(precise, 2)) or variant == "duel", repr(known)
        assert values(rough, 1) == values(rough, 1)
        assert all(-1 <= value <= 1 for value in values(rough, 1).values())
        differing += values(rough, 1) != values(rough, 2)
    assert differing >= 3
