"""Arrays for compiled functions that allocate nothing: small ones in the function's own frame, and one copied into another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np import arrayobj

from parlour.search.kernels import Floats64, Ints64

codegen, array_builders = cast(Any, cgutils), cast(Any, arrayobj)
"""What builds machine code, and what does so for arrays: Numba says nothing of the types there."""


def _build_local_array(kind: Any) -> Callable[[Any, Any], Any]:
    """Return what builds an array of a kind in the frame of the function that asks for it; how many numbers it holds is a constant."""

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
"""An array of so many integers (a constant) that is gone when the function that asked for it returns; what they are is not said. Asked
again in a loop it is the same array. Only compiled functions can call it."""

local_floats = cast(
    Callable[[int], Floats64], intrinsic(prefer_literal=True)(_build_local_array(types.float64))
)
"""The same of floating-point numbers."""


def _build_copy(_typing: Any, target: Any, source: Any) -> Any:
    """Build one copy of memory between two contiguous arrays of one kind, or two records of one type.

    The caller makes sure that the arrays have the same shape.
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
    """Copy the memory of one record into another."""
    size = context.get_constant(types.intp, signature.args[0].size)
    codegen.raw_memmove(builder, *arguments, size, 1)
    return context.get_dummy_value()


copy_into = cast(Callable[[Any, Any], None], intrinsic(_build_copy))
"""Copy an array into another of the same shape, both contiguous, or a record into another of its type.

Only compiled functions can call it."""
