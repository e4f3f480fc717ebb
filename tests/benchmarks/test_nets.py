"""Nets meet at equal numbers of positions, on paired deals."""

import json
import sys

import pytest

from benchmarks import nets


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["nets", *words, "--nodes", "30", "--jobs", "1"])
    nets.main()


@pytest.mark.parametrize("game", ["azul-3-grey", "duel"])
def test_a_net_scores_one_half_against_itself(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, game, "learned", "learned", "--games", "4", "--json")
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == (6 if game == "azul-3-grey" else 4)
    assert told["score"] == pytest.approx(0.5)
    assert told["score_error"] == pytest.approx(0.0)


def test_who_is_better_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, "azul-2-coloured", "learned", "hand-made", "--games", "40")
    told = capsys.readouterr().out
    assert told.startswith("azul-2-coloured: learned scores ")
    assert "against hand-made over 40 games at 30 positions a move" in told


def test_what_is_no_net_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match=r"nets: .*no-such-file"):
        run(monkeypatch, "duel", "learned", "no-such-file")
