"""Resources that are slow to load, such as compiled kernels, and may be unavailable."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")


class Precompilable(Protocol):
    """A player whose kernels can be compiled in advance."""

    def precompile(self) -> None:
        """Compile or load every kernel that the player needs."""


W = TypeVar("W", bound=Precompilable)


def precompiled_player(game: str, player: W) -> W:
    """Return a precompiled player; on a terminal, a line shows the progress."""
    from parlour.search.kernels import precompile  # requires Numba, which is optional

    precompile(game, player.precompile)
    return player


class LazyResource(Generic[T]):
    """A resource that is loaded at most once, usually by a background thread.

    Attributes:
        failure_reason: The error if the resource is permanently unavailable.
    """

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._lock = Lock()
        self._value: T | None = None
        self.failure_reason: str | None = None

    def get_if_ready(self) -> T | None:
        """Return the resource if it is loaded; never blocks."""
        return self._value

    def load(self) -> T | None:
        """Load the resource if necessary, which may take seconds, and return it.

        Return None if a package that it needs is missing.
        """
        with self._lock:
            if self._value is None and self.failure_reason is None:
                try:
                    self._value = self._make()
                except ImportError as reason:
                    self.failure_reason = str(reason)
        return self._value


def loader_for(*wanted: LazyResource[Any]) -> Callable[[], None]:
    """Return a function that loads several resources, for a background thread."""

    def load_all() -> None:
        for each in wanted:
            each.load()

    return load_all
