"""The games of OpenSpiel, with their parameters and bounds."""

from typing import Any
from urllib.parse import quote, unquote

import pyspiel

from zellige.games.azul.position import Position as AzulPosition
from zellige.games.azul.variant import PLAYERS, Variant
from zellige.games.duel.layout import UNKNOWN, Layout
from zellige.games.duel.position import Position as DuelPosition
from zellige.games.duel.position import View
from zellige.rl.encoding import encoding_of
from zellige.rl.ending import MOST_ROUNDS, check_most_rounds
from zellige.rl.goals import chosen_goals
from zellige.rules.duel import state as duel_rules

from .azul import AzulTree
from .duel import DuelTree
from .observers import Observer
from .states import DuelState, State
from .tree import Tree, root

_SHARED = {
    "dynamics": pyspiel.GameType.Dynamics.SEQUENTIAL,
    "chance_mode": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    "utility": pyspiel.GameType.Utility.ZERO_SUM,
    "reward_model": pyspiel.GameType.RewardModel.TERMINAL,
    "min_num_players": min(PLAYERS),
    "provides_information_state_string": True,
    "provides_observation_string": True,
    "provides_observation_tensor": True,
    "provides_factored_observation_string": True,
}

AZUL = pyspiel.GameType(
    short_name="zellige_azul",
    long_name="Azul",
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    max_num_players=max(PLAYERS),
    provides_information_state_tensor=False,
    parameter_specification={"players": 2, "side": "coloured", "most_rounds": MOST_ROUNDS, "position": ""},
    **_SHARED,
)
DUEL = pyspiel.GameType(
    short_name="zellige_duel",
    long_name="Azul Duel",
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    max_num_players=duel_rules.PLAYERS,
    provides_information_state_tensor=True,
    parameter_specification={"goals": "first-game", "position": ""},
    **_SHARED,
)


class Game(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """What both games share.

    OpenSpiel writes a game as `name(key=value,…)`, where a value holds no commas, brackets and equals signs: a position
    may be given as it is, and is written with these as in a web address.
    """

    def __init__(self, kind: Any, tree: Tree[Any], variant: str, params: dict[str, Any]) -> None:
        self.tree = tree
        self.root = root(tree)
        self.encoding = encoding_of(variant)
        given = {name: value for name, value in params.items() if value != kind.parameter_specification[name]}
        if "position" in given:
            given["position"] = quote(given["position"], safe=" /:;|*?>")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=tree.most_outcomes,
            num_players=self.encoding.players,
            min_utility=-1.0,
            max_utility=self.encoding.players - 1.0,
            utility_sum=0.0,
            max_game_length=tree.most_moves,
        )
        super().__init__(kind, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return self.tree.most_draws

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.tree, self.encoding, kind, params)


class AzulGame(Game):
    """Azul: `players`, `side` and `most_rounds`, after which a game is cut short; or a `position` to start from."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {**AZUL.parameter_specification, **(params or {})}
        params["position"] = unquote(params["position"])
        start = AzulPosition.parse(params["position"]) if params["position"] else None
        variant = start.variant if start else Variant(params["players"], params["side"])
        params |= {"players": variant.players, "side": variant.side}
        tree = AzulTree(variant, check_most_rounds(params["most_rounds"]), start)
        super().__init__(AZUL, tree, str(variant), params)

    def new_initial_state(self) -> State:
        return State(self)


class DuelGame(Game):
    """The duel: `goals` (first-game, random, or names with + between them); or a `position` or view to start from."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {**DUEL.parameter_specification, **(params or {})}
        params["position"] = unquote(params["position"])
        start = start_of(params["position"]) if params["position"] else None
        super().__init__(DUEL, DuelTree(goals_of(params["goals"]), start), "duel", params)

    def new_initial_state(self) -> DuelState:
        return DuelState(self)


def goals_of(text: str) -> tuple[str, ...] | None:
    """The goals in play; None if they are drawn."""
    goals = chosen_goals(text)
    return None if goals == "random" else goals


def start_of(text: str) -> Layout:
    """What a duel starts from: everything that is there, or an onlooker's view, of which chance draws the rest."""
    if UNKNOWN not in text:
        return DuelPosition.parse(text).layout
    layout = View.parse(text, viewer=None).layout
    returned = [plate.plate for plate in layout.stack if plate.group] + [plate.plate for plate in layout.turn.drawn]
    if any(UNKNOWN in plate for plate in returned):
        raise ValueError(
            "chance draws face-down chips and plates of the shuffled stack; plates that were drawn must be known"
        )
    return layout
