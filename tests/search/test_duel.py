"""Tests for duels of simple players: Pylos with two seats, Betta with more."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from parlour.core.codec import encode
from parlour.core.game import Illegal
from parlour.search.duel import play_duel, points_against_others, score_share, win_share
from parlour.search.estimates import share_estimate


@pytest.fixture
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as executor:
        yield executor


def test_a_round_is_played_from_every_seat(pool: Executor) -> None:
    progress: list[tuple[int, int]] = []
    report = play_duel(
        pool,
        "pylos",
        "casual",
        "beginner",
        7,
        on_progress=lambda played, total: progress.append((played, total)),
        options={"variant": "basic"},
    )
    assert (report.games, report.seats, len(report.rounds)) == (8, 2, 4)
    assert progress == [(number, 8) for number in range(1, 9)]
    assert report.won + report.drawn + report.lost == 8
    assert report.score.value == report.wins.value == sum(report.rounds) / 4
    assert report.score.value > 0.5 and report.score.low <= report.score.value <= report.score.high
    assert encode(report)


def test_more_than_two_may_sit_at_the_table(pool: Executor) -> None:
    report = play_duel(pool, "betta", "casual", "beginner", 7, seats=3)
    assert (report.games, report.seats, len(report.rounds)) == (9, 3, 3)
    assert report.score.value > 0.5 and report.wins.value > 1 / 3
    assert report.points is not None and report.points[0] > report.points[1]
    assert report.decisions == 21


@pytest.mark.parametrize(("game", "seats"), [("pylos", 2), ("betta", 3), ("betta", 4)])
def test_identical_players_are_even_in_every_round(pool: Executor, game: str, seats: int) -> None:
    """Identical players have exactly even scores and wins in every round."""
    report = play_duel(pool, game, "beginner", "beginner", 5 * seats, seats=seats)
    assert (
        report.rounds
        == play_duel(pool, game, "beginner", "beginner", 5 * seats, seats=seats).rounds
    )
    assert report.score.low < 0.5 < report.score.high
    assert report.wins.low < 1 / seats < report.wins.high


def test_intervals_are_meaningful_for_clean_sweeps() -> None:
    sweep = share_estimate([1.0] * 10)
    assert 0.5 < sweep.low < sweep.value == sweep.high == 1
    many, few = share_estimate([0.5, 1.0] * 100), share_estimate([0.5, 1.0] * 5)
    assert many.value == few.value == 0.75
    assert many.high - many.low < few.high - few.low


@pytest.mark.parametrize(
    ("ranks", "own_seat", "left_behind", "won"),
    [
        ((1, 2), 0, 1, 1),
        ((1, 2), 1, 0, 0),
        ((1, 1), 0, 0.5, 0.5),
        ((1, 2, 3, 4), 1, 2 / 3, 0),
        ((1, 1, 3), 1, 0.75, 0.5),
        ((2, 1, 2), 2, 0.25, 0),
        ((1, 1, 1), 2, 0.5, 1 / 3),
    ],
)
def test_every_seat_is_measured_against_the_others(
    ranks: tuple[int, ...], own_seat: int, left_behind: float, won: float
) -> None:
    assert (score_share(ranks, own_seat), win_share(ranks, own_seat)) == pytest.approx(
        (left_behind, won)
    )


def test_points_are_those_of_the_seat_and_the_mean_of_the_others() -> None:
    assert points_against_others((10, 4, 7), 0) == (10, 5.5)


def test_duel_errors_are_reported(pool: Executor) -> None:
    with pytest.raises(LookupError):
        play_duel(pool, "pylos", "nobody", "beginner", 2)
    for games, seconds in ((0, 1.0), (-2, 1.0), (2, 0.0), (2, float("nan"))):
        with pytest.raises(ValueError, match=r"must|need"):
            play_duel(pool, "pylos", "beginner", "beginner", games, seconds=seconds)
    with pytest.raises(ValueError, match="alone"):
        play_duel(pool, "betta", "beginner", "beginner", 2, options={"mode": "solo"})
    for seats in (1, 5):
        with pytest.raises(Illegal) as refused:
            play_duel(pool, "betta", "beginner", "beginner", 2, seats=seats)
        assert refused.value.details == {"seats": seats, "least": 2, "most": 4}
