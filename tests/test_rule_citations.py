"""Every numbered rule of docs/rules is shown by at least one test that names it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BOOKS = sorted((ROOT / "docs" / "rules").glob("*.md"))


def numbers(book: Path) -> list[str]:
    return re.findall(r"^- ((?:AZ|DU)-\d+\.\d+)\b", book.read_text("utf-8"), re.MULTILINE)


def cited() -> set[str]:
    """The rules that stand in the names of test functions: `test_az_3_4_…` shows AZ-3.4."""
    found = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for book, section, rule in re.findall(r"def test_(az|du)_(\d+)_(\d+)(?:_|\()", path.read_text("utf-8")):
            found.add(f"{book.upper()}-{section}.{rule}")
    return found


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: str(book.stem))
def test_every_rule_is_shown_by_a_test(book: Path) -> None:
    assert len(numbers(book)) > 40
    assert [number for number in numbers(book) if number not in cited()] == []


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_every_rule_that_is_cited_exists(folder: str) -> None:
    known = {number for book in BOOKS for number in numbers(book)}
    for path in (ROOT / folder).rglob("*.py"):
        for number in re.findall(r"\b(?:AZ|DU)-\d+\.\d+", path.read_text("utf-8")):
            assert number in known, f"{path.name} cites {number}"
