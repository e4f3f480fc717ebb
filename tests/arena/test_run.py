"""A whole arena: what it plays, keeps and reports, and how it goes on after an interruption."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from zellige import __version__
from zellige.arena import Budget, Interrupted, Report, Sprt, kept_arena, run_arena
from zellige.arena.contestants import Contestant
from zellige.arena.table import Result
from zellige.games.offered import read_game

ONE = Budget(nodes=1)


def lines_of(folder: Path) -> list[dict[str, Any]]:
    """The kept results in the order of the games, without the seconds, which no two runs share."""
    lines = [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()]
    return sorted((line | {"seconds": None} for line in lines), key=lambda line: int(line["number"]))


def without_times(report: Report) -> dict[str, Any]:
    document = report.to_json() | {"folder": None}
    return document | {"players": [player | {"seconds_per_move": None} for player in document["players"]]}


def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    reports = [
        run_arena(["random", "random"], "duel", games=7, budget=ONE, seed=5, jobs=jobs, folder=tmp_path / str(jobs))
        for jobs in (1, 2)
    ]
    assert without_times(reports[0]) == without_times(reports[1])
    assert lines_of(tmp_path / "1") == lines_of(tmp_path / "2")
    assert len(lines_of(tmp_path / "1")) == 8
    for number in range(8):
        name = f"games/{number:06}.azul"
        assert (tmp_path / "1" / name).read_text() == (tmp_path / "2" / name).read_text()
        read_game((tmp_path / "1" / name).read_text())


@pytest.mark.parametrize("variant", ["azul-2-coloured", "azul-3-coloured", "azul-4-coloured"])
@pytest.mark.usefixtures("habits")
def test_equal_players_score_exactly_half(variant: str, tmp_path: Path) -> None:
    report = run_arena(["any", "any"], variant, games=12, budget=ONE, jobs=1, folder=tmp_path)
    assert [player.name for player in report.players] == ["any", "any#2"]
    assert [player.score for player in report.players] == [0.5, 0.5]
    assert report.players[0].first_places == pytest.approx(1 / int(variant[5]), abs=1e-5)
    if variant == "azul-2-coloured":
        assert [player.elo for player in report.players] == pytest.approx([0, 0], abs=0.05)


@pytest.mark.parametrize(
    ("variant", "typed", "games"),
    [
        ("azul-2-coloured", ["any", "floor", "any"], 3 * 4),
        ("azul-3-coloured", ["any", "floor"], 6),
        ("azul-3-coloured", ["any", "floor", "any", "floor"], 4 * 6),
        ("azul-4-grey", ["any", "floor"], 4),
    ],
)
@pytest.mark.usefixtures("habits")
def test_a_report_adds_up(variant: str, typed: list[str], games: int, tmp_path: Path) -> None:
    report = run_arena(typed, variant, games=4, budget=ONE, jobs=1, folder=tmp_path)
    seats = int(variant[5])
    assert report.games == games == sum(pairing.games for pairing in report.pairings)
    assert sum(player.games for player in report.players) == games * seats
    assert all(player.games == player.wins + player.draws + player.losses for player in report.players)
    assert sum(player.first_places * player.games for player in report.players) == pytest.approx(games, abs=1e-3)
    assert sum(player.elo for player in report.players) == pytest.approx(0, abs=0.3)
    assert all(player.elo_error > 0 and player.score_error > 0 for player in report.players)
    # Whoever throws all tiles away comes last.
    by_name = {player.name: player for player in report.players}
    assert by_name["any"].elo > by_name["floor"].elo
    assert json.loads((tmp_path / "report.json").read_text()) == json.loads(json.dumps(report.to_json()))
    assert (tmp_path / "plot.svg").read_text().startswith("<svg")


@pytest.mark.usefixtures("habits")
def test_an_interrupted_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def interrupt(contestants: Sequence[Contestant], results: dict[int, Result], total: int) -> None:
        if len(results) == 5:
            raise KeyboardInterrupt

    def play(folder: Path, **options: Any) -> Report:
        return run_arena(["any", "floor"], games=12, budget=ONE, seed=3, jobs=1, folder=folder, **options)

    with pytest.raises(Interrupted) as interruption:
        play(tmp_path / "stopped", watch=interrupt)
    so_far = interruption.value.report
    assert (so_far.games, so_far.complete) == (5, False)
    assert [line["number"] for line in lines_of(tmp_path / "stopped")] == list(range(5))
    counts: list[int] = []
    resumed = play(tmp_path / "stopped", watch=lambda contestants, results, total: counts.append(len(results)))
    assert counts == list(range(5, 13))
    assert without_times(resumed) == without_times(play(tmp_path / "whole"))
    assert lines_of(tmp_path / "stopped") == lines_of(tmp_path / "whole")


@pytest.mark.usefixtures("habits")
def test_more_games_go_on_in_the_same_folder_and_fewer_are_its_beginning(tmp_path: Path) -> None:
    first = run_arena(["any", "floor"], games=4, budget=ONE, jobs=1, folder=tmp_path)
    kept = (tmp_path / "results.jsonl").read_text()
    more = run_arena(["any", "floor"], games=8, budget=ONE, jobs=1, folder=tmp_path)
    assert (tmp_path / "results.jsonl").read_text().startswith(kept)
    assert (first.games, more.games) == (4, 8)
    again = run_arena(["any", "floor"], games=4, budget=ONE, jobs=1, folder=tmp_path)
    assert without_times(again) == without_times(first)


def test_what_a_folder_holds_is_told_without_playing_or_changing_anything(tmp_path: Path) -> None:
    played = run_arena(["greedy", "random"], games=4, seed=2, jobs=1, folder=tmp_path)
    results = tmp_path / "results.jsonl"
    results.write_bytes(results.read_bytes() + b'{"number": 4, "de')  # another process is writing
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    kept = kept_arena(tmp_path)
    assert kept.report == played
    assert (kept.version, kept.is_current) == (__version__, True)
    assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (None, "No such file"),
        ("{", "cannot be read"),
        ('{"players": ["greedy"]}', "no arena that can be read"),
        ('{"game": "chess", "seed": 1, "budget": {}, "players": ["greedy", "random"]}', "no arena that can be read"),
    ],
)
def test_a_folder_that_tells_nothing_is_named(settings: str | None, said: str, tmp_path: Path) -> None:
    with pytest.raises((ValueError, OSError), match="No such file"):
        kept_arena(tmp_path / "nothing")
    run_arena(["greedy", "random"], games=2, jobs=1, folder=tmp_path)
    file = tmp_path / "settings.json"
    file.unlink() if settings is None else file.write_text(settings)
    with pytest.raises((ValueError, OSError), match=said):
        kept_arena(tmp_path)


@pytest.mark.usefixtures("habits")
def test_sprt_stops_at_the_first_deal_that_decides_and_counts_no_game_after_it(tmp_path: Path) -> None:
    def play(folder: Path) -> Report:
        return run_arena(["any", "floor"], games=400, budget=ONE, sprt=Sprt(0, 300), jobs=1, folder=folder, seed=2)

    report = play(tmp_path)
    assert report.sprt is not None
    assert report.sprt.accepted == "elo1"
    assert report.sprt.llr >= report.sprt.upper
    assert report.games == 2 * report.sprt.deals < 400
    assert report.complete
    # Games that others finished in the meantime change nothing.
    run_arena(["any", "floor"], games=report.games + 10, budget=ONE, jobs=1, folder=tmp_path, seed=2)
    assert play(tmp_path) == report


@pytest.mark.parametrize("faulty", ["raising", "illegal"])
@pytest.mark.usefixtures("habits")
def test_who_always_fails_loses_everything_and_the_arena_goes_on(faulty: str, tmp_path: Path) -> None:
    report = run_arena([faulty, "any"], games=6, budget=ONE, jobs=1, folder=tmp_path)
    offender, other = report.players
    assert (offender.losses, offender.failures, offender.score) == (6, 6, 0)
    assert (other.wins, other.failures) == (6, 0)


@pytest.mark.parametrize(
    ("typed", "variant", "options", "named"),
    [
        (["nobody", "random"], "azul-2-coloured", {}, "nobody"),
        (["random"], "azul-2-coloured", {}, "two players"),
        (["random"] * 3, "azul-4-grey", {}, "table of 4"),
        (["random"] * 3, "duel", {"sprt": Sprt(0, 5)}, "two players"),
        (["random", "random@nodes=x"], "duel", {}, "random@nodes=x"),
        (["random", "cmd:"], "duel", {}, "cmd:"),
        (["random", "cmd:'"], "duel", {}, "command line"),
        (["random", "random"], "chess", {}, "chess"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_written(
    typed: list[str], variant: str, options: dict[str, Any], named: str, tmp_path: Path
) -> None:
    with pytest.raises(ValueError, match=named):
        run_arena(typed, variant, folder=tmp_path / "arena", **options)
    assert not (tmp_path / "arena").exists()
