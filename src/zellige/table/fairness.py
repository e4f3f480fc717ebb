"""Fair deals: the hash of a game's secret is published before the first deal, the secret at the end (docs/table.md)."""

import hashlib
from typing import Any

from zellige.games.common.game import BaseGame
from zellige.games.offered import OFFERED, read_game

from .messages import Fairness
from .refusal import TableRefusal

#: What a secret is prefixed with to make the seed.
PURPOSE = b"zellige deal"
SECRET_BYTES = 32


def commitment(secret: bytes) -> str:
    """The SHA-256 hash of a secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes) -> int:
    """The seed (docs/chance.md) that a secret stands for: 64 bits of another hash.

    >>> seed_of(bytes(32))
    11357165132369541224
    """
    return int.from_bytes(hashlib.sha256(PURPOSE + secret).digest()[:8], "big")


def verify(text: str) -> Fairness:
    """Whether the secret of a game file fits the hash published at its start, and the set-up and all deals the secret.

    Raises TableRefusal if the file cannot be read or lacks the headers.
    """
    try:
        game = read_game(text)
    except ValueError as error:
        raise TableRefusal.of_file(error) from None
    published = game.headers.get("Commitment", "").lower()
    if not published:
        raise TableRefusal("no_commitment", subject="Commitment")
    if "Secret" not in game.headers:
        raise TableRefusal("no_secret", subject="Secret")
    try:
        secret = bytes.fromhex(game.headers["Secret"])
    except ValueError:
        raise TableRefusal("unreadable_secret", subject="Secret") from None
    seed = seed_of(secret)
    return Fairness(
        commitment=published,
        secret=secret.hex(),
        seed=str(seed),
        is_over=game.is_over,
        secret_fits=len(secret) == SECRET_BYTES and commitment(secret) == published,
        deals_fit=game.seed in (None, seed) and deals_fit(game, seed),
        deals=[str(step.deal) for step in game.steps if step.deal is not None],
    )


def deals_fit(game: BaseGame[Any, Any, Any, Any], seed: int) -> bool:
    """Whether starting player, stack, goals that were drawn, and every deal follow from the seed."""
    if game.start != _drawn_start(game, seed):
        return False
    before = game.positions_before()
    return all(
        step.deal is None or step.deal == position.draw_deal(seed)
        for position, step in zip(before, game.steps, strict=False)
    )


def _drawn_start(game: BaseGame[Any, Any, Any, Any], seed: int) -> Any:
    start: Any = game.start
    if str(getattr(start, "variant", "duel")) != "duel":
        return OFFERED[str(start.variant)].new_game(seed=seed).start
    drawn = game.headers.get("GoalsDrawn") == "random"
    return OFFERED["duel"].new_game(goals="random" if drawn else start.goals, seed=seed).start
