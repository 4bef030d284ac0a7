"""Something slow to fetch, like a compiled kernel: absent until it is there, and for good where it cannot be had."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")


class Warmable(Protocol):
    """A player that has something to compile, or to load from the last time."""

    def warm(self) -> None:
        """Make it ready to think at once."""


W = TypeVar("W", bound=Warmable)


def warmed(game: str, player: W) -> W:
    """Return a player of a game, ready to think; on a terminal, a line counts what is compiled for it meanwhile."""
    from parlour.search.kernels import warm  # needs Numba, which may be missing

    warm(game, player.warm)
    return player


class Lazy(Generic[T]):
    """A thing made at most once, off the main thread. `missing` says why it will never come."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._lock = Lock()
        self._thing: T | None = None
        self.missing: str | None = None

    def ready(self) -> T | None:
        """Return the thing if it is there; never waits."""
        return self._thing

    def fetch(self) -> T | None:
        """Make the thing unless it is there, which may take seconds, and return it; None where its packages are missing."""
        with self._lock:
            if self._thing is None and self.missing is None:
                try:
                    self._thing = self._make()
                except ImportError as reason:
                    self.missing = str(reason)
        return self._thing


def fetching(*wanted: Lazy[Any]) -> Callable[[], None]:
    """Return what fetches them all: seconds on a first start, for a thread that nobody waits for."""

    def fetch() -> None:
        for each in wanted:
            each.fetch()

    return fetch
