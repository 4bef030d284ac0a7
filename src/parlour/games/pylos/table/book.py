"""A book of exact results for the opening and for late draws, small enough to ship.

A book contains two parts of a tablebase (file.py), without distances. The opening part has the
result of every position with few balls whose sides differ little in number. The draw part has the
indices of all drawn positions with at least a certain number of balls.

The file holds a magic string, the length of its header (four bytes, little-endian), the header as
JSON, and both parts compressed by LZMA. The opening part has one byte for each position, ordered by
number of balls. The draw part has the gaps between the indices as little-endian base-128 varints.
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
from parlour.games.pylos.table.file import TablebaseValues
from parlour.games.pylos.table.numbering import Masks, PositionNumbering, position_numbering
from parlour.games.pylos.table.oracle import DRAW_VALUE

MAGIC = b"parlour pylos book\n1\n"
"""The first bytes of every book, with the version of the format."""

DRAW, WIN, LOSS = 0, 1, 2
"""The bytes that encode results for the mover in the opening part."""

RESULT_VALUES = (0, 1, -1)
"""The results that the bytes DRAW, WIN and LOSS encode."""

MAX_CACHED = 1 << 14
"""The number of cached results; consecutive queries are often about the same position."""

SCAN_CHUNK = 1 << 22
"""The number of positions that are scanned for draws at a time."""

RangeReader = Callable[[int, int], TablebaseValues]
"""A function that returns the values of a range of positions, such as Tablebase.read_range."""


class BookExtent(Value, frozen=True):
    """The limits that determine which positions a book contains."""

    few: int
    """The maximum number of balls of an opening position."""

    apart: int
    """The maximum difference between the balls of the two sides in an opening position."""

    many: int
    """The minimum number of balls of a drawn position to include; above 30, none are included."""


class BookHeader(Value, frozen=True):
    """The header of a book."""

    variant: Variant
    """The variant."""

    rules: int
    """The version of the rules."""

    extent: BookExtent
    """The limits of the positions that the book contains."""

    opening: int
    """The compressed size of the opening part in bytes."""

    draws: int
    """The compressed size of the draw part in bytes."""


class Book:
    """An open book; raises ValueError if its variant or its rules differ."""

    def __init__(self, body: bytes, variant: Variant, numbers: PositionNumbering) -> None:
        start = len(MAGIC) + 4
        body_start = start + int.from_bytes(body[len(MAGIC) : start], "little")
        if body[: len(MAGIC)] != MAGIC:
            raise ValueError("not a book of Pylos")
        header = msgspec.json.decode(body[start:body_start], type=BookHeader)
        if (header.variant, header.rules) != (variant, Pylos.spec.version):
            raise ValueError(f"a book of {header.variant} by the rules of version {header.rules}")
        self.extent, self._numbers = header.extent, numbers
        self._opening = lzma.decompress(body[body_start : body_start + header.opening])
        self._draws = np.cumsum(
            _decode_gaps(
                lzma.decompress(
                    body[body_start + header.opening : body_start + header.opening + header.draws]
                )
            )
        )
        self._starts, self._ranks, offset = list[int](), list[dict[int, int]](), 0
        for balls in range(header.extent.few + 1):
            ranks = {
                bits: rank
                for rank, bits in enumerate(colourings(balls, header.extent.apart).tolist())
            }
            self._starts.append(offset)
            self._ranks.append(ranks)
            offset += _class_count(numbers, balls) * len(ranks)
        self._cached_result = lru_cache(MAX_CACHED)(self._look_up)

    def result(self, own: int, other: int) -> int | None:
        """Return the result for the mover (1, 0 or -1), or None if unknown."""
        return self._cached_result(own, other)

    def _look_up(self, own: int, other: int) -> int | None:
        balls = (own | other).bit_count()
        number = self._numbers.number(own, other)
        if balls <= self.extent.few:
            class_index, colouring = divmod(number - self._numbers.first[balls], 1 << balls)
            rank = self._ranks[balls].get(colouring)
            if rank is not None:
                return RESULT_VALUES[
                    self._opening[
                        self._starts[balls] + class_index * len(self._ranks[balls]) + rank
                    ]
                ]
        if balls < self.extent.many:
            return None
        index = int(np.searchsorted(self._draws, number))
        return 0 if index < len(self._draws) and self._draws[index] == number else None

    def is_draw(self, own: int, other: int) -> bool | None:
        """Return whether a position is a draw, or None if unknown."""
        result = self.result(own, other)
        if result is not None:
            return result == 0
        return False if (own | other).bit_count() >= self.extent.many else None


def encode_book(
    variant: Variant, read: RangeReader, extent: BookExtent, numbers: PositionNumbering
) -> bytes:
    """Return a book in the file format, extracted from a tablebase.

    Args:
        variant: The variant.
        read: A function that reads ranges of the tablebase.
        extent: The limits of the positions to include.
        numbers: The numbering of positions.
    """
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
    draw_numbers = [
        np.flatnonzero(read(at, min(at + SCAN_CHUNK, end)) == DRAW_VALUE) + at
        for at in range(0, end, SCAN_CHUNK)
    ]
    opening, draws = (
        _compress(b"".join(parts)),
        _compress(
            _encode_gaps(np.diff(np.concatenate([np.zeros(1, dtype=np.int64), *draw_numbers])))
        ),
    )
    header = msgspec.json.encode(
        BookHeader(variant, Pylos.spec.version, extent, len(opening), len(draws))
    )
    return b"".join((MAGIC, len(header).to_bytes(4, "little"), header, opening, draws))


def book_path(variant: Variant) -> Path:
    """Return the path of a variant's book in this package."""
    return Path(str(files("parlour.games.pylos") / "data" / f"book-{variant}.bin"))


@cache
def packaged_book(variant: Variant) -> Book | None:
    """Return the book of a variant that ships with the game, or None; the result is cached."""
    path = book_path(variant)
    return Book(path.read_bytes(), variant, position_numbering()) if path.is_file() else None


@cache
def colourings(balls: int, max_difference: int) -> Masks:
    """Return the colourings in which the sides differ by at most `max_difference` balls.

    A colouring is a number with one bit for each ball, set for the mover's balls.
    """
    bits = np.arange(1 << balls)
    return bits[np.abs(2 * np.bitwise_count(bits).astype(np.int64) - balls) <= max_difference]


def _class_count(numbers: PositionNumbering, balls: int) -> int:
    """Return the number of position classes (numbering.py) that have `balls` balls."""
    return ((numbers.first[balls - 1] if balls else numbers.count) - numbers.first[balls]) >> balls


def _compress(body: bytes) -> bytes:
    return lzma.compress(body, lzma.FORMAT_XZ, preset=9 | lzma.PRESET_EXTREME)


def _encode_gaps(gaps: Masks) -> bytes:
    """Return integers encoded as little-endian base-128 varints."""
    encoded = bytearray()
    for gap in gaps.tolist():
        while gap > 127:
            encoded.append(gap & 127 | 128)
            gap >>= 7
        encoded.append(gap)
    return bytes(encoded)


def _decode_gaps(body: bytes) -> Masks:
    """Return the integers that `_encode_gaps` encoded."""
    gaps, number, shift = list[int](), 0, 0
    for byte in body:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            gaps.append(number)
            number = shift = 0
    return np.array(gaps, dtype=np.int64)
