"""The tables of docs/environments.md are the encodings."""

from pathlib import Path

import pytest

from zellige.rl.encoding import ENCODINGS, Encoding

TEXT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text()


def planes_table(encoding: Encoding) -> str:
    rows = [
        f"| `{plane.name}` | {plane.start} | {' × '.join(map(str, plane.shape))} | {plane.high} | {plane.meaning} |"
        for plane in encoding.planes
    ]
    return "\n".join(["| plane | from | shape | to | what it says |", "| --- | --- | --- | --- | --- |", *rows])


def test_every_variants_sizes_are_documented() -> None:
    rows = [f"| `{name}` | {one.players} | {one.actions} | {one.size} |" for name, one in ENCODINGS.items()]
    table = ["| variant | seats | actions | numbers in an observation |", "| --- | --- | --- | --- |", *rows]
    assert "\n".join(table) in TEXT


@pytest.mark.parametrize("variant", ["azul-2-coloured", "duel"])
def test_every_plane_is_documented(variant: str) -> None:
    table = planes_table(ENCODINGS[variant])
    assert table in TEXT, f"it should have\n{table}"


def test_what_the_grey_side_adds_is_documented() -> None:
    coloured, grey = (planes_table(ENCODINGS[f"azul-2-{side}"]).splitlines() for side in ("coloured", "grey"))
    names = {row.split("|")[1] for row in coloured}
    shapes = {row.split("|")[3] for row in coloured}
    for row in grey:
        if row.split("|")[1] not in names or row.split("|")[3] not in shapes:
            _, name, _, shape, _, meaning, _ = row.split("|")
            assert name.strip() in TEXT
            assert shape.strip() in TEXT
            assert meaning.strip() in TEXT
