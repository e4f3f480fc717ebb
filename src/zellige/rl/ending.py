"""How games end: what a result is worth to each seat, and when a game is cut short."""

from zellige.rl.common.stepping import MARGIN, OUTCOME, RANK

#: The rewards by name.
REWARDS = {"outcome": OUTCOME, "margin": MARGIN, "rank": RANK}

#: After so many rounds a game is cut short, for nothing in the rules of Azul bounds it (AZ-6.2). Few random games are
#: that long, and those on the grey side only.
MOST_ROUNDS = 25


def reward_code(reward: str) -> int:
    """The number that compiled code knows a reward by; raises ValueError."""
    if reward not in REWARDS:
        raise ValueError(f"no reward is called {reward!r}; there are {', '.join(REWARDS)}")
    return REWARDS[reward]


def check_most_rounds(most_rounds: int) -> int:
    """Raise ValueError unless games can be cut short after so many rounds."""
    if isinstance(most_rounds, bool) or not isinstance(most_rounds, int) or most_rounds < 1:
        raise ValueError(f"most_rounds is an integer from 1, not {most_rounds!r}")
    return most_rounds
