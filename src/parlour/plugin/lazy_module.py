"""Modules that are imported on first use because they are slow or need optional packages.

To keep types, write `if TYPE_CHECKING: from parlour.games.pylos import commands` and `else:
commands = lazy_module(…)`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any


class LazyModule:
    """A placeholder that imports its module on first attribute access."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        """Return an attribute of the module, importing the module if necessary."""
        return getattr(import_module(self._name), name)


def lazy_module(name: str) -> LazyModule:
    """Return a placeholder for a module; raises ModuleNotFoundError if there is no such module.

    >>> lazy_module("math").sqrt(9.0)
    3.0
    """
    if find_spec(name) is None:
        raise ModuleNotFoundError(f"no module {name!r}", name=name)
    return LazyModule(name)
