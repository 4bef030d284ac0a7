"""Tests that random numbers are reproducible, uniform and independent after forks."""

from __future__ import annotations

from hashlib import blake2b
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw

from parlour.core.event import Opened
from parlour.core.game import replace
from parlour.core.match import Match, Occupant, match_seed
from parlour.core.rng import WORD_COUNT, Rng, commitment, derive_seed

KEY = bytes(range(32))


@pytest.mark.parametrize(
    ("drawn", "word"),
    [(0, 2358383811014625408), (1, 1227621166011624435), (2**40, 16563798630812423824)],
)
def test_known_words(drawn: int, word: int) -> None:
    assert Rng(KEY, drawn).word() == (word, Rng(KEY, drawn + 1))


def test_known_fork_commitment_and_seed() -> None:
    """These bytes must never change, because they verify old matches."""
    assert (
        Rng(KEY, 5).fork("deck").key.hex()
        == "cdd59cbb212869c6358710cf34d9916697f2a16761d03d94a709dee3c3bddfb7"
    )
    assert commitment(KEY) == "9f045dd2b52e2a3ebec23ad3da5164ab72672fec89568098bf357459ed700387"
    assert (
        derive_seed(KEY, "m1", [b"a", b"", b"bc"]).hex()
        == "109635c4b59cc7f7d10c3bf7cdb430c1e74f78576393cae7e3080105ed44dd94"
    )


def test_the_seed_as_anyone_can_compute_it() -> None:
    parts = b"".join(len(part).to_bytes(4, "little") + part for part in (b"m1", b"a", b"", b"bc"))
    assert (
        derive_seed(KEY, "m1", [b"a", b"", b"bc"])
        == blake2b(parts, key=KEY, digest_size=32, person=b"parlour-match").digest()
    )


def test_every_part_of_a_seed_counts() -> None:
    seeds = [
        derive_seed(KEY, "m1", [b"a", b"b"]),
        derive_seed(KEY, "m1", [b"b", b"a"]),
        derive_seed(KEY, "m1", [b"ab"]),
        derive_seed(KEY, "m1", [b"ab", b""]),
        derive_seed(KEY, "m1a", [b"b"]),
        derive_seed(KEY[::-1], "m1", [b"a", b"b"]),
    ]
    assert len(set(seeds)) == len(seeds)


def test_a_commitment_is_neither_its_key_nor_a_plain_hash() -> None:
    assert KEY.hex() not in commitment(KEY)
    assert commitment(KEY) != blake2b(KEY, digest_size=32).hexdigest()


@pytest.mark.parametrize(("bound", "limit"), [(2, 10.83), (6, 20.52), (7, 22.46), (52, 87.97)])
def test_below_is_uniform(bound: int, limit: int) -> None:
    """A chi-square test with a fixed key; one generator in a thousand exceeds the limit."""
    counts, rng, each = [0] * bound, Rng(KEY), 200
    for _ in range(bound * each):
        number, rng = rng.below(bound)
        counts[number] += 1
    assert sum((count - each) ** 2 for count in counts) / each < limit


def test_below_rejects_words_above_the_largest_multiple() -> None:
    bound = WORD_COUNT // 2 + 1
    kept = [Rng(KEY, drawn).word()[0] < bound for drawn in range(40)]
    rejected = kept.index(False)
    following = kept.index(True, rejected)
    number, rng = Rng(KEY, rejected).below(bound)
    assert (number, rng.drawn) == (Rng(KEY, following).word()[0], following + 1)


@pytest.mark.parametrize("bound", [0, -1, WORD_COUNT + 1])
def test_invalid_bounds_are_rejected(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Rng(KEY).below(bound)


def test_the_largest_bound_is_a_whole_word() -> None:
    assert Rng(KEY).below(WORD_COUNT) == Rng(KEY).word()


@given(st.lists(st.integers(), max_size=30), st.binary(min_size=32, max_size=32))
def test_a_shuffle_is_a_permutation(items: list[int], key: bytes) -> None:
    shuffled, rng = Rng(key).shuffle(items)
    assert sorted(shuffled) == sorted(items)
    assert rng.drawn >= max(0, len(items) - 1)


def test_a_shuffle_gives_every_order_equally_often() -> None:
    counts, rng, each = dict.fromkeys(permutations("abcd"), 0), Rng(KEY), 100
    for _ in range(len(counts) * each):
        order, rng = rng.shuffle("abcd")
        counts[tuple(order)] += 1
    assert sum((count - each) ** 2 for count in counts.values()) / each < 49.73


def test_choice_is_one_of_the_items() -> None:
    rng, chosen = Rng(KEY), set()
    for _ in range(60):
        item, rng = rng.choice("xyz")
        chosen.add(item)
    assert chosen == set("xyz")
    with pytest.raises(ValueError, match="bound"):
        rng.choice("")


def test_forks_are_independent_of_each_other_and_of_their_root() -> None:
    root = Rng(KEY)
    forks = [
        root.fork("a"),
        root.fork("b"),
        root.fork(1),
        Rng(KEY, 1).fork("a"),
        root.fork("a").fork("a"),
        root,
    ]
    words = [tuple(Rng(fork.key, drawn).word()[0] for drawn in range(4)) for fork in forks]
    assert len({fork.key for fork in forks}) == len(forks)
    assert len({word for four in words for word in four}) == 4 * len(forks)
    assert root.fork("a") == root.fork("a")


def test_a_repr_never_contains_the_key() -> None:
    text = repr(Rng(KEY, 3))
    assert "drawn=3" in text
    assert text != repr(Rng(KEY[::-1], 3))
    assert KEY.hex() not in text
    assert repr(KEY) not in text


def test_a_daily_deal_has_the_same_seed_for_every_match() -> None:
    opened = Opened(
        game="hands", version=1, options=Raw(b"{}"), seats=1, key=bytes(32), day="2026-01-31"
    )
    occupants = (Occupant("Ann", nonce=b"\1" * 16), Occupant("Bob", nonce=b"\2" * 16))
    matches = [
        Match[Any](
            id=name,
            seq=0,
            at=0,
            opened=opened,
            settings=opened.settings,
            options=opened.options,
            occupants=(occupants[n],),
        )
        for n, name in enumerate("ab")
    ]
    assert (
        match_seed(matches[0])
        == match_seed(matches[1])
        != match_seed(replace(matches[0], opened=replace(opened, day=None)))
    )
