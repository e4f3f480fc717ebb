"""Held-out truth: the labels are what brute force finds, the game does end, and the right moves count as right."""

import itertools
import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from benchmarks import held_out
from benchmarks.held_out import POSITIONS, Results, Row, judge
from benchmarks.late_positions import Collection, Late, all_of, is_late, outcomes_of
from tests.arena.players import Habit
from tests.search.brute_force import BruteForce, TooLarge
from tests.search.positions import rounds
from zellige import __version__
from zellige.analysis.solver import solve
from zellige.bots.registry import LEVELS, SEARCHING, open_bot
from zellige.bots.searching import SearchBot
from zellige.bots.thinking import Budget, Known
from zellige.games.offered import OFFERED

every_variant = pytest.mark.parametrize("variant", OFFERED)


def late_positions(variant: str) -> Iterator[Any]:
    """Late positions of random games, from the end of each round to its start."""
    for seed in itertools.count():
        for played in rounds(variant, seed):
            yield from (position for position in reversed(played) if is_late(all_of(position)))


@cache
def labelled(variant: str) -> list[tuple[Any, dict[Any, tuple[int, int]]]]:
    """Positions with what brute force finds about each move: the result and the margin."""
    kept = []
    for position in late_positions(variant):
        with suppress(TooLarge):
            tried = BruteForce(position, 300).outcomes
            kept.append((position, {move: (result, margin) for move, (margin, result) in tried.items()}))
        if len(kept) == 20:
            break
    return kept


def solved(known: Known, seed: int) -> object:
    """What the solver finds best by the result, and among those by the margin."""
    return (set(solve(known, "result").moves) & set(solve(known, "margin").moves)).pop()


@every_variant
def test_the_game_ends_with_the_round_whatever_is_played(variant: str) -> None:
    rng = random.Random(variant)
    for position in itertools.islice(late_positions(variant), 150):
        while not position.is_over:
            assert not position.awaits_deal, repr(position)
            position = position.play(rng.choice(position.legal_moves()))


@every_variant
def test_labels_are_what_brute_force_finds_and_the_solvers_moves_are_right(variant: str) -> None:
    findings = []
    for number, (position, outcomes) in enumerate(labelled(variant)):
        assert outcomes_of(all_of(position)) == outcomes, repr(position)
        late = Late(number, str(position), {str(move): outcome for move, outcome in outcomes.items()})
        findings.append(judge(Habit("solver", solved), variant, late))
    row = Row.of(variant, "solver", findings)
    assert (row.optimal.share, row.best_result.share, row.regret) == (1.0, 1.0, 0.0)


@pytest.mark.parametrize("variant", ["azul-2-coloured", "azul-2-grey", "duel"])
def test_a_certain_win_is_made_as_large_as_it_can_be(variant: str) -> None:
    master, won = open_bot("master"), 0
    for position, outcomes in labelled(variant):
        best = max(outcomes.values())
        if best[0] == 1 and len(set(outcomes.values())) > 1:
            won += 1
            assert outcomes[master.think(all_of(position)).move] == best, repr(position)
    assert won >= 2


def test_wrong_moves_count_as_wrong() -> None:
    position, outcomes = next(each for each in labelled("azul-2-coloured") if len(set(each[1].values())) > 1)
    best, worst = max(outcomes.values()), min(outcomes.values())

    loser = Habit("loser", lambda *_: min(outcomes, key=outcomes.__getitem__))
    late = Late(0, str(position), {str(move): outcome for move, outcome in outcomes.items()})
    assert judge(loser, "azul-2-coloured", late) == (False, worst[0] == best[0], best[1] - worst[1])


