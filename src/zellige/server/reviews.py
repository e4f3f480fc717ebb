"""Reviews of finished games: what every decision was worth, found out beside the bots, one game after the other."""

import asyncio
import logging
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic_core import to_json

from zellige.analysis.analysing import Review, review_move
from zellige.analysis.hinting import whole_turn
from zellige.bots.registry import SEARCHING
from zellige.bots.thinking import Budget, known_to_mover
from zellige.games.duel.moves import Draw, Stop
from zellige.table import messages
from zellige.table.history import Moment, moment_of
from zellige.table.records import MoveRecord
from zellige.table.referee import Referee
from zellige.table.refusal import TableRefusal
from zellige.table.views import game_entry

from .bots import Thinkers

log = logging.getLogger("zellige.server")

#: A decision is looked at as long as the strongest bot would.
BUDGET = Budget(nodes=SEARCHING["master"].nodes)
#: Games that may wait for their review, all of them and those of one person, and reviews that are kept: those that
#: nobody has asked for longest are let go.
MOST_WAITING = 20
MOST_OF_ONE = 3
MOST_KEPT = 200
#: Decisions of a game that may be reviewed; duels have some 300. Files may hold games that nobody would play.
MOST_DECISIONS = 1_000


class TooManyReviews(Exception):
    """So many games wait for their review, all in all or of one person, that another would wait too long."""


@dataclass
class _Work:
    """The review of a game, as far as it is."""

    game: str
    left: list[Moment]
    asker: str = ""
    status: Literal["none", "waiting", "running", "done", "failed"] = "waiting"
    judged: list[str] = field(default_factory=list)  # as JSON, which takes a tenth of the room

    def __post_init__(self) -> None:
        self.decisions = len(self.left)

    def text(self, after: int) -> str:
        """What there is of it, as JSON (messages.Review)."""
        done = self.decisions - len(self.left)
        told = {"status": self.status, "decisions": self.decisions, "done": done}
        return messages.text_with(told, "judged", f"[{','.join(self.judged[after:])}]")


class Reviews:
    """The reviews of a server, by table. They are kept while it runs; the same review can be found again."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._works: dict[str, _Work] = {}
        self._waiting: asyncio.Queue[_Work] = asyncio.Queue()
        self._thread = ThreadPoolExecutor(1, "reviewer")
        self._stop = threading.Event()
        self._reviewer = asyncio.create_task(self._review())

    async def close(self) -> None:
        self._stop.set()
        self._reviewer.cancel()
        await asyncio.gather(self._reviewer, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def of(self, referee: Referee, after: int = 0) -> str:
        """The review of a table's game as far as it is, without the first so many judged decisions, as JSON
        (messages.Review); raises TableRefusal.
        """
        work = self._works.pop(referee.id, None)
        if work is None:
            return _Work(referee.setting.game, _decisions(referee), status="none").text(after)
        self._works[referee.id] = work  # it was asked for last
        return work.text(after)

    def begin(self, referee: Referee, asker: str) -> str:
        """Have a finished game reviewed, if it is not yet; raises TableRefusal and TooManyReviews."""
        work = self._works.get(referee.id)
        if work is None or work.status == "failed":
            work = _Work(referee.setting.game, _decisions(referee), asker)
            if work.decisions > MOST_DECISIONS:
                raise TableRefusal("too_long_to_review")
            waiting = [other.asker for other in self._works.values() if other.status == "waiting"]
            if len(waiting) >= MOST_WAITING or waiting.count(asker) >= MOST_OF_ONE:
                raise TooManyReviews
            self._waiting.put_nowait(work)
            self._works[referee.id] = work
            while len(self._works) > MOST_KEPT:
                del self._works[next(iter(self._works))]
        return self.of(referee)

    async def _review(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            work = await self._waiting.get()
            work.status = "running"
            try:
                await self._thinkers.search_loaded(work.game)
                while work.left:
                    found = await loop.run_in_executor(self._thread, judged, work.left[0], self._stop)
                    work.judged += [] if found is None else [to_json(found).decode()]
                    del work.left[0]
                work.status = "done"
            except Exception:
                log.exception("a review failed at move %s of %s", work.left[0].record.text, work.left[0].before)
                work.status = "failed"


def _decisions(referee: Referee) -> list[Moment]:
    """The moves of a finished game; raises TableRefusal."""
    if referee.status != "over":
        raise TableRefusal("not_over")
    return [moment for moment in referee.history.line if isinstance(moment.record, MoveRecord)]


def judged(moment: Moment, stop: threading.Event | None = None) -> messages.Document | None:
    """What a decision was worth (messages.Judged), unless its player had no choice, or that could not be found out."""
    position: Any = moment.before
    if len(position.legal_moves()) == 1:
        return None
    reviewed = review_move(position, position.parse_move(moment.record.text), BUDGET, stop=stop)
    if reviewed.grade is None:
        return None
    return {
        "number": moment.number,
        "seat": reviewed.player,
        "chance": round(reviewed.played.winning_chance, 4),
        "best": round(reviewed.best.winning_chance, 4),
        "lead": round(reviewed.played.margin, 2),
        "best_lead": round(reviewed.best.margin, 2),
        "grade": reviewed.grade,
        "better": [] if reviewed.grade == "good" else list(_better(moment, reviewed)),
    }


def _better(moment: Moment, reviewed: Review) -> Iterator[messages.Document]:
    """The turn that would have been best, as if it had been played: up to plates that nobody had seen."""
    position: Any = moment.before
    for move in whole_turn(known_to_mover(position), reviewed.best.line):
        record = MoveRecord(number=moment.number, at=moment.record.at, seat=reviewed.player, text=str(move))
        imagined = moment_of(position, record)
        yield game_entry(imagined, (reviewed.player,))
        if isinstance(move, Draw | Stop):
            return
        position = imagined.position
