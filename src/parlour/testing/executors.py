"""Executors for tests of batch computations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from typing import Any


class ReversingExecutor(Executor):
    """An executor that runs the last unit first, to find units that depend on earlier ones."""

    def map(self, fn: Callable[..., Any], *iterables: Any, **_options: Any) -> Iterator[Any]:
        """Return the results in the order of the units."""
        results = [fn(*unit) for unit in reversed(list(zip(*iterables, strict=True)))]
        return iter(results[::-1])
