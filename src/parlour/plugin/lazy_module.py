"""Modules that are imported when something of them is first asked for: what is slow to import, or needs packages that may be missing.

The type checker is told of the real one: `if TYPE_CHECKING: from parlour.games.pylos import commands`, `else: commands = lazy_module(…)`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any


class LazyModule:
    """Stands for a module until something of it is asked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        """Return something of the module, which is imported now at the latest."""
        return getattr(import_module(self._name), name)


def lazy_module(name: str) -> LazyModule:
    """Return what stands for a module; raises ModuleNotFoundError at once where there is none of this name."""
    if find_spec(name) is None:
        raise ModuleNotFoundError(f"no module {name!r}", name=name)
    return LazyModule(name)