def test_an_interruption_loses_no_position_and_the_rest_is_as_it_would_have_been(tmp_path: Path) -> None:
    def interrupt(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Collection("azul-2-coloured", tmp_path / "interrupted").collect(5, 1, interrupt)
    again = Collection("azul-2-coloured", tmp_path / "interrupted")
    assert len(again.labelled()) == 2
    whole = Collection("azul-2-coloured", tmp_path / "whole").collect(5, 1, lambda done: None)
    assert again.collect(5, 1, lambda done: None) == whole
    assert Collection("azul-2-coloured", tmp_path / "whole").labelled()[:5] == whole
    assert all(set(late.outcomes or ()) == set(map(str, late.known("azul-2-coloured").legal_moves())) for late in whole)


@every_variant
def test_kept_positions_are_late_and_their_labels_are_what_the_solver_finds(variant: str) -> None:
    kept = Collection(variant, POSITIONS).labelled()
    assert len(kept) >= 3_000
    for late in random.Random(variant).sample(kept, 20):
        known = late.known(variant)
        assert is_late(known), late
        outcomes = outcomes_of(known, Budget(nodes=2_000_000))  # the oldest had so many
        assert outcomes is not None, late
        assert {str(move): outcome for move, outcome in outcomes.items()} == late.outcomes, late


@every_variant
def test_master_is_nearly_always_right_where_ten_groups_are_left(variant: str) -> None:
    master = open_bot("master")
    sample = random.Random(variant).sample(Collection(variant, POSITIONS).labelled(), 60)
    row = Row.of(variant, "master", [judge(master, variant, late) for late in sample])
    assert row.optimal.share >= 0.95


@pytest.mark.parametrize("variant", ["azul-4-coloured", "azul-4-grey"])
def test_master_considers_every_move_of_several_opponents_at_the_end_of_a_last_round(variant: str) -> None:
    narrow = replace(SEARCHING["master"], widens=False)
    proofs = 0
    for position, outcomes in labelled(variant):
        thought = open_bot("master").think(position)
        assert thought.proved, repr(position)
        assert outcomes[thought.move] == max(outcomes.values()), repr(position)
        proofs += not SearchBot("narrow", narrow).think(position).proved
    assert proofs > 0


def test_a_damaged_file_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "duel.jsonl.gz").write_bytes(b"no positions")
    with pytest.raises(ValueError, match=r"duel\.jsonl\.gz cannot be read"):
        Collection("duel", tmp_path)


def test_what_was_found_is_kept_told_again_and_not_asked_for_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*arguments: str) -> str:
        given = ["held_out", "--game", "azul-2-coloured", "--jobs", "1", "--results", str(tmp_path), *arguments]
        monkeypatch.setattr(sys, "argv", given)
        held_out.main()
        return capsys.readouterr().out

    told = run("--positions", "4", "--levels", "random", "newcomer")
    monkeypatch.setattr(held_out, "measure", lambda variant, levels, *_: pytest.fail(f"asked {levels} again"))
    assert run("--positions", "4", "--levels", "random", "newcomer") == told
    kept = run("--kept")
    row = Results(tmp_path).find("azul-2-coloured", "random", 4)
    assert row is not None
    assert f"{row.optimal.share:.1%}, {row.regret:.2f}" in kept
    assert f"4 by {__version__}" in kept
    assert Results(tmp_path).find("azul-2-coloured", "random", 5) is None
    assert Results(tmp_path).find("azul-2-coloured", "greedy", 4) is None


@pytest.mark.parametrize("level", LEVELS)
def test_the_documentation_tells_what_was_found(level: str) -> None:
    rows = Results(POSITIONS.with_name("results")).rows
    cells = [f"{100 * row.optimal.share:.1f} %, {row.regret:.2f}" for row in (rows[game, level] for game in OFFERED)]
    bots = Path(__file__).parents[2] / "docs" / "bots.md"
    assert f"| `{level}` | {' | '.join(cells)} |" in bots.read_text("utf-8")


def test_what_another_code_found_is_measured_anew(tmp_path: Path) -> None:
    row = Row.of("duel", "club", [(True, True, 0), (False, True, 3)])
    Results(tmp_path).keep(replace(row, code="another"))
    assert Results(tmp_path).find("duel", "club", 2) is None
    Results(tmp_path).keep(row)
    assert Results(tmp_path).find("duel", "club", 2) == row


def test_damaged_results_are_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "held-out.json").write_text('[{"game": "duel"}]')
    with pytest.raises(ValueError, match=r"held-out\.json cannot be read"):
        Results(tmp_path)


def test_a_folder_without_results_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["held_out", "--kept", "--results", str(tmp_path)])
    with pytest.raises(SystemExit, match=r"held-out\.json tells nothing of that"):
        held_out.main()
