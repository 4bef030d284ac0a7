"""Points: for a card as it is laid, for each display at the end, and the order of the seats."""

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
"""Points for a card on an empty display."""

STAFF_SCALE = (0, 0, 1, 3, 6, 10, 15, 15, 15, 15)
"""At the end, for the number of fish of one's colour in a display."""

SOLO_SCALE = (0, 0, 1, 3, 6, 10, 15, 21, 28, 28)
"""In the solo game, for the number of fish of the most abundant colour in a display."""

SOLO_RATINGS = ((104, "equal"), (90, "expert"), (78, "aquarist"), (60, "keeper"), (0, "apprentice"))
"""How a solo total rates, best first; the limits are our own, from simulated games."""


class CardScore(Value, frozen=True):
    """What a card makes as it is laid: its points, and the pattern with the cells it was made of, if any."""

    points: int
    pattern: str | None = None
    cells: tuple[int, ...] = ()


class RankKey(Value, frozen=True):
    """What decides a seat's rank: total, then fish of its colour in all displays, then in its best one."""

    total: int
    fish: int = 0
    best: int = 0
    betty: bool = False


@lru_cache(maxsize=1 << 14)
def card_score(display: str, card: str, patterns: tuple[Pattern, ...]) -> CardScore:
    """Return the single best score of a card, given as it lies, on a display.

    A pattern counts in any rotation when one colour fills it and this card brought at least one of its fish.
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
    """Return the rotations of a pattern that lie whole in the cells of one colour, all as sets of bits; there are 512 such sets."""
    return tuple(cells for cells in orientations(pattern) if shown & cells == cells)


def staff_value(display: str, colour: str) -> int:
    """Return what a display is worth at the end to the owner of a colour."""
    return STAFF_SCALE[display.count(colour)]


def solo_value(display: str) -> int:
    """Return what a display is worth at the end of a solo game."""
    return SOLO_SCALE[max(display.count(colour) for colour in COLOURS)]


def betty_value(display: str, goals: Sequence[int]) -> int:
    """Return what a display is worth to Betty at the end: the more colours the better."""
    return goals[len(set(display) - {EMPTY})]


def seat_ranks(results: Sequence[RankKey]) -> tuple[int, ...]:
    """Return the seats' ranks. Betty has no fish of her own to break a tie: she shares the best rank of it."""

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
    """Return how a solo total rates, in one word that keys its sentence in strings/."""
    return next(word for least, word in SOLO_RATINGS if total >= least)
