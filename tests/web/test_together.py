"""Several browsers at one table: friends, onlookers, further tabs, and connections that are lost."""

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from .person import Person
from .playing import BUTTONS, click, move, play
from .proxy import Proxy

#: What a browser reports when its connection is cut.
CUT = "WebSocket connection|net::ERR_"
LOST = "The connection is lost; trying again…"
MINE = re.compile("^●")
Arrive = Callable[..., Person]


@pytest.fixture
def proxy(address: str) -> Iterator[Proxy]:
    running = Proxy(address)
    yield running
    running.close()


def invite(host: Person, guest: Person) -> None:
    """Set a table by clicks, and let a friend follow the link that is shown."""
    page = host.go("/new")
    page.get_by_role("combobox", name="Seat 2", exact=True).select_option("friend")
    page.get_by_role("button", name="Start").click()
    link = page.get_by_role("textbox", name="Copy the link").input_value()
    other = guest.go(re.sub("^http://[^/]+", "", link))
    other.get_by_label("Your name").fill("Ida")
    other.get_by_role("button", name="Take the seat").click()
    for person in (host, guest):
        expect(person.page.locator("[data-place=score-1]")).to_be_visible()


def agree(*people: Person) -> None:
    """All see the same table and have heard of the same moves, each once."""
    first, *others = people

    def they_do() -> None:
        for person in others:
            assert person.log().count() == first.log().count()
            assert told(person) == told(first)
            assert person.shown() == first.shown()

    first.soon(they_do)


def told(person: Person) -> list[str]:
    """What the log says about moves: everybody calls themselves otherwise than the others do."""
    lines = person.log().all_text_contents()
    return [line.partition(": ")[2].partition(".")[0] for line in lines if re.match("[^.]*: ", line)]


def until(person: Person, other: Person, draw: random.Random) -> None:
    """Play until it is this person's turn."""
    while not (person.page.title().startswith("●")):
        if other.page.title().startswith("●"):
            move(other.page, draw)
            expect(other.page).not_to_have_title(MINE)
        person.page.wait_for_timeout(20)


def test_a_lost_connection_loses_and_doubles_nothing(arrive: Arrive, proxy: Proxy) -> None:
    host, guest = arrive(), arrive(through=proxy.address, complaints=CUT)
    invite(host, guest)
    draw = random.Random(5)
    until(guest, host, draw)
    until(host, guest, draw)
    # The other plays on meanwhile.
    proxy.cut()
    expect(guest.status()).to_have_text(LOST)
    move(host.page, draw)
    expect(host.page).not_to_have_title(MINE)
    proxy.mend()
    expect(guest.page).to_have_title(MINE)
    expect(guest.status()).not_to_have_text(LOST)
    agree(host, guest)
    # The own move arrives, but the answer does not: it is asked again, and carried out once.
    proxy.swallow()
    move(guest.page, draw)
    expect(host.page).to_have_title(MINE)
    proxy.cut()
    expect(guest.status()).to_have_text(LOST)
    proxy.mend()
    expect(guest.status()).not_to_have_text(LOST)
    agree(host, guest)
    # A move that was made without a connection is made when there is one.
    until(guest, host, draw)
    proxy.cut()
    expect(guest.status()).to_have_text(LOST)
    move(guest.page, draw)
    proxy.mend()
    expect(host.page).to_have_title(MINE)
    agree(host, guest)


def test_undo_until_the_next_player_acts_and_a_takeback_after_that(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    invite(host, guest)
    draw = random.Random(6)
    until(host, guest, draw)
    before = host.shown()
    move(host.page, draw)
    expect(guest.page).to_have_title(MINE)
    expect(host.page).not_to_have_title(MINE)
    assert host.shown() != before
    host.page.get_by_role("button", name="Undo").click()
    expect(host.page).to_have_title(MINE)
    expect(guest.page).not_to_have_title(MINE)
    assert host.shown() == before
    agree(host, guest)
    move(host.page, draw)
    expect(guest.page).to_have_title(MINE)
    expect(host.page).not_to_have_title(MINE)
    until(host, guest, draw)
    expect(host.page.get_by_role("button", name="Undo")).to_have_count(0)
    host.page.get_by_role("tab", name="Table").click()
    now = host.shown()
    for answer in ("Decline", "Agree"):
        host.page.get_by_role("button", name="Ask for a takeback").click()
        assert host.shown() == now
        guest.page.get_by_role("button", name=answer).click()
        expect(guest.page.get_by_role("button", name=answer)).to_have_count(0)
    host.page.get_by_role("tab", name="Log").click()
    expect(guest.log().last).to_contain_text("takes the last turn back")
    expect(host.page).to_have_title(MINE)
    assert host.shown() == before
    agree(host, guest)


def test_an_onlooker_sees_all_that_may_be_seen_and_decides_nothing(arrive: Arrive) -> None:
    host, onlooker = arrive(), arrive()
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.extend(map(json.loads, frame.splitlines())))

    onlooker.page.on("websocket", listen)
    table = host.set_table("duel", "me", "random")
    host.go(f"/table/{table}")
    onlooker.go(host.get(f"/api/tables/{table}")["watch_link"])
    play(host.page, click, 7, decisions=20)
    assert host.shown() != {}
    expect(onlooker.log()).to_have_count(host.log().count())
    for key in ("s", "1", "b", "Enter", "1", "u"):
        onlooker.page.keyboard.press(key)
    assert onlooker.page.evaluate(BUTTONS) is None
    expect(onlooker.log()).to_have_count(host.log().count())
    for message in heard:
        assert message.get("choices") is None
        assert message.get("may_undo") is None
        if "table" in message:
            assert message["table"]["secret"] is None
            assert not any(seat["mine"] or seat["link"] for seat in message["table"]["seats"])
    assert "Player 1" in onlooker.page.locator("main").inner_text()


def test_two_tabs_race_for_one_turn(arrive: Arrive, proxy: Proxy) -> None:
    person = arrive()
    slow = Person(person.context, {}, address=proxy.address)
    draw = random.Random(8)
    table = person.set_table("azul-2-coloured", "me", "me")
    person.go(f"/table/{table}")
    slow.go(f"/table/{table}")
    expect(slow.page).to_have_title(MINE)
    proxy.hold()
    move(person.page, draw)
    expect(person.log()).to_have_count(2)
    move(slow.page, draw)
    proxy.mend()
    expect(slow.page.locator(".status.bad")).to_be_visible()
    agree(person, slow)
