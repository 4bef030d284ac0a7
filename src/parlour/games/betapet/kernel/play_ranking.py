"""The plays of a rack in the order of their points (plays/ranked_plays.py), compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.move_code import encode_play
from parlour.games.betapet.kernel.records import RecordArray
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64

POINT_LIMIT = 4096
"""A number of points that no play reaches."""

GAPS = (701, 301, 132, 57, 23, 10, 4, 1)
"""The gaps of the shell sort (Ciura, *Best Increments for the Average Case of Shellsort*, 2001)."""


class RankingScratch(NamedTuple):
    """The scratch space of a ranking."""

    ends: Ints64
    """By points, the end of their places in the ranking, shape (POINT_LIMIT,)."""

    codes: Ints64
    """The codes in the order of their points, shape (max_plays,)."""


def new_ranking_scratch(max_plays: int) -> RankingScratch:
    """Return scratch space for rankings of up to `max_plays` plays."""
    return RankingScratch(np.zeros(POINT_LIMIT, np.int64), np.zeros(max_plays, np.int64))


@jit_kernel
def rank_plays(
    plays: RecordArray, found: int, scratch: RankingScratch, codes: Ints64, points: Ints64
) -> int:
    """Write the first plays of a ranking and return their number, at most `len(codes)`.

    Args:
        plays: The plays, FoundPlay records.
        found: The number of plays.
        scratch: Scratch space.
        codes: Receives the code of each play.
        points: Receives the points of each play.
    """
    ends, limit = scratch.ends, len(codes)
    highest, lowest = 0, 0
    for number in range(found):
        value = plays[number].points
        ends[value] += 1
        highest = max(highest, value)
    # Plays with fewer points than `lowest` have places beyond the limit.
    total = int64(0)
    for value in range(highest, -1, -1):
        count, ends[value] = ends[value], total
        total += count
        if total >= limit:
            lowest = value
            break
    for number in range(found):
        value = plays[number].points
        if value >= lowest:
            scratch.codes[ends[value]] = encode_play(plays[number])
            ends[value] += 1
    begin = int64(0)
    for value in range(highest, lowest - 1, -1):
        sort_codes(scratch.codes, begin, ends[value])
        for place in range(begin, min(ends[value], limit)):
            codes[place], points[place] = scratch.codes[place], value
        begin = ends[value]
    ends[: highest + 1] = 0
    return min(total, limit)


@jit_kernel
def sort_codes(codes: Ints64, begin: int, end: int) -> None:
    """Sort a part of an array in place."""
    for gap in GAPS:
        for place in range(begin + gap, end):
            code, spot = codes[place], place
            while spot >= begin + gap and codes[spot - gap] > code:
                codes[spot] = codes[spot - gap]
                spot -= gap
            codes[spot] = code
