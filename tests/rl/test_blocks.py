"""Blocks of a record written in vector instructions, beside what NumPy writes."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numba import njit

from zellige.rl.common.blocks import block_writer, choice_writer, line_writer
from zellige.rules.common.compiling import record
from zellige.rules.common.tiles import wide

#: A length that takes a vector of every width.
LENGTH, LINES, KINDS = 31, 6, 5
RECORD = record([("block", np.int8, (LENGTH,)), ("codes", np.int8, (LINES,)), ("counts", np.int8, (LINES,))])

write_numbers, write_tests = block_writer(LENGTH), block_writer(LENGTH, (("==", 3), ("!=", -1)))
write_lines = line_writer(LINES, KINDS)
write_choice = choice_writer(LENGTH)
write_too_much: Callable[[Any, int, Any], int] = block_writer(LENGTH + 1)


@njit
def write_all(records: Any, out: Any) -> int:
    at = write_tests(out, write_numbers(out, 1, records[0].block), records[0].block)
    at = write_lines(out, at, records[0].codes, records[0].counts)
    return write_choice(out, at, wide(records[0].codes[0]))


@njit
def write_beyond(records: Any, out: Any) -> int:
    return write_too_much(out, 0, records[0].block)


def test_blocks_and_lines_are_written_where_they_belong_and_nowhere_else() -> None:
    rng = np.random.default_rng(1)
    records = np.zeros(1, RECORD)
    for _ in range(50):
        block, codes, counts = rng.integers(-4, 7, LENGTH), rng.integers(-1, KINDS, LINES), rng.integers(0, 7, LINES)
        records[0] = (block, codes, counts)
        out = np.full(200, 99, np.int16)
        lines = np.zeros((LINES, KINDS), np.int16)
        for line in range(LINES):
            if codes[line] >= 0:
                lines[line, codes[line]] = counts[line]
        expected = np.concatenate([[99], block, block == 3, block != -1, lines.ravel(), np.arange(LENGTH) == codes[0]])
        assert write_all(records, out) == len(expected)
        assert out.tolist() == [*expected.tolist(), *[99] * (200 - len(expected))]


def test_what_does_not_fit_is_not_compiled() -> None:
    with pytest.raises(TypeError, match="a block of 32 int8"):
        write_beyond(np.zeros(1, RECORD), np.zeros(200, np.int16))
    with pytest.raises(TypeError, match="to a row of int16"):
        write_all(np.zeros(1, RECORD), np.zeros(200, np.int8))
