"""What an arena found: for every player and every pairing, and the verdict of the test if there was one."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from zellige.bots.thinking import Budget
from zellige.games.offered import OFFERED

from .contestants import Contestant
from .rating import block_of, bradley_terry, first_shares, seat_scores, share_error
from .schedule import Schedule
from .sprt import Trial
from .table import Result


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """One contestant. Each of its seats counts as a game; errors are half a 95 % interval (docs/arena.md)."""

    name: str
    games: int
    wins: int
    draws: int
    losses: int
    score: float
    score_error: float
    elo: float
    elo_error: float
    first_places: float
    first_places_error: float
    failures: int
    moves: int
    seconds_per_move: float


@dataclass(frozen=True, slots=True)
class PairingReport:
    """One pairing: each player's score and share of first places, and of games of two the Elo difference."""

    players: tuple[str, ...]
    games: int
    scores: tuple[float, ...]
    first_places: tuple[float, ...]
    elo: float | None
    elo_error: float | None


@dataclass(frozen=True, slots=True)
class SprtReport:
    """The test: its bounds, where the log-likelihood ratio stands, and which hypothesis was accepted, if any."""

    elo0: float
    elo1: float
    alpha: float
    beta: float
    llr: float
    lower: float
    upper: float
    deals: int
    accepted: str | None


@dataclass(frozen=True, slots=True)
class Report:
    """Everything an arena found; `complete` unless it was interrupted."""

    game: str
    seed: int
    budget: Budget
    games: int
    complete: bool
    players: tuple[PlayerReport, ...]
    pairings: tuple[PairingReport, ...]
    sprt: SprtReport | None
    folder: Path

    @property
    def is_of_two(self) -> bool:
        """Whether two sit at a table, so that the first place and the win are the same."""
        return OFFERED[self.game].players == 2

    def to_json(self) -> dict[str, Any]:
        """The report, ready for `json.dumps`."""
        return asdict(self) | {"folder": str(self.folder)}


def player_reports(
    contestants: Sequence[Contestant], schedule: Schedule, results: Sequence[Result]
) -> tuple[PlayerReport, ...]:
    elo, elo_error = bradley_terry(len(contestants), schedule.pairings, results)
    return tuple(
        _player_report(player, contestant.label, results, float(elo[player]), float(elo_error[player]))
        for player, contestant in enumerate(contestants)
    )


def _player_report(player: int, label: str, results: Sequence[Result], elo: float, elo_error: float) -> PlayerReport:
    score, score_error = player_score(player, results)
    seats = [(result, seat) for result in results for seat, seated in enumerate(result.seats) if seated == player]
    wins = sum(result.places[seat] == 0 and result.places.count(0) == 1 for result, seat in seats)
    draws = sum(result.places[seat] == 0 for result, seat in seats) - wins
    firsts = [first_shares(result)[seat] for result, seat in seats]
    moves = sum(result.moves[seat] for result, seat in seats)
    return PlayerReport(
        name=label,
        games=len(seats),
        wins=wins,
        draws=draws,
        losses=len(seats) - wins - draws,
        score=round(score, 6),
        score_error=round(score_error, 6),
        elo=round(elo, 1),
        elo_error=round(elo_error, 1),
        first_places=round(_mean(firsts), 6),
        first_places_error=round(share_error(firsts, [block_of(result) for result, _ in seats]), 6),
        failures=sum(result.failed == seat for result, seat in seats),
        moves=moves,
        seconds_per_move=round(sum(result.seconds[seat] for result, seat in seats) / max(1, moves), 6),
    )


def player_score(player: int, results: Sequence[Result]) -> tuple[float, float]:
    """A contestant's mean score and its error."""
    seats = [(result, seat) for result in results for seat, seated in enumerate(result.seats) if seated == player]
    scores = [seat_scores(result)[seat] for result, seat in seats]
    return _mean(scores) if scores else 0.5, share_error(scores, [block_of(result) for result, _ in seats])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def pairing_reports(
    contestants: Sequence[Contestant], schedule: Schedule, results: Sequence[Result]
) -> tuple[PairingReport, ...]:
    return tuple(
        _pairing_report(
            contestants, tuple(dict.fromkeys(pairing)), [result for result in results if result.pairing == index]
        )
        for index, pairing in enumerate(schedule.pairings)
    )


def _pairing_report(
    contestants: Sequence[Contestant], players: tuple[int, ...], results: Sequence[Result]
) -> PairingReport:
    firsts: dict[int, list[float]] = {player: [] for player in players}
    for result in results:
        for player, share in zip(result.seats, first_shares(result), strict=True):
            firsts[player].append(share)
    elo = elo_error = None
    if results and len(results[0].seats) == 2:
        alone = [replace(result, seats=tuple(players.index(player) for player in result.seats)) for result in results]
        ratings, errors = bradley_terry(2, [(0, 1)], alone)
        elo, elo_error = round(float(ratings[0] - ratings[1]), 1), round(float(errors.sum()), 1)
    return PairingReport(
        players=tuple(contestants[player].label for player in players),
        games=len(results),
        scores=tuple(round(player_score(player, results)[0], 6) for player in players),
        first_places=tuple(round(_mean(firsts[player]), 6) for player in players),
        elo=elo,
        elo_error=elo_error,
    )


def sprt_report(trial: Trial) -> SprtReport:
    lower, upper = trial.test.bounds
    return SprtReport(
        **asdict(trial.test),
        llr=round(trial.llr, 4),
        lower=round(lower, 4),
        upper=round(upper, 4),
        deals=trial.deals,
        accepted=trial.accepted,
    )
