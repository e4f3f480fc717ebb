"""What can be chosen: every option is legal or says why not, and does what it says."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zellige import azul, duel
from zellige.games.offered import OFFERED
from zellige.rules.azul.wall_tiling import FLOOR_COSTS
from zellige.table.choices import choices
from zellige.table.messages import Option

seeds = st.integers(0, (1 << 64) - 1)


def options_of(position: Any) -> list[Option]:
    return choices(position, position.player, False).options


@pytest.mark.parametrize("name", OFFERED)
@settings(max_examples=2)
@given(seed=seeds)
def test_options_are_the_legal_moves_and_reasons_for_others(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = OFFERED[name].new_game(seed=seed)
    while not game.is_over:
        position = game.position
        if rng.random() < 0.4:
            check_options(position, rng)
        game.play(rng.choice(position.legal_moves()))


def check_options(position: Any, rng: random.Random) -> None:
    options = options_of(position)
    legal = [option.move for option in options if option.refusal is None]
    assert sorted(legal) == sorted(map(str, position.legal_moves()))
    for option in options:
        assert position.is_legal(option.move) == (option.refusal is None)
        if option.refusal is not None:
            assert option.refusal.subject == option.move
            assert option.refusal.rule
            assert (option.count if option.kind == "take" else option.points) is None
    # What takes of Azul do is remembered from one table to the next: all of them are compared.
    compared = options if isinstance(position, azul.Position) else rng.sample(options, min(8, len(options)))
    for option in compared:
        if option.refusal is None:
            check_outcome(position, option)


def check_outcome(position: Any, option: Option) -> None:
    """Compare an option with what happens and what lies on the table afterwards, where the round goes on."""
    after, events = position.play_with_events(option.move)
    if isinstance(position, duel.Position):
        check_consequences(position, after, option, {type(event).__name__ for event in events})
    if after.phase != position.phase:
        return
    before_board, board = position.boards[position.player], after.boards[position.player]
    match option.kind:
        case "take":
            check_take(position, after, option)
        case "placement":
            if after.player == position.player:
                assert option.points == board.score - before_board.score
        case "sun" | "moon":
            assert option.count == len(after.layout.turn.hand)
            assert option.marker == (after.start_holder != position.start_holder)
            assert option.cost == (2 if option.marker else 0)
        case "line":
            assert option.line is not None
            line, lines = option.line, ("", *board.lines)
            laid = 0 if line == duel.BREAK else len(board.lines[line]) - len(before_board.lines[line])
            assert (option.laid, option.fallen) == (laid, len(position.layout.turn.hand) - laid)
            assert option.cost == broken_cost(board.broken) - broken_cost(before_board.broken)
            assert option.completes == (line != duel.BREAK and len(lines[line + 1]) == line + 1)
        case "rotation":
            assert option.slot is not None
            row, column = 2 * (option.slot // 3), 2 * (option.slot % 3)
            spaces = board.spaces()
            assert option.spaces == spaces[row][column : column + 2] + spaces[row + 1][column : column + 2]
        case "column":
            if after.player == position.player:
                assert option.points == board.score - before_board.score
        case "pay":
            check_payment(position, option)


def check_consequences(position: duel.Position, after: duel.Position, option: Option, happened: set[str]) -> None:
    """What cannot be undone: something comes to light, or somebody's next turn begins."""
    assert option.reveals == bool(happened & {"ChipRevealed", "PlateDrawn", "PlateSeen", "DisplayFilled"})
    if option.kind in ("sun", "moon"):
        assert option.reveals == (after.layout.revealed != position.layout.revealed)
    goes_on = (after.phase, after.player) == (position.phase, position.player)
    assert option.turn_ends == (not goes_on or after.awaits is duel.Awaits.ACTION)


