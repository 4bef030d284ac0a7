"""The private Numba interfaces that kernels and their cache depend on.

No other module uses private interfaces of Numba. They may change in any release, so pyproject.toml
sets an upper version bound, and `tests/repository/test_private_interfaces.py` lists what to check
before the bound is raised.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numba
from numba.core import cgutils, config, event, serialize, types
from numba.core.compiler import CompileResult
from numba.core.dispatcher import Dispatcher as Dispatcher
from numba.core.errors import NumbaWarning as NumbaWarning
from numba.core.extending import _Intrinsic
from numba.core.types import Type as Type
from numba.extending import intrinsic
from numba.np import arrayobj

Intrinsic = _Intrinsic
"""The type of a function whose machine code is built here instead of compiled from Python."""

BOUNDS_CHECK = cast(Any, config).BOUNDSCHECK
"""The setting NUMBA_BOUNDSCHECK, which affects the compiled code."""

_cgutils, _arrays = cast(Any, cgutils), cast(Any, arrayobj)


def compiled_on_call(
    function: Callable[..., Any],
    is_reference_counting: bool,
    new_cache: Callable[[Callable[..., Any]], Any],
) -> Any:
    """Return a dispatcher that compiles `function` on its first call.

    Args:
        function: The Python function.
        is_reference_counting: Whether the function may allocate arrays.
        new_cache: Returns the cache for a dispatcher.
    """
    dispatcher = cast(Any, numba).njit(nogil=True, _nrt=is_reference_counting)(function)
    dispatcher._cache = new_cache(dispatcher)
    return dispatcher


def python_function(function: Any) -> Any:
    """Return the Python function of a dispatcher or intrinsic; other functions are unchanged."""
    return getattr(function, "py_func", None) or getattr(function, "_defn", None) or function


def compile_options(function: Any) -> dict[str, Any]:
    """Return the compiler options of a function, which are empty for a plain function."""
    options: dict[str, Any] = getattr(function, "targetoptions", {})
    return options


def target_processor(target: Any) -> Any:
    """Return an identifier of the processor that a compilation target generates code for."""
    target.refresh()
    return target.codegen().magic_tuple()


def code_processor(code: Any) -> Any:
    """Return an identifier of the processor that machine code was generated for."""
    return code.codegen.magic_tuple()


def is_cacheable(code: Any) -> bool:
    """Return whether machine code is free of addresses of this process."""
    return not code.library.has_dynamic_globals and all(loop.can_cache for loop in code.lifted)


def serialized_code(code: Any) -> bytes:
    """Return machine code as bytes."""
    return cast(bytes, cast(Any, serialize).dumps(code._reduce()))


def rebuilt_code(target: Any, reduced: tuple[Any, ...]) -> Any:
    """Return executable machine code from the data that `serialized_code` pickled."""
    return cast(Any, CompileResult)._rebuild(target, *reduced)


class CompileListener(event.Listener):
    """A context manager that calls `on_compile` for each function that Numba compiles."""

    def __init__(self, on_compile: Callable[[], None]) -> None:
        self._on_compile = on_compile

    def on_start(self, event: Any) -> None:
        """Report a function when its compilation starts."""
        self._on_compile()

    def on_end(self, event: Any) -> None:
        """Ignore the end of a compilation."""

    def __enter__(self) -> None:
        cast(Any, event).register("numba:compile", self)

    def __exit__(self, *_reason: object) -> None:
        cast(Any, event).unregister("numba:compile", self)


def _build_lowest_bit(context: Any, bits: Any) -> Any:
    """Build the instruction that counts the zeros below the lowest set bit."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], _cgutils.true_bit)

    return types.int64(types.int64), build


def _build_popcount(context: Any, bits: Any) -> Any:
    """Build the instruction that counts the set bits."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


def _array_builder(kind: Any) -> Callable[[Any, Any], Any]:
    """Return the builder of arrays of one type in the caller's stack frame.

    The length of such an array must be a constant.
    """

    def local(_typing: Any, count: Any) -> Any:
        if not isinstance(count, types.IntegerLiteral):
            return None
        array, size = types.Array(kind, 1, "C"), count.literal_value

        def build(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
            data = _cgutils.alloca_once(
                builder, context.get_data_type(kind), size=context.get_constant(types.intp, size)
            )
            width = context.get_abi_sizeof(context.get_data_type(kind))
            found = _arrays.make_array(array)(context, builder)
            shape, strides = (
                [context.get_constant(types.intp, size)],
                [context.get_constant(types.intp, width)],
            )
            _arrays.populate_array(
                found, data, shape, strides, context.get_constant(types.intp, width), None
            )
            return found._getvalue()

        return array(count), build

    return local


def _build_record(_typing: Any, dtype: Any) -> Any:
    """Build a record in the caller's stack frame."""
    if not isinstance(dtype, types.DType) or not isinstance(dtype.dtype, types.Record):
        return None
    record = dtype.dtype

    def build(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        # The size is in words instead of bytes, so that the record is aligned for its integers and floats.
        words = context.get_constant(types.intp, (record.size + 7) // 8)
        data = _cgutils.alloca_once(builder, context.get_data_type(types.int64), size=words)
        return builder.bitcast(data, context.get_value_type(record))

    return record(dtype), build


def _build_copy(_typing: Any, target: Any, source: Any) -> Any:
    """Build a single memory copy between equal records or contiguous arrays.

    Arrays must have the same element type and number of dimensions.
    """
    if isinstance(target, types.Record) and target == source:
        return types.void(target, source), _copy_of_records
    whole = (
        isinstance(target, types.Array)
        and isinstance(source, types.Array)
        and target.layout == source.layout == "C"
    )
    if not whole or (target.dtype, target.ndim) != (source.dtype, source.ndim):
        return None
    return types.void(target, source), _copy_of_arrays


def _copy_of_records(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    size, one = (context.get_constant(types.intp, count) for count in (signature.args[0].size, 1))
    _cgutils.raw_memmove(builder, *arguments, size, one)
    return context.get_dummy_value()


def _copy_of_arrays(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    to, start = (
        _arrays.make_array(kind)(context, builder, argument)
        for kind, argument in zip(signature.args, arguments, strict=True)
    )
    _cgutils.raw_memmove(builder, to.data, start.data, start.nitems, start.itemsize)
    return context.get_dummy_value()


lowest_bit = intrinsic(_build_lowest_bit)
popcount = intrinsic(_build_popcount)
local_integers = intrinsic(prefer_literal=True)(_array_builder(types.int64))
local_floats = intrinsic(prefer_literal=True)(_array_builder(types.float64))
local_record = intrinsic(_build_record)
copy_memory = intrinsic(_build_copy)
