"""Game files: what is refused, where, and what would be right (docs/notation.md)."""

import pytest

from zellige import azul

HEADERS = '[Variant "azul-2-coloured"]\n[Starts "1"]\n'
DEAL = "round 1 BBYR KKWW RRRW BYKW YYKK\n"


def test_a_game_reads_with_comments_and_without_numbers() -> None:
    game = azul.Game.parse(HEADERS + "{A start.}\n" + DEAL + "1B2 {Two\nblue.} 2. CY1\n")
    assert game.comment == "A start."
    assert [str(move) for move in game.moves] == ["1B2", "CY1"]
    assert game.steps[1].comment == "Two blue."


def test_windows_line_ends_and_a_byte_order_mark_are_read() -> None:
    text = "\ufeff" + (HEADERS + DEAL + "1. 1B2\n").replace("\n", "\r\n")
    assert len(azul.Game.parse(text).moves) == 1


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        ("", 1, 1, "header_variant"),
        ('[Variant "azul-5-blue"]', 1, 1, "header_variant"),
        ("[Variant azul]", 1, 10, "header_value"),
        ('[Variant "azul-2-grey"', 1, 23, "header_end"),
        ("[1]", 1, 2, "header_name"),
        (HEADERS + '[Starts "2"]', 3, 8, "header_once"),
        ('[Variant "azul-2-grey"]\n[Starts "3"]', 1, 1, "header_starts"),
        ('[Variant "azul-2-grey"]\n[Seed "x"]', 1, 1, "header_seed"),
        (HEADERS + DEAL + "1. 1X2", 4, 5, "colour"),
        (HEADERS + DEAL + "1. 1B2 C", 4, 9, "colour"),
        (HEADERS + DEAL + "{open", 4, 6, "comment_end"),
        (HEADERS + DEAL + "1B2 }", 4, 5, "word"),
        (HEADERS + "round 2 BBYR KKWW RRRW BYKW YYKK", 3, 7, "round"),
        (HEADERS + "round 1 BBYR KKXW RRRW BYKW YYKK", 3, 14, "display"),
        (HEADERS + DEAL + "1B2\nresult 3 4 won 2", 5, 1, "result"),
    ],
)
def test_unreadable_text_is_refused_with_its_place(text: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(azul.NotationError) as refused:
        azul.Game.parse(text)
    assert (refused.value.line, refused.value.column, refused.value.expected) == (line, column, expected)


def test_an_illegal_move_says_which_move_and_which_rule() -> None:
    with pytest.raises(azul.IllegalMove) as refused:
        azul.Game.parse(HEADERS + DEAL + "1. 1B2 2K4\n2. CB3\n")
    error = refused.value
    assert (error.subject, error.code, error.rule) == ("CB3", "centre_lacks_colour", "AZ-2.3")
    assert (error.line, error.column, error.number) == (5, 4, 3)
    assert str(error) == "line 5, column 4, move 3: CB3: centre_lacks_colour (AZ-2.3)"


def test_an_impossible_deal_says_which_rule() -> None:
    with pytest.raises(azul.IllegalDeal) as refused:
        azul.Game.parse(HEADERS + "round 1 BBYR KKWW\n")
    assert (refused.value.code, refused.value.rule, refused.value.line) == ("number_of_displays", "AZ-1.1", 3)


def test_a_game_from_any_position_round_trips() -> None:
    start = azul.Position.parse(
        "azul-2-grey 5 offer 2 1>2 -/-/-/-/BK Y 18,19,19,19,19 0,0,0,0,0 3:B/-/-/-/-:...../...../...../...../.....:- "
        "0:-/-/R/-/-:...../...../...../...../W....:M"
    )
    game = azul.Game.from_position(start)
    game.play("5KF")
    assert azul.Game.parse(str(game)).position == game.position
