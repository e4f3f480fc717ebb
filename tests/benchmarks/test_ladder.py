"""Matches of the ladder keep their games in a folder that can be taken along."""

import json
import sys
from pathlib import Path

import pytest

from benchmarks import ladder


def test_matches_are_kept_in_a_folder_and_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--part", "matches", "--game", "azul-3-coloured", "--cpu-time", "0.001", "--jobs", "1"]
    kept = tmp_path / "azul-3-coloured-master-greedy-0.001" / "results.jsonl"

    def run(*more: str) -> str:
        monkeypatch.setattr(sys, "argv", ["ladder", *asked, "--results", str(tmp_path), *more])
        ladder.main()
        return " ".join(capsys.readouterr().out.split())

    assert "against greedy over 3 games at 0.001 s CPU (aim 80.0%" in run("--games", "3")
    first = kept.read_text()
    assert "over 6 games" in run("--games", "6")
    assert kept.read_text().startswith(first)
    assert [json.loads(line)["number"] for line in kept.read_text().splitlines()] == list(range(6))
    with pytest.raises(SystemExit, match=r"ladder: .* other settings \(seed\)"):
        run("--games", "3", "--seed", "2")
