"""Planning of JavaScript bundles.

There is one bundle with the modules that all pages share, one for each page, and one for each
lazily imported module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fnmatch import fnmatchcase
from functools import reduce

from parlour.core.value import Value
from parlour.server.assets.module_linker import LinkedModule, LinkError

SHELL_BUNDLE = "shell.js"
"""Name of the bundle that every page loads."""

MINIS_BUNDLE = "minis.js"
"""Name of the bundle with the small boards of all games, for pages that show many of them."""

MINI_PATTERN = "/games/*/ui/mini.js"


class Bundle(Value, frozen=True):
    """A sequence of browser modules that are served in one file."""

    modules: tuple[str, ...]
    """Module URLs, each after its dependencies."""
    entry: str = ""
    """Module that runs once the bundle has loaded; empty for none."""


class BundlePlan(Value, frozen=True):
    """The assignment of browser modules to bundles for all pages."""

    bundles: dict[str, Bundle]
    """Bundles by name."""
    lazy_bundles: dict[str, str]
    """Separate bundle of each lazily imported module."""
    lazy_groups: dict[str, str]
    """Shared bundle of each lazily imported module that has one."""


class ModuleGraph:
    """The dependency graph of the linked browser modules."""

    def __init__(self, linked: Callable[[str], LinkedModule]) -> None:
        self.linked_modules = linked

    def closure(self, *entries: str) -> tuple[str, ...]:
        """Return the entry modules and their dependencies in import order; raises LinkError."""
        visited: dict[str, bool] = {}
        for entry in entries:
            self._visit(entry, visited)
        return tuple(visited)

    def _visit(self, name: str, visited: dict[str, bool], ancestors: tuple[str, ...] = ()) -> None:
        if name in ancestors:
            raise LinkError(
                f"{name} imports itself through {' and '.join(ancestors[ancestors.index(name) + 1 :])}"
            )
        if name in visited:
            return
        for needed in self.linked_modules(name).dependencies:
            if self.linked_modules(needed).has_top_level_await:
                raise LinkError(f"{name} needs {needed}, which uses top-level await")
            self._visit(needed, visited, (*ancestors, name))
        visited[name] = True


def plan_bundles(
    modules: ModuleGraph, pages: Mapping[str, str], available: Iterable[str]
) -> BundlePlan:
    """Return the bundles of all pages.

    The bundle of a lazily imported module omits modules that every importing page has already
    loaded. Modules that cannot be linked are omitted too, and are served unchanged.

    Args:
        modules: The dependency graph of the linked modules.
        pages: Entry module by page.
        available: All module URLs, for expanding patterns such as `/games/*/ui/index.js`.

    Raises:
        LinkError: The entry module of a page cannot be linked.
    """
    closures = {page: modules.closure(entry) for page, entry in pages.items()}
    common = reduce(
        lambda shared, closure: [name for name in shared if name in closure],
        closures.values(),
        list(next(iter(closures.values()))),
    )
    bundles = {SHELL_BUNDLE: Bundle(tuple(common))}
    for page, closure in closures.items():
        bundles[f"{page}.js"] = Bundle(
            tuple(name for name in closure if name not in common), pages[page]
        )
    importers: dict[str, set[str]] = {}
    for page, closure in closures.items():
        for name in _lazy_modules(modules, closure, tuple(available)):
            importers.setdefault(name, set()).add(page)
    minis = [name for name in sorted(importers) if fnmatchcase(name, MINI_PATTERN)]
    for bundle, entries in (
        (MINIS_BUNDLE, minis),
        *((name.strip("/"), [name]) for name in importers),
    ):
        loaded = (
            set.intersection(*(set(closures[page]) for name in entries for page in importers[name]))
            if entries
            else set()
        )
        bundles[bundle] = Bundle(
            tuple(name for name in modules.closure(*entries) if name not in loaded)
        )
    return BundlePlan(
        bundles, {name: name.strip("/") for name in importers}, dict.fromkeys(minis, MINIS_BUNDLE)
    )


def _lazy_modules(
    modules: ModuleGraph, closure: Iterable[str], available: tuple[str, ...]
) -> set[str]:
    """Return all modules that a page may import dynamically, directly or indirectly."""
    found: set[str] = set()
    pending = list(closure)
    while pending:
        for pattern in modules.linked_modules(pending.pop()).dynamic_imports:
            for name in (
                (module for module in available if fnmatchcase(module, pattern))
                if "*" in pattern
                else (pattern,)
            ):
                if name in found:
                    continue
                try:
                    pending += modules.closure(name)
                except LinkError:
                    continue
                found.add(name)
    return found
