"""The asking side: whatever an engine prints, a legal move comes of it or a failure with a reason."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.protocol.fake import FakeProcess
from tests.protocol.test_messages import infos
from zellige.bots.thinking import Known, Thought
from zellige.protocol.host import Deadlines, Greeting, Host
from zellige.protocol.messages import Go
from zellige.protocol.process import EngineFailure
from zellige.protocol.samples import sample

ASKED = [known for variant in ("azul-2-grey", "duel") for known, *_ in sample(variant, 1).values()]
REASONS = {"timeout", "crash", "garbage", "illegal", "refused"}
moves = st.sampled_from([str(move) for known in ASKED for move in known.legal_moves()])
lines = st.one_of(
    infos.map(str),
    st.builds("info depth {} value {} line {} {}".format, st.integers(0, 9), st.floats(-1, 1), moves, moves),
    st.builds("bestmove {}".format, moves | st.text(max_size=6)),
    st.sampled_from(["pong", "ready", "zbpok", "id name X", "info", "info string x", "bestmove", "error no", ""]),
    st.text(max_size=20),
).map(lambda line: line.encode(errors="replace")) | st.binary(max_size=20)


@settings(max_examples=300)
@given(known=st.sampled_from(ASKED), printed=st.lists(lines, max_size=6), last=moves)
def test_an_answer_is_a_legal_move_or_a_failure(known: Known, printed: list[bytes], last: str) -> None:
    answers = [*printed, f"bestmove {last}".encode()]
    process = FakeProcess(lambda line: answers if line.startswith("go") else [])
    reports: list[Thought] = []
    try:
        thought = Host(process, Deadlines()).think(known, Go(), reports.append)
    except EngineFailure as failure:
        assert failure.reason in REASONS
        assert process.is_killed
        assert "\n" not in str(failure)
    else:
        legal = known.legal_moves()
        for told in (thought, *reports):
            assert all(candidate.move in legal for candidate in told.candidates)
            assert len({candidate.move for candidate in told.candidates}) == len(told.candidates)
        assert not process.is_killed


@given(printed=st.lists(lines | st.sampled_from([b"id name X", b"game duel", b"level one"]), max_size=6))
def test_a_handshake_gives_a_name_or_fails(printed: list[bytes]) -> None:
    process = FakeProcess(lambda line: [*printed, b"zbpok"])
    host = Host(process, Deadlines())
    try:
        host._shake_hands()
    except EngineFailure:
        assert process.is_killed
    else:
        assert host.greeting != Greeting()
        assert host.greeting.name.isprintable()
        assert process.sent == ["zbp 1"]
