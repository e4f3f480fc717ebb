"""One game: what players see, how they are seeded, and how one that fails loses."""

import sys
from pathlib import Path

import pytest

from tests.arena import players
from zellige.arena import table
from zellige.arena.contestants import read_contestants
from zellige.arena.schedule import Schedule
from zellige.arena.table import LAST_ROUND, Match, Result, play_table
from zellige.bots.thinking import Bot, Budget
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.duel.position import View as DuelView
from zellige.games.offered import OFFERED, read_game
from zellige.protocol.players import Deadlines, ExternalBot


def play(typed: list[str], variant: str = "azul-2-coloured", number: int = 0, seed: int = 1) -> tuple[Result, str]:
    contestants = read_contestants(typed, Budget(nodes=1))
    schedule = Schedule.of(len(typed), OFFERED[variant].players, 100)
    return play_table(Match(variant, seed, contestants), schedule.table(number))


@pytest.mark.parametrize("variant", ["azul-2-coloured", "azul-3-grey", "azul-4-coloured", "duel"])
@pytest.mark.usefixtures("habits")
def test_a_game_is_told_in_full_by_its_file(variant: str) -> None:
    result, text = play(["any", "floor"], variant)
    game = read_game(text)
    assert str(game) == text
    assert game.is_over
    assert (game.position.places(), game.position.scores) == (result.places, result.scores)
    assert len(game.moves) == sum(result.moves)
    assert game.names == [("any", "floor")[player] for player in result.seats]
    assert (result.failed, result.termination) == (None, "")
    assert "Termination" not in game.headers


@pytest.mark.usefixtures("habits")
def test_rotated_games_share_the_deal_and_equal_players_play_the_same_game() -> None:
    first, there = play(["any", "any"], "duel", number=0)
    second, back = play(["any", "any"], "duel", number=1)
    assert first.seats == second.seats[::-1]
    assert first.places == second.places
    assert read_game(there).moves == read_game(back).moves
    other, elsewhere = play(["any", "any"], "duel", number=2)
    assert other.deal != first.deal
    assert read_game(elsewhere).position.goals != read_game(there).position.goals


@pytest.mark.parametrize("variant", ["azul-2-coloured", "duel"])
@pytest.mark.usefixtures("habits")
def test_a_player_sees_what_its_seat_may_know_and_gets_a_seed_of_its_own(
    variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[players.Habit] = []

    def open_watched(spec: str, variant: str) -> Bot:
        opened.append(players.Habit(spec, players.any_move))
        return opened[-1]

    monkeypatch.setattr(table, "open_player", open_watched)
    result, text = play(["a", "b@nodes=7"], variant)
    game = read_game(text)
    seen = []
    for seat, bot in enumerate(opened):
        assert bot.games == 1
        thoughts = bot.asked[1:]  # the first one warms up
        assert len(thoughts) == result.moves[seat]
        for known, budget, _ in thoughts:
            assert budget == Budget(nodes=[1, 7][seat])
            assert known.player == seat
            assert isinstance(known, AzulPosition if variant != "duel" else DuelView)
        seen += [(str(known), seed) for known, _, seed in thoughts]
    before = [position for position, step in zip(game.positions_before(), game.steps, strict=True) if step.move]
    expected = [str(position if variant != "duel" else position.seen_by(position.player)) for position in before]
    assert sorted(known for known, _ in seen) == sorted(expected)
    assert len({seed for _, seed in seen}) == len(seen)


@pytest.mark.parametrize("typed", ["illegal", "not-a-move", "raising"])
@pytest.mark.parametrize(("variant", "others"), [("azul-2-coloured", 1), ("azul-4-grey", 3)])
@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.usefixtures("habits")
def test_whoever_fails_is_last_and_nobody_else_loses_by_it(typed: str, variant: str, others: int, number: int) -> None:
    result, text = play([typed, "any"], variant, number)
    seat = result.seats.index(0)
    assert result.failed == seat
    assert result.places[seat] == others
    assert result.places.count(0) == others
    assert f"player {seat + 1} ({typed}) lost" in result.termination
    assert result.termination.isprintable()
    game = read_game(text)
    assert game.headers["Termination"] == result.termination
    assert game.steps[-1].comment
    assert text.endswith("result *\n")
    text.encode()


@pytest.mark.usefixtures("habits")
def test_a_player_is_opened_once_and_anew_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[players.Habit] = []

    def open_counted(spec: str, variant: str) -> Bot:
        opened.append(players.Habit(spec, players.HABITS[spec]))
        return opened[-1]

    monkeypatch.setattr(table, "open_player", open_counted)
    for number in range(3):
        play(["any", "any"], number=number)
    assert [bot.games for bot in opened] == [3, 3]
    opened.clear()
    monkeypatch.setitem(
        players.HABITS, "fails later", lambda known, seed: players.any_move(known, seed) if not seed else 1
    )
    for number in range(2):
        play(["fails later", "any"], number=number)
    assert [(bot.name, bot.is_closed) for bot in opened] == [("fails later", True), ("fails later", True)]


@pytest.mark.usefixtures("habits")
def test_a_game_without_end_is_scored_as_it_stands() -> None:
    result, text = play(["never-ending", "never-ending"], "azul-2-grey")
    assert result.rounds == LAST_ROUND
    assert result.failed is None
    assert "round" in read_game(text).headers["Termination"]


GREETING = "input(); print('id name x', flush=True); print('game azul-2-coloured\\nzbpok', flush=True);"
ENGINES = {
    "missing": "/nowhere/engine",
    "crashing": "raise SystemExit(3)",
    "hanging": "import time; time.sleep(1000)",
    "chattering": "while True: print('chatter chatter')",
    "binary": "import sys; sys.stdout.buffer.write(bytes(range(256)) * 10)",
    "hanging later": GREETING + "import time; time.sleep(1000)",
    "crashing later": GREETING + "input()",
}


@pytest.mark.parametrize("name", ENGINES)
def test_an_engine_that_misbehaves_loses_with_a_reason(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "engine.py"
    script.write_text(ENGINES[name])
    command = ENGINES[name] if name == "missing" else f"{sys.executable} {script}"
    soon = Deadlines(greeting=1.0, ready=0.5, pong=0.5, answer=0.5, grace=0.1, end=0.1)

    def open_impatiently(spec: str, variant: str) -> Bot:
        return ExternalBot(command, variant, soon) if spec == "engine" else players.open_habit(spec, variant)

    monkeypatch.setattr(table, "open_player", open_impatiently)
    result, text = play(["engine", "any"])
    assert (result.failed, result.places) == (0, (1, 0))
    assert read_game(text).headers["Termination"].startswith("player 1 (engine) lost: engine")
    table.close_players()
