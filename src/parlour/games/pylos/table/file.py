"""A table of exact values as one file: packed block by block, found whole or refused, and read where it lies.

A value is the turns that a match goes on with best play of both: odd where the mover wins, even where the mover loses, OPEN for a draw.
The file holds a mark, the length of its head (four bytes, least first), its head as JSON, the ends of all blocks (four bytes
each) and the blocks, each packed by zlib.
"""

from __future__ import annotations

import mmap
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from hashlib import blake2b
from itertools import accumulate
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.state import Variant

Values = npt.NDArray[np.uint8]

MARK = b"parlour pylos\n1\n"
"""How every table begins, with the version of this form."""

BLOCK = 1 << 14
"""Positions of a block: a few hundredths of a millisecond to unpack, and near to the least size of all."""

RECENT = 1024
"""How many unpacked blocks a reader remembers; the positions that a decision asks for lie near each other."""

TOGETHER = 64
"""So many blocks are packed at a time, on as many threads as there are cores."""


class Head(Value, frozen=True):
    """What a table holds: its variant by rules of this version, how many positions in how many blocks, and the hash of all that follows."""

    variant: Variant
    rules: int
    positions: int
    blocks: int
    size: int
    checksum: str


class Table:
    """A table that lies whole in a file; raises Illegal `pylos.table-broken` or `pylos.table-other`."""

    def __init__(self, path: Path, variant: Variant, positions: int) -> None:
        try:
            with path.open("rb") as file:
                self._body = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError) as reason:
            raise Illegal("pylos.table-broken", file=path.name) from reason
        self.head, start = _head(self._body, path.name)
        if (self.head.variant, self.head.rules) != (variant, Pylos.spec.version):
            raise Illegal("pylos.table-other", file=path.name, variant=self.head.variant, rules=self.head.rules)
        whole = self.head.positions == positions and self.head.blocks == -(-positions // BLOCK) and len(self._body) == start + self.head.size
        with memoryview(self._body) as body:
            if not whole or blake2b(body[start:], digest_size=32).hexdigest() != self.head.checksum:
                raise Illegal("pylos.table-broken", file=path.name)
        self._ends = np.frombuffer(self._body, dtype="<u4", count=self.head.blocks, offset=start)
        self._start = start + 4 * self.head.blocks
        self._block = lru_cache(RECENT)(self._unpacked)

    @property
    def size(self) -> int:
        """The bytes of the file."""
        return len(self._body)

    def value(self, number: int) -> int:
        """Return the value of the position with a number."""
        block, place = divmod(number, BLOCK)
        return self._block(block)[place]

    def values(self) -> Values:
        """Return the values of all positions, which needs a byte of memory for each."""
        found = np.empty(self.head.positions, dtype=np.uint8)
        for block in range(self.head.blocks):
            unpacked = self._unpacked(block)
            found[block * BLOCK : block * BLOCK + len(unpacked)] = np.frombuffer(unpacked, dtype=np.uint8)
        return found

    def read(self, start: int, stop: int) -> Values:
        """Return the values of the positions from one number to before another."""
        blocks = range(start // BLOCK, -(-stop // BLOCK))
        found = np.frombuffer(b"".join(map(self._unpacked, blocks)), dtype=np.uint8)
        return found[start - blocks.start * BLOCK : stop - blocks.start * BLOCK]

    def _unpacked(self, block: int) -> bytes:
        first = int(self._ends[block - 1]) if block else 0
        return zlib.decompress(self._body[self._start + first : self._start + int(self._ends[block])])


def write(path: Path, variant: Variant, values: Values, on_progress: Callable[[int], None] | None = None) -> Path:
    """Keep values as a table, whole or not at all, since it is renamed into place; `on_progress` is told how many positions are packed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    packed = []
    for body in _packed(values):
        packed.append(body)
        if on_progress:
            on_progress(min(len(values), len(packed) * BLOCK))
    ends = np.array(list(accumulate(map(len, packed))), dtype="<u4").tobytes()
    checksum = blake2b(ends, digest_size=32)
    for body in packed:
        checksum.update(body)
    size = len(ends) + sum(map(len, packed))
    head = msgspec.json.encode(Head(variant, Pylos.spec.version, len(values), len(packed), size, checksum.hexdigest()))
    half = path.with_name(f"{path.name}.half")
    with half.open("wb") as file:
        file.writelines((MARK, len(head).to_bytes(4, "little"), head, ends, *packed))
    return half.replace(path)


def _packed(values: Values) -> Iterator[bytes]:
    with ThreadPoolExecutor() as pool:
        for first in range(0, len(values), TOGETHER * BLOCK):
            together = values[first : first + TOGETHER * BLOCK]
            yield from pool.map(zlib.compress, (together[start : start + BLOCK].tobytes() for start in range(0, len(together), BLOCK)))


def _head(body: mmap.mmap, name: str) -> tuple[Head, int]:
    """Return the head of a file and where what follows begins; raises Illegal."""
    start = len(MARK) + 4
    length = int.from_bytes(body[len(MARK) : start], "little")
    if body[: len(MARK)] != MARK:
        raise Illegal("pylos.table-broken", file=name)
    try:
        return msgspec.json.decode(body[start : start + length], type=Head), start + length
    except msgspec.DecodeError as reason:
        raise Illegal("pylos.table-broken", file=name) from reason
