"""The plays of one line for one rack, found once and kept: most lines stay as they are while an endgame is counted out."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.leave_table import SUBSETS
from parlour.games.betapet.kernel.move_code import (
    encode_play,
    move_info,
    ordering_value,
    points_in,
    rack_points_in,
    tiles_in,
)
from parlour.games.betapet.kernel.movegen import PLAY_POINTS, PLAY_SIZE, STACK_SIZE, generate_plays
from parlour.games.betapet.kernel.packed import (
    ALL_LETTERS,
    ANCHOR,
    CODE_COUNT,
    CROSS_POINTS,
    CROSS_SET,
    JOKER_CODE,
    LETTER,
    TILE_POINTS,
    PackedBoard,
)
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_allocating_kernel, jit_kernel
from parlour.search.kernels import Ints32, Ints64
from parlour.search.local_arrays import local_integers

INFINITY = 1 << 30

BUCKETS = 256
"""Plays are bucketed by ordering value up to so many points."""

ENTRY_KEY, ENTRY_BEGIN, ENTRY_OUTS, ENTRY_OTHERS = range(4)
"""What is kept of a line for a rack: its key, where its plays begin, how many go out (these come first, most points first), and how
many others follow, by ordering value."""

ENTRIES, CACHED_PLAYS, LINE_PLAYS = 1 << 19, 4_000_000, 30_000
"""So many lines and plays are kept, and so many of one line; with two jokers it has some thousands."""

RESERVED = 150_000
"""With less room for plays than this left, everything is evicted before the next position."""

INSERTION_SORTED = 24
"""So many plays of a line are sorted by insertion, more by NumPy."""

USED_PLAYS, USED_ENTRIES, OVERFLOWED = range(3)
"""How much of the room is used, and whether there ever was too little for the plays of a line."""


class LineCache(NamedTuple):
    """What is kept of lines, and what generating more takes: the GADDAG, the points of tiles by code, and scratch memory.

    `table` has shape (ENTRIES, 4), `plays` (CACHED_PLAYS, 2): code and info; `use` 3. The rest are arguments of `generate`.
    """

    nodes: Ints32
    tile_points: Ints64
    table: Ints64
    plays: Ints64
    use: Ints64
    found: Ints64
    stack: Ints64
    leaves: Ints64
    bits: Ints64


def new_line_cache(nodes: Ints32, tile_points: Ints64) -> LineCache:
    """Return an empty cache for one list and tile set."""
    return LineCache(
        nodes,
        tile_points,
        np.zeros((ENTRIES, 4), np.int64),
        np.zeros((CACHED_PLAYS, 2), np.int64),
        np.zeros(3, np.int64),
        np.zeros(LINE_PLAYS * PLAY_SIZE, np.int64),
        np.zeros(STACK_SIZE, np.int64),
        np.zeros(SUBSETS, np.int64),
        np.zeros(CODE_COUNT * 8, np.int64),
    )


@jit_kernel
def line_keys(squares: PackedBoard, line: int, held: int, other_held: int) -> tuple[int, int]:
    """Return the hash of a line for whoever holds these letters (bits by code), odd when they may lay something there; for two at once."""
    found = other_found = int64(line + 1) * 0x1D8E4E27C47D124F
    any_anchor, other_anchor = int64(0), int64(0)
    for place in range(SIZE):
        letter = int64(squares[LETTER, line, place])
        if letter:
            mark = other_mark = (
                letter | int64(squares[TILE_POINTS, line, place]) << 8 | int64(1) << 40
            )
        else:
            crossing, anchor = (
                int64(squares[CROSS_SET, line, place]),
                -int64(squares[ANCHOR, line, place]),
            )
            points = int64(squares[CROSS_POINTS, line, place] + 1) << 32
            mark, other_mark = crossing & held, crossing & other_held
            any_anchor |= mark & anchor
            other_anchor |= other_mark & anchor
            mark, other_mark = (
                mark | points if mark else mark,
                other_mark | points if other_mark else other_mark,
            )
        found, other_found = (
            (found ^ mark) * 0x369DEA0F31A53F85,
            (other_found ^ other_mark) * 0x369DEA0F31A53F85,
        )
        found ^= (found >> 31) & 0x1FFFFFFFF
        other_found ^= (other_found >> 31) & 0x1FFFFFFFF
    return (
        found | 1 if any_anchor else found & ~1,
        other_found | 1 if other_anchor else other_found & ~1,
    )


@jit_kernel
def evict_if_full(cache: LineCache) -> None:
    """Forget everything when there is little room left."""
    if cache.use[USED_PLAYS] + RESERVED > CACHED_PLAYS or 2 * cache.use[USED_ENTRIES] > ENTRIES:
        clear_cache(cache)


@jit_kernel
def clear_cache(cache: LineCache) -> None:
    """Forget all lines."""
    cache.table[:, ENTRY_KEY] = 0
    cache.use[USED_PLAYS] = cache.use[USED_ENTRIES] = 0


@jit_kernel
def line_entry(
    cache: LineCache,
    squares: PackedBoard,
    line: int,
    line_key: int,
    rack_key: int,
    counts: Ints64,
    tiles: int,
) -> int:
    """Return the place in the table of what a rack of so many tiles can lay in a line, generated where it is not known."""
    key = (line_key ^ rack_key) * 0x1B873593CC9E2D51
    key ^= (key >> 32) & 0xFFFFFFFF
    slot = key & (ENTRIES - 1)
    table = cache.table
    while table[slot, ENTRY_KEY]:
        if table[slot, ENTRY_KEY] == key:
            return slot
        slot = (slot + 1) & (ENTRIES - 1)
    _generate_line(cache, squares, line, counts, tiles, table[slot])
    table[slot, ENTRY_KEY] = key
    cache.use[USED_ENTRIES] += 1
    return slot


@jit_kernel
def _generate_line(
    cache: LineCache, squares: PackedBoard, line: int, counts: Ints64, tiles: int, entry: Ints64
) -> None:
    """Generate the plays of a line, sort them and fill in their entry."""
    found, bits, leaves = cache.found, cache.bits, cache.leaves
    held = int64(ALL_LETTERS) if counts[JOKER_CODE] else int64(0)
    for code in range(1, JOKER_CODE):
        if counts[code]:
            held |= int64(1) << code
    count, limit = 0, -1
    for anchor in range(SIZE):
        if squares[ANCHOR, line, anchor]:
            if squares[CROSS_SET, line, anchor] & held:
                count = generate_plays(
                    squares,
                    line,
                    anchor,
                    limit,
                    cache.nodes,
                    counts,
                    cache.tile_points,
                    bits,
                    leaves,
                    cache.stack,
                    found,
                    count,
                )
            limit = anchor
    begin = cache.use[USED_PLAYS]
    if (count + 1) * PLAY_SIZE > len(found) or begin + count > CACHED_PLAYS:
        cache.use[OVERFLOWED] = 1
        count = min(count, CACHED_PLAYS - begin)
    order, outs = local_integers(INSERTION_SORTED), 0
    for place in range(count):
        play = found[place * PLAY_SIZE : place * PLAY_SIZE + PLAY_SIZE]
        code = encode_play(play)
        info = move_info(code, play[PLAY_POINTS], cache.tile_points)
        out = tiles_in(info) == tiles
        outs += out
        # Those that go out stand first, then the others by ordering value.
        rank = -(points_in(info) + (INFINITY if out else rack_points_in(info)))
        if count > INSERTION_SORTED:
            found[place * PLAY_SIZE], found[place * PLAY_SIZE + 1], found[place * PLAY_SIZE + 2] = (
                code,
                info,
                rank,
            )
            continue
        spot = place
        while spot > 0 and order[spot - 1] > rank:
            order[spot] = order[spot - 1]
            cache.plays[begin + spot, 0], cache.plays[begin + spot, 1] = (
                cache.plays[begin + spot - 1, 0],
                cache.plays[begin + spot - 1, 1],
            )
            spot -= 1
        order[spot], cache.plays[begin + spot, 0], cache.plays[begin + spot, 1] = rank, code, info
    if count > INSERTION_SORTED:
        _sort_plays(found, count, cache.plays[begin : begin + count])
    cache.use[USED_PLAYS] = begin + count
    entry[ENTRY_BEGIN], entry[ENTRY_OUTS], entry[ENTRY_OTHERS] = begin, outs, count - outs


@jit_allocating_kernel
def _sort_plays(found: Ints64, count: int, plays: Ints64) -> None:
    """Put so many plays, of which `found` has the code, the info and the rank, into order of rank."""
    for place, number in enumerate(np.argsort(found[2 : count * PLAY_SIZE : PLAY_SIZE])):
        plays[place, 0], plays[place, 1] = found[number * PLAY_SIZE], found[number * PLAY_SIZE + 1]


@jit_kernel
def other_plays_range(entry: Ints64, most: int) -> tuple[int, int]:
    """Return where the plays of a line that do not go out begin and end, of which `most` matter."""
    begin = entry[ENTRY_BEGIN] + entry[ENTRY_OUTS]
    return begin, begin + min(entry[ENTRY_OTHERS], most)


@jit_kernel
def list_best_first(
    cache: LineCache, entries: Ints64, buckets: Ints64, codes: Ints64, infos: Ints64, most: int
) -> int:
    """List the plays of several lines that do not go out by ordering value; return how many, `most` or fewer.

    `entries` are places in the table (-1: no line); `buckets` (shape BUCKETS) is scratch memory,
    all zero before and after; `codes` and `infos` receive the plays.
    """
    lowest_used, highest_used = BUCKETS, 0
    for line in range(len(entries)):
        if entries[line] >= 0:
            begin, end = other_plays_range(cache.table[entries[line]], most)
            for place in range(begin, end):
                bucket = _bucket(cache.plays[place, 1])
                buckets[bucket] += 1
                lowest_used, highest_used = min(lowest_used, bucket), max(highest_used, bucket)
    count = int64(0)
    for bucket in range(lowest_used, highest_used + 1):
        buckets[bucket], count = count, count + buckets[bucket]
    for line in range(len(entries)):
        if entries[line] >= 0:
            begin, end = other_plays_range(cache.table[entries[line]], most)
            for place in range(begin, end):
                info = cache.plays[place, 1]
                bucket = _bucket(info)
                spot = buckets[bucket]
                if spot >= most:
                    break
                buckets[bucket] += 1
                codes[spot], infos[spot] = cache.plays[place, 0], info
    for bucket in range(lowest_used, highest_used + 1):
        buckets[bucket] = 0
    return min(count, most)


@jit_kernel
def _bucket(info: int) -> int:
    """Return the bucket of a play, the best first."""
    return max(BUCKETS - 1 - ordering_value(info), 0)
