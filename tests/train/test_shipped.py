"""The nets that ship: they are the ones of the model card, they load, and they win."""

import hashlib
from pathlib import Path

import pytest

from zellige.arena import Budget, run_arena
from zellige.bots.works import LEARNED, net_file, net_of
from zellige.games.offered import OFFERED

SHIPPED = [variant for variant in OFFERED if net_file(variant).exists()]
CARD = Path(__file__).parents[2] / "docs" / "models.md"


def test_nets_ship() -> None:
    assert "azul-2-coloured" in SHIPPED


@pytest.mark.parametrize("variant", SHIPPED)
def test_the_model_card_names_the_net_that_ships(variant: str) -> None:
    digest = hashlib.sha256(net_file(variant).read_bytes()).hexdigest()
    lines = CARD.read_text("utf-8").splitlines()
    rows = [line for line in lines if line.startswith(f"| {variant} |") and f"`zellige train {variant} " in line]
    assert len(rows) == 1
    assert f"`{digest[:16]}`" in rows[0]


@pytest.mark.parametrize("variant", SHIPPED)
def test_a_net_that_ships_wins(variant: str, tmp_path: Path) -> None:
    assert net_of(variant, LEARNED)["is_there"][0] == 1
    report = run_arena(
        ["master", "greedy"], variant, games=24, budget=Budget(nodes=1_000), seed=3, jobs=1, folder=tmp_path
    )
    assert report.players[0].first_places > 0.7
