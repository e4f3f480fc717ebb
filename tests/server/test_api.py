"""The HTTP API: who asks, from where, how much, and what bad questions get."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

import zellige
from zellige.server.limits import Limits, Rate
from zellige.server.pages import page

from .conftest import RunningServer

JSON = {"content-type": "application/json"}
#: What every answer is held to. A whole number written 1.0 fits the schema, but not our strict reading.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


def test_health_tells_version_and_counts(server: RunningServer) -> None:
    person = server.person()
    before = person.http.get("/api/health").json()
    with person.sit(person.set_table("azul-2-coloured", "me", "me")):
        after = person.http.get("/api/health").json()
    assert after["version"] == zellige.__version__
    assert [after[name] - before[name] for name in ("tables", "running", "connections")] == [1, 1, 1]


def test_every_answer_has_the_headers_that_keep_others_out(server: RunningServer) -> None:
    for path in ("/", "/api/health", "/table/x", "/api/nothing", "/assets/none.js"):
        headers = server.person().http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: RunningServer) -> None:
    first = httpx.get(f"{server.address}api/me")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(first.headers["set-cookie"].split("; "))
    name, value = first.headers["set-cookie"].split(";")[0].split("=")
    kept = httpx.get(f"{server.address}api/me", headers={"cookie": f"{name}={value}"})
    assert "set-cookie" not in kept.headers
    forged = httpx.get(f"{server.address}api/me", headers={"cookie": f"{name}=x{value}"})
    assert "set-cookie" in forged.headers


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1", "http://[", ""])
def test_pages_of_others_change_nothing_and_hear_nothing(server: RunningServer, origin: str) -> None:
    person = server.person()
    table_id = person.set_table("azul-2-coloured", "me", "me")
    answer = person.http.put("/api/me", json={"name": "Eve"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "foreign_origin")
    assert person.http.get("/api/me").json() == {"name": ""}
    upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13", "origin": origin}
    path = f"/api/tables/{table_id}/socket"
    assert person.http.get(path, headers=upgrade | {"sec-websocket-key": "MTIzNDU2Nzg5MDEyMzQ1Ng=="}).status_code == 403


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", "", 404, "no_such_address"),
        ("DELETE", "/api/me", "", 405, "no_such_method"),
        ("GET", "/api/tables/none", "", 404, "no_such_table"),
        ("GET", "/api/tables/none/game", "", 404, "no_such_table"),
        ("POST", "/api/tables/none/join", '{"key": "0123456789"}', 404, "no_such_table"),
        ("POST", "/api/tables", "{", 422, "unreadable"),
        ("POST", "/api/tables", "[" * 5000, 400, "unreadable"),
        ("POST", "/api/tables", "{}", 422, "unreadable"),
        ("POST", "/api/tables", '{"game": "chess", "seats": [{"kind": "me"}, {"kind": "me"}]}', 409, "unknown_game"),
        ("POST", "/api/tables", '{"game": "duel", "seats": [{"kind": "me"}, {"kind": "you"}]}', 422, "unreadable"),
        ("PUT", "/api/me", '{"name": "\\u0007"}', 409, "empty_text"),
        ("PUT", "/api/me", '{"name": "' + 25 * "x" + '"}', 422, "unreadable"),
        ("POST", "/api/games", '{"text": "no game"}', 409, "unreadable_file"),
        ("POST", "/api/games", '{"text": "' + 1_400_000 * "x" + '"}', 413, "too_large"),
        ("PUT", "/api/me", b"\xff\xfe", 422, "unreadable"),
    ],
)
def test_a_bad_question_gets_a_code(
    server: RunningServer, method: str, path: str, body: str | bytes, status: int, code: str
) -> None:
    answer = server.person().http.request(method, path, content=body, headers=JSON)
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (status, code)


def test_an_endless_body_is_cut_off(server: RunningServer) -> None:
    answer = server.person().http.post("/api/games", content=(b" " * 100_000 for _ in range(20)), headers=JSON)
    assert answer.status_code == 413


def test_whoever_asks_too_much_waits(start: Callable[[Limits], RunningServer]) -> None:
    server = start(Limits(tables=Rate(2, 0), messages=Rate(3, 0), patience=5, address=Rate(10, 0)))
    person = server.person()
    table_id = person.set_table("azul-2-coloured", "me", "me")
    person.set_table("azul-2-coloured", "me", "me")
    refused = person.post("/api/tables", game="azul-2-coloured", seats=[{"kind": "me"}, {"kind": "me"}])
    assert (refused.status_code, refused.json()["refusal"]["code"]) == (429, "too_many")
    with person.sit(table_id) as chair:
        answers = [chair.ask("ping")["type"] for _ in range(3)]
        assert answers == ["pong"] * 3
        assert chair.play(chair.legal[0])["refusal"]["code"] == "too_many"
    while person.http.get("/api/health").status_code == 200:
        pass
    assert person.http.get("/api/health").json()["refusal"]["code"] == "too_many"


def test_the_page_is_given_for_every_address_of_it(tmp_path: Path) -> None:
    assert page("", tmp_path).status_code == 503
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-Abc1.js").write_text("1")
    (tmp_path / "secret.py").write_text("1")
    seat = "join/0123456789abcdef/0123456789_-abcdef"
    for path in ("", "new", "games", "about", "how-to/azul", "table/0a-b", "replay/0a", "fair/0a", seat):
        assert page(path, tmp_path).status_code == 200, path
    for path in ("nothing", "table/", "secret.py", "../secret.py", "assets/../secret.py", "table/a/b"):
        assert page(path, tmp_path).status_code == 404, path
    assert "immutable" in page("assets/index-Abc1.js", tmp_path).headers["cache-control"]
    assert page("", tmp_path).headers["cache-control"] == "no-cache"


def test_the_api_keeps_its_description(server: RunningServer) -> None:
    """Whatever fits the description, and much that does not, gets an answer that the description has."""
    cookie = f"zellige={server.person().http.cookies['zellige']}"
    described = schemathesis.openapi.from_url(f"{server.address}api/openapi.json")
    for found in described.get_all_operations():
        assert isinstance(found, Ok), found
        cases: SearchStrategy[Any] = found.ok().as_strategy()

        @given(case=cases)
        @settings(max_examples=12, suppress_health_check=list(HealthCheck))
        def keeps_it(case: Any) -> None:
            case.call_and_validate(headers={"cookie": cookie}, checks=CHECKS)

        keeps_it()
