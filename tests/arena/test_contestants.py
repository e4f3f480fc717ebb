import pytest

from zellige.arena.contestants import read_contestants
from zellige.bots.thinking import Budget

COMMON = Budget(cpu_seconds=0.05)


def test_a_player_may_bring_its_own_budget() -> None:
    typed = ["master", "master@nodes=2000", "expert@cpu=0.1", "uct@time=0.5", "cmd:./engine --fast@nodes=7"]
    contestants = read_contestants(typed, COMMON)
    assert [contestant.label for contestant in contestants] == typed
    assert [contestant.spec for contestant in contestants] == [
        "master",
        "master",
        "expert",
        "uct",
        "cmd:./engine --fast",
    ]
    assert [contestant.budget for contestant in contestants] == [
        COMMON,
        Budget(nodes=2000),
        Budget(cpu_seconds=0.1),
        Budget(seconds=0.5),
        Budget(nodes=7),
    ]


def test_a_command_line_may_contain_an_at_sign() -> None:
    [contestant] = read_contestants(["cmd:ssh me@host engine"], COMMON)
    assert (contestant.spec, contestant.budget) == ("cmd:ssh me@host engine", COMMON)


def test_the_same_player_again_gets_a_label_of_its_own() -> None:
    labels = [contestant.label for contestant in read_contestants(["greedy", "random", "greedy", "greedy"], COMMON)]
    assert labels == ["greedy", "random", "greedy#2", "greedy#3"]


@pytest.mark.parametrize(
    "typed", ["master@", "master@nodes=0.5", "master@nodes=0", "master@cpu=x", "uct@depth=3", "a@time=nan"]
)
def test_an_unreadable_budget_is_refused_by_name(typed: str) -> None:
    with pytest.raises(ValueError, match=typed):
        read_contestants(["greedy", typed], COMMON)
