"""Telling what the moves of a position are worth, and why."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from zellige.analysis.analysing import Analysis, Review, analyse, review
from zellige.analysis.hinting import Advice, Hint, hint
from zellige.bots.thinking import Budget, Candidate, Thought, known_to_mover
from zellige.games.common.game import BaseGame
from zellige.games.common.position import BasePosition
from zellige.games.duel.moves import Stop
from zellige.i18n import Texts

from .hint_telling import tell

Game = BaseGame[Any, Any, Any, Any]
Position = BasePosition[Any, Any, Any, Any]

#: Moves of a line that are shown.
LONGEST_LINE = 8
#: Sentences about the better move, beside those about the move that was asked for.
SENTENCES_ABOUT_BETTER = 2


class NothingToFind(ValueError):
    """There is no move to look for; a sentence says why."""


def position_before(game: Game, at: int | None, texts: Texts) -> Position:
    """The position before a move of the game, from 1, or where the game stands; raises NothingToFind."""
    if at is None:
        return awaiting_move(game.position, texts("analyse-is-over"), texts("analyse-awaits-deal"))
    if not game.moves:
        raise NothingToFind(texts("analyse-no-moves"))
    if at > len(game.moves):
        raise NothingToFind(texts("analyse-no-such-move", moves=len(game.moves), at=at))
    steps = zip(game.steps, game.positions_before(), strict=False)
    before: list[Position] = [position for step, position in steps if step.move is not None]
    return before[at - 1]


def awaiting_move(position: Position, if_over: str, if_deal: str) -> Position:
    """The same position if a move is awaited; raises NothingToFind with the sentence that fits."""
    if position.is_over:
        raise NothingToFind(if_over)
    if position.awaits_deal:
        raise NothingToFind(if_deal)
    return position


def signed(number: float, texts: Texts, digits: int = 1) -> str:
    """A lead with its sign, as the language writes it."""
    return decimal(f"{round(number, digits) + 0.0:+.{digits}f}", texts).replace("-", "−")  # + 0.0 makes −0.0 positive


def decimal(number: str, texts: Texts) -> str:
    return number if texts.language == "en" else number.replace(".", ",")


def percent(part: float, texts: Texts) -> str:
    return texts("analyse-percent", percent=round(100 * part))


def line_text(line: Sequence[Any]) -> str:
    known = open_line(line)
    shown = " ".join(map(str, known[:LONGEST_LINE]))
    return shown if len(line) <= min(len(known), LONGEST_LINE) else f"{shown} …"


def open_line(line: Sequence[Any]) -> Sequence[Any]:
    """The moves of a line until plates are looked at: those that follow are for plates that the search only guessed."""
    looked = next((index for index, move in enumerate(line, 1) if isinstance(move, Stop)), len(line))
    return line[:looked]


def print_header(position: Position, texts: Texts, names: Sequence[str], console: Console) -> None:
    """Who is on turn, in which round, and the scores."""
    scored = zip(names, position.scores, strict=True)
    scores = ", ".join(texts("analyse-score", player=name, score=score) for name, score in scored)
    turn = texts("analyse-turn", player=names[position.player], round=position.round, scores=scores)
    console.print(Text(turn, "bold"))


def print_analysis(analysis: Analysis, moves: int, texts: Texts, console: Console) -> None:
    """The best moves with their values and lines, and how they were found."""
    table = Table(box=None, pad_edge=False)
    for heading in ("", "analyse-move", "analyse-chance", "analyse-lead", "analyse-line"):
        justify: Any = "right" if heading in ("analyse-chance", "analyse-lead") else "left"
        table.add_column(texts(heading) if heading else "", justify=justify, no_wrap=heading != "analyse-line")
    for rank, candidate in enumerate(analysis.thought.candidates[:moves], 1):
        table.add_row(str(rank), str(candidate.move), *_value(candidate, texts), line_text(candidate.line))
    console.print(table)
    thought = analysis.thought
    seconds = decimal(f"{thought.seconds:.1f}", texts)
    sentences = [texts("analyse-depth", depth=thought.depth, nodes=thought.nodes, seconds=seconds)]
    if analysis.is_proved:
        sentences.append(texts("analyse-searched-out"))
    if analysis.solution is not None:
        margin = signed(analysis.solution.value, texts, 0)
        best = " ".join(map(str, analysis.solution.moves))
        sentences.append(texts("analyse-proved", margin=margin, moves=best))
    console.print(Text(" ".join(sentences)))


def _value(candidate: Candidate, texts: Texts) -> tuple[str, str]:
    """The chance and the lead, if they are known."""
    if not candidate.exact:
        return "–", "–"
    return percent(candidate.winning_chance, texts), signed(candidate.margin, texts)


def print_reviews(reviews: Iterable[Review], texts: Texts, names: Sequence[str], console: Console) -> None:
    """A line for every move: what was played, what would have been best, and what the difference is."""
    table = Table(box=None, pad_edge=False)
    left = ("analyse-player", "analyse-played", "analyse-best")
    for heading in ("analyse-number", *left, "analyse-loss", "analyse-points-lost"):
        table.add_column(texts(heading), justify="left" if heading in left else "right", no_wrap=True)
    for each in reviews:
        place = str(each.number), Text(names[each.player]), str(each.played.move)
        if each.loss is None or each.points_lost is None:
            table.add_row(*place, "?", "?", "?")
        elif each.loss == 0:
            table.add_row(*place)
        else:
            lost = percent(each.loss, texts), signed(-each.points_lost, texts)
            table.add_row(*place, str(each.best.move), *lost)
    console.print(table)


def analysis_json(position: Position, analysis: Analysis, moves: int) -> dict[str, Any]:
    """What was found, for programs; players count from 0."""
    thought, solution = analysis.thought, analysis.solution
    return {
        "position": str(known_to_mover(position)),
        "player": position.player,
        "moves": [candidate_json(candidate) for candidate in thought.candidates[:moves]],
        "depth": thought.depth,
        "nodes": thought.nodes,
        "seconds": round(thought.seconds, 3),
        "proved": analysis.is_proved,
        "margin": None if solution is None else solution.value,
        "margin_moves": [] if solution is None else [str(move) for move in solution.moves],
        "complete": not analysis.is_interrupted,
    }


def candidate_json(candidate: Candidate) -> dict[str, Any]:
    return {
        "move": str(candidate.move),
        "exact": candidate.exact,
        "value": round(candidate.value, 4),
        "winning_chance": round(candidate.winning_chance, 4),
        "lead": round(candidate.margin, 2),
        "line": [str(move) for move in open_line(candidate.line)],
    }


def review_json(reviewed: Review) -> dict[str, Any]:
    return {
        "number": reviewed.number,
        "player": reviewed.player,
        "played": candidate_json(reviewed.played),
        "best": candidate_json(reviewed.best),
        "loss": None if reviewed.loss is None else round(reviewed.loss, 4),
        "points_lost": None if reviewed.points_lost is None else round(reviewed.points_lost, 2),
    }


def print_hint(found: Hint, texts: Texts, names: Sequence[str], console: Console) -> None:
    """A move and why, and a better one, if there is one."""
    keys = {"best": "hint-best-move", "asked": "hint-this-move"}
    advice, better = found.advice, found.better
    if found.kind == "only":
        heading = texts("hint-only-move", move=_moves_text(advice))
    else:
        heading = _judged(keys[found.kind], advice, texts)
    _print_advice(heading, tell(advice.facts, texts, names), console)
    if better is not None:
        sentences = tell(better.facts, texts, names, SENTENCES_ABOUT_BETTER)
        _print_advice(_judged("hint-better-move", better, texts), sentences, console)


def _moves_text(advice: Advice) -> str:
    return " ".join(map(str, advice.moves))


def _judged(key: str, advice: Advice, texts: Texts) -> str:
    chance, lead = _value(advice.candidate, texts)
    return texts(key, move=_moves_text(advice), chance=chance, lead=lead)


def _print_advice(heading: str, sentences: Sequence[str], console: Console) -> None:
    console.print(Text(heading, "bold"))
    for sentence in sentences:
        console.print(Text(sentence))


def hint_json(position: Position, found: Hint, texts: Texts, names: Sequence[str]) -> dict[str, Any]:
    """The advice for programs: facts without words, and the sentences in the person's language."""
    better = None if found.better is None else _advice_json(found.better, texts, names)
    return {
        "position": str(known_to_mover(position)),
        "player": position.player,
        "kind": found.kind,
        "advice": _advice_json(found.advice, texts, names),
        "better": better,
    }


