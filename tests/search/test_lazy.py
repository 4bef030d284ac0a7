"""Things that arrive late, or never."""

from __future__ import annotations

from parlour.search.lazy import Lazy, fetching


def test_it_is_absent_until_fetched_and_made_once() -> None:
    made: list[int] = []

    def make() -> list[int]:
        made.append(1)
        return made

    lazy = Lazy(make)
    assert lazy.ready() is None
    assert lazy.fetch() is made and lazy.fetch() is made and lazy.ready() is made
    assert made == [1]


def test_what_cannot_be_had_stays_absent_with_a_reason() -> None:
    def make() -> int:
        raise ImportError("no such package")

    lazy = Lazy(make)
    assert lazy.fetch() is None and lazy.fetch() is None
    assert lazy.missing == "no such package"


def test_what_fetches_them_all_fetches_each_once() -> None:
    made: list[str] = []

    def make(name: str) -> str:
        made.append(name)
        return name

    one, other = Lazy(lambda: make("one")), Lazy(lambda: make("other"))
    fetch = fetching(one, other)
    assert (one.ready(), made) == (None, [])
    fetch()
    fetch()
    assert (one.ready(), other.ready(), made) == ("one", "other", ["one", "other"])
