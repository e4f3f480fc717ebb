"""The lines of the bot protocol, as values with text twins (docs/protocol.md)."""

import re
from dataclasses import dataclass, field, fields
from typing import Self

from zellige.bots.thinking import Budget, Candidate, Thought

#: The name of the protocol, which opens the handshake, and the version spoken here.
PROTOCOL, VERSION = "zbp", "1"
#: No line is longer, in bytes, its end included.
LONGEST_LINE = 64 << 10
#: How many candidates an engine may rank.
MOST_RANKS = 999

_WHOLE = re.compile(r"[0-9]{1,20}")
_NUMBER = re.compile(r"[+-]?[0-9]{1,20}(\.[0-9]{1,20})?")


class ProtocolError(ValueError):
    """A line that the protocol does not know, or knows but not like this; the message is a sentence."""


def read_line(line: bytes) -> tuple[str, str]:
    """The keyword of a line and the rest; both are empty if nothing stands there."""
    if len(line) > LONGEST_LINE:
        raise ProtocolError(f"a line has at most {LONGEST_LINE} bytes")
    try:
        text = line.decode("utf-8").strip()
    except UnicodeDecodeError:
        raise ProtocolError("a line is text in UTF-8") from None
    keyword = text.split(maxsplit=1)[0] if text else ""
    return keyword, text[len(keyword) :].strip()


def quoted(text: str) -> str:
    """Text of the other side as a sentence may repeat it: short, and on one line."""
    return repr(text if len(text) <= 60 else text[:60] + "…")


def _whole(name: str, text: str, low: int, high: int) -> int:
    if not _WHOLE.fullmatch(text) or not low <= int(text) <= high:
        raise ProtocolError(f"{name} is a whole number from {low} to {high}, not {quoted(text)}")
    return int(text)


def _number(name: str, text: str) -> float:
    if not _NUMBER.fullmatch(text):
        raise ProtocolError(f"{name} is a decimal number, not {quoted(text)}")
    return float(text)


def _written(number: float) -> str:
    """A number without an exponent, with at most nine decimals."""
    return str(int(number)) if number == int(number) else f"{number:.9f}".rstrip("0").rstrip(".")


@dataclass(frozen=True, slots=True)
class Go:
    """`go`: think about the position; without a limit, as the level does by itself.

    >>> str(Go(Budget(seconds=0.5, nodes=1000), seed=7))
    'go time 0.5 nodes 1000 seed 7'
    """

    budget: Budget = field(default_factory=Budget)
    level: str | None = None
    seed: int | None = None

    def __str__(self) -> str:
        seconds, cpu = self.budget.seconds, self.budget.cpu_seconds
        parts = {
            "level": self.level,
            "time": None if seconds is None else _written(seconds),
            "cpu": None if cpu is None else _written(cpu),
            "nodes": self.budget.nodes,
            "seed": self.seed,
        }
        return " ".join(["go", *(f"{name} {value}" for name, value in parts.items() if value is not None)])

    @classmethod
    def parse(cls, rest: str) -> Self:
        """Read what follows `go`; raises ProtocolError."""
        words = rest.split()
        given = dict(zip(words[::2], words[1::2], strict=False))
        if len(words) != 2 * len(given) or given.keys() - {"level", "time", "cpu", "nodes", "seed"}:
            raise ProtocolError(f"go takes level, time, cpu, nodes and seed, each with a value, not {quoted(rest)}")
        try:
            budget = Budget(
                seconds=_number("time", given["time"]) if "time" in given else None,
                cpu_seconds=_number("cpu", given["cpu"]) if "cpu" in given else None,
                nodes=_whole("nodes", given["nodes"], 1, (1 << 63) - 1) if "nodes" in given else None,
            )
        except ProtocolError:
            raise
        except ValueError:
            raise ProtocolError(f"time and cpu are more than 0 seconds, not {quoted(rest)}") from None
        seed = _whole("seed", given["seed"], 0, (1 << 64) - 1) if "seed" in given else None
        return cls(budget, given.get("level"), seed)


@dataclass(frozen=True, slots=True)
class Info:
    """`info`: how far the thinking has come, and one of the moves it considers, the first of `line`.

    >>> str(Info(depth=4, nodes=900, time=0.25, value=0.5, margin=3.0, line=("3B2", "CRF")))
    'info rank 1 depth 4 nodes 900 time 0.25 value 0.5 margin 3 proved 0 line 3B2 CRF'
    """

    rank: int = 1
    depth: int = 0
    nodes: int = 0
    time: float = 0.0
    value: float = 0.0
    margin: float = 0.0
    proved: bool = False
    #: Whether `value` is a value: it may be an upper bound, or nothing at all.
    exact: bool = True
    visits: int = 0
    line: tuple[str, ...] = ()

    def __str__(self) -> str:
        values: dict[str, float] = {part.name: getattr(self, part.name) for part in fields(self) if part.name != "line"}
        if self.exact:
            del values["exact"]
        if not self.visits:
            del values["visits"]
        words = [f"{name} {_written(value)}" for name, value in values.items()]
        return " ".join(["info", *words, *(("line", *self.line) if self.line else ())])

    @classmethod
    def parse(cls, rest: str) -> Self | None:
        """Read what follows `info`; None if it is a remark (`info string …`). Raises ProtocolError."""
        words = rest.split()
        values: dict[str, int | float] = {}
        while words and words[0] not in ("line", "string"):
            name, value = words[0], words[1] if len(words) > 1 else ""
            values[name] = cls._value(name, value)
            words = words[2:]
        if words and words[0] == "string":
            return None
        line = tuple(words[1:])
        if words and not line:
            raise ProtocolError("info line names at least one move")
        for flag in ("proved", "exact"):
            if flag in values:
                values[flag] = bool(values[flag])
        values.setdefault("exact", "value" in values)
        return cls(line=line, **values)  # type: ignore[arg-type]  # each name got its own kind of value

    @staticmethod
    def _value(name: str, text: str) -> int | float:
        match name:
            case "rank":
                return _whole(name, text, 1, MOST_RANKS)
            case "depth" | "nodes" | "visits":
                return _whole(name, text, 0, (1 << 63) - 1)
            case "proved" | "exact":
                return _whole(name, text, 0, 1)
            case "time" | "value" | "margin":
                number = _number(name, text)
                if name == "value" and not -1 <= number <= 1:
                    raise ProtocolError(f"value is from −1 to 1, not {quoted(text)}")
                return number
        raise ProtocolError(
            "info has rank, depth, nodes, time, value, margin, proved, exact and visits, then line or string, "
            f"not {quoted(name)}"
        )


def info_of(thought: Thought, candidate: Candidate, rank: int) -> Info:
    """What a thought says about one of its candidates."""
    return Info(
        rank=rank,
        depth=thought.depth,
        nodes=thought.nodes,
        time=round(float(thought.seconds), 3),
        value=round(max(-1.0, min(1.0, float(candidate.value))), 4),
        margin=round(float(candidate.margin), 2),
        proved=thought.proved,
        exact=candidate.exact,
        visits=candidate.visits,
        line=tuple(map(str, candidate.line or (candidate.move,))),
    )
