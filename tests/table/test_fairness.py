"""Fair deals: a finished game proves itself, and any change to it shows."""

import hashlib
import random
import re
from functools import cache

import pytest

from tests.table.tables import SECRET, play_on, table_of_friends
from zellige.games.offered import OFFERED
from zellige.table.fairness import commitment, seed_of, verify
from zellige.table.refusal import TableRefusal

OTHER = bytes(32)
AZUL, DUEL = "azul-2-coloured", "duel"


@cache
def finished(game: str) -> str:
    """The file of a random game; a duel's goals are drawn."""
    referee = table_of_friends(game, goals="random" if game == "duel" else "first-game")
    play_on(referee, random.Random(game))
    own = referee.fairness()
    text = referee.game_file()
    assert own == verify(text)
    return text


def test_the_documented_functions() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert seed_of(SECRET) == int(hashlib.sha256(b"zellige deal" + SECRET).hexdigest()[:16], 16)


@pytest.mark.parametrize("game", OFFERED)
def test_a_finished_game_is_fair(game: str) -> None:
    result = verify(finished(game))
    assert (result.is_over, result.secret_fits, result.deals_fit) == (True, True, True)
    assert (result.commitment, result.secret, result.seed) == (commitment(SECRET), SECRET.hex(), str(seed_of(SECRET)))


def test_until_the_end_there_is_the_commitment_alone() -> None:
    result = table_of_friends("duel").fairness()
    assert result.commitment == commitment(SECRET)
    assert (result.secret, result.seed, result.secret_fits, result.deals_fit, result.deals) == (None,) * 4 + ([],)


def header(text: str, name: str, value: str) -> str:
    changed = re.sub(rf'\[{name} "[^"]*"\]', f'[{name} "{value}"]', text)
    assert changed != text
    return changed


@pytest.mark.parametrize("game", [AZUL, DUEL])
def test_another_secret_commitment_or_seed_shows(game: str) -> None:
    text = finished(game)
    swapped = verify(header(text, "Secret", OTHER.hex()))
    assert (swapped.secret_fits, swapped.deals_fit) == (False, False)
    published = verify(header(text, "Commitment", commitment(OTHER)))
    assert (published.secret_fits, published.deals_fit) == (False, True)
    both = header(header(text, "Secret", OTHER.hex()), "Commitment", commitment(OTHER))
    assert verify(both).secret_fits is True
    assert verify(both).deals_fit is False
    assert verify(header(text, "Seed", "1")).deals_fit is False


def moved_to_the_first_deal(text: str, first: str, **headers: str) -> str:
    """The file up to its first deal, which is replaced, with other headers."""
    text = re.sub(r"\nround 1 (.*)\n(.|\n)*", f"\nround 1 {first}\n", text)
    for name, value in headers.items():
        text = header(text, name, value)
    return text


def test_another_deal_shows() -> None:
    text = finished(AZUL)
    deal = verify(text).deals[0].split()
    swapped = " ".join([deal[1], deal[0], *deal[2:]])
    assert deal[0] != deal[1]
    assert verify(moved_to_the_first_deal(text, " ".join(deal))).deals_fit is True
    assert verify(moved_to_the_first_deal(text, swapped)).deals_fit is False


def test_another_start_stack_or_drawn_goal_shows() -> None:
    text = finished(AZUL)
    starts = "2" if '[Starts "1"]' in text else "1"
    assert verify(moved_to_the_first_deal(text, verify(text).deals[0], Starts=starts)).deals_fit is False
    text = finished(DUEL)
    first = verify(text).deals[0]
    assert verify(moved_to_the_first_deal(text, first)).deals_fit is True
    stack = re.findall(r'Stack "(.*)"', text)[0].split()
    turned = " ".join([*stack[:-2], stack[-1], stack[-2]])
    assert verify(moved_to_the_first_deal(text, first, Stack=turned)).deals_fit is False
    goals = re.findall(r'Goals "(.*)"', text)[0]
    other = next(choice for choice in ("rows columns diagonals", "rows columns corners") if choice != goals)
    changed = moved_to_the_first_deal(text, first, Goals=other)
    assert verify(changed).deals_fit is False
    # Goals that the players chose are not drawn.
    assert verify(changed.replace('[GoalsDrawn "random"]\n', "")).deals_fit is True


def test_a_file_without_what_is_needed_is_refused() -> None:
    fair = finished(AZUL)
    for text, code in (
        (re.sub(r"\[Commitment .*\n", "", fair), "no_commitment"),
        (re.sub(r"\[Secret .*\n", "", fair), "no_secret"),
        (header(fair, "Secret", "xyz"), "unreadable_secret"),
        ("[Variant", "unreadable_file"),
        ("", "unreadable_file"),
        (fair.replace("\n1. ", "\n1. 9B9 ", 1), "unreadable_file"),
        (fair.replace("\n1. ", "\n1. 1-1 ", 1), "take_awaited"),
    ):
        with pytest.raises(TableRefusal, match=code):
            verify(text)
