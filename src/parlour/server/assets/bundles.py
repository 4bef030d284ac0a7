"""Which modules of the browser travel together: what every page needs, what one page needs besides, and what is asked for later."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fnmatch import fnmatchcase
from functools import reduce

from parlour.core.value import Value
from parlour.server.assets.module_linker import Linked, Unlinkable

HOUSE = "house.js"
"""The bundle of all pages."""

MINIS = "minis.js"
"""The small boards of all games, for pages that show many of them."""

SMALL = "/games/*/ui/mini.js"


class Bundle(Value, frozen=True):
    """Modules that travel in one file, each after those it needs, and the entry that runs once they are there (empty: none yet)."""

    modules: tuple[str, ...]
    entry: str = ""


class Plan(Value, frozen=True):
    """All bundles by their names, and the bundle in which each module comes that is asked for later: alone, and with others like it."""

    bundles: dict[str, Bundle]
    later: dict[str, str]
    together: dict[str, str]


class Modules:
    """The modules that can be reached, by their addresses."""

    def __init__(self, linked: Callable[[str], Linked]) -> None:
        self.linked = linked

    def closure(self, *entries: str) -> tuple[str, ...]:
        """Return the entries and all that they need, each after what it needs; raises Unlinkable."""
        found: dict[str, bool] = {}
        for entry in entries:
            self._visit(entry, found)
        return tuple(found)

    def _visit(self, name: str, found: dict[str, bool], above: tuple[str, ...] = ()) -> None:
        if name in above:
            raise Unlinkable(f"{name} needs itself, by {' and '.join(above[above.index(name) + 1 :])}")
        if name in found:
            return
        for needed in self.linked(name).needs:
            if self.linked(needed).waits:
                raise Unlinkable(f"{name} needs {needed}, which waits for something")
            self._visit(needed, found, (*above, name))
        found[name] = True


def plan(modules: Modules, pages: Mapping[str, str], offered: Iterable[str]) -> Plan:
    """Return how everything travels: `pages` are the entries by page, `offered` what patterns like `/games/*/ui/index.js` may mean.

    What is asked for later leaves out whatever is there already on every page that asks for it. What cannot be linked is left out of the
    plan and fetched as it is. Raises Unlinkable for a page.
    """
    held = {page: modules.closure(entry) for page, entry in pages.items()}
    common = reduce(lambda kept, closure: [name for name in kept if name in closure], held.values(), list(next(iter(held.values()))))
    bundles = {HOUSE: Bundle(tuple(common))}
    for page, closure in held.items():
        bundles[f"{page}.js"] = Bundle(tuple(name for name in closure if name not in common), pages[page])
    askers: dict[str, set[str]] = {}
    for page, closure in held.items():
        for name in _asked_for(modules, closure, tuple(offered)):
            askers.setdefault(name, set()).add(page)
    small = [name for name in sorted(askers) if fnmatchcase(name, SMALL)]
    for bundle, entries in ((MINIS, small), *((name.strip("/"), [name]) for name in askers)):
        there = set.intersection(*(set(held[page]) for name in entries for page in askers[name])) if entries else set()
        bundles[bundle] = Bundle(tuple(name for name in modules.closure(*entries) if name not in there))
    return Plan(bundles, {name: name.strip("/") for name in askers}, dict.fromkeys(small, MINIS))


def _asked_for(modules: Modules, closure: Iterable[str], offered: tuple[str, ...]) -> set[str]:
    """Return every module that a page may ask for later, also those that these ask for."""
    found: set[str] = set()
    waiting = list(closure)
    while waiting:
        for asked in modules.linked(waiting.pop()).later:
            for name in (each for each in offered if fnmatchcase(each, asked)) if "*" in asked else (asked,):
                if name in found:
                    continue
                try:
                    waiting += modules.closure(name)
                except Unlinkable:
                    continue
                found.add(name)
    return found
