"""What a book of exact results (table/book.py) tells of a position and its turns, for a search to go on from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from parlour.games.pylos.kernel.packed import NO_CELL, PackedPosition
from parlour.games.pylos.kernel.transpositions import position_key
from parlour.games.pylos.table.book import Book
from parlour.search.kernels import Ints64


class BookEntry(NamedTuple):
    """How a position ends for the mover (1, 0, -1; None: not known), and its turns as far as they are known, by the mover's balls after them."""

    result: int | None
    turns: dict[int, int]


NO_BOOK_ENTRY = BookEntry(None, {})
"""What is known without a book."""


def book_entry(
    book: Book, position: PackedPosition, after: Iterable[int], known: Ints64
) -> BookEntry:
    """Return what a book tells of a position whose turns leave the mover with these balls; `known`: see Workspace of alphabeta.py.

    Where a position is no draw, a turn that leads to one is as bad as a loss; where it is one, so is a turn that leads to none.
    """
    variant, own, other, ball = position
    closed = set(known[1].tolist())
    told: dict[int, int] = {}
    drawn = book.is_draw(own, other) if ball == NO_CELL else None
    for kept in after:
        if kept in told:
            continue
        result, draw = book.result(other, kept), book.is_draw(other, kept)
        if closed and position_key(variant, other, kept) in closed:
            told[kept] = 0
        elif draw is not None and drawn is not None and draw != drawn:
            told[kept] = 1 if result == -1 else -1
        elif result is not None:
            told[kept] = -result
    best = max(told.values(), default=-1)
    if closed or ball != NO_CELL:
        return BookEntry(None, told)
    result = book.result(own, other)
    return BookEntry(1 if result is None and best == 1 else result, told)
