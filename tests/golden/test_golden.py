"""Golden games and counts: text files that any other implementation can use as well."""

from pathlib import Path

import pytest

from zellige.games.common.perft import perft
from zellige.games.offered import OFFERED, read_game, read_position

FOLDER = Path(__file__).parent
GAMES = sorted(FOLDER.glob("*/*.azul"))
PERFT = sorted(FOLDER.glob("*/*.perft"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: str(file.stem))
def test_a_golden_game_is_read_and_written_back_to_the_letter(file: Path) -> None:
    text = file.read_text("utf-8")
    assert str(read_game(text)) == text


@pytest.mark.parametrize("file", GAMES, ids=lambda file: str(file.stem))
def test_the_deals_of_a_golden_game_follow_from_its_seed(file: Path) -> None:
    game = read_game(file.read_text("utf-8"))
    assert game.seed is not None
    before = game.start
    for step in game.steps:
        if step.deal is not None:
            assert before.draw_deal(game.seed) == step.deal
        before = step.position


def test_every_variant_has_a_golden_game_and_counts() -> None:
    assert {file.stem for file in GAMES} == {file.stem for file in PERFT} == OFFERED.keys()


@pytest.mark.parametrize("file", PERFT, ids=lambda file: str(file.stem))
def test_golden_counts(file: Path) -> None:
    """A file names a position and a seed, then the number of sequences of each length, as `zellige perft` prints it."""
    heading, *counts = file.read_text("utf-8").splitlines()
    position, _, seed = heading.removeprefix("# ").rpartition(" seed ")
    start = read_position(position)
    for line in counts:
        depth, count = map(int, line.split())
        assert perft(start, depth, seed=int(seed)) == count
