"""The lines of the protocol: what is written reads back, and what cannot be read is refused in a sentence."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.strategies import played
from tests.properties.strategies import variants as azul_variants
from zellige import azul, duel
from zellige.bots.thinking import Budget, Candidate, Thought
from zellige.games.offered import OFFERED
from zellige.protocol.messages import LONGEST_LINE, Go, Info, ProtocolError, info_of, read_line
from zellige.protocol.positions import read_position, variant_of, write_position, write_start
from zellige.protocol.samples import decisions, random_game, sample

seeds = st.integers(0, (1 << 64) - 1)
whole = st.integers(0, (1 << 63) - 1)


def decimals(low: float, high: float) -> st.SearchStrategy[float]:
    return st.floats(low, high).map(lambda number: round(number, 9))


seconds = decimals(1e-9, 1e9)
moves = st.lists(st.sampled_from(["3B2", "CRF", "2-4"]), max_size=4).map(tuple)

goes = st.builds(
    Go,
    st.builds(Budget, st.none() | seconds, st.none() | seconds, st.none() | st.integers(1, (1 << 63) - 1)),
    st.none() | st.sampled_from(["random", "master"]),
    st.none() | seeds,
)
infos = st.builds(
    Info,
    rank=st.integers(1, 999),
    depth=whole,
    nodes=whole,
    time=seconds,
    value=decimals(-1, 1),
    margin=decimals(-1e6, 1e6),
    proved=st.booleans(),
    exact=st.booleans(),
    visits=whole,
    line=moves,
)


@given(go=goes)
def test_go_round_trips(go: Go) -> None:
    keyword, rest = read_line(str(go).encode())
    assert keyword == "go"
    assert Go.parse(rest) == go


@given(info=infos)
def test_info_round_trips(info: Info) -> None:
    keyword, rest = read_line(str(info).encode())
    assert keyword == "info"
    assert Info.parse(rest) == info


def test_a_thought_is_told_in_plain_numbers() -> None:
    candidate = Candidate("3B2", np.float64(0.1), np.float64(-2.0), ("3B2", "CRF"), visits=9)
    thought = Thought((candidate,), 4, 1234, 1.23456, proved=True)
    assert str(info_of(thought, candidate, 2)) == (
        "info rank 2 depth 4 nodes 1234 time 1.235 value 0.1 margin -2 proved 1 visits 9 line 3B2 CRF"
    )


def test_what_is_not_said_about_a_move_is_not_claimed() -> None:
    info = Info.parse("depth 3 line 3B2")
    assert info is not None
    assert not info.exact
    assert Info.parse("string 100% nonsense") is None


words = st.lists(st.sampled_from(["go", "time", "nodes", "value", "nan", "-1", "1e5", "line", "3B2", "١", "0.5"]))


@given(rest=st.text() | words.map(" ".join))
def test_anything_else_is_refused(rest: str) -> None:
    for parse in (Go.parse, Info.parse):
        try:
            parse(rest)
        except ProtocolError as error:
            assert "\n" not in str(error)


@pytest.mark.parametrize(
    "rest",
    [
        "time",
        "time 0",
        "time -1",
        "time nan",
        "time 1e3",
        "nodes 0",
        "nodes 1.5",
        "seed -1",
        "time 1 time 2",
        "speed 9",
    ],
)
def test_bad_limits_are_refused(rest: str) -> None:
    with pytest.raises(ProtocolError):
        Go.parse(rest)


@pytest.mark.parametrize("rest", ["depth", "depth x", "value nan", "value 2", "rank 0", "line", "proved 2", "what 3"])
def test_bad_infos_are_refused(rest: str) -> None:
    with pytest.raises(ProtocolError):
        Info.parse(rest)


def test_lines_have_limits() -> None:
    assert read_line(b"  position  azul x \r\n") == ("position", "azul x")
    assert read_line(b" \r\n") == ("", "")
    assert read_line(b"x" * LONGEST_LINE)[0]
    for line in (b"x" * (LONGEST_LINE + 1), b"\xff"):
        with pytest.raises(ProtocolError):
            read_line(line)


@pytest.mark.parametrize("variant", OFFERED)
def test_positions_of_every_decision_round_trip(variant: str) -> None:
    found = sample(variant, 2)
    assert [*found] == decisions(variant)
    for positions in found.values():
        assert positions
        for known in positions:
            keyword, rest = read_line(write_position(known).encode())
            assert keyword == "position"
            assert read_position(rest, variant) == known
            assert variant_of(known) == variant
    if variant == "duel":
        assert all("?" in str(known) for known in found["action"])


@given(variant=azul_variants, seed=seeds, depth=st.integers(0, 120))
def test_the_way_from_the_start_leads_to_the_position(variant: azul.Variant, seed: int, depth: int) -> None:
    game = played(variant, seed, depth)
    if not game.is_over:
        assert read_position(read_line(write_start(game).encode())[1], str(variant)) == game.position


@pytest.mark.parametrize(
    ("rest", "variant", "words"),
    [
        ("azul-2-coloured 1 offr", "azul-2-coloured", "phase"),
        ("start", "azul-2-coloured", "starting player, 1 to 2"),
        ("start 3", "azul-2-coloured", "starting player, 1 to 2"),
        ("start 1", "azul-2-coloured", "nothing to decide"),
        ("start 1 hello", "azul-2-coloured", "after start come round and moves"),
        ("start 1 round 2 BBYR KKWW RRRW BYKW YYKK", "azul-2-coloured", "round 1 comes next"),
        ("start 1 round 1 BBYR KKWW", "azul-2-coloured", "AZ-1.1"),
        ("start 1 round 1 BBYR KKWW RRRW BYKW YYKK moves CB1", "azul-2-coloured", "AZ-2.3"),
        ("start 1 round 1 BBYR KKWW RRRW BYKW YYKK moves X", "azul-2-coloured", "display or the centre"),
        ("start 1", "duel", "what the player sees"),
        (str(azul.Game(3, seed=1).position), "azul-2-coloured", "the game is azul-2-coloured, not azul-3-coloured"),
        (str(random_game("duel", 1).position.seen_by(0)), "duel", "nothing to decide"),
    ],
)
def test_positions_that_cannot_be_read_are_refused(rest: str, variant: str, words: str) -> None:
    with pytest.raises(ProtocolError, match=words):
        read_position(rest, variant)


def test_only_the_view_of_the_player_on_turn_is_written() -> None:
    position = duel.Game(seed=1).position
    assert write_position(position.seen_by(position.player))
    for viewer in (1 - position.player, None):
        with pytest.raises(ValueError, match="not another's"):
            write_position(position.seen_by(viewer))
