"""One game between contestants, from the deal to the places; a player that fails loses it, with a reason."""

import atexit
import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from zellige.bots.registry import warm_up
from zellige.bots.thinking import Bot, Budget, known_to_mover
from zellige.games.common.errors import BrokenRule, InvalidMove
from zellige.games.offered import OFFERED
from zellige.i18n import without_controls
from zellige.protocol.players import EngineFailure, open_player

from .contestants import Contestant
from .schedule import Table, deal_seed, thinking_seed

#: On the grey side players can keep a game from ending: it is scored as it stands when this round begins.
LAST_ROUND = 50
#: A reason longer than this is cut: an engine may print anything.
LONGEST_REASON = 300


@dataclass(frozen=True, slots=True)
class Match:
    """What all tables of an arena have in common."""

    variant: str
    seed: int
    contestants: tuple[Contestant, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: places (0 is first), points, moves and seconds of thinking for every seat.

    `failed` is the seat that lost by its own fault; `termination` says why a game did not end by its rules.
    """

    number: int
    deal: int
    pairing: int
    seats: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    failed: int | None = None
    termination: str = ""


class Forfeit(Exception):
    """A player did what no player may do."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(" ".join(without_controls(reason).split())[:LONGEST_REASON])
        self.seat = seat


def play_table(match: Match, table: Table) -> tuple[Result, str]:
    """Play one game; returns its result and its game file."""
    labels = [match.contestants[player].label for player in table.seats]
    game = new_game(match.variant, deal_seed(match.seed, match.variant, table.deal), labels)
    moves, seconds = [0] * len(labels), [0.0] * len(labels)
    failed, termination = None, ""
    try:
        bots = _seat(match, table)
        while not game.is_over and game.position.round < LAST_ROUND:
            seat = game.position.player
            seed = thinking_seed(match.seed, match.variant, table.deal, len(game.moves), seat)
            budget = match.contestants[table.seats[seat]].budget
            began = time.perf_counter()
            try:
                move = _ask(bots[seat], game.position, budget, seed, seat)
            finally:
                seconds[seat] += time.perf_counter() - began
            game.play(move)
            moves[seat] += 1
        if not game.is_over:
            termination = f"stopped when round {LAST_ROUND} began and scored as it stood"
        places = game.position.places()
    except Forfeit as forfeit:
        failed = forfeit.seat
        termination = f"player {failed + 1} ({labels[failed]}) lost: {forfeit}"
        # The offender is last and nobody else loses by it.
        places = tuple(len(labels) - 1 if seat == failed else 0 for seat in range(len(labels)))
        _forget(match.contestants[table.seats[failed]].spec)
    if termination:
        game.headers["Termination"] = termination
        game.steps[-1].comment = termination
    result = Result(
        number=table.number,
        deal=table.deal,
        pairing=table.pairing,
        seats=table.seats,
        places=places,
        scores=game.position.scores,
        rounds=game.position.round,
        moves=tuple(moves),
        seconds=tuple(round(spent, 6) for spent in seconds),
        failed=failed,
        termination=termination,
    )
    return result, str(game)


def new_game(variant: str, seed: int, names: list[str]) -> Any:
    """A game on a deal; a duel's goals are drawn from the seed as well."""
    options = {"goals": "random"} if variant == "duel" else {}
    return OFFERED[variant].new_game(seed=seed, names=names, **options)


@contextlib.contextmanager
def _blaming(seat: int) -> Iterator[None]:
    """Whatever goes wrong inside is the fault of the player in this seat."""
    try:
        yield
    except EngineFailure as failure:
        raise Forfeit(seat, str(failure)) from failure
    except (BrokenRule, InvalidMove) as error:
        raise Forfeit(seat, f"illegal move {error}") from error
    except Exception as error:
        raise Forfeit(seat, f"{type(error).__name__}: {error}") from error


def _ask(bot: Bot, position: Any, budget: Budget, seed: int, seat: int) -> Any:
    """The move of a bot that was shown what its seat may know; raises Forfeit."""
    with _blaming(seat):
        move = bot.think(known_to_mover(position), budget, seed=seed).move
        position.check(move)
        return move


# A process opens a player once and keeps it for all its games; two seats never share one, for bots remember.

_open: dict[tuple[str, str, int], Bot] = {}


def _seat(match: Match, table: Table) -> list[Bot]:
    """The bots of a table, ready for a new game; raises Forfeit."""
    copies: Counter[str] = Counter()
    bots = []
    for seat, player in enumerate(table.seats):
        contestant = match.contestants[player]
        with _blaming(seat):
            bot = opened(contestant, match.variant, copies[contestant.spec])
            bot.new_game()
        copies[contestant.spec] += 1
        bots.append(bot)
    return bots


def opened(contestant: Contestant, variant: str, copy: int = 0) -> Bot:
    """The player of this process with that name, opened if it is not yet; raises what its opening raises."""
    key = (contestant.spec, variant, copy)
    if key not in _open:
        bot = open_player(contestant.spec, variant)
        _open[key] = bot
        if not contestant.is_external:
            # Compiled code is loaded at the first thought, which would be paid from the budget of a first move.
            warm_up(bot, variant)
    return _open[key]


def _forget(spec: str) -> None:
    """Close a player that failed; the next game opens it anew."""
    for key in [key for key in _open if key[0] == spec]:
        with contextlib.suppress(Exception):
            _open.pop(key).close()


def close_players() -> None:
    """Close every player that this process has opened."""
    for spec in {key[0] for key in _open}:
        _forget(spec)


atexit.register(close_players)
