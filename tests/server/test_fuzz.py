"""Whatever a browser sends, the server lives, says why it refuses, and changes nothing."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from zellige.table.messages import LARGEST_MESSAGE

from .client import Chair
from .conftest import RunningServer

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KINDS = ("play", "undo", "offer_takeback", "answer_takeback", "give_seat", "leave", "return", "rematch", "accepted", "")
#: Requests of somebody who may not do any of it, with parts that are wrong, missing or too many.
MUTATED = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | JSON, "id": st.just("fuzz") | JSON},
    optional={
        "after": st.integers(-5, 50) | JSON,
        "moves": st.lists(st.sampled_from(["1B1", "draw", "", "x" * 9]), max_size=20) | JSON,
        "accept": st.booleans() | JSON,
        "seat": st.integers(-2, 5) | JSON,
        "level": st.sampled_from(["random", "x"]) | JSON,
        "more": JSON,
    },
)
FRAMES = st.one_of(
    st.text(max_size=40),
    JSON.map(json.dumps),
    MUTATED.map(json.dumps),
    st.binary(max_size=40),
    st.just("[" * 3000),
    st.just('{"type":"chat","id":"x","text":"' + "x" * LARGEST_MESSAGE + '"}'),
)


@pytest.fixture(scope="module")
def chairs(server: RunningServer) -> Iterator[tuple[Chair, Chair]]:
    """Somebody who plays, and an onlooker who tries everything."""
    person = server.person()
    table_id = person.set_table("azul-2-coloured", "me", "me")
    with person.sit(table_id) as player, server.person().sit(table_id) as onlooker:
        yield player, onlooker


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frame=FRAMES)
def test_nonsense_is_refused_with_a_code_and_changes_nothing(chairs: tuple[Chair, Chair], frame: Any) -> None:
    _, onlooker = chairs
    before = (onlooker.now, onlooker.table, len(onlooker.entries))
    onlooker.socket.send(frame)
    answer = onlooker.read()
    assert answer["type"] == "refused"
    assert answer["refusal"]["code"]
    assert onlooker.ask("ping")["type"] == "pong"
    assert before == (onlooker.now, onlooker.table, len(onlooker.entries))


def test_a_frame_beyond_all_bounds_ends_that_connection(server: RunningServer, chairs: tuple[Chair, Chair]) -> None:
    player, _ = chairs
    with server.person().sit(player.table["id"]) as other:
        other.socket.send("x" * 200_000)
        with pytest.raises(Exception, match=r"1009|too big|closed"):
            other.read()
    assert player.play(player.legal[0])["type"] == "accepted"


def test_an_unknown_table_is_refused_by_name(server: RunningServer) -> None:
    with pytest.raises(Exception, match=r"4404"), server.person().sit("none") as chair:
        chair.read()
