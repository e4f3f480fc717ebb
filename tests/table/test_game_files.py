"""Game files of tables, and tables of game files."""

import random

import pytest

from tests.table.tables import (
    SECRET,
    ask,
    on_turn,
    play,
    play_on,
    random_move,
    refused,
    table_of_friends,
)
from zellige.games.offered import OFFERED, read_game
from zellige.table.messages import Chat, GiveSeat, Play, Rematch, Undo
from zellige.table.referee import Referee
from zellige.table.refusal import TableRefusal
from zellige.table.setting import Setting


@pytest.mark.parametrize("game", OFFERED)
def test_a_finished_game_goes_to_a_file_and_comes_back_to_look_at(game: str) -> None:
    referee = table_of_friends(game)
    play_on(referee, random.Random(game))
    text = referee.game_file()
    read = read_game(text)
    assert read.position == referee.position
    assert read.headers == {"Date": "1970-01-01", "Commitment": referee.commitment, "Secret": SECRET.hex()}
    uploaded = Referee.of_game_file(text, "eve", 9.0, "t2")
    assert uploaded.position == referee.position
    assert uploaded.game_file() == text
    again = Referee(Setting.model_validate_json(uploaded.setting.model_dump_json()), b"", 9.0, "t2")
    assert again.entries_for(None, 0) == uploaded.entries_for("eve", 0)
    shown = uploaded.table_for("eve", {"eve"})
    assert (shown.status, shown.uploaded, shown.secret, shown.is_host) == ("over", True, None, True)
    assert [seat.name for seat in shown.seats] == [seat.name for seat in referee.seats.all]
    assert uploaded.summary_for("eve", set()).winners == list(read.position.winners())


def test_only_the_moves_that_count_are_in_the_file() -> None:
    referee = table_of_friends("azul-2-coloured")
    mover = on_turn(referee)
    first, second = map(str, referee.position.legal_moves()[:2])
    play(referee, first)
    ask(referee, mover, Undo(id="u", after=referee.last))
    play(referee, second)
    assert list(map(str, read_game(referee.game_file()).moves)) == [second]


def test_an_unfinished_upload_can_only_be_looked_at() -> None:
    referee = table_of_friends("azul-2-coloured")
    play(referee, random_move(referee, random.Random(2)))
    uploaded = Referee.of_game_file(referee.game_file(), "ann", 0.0)
    assert (uploaded.status, uploaded.turn, uploaded.bot_to_move(), uploaded.deadline()) == ("over", None, None, None)
    for request in (Play(id="p", after=2, moves=["1B1"]), GiveSeat(id="g", seat=0, level="club"), Rematch(id="r")):
        assert refused(uploaded, "ann", request) == "uploaded"
    assert refused(uploaded, "ann", Chat(id="c", text="hello")) == "no_seat"
    assert uploaded.start(0.0) == uploaded.time_out(1e9) == []
    assert uploaded.fairness().is_over is False


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable_file"),
        ("hello", "unreadable_file"),
        ('[Variant "azul-2-coloured"]', "unreadable_file"),
        ('[Variant "azul-2-coloured"]\nround 1 BBYR KKWW RRRW BYKW YYKK\n1. 1K1', "display_lacks_colour"),
        ('[Variant "azul-2-coloured"]\nround 1 BBYR', "number_of_displays"),
        ('[Variant "duel"]\n[Stack "S1"]', "unreadable_file"),
        ('[Position "azul-2-coloured"]', "unreadable_file"),
    ],
)
def test_what_is_no_game_file_is_refused(text: str, code: str) -> None:
    with pytest.raises(TableRefusal) as caught:
        Referee.of_game_file(text, "ann", 0.0)
    assert caught.value.code == code


def test_a_table_that_waits_has_no_file() -> None:
    referee = table_of_friends("azul-2-coloured", friends=())
    with pytest.raises(TableRefusal, match="not_started"):
        referee.game_file()
