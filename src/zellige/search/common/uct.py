"""Plain UCT: a tree grown by upper confidence bounds, with uniformly random playouts to the end of the game.

It knows the rules and nothing else, which makes it a yardstick for the others. The tree ends with the round; what is
hidden is guessed anew for every simulation (the tree branches on moves alone, as in information set tree search).
Besides what the rules' engine is given, a game gives `imagine(state, seed, work)`: fill in what is hidden.
"""

import math
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from zellige.rules.common.chance import draw_below, mix, open_stream
from zellige.rules.common.compiling import compiled, entry_point, record
from zellige.rules.common.tiles import NONE, wide

# The names that a game gives; here they only tell readers and type checkers what is used below.
CHANCE: Any
MAX_ACTIONS: int
awaits_deal: Callable[[Any], bool]
deal_if_awaited: Callable[[Any, Any, Any], None]
is_over: Callable[[Any], bool]
legal_actions: Callable[[Any, Any], int]
places: Callable[[Any, Any], None]
play: Callable[[Any, int, Any], None]
player_count: Callable[[Any], int]
imagine: Callable[[Any, Any, Any], None]

MAX_NODES = 1 << 18
MAX_PATH = 256
#: How much a seldom tried move is favoured; and the rounds after which a playout is given up.
EXPLORATION = 0.7
MAX_ROUNDS = 12
SIMULATION_STREAM = 1 << 36

NODE = record(
    [
        ("action", np.int16),
        ("mover", np.int8),
        ("visits", np.int32),
        ("available", np.int32),
        ("won", np.float32),
        ("child", np.int32),
        ("sibling", np.int32),
    ]
)


def tree_fields(state: np.dtype[Any], chance: np.dtype[Any], actions: int) -> list[Any]:
    """A tree and the working space of its simulations."""
    return [
        ("stop", np.int64),
        ("simulations", np.int64),
        ("count", np.int64),
        ("nodes", NODE, (MAX_NODES,)),
        ("path", np.int32, (MAX_PATH,)),
        ("length", np.int64),
        ("world", state),
        ("chance", chance),
        ("generator", np.uint64, (1,)),
        ("actions", np.int16, (actions,)),
        ("children", np.int32, (actions,)),
        ("standings", np.int8, (4,)),
    ]


def clear_tree(trees: Any) -> None:
    tree = trees[0]
    tree.count = 1
    tree.simulations = 0
    tree.nodes[0].child = NONE
    tree.nodes[0].visits = 0


def find_children(tree: Any, node: int, count: int) -> int:
    """Look up the child of every legal move; returns how many moves have none yet."""
    for index in range(count):
        tree.children[tree.actions[index]] = NONE
    child = wide(tree.nodes[node].child)
    while child != NONE:
        tree.children[tree.nodes[child].action] = child
        child = wide(tree.nodes[child].sibling)
    untried = 0
    for index in range(count):
        child = wide(tree.children[tree.actions[index]])
        if child == NONE:
            untried += 1
        else:
            tree.nodes[child].available += 1
    return untried


def grow(tree: Any, node: int, count: int, untried: int) -> int:
    """Add one of the moves that were not tried yet, drawn at random."""
    ticket = draw_below(tree.generator, untried)
    for index in range(count):
        action = wide(tree.actions[index])
        if tree.children[action] == NONE:
            if ticket == 0:
                child = wide(tree.count)
                tree.count += 1
                new = tree.nodes[child]
                new.action = action
                new.mover = tree.world.player
                new.visits = 0
                new.available = 1
                new.won = 0
                new.child = NONE
                new.sibling = tree.nodes[node].child
                tree.nodes[node].child = child
                return child
            ticket -= 1
    return NONE


def favourite(tree: Any, count: int) -> int:
    """The child with the highest upper confidence bound."""
    best = NONE
    best_bound = -1.0
    for index in range(count):
        child = wide(tree.children[tree.actions[index]])
        node = tree.nodes[child]
        bound = node.won / node.visits + EXPLORATION * math.sqrt(math.log(node.available) / node.visits)
        if bound > best_bound:
            best = child
            best_bound = bound
    return best


def descend(tree: Any) -> None:
    """Walk down the tree and add one node, unless the round or the memory ends first."""
    node = 0
    tree.length = 0
    while not is_over(tree.world) and not awaits_deal(tree.world) and tree.length < MAX_PATH:
        count = legal_actions(tree.world, tree.actions)
        untried = find_children(tree, node, count)
        is_new = untried > 0
        if is_new and tree.count == MAX_NODES:
            return
        node = grow(tree, node, count, untried) if is_new else favourite(tree, count)
        tree.path[tree.length] = node
        tree.length += 1
        play(tree.world, wide(tree.nodes[node].action), None)
        if is_new:
            return


def play_out(tree: Any) -> None:
    """Random moves to the end of the game."""
    last = wide(tree.world.round_number) + MAX_ROUNDS
    while not is_over(tree.world) and tree.world.round_number < last:
        if awaits_deal(tree.world):
            deal_if_awaited(tree.world, mix(tree.generator[0]), tree.chance)
        count = legal_actions(tree.world, tree.actions)
        play(tree.world, wide(tree.actions[draw_below(tree.generator, count)]), None)


def learn(tree: Any) -> None:
    """Credit the winners with the game, shared if they are several."""
    places(tree.world, tree.standings)
    winners = 0
    for player in range(player_count(tree.world)):
        winners += tree.standings[player] == 0
    for step in range(tree.length):
        node = tree.nodes[tree.path[step]]
        node.visits += 1
        if tree.standings[node.mover] == 0:
            node.won += np.float32(1 / winners)


def simulate(trees: Any, states: Any, guesses: Any, seed: Any, simulations: int) -> None:
    """Add so many simulations from the first state, or fewer if told to stop."""
    tree = trees[0]
    for _ in range(simulations):
        if tree.stop != 0:
            return
        tree.world = states[0]
        open_stream(tree.generator, seed, SIMULATION_STREAM + wide(tree.simulations))
        imagine(tree.world, mix(tree.generator[0]), guesses[0])
        descend(tree)
        play_out(tree)
        learn(tree)
        tree.simulations += 1


class Uct:
    """The functions above, compiled with one game's."""

    clear_tree: Callable[[Any], None]
    simulate: Callable[[Any, Any, Any, Any, int], None]

    def __init__(self, game: str, given: dict[str, Any]) -> None:
        fields = tree_fields(given["STATE"], given["CHANCE"], given["MAX_ACTIONS"])
        self.TREE = record(fields)
        namespace = {**globals(), **given}
        for function in (find_children, grow, favourite, descend, play_out, learn):
            namespace[function.__name__] = compiled(FunctionType(function.__code__, namespace))
        for name in Uct.__annotations__:
            setattr(self, name, entry_point(game, "search")(FunctionType(globals()[name].__code__, namespace)))
