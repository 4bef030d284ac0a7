"""Tests for lazy resources that load late or never."""

from __future__ import annotations

from parlour.search.lazy import LazyResource, loader_for


def test_a_resource_is_absent_until_loaded_and_created_once() -> None:
    made: list[int] = []

    def make() -> list[int]:
        made.append(1)
        return made

    lazy = LazyResource(make)
    assert lazy.get_if_ready() is None
    assert lazy.load() is made and lazy.load() is made and lazy.get_if_ready() is made
    assert made == [1]


def test_an_unavailable_resource_has_a_reason() -> None:
    def make() -> int:
        raise ImportError("no such package")

    lazy = LazyResource(make)
    assert lazy.load() is None and lazy.load() is None
    assert lazy.failure_reason == "no such package"


def test_a_combined_loader_loads_each_resource_once() -> None:
    made: list[str] = []

    def make(name: str) -> str:
        made.append(name)
        return name

    first, second = LazyResource(lambda: make("one")), LazyResource(lambda: make("other"))
    fetch = loader_for(first, second)
    assert (first.get_if_ready(), made) == (None, [])
    fetch()
    fetch()
    assert (first.get_if_ready(), second.get_if_ready(), made) == ("one", "other", ["one", "other"])
