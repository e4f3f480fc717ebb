from collections.abc import Iterator

import pytest

from tests.arena.players import open_habit
from zellige.arena import run, table


@pytest.fixture
def habits(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Players of this process are those of tests.arena.players."""
    for module in (run, table):
        monkeypatch.setattr(module, "open_player", open_habit)
    yield
    table.close_players()
