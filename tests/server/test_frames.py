"""Frames are written without checking them again: here whole games of them are read as the schema says."""

import random

import pytest

from tests.table.tables import play, random_move, table_of_friends
from zellige.games.offered import OFFERED
from zellige.server.frames import entries_frame
from zellige.table.messages import from_server


@pytest.mark.parametrize("game", OFFERED)
def test_every_frame_of_a_game_is_of_the_schema_and_says_what_was_meant(game: str) -> None:
    rng = random.Random(game)
    referee = table_of_friends(game, rng.randbytes(32))
    while referee.status == "running":
        before = referee.last
        play(referee, random_move(referee, rng))
        who = rng.choice(["ann", "bob", None])
        told = from_server.validate_json(entries_frame(referee.entries_for(who, before)))
        assert [entry.number for entry in told.entries] == list(range(before + 1, referee.last + 1))
        now = from_server.validate_json(referee.now_text(who, 0.0, False))
        assert (now.last, now.turn) == (referee.last, referee.turn)
        assert (now.choices is not None) == (now.turn is not None and referee.seats[now.turn].is_played_by(who))
