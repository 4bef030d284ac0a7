"""A book of exact results, small enough to be shipped: the opening, and draws that are too deep for a search.

Two parts of a table (file.py), without distances. The opening: how each position with few balls ends, where neither side is many balls
ahead. The draws: the numbers of all positions that are drawn, among those with so many balls or more.

The file holds a mark, the length of its head (four bytes, least first), its head as JSON, and both parts packed by LZMA: a byte for
each position of the opening, fewer balls first; and the gaps between the numbers of the draws, seven bits to a byte, the lowest first.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

import msgspec
import numpy as np

from parlour.core.value import Value
from parlour.games.pylos.rules.board import HOLLOWS
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.table.file import Values
from parlour.games.pylos.table.numbering import Masks, PositionNumbering, position_numbering
from parlour.games.pylos.table.oracle import DRAW_VALUE

MAGIC = b"parlour pylos book\n1\n"
"""How every book begins, with the version of this form."""

DRAW, WIN, LOSS = 0, 1, 2
"""The bytes of the opening, for the side to move."""

RESULT_VALUES = (0, 1, -1)
"""What they stand for."""

MAX_CACHED = 1 << 14
"""So many results are remembered: two questions in a row are often about the same position."""

SCAN_CHUNK = 1 << 22
"""So many positions are looked through for draws at a time."""

RangeReader = Callable[[int, int], Values]
"""Returns the values of a table from one number to before another, as file.Table.read does."""


class BookExtent(Value, frozen=True):
    """What a book knows: positions with up to `few` balls where nobody is more than `apart` ahead, and draws with `many` balls or more."""

    few: int
    apart: int
    many: int


class BookHeader(Value, frozen=True):
    """Whose book it is, by rules of which version, what it knows, and the bytes of its two parts."""

    variant: Variant
    rules: int
    extent: BookExtent
    opening: int
    draws: int


class Book:
    """A book that is open; raises ValueError for what is none of this variant and these rules."""

    def __init__(self, body: bytes, variant: Variant, numbers: PositionNumbering) -> None:
        start = len(MAGIC) + 4
        begin = start + int.from_bytes(body[len(MAGIC) : start], "little")
        if body[: len(MAGIC)] != MAGIC:
            raise ValueError("no book of Pylos")
        head = msgspec.json.decode(body[start:begin], type=BookHeader)
        if (head.variant, head.rules) != (variant, Pylos.spec.version):
            raise ValueError(f"a book of {head.variant} by the rules of version {head.rules}")
        self.extent, self._numbers = head.extent, numbers
        self._opening = lzma.decompress(body[begin : begin + head.opening])
        self._draws = np.cumsum(
            _decode_gaps(
                lzma.decompress(body[begin + head.opening : begin + head.opening + head.draws])
            )
        )
        self._starts, self._ranks, at = list[int](), list[dict[int, int]](), 0
        for balls in range(head.extent.few + 1):
            ranks = {
                bits: rank
                for rank, bits in enumerate(colourings(balls, head.extent.apart).tolist())
            }
            self._starts.append(at)
            self._ranks.append(ranks)
            at += _class_count(numbers, balls) * len(ranks)
        self._cached_result = lru_cache(MAX_CACHED)(self._look_up)

    def result(self, own: int, other: int) -> int | None:
        """Return the result for the side to move, given its balls and the other's: 1, 0 or -1; None where the book does not tell."""
        return self._cached_result(own, other)

    def _look_up(self, own: int, other: int) -> int | None:
        balls = (own | other).bit_count()
        number = self._numbers.number(own, other)
        if balls <= self.extent.few:
            kind, bits = divmod(number - self._numbers.first[balls], 1 << balls)
            rank = self._ranks[balls].get(bits)
            if rank is not None:
                return RESULT_VALUES[
                    self._opening[self._starts[balls] + kind * len(self._ranks[balls]) + rank]
                ]
        if balls < self.extent.many:
            return None
        place = int(np.searchsorted(self._draws, number))
        return 0 if place < len(self._draws) and self._draws[place] == number else None

    def is_draw(self, own: int, other: int) -> bool | None:
        """Return whether a position is a draw; None where the book does not tell."""
        result = self.result(own, other)
        if result is not None:
            return result == 0
        return False if (own | other).bit_count() >= self.extent.many else None


def encode_book(
    variant: Variant, read: RangeReader, extent: BookExtent, numbers: PositionNumbering
) -> bytes:
    """Return a book of what a table holds."""
    parts = []
    for balls in range(extent.few + 1):
        last = numbers.first[balls - 1] if balls else numbers.count
        values = read(numbers.first[balls], last).reshape(-1, 1 << balls)[
            :, colourings(balls, extent.apart)
        ]
        parts.append(
            np.where(values == DRAW_VALUE, DRAW, np.where(values % 2 == 1, WIN, LOSS))
            .astype(np.uint8)
            .tobytes()
        )
    end = (
        numbers.first[extent.many - 1]
        if 0 < extent.many <= HOLLOWS
        else 0
        if extent.many
        else numbers.count
    )
    found = [
        np.flatnonzero(read(at, min(at + SCAN_CHUNK, end)) == DRAW_VALUE) + at
        for at in range(0, end, SCAN_CHUNK)
    ]
    opening, draws = (
        _compress(b"".join(parts)),
        _compress(_encode_gaps(np.diff(np.concatenate([np.zeros(1, dtype=np.int64), *found])))),
    )
    head = msgspec.json.encode(
        BookHeader(variant, Pylos.spec.version, extent, len(opening), len(draws))
    )
    return b"".join((MAGIC, len(head).to_bytes(4, "little"), head, opening, draws))


def book_path(variant: Variant) -> Path:
    """Return where a variant's book lies in this package."""
    return Path(str(files("parlour.games.pylos") / "data" / f"book-{variant}.bin"))


@cache
def packaged_book(variant: Variant) -> Book | None:
    """Return the book of a variant that comes with the game, opened once; None where none does."""
    path = book_path(variant)
    return Book(path.read_bytes(), variant, position_numbering()) if path.is_file() else None


@cache
def colourings(balls: int, apart: int) -> Masks:
    """Return the sets of so many balls, as bits, that leave one side at most so many ahead of the other."""
    bits = np.arange(1 << balls)
    return bits[np.abs(2 * np.bitwise_count(bits).astype(np.int64) - balls) <= apart]


def _class_count(numbers: PositionNumbering, balls: int) -> int:
    """Return how many sets of hollows so many balls can fill, mirror images counted once."""
    return ((numbers.first[balls - 1] if balls else numbers.count) - numbers.first[balls]) >> balls


def _compress(body: bytes) -> bytes:
    return lzma.compress(body, lzma.FORMAT_XZ, preset=9 | lzma.PRESET_EXTREME)


def _encode_gaps(gaps: Masks) -> bytes:
    """Return whole numbers as bytes of seven bits, the lowest first, with the eighth set where more follow."""
    found = bytearray()
    for gap in gaps.tolist():
        while gap > 127:
            found.append(gap & 127 | 128)
            gap >>= 7
        found.append(gap)
    return bytes(found)


def _decode_gaps(body: bytes) -> Masks:
    """Return the whole numbers that `_bytes_of` wrote."""
    found, number, shift = list[int](), 0, 0
    for byte in body:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            found.append(number)
            number = shift = 0
    return np.array(found, dtype=np.int64)
