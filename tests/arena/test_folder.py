"""What is kept survives an interruption at any byte."""

from pathlib import Path

import pytest

from zellige.arena.folder import Folder
from zellige.arena.table import Result

SETTINGS = {"players": ["a", "b"], "seed": 1}


def result(number: int) -> Result:
    return Result(number, number // 2, 0, (0, 1), (0, 1), (30, 20), 5, (20, 21), (0.25, 0.5), None, "")


def filled(path: Path, games: int) -> None:
    folder = Folder(path, SETTINGS)
    for number in range(games):
        folder.keep(result(number), f"game {number}\n")
    folder.close()


def test_results_are_read_again(tmp_path: Path) -> None:
    filled(tmp_path / "arena", 3)
    folder = Folder(tmp_path / "arena", SETTINGS)
    assert folder.results == {number: result(number) for number in range(3)}
    assert (tmp_path / "arena" / "games" / "000002.azul").read_text() == "game 2\n"
    folder.close()


def test_a_line_half_written_is_forgotten_wherever_it_ends(tmp_path: Path) -> None:
    filled(tmp_path, 3)
    content = (tmp_path / "results.jsonl").read_bytes()
    two = content[:-1].rfind(b"\n") + 1
    for end in range(two, len(content)):
        (tmp_path / "results.jsonl").write_bytes(content[:end])
        folder = Folder(tmp_path, SETTINGS)
        assert set(folder.results) == {0, 1}
        folder.keep(result(2), "game 2\n")
        folder.close()
        assert (tmp_path / "results.jsonl").read_bytes() == content


def test_a_line_that_is_no_result_is_named(tmp_path: Path) -> None:
    filled(tmp_path, 2)
    with (tmp_path / "results.jsonl").open("a") as lines:
        lines.write('{"number": 3}\n')
    with pytest.raises(ValueError, match=r"line 3.*--fresh"):
        Folder(tmp_path, SETTINGS)


def test_other_settings_are_refused_by_name(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    with pytest.raises(ValueError, match=r"other settings \(seed\).*--fresh"):
        Folder(tmp_path, SETTINGS | {"seed": 2})


def test_fresh_forgets_the_games_and_nothing_else(tmp_path: Path) -> None:
    filled(tmp_path, 3)
    (tmp_path / "notes.txt").write_text("mine")
    folder = Folder(tmp_path, SETTINGS | {"seed": 2}, fresh=True)
    folder.close()
    assert folder.results == {}
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["games", "notes.txt", "results.jsonl", "settings.json"]


@pytest.mark.parametrize("fresh", [False, True])
def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path, fresh: bool) -> None:
    (tmp_path / "thesis.tex").write_text("mine")
    with pytest.raises(ValueError, match="something else"):
        Folder(tmp_path, SETTINGS, fresh=fresh)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]
