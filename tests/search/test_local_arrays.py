"""Tests for stack arrays in compiled functions without heap allocation."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, get_type_hints

import numpy as np
import pytest
from numba.core.dispatcher import Dispatcher
from numba.core.errors import NumbaError

import parlour
from parlour.search.jit import jit_allocating_kernel, jit_kernel
from parlour.search.kernels import Floats64, Ints32, Ints64
from parlour.search.local_arrays import copy_into, local_floats, local_integers

SQUARES, HALVES = 6, 3


@jit_kernel
def write_squares(found: Ints64) -> float:
    """Write the first squares and return half of their sum."""
    squares, halves = local_integers(SQUARES), local_floats(HALVES)
    squares[:], halves[:] = 0, 0.5
    for number in range(SQUARES):
        squares[number] += number * number
    copy_into(found, squares[: len(found)])
    return float(squares.sum() * halves[HALVES - 1])


@jit_kernel
def copy_layer(target: Ints64, source: Ints64) -> None:
    """Copy a layer of one array into a layer of another."""
    copy_into(target[1], source[0])


@jit_kernel
def copy_record(target: Any, source: Any) -> None:
    """Copy a record into another."""
    copy_into(target, source)


@jit_kernel
def copy_mismatched(target: Ints64, source: Ints32) -> None:
    """Copy between arrays of different types."""
    copy_into(target, source)


@jit_kernel
def array_of_any_size(size: int) -> int:
    """Request a stack array whose size is not a constant."""
    return int(local_integers(size)[0])


@jit_kernel
def allocate_array() -> int:
    """Allocate an array on the heap, which kernels must not do."""
    return int(np.zeros(3, np.int64).sum())


@jit_allocating_kernel
def new_array(numbers: Floats64) -> Floats64:
    """Return a new array that is twice the argument."""
    return numbers * 2.0


def test_a_stack_array_holds_what_was_written() -> None:
    found = np.zeros(4, np.int64)
    assert write_squares(found) == 27.5
    assert found.tolist() == [0, 1, 4, 9]


def test_exactly_one_layer_is_copied() -> None:
    target, source = np.zeros((3, 2, 2), np.int64), np.arange(8).reshape(2, 2, 2)
    copy_layer(target, source)
    assert target.tolist() == [[[0, 0], [0, 0]], [[0, 1], [2, 3]], [[0, 0], [0, 0]]]


def test_a_record_is_copied_completely() -> None:
    records = np.zeros(3, [("number", np.int16), ("values", np.float64, (2,))])
    records[0] = 7, (0.5, 1.5)
    copy_record(records[1], records[0])
    assert records[1] == records[0]
    assert records[2] == np.zeros((), records.dtype)


def test_allocating_kernels_return_arrays() -> None:
    assert new_array(np.array([1.0, 2.0])).tolist() == [2.0, 4.0]


@pytest.mark.parametrize(
    "call",
    [
        lambda: copy_mismatched(np.zeros(2, np.int64), np.zeros(2, np.int32)),
        lambda: array_of_any_size(3),
        allocate_array,
    ],
)
def test_allocations_do_not_compile_in_kernels(call: Any) -> None:
    with pytest.raises(NumbaError):
        call()


def test_no_function_that_counts_no_references_returns_an_array() -> None:
    for module in walk_packages(parlour.__path__, "parlour."):
        if ".kernel" in module.name or module.name.startswith("parlour.search."):
            import_module(module.name)
    kernels = {
        id(value): value
        for name, module in list(sys.modules.items())
        if name.startswith("parlour.")
        for value in vars(module).values()
        if isinstance(value, Dispatcher) and not value.targetoptions["_nrt"]
    }
    assert len(kernels) > 150
    for kernel in kernels.values():
        returned = get_type_hints(kernel.py_func)["return"]
        assert "ndarray" not in repr(returned), (
            f"{kernel.py_func.__qualname__} returns {returned}: let it be allocating"
        )
