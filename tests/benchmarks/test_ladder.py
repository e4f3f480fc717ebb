"""Matches of the ladder keep their games in a folder that can be taken along."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from benchmarks import held_out, ladder
from zellige import __version__
from zellige.arena import kept_arena
from zellige.bots.registry import LEVELS

ROOT = Path(__file__).parents[2]


def test_matches_are_kept_in_a_folder_and_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--part", "matches", "--game", "azul-3-coloured", "--cpu-time", "0.001", "--jobs", "1"]
    kept = tmp_path / "azul-3-coloured-master-greedy-0.001" / "results.jsonl"

    def run(*more: str) -> str:
        monkeypatch.setattr(sys, "argv", ["ladder", *asked, "--results", str(tmp_path), *more])
        ladder.main()
        return " ".join(capsys.readouterr().out.split())

    assert run("--kept").startswith("azul-3-coloured: master against greedy is not kept")
    assert not kept.parent.exists()
    assert "against greedy over 3 of 400 games at 0.001 s CPU (aim 80.0%)" in run("--games", "3")
    first = kept.read_text()
    assert "over 6 of 400 games" in run("--games", "6")
    assert kept.read_text().startswith(first)
    assert [json.loads(line)["number"] for line in kept.read_text().splitlines()] == list(range(6))
    assert run("--kept").endswith(f"[version {__version__}, this code]")
    settings = kept.with_name("settings.json")
    settings.write_text(settings.read_text().replace('"code": "', '"code": "not ').replace(__version__, "0.1.0"))
    told = run("--kept")
    assert "over 6 of 400 games" in told
    assert told.endswith("[version 0.1.0, older code]")
    settings.write_text(settings.read_text().replace("not ", ""))
    with pytest.raises(SystemExit, match=r"ladder: .* other settings \(seed\)"):
        run("--games", "3", "--seed", "2")
    for share, verdict in ((0.0, "0.0%: reached"), (1.1, "110.0%: missed")):
        monkeypatch.setattr(ladder, "MATCHES", tuple(replace(aim, games=6, share=share) for aim in ladder.MATCHES))
        assert f"over 6 games at 0.001 s CPU (aim {verdict})" in run("--kept")
    kept.write_text("")
    assert run("--kept").endswith("holds no finished game")


def test_the_levels_are_rated_at_the_game_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "LEVELS", ("random", "newcomer", "beginner"))

    def run(*more: str) -> str:
        asked = ["--part", "ladder", "--game", "azul-3-grey", "--ladder-games", "1", "--jobs", "1"]
        monkeypatch.setattr(sys, "argv", ["ladder", *asked, "--results", str(tmp_path), *more])
        ladder.main()
        return capsys.readouterr().out

    assert run("--kept").startswith("azul-3-grey: the ladder is not kept")
    told = run()
    assert told.startswith("azul-3-grey: random – newcomer – beginner")
    assert "random" in told.partition("\n")[2]
    assert (tmp_path / "azul-3-grey-ladder" / "results.jsonl").exists()
    again = run("--kept")
    assert again.startswith(f"azul-3-grey: the ladder [version {__version__}, this code]")
    assert again.partition("\n")[2] == told.partition("\n")[2]


def test_the_documentation_tells_how_the_levels_fared() -> None:
    bots = (ROOT / "docs" / "bots.md").read_text("utf-8")
    folders = sorted((ROOT / "benchmarks" / "results").glob("*-ladder"))
    ladders = [{each.name: each for each in kept_arena(folder).report.players} for folder in folders]
    assert f"| level | {' | '.join(folder.name.removesuffix('-ladder') for folder in folders)} |" in bots
    for level in LEVELS:
        rated = " | ".join(f"{players[level].elo:+.0f} ± {players[level].elo_error:.0f}" for players in ladders)
        assert f"| `{level}` | {rated.replace('-', '−')} |" in bots


def test_the_readme_tells_how_the_levels_fared() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for player in kept_arena(ROOT / "benchmarks" / "results" / "azul-2-coloured-ladder").report.players:
        score = f"{player.score:.1%} ± {player.score_error:.1%}".replace("%", "", 1).replace("%", " %")
        elo = f"{player.elo:+.0f} ± {player.elo_error:.0f}".replace("-", "−")
        assert f"| {player.name} | {score} | {elo} | {player.seconds_per_move:.3f} |" in readme


@pytest.mark.parametrize("program", [held_out, ladder])
def test_a_folder_has_to_be_named_to_tell_of_it(
    program: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["program", "--kept"])
    with pytest.raises(SystemExit):
        program.main()
    assert "name it with --results" in capsys.readouterr().err
