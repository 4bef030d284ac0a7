"""Something slow to fetch, like a compiled kernel: absent until it is there, and for good where it cannot be had."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")


class Precompilable(Protocol):
    """A player that has something to compile, or to load from the last time."""

    def precompile(self) -> None:
        """Make it ready to think at once."""


W = TypeVar("W", bound=Precompilable)


def precompiled_player(game: str, player: W) -> W:
    """Return a player of a game, ready to think; on a terminal, a line counts what is compiled for it meanwhile."""
    from parlour.search.kernels import precompile  # needs Numba, which may be missing

    precompile(game, player.precompile)
    return player


class LazyResource(Generic[T]):
    """A thing made at most once, off the main thread. `missing` says why it will never come."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._lock = Lock()
        self._value: T | None = None
        self.failure_reason: str | None = None

    def get_if_ready(self) -> T | None:
        """Return the thing if it is there; never waits."""
        return self._value

    def load(self) -> T | None:
        """Make the thing unless it is there, which may take seconds, and return it; None where its packages are missing."""
        with self._lock:
            if self._value is None and self.failure_reason is None:
                try:
                    self._value = self._make()
                except ImportError as reason:
                    self.failure_reason = str(reason)
        return self._value


def loader_for(*wanted: LazyResource[Any]) -> Callable[[], None]:
    """Return what fetches them all: seconds on a first start, for a thread that nobody waits for."""

    def load_all() -> None:
        for each in wanted:
            each.load()

    return load_all