def check_take(position: azul.Position, after: azul.Position, option: Option) -> None:
    before_board, board = position.boards[position.player], after.boards[position.player]
    assert option.source is not None
    assert option.line is not None
    offered = (position.centre, *position.displays)[option.source]
    assert option.count == offered.count(str(option.colour))
    assert option.marker == (position.marker_holder != after.marker_holder)
    assert option.cost == sum(FLOOR_COSTS[: len(board.floor)]) - sum(FLOOR_COSTS[: len(before_board.floor)])
    if option.line == azul.FLOOR:
        assert (option.laid, option.fallen, option.completes) == (0, option.count, False)
        return
    laid = len(board.lines[option.line]) - len(before_board.lines[option.line])
    assert (option.laid, option.fallen) == (laid, option.count - laid)
    assert option.completes == (len(board.lines[option.line]) == option.line + 1)
    coloured = position.variant.side == "coloured"
    column = ("BYRKW".index(str(option.colour)) + option.line) % 5
    expected = linked_points(before_board.wall, option.line, column) if option.completes and coloured else None
    assert option.points == expected


def linked_points(wall: tuple[str, ...], row: int, column: int) -> int:
    """AZ-3.3 and AZ-3.4, counted on the text."""
    across = wall[row][:column] + "#" + wall[row][column + 1 :]
    down = "".join("#" if place == row else wall[place][column] for place in range(5))
    runs = [
        len(line[:place].rpartition(".")[2]) + 1 + len(line[place + 1 :].partition(".")[0])
        for line, place in ((across, column), (down, row))
    ]
    return sum(run for run in runs if run > 1) or 1


def broken_cost(broken: str) -> int:
    return len(broken) * (len(broken) + 1) // 2


def check_payment(position: duel.Position, option: Option) -> None:
    """The proposal is a whole payment, and spares chips of colours that other lines lack."""
    assert option.proposal[0] == option.move
    paid = position
    for move in option.proposal:
        paid = paid.play(move)
    assert paid.awaits is duel.Awaits.COLUMN
    assert paid.layout.turn.line == option.line


def test_a_proposed_payment_spares_what_other_lines_need() -> None:
    """Line 2 lacks a red tile, and line 3 blue ones: the three chips go that show no blue."""
    position = duel.Position.parse(
        "duel 5 tiling payment 1 1 rows,columns,diagonals -|-/-|-/-|-/-|-/-|- -/-/-/- 12,13,12,13,13 0,0,0,0,0"
        " B,Y,R,R,K,K,T,T,TY,YK,KB,KB,BR,RT,RT - - line=2"
        " 9:0:2:-/R/B/-/-/-:S1r0,S2r0,S3r0,S4r0,S5r0,S6r0,S7r0,S8r0,S9r0"
        ":....../....../....../....../....../......:-:B,Y,TY,YK,BR:-"
        " 9:0:2:-/-/-/-/-/-:J1r0,J2r0,J3r0,J4r0,J5r0,J6r0,J7r0,J8r0,J9r0"
        ":....../....../....../....../....../......:-:-:-"
    )
    proposals = {option.pairs: option.proposal for option in options_of(position) if option.kind == "pay"}
    assert proposals == {0: ("pay0", "$Y", "$TY", "$YK")}


def test_an_action_that_is_not_possible_says_why() -> None:
    """In the last round no plates are taken (DU-3.5), and nothing lies on a moon before anybody took from a sun."""
    position = duel.Game(seed=5).position
    rng = random.Random(5)
    seen: dict[str, set[str]] = {}
    while not position.is_over:
        position = position.deal(seed=5) if position.awaits_deal else position
        if position.awaits is duel.Awaits.ACTION:
            kinds = {option.kind for option in options_of(position)}
            assert kinds == {"plate", "draw", "sun", "moon", "chip"}
            for option in options_of(position):
                if option.refusal is not None:
                    seen.setdefault(option.kind, set()).add(option.refusal.code)
        position = position.play(rng.choice(position.legal_moves()))
    assert seen["plate"] >= {"no_token", "no_plates_in_last_round"}
    assert seen["moon"] == {"moons_lack_colour"}
    assert seen["sun"] == {"sun_lacks_colour"}
    assert "no_revealed_chip" in seen["chip"]
