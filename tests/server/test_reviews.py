"""Reviews of finished games: what is found, who may ask when, and what happens when too many do or one fails."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from pydantic_core import to_json

from zellige.analysis.analysing import GRADES
from zellige.bots.thinking import Budget
from zellige.games.offered import read_game
from zellige.server import reviews
from zellige.server.bots import Thinkers
from zellige.server.reviews import Reviews, TooManyReviews, judged
from zellige.table import messages
from zellige.table.history import Moment
from zellige.table.records import MoveRecord
from zellige.table.referee import Referee

from .client import Person
from .conftest import RunningServer

GOLDEN = Path(__file__).parents[1] / "golden"
PATIENCE = 120.0


def finished(person: Person, table_id: str) -> dict[str, Any]:
    """The whole review of a game, once it is done."""
    deadline = time.monotonic() + PATIENCE
    while True:
        answer = person.http.get(f"/api/tables/{table_id}/review")
        messages.Review.model_validate_json(answer.text)
        review: dict[str, Any] = answer.json()
        if review["status"] in ("done", "failed") or time.monotonic() > deadline:
            return review
        time.sleep(0.05)


@pytest.mark.parametrize("game", ["azul/azul-3-grey", "duel/duel"])
def test_every_decision_of_a_finished_game_is_judged(
    server: RunningServer, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "BUDGET", Budget(nodes=500))
    text = (GOLDEN / f"{game}.azul").read_text("utf-8")
    person, moves = server.person(), len(read_game(text).moves)
    table_id = person.post("/api/games", text=text).json()["id"]
    path = f"/api/tables/{table_id}/review"
    nothing = {"status": "none", "decisions": moves, "done": 0, "judged": []}
    assert person.http.get(path).json() == nothing
    begun = person.http.post(path)
    assert (begun.status_code, begun.json()["decisions"]) == (202, moves)
    review = finished(person, table_id)
    assert (review["status"], review["done"]) == ("done", moves)
    with person.sit(table_id) as chair:
        entries = {entry["number"]: entry for entry in chair.entries}
    game_played = read_game(text)
    befores = zip(game_played.steps, game_played.positions_before(), strict=True)
    free = {
        number
        for number, (step, before) in enumerate(befores, 1)
        if step.move is not None and len(before.legal_moves()) > 1
    }
    assert 0 < len(free) < moves
    assert [each["number"] for each in review["judged"]] == sorted(free)
    least = dict(GRADES)
    for each in review["judged"]:
        played, lost = entries[each["number"]], each["best"] - each["chance"]
        assert each["seat"] == played["seat"]
        assert bool(each["better"]) == (each["grade"] != "good") == (lost >= least["inaccuracy"] - 1e-4)
        assert lost >= least.get(each["grade"], 0.0) - 1e-4
        for imagined in each["better"]:
            assert (imagined["number"], imagined["seat"]) == (played["number"], played["seat"])
        if each["better"]:
            assert each["better"][0]["move"] != played["move"]
    # Whoever asks again, or looks on, is told the same at once; what is known already is not told again.
    assert person.http.post(path).json() == review
    onlooker = server.person().http
    assert onlooker.get(path).json() == review
    assert onlooker.get(f"{path}?after=7").json() == review | {"judged": review["judged"][7:]}
    assert onlooker.get(f"{path}?after=1000").json()["judged"] == []


def test_a_game_under_way_is_not_reviewed(server: RunningServer) -> None:
    person = server.person()
    path = f"/api/tables/{person.set_table('azul-2-coloured', 'me', 'me')}/review"
    for answer in (person.http.get(path), person.http.post(path)):
        assert (answer.status_code, answer.json()["refusal"]["code"]) == (409, "not_over")
    for answer in (person.http.get("/api/tables/none/review"), person.http.post("/api/tables/none/review")):
        assert answer.status_code == 404


def referee_of(game: str, table_id: str = "t") -> Referee:
    return Referee.of_game_file((GOLDEN / f"{game}.azul").read_text("utf-8"), "ann", 0.0, table_id)


def moments_of(referee: Referee) -> list[Moment]:
    return [moment for moment in referee.history.line if isinstance(moment.record, MoveRecord)]


def test_the_better_turn_is_played_from_where_the_game_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision of a duel is said to be poor: what would have been better can always be played."""
    monkeypatch.setattr(reviews, "BUDGET", Budget(nodes=300))
    monkeypatch.setattr("zellige.analysis.analysing.GRADES", (("blunder", -1.0),))
    draw = random.Random(1)
    several = 0
    for moment in draw.sample(moments_of(referee_of("duel/duel")), 60):
        if document := judged(moment):
            found = messages.Judged.model_validate_json(to_json(document))
            assert found.grade == "blunder"
            position = moment.before
            for imagined in found.better:
                assert imagined.move is None or position.is_legal(position.parse_move(imagined.move))
                if imagined.move is None:
                    break
                position = position.play(imagined.move)
            several += len(found.better) > 1
    assert several > 5


