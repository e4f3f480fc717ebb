"""The library as Python users meet it: arguments that make no sense are refused by name."""

import json
from pathlib import Path
from types import ModuleType

import pytest

from zellige import azul
from zellige.games.azul import json_form as azul_json
from zellige.games.duel import json_form as duel_json

SCHEMAS = Path(__file__).parents[2] / "docs" / "schema"


@pytest.mark.parametrize(("game", "form"), [("azul", azul_json), ("duel", duel_json)])
def test_the_published_schema_is_that_of_the_code(game: str, form: ModuleType) -> None:
    published = json.loads((SCHEMAS / f"{game}-position.schema.json").read_text("utf-8"))
    assert published == form.schema(), "run `make schema`"


def test_names_of_variants_round_trip() -> None:
    for variant in azul.VARIANTS:
        assert azul.Variant.parse(str(variant)) == variant


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: azul.Variant(5), "2, 3 or 4"),
        (lambda: azul.Variant(2, "green"), "'coloured' or 'grey'"),  # type: ignore[arg-type]  # on purpose
        (lambda: azul.Variant.parse("azul-2"), "azul-2-coloured"),
        (lambda: azul.Position.start(2, starting_player=2), "0–1"),
        (lambda: azul.Position.start().deal(), "either a deal or a seed"),
        (lambda: azul.Position.start().deal(seed=-1), "0 to 2"),
        (lambda: azul.Game(names=["a", "b", "c"]), "seats 2"),
        (lambda: azul.Position.start().deal(seed=1).move(999), "0–184"),
        (lambda: azul.Take(10, azul.Colour.RED, 0), "no such take"),
        (lambda: azul.Placement(0, 5), "no such placement"),
        (lambda: azul.Deal(("BBXX",)), "BBXX"),
    ],
)
def test_arguments_that_make_no_sense_are_refused_by_name(call: object, words: str) -> None:
    assert callable(call)
    with pytest.raises((ValueError, TypeError), match=words):
        call()


def test_without_a_seed_deals_are_given() -> None:
    game = azul.Game(seed=None)
    assert game.position.legal_moves() == []
    game.deal("BBYR KKWW RRRW BYKW YYKK")
    game.play("1B2")
    assert game.position.player == 1


def test_a_seed_follows_the_game_file() -> None:
    game = azul.Game(seed=12)
    game.play(game.position.legal_moves()[0])
    again = azul.Game.parse(str(game))
    while not game.is_over:
        move = game.position.legal_moves()[0]
        game.play(move)
        again.play(move)
    assert again.position == game.position


def test_fresh_games_differ() -> None:
    assert azul.Game().seed != azul.Game().seed


def test_a_record_is_a_copy() -> None:
    position = azul.Position.start()
    position.record["round_number"] = 9
    assert position.round == 0
