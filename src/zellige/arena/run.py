"""Running an arena from its players to its report."""

import hashlib
import json
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import platformdirs

import zellige
from zellige.bots.registry import NET
from zellige.bots.thinking import Budget
from zellige.bots.works import NETS
from zellige.games.offered import OFFERED
from zellige.protocol.players import PREFIX, open_player, split_command

from .contestants import Contestant, read_contestants
from .folder import PLOT, REPORT, Folder, read_results, read_settings
from .plot import elo_plot
from .rating import seat_scores
from .report import Report, pairing_reports, player_reports, sprt_report
from .schedule import Schedule, Table
from .sprt import Sprt, Trial
from .table import Match, Result, close_players, opened, play_table
from .workers import on_cluster, on_this_machine

#: What decides how games go; results of other code are not mixed with those of this one.
PLAYING = ("rules", "search", "games", "bots", "protocol")

#: Called with the contestants, the results so far and the number of games in all.
Watch = Callable[[Sequence[Contestant], dict[int, Result], int], None]


class Interrupted(KeyboardInterrupt):
    """The arena was interrupted; the report covers the games that were finished."""

    def __init__(self, report: Report) -> None:
        super().__init__("the arena was interrupted")
        self.report = report


def run_arena(
    players: Sequence[str],
    variant: str = "azul-2-coloured",
    *,
    games: int = 100,
    budget: Budget | None = None,
    seed: int = 0,
    sprt: Sprt | None = None,
    jobs: int | None = None,
    cluster: str | None = None,
    folder: Path | None = None,
    fresh: bool = False,
    watch: Watch | None = None,
) -> Report:
    """Play the games that the folder does not hold yet, and report on all of them (docs/arena.md).

    Raises ValueError for what cannot be played, WorkersLost, OSError, and Interrupted on Ctrl-C.
    """
    if variant not in OFFERED:
        raise ValueError(f"no game is called {variant!r}; there are {', '.join(OFFERED)}")
    budget = budget or Budget()
    contestants = read_contestants(players, budget)
    schedule = Schedule.of(len(contestants), OFFERED[variant].players, games)
    if sprt is not None and len(contestants) != 2:
        raise ValueError(f"the test compares two players, not {len(contestants)}")
    _prepare(contestants, variant)
    settings = _settings(players, contestants, variant, budget, seed)
    store = Folder(folder or default_folder(settings), settings, fresh=fresh)
    trial = None if sprt is None else Trial(sprt, schedule.seats)
    match = Match(variant, seed, contestants)
    counted = {number: result for number, result in store.results.items() if number < schedule.games}

    def report(complete: bool) -> Report:
        results = _until_decided(schedule, trial, counted)
        found = _report(match, budget, schedule, results, trial, store.path, complete=complete)
        store.write(REPORT, json.dumps(found.to_json(), indent=2) + "\n")
        store.write(PLOT, elo_plot(found))
        return found

    def is_enough() -> bool:
        if watch is not None:
            watch(contestants, counted, schedule.games)
        return trial is not None and _is_decided(schedule, trial, counted)

    try:
        left = [table for table in schedule.tables() if table.number not in counted]
        if not is_enough() and left:
            with closing(_played(match, left, jobs, cluster)) as outcomes:
                for result, game_file in outcomes:
                    store.keep(result, game_file)
                    counted[result.number] = result
                    if is_enough():
                        break
        return report(complete=True)
    except KeyboardInterrupt:
        raise Interrupted(report(complete=False)) from None
    finally:
        store.close()


@dataclass(frozen=True, slots=True)
class Kept:
    """What a folder says about games that were played before: by which version, and whether by the code of now."""

    report: Report
    version: str
    is_current: bool


def kept_arena(folder: Path) -> Kept:
    """What the games in an arena's folder say, whatever code played them; plays and changes nothing.

    Raises ValueError and OSError.
    """
    settings, results = read_settings(folder), read_results(folder)
    if not results:
        raise ValueError(f"{folder} holds no finished game")
    try:
        variant, seed, budget = settings["game"], settings["seed"], Budget(**settings["budget"])
        contestants = read_contestants(settings["players"], budget)
        schedule = Schedule.of(len(contestants), OFFERED[variant].players, max(results) + 1)
        version, code = str(settings.get("version", "unknown")), settings["code"]
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{folder} holds no arena that can be read ({error})") from None
    match = Match(variant, seed, contestants)
    in_order = [results[number] for number in sorted(results)]
    report = _report(match, budget, schedule, in_order, None, folder, complete=len(results) == max(results) + 1)
    return Kept(report, version, code == fingerprint(variant, PLAYING))


