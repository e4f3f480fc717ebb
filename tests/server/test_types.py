"""The published schema and the browser's types are what the code says."""

from pathlib import Path

import pytest

from tools.write_types import written


@pytest.mark.parametrize("file", written(), ids=lambda file: file.name)
def test_no_generated_file_is_stale(file: Path) -> None:
    assert file.read_text("utf-8") == written()[file], "run `make types`"
