"""No frame carries what its receiver may not know: whole random duels, for both players and an onlooker."""

import json
import random
import re
from typing import Any

from zellige.table.referee import Referee

from .client import Chair
from .conftest import RunningServer

#: Plates in JSON, and in the text form of a view.
PLATES = re.compile(r'"([SJ][1-9])(?:r[0-3])?"')
PLATE_NAMES = re.compile(r"\b([SJ][1-9])(?:r[0-3])?\b")


def test_a_duel_keeps_its_secrets(server: RunningServer) -> None:
    host, friend = server.person(), server.person()
    table_id = host.set_table("duel", "me", "friend", goals="random")
    with host.sit(table_id) as first, server.person().sit(table_id) as onlooker:
        link = first.table["seats"][1]["link"]
        friend.join(link)
        with friend.sit(table_id) as second:
            play_to_the_end(first, second, random.Random(11))
            first.catch_up(second)
            first.catch_up(onlooker)
            referee = server.hall._live[table_id].referee
            for chair, viewer in ((first, 0), (second, 1), (onlooker, None)):
                check_frames(chair, viewer, referee)
                assert (link.rpartition("/")[2] in "".join(chair.frames)) == (chair is first)


def play_to_the_end(first: Chair, second: Chair, draw: random.Random) -> None:
    """Random moves, with many plates from the stack: they are what there is to hide."""
    while not first.now["winners"]:
        mover = next((chair for chair in (first, second) if chair.legal), None)
        if mover is not None:
            drawing = [move for move in mover.legal if move in ("draw", "stop")]
            mover.play(draw.choice(drawing if drawing and draw.random() < 0.5 else mover.legal))
        first.catch_up(second)
        if mover is None:
            first.read()


def check_frames(chair: Chair, viewer: int | None, referee: Referee) -> None:
    """Every state is the receiver's view, and no plate is named before the receiver could know it."""
    known: set[str] = set()
    secret = referee.secret.hex()
    for frame in chair.frames:
        message = json.loads(frame)
        if message["type"] == "entries":
            for entry in message["entries"]:
                known |= check_entry(entry, viewer, referee)
        elif message["type"] == "now" and message["choices"]:
            legal = [option for option in message["choices"]["options"] if "refusal" not in option]
            assert set(PLATES.findall(json.dumps(legal))) <= known
        elif message["type"] in ("welcome", "table"):
            assert (secret in frame) == (message["table"]["status"] == "over")
            continue
        assert secret not in frame
        assert str(referee.seed) not in frame


def check_entry(entry: dict[str, Any], viewer: int | None, referee: Referee) -> set[str]:
    if "state" not in entry:
        return set()
    moment = referee.history.moments[entry["number"]]
    after: Any = moment.position
    before: Any = moment.before
    assert entry["state"]["position"] == after.seen_by(viewer).to_json()
    knowable = set(PLATE_NAMES.findall(f"{after.seen_by(viewer)} {before.seen_by(viewer)}"))
    named = set(PLATES.findall(json.dumps([entry["events"], entry.get("move")])))
    assert named <= knowable
    return knowable