def _advice_json(advice: Advice, texts: Texts, names: Sequence[str]) -> dict[str, Any]:
    return candidate_json(advice.candidate) | {
        "turn": [str(move) for move in advice.moves],
        "facts": [fact.to_json() for fact in advice.facts],
        "sentences": tell(advice.facts, texts, names),
    }


# With progress


def watch_analysis(position: Position, moves: int, budget: Budget, texts: Texts, console: Console) -> Analysis:
    """Analyse a position, showing how far the search is."""
    with console.status("…") as status:
        return analyse(
            known_to_mover(position),
            moves,
            budget,
            report=lambda thought: status.update(_progress_text(thought, texts)),
        )


def watch_hint(position: Position, move: Any, budget: Budget, texts: Texts, console: Console) -> Hint:
    """Look for a hint, showing how far the search is."""
    with console.status("…") as status:
        return hint(
            known_to_mover(position),
            move,
            budget,
            report=lambda thought: status.update(_progress_text(thought, texts)),
        )


def _progress_text(thought: Thought, texts: Texts) -> str:
    return texts("analyse-progress", depth=thought.depth, move=str(thought.move), nodes=thought.nodes)


def watch_review(game: Game, budget: Budget, texts: Texts, console: Console) -> list[Review]:
    """Review every move of a game behind a progress bar; fewer of them after an interruption from the keyboard.

    Raises NothingToFind.
    """
    if not game.moves:
        raise NothingToFind(texts("analyse-no-moves"))
    reviews: list[Review] = []
    everything = len(game.moves)
    with Progress(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=console) as progress:
        task = progress.add_task(texts("analyse-reviewing", done=0, all=everything), total=everything)
        try:
            for each in review(game, budget):
                reviews.append(each)
                told = texts("analyse-reviewing", done=len(reviews), all=everything)
                progress.update(task, advance=1, description=told)
        except KeyboardInterrupt:
            pass
    return reviews
