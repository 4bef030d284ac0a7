"""Paired duels, on the plainest players of Pylos."""

from __future__ import annotations

import pytest

from parlour.core.codec import encode
from parlour.search.duel import duel, interval, share


def test_pairs_are_played_from_both_sides() -> None:
    told: list[tuple[int, int]] = []
    fought = duel("pylos", "casual", "beginner", 7, on_progress=lambda played, total: told.append((played, total)), options={"variant": "basic"})
    assert fought.games == 8 and len(fought.pairs) == 4
    assert told == [(number, 8) for number in range(1, 9)]
    assert fought.won + fought.drawn + fought.lost == 8
    assert fought.score == sum(fought.pairs) / 4
    assert fought.low <= fought.score <= fought.high and fought.score > 0.5
    assert encode(fought)


def test_a_player_against_itself_is_even_pair_by_pair() -> None:
    fought = duel("pylos", "beginner", "beginner", 20)
    again = duel("pylos", "beginner", "beginner", 20)
    assert fought.pairs == again.pairs
    assert fought.low < 0.5 < fought.high


def test_intervals_are_honest_about_clean_sweeps() -> None:
    low, high = interval([1.0] * 10)
    assert 0.5 < low < 1 and high == 1
    narrow, wide = interval([0.5, 1.0] * 100), interval([0.5, 1.0] * 5)
    assert narrow[1] - narrow[0] < wide[1] - wide[0]


@pytest.mark.parametrize(
    ("ranks", "swapped", "expected"), [((1, 2), False, 1), ((1, 2), True, 0), ((1, 1), False, 0.5), ((1, 2, 3, 4), False, 0.75), ((2, 1, 2), True, 1)]
)
def test_shares_count_every_meeting(ranks: tuple[int, ...], swapped: bool, expected: float) -> None:
    assert share(ranks, swapped) == expected


def test_unknown_levels_are_refused() -> None:
    with pytest.raises(LookupError):
        duel("pylos", "nobody", "beginner", 2)
