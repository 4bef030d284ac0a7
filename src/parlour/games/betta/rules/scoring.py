"""Scoring: the points for laying a card, the final points of a display, and the ranks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from parlour.core.value import Value
from parlour.games.betta.rules.box import Pattern
from parlour.games.betta.rules.display import (
    COLOURS,
    EMPTY,
    EMPTY_DISPLAY,
    cell_mask,
    cells_of,
    covered_display,
    orientations,
)

FIRST_CARD_POINTS = 2
"""The points for a card on an empty display."""

STAFF_SCALE = (0, 0, 1, 3, 6, 10, 15, 15, 15, 15)
"""The final points of a display by the number of fish of the seat's colour."""

SOLO_SCALE = (0, 0, 1, 3, 6, 10, 15, 21, 28, 28)
"""The final points of a display in a solo game by the number of fish of its most frequent colour."""

SOLO_RATINGS = ((104, "equal"), (90, "expert"), (78, "aquarist"), (60, "keeper"), (0, "apprentice"))
"""The minimum total of each solo rating, best first; the limits come from simulated games."""


class CardScore(Value, frozen=True):
    """The points for laying a card, and the pattern that it made with its cells, if any."""

    points: int
    pattern: str | None = None
    cells: tuple[int, ...] = ()


class RankKey(Value, frozen=True):
    """The values that decide a seat's rank.

    Attributes:
        total: The points of the seat.
        fish: The fish of its colour in all displays, the first tie-breaker.
        best: The fish of its colour in its best display, the second tie-breaker.
        betty: Whether the seat is Betty, who has no fish of her own.
    """

    total: int
    fish: int = 0
    best: int = 0
    betty: bool = False


@lru_cache(maxsize=1 << 14)
def card_score(display: str, card: str, patterns: tuple[Pattern, ...]) -> CardScore:
    """Return the single best score of a rotated card on a display.

    A pattern counts in any rotation if one colour fills it and the card adds at least one of its
    fish.
    """
    points, made, after = (
        FIRST_CARD_POINTS if display == EMPTY_DISPLAY else 0,
        None,
        covered_display(display, card),
    )
    for colour in COLOURS:
        if colour not in card:
            continue
        new, shown = cell_mask(card, colour), cell_mask(after, colour)
        for pattern in patterns:
            if pattern.points > points:
                for cells in completed_rotations(pattern.cells, shown):
                    if new & cells:
                        points, made = (
                            pattern.points,
                            CardScore(pattern.points, pattern.id, cells_of(cells)),
                        )
                        break
    return made or CardScore(points)


@cache
def completed_rotations(pattern: str, shown: int) -> tuple[int, ...]:
    """Return the masks of the rotations of a pattern that the cells of one colour fill.

    The function is cached, because there are only 512 masks of shown cells.
    """
    return tuple(cells for cells in orientations(pattern) if shown & cells == cells)


def staff_value(display: str, colour: str) -> int:
    """Return the final points of a display for the seat of a colour."""
    return STAFF_SCALE[display.count(colour)]


def solo_value(display: str) -> int:
    """Return the final points of a display in a solo game."""
    return SOLO_SCALE[max(display.count(colour) for colour in COLOURS)]


def betty_value(display: str, goals: Sequence[int]) -> int:
    """Return Betty's final points for a display, which increase with the number of colours."""
    return goals[len(set(display) - {EMPTY})]


def seat_ranks(results: Sequence[RankKey]) -> tuple[int, ...]:
    """Return the ranks of the seats.

    Betty has no fish to break a tie, so she shares the best rank among the tied seats.
    """

    def key(result: RankKey) -> tuple[int, int, int]:
        tied = [
            (other.fish, other.best)
            for other in results
            if other.total == result.total and not other.betty
        ]
        return (
            result.total,
            *(max(tied, default=(0, 0)) if result.betty else (result.fish, result.best)),
        )

    keys = [key(result) for result in results]
    return tuple(1 + sum(other > own for other in keys) for own in keys)


def solo_rating(total: int) -> str:
    """Return the rating of a solo total, a word that is part of a message id."""
    return next(word for least, word in SOLO_RATINGS if total >= least)
