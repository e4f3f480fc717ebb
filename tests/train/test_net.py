"""The net in compiled code is the net that was written down, and what is no net is refused."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tests.train.looking import look_at_games, random_net
from zellige.arena import run_arena
from zellige.bots.registry import open_bot
from zellige.bots.thinking import Budget, known_to_mover
from zellige.bots.works import search_of
from zellige.files import save_arrays
from zellige.games.offered import OFFERED
from zellige.protocol.players import open_player
from zellige.search.common.net import HIDDEN, LEAD_UNIT, WEIGHTS, load_net, save_net


def by_hand(
    net: npt.NDArray[Any], places: npt.NDArray[np.int16], values: npt.NDArray[np.float32]
) -> tuple[float, float]:
    """The same sums in NumPy."""
    inputs = np.zeros(net["first"].shape[1] + 1)
    np.add.at(inputs, places, values)
    hidden = np.maximum(inputs[:-1] @ net["first"][0] + net["first_bias"][0], 0)
    second = np.maximum(hidden @ net["second"][0] + net["second_bias"][0], 0)
    result, lead = net["last"][0] @ second + net["last_bias"][0]
    return float(np.tanh(result)), float(LEAD_UNIT * lead)


@pytest.mark.parametrize("variant", OFFERED)
def test_what_is_remembered_of_boards_and_rounds_changes_nothing(variant: str) -> None:
    """Compiled code adds up what it remembers; the sums over all inputs are the same."""
    looked = look_at_games(variant, games=2)
    rows = range(len(looked.places))
    worths, leads = np.array([by_hand(looked.net, looked.places[row], looked.values[row]) for row in rows]).T
    # Where the game is decided the net is not asked, and the lead is whole.
    asked = looked.leads[0] % 1 != 0
    assert asked.mean() > 0.8
    for look in range(2):  # the second time everything is remembered
        assert np.allclose(looked.leads[look][asked], leads[asked], atol=1e-3)
        assert np.allclose(looked.worths[look][asked], worths[asked], atol=1e-3)


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    net = random_net("duel")
    save_net(tmp_path / "net.npz", net, "duel")
    assert (load_net(tmp_path / "net.npz", search_of("duel").NET, "duel") == net).all()


def test_a_net_from_before_the_last_inputs_says_nothing_of_them(tmp_path: Path) -> None:
    file, kind, net = tmp_path / "net.npz", search_of("azul-2-grey").NET, random_net("azul-2-grey")

    def write(first: Any) -> None:
        save_arrays(
            file, variant="azul-2-grey", **{name: net[name][0] for name in WEIGHTS if name != "first"}, first=first
        )

    write(net["first"][0, :-9])
    read = load_net(file, kind, "azul-2-grey")
    net["first"][0, -9:] = 0
    assert (read == net).all()
    for wrong in (np.zeros((len(net["first"][0]) + 1, HIDDEN)), net["first"][0, :, 1:], np.float32(1)):
        write(wrong)
        with pytest.raises(ValueError, match="is no net that"):
            load_net(file, kind, "azul-2-grey")


def test_a_bot_with_a_net_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    save_net(file, random_net("azul-2-grey"), "azul-2-grey")
    position = known_to_mover(OFFERED["azul-2-grey"].new_game(seed=1).position)
    thoughts = [
        open_player(name, "azul-2-grey").think(position, Budget(nodes=500)).candidates
        for name in (f"net:{file}", "hand-made")
    ]
    assert thoughts[0] != thoughts[1]


def test_games_of_a_net_do_not_count_for_another_one_in_the_same_file(tmp_path: Path) -> None:
    file, net = tmp_path / "net.npz", random_net("azul-2-coloured")

    def meet() -> None:
        save_net(file, net, "azul-2-coloured")
        run_arena([f"net:{file}", "random"], games=2, budget=Budget(nodes=20), jobs=1, folder=tmp_path / "arena")

    meet()
    meet()
    net["last_bias"] += 1
    with pytest.raises(ValueError, match="nets"):
        meet()


@pytest.mark.parametrize("content", [b"", b"no net", b"PK\x03\x04", "array"])
def test_what_is_no_net_is_refused(tmp_path: Path, content: bytes | str) -> None:
    file = tmp_path / "net.npz"
    if isinstance(content, bytes):
        file.write_bytes(content)
    else:
        with file.open("wb") as out:
            np.savez(out, first=np.zeros(3))
    with pytest.raises(ValueError, match=r"net\.npz is no net that `zellige train` wrote"):
        open_player(f"net:{file}", "duel")


def test_a_net_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    save_net(file, random_net("azul-3-grey"), "azul-3-grey")
    with pytest.raises(ValueError, match="is a net for azul-3-grey, not for azul-2-grey"):
        open_player(f"net:{file}", "azul-2-grey")
    with pytest.raises(ValueError, match="No such file"):
        open_player(f"net:{tmp_path / 'other.npz'}", "duel")
    with pytest.raises(ValueError, match="net:FILE for a net"):
        open_bot("champion")
