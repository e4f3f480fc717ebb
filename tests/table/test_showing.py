"""What a browser is told about components and events, compared with what the engine does."""

import random
from typing import Any

import pytest

from tests.table.tables import entries_told, play_on, table_of_friends
from zellige import azul, duel
from zellige.games.offered import OFFERED
from zellige.table.messages import Entries, TableChanged, from_server
from zellige.table.showing import printed


def test_az_1_7_the_printed_wall() -> None:
    assert printed("azul-2-coloured").wall == ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]
    assert printed("azul-2-grey").wall is None


@pytest.mark.parametrize("game", OFFERED)
def test_floor_and_broken_tiles_cost_what_is_printed(game: str) -> None:
    referee = table_of_friends(game)
    play_on(referee, random.Random(3))
    shown = printed(game)
    scored = 0
    for moment in referee.history.line:
        layout: Any = moment.before.layout
        tiles = [len(board.broken if game == "duel" else board.floor) for board in layout.boards]
        holder = layout.start_holder if game == "duel" else None
        for event in moment.events:
            match event:
                case azul.TileFallen(player=player, space=int()) | azul.MarkerTaken(player=player, space=int()):
                    tiles[player] += 1
                case duel.TileBroken(player=player, to_tower=False):
                    tiles[player] += 1
                case duel.StartTileTaken(player=player):
                    holder = player
                case azul.FloorScored(player=player, cost=cost) | duel.BrokenScored(player=player, cost=cost):
                    start = shown.start_tile if player == holder else 0
                    assert cost == -sum(shown.floor[: tiles[player]]) - start
                    scored += 1
    assert scored


@pytest.mark.parametrize("game", OFFERED)
def test_every_message_is_one_of_the_schema(game: str) -> None:
    referee = table_of_friends(game)
    play_on(referee, random.Random(4), 60)
    for message in (
        Entries(entries=entries_told(referee, "ann")),
        referee.now_for("bob", 0.0, True),
        TableChanged(table=referee.table_for("ann", {"ann"})),
    ):
        assert from_server.validate_json(message.model_dump_json()) == message


def test_events_have_letters_for_colours() -> None:
    referee = table_of_friends("azul-2-coloured")
    dealt = entries_told(referee, None, 1)[0].events[0]
    assert dealt.name == "TileDealt"
    assert dealt.details["colour"] in "BYRKW"
    plates = printed("duel").plates
    assert (len(plates), plates["S1"], plates["J9"]) == (18, "YKTS", "RTYW")
