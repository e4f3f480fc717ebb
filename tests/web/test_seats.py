"""People come, talk, run out of time, leave and return."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from .person import Person
from .playing import move
from .test_together import MINE, invite, until


def test_the_clock_runs_and_whoever_runs_out_of_time_is_played_for_to_the_end(person: Person) -> None:
    page = person.sit("azul-2-coloured", "me", "me", clock={"kind": "game", "seconds": 1000})
    running = page.locator("header li.running")
    expect(running).to_be_visible()
    expect(running).not_to_have_text(running.inner_text())
    page = person.sit("azul-2-coloured", "me", "random", clock={"kind": "move", "seconds": 1})
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    expect(person.log().filter(has_text="out of time")).to_have_count(1)
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)


def test_what_players_say_is_told_as_they_wrote_it(arrive: Callable[..., Person]) -> None:
    host, guest = arrive(), arrive()
    invite(host, guest)
    text = "<b>well</b> <img src=x onerror=alert(1)> & played \u202e{ $player }"
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something").fill(text)
    host.page.get_by_role("button", name="Send").click()
    guest.page.get_by_role("button", name="somebody has written").wait_for()
    guest.page.get_by_role("tab", name="Chat").click()
    for person in (host, guest):
        said = person.page.get_by_role("list", name="Chat").get_by_role("listitem")
        expect(said).to_have_count(1)
        expect(said).to_contain_text(text.replace("\u202e", ""))
        expect(said.locator("img")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="somebody has written")).to_have_count(0)


def test_a_bot_sits_in_for_whoever_leaves_until_they_return(arrive: Callable[..., Person]) -> None:
    host, guest = arrive(), arrive()
    invite(host, guest)
    draw = random.Random(9)
    until(host, guest, draw)
    for person in (host, guest):
        person.page.get_by_role("tab", name="Table").click()
    guest.page.get_by_role("button", name="Leave the table").click()
    host.page.get_by_role("combobox", name="Strength of the bot").select_option("random")
    host.page.get_by_role("button", name="Let a bot play").click()
    expect(host.page.get_by_role("listitem").filter(has_text="Ida")).to_contain_text("a bot sits in")
    move(host.page, draw)
    # The bot answers, and the next turn is the own one again.
    expect(host.page).to_have_title(MINE)
    expect(guest.page).not_to_have_title(MINE)
    guest.page.get_by_role("button", name="Take my seat back").first.click()
    expect(host.page.get_by_role("listitem").filter(has_text="Ida")).to_contain_text("here")
    move(host.page, draw)
    expect(guest.page).to_have_title(MINE)
    move(guest.page, draw)
    guest.page.get_by_role("tab", name="Log").click()
    expect(guest.log().filter(has_text=re.compile("is back|sits down|are back"))).not_to_have_count(0)
