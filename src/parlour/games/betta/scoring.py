"""Points: for a card as it is laid, for each display at the end, and the order of the seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from parlour.core.value import Value
from parlour.games.betta.box import Pattern
from parlour.games.betta.display import BARE, COLOURS, EMPTY, cells_of, laid, mask, orientations

FIRST_CARD = 2
"""Points for a card on an empty display."""

STAFF = (0, 0, 1, 3, 6, 10, 15, 15, 15, 15)
"""At the end, for the number of fish of one's colour in a display."""

SOLO = (0, 0, 1, 3, 6, 10, 15, 21, 28, 28)
"""In the solo game, for the number of fish of the most abundant colour in a display."""

RATINGS = ((104, "equal"), (90, "expert"), (78, "aquarist"), (60, "keeper"), (0, "apprentice"))
"""How a solo total rates, best first; the limits are our own, from simulated games."""


class Score(Value, frozen=True):
    """What a card makes as it is laid: its points, and the pattern with the cells it was made of, if any."""

    points: int
    pattern: str | None = None
    cells: tuple[int, ...] = ()


class Row(Value, frozen=True):
    """What decides a seat's rank: total, then fish of its colour in all displays, then in its best one."""

    total: int
    fish: int = 0
    best: int = 0
    betty: bool = False


@lru_cache(maxsize=1 << 14)
def score(display: str, card: str, patterns: tuple[Pattern, ...]) -> Score:
    """Return the single best score of a card, given as it lies, on a display.

    A pattern counts in any rotation when one colour fills it and this card brought at least one of its fish.
    """
    found = Score(FIRST_CARD) if display == BARE else Score(0)
    after = laid(display, card)
    for colour in COLOURS:
        new = mask(card, colour)
        if not new:
            continue
        shown = mask(after, colour)
        for pattern in patterns:
            if pattern.points > found.points:
                for cells in orientations(pattern.cells):
                    if shown & cells == cells and new & cells:
                        found = Score(pattern.points, pattern.id, cells_of(cells))
                        break
    return found


def staff_value(display: str, colour: str) -> int:
    """Return what a display is worth at the end to the owner of a colour."""
    return STAFF[display.count(colour)]


def solo_value(display: str) -> int:
    """Return what a display is worth at the end of a solo game."""
    return SOLO[max(display.count(colour) for colour in COLOURS)]


def betty_value(display: str, goals: Sequence[int]) -> int:
    """Return what a display is worth to Betty at the end: the more colours the better."""
    return goals[len(set(display) - {EMPTY})]


def ranks(rows: Sequence[Row]) -> tuple[int, ...]:
    """Return the seats' ranks. Betty has no fish of her own to break a tie: she shares the best rank of it."""

    def key(row: Row) -> tuple[int, int, int]:
        tied = [(other.fish, other.best) for other in rows if other.total == row.total and not other.betty]
        return (row.total, *(max(tied, default=(0, 0)) if row.betty else (row.fish, row.best)))

    keys = [key(row) for row in rows]
    return tuple(1 + sum(other > own for other in keys) for own in keys)


def rating(total: int) -> str:
    """Return how a solo total rates, in one word that keys its sentence in strings/."""
    return next(word for least, word in RATINGS if total >= least)
