"""Blocks: a whole array of a record written to an observation at once, in the processor's vector instructions.

Numba cannot know that an observation and a record do not overlap, and so writes one number after the other. The
instructions given here load a block before they store any of it.
"""

import operator
from collections.abc import Callable, Iterator
from typing import Any, cast

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]  # llvmlite ships no types
from numba.core import types
from numba.extending import intrinsic

from zellige.rules.common.compiling import config

#: What is asked of each number of a block: a comparison, and the code that it is compared with.
Test = tuple[str, int]

COMPARISONS: dict[str, Callable[[Any, Any], Any]] = {"==": operator.eq, "!=": operator.ne}

#: Numbers in the widest vector: as many of 16 bits as every processor with AVX2 stores at once.
WIDEST = 16


def block_writer(length: int, tests: tuple[Test, ...] = ()) -> Callable[[Any, int, Any], int]:
    """A function `write(out, at, block)` that writes the numbers of an array of int8, whatever its shape, to a row of
    int16, and returns where they end. With tests it writes, test after test, 1 for each number that passes and else 0.
    """
    size = length * max(len(tests), 1)

    def write(out: Any, at: int, block: Any) -> int:
        numbers = block.reshape(-1)
        out[at : at + size] = np.concatenate([COMPARISONS[sign](numbers, code) for sign, code in tests] or [numbers])
        return at + size

    @intrinsic
    def write_vectors(context: Any, out: Any, at: Any, block: Any) -> Any:
        _check_types(out, block, length)

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            row, held = (_data(context, builder, signature, arguments, index) for index in (0, 2))
            vectors = [(start, _load(builder, held, start, width)) for start, width in _cut(length)]
            at = arguments[1]
            for test in tests or (None,):
                for start, vector in vectors:
                    _store(builder, _tested(builder, vector, test), row, builder.add(at, _INT64(start)))
                at = builder.add(at, _INT64(length))
            return at

        return types.int64(out, types.int64, block), generate

    return cast(Callable[..., int], write if config.DISABLE_JIT else write_vectors)


def grid_writer(kinds: int, rows: int, columns: int) -> Callable[[Any, int, Any], int]:
    """1 where a grid holds each kind, by kind, row and column; codes below 0 are nothing."""
    return block_writer(rows * columns, tuple(("==", kind) for kind in range(kinds)))


def line_writer(lines: int, kinds: int) -> Callable[[Any, int, Any, Any], int]:
    """A function `write(out, at, codes, counts)` that writes, by line and kind, how many of each kind lie on each line:
    as many as `counts` says of the kind that `codes` says, and none of the others.
    """
    size = lines * kinds

    def write(out: Any, at: int, codes: Any, counts: Any) -> int:
        out[at : at + size] = np.where(codes[:, np.newaxis] == np.arange(kinds), counts[:, np.newaxis], 0).reshape(-1)
        return at + size

    @intrinsic
    def write_vectors(context: Any, out: Any, at: Any, codes: Any, counts: Any) -> Any:
        _check_types(out, codes, lines)
        _check_types(out, counts, lines)

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            row, coded, counted = (_data(context, builder, signature, arguments, index) for index in (0, 2, 3))
            code, count = _load(builder, coded, 0, lines), _load(builder, counted, 0, lines)
            for start, width in _cut(size):
                places = range(start, start + width)
                line_of = ir.Constant(ir.VectorType(_INT32, width), [place // kinds for place in places])
                kind_of = ir.Constant(ir.VectorType(_INT8, width), [place % kinds for place in places])
                lies = builder.icmp_signed("==", builder.shuffle_vector(code, code, line_of), kind_of)
                none = ir.Constant(kind_of.type, [0] * width)
                held = builder.select(lies, builder.shuffle_vector(count, count, line_of), none)
                _store(builder, _tested(builder, held, None), row, builder.add(arguments[1], _INT64(start)))
            return builder.add(arguments[1], _INT64(size))

        return types.int64(out, types.int64, codes, counts), generate

    return cast(Callable[..., int], write if config.DISABLE_JIT else write_vectors)


def choice_writer(length: int) -> Callable[[Any, int, int], int]:
    """A function `write(out, at, chosen)` that writes 1 for one of so many and 0 for the others; below 0 is none."""

    def write(out: Any, at: int, chosen: int) -> int:
        out[at : at + length] = np.arange(length) == chosen
        return at + length

    @intrinsic
    def write_vectors(context: Any, out: Any, at: Any, chosen: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            row, code = _data(context, builder, signature, arguments, 0), builder.trunc(arguments[2], _INT8)
            for start, width in _cut(length):
                kinds = ir.VectorType(_INT8, width)
                alone = builder.insert_element(ir.Constant(kinds, ir.Undefined), code, _INT32(0))
                spread = builder.shuffle_vector(alone, alone, ir.Constant(ir.VectorType(_INT32, width), [0] * width))
                places = ir.Constant(kinds, list(range(start, start + width)))
                flags = builder.zext(builder.icmp_signed("==", spread, places), ir.VectorType(_INT16, width))
                _store(builder, flags, row, builder.add(arguments[1], _INT64(start)))
            return builder.add(arguments[1], _INT64(length))

        return types.int64(out, types.int64, types.int64), generate

    return cast(Callable[..., int], write if config.DISABLE_JIT else write_vectors)


_INT8, _INT16, _INT32, _INT64 = (ir.IntType(bits) for bits in (8, 16, 32, 64))


def _check_types(out: Any, block: Any, length: int) -> None:
    """Vectors are stored wherever they are told to: refuse to compile what does not fit."""
    if (out.dtype, block.dtype) != (types.int16, types.int8) or getattr(block, "nitems", None) != length:
        raise TypeError(f"a block of {length} int8 is written to a row of int16, not {block} to {out}")


def _data(context: Any, builder: Any, signature: Any, arguments: Any, index: int) -> Any:
    return context.make_array(signature.args[index])(context, builder, arguments[index]).data


def _cut(length: int) -> Iterator[tuple[int, int]]:
    """Where the vectors of a block start, and how wide they are: a power of 2."""
    start = 0
    while start < length:
        width = min(WIDEST, 1 << (length - start).bit_length() - 1)
        yield start, width
        start += width


def _load(builder: Any, held: Any, start: int, width: int) -> Any:
    place = builder.bitcast(builder.gep(held, [_INT64(start)]), ir.VectorType(_INT8, width).as_pointer())
    return builder.load(place, align=1)


def _tested(builder: Any, vector: Any, test: Test | None) -> Any:
    width = vector.type.count
    if test is None:
        return builder.sext(vector, ir.VectorType(_INT16, width))
    sign, code = test
    passed = builder.icmp_signed(sign, vector, ir.Constant(vector.type, [code] * width))
    return builder.zext(passed, ir.VectorType(_INT16, width))


def _store(builder: Any, vector: Any, row: Any, at: Any) -> None:
    builder.store(vector, builder.bitcast(builder.gep(row, [at]), vector.type.as_pointer()), align=2)
