"""Benchmarks that `make bench` runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Benchmark:
    """A speed measurement of a game.

    Attributes:
        name: The description of the measurement.
        unit: The unit of the results.
        measure: Returns the result.
        measure_reference: Returns the result of the plain-Python reference, if there is one.
    """

    name: str
    unit: str
    measure: Callable[[], float]
    measure_reference: Callable[[], float] | None = None
