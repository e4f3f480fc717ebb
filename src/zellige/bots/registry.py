"""The bots by name, from the gentlest to the strongest."""

from zellige.bots.thinking import Bot

#: Every level by name, weakest first.
LEVELS = ("random", "greedy", "club", "expert", "master")
#: Players that are no rung of the ladder: a plain UCT with random playouts, to measure the others by.
OTHERS = ("uct",)


def open_bot(name: str) -> Bot:
    """A new bot of that name; raises ValueError."""
    if name not in LEVELS + OTHERS:
        raise ValueError(f"no bot is called {name!r}; there are {', '.join(LEVELS + OTHERS)}")
    from zellige.bots.simple import RandomBot

    return RandomBot(name)
