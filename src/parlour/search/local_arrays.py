"""Arrays for compiled functions that cannot allocate: on the stack, and copies between arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np import arrayobj

from parlour.search.kernels import Floats64, Ints64

codegen, array_builders = cast(Any, cgutils), cast(Any, arrayobj)
"""Numba's code generation for scalars and for arrays, which is untyped."""


def _build_local_array(kind: Any) -> Callable[[Any, Any], Any]:
    """Return the builder of a stack array of a type, whose size must be a constant."""

    def local(_typing: Any, count: Any) -> Any:
        if not isinstance(count, types.IntegerLiteral):
            return None
        array, size = types.Array(kind, 1, "C"), count.literal_value

        def build(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
            data = codegen.alloca_once(
                builder, context.get_data_type(kind), size=context.get_constant(types.intp, size)
            )
            width = context.get_abi_sizeof(context.get_data_type(kind))
            found = array_builders.make_array(array)(context, builder)
            shape, strides = (
                [context.get_constant(types.intp, size)],
                [context.get_constant(types.intp, width)],
            )
            array_builders.populate_array(
                found, data, shape, strides, context.get_constant(types.intp, width), None
            )
            return found._getvalue()

        return array(count), build

    return local


local_integers = cast(
    Callable[[int], Ints64], intrinsic(prefer_literal=True)(_build_local_array(types.int64))
)
"""Return an uninitialized stack array of integers; its size must be a constant.

It is valid until the calling function returns; in a loop, each call returns the same array.
Callable only from compiled functions.
"""

local_floats = cast(
    Callable[[int], Floats64], intrinsic(prefer_literal=True)(_build_local_array(types.float64))
)
"""Return an uninitialized stack array of floats; otherwise like the integer version."""


def _build_copy(_typing: Any, target: Any, source: Any) -> Any:
    """Build a memory copy between two contiguous arrays of the same type, or two records.

    The caller must ensure equal shapes.
    """
    if isinstance(target, types.Record) and target == source:
        return types.void(target, source), _copy_record
    whole = (
        isinstance(target, types.Array)
        and isinstance(source, types.Array)
        and target.layout == source.layout == "C"
    )
    if not whole or (target.dtype, target.ndim) != (source.dtype, source.ndim):
        return None

    def build(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        to, start = (
            array_builders.make_array(kind)(context, builder, one)
            for kind, one in zip((target, source), arguments, strict=True)
        )
        codegen.raw_memmove(builder, to.data, start.data, start.nitems, start.itemsize)
        return context.get_dummy_value()

    return types.void(target, source), build


def _copy_record(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Copy the memory of one record to another."""
    size = context.get_constant(types.intp, signature.args[0].size)
    codegen.raw_memmove(builder, *arguments, size, 1)
    return context.get_dummy_value()


copy_into = cast(Callable[[Any, Any], None], intrinsic(_build_copy))
"""Copy an array to another of the same shape (both contiguous), or a record to another of its type.

Callable only from compiled functions.
"""
