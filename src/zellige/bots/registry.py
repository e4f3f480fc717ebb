"""The bots by name, from the gentlest to the strongest."""

from dataclasses import replace
from threading import Event

from zellige.bots.minds import Level
from zellige.bots.searching import ALL_TURNS, SearchBot, UctBot
from zellige.bots.simple import RandomBot
from zellige.bots.thinking import Bot, Budget, known_to_mover
from zellige.bots.works import HAND_MADE, LEARNED
from zellige.games.offered import OFFERED

#: What each searching bot sees; weakest first.
SEARCHING = {
    # Has only just learnt where tiles may go.
    "newcomer": Level(turns=0, nodes=1, blur=10.0),
    # The first impression of a move on the own board, and a vague one.
    "beginner": Level(turns=0, nodes=1, blur=3.0),
    # The first impression: completes and fills lines without waste. The opponents do not exist.
    "greedy": Level(turns=0, nodes=1),
    # What a move is worth in the long run, and the best reply to it, roughly judged.
    "regular": Level(turns=2, nodes=20_000, blur=2.2, judge=LEARNED),
    # The answer to that reply as well, a little roughly; later denials and gifts are overlooked.
    "club": Level(turns=3, nodes=20_000, blur=1.0, judge=LEARNED),
    # Four turns ahead.
    "expert": Level(turns=4, nodes=100_000, opponent_moves=(4, 4), judge=LEARNED),
    # The rest of the round, as far as time allows, and more of what several opponents might do.
    "master": Level(turns=ALL_TURNS, nodes=300_000, opponent_moves=(8, 4), widens=True, judge=LEARNED),
}
#: Every level by name, weakest first.
LEVELS = ("random", *SEARCHING)
#: Players that are no rung of the ladder, to measure the others by: a plain UCT with random playouts, and a master that
#: judges by the hand-made evaluation.
OTHERS = ("uct", "hand-made")
#: What a player's name begins with if it is a master with the net of a file.
NET = "net:"
UCT = Level(turns=0, nodes=5_000)


def open_bot(name: str) -> Bot:
    """A new bot of that name; raises ValueError."""
    if name in SEARCHING:
        return SearchBot(name, SEARCHING[name])
    if name == "random":
        return RandomBot()
    if name == "uct":
        return UctBot("uct", UCT)
    if name == "hand-made":
        return SearchBot(name, replace(SEARCHING["master"], judge=HAND_MADE))
    if name.startswith(NET):
        return SearchBot(name, replace(SEARCHING["master"], judge=name.removeprefix(NET)))
    raise ValueError(f"no bot is called {name!r}; there are {', '.join(LEVELS + OTHERS)}, and {NET}FILE for a net")


def warm_up(bot: Bot, variant: str, stop: Event | None = None) -> None:
    """Have what a bot needs for a game compiled, or loaded if it was before, by letting it think a little."""
    bot.think(known_to_mover(OFFERED[variant].new_game(seed=0).position), Budget(nodes=100), stop=stop)
