"""Tests that fingerprints identify the behaviour of a function or raise an error."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from enum import Enum
from types import ModuleType
from typing import Any, cast

import numba
import numpy as np
import pytest

from parlour.search.fingerprint import FingerprintError, fingerprint, signature_content


class Colour(Enum):
    """A sample enum."""

    RED = 1


def function_that_reads(value: Any) -> Callable[[], Any]:
    """Return a function that reads this value as a global variable."""

    def reader() -> Any:
        return VALUE  # type: ignore[name-defined] # noqa: F821

    reader.__globals__["VALUE"] = value
    return reader


PAIRS = [
    (1, 2),
    (1, True),
    (0.0, -0.0),
    ("a", b"a"),
    ((1, 2), (1, 3)),
    (np.int64(1), np.int32(1)),
    (np.array([1]), np.array([[1]])),
    (abs, min),
]


@pytest.mark.parametrize(("value", "other"), PAIRS, ids=repr)
def test_other_values_have_other_fingerprints(value: Any, other: Any) -> None:
    first = fingerprint(function_that_reads(value))
    assert first == fingerprint(function_that_reads(value))
    assert first != fingerprint(function_that_reads(other))


def test_sets_and_members_have_fingerprints() -> None:
    found = [frozenset({1, 2, 3}), Colour.RED, Colour, np.add, np]
    assert len({fingerprint(function_that_reads(value)) for value in found}) == len(found)


KERNEL = """
from typing import NamedTuple
from parlour.search.jit import jit_kernel

class Pair(NamedTuple):
    low: int
    high: int

BONUS, UNREAD = 1, 2

@jit_kernel
def play(number):
    return twice(number) + scale.FACTORS[1] + BONUS + Pair(1, 2).low + climb(number)

@jit_kernel
def twice(number):
    "Return so much more."
    return 2 * number

@jit_kernel
def climb(number):
    return number if number > 0 else climb(number + 1)
"""


def fingerprint_of_source(source: str, factor: int = 4) -> str:
    """Return the fingerprint of `play` in a module that imports another module.

    Args:
        source: The source code of the module.
        factor: A constant of the imported module.
    """
    scale: Any = ModuleType("toy.scale")
    scale.FACTORS = np.array([3, factor])
    module: Any = ModuleType("toy.kernel")
    module.scale = scale
    exec(source, vars(module))
    return fingerprint(module.play)


EDITS = [
    ("BONUS, UNREAD = 1", "BONUS, UNREAD = 9"),
    ("2 * number", "3 * number"),
    ("low: int", "last: int\n    low: int"),
    ("+ 1)", "+ 2)"),
]


@pytest.mark.parametrize(("old", "new"), EDITS)
def test_inputs_of_a_kernel_change_its_fingerprint(old: str, new: str) -> None:
    assert fingerprint_of_source(KERNEL.replace(old, new)) != fingerprint_of_source(KERNEL)


@pytest.mark.parametrize(
    ("old", "new"),
    [("1, 2\n", "1, 3\n"), ("so much", "twice as much"), ("\n\n", "\n\n# a comment\n")],
)
def test_unused_values_do_not_change_a_fingerprint(old: str, new: str) -> None:
    assert fingerprint_of_source(KERNEL.replace(old, new)) == fingerprint_of_source(KERNEL)


def test_an_array_in_another_module_counts() -> None:
    assert fingerprint_of_source(KERNEL, 5) != fingerprint_of_source(KERNEL, 4)


def tuple_type(fields: str) -> Any:
    """Return the Numba type of a named tuple with these fields."""
    pair = cast(Any, namedtuple)("Pair", fields)
    return cast(Any, numba).typeof(pair(1, 2))


def test_the_order_of_fields_is_part_of_a_signature() -> None:
    value = tuple_type("low high")
    other = tuple_type("high low")
    assert str(value) == str(other)
    assert signature_content((value,)) != signature_content((other,))


def test_unidentifiable_values_are_reported() -> None:
    with pytest.raises(FingerprintError, match="reads VALUE, a dict"):
        fingerprint(function_that_reads({}))
