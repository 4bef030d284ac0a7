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

MAGIC = b"parlour pylos\n1\n"
"""How every table begins, with the version of this form."""

BLOCK_SIZE = 1 << 14
"""Positions of a block: a few hundredths of a millisecond to unpack, and near to the least size of all."""

CACHED_BLOCKS = 1024
"""How many unpacked blocks a reader remembers; the positions that a decision asks for lie near each other."""

BLOCKS_PER_BATCH = 64
"""So many blocks are packed at a time, on as many threads as there are cores."""


class TablebaseHeader(Value, frozen=True):
    """What a table holds: its variant by rules of this version, how many positions in how many blocks, and the hash of all that follows."""

    variant: Variant
    rules: int
    positions: int
    blocks: int
    size: int
    checksum: str


class Tablebase:
    """A table that lies whole in a file; raises Illegal `pylos.table-broken` or `pylos.table-other`."""

    def __init__(self, path: Path, variant: Variant, positions: int) -> None:
        try:
            with path.open("rb") as file:
                self._body = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError) as reason:
            raise Illegal("pylos.table-broken", file=path.name) from reason
        self.header, start = _read_header(self._body, path.name)
        if (self.header.variant, self.header.rules) != (variant, Pylos.spec.version):
            raise Illegal(
                "pylos.table-other",
                file=path.name,
                variant=self.header.variant,
                rules=self.header.rules,
            )
        whole = (
            self.header.positions == positions
            and self.header.blocks == -(-positions // BLOCK_SIZE)
            and len(self._body) == start + self.header.size
        )
        with memoryview(self._body) as body:
            if (
                not whole
                or blake2b(body[start:], digest_size=32).hexdigest() != self.header.checksum
            ):
                raise Illegal("pylos.table-broken", file=path.name)
        self._ends = np.frombuffer(self._body, dtype="<u4", count=self.header.blocks, offset=start)
        self._start = start + 4 * self.header.blocks
        self._cached_block = lru_cache(CACHED_BLOCKS)(self._unpack_block)

    @property
    def size(self) -> int:
        """The bytes of the file."""
        return len(self._body)

    def value(self, number: int) -> int:
        """Return the value of the position with a number."""
        block, place = divmod(number, BLOCK_SIZE)
        return self._cached_block(block)[place]

    def read_all(self) -> Values:
        """Return the values of all positions, which needs a byte of memory for each."""
        found = np.empty(self.header.positions, dtype=np.uint8)
        for block in range(self.header.blocks):
            unpacked = self._unpack_block(block)
            found[block * BLOCK_SIZE : block * BLOCK_SIZE + len(unpacked)] = np.frombuffer(
                unpacked, dtype=np.uint8
            )
        return found

    def read_range(self, start: int, stop: int) -> Values:
        """Return the values of the positions from one number to before another."""
        blocks = range(start // BLOCK_SIZE, -(-stop // BLOCK_SIZE))
        found = np.frombuffer(b"".join(map(self._unpack_block, blocks)), dtype=np.uint8)
        return found[start - blocks.start * BLOCK_SIZE : stop - blocks.start * BLOCK_SIZE]

    def _unpack_block(self, block: int) -> bytes:
        first = int(self._ends[block - 1]) if block else 0
        return zlib.decompress(
            self._body[self._start + first : self._start + int(self._ends[block])]
        )


def write_tablebase(
    path: Path, variant: Variant, values: Values, on_progress: Callable[[int], None] | None = None
) -> Path:
    """Keep values as a table, whole or not at all, since it is renamed into place; `on_progress` is told how many positions are packed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    packed = []
    for body in _packed_blocks(values):
        packed.append(body)
        if on_progress:
            on_progress(min(len(values), len(packed) * BLOCK_SIZE))
    ends = np.array(list(accumulate(map(len, packed))), dtype="<u4").tobytes()
    checksum = blake2b(ends, digest_size=32)
    for body in packed:
        checksum.update(body)
    size = len(ends) + sum(map(len, packed))
    head = msgspec.json.encode(
        TablebaseHeader(
            variant, Pylos.spec.version, len(values), len(packed), size, checksum.hexdigest()
        )
    )
    half = path.with_name(f"{path.name}.half")
    with half.open("wb") as file:
        file.writelines((MAGIC, len(head).to_bytes(4, "little"), head, ends, *packed))
    return half.replace(path)


def _packed_blocks(values: Values) -> Iterator[bytes]:
    with ThreadPoolExecutor() as pool:
        for first in range(0, len(values), BLOCKS_PER_BATCH * BLOCK_SIZE):
            together = values[first : first + BLOCKS_PER_BATCH * BLOCK_SIZE]
            yield from pool.map(
                zlib.compress,
                (
                    together[start : start + BLOCK_SIZE].tobytes()
                    for start in range(0, len(together), BLOCK_SIZE)
                ),
            )


def _read_header(body: mmap.mmap, name: str) -> tuple[TablebaseHeader, int]:
    """Return the head of a file and where what follows begins; raises Illegal."""
    start = len(MAGIC) + 4
    length = int.from_bytes(body[len(MAGIC) : start], "little")
    if body[: len(MAGIC)] != MAGIC:
        raise Illegal("pylos.table-broken", file=name)
    try:
        return msgspec.json.decode(
            body[start : start + length], type=TablebaseHeader
        ), start + length
    except msgspec.DecodeError as reason:
        raise Illegal("pylos.table-broken", file=name) from reason
