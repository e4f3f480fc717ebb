"""Who takes part: players as they were typed, each with its label and its budget."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from zellige.bots.thinking import Budget
from zellige.protocol.players import PREFIX

#: `master@nodes=2000`: a budget of one's own. An `@` inside a command line is left alone.
_OWN_BUDGET = re.compile(r"(.+)@(time|cpu|nodes)=([^@=]*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player by its label, what opens it, and how long it may think about a move."""

    label: str
    spec: str
    budget: Budget

    @property
    def is_external(self) -> bool:
        return self.spec.startswith(PREFIX)


def read_contestants(typed: Sequence[str], budget: Budget) -> tuple[Contestant, ...]:
    """The contestants in the order typed; the same text again is called `greedy#2`. Raises ValueError."""
    seen: Counter[str] = Counter()
    contestants = []
    for text in typed:
        seen[text] += 1
        label = text if seen[text] == 1 else f"{text}#{seen[text]}"
        contestants.append(Contestant(label, *_with_budget(text, budget)))
    return tuple(contestants)


def _with_budget(text: str, budget: Budget) -> tuple[str, Budget]:
    own = _OWN_BUDGET.fullmatch(text)
    if own is None:
        if "@" in text and not text.startswith(PREFIX):
            raise ValueError(f"{text}: after @ comes time=SECONDS, cpu=SECONDS or nodes=NUMBER")
        return text, budget
    spec, kind, limit = own.groups()
    try:
        if kind == "nodes":
            return spec, Budget(nodes=int(limit))
        return spec, Budget(seconds=float(limit)) if kind == "time" else Budget(cpu_seconds=float(limit))
    except ValueError:
        kind_of_number = "whole number" if kind == "nodes" else "number"
        raise ValueError(f"{text}: {kind}= takes a positive {kind_of_number}, not {limit!r}") from None