def _report(
    match: Match,
    budget: Budget,
    schedule: Schedule,
    results: Sequence[Result],
    trial: Trial | None,
    folder: Path,
    *,
    complete: bool,
) -> Report:
    return Report(
        game=match.variant,
        seed=match.seed,
        budget=budget,
        games=len(results),
        complete=complete,
        players=player_reports(match.contestants, schedule, results),
        pairings=pairing_reports(match.contestants, schedule, results),
        sprt=None if trial is None else sprt_report(trial),
        folder=folder,
    )


def default_folder(settings: dict[str, Any]) -> Path:
    """A folder of the user's own that the settings name, so that the same command finds its games again."""
    name = hashlib.sha256(json.dumps(settings, sort_keys=True).encode()).hexdigest()[:16]
    return platformdirs.user_data_path("zellige") / "arena" / f"{settings['game']}-{name}"


def _settings(
    players: Sequence[str], contestants: Sequence[Contestant], variant: str, budget: Budget, seed: int
) -> dict[str, Any]:
    """What a game of the arena depends on: more games, or a test, go on in the same folder."""
    settings = {
        "players": list(players),
        "game": variant,
        "budget": asdict(budget),
        "seed": seed,
        "code": fingerprint(variant, PLAYING),
    }
    # The file of a net that was no good may hold another one tomorrow.
    nets = [Path(each.spec.removeprefix(NET)).read_bytes() for each in contestants if each.spec.startswith(NET)]
    return settings | ({"nets": [hashlib.sha256(net).hexdigest() for net in nets]} if nets else {})


def fingerprint(variant: str, parts: Sequence[str], files: str = "*") -> str:
    """A hash of what some parts of the package are made of, without what only other games or variants use: a new net
    for one variant leaves the results of the others valid.
    """
    others = {name.partition("-")[0] for name in OFFERED} - {variant.partition("-")[0]}
    digest = hashlib.sha256()
    package = Path(zellige.__file__).parent
    for part in parts:
        for path in sorted((package / part).rglob(files)):
            name = path.relative_to(package)
            is_others = others.intersection(name.parts) or (name.parent.name == NETS and name.stem != variant)
            if path.is_file() and "__pycache__" not in name.parts and not is_others:
                digest.update(str(name).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _prepare(contestants: Sequence[Contestant], variant: str) -> None:
    """Refuse unknown names, then have everything compiled before several processes need it at once."""
    for contestant in contestants:
        if contestant.is_external:
            split_command(contestant.spec.removeprefix(PREFIX))
        else:
            open_player(contestant.spec, variant).close()
    for contestant in contestants:
        if not contestant.is_external:
            # A bot that fails here fails at the table too, and loses there.
            with suppress(Exception):
                opened(contestant, variant)
    close_players()


def _played(
    match: Match, tables: Sequence[Table], jobs: int | None, cluster: str | None
) -> Generator[tuple[Result, str]]:
    """The results and game files of these tables, as they are finished."""
    work = partial(play_table, match)
    return on_cluster(work, tables, cluster, jobs) if cluster else on_this_machine(work, tables, jobs)


def _is_decided(schedule: Schedule, trial: Trial, results: dict[int, Result]) -> bool:
    """Give the test the deals that are complete, in their order: short games must not be heard first."""
    while trial.accepted is None and trial.deals < schedule.deals:
        games = range(trial.deals * schedule.seats, (trial.deals + 1) * schedule.seats)
        if not all(number in results for number in games):
            return False
        scores = [seat_scores(results[number])[results[number].seats.index(0)] for number in games]
        trial.add(sum(scores) / len(scores))
    return trial.accepted is not None


def _until_decided(schedule: Schedule, trial: Trial | None, results: dict[int, Result]) -> list[Result]:
    """The results in the order of the games; after a decision, those that led to it."""
    decided = trial is not None and trial.accepted is not None
    last = trial.deals * schedule.seats if trial is not None and decided else schedule.games
    return [results[number] for number in sorted(results) if number < last]
