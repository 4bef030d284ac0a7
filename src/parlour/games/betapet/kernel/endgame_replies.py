"""The replies that the opponent has on this very board, and which of them a move leaves as they are."""

from __future__ import annotations

from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import (
    ENTRY_BEGIN,
    ENTRY_OUTS,
    LineCache,
    line_entry,
    list_best_first,
)
from parlour.games.betapet.kernel.move_code import (
    ALL_PLACES,
    LINE_AT,
    STRIP_AT,
    main_word_ends,
    ordering_value,
    points_in,
)
from parlour.games.betapet.kernel.packed import LETTER, LINES
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Ints32, Ints64
from parlour.search.local_arrays import local_integers

MAX_OUT_REPLIES, MAX_REPLIES = 24, 62
"""So many replies that go out are kept, and so many in all: a bit each of a 64-bit number."""


@jit_kernel
def write_replies(
    cache: LineCache,
    squares: Ints32,
    line_keys: Ints64,
    rack_key: int,
    counts: Ints64,
    tiles: int,
    others: bool,
    places: Ints64,
    worths: Ints64,
    codes: Ints64,
) -> tuple[int, int]:
    """List a player's plays that go out, most points first, and others if asked or there are none, by ordering value; return their numbers.

    `line_keys` (shape LINES), `rack_key`, `counts` and `tiles` are that player's. `worths` (shape MAX_REPLIES) receives their points or
    ordering value, `codes` their codes.
    """
    entries = local_integers(LINES)
    outs = int64(0)
    for line in range(LINES):
        entries[line] = -1
        if line_keys[line] & 1:
            entries[line] = line_entry(
                cache, squares, line, line_keys[line], rack_key, counts, tiles
            )
            begin, number = (
                cache.table[entries[line], ENTRY_BEGIN],
                cache.table[entries[line], ENTRY_OUTS],
            )
            for place in range(begin, begin + number):
                points = points_in(cache.plays[place, 1])
                spot = min(outs, MAX_OUT_REPLIES - 1)
                if outs == MAX_OUT_REPLIES and points <= worths[spot]:
                    break
                while spot and worths[spot - 1] < points:
                    worths[spot], codes[spot] = worths[spot - 1], codes[spot - 1]
                    spot -= 1
                worths[spot], codes[spot] = points, cache.plays[place, 0]
                outs = min(outs + 1, MAX_OUT_REPLIES)
    count = outs
    if others or outs == 0:
        infos = worths[outs:]
        count += list_best_first(cache, entries, places, codes[outs:], infos, MAX_REPLIES - outs)
        for place in range(count - outs):
            infos[place] = ordering_value(infos[place])
    return outs, count - outs


@jit_kernel
def mark_squares(squares: Ints32, codes: Ints64, count: int, affected_by: Ints64) -> None:
    """Fill in which of so many replies may change by what is laid where.

    `affected_by` (shape 3 x SQUARES) receives the bits of those that may change when a tile is laid on a square: by a play across, by
    one down, and because a run that ends beside it gets longer.
    """
    open_to = affected_by[2]
    open_to[:] = 0
    for each in range(count):
        line, places = codes[each] >> LINE_AT, codes[each] >> STRIP_AT & ALL_PLACES
        before, after = main_word_ends(squares[LETTER, line], places)
        start, stride = (line * SIZE, 1) if line < SIZE else (line - SIZE, SIZE)
        bit = int64(1) << each
        while places:
            open_to[start + stride * lowest_bit(places)] |= bit
            places &= places - 1
        if before >= 0:
            open_to[start + stride * before] |= bit
        if after < SIZE:
            open_to[start + stride * after] |= bit
    # A tile also makes the run across it longer, up to the next free square on either side.
    for way in range(2):
        found = affected_by[way]
        found[:] = 0
        for line in range(SIZE):
            start, stride = (line, SIZE) if way == 0 else (line * SIZE, 1)
            last = -1
            for place in range(SIZE):
                square = start + stride * place
                if not squares[LETTER, square // SIZE, square % SIZE]:
                    found[square] |= open_to[square]
                    if last >= 0:
                        found[square] |= open_to[last]
                        found[last] |= open_to[square]
                    last = square


@jit_kernel
def affected_replies(squares: Ints32, code: int, affected_by: Ints64) -> int:
    """Return the bits of the replies that may change by this move: on its squares, and where a run through them ends."""
    line, places, found = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES, int64(0)
    before, after = main_word_ends(squares[LETTER, line], places)
    start, stride, way = (line * SIZE, 1, 0) if line < SIZE else (line - SIZE, SIZE, 1)
    while places:
        found |= affected_by[way, start + stride * lowest_bit(places)]
        places &= places - 1
    if before >= 0:
        found |= affected_by[2, start + stride * before]
    if after < SIZE:
        found |= affected_by[2, start + stride * after]
    return found