class Loaded(Thinkers):
    """Threads whose searches are loaded, or never are."""

    def __init__(self, loaded: bool) -> None:
        self.loaded = loaded

    async def search_loaded(self, _: str) -> None:
        if not self.loaded:
            await asyncio.Event().wait()


def status(review: str) -> str:
    return messages.Review.model_validate_json(review).status


def run(test: Callable[[Reviews], Coroutine[Any, Any, None]], loaded: bool) -> None:
    async def running() -> None:
        made = Reviews(Loaded(loaded))
        try:
            await test(made)
        finally:
            await made.close()

    asyncio.run(running())


def test_only_so_many_games_wait_for_their_review() -> None:
    async def test(made: Reviews) -> None:
        made.begin(referee_of("azul/azul-2-coloured", "first"), "ann")
        await asyncio.sleep(0)  # it is begun, and waits for the search
        for number in range(reviews.MOST_WAITING):
            assert status(made.begin(referee_of("azul/azul-2-coloured", f"t{number}"), f"{number}")) == "waiting"
        last = referee_of("azul/azul-2-coloured", "last")
        with pytest.raises(TooManyReviews):
            made.begin(last, "ann")
        assert status(made.of(last)) == "none"
        assert status(made.begin(referee_of("azul/azul-2-coloured", "t3"), "ann")) == "waiting"  # it waits already

    run(test, loaded=False)


def test_one_person_may_not_fill_the_queue() -> None:
    async def test(made: Reviews) -> None:
        for number in range(reviews.MOST_OF_ONE):
            made.begin(referee_of("azul/azul-2-coloured", f"t{number}"), "ann")
        another = referee_of("azul/azul-2-coloured", "another")
        with pytest.raises(TooManyReviews):
            made.begin(another, "ann")
        assert status(made.begin(another, "bob")) == "waiting"

    run(test, loaded=False)


def test_a_game_that_nobody_would_play_is_not_reviewed(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_DECISIONS", 10)
    person = server.person()
    text = (GOLDEN / "azul" / "azul-2-coloured.azul").read_text("utf-8")
    answer = person.http.post(f"/api/tables/{person.post('/api/games', text=text).json()['id']}/review")
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (409, "too_long_to_review")


def test_what_was_undone_is_not_judged(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "BUDGET", Budget(nodes=100))
    person = server.person()
    table_id = person.set_table("azul-2-coloured", "me", "me")
    with person.sit(table_id) as chair:
        chair.play(chair.legal[0])
        undone = chair.last
        chair.ask("undo", after=chair.last)
        chair.play_on(random.Random(1))
        counted = {entry["number"] for entry in chair.entries if entry["kind"] == "move"} - {undone}
    person.http.post(f"/api/tables/{table_id}/review")
    review = finished(person, table_id)
    assert review["decisions"] == len(counted)
    assert {each["number"] for each in review["judged"]} <= counted


def test_the_reviews_that_nobody_has_asked_for_longest_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_KEPT", 2)
    games = {name: referee_of("azul/azul-2-coloured", name) for name in "abc"}

    async def test(made: Reviews) -> None:
        made.begin(games["a"], "ann")
        made.begin(games["b"], "ann")
        made.of(games["a"])
        made.begin(games["c"], "ann")
        assert [status(made.of(game)) for game in games.values()] == ["waiting", "none", "waiting"]

    run(test, loaded=False)


def test_a_review_that_fails_can_be_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = referee_of("azul/azul-2-coloured")

    def failing(moment: Moment, _: object) -> None:
        if moment.number > 5:
            raise RuntimeError

    async def settled(made: Reviews) -> str:
        while status(made.of(game)) in ("waiting", "running"):
            await asyncio.sleep(0.01)
        return status(made.of(game))

    async def test(made: Reviews) -> None:
        monkeypatch.setattr(reviews, "judged", failing)
        made.begin(game, "ann")
        assert await settled(made) == "failed"
        monkeypatch.setattr(reviews, "judged", lambda *_: None)
        assert status(made.begin(game, "ann")) == "waiting"
        assert await settled(made) == "done"
        assert messages.Review.model_validate_json(made.of(game)).done == len(moments_of(game))

    run(test, loaded=True)
