"""A tablebase file: compressed in blocks, checked when opened, and memory-mapped.

A value is the number of turns to the end with best play: odd if the mover wins, even if the mover
loses, and DRAW_VALUE for a draw. The file holds a magic string, the length of its header (four
bytes, little-endian), the header as JSON, the end offsets of all blocks (four bytes each) and the
blocks, each compressed by zlib.
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

TablebaseValues = npt.NDArray[np.uint8]
"""The values of positions by index, as uint8."""

MAGIC = b"parlour pylos\n1\n"
"""The first bytes of every tablebase, with the version of the format."""

BLOCK_SIZE = 1 << 14
"""The number of positions in a block.

A block of this size decompresses in a few hundredths of a millisecond, and larger blocks would
hardly reduce the size of the file.
"""

CACHED_BLOCKS = 1024
"""The number of decompressed blocks to cache; positions of one decision have similar indices."""

BLOCKS_PER_BATCH = 64
"""The number of blocks that are compressed at a time, on all cores."""


class TablebaseHeader(Value, frozen=True):
    """The header of a tablebase."""

    variant: Variant
    """The variant."""

    rules: int
    """The version of the rules."""

    positions: int
    """The number of positions."""

    blocks: int
    """The number of blocks."""

    size: int
    """The number of bytes after the header."""

    checksum: str
    """The BLAKE2b hash of the bytes after the header."""


class Tablebase:
    """An open tablebase file; raises Illegal `pylos.table-broken` or `pylos.table-other`."""

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
        is_complete = (
            self.header.positions == positions
            and self.header.blocks == -(-positions // BLOCK_SIZE)
            and len(self._body) == start + self.header.size
        )
        with memoryview(self._body) as body:
            if (
                not is_complete
                or blake2b(body[start:], digest_size=32).hexdigest() != self.header.checksum
            ):
                raise Illegal("pylos.table-broken", file=path.name)
        self._ends = np.frombuffer(self._body, dtype="<u4", count=self.header.blocks, offset=start)
        self._start = start + 4 * self.header.blocks
        self._cached_block = lru_cache(CACHED_BLOCKS)(self._unpack_block)

    @property
    def size(self) -> int:
        """The size of the file in bytes."""
        return len(self._body)

    def value(self, number: int) -> int:
        """Return the value of a position, given its index."""
        block, place = divmod(number, BLOCK_SIZE)
        return self._cached_block(block)[place]

    def read_all(self) -> TablebaseValues:
        """Return the values of all positions, which take one byte of memory each."""
        values = np.empty(self.header.positions, dtype=np.uint8)
        for block in range(self.header.blocks):
            unpacked = self._unpack_block(block)
            values[block * BLOCK_SIZE : block * BLOCK_SIZE + len(unpacked)] = np.frombuffer(
                unpacked, dtype=np.uint8
            )
        return values

    def read_range(self, start: int, stop: int) -> TablebaseValues:
        """Return the values of the positions from index `start` up to but excluding `stop`."""
        blocks = range(start // BLOCK_SIZE, -(-stop // BLOCK_SIZE))
        values = np.frombuffer(b"".join(map(self._unpack_block, blocks)), dtype=np.uint8)
        return values[start - blocks.start * BLOCK_SIZE : stop - blocks.start * BLOCK_SIZE]

    def _unpack_block(self, block: int) -> bytes:
        first = int(self._ends[block - 1]) if block else 0
        return zlib.decompress(
            self._body[self._start + first : self._start + int(self._ends[block])]
        )


def write_tablebase(
    path: Path,
    variant: Variant,
    values: TablebaseValues,
    on_progress: Callable[[int], None] | None = None,
) -> Path:
    """Write a tablebase atomically and return its path.

    Args:
        path: The file.
        variant: The variant.
        values: The value of each position, by index.
        on_progress: Called with the number of positions compressed so far.
    """
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
    header = msgspec.json.encode(
        TablebaseHeader(
            variant, Pylos.spec.version, len(values), len(packed), size, checksum.hexdigest()
        )
    )
    temporary = path.with_name(f"{path.name}.half")
    with temporary.open("wb") as file:
        file.writelines((MAGIC, len(header).to_bytes(4, "little"), header, ends, *packed))
    return temporary.replace(path)


def _packed_blocks(values: TablebaseValues) -> Iterator[bytes]:
    """Yield the compressed blocks of a tablebase in order."""
    with ThreadPoolExecutor() as pool:
        for first in range(0, len(values), BLOCKS_PER_BATCH * BLOCK_SIZE):
            batch = values[first : first + BLOCKS_PER_BATCH * BLOCK_SIZE]
            yield from pool.map(
                zlib.compress,
                (
                    batch[start : start + BLOCK_SIZE].tobytes()
                    for start in range(0, len(batch), BLOCK_SIZE)
                ),
            )


def _read_header(body: mmap.mmap, name: str) -> tuple[TablebaseHeader, int]:
    """Return the header of a file and the offset after it; raises Illegal."""
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
