"""The results that a book (table/book.py) contains for a position and its turns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from parlour.games.pylos.kernel.packed import NO_CELL, PackedPosition
from parlour.games.pylos.kernel.transpositions import position_key
from parlour.games.pylos.table.book import Book
from parlour.search.kernels import Ints64


class BookEntry(NamedTuple):
    """The results that a book contains for a position and its turns."""

    result: int | None
    """The result for the mover: 1, 0, -1, or None if unknown."""

    turns: dict[int, int]
    """The known results of turns for the mover, by the mover's balls after the turn."""


NO_BOOK_ENTRY = BookEntry(None, {})
"""The entry of a position that the book does not contain."""


def book_entry(
    book: Book, position: PackedPosition, balls_after: Iterable[int], repetition_keys: Ints64
) -> BookEntry:
    """Return the results that a book contains for a position and its turns.

    In a position that is not a draw, a turn to a draw counts as a loss. In a drawn position, a turn
    to a position that is not a draw counts as a loss, unless the book contains it as a win.

    Args:
        book: The book of the variant.
        position: The position.
        balls_after: The mover's balls after each turn.
        repetition_keys: As in AlphaBetaWorkspace, shape (2, n).
    """
    variant, own, other, ball = position
    closed = set(repetition_keys[1].tolist())
    turns: dict[int, int] = {}
    drawn = book.is_draw(own, other) if ball == NO_CELL else None
    for remaining in balls_after:
        if remaining in turns:
            continue
        result, draw = book.result(other, remaining), book.is_draw(other, remaining)
        if closed and position_key(variant, other, remaining) in closed:
            turns[remaining] = 0
        elif draw is not None and drawn is not None and draw != drawn:
            turns[remaining] = 1 if result == -1 else -1
        elif result is not None:
            turns[remaining] = -result
    best = max(turns.values(), default=-1)
    if closed or ball != NO_CELL:
        return BookEntry(None, turns)
    result = book.result(own, other)
    return BookEntry(1 if result is None and best == 1 else result, turns)
