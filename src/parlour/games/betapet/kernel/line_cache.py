"""A cache of the plays of a rack in a line, since most lines do not change during a search."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.move_code import (
    encode_play,
    move_info,
    ordering_value,
    points_in,
    rack_points_in,
    tiles_in,
)
from parlour.games.betapet.kernel.movegen import (
    MoveGeneration,
    generate_plays,
    held_letters,
    new_generation,
)
from parlour.games.betapet.kernel.packed import (
    CODE_COUNT,
    PackedBoard,
)
from parlour.games.betapet.kernel.records import RecordArray, record_dtype
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_allocating_kernel, jit_kernel
from parlour.search.kernels import Ints32, Ints64
from parlour.search.local_arrays import local_integers

INFINITY = 1 << 30
"""A value above any score."""

BUCKETS = 256
"""The number of buckets by ordering value, one for each point."""


class LineEntry(Protocol):
    """A cache entry: the plays of a rack in a line."""

    key: int
    """The hash of the line and the rack, 0 if the entry is unused."""

    begin: int
    """The index of the first play."""

    outs: int
    """The number of plays that go out; they are first, most points first."""

    others: int
    """The number of other plays; they follow in descending ordering value."""


LINE_ENTRY_DTYPE = record_dtype(LineEntry)


class CachedPlay(Protocol):
    """A cached play, encoded as a code and an info (move_code.py)."""

    code: int
    """The code of the play."""

    info: int
    """The info of the play."""


CACHED_PLAY_DTYPE = record_dtype(CachedPlay)


class CacheUsage(Protocol):
    """The fill level of a cache."""

    plays: int
    """The number of plays."""

    entries: int
    """The number of entries."""

    overflowed: int
    """Whether the plays of a line ever exceeded the capacity."""


USAGE_DTYPE = record_dtype(CacheUsage)

ENTRIES, CACHED_PLAYS, LINE_PLAYS = 1 << 19, 4_000_000, 30_000
"""The capacities for lines, for plays, and for the plays of one line.

