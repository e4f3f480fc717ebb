"""The pages for the browser are built when they are older than their sources, from the public registry."""

import json
import os
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parents[1]
SOURCES = ("web/src/main.ts", "web/public/icon.svg", "web/package.json", "src/zellige/i18n/locales/nl/game.ftl")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Sources, and pages that were built after them."""
    for name in (*SOURCES, f"{hatch_build.SITE}/index.html"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        os.utime(file, (1000, 1000))
    return tmp_path


def test_pages_as_old_as_their_sources_are_kept(tree: Path) -> None:
    """In a source distribution everything has the same age."""
    assert not hatch_build.is_stale(tree)


@pytest.mark.parametrize("name", SOURCES)
def test_a_newer_source_or_text_makes_the_pages_stale(tree: Path, name: str) -> None:
    os.utime(tree / name, (2000, 2000))
    assert hatch_build.is_stale(tree)


def test_without_pages_they_are_stale(tree: Path) -> None:
    (tree / hatch_build.SITE / "index.html").unlink()
    assert hatch_build.is_stale(tree)


def test_the_lock_file_names_no_host() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert lock["packages"]
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
