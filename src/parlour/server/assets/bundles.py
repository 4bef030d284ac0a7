"""Which modules of the browser travel together: what every page needs, what one page needs besides, and what is asked for later."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fnmatch import fnmatchcase
from functools import reduce

from parlour.core.value import Value
from parlour.server.assets.module_linker import LinkedModule, LinkError

SHELL_BUNDLE = "shell.js"
"""The bundle of all pages."""

MINIS_BUNDLE = "minis.js"
"""The small boards of all games, for pages that show many of them."""

MINI_PATTERN = "/games/*/ui/mini.js"


class Bundle(Value, frozen=True):
    """Modules that travel in one file, each after those it needs, and the entry that runs once they are there (empty: none yet)."""

    modules: tuple[str, ...]
    entry: str = ""


class BundlePlan(Value, frozen=True):
    """All bundles by their names, and the bundle in which each module comes that is asked for later: alone, and with others like it."""

    bundles: dict[str, Bundle]
    lazy_bundles: dict[str, str]
    lazy_groups: dict[str, str]


class ModuleGraph:
    """The modules that can be reached, by their addresses."""

    def __init__(self, linked: Callable[[str], LinkedModule]) -> None:
        self.linked_modules = linked

    def closure(self, *entries: str) -> tuple[str, ...]:
        """Return the entries and all that they need, each after what it needs; raises Unlinkable."""
        found: dict[str, bool] = {}
        for entry in entries:
            self._visit(entry, found)
        return tuple(found)

    def _visit(self, name: str, found: dict[str, bool], above: tuple[str, ...] = ()) -> None:
        if name in above:
            raise LinkError(
                f"{name} needs itself, by {' and '.join(above[above.index(name) + 1 :])}"
            )
        if name in found:
            return
        for needed in self.linked_modules(name).dependencies:
            if self.linked_modules(needed).has_top_level_await:
                raise LinkError(f"{name} needs {needed}, which waits for something")
            self._visit(needed, found, (*above, name))
        found[name] = True


def plan_bundles(
    modules: ModuleGraph, pages: Mapping[str, str], offered: Iterable[str]
) -> BundlePlan:
    """Return how everything travels: `pages` are the entries by page, `offered` what patterns like `/games/*/ui/index.js` may mean.

    What is asked for later leaves out whatever is there already on every page that asks for it. What cannot be linked is left out of the
    plan and fetched as it is. Raises Unlinkable for a page.
    """
    held = {page: modules.closure(entry) for page, entry in pages.items()}
    common = reduce(
        lambda kept, closure: [name for name in kept if name in closure],
        held.values(),
        list(next(iter(held.values()))),
    )
    bundles = {SHELL_BUNDLE: Bundle(tuple(common))}
    for page, closure in held.items():
        bundles[f"{page}.js"] = Bundle(
            tuple(name for name in closure if name not in common), pages[page]
        )
    askers: dict[str, set[str]] = {}
    for page, closure in held.items():
        for name in _lazy_modules(modules, closure, tuple(offered)):
            askers.setdefault(name, set()).add(page)
    small = [name for name in sorted(askers) if fnmatchcase(name, MINI_PATTERN)]
    for bundle, entries in ((MINIS_BUNDLE, small), *((name.strip("/"), [name]) for name in askers)):
        there = (
            set.intersection(*(set(held[page]) for name in entries for page in askers[name]))
            if entries
            else set()
        )
        bundles[bundle] = Bundle(
            tuple(name for name in modules.closure(*entries) if name not in there)
        )
    return BundlePlan(
        bundles, {name: name.strip("/") for name in askers}, dict.fromkeys(small, MINIS_BUNDLE)
    )


def _lazy_modules(
    modules: ModuleGraph, closure: Iterable[str], offered: tuple[str, ...]
) -> set[str]:
    """Return every module that a page may ask for later, also those that these ask for."""
    found: set[str] = set()
    waiting = list(closure)
    while waiting:
        for asked in modules.linked_modules(waiting.pop()).dynamic_imports:
            for name in (
                (each for each in offered if fnmatchcase(each, asked)) if "*" in asked else (asked,)
            ):
                if name in found:
                    continue
                try:
                    waiting += modules.closure(name)
                except LinkError:
                    continue
                found.add(name)
    return found