With two jokers a line has thousands of plays.
"""

RESERVED = 150_000
"""The free space for plays below which the cache is cleared before the next position."""

INSERTION_SORTED = 24
"""The maximum number of plays of a line for insertion sort; NumPy sorts longer lists."""


class LineCache(NamedTuple):
    """The cached plays of lines, and the data required to generate more plays."""

    generation: MoveGeneration
    """The inputs and scratch space of a move generation; `counts` is replaced for each line."""

    tile_points: Ints64
    """Points by letter code, shape (CODE_COUNT,)."""

    table: RecordArray
    """LineEntry records, a hash table, shape (ENTRIES,)."""

    plays: RecordArray
    """CachedPlay records, shape (CACHED_PLAYS,)."""

    usage: RecordArray
    """A CacheUsage record, shape (1,)."""

    unsorted: Ints64
    """Scratch space: code, info and rank of the plays of a line, shape (LINE_PLAYS, 3)."""


def new_line_cache(nodes: Ints32, tile_points: Ints64) -> LineCache:
    """Return an empty cache for a word list and tile set."""
    return LineCache(
        new_generation(nodes, np.zeros(CODE_COUNT, np.int64), tile_points, LINE_PLAYS),
        tile_points,
        table=np.zeros(ENTRIES, LINE_ENTRY_DTYPE),
        plays=np.zeros(CACHED_PLAYS, CACHED_PLAY_DTYPE),
        usage=np.zeros(1, USAGE_DTYPE),
        unsorted=np.zeros((LINE_PLAYS, 3), np.int64),
    )


@jit_kernel
def line_keys(board: PackedBoard, line: int, held: int, other_held: int) -> tuple[int, int]:
    """Return two hashes of a line, one for each of two racks.

    A hash is odd if its rack can lay a tile in the line.

    Args:
        board: The board.
        line: The line.
        held: The letters of the first rack, as bits.
        other_held: The letters of the second rack, as bits.
    """
    key = other_key = int64(line + 1) * 0x1D8E4E27C47D124F
    any_anchor, other_anchor = int64(0), int64(0)
    for place in range(SIZE):
        letter = int64(board.letters[line, place])
        if letter:
            content = other_content = (
                letter | int64(board.tile_points[line, place]) << 8 | int64(1) << 40
            )
        else:
            crossing, anchor = (
                int64(board.cross_sets[line, place]),
                -int64(board.anchors[line, place]),
            )
            points = int64(board.cross_points[line, place] + 1) << 32
            content, other_content = crossing & held, crossing & other_held
            any_anchor |= content & anchor
            other_anchor |= other_content & anchor
            content, other_content = (
                content | points if content else content,
                other_content | points if other_content else other_content,
            )
        key, other_key = (
            (key ^ content) * 0x369DEA0F31A53F85,
            (other_key ^ other_content) * 0x369DEA0F31A53F85,
        )
        key ^= (key >> 31) & 0x1FFFFFFFF
        other_key ^= (other_key >> 31) & 0x1FFFFFFFF
    return (
        key | 1 if any_anchor else key & ~1,
        other_key | 1 if other_anchor else other_key & ~1,
    )


@jit_kernel
def evict_if_full(cache: LineCache) -> None:
    """Clear the cache if it is nearly full."""
    if cache.usage[0].plays + RESERVED > CACHED_PLAYS or 2 * cache.usage[0].entries > ENTRIES:
        clear_cache(cache)


@jit_kernel
def clear_cache(cache: LineCache) -> None:
    """Remove all lines from the cache."""
    for slot in range(ENTRIES):
        cache.table[slot].key = 0
    cache.usage[0].plays = cache.usage[0].entries = 0


@jit_kernel
def line_entry(
    cache: LineCache,
    board: PackedBoard,
    line: int,
    line_key: int,
    rack_key: int,
    counts: Ints64,
    tiles: int,
) -> int:
    """Return the cache slot of the plays of a rack in a line; generate them if necessary.

    Args:
        cache: The cache.
        board: The board.
        line: The line.
        line_key: The hash of the line.
        rack_key: The hash of the rack.
        counts: The rack: tiles by letter code.
        tiles: The number of tiles on the rack.
    """
    key = (line_key ^ rack_key) * 0x1B873593CC9E2D51
    key ^= (key >> 32) & 0xFFFFFFFF
    slot = key & (ENTRIES - 1)
    table = cache.table
    while table[slot].key:
        if table[slot].key == key:
            return slot
        slot = (slot + 1) & (ENTRIES - 1)
    _generate_line(cache, board, line, counts, tiles, table[slot])
    table[slot].key = key
    cache.usage[0].entries += 1
    return slot


@jit_kernel
def _generate_line(
    cache: LineCache, board: PackedBoard, line: int, counts: Ints64, tiles: int, entry: LineEntry
) -> None:
    """Generate and sort the plays of a rack in a line, and fill in their cache entry."""
    shared, usage = cache.generation, cache.usage[0]
    generation = MoveGeneration(
        shared.nodes,
        counts,
        shared.tile_points,
        shared.tile_bits,
        shared.leaves,
        shared.steps,
        shared.plays,
    )
    held = held_letters(counts)
    count, limit = int64(0), int64(-1)
    for anchor in range(SIZE):
        if board.anchors[line, anchor]:
            if board.cross_sets[line, anchor] & held:
                count = generate_plays(generation, board, line, anchor, limit, count)
            limit = int64(anchor)
    begin, unsorted = usage.plays, cache.unsorted
    if count == LINE_PLAYS or begin + count > CACHED_PLAYS:
        usage.overflowed = 1
        count = min(count, CACHED_PLAYS - begin)
    order, outs = local_integers(INSERTION_SORTED), 0
    for place in range(count):
        play = generation.plays[place]
        code = encode_play(play)
        info = move_info(code, play.points, cache.tile_points)
        goes_out = tiles_in(info) == tiles
        outs += goes_out
        # Plays that go out are sorted first, then the others by ordering value.
        rank = -(points_in(info) + (INFINITY if goes_out else rack_points_in(info)))
        if count > INSERTION_SORTED:
            unsorted[place, 0], unsorted[place, 1], unsorted[place, 2] = code, info, rank
            continue
        spot = place
        while spot > 0 and order[spot - 1] > rank:
            order[spot] = order[spot - 1]
            cache.plays[begin + spot].code = cache.plays[begin + spot - 1].code
            cache.plays[begin + spot].info = cache.plays[begin + spot - 1].info
            spot -= 1
        order[spot] = rank
        cache.plays[begin + spot].code, cache.plays[begin + spot].info = code, info
    if count > INSERTION_SORTED:
        _sort_plays(unsorted, count, cache.plays[begin : begin + count])
    usage.plays = begin + count
    entry.begin, entry.outs, entry.others = begin, outs, count - outs


@jit_allocating_kernel
def _sort_plays(unsorted: Ints64, count: int, plays: RecordArray) -> None:
    """Copy plays into the cache in ascending order of rank.

    Args:
        unsorted: The plays as rows of code, info and rank.
        count: The number of plays.
        plays: Output, CachedPlay records.
    """
    for place, number in enumerate(np.argsort(unsorted[:count, 2])):
        plays[place].code, plays[place].info = unsorted[number, 0], unsorted[number, 1]


@jit_kernel
def other_plays_range(entry: LineEntry, most: int) -> tuple[int, int]:
    """Return the index range of up to `most` plays of a line that do not go out."""
    begin = entry.begin + entry.outs
    return begin, begin + min(entry.others, most)


@jit_kernel
def list_best_first(
    cache: LineCache, entries: Ints64, buckets: Ints64, codes: Ints64, infos: Ints64, most: int
) -> int:
    """List the plays of several lines that do not go out, in descending ordering value.

    Args:
        cache: The cache.
        entries: The cache slot of each line, -1 for none.
        buckets: Scratch space, shape (BUCKETS,), all zero before and after.
        codes: Output: codes.
        infos: Output: infos.
        most: The maximum number of plays.

    Returns:
        The number of plays listed.
    """
    lowest_used, highest_used = BUCKETS, 0
    for line in range(len(entries)):
        if entries[line] >= 0:
            begin, end = other_plays_range(cache.table[entries[line]], most)
            for place in range(begin, end):
                bucket = _bucket(cache.plays[place].info)
                buckets[bucket] += 1
                lowest_used, highest_used = min(lowest_used, bucket), max(highest_used, bucket)
    count = int64(0)
    for bucket in range(lowest_used, highest_used + 1):
        buckets[bucket], count = count, count + buckets[bucket]
    for line in range(len(entries)):
        if entries[line] >= 0:
            begin, end = other_plays_range(cache.table[entries[line]], most)
            for place in range(begin, end):
                info = cache.plays[place].info
                bucket = _bucket(info)
                spot = buckets[bucket]
                if spot >= most:
                    break
                buckets[bucket] += 1
                codes[spot], infos[spot] = cache.plays[place].code, info
    for bucket in range(lowest_used, highest_used + 1):
        buckets[bucket] = 0
    return min(count, most)


@jit_kernel
def _bucket(info: int) -> int:
    """Return the bucket of a play; the best plays are in bucket 0."""
    return max(BUCKETS - 1 - ordering_value(info), 0)
