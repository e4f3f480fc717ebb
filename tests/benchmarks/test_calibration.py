"""Chances to win are compared with what was won, in classes and in a picture."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from benchmarks import calibration
from benchmarks.calibration import Calibration, Class


def test_what_is_expected_is_compared_with_what_was_won() -> None:
    chances = np.array([0.0, 0.02, 0.5, 0.54, 0.56, 0.58, 1.0])
    won = np.array([0.0, 0.0, 1.0, 0.0, 0.5, 0.0, 1.0])
    found = Calibration.of("duel", 3, chances, won)
    assert [(each.decisions, round(each.expected, 3), each.won) for each in found.classes] == [
        (2, 0.01, 0.0),
        (4, 0.545, 0.375),
        (1, 1.0, 1.0),
    ]
    assert found.error == pytest.approx((2 * 0.01 + 4 * 0.17) / 7)


@pytest.mark.parametrize("factor", [0.4, 1.0, 1.7])
def test_the_factor_of_odds_is_found_with_which_as_much_is_expected_as_is_won(factor: float) -> None:
    random = np.random.default_rng(1)
    values = random.uniform(-1, 1, 40_000)
    won = random.random(40_000) < calibration.chances_of(values, factor)
    assert calibration.fitting_odds(values, won) == pytest.approx(factor, rel=0.06)


def test_odds_are_fitted_to_other_deals_than_are_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = []

    def played_games(variant: str, seeds: np.ndarray, nodes: int, jobs: int | None) -> tuple[np.ndarray, np.ndarray]:
        played.append(set(seeds.tolist()))
        return np.array([0.0, 0.0]), np.array([1.0, 0.5])

    monkeypatch.setattr(calibration, "played_games", played_games)
    for more in (["--fit"], []):
        monkeypatch.setattr(sys, "argv", ["calibration", "--game", "azul-4-grey", "--games", "50", *more])
        calibration.main()
    assert capsys.readouterr().out.startswith("azul-4-grey: 3.00\n")
    fitted, reported = played
    assert not fitted & reported


def test_what_happens_as_expected_lies_on_the_diagonal() -> None:
    fair = Calibration("duel", 1, 3, 0.0, [Class(1, 0.0, 0.0), Class(1, 0.5, 0.5), Class(1, 1.0, 1.0)])
    drawn = ElementTree.fromstring(calibration.picture([fair] * 5))
    lines = [each.attrib["points"].split() for each in drawn.iter() if each.tag.endswith("polyline")]
    assert len(lines) == 10
    for diagonal, line in zip(lines[::2], lines[1::2], strict=True):
        assert [line[0], line[-1]] == diagonal
    width, height = (float(drawn.attrib[name]) for name in ("width", "height"))
    for circle in (each for each in drawn.iter() if each.tag.endswith("circle")):
        assert 0 < float(circle.attrib["cx"]) < width
        assert 0 < float(circle.attrib["cy"]) < height


def test_the_command_plays_what_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--game", "azul-3-coloured", "--games", "3", "--nodes", "30", "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", ["calibration", *asked, "--picture", str(tmp_path / "plot.svg"), "--json"])
    calibration.main()
    told = json.loads(capsys.readouterr().out)
    assert [(each["game"], each["games"]) for each in told] == [("azul-3-coloured", 3)]
    assert sum(each["decisions"] for each in told[0]["classes"]) == told[0]["decisions"] > 100
    assert "azul-3-coloured" in (tmp_path / "plot.svg").read_text()
