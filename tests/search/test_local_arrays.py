"""Compiled functions that allocate nothing have arrays of their own, and none of them returns one."""

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
def sums(found: Ints64) -> float:
    """Write the first squares and return half of their sum."""
    squares, halves = local_integers(SQUARES), local_floats(HALVES)
    squares[:], halves[:] = 0, 0.5
    for number in range(SQUARES):
        squares[number] += number * number
    copy_into(found, squares[: len(found)])
    return float(squares.sum() * halves[HALVES - 1])


@jit_kernel
def copied(target: Ints64, source: Ints64) -> None:
    """Copy a layer of one array into a layer of another."""
    copy_into(target[1], source[0])


@jit_kernel
def copy_record(target: Any, source: Any) -> None:
    """Copy a record into another."""
    copy_into(target, source)


@jit_kernel
def misfit(target: Ints64, source: Ints32) -> None:
    """Copy between arrays of two kinds."""
    copy_into(target, source)


@jit_kernel
def of_any_size(size: int) -> int:
    """Ask for an array whose size is not known beforehand."""
    return int(local_integers(size)[0])


@jit_kernel
def careless() -> int:
    """Allocate where nothing may be allocated."""
    return int(np.zeros(3, np.int64).sum())


@jit_allocating_kernel
def doubled(numbers: Floats64) -> Floats64:
    """Return an array of its own."""
    return numbers * 2.0


def test_an_array_of_its_own_holds_what_was_written() -> None:
    found = np.zeros(4, np.int64)
    assert sums(found) == 27.5
    assert found.tolist() == [0, 1, 4, 9]


def test_a_layer_is_copied_whole_and_nothing_beside_it() -> None:
    target, source = np.zeros((3, 2, 2), np.int64), np.arange(8).reshape(2, 2, 2)
    copied(target, source)
    assert target.tolist() == [[[0, 0], [0, 0]], [[0, 1], [2, 3]], [[0, 0], [0, 0]]]


def test_record_is_copied_whole() -> None:
    records = np.zeros(3, [("number", np.int16), ("values", np.float64, (2,))])
    records[0] = 7, (0.5, 1.5)
    copy_record(records[1], records[0])
    assert records[1] == records[0]
    assert records[2] == np.zeros((), records.dtype)


def test_who_may_allocate_returns_arrays() -> None:
    assert doubled(np.array([1.0, 2.0])).tolist() == [2.0, 4.0]


@pytest.mark.parametrize(
    "call",
    [
        lambda: misfit(np.zeros(2, np.int64), np.zeros(2, np.int32)),
        lambda: of_any_size(3),
        careless,
    ],
)
def test_what_cannot_be_done_without_allocating_does_not_compile(call: Any) -> None:
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
