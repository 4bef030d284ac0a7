"""A figure of speed that `make bench` prints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Benchmark:
    """Something measured: `measure` returns it in `unit`, `twin` the same of the plain-Python twin where there is one."""

    name: str
    unit: str
    measure: Callable[[], float]
    measure_reference: Callable[[], float] | None = None
