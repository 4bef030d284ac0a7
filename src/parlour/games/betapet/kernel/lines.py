"""The plays of one line for one rack, found once and kept: most lines stay as they are while an endgame is counted out."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betapet.kernel.gaddag import Ints32, Ints64, whole
from parlour.games.betapet.kernel.leaves import LARGEST
from parlour.games.betapet.kernel.packed import code_of, info_of, points_in, promise, tiles_in, value_in
from parlour.games.betapet.kernel.position import ALLOWED, ANCHOR, ANYTHING, BESIDE, CODES, FACE, JOKER_CODE, LETTER, Squares
from parlour.games.betapet.kernel.reach import REACH
from parlour.games.betapet.kernel.search import FOUND, FOUND_POINTS, STACK, walk
from parlour.games.betapet.rules.board import SIZE
from parlour.search.compiled import compiled

FAR = 1 << 30

SORTS = 256
"""Promises are sorted by points up to so many."""

PART_KEY, PART_BEGIN, PART_OUTS, PART_NUMBER = range(4)
"""What is kept of a line for a rack: its key, where its plays begin, how many take the mover out (these come first, most points
first), and how many others follow, those first that promise most."""

PARTS, KEPT, LONGEST = 1 << 19, 4_000_000, 30_000
"""So many lines and plays are kept; a line with two jokers has some thousands of plays."""

RESERVED = 150_000
"""With less room than this left, everything is forgotten before the next position."""

FEW = 24
"""So many plays are sorted by insertion."""

KEPT_PLAYS, KEPT_PARTS, KEPT_CUT = range(3)
"""How much of the room is used, and whether there ever was too little for the plays of a line."""


class Store(NamedTuple):
    """What is kept of lines, and what finding more takes: the word graph, what tiles are worth, and scratch memory."""

    nodes: Ints32
    worth: Ints64
    table: Ints64
    plays: Ints64
    use: Ints64
    found: Ints64
    stack: Ints64
    reach: Ints64
    joker_letters: Ints64
    leaves: Ints64
    bits: Ints64


def store(nodes: Ints32, worth: Ints64) -> Store:
    """Return an empty store."""
    return Store(
        nodes,
        worth,
        np.zeros((PARTS, 4), np.int64),
        np.zeros((KEPT, 2), np.int64),
        np.zeros(3, np.int64),
        np.zeros(LONGEST * FOUND, np.int64),
        np.zeros(STACK, np.int64),
        np.full(REACH, 1 << 50, np.int64),
        np.full(80, ANYTHING, np.int64),
        np.zeros(LARGEST, np.int64),
        np.zeros(CODES * 8, np.int64),
    )


@compiled
def line_key(squares: Squares, line: int, held: int) -> int:
    """Return what names a line for whoever holds these letters, or 0 when they cannot lay anything there."""
    found, any_anchor = whole(line + 1) * 0x1D8E4E27C47D124F, False
    for place in range(SIZE):
        letter = whole(squares[LETTER, line, place])
        if letter:
            mark = letter | whole(squares[FACE, line, place]) << 8 | whole(1) << 40
        else:
            fitting = squares[ALLOWED, line, place] & held
            mark = fitting | whole(squares[BESIDE, line, place] + 1) << 32 if fitting else whole(0)
            if squares[ANCHOR, line, place] and fitting:
                any_anchor = True
        found = (found ^ mark) * 0x369DEA0F31A53F85
        found ^= (found >> 31) & 0x1FFFFFFFF
    return found if any_anchor else whole(0)


@compiled
def forget(kept: Store) -> None:
    """Make room when there is little left."""
    if kept.use[KEPT_PLAYS] + RESERVED > KEPT or 2 * kept.use[KEPT_PARTS] > PARTS:
        kept.table[:, PART_KEY] = 0
        kept.use[KEPT_PLAYS] = kept.use[KEPT_PARTS] = 0


@compiled
def part(kept: Store, squares: Squares, line: int, line_key: int, rack_key: int, counts: Ints64, tiles: int) -> int:
    """Return where in the table it says what a rack can lay in a line."""
    key = (line_key ^ rack_key) * 0x1B873593CC9E2D51
    key ^= (key >> 32) & 0xFFFFFFFF
    slot = key & (PARTS - 1)
    table = kept.table
    while table[slot, PART_KEY]:
        if table[slot, PART_KEY] == key:
            return slot
        slot = (slot + 1) & (PARTS - 1)
    _fill(kept, squares, line, counts, tiles, table[slot])
    table[slot, PART_KEY] = key
    kept.use[KEPT_PARTS] += 1
    return slot


@compiled
def _fill(kept: Store, squares: Squares, line: int, counts: Ints64, tiles: int, entry: Ints64) -> None:
    """Find the plays of a line."""
    found, bits, leaves, reach, letters = kept.found, kept.bits, kept.leaves, kept.reach, kept.joker_letters
    held = whole(ANYTHING) if counts[JOKER_CODE] else whole(0)
    for code in range(1, JOKER_CODE):
        if counts[code]:
            held |= whole(1) << code
    count, limit = 0, -1
    for anchor in range(SIZE):
        if squares[ANCHOR, line, anchor]:
            if squares[ALLOWED, line, anchor] & held:
                count = walk(
                    squares, line, anchor, limit, kept.nodes, counts, kept.worth, bits, leaves, reach, letters, kept.stack, False, found, count
                )
            limit = anchor
    begin = kept.use[KEPT_PLAYS]
    if (count + 1) * FOUND > len(found) or begin + count > KEPT:
        kept.use[KEPT_CUT] = 1
        count = min(count, KEPT - begin)
    order = np.empty(count, np.int64)
    outs = 0
    for place in range(count):
        play = found[place * FOUND : place * FOUND + FOUND]
        code = code_of(play)
        info = info_of(code, play[FOUND_POINTS], kept.worth)
        found[place * FOUND], found[place * FOUND + 1] = code_of(play), info
        out = tiles_in(info) == tiles
        outs += out
        order[place] = -(points_in(info) + (FAR if out else value_in(info)))
        if count <= FEW:
            spot = begin + place
            while spot > begin and order[spot - begin - 1] > order[spot - begin]:
                order[spot - begin - 1], order[spot - begin] = order[spot - begin], order[spot - begin - 1]
                kept.plays[spot, 0], kept.plays[spot, 1] = kept.plays[spot - 1, 0], kept.plays[spot - 1, 1]
                spot -= 1
            kept.plays[spot, 0], kept.plays[spot, 1] = code, info
    # Those that take the mover out stand first, then those that promise most.
    if count > FEW:
        for place, number in enumerate(np.argsort(order)):
            kept.plays[begin + place, 0], kept.plays[begin + place, 1] = found[number * FOUND], found[number * FOUND + 1]
    kept.use[KEPT_PLAYS] = begin + count
    entry[PART_BEGIN], entry[PART_OUTS], entry[PART_NUMBER] = begin, outs, count - outs


@compiled
def by_promise(kept: Store, entries: Ints64, places: Ints64, codes: Ints64, infos: Ints64, most: int) -> int:
    """List those plays of several lines that do not take the mover out, those first that promise most; return how many, `most` or fewer."""
    places[:] = 0
    for line in range(len(entries)):
        if entries[line] >= 0:
            entry = kept.table[entries[line]]
            begin = entry[PART_BEGIN] + entry[PART_OUTS]
            for place in range(begin, begin + min(entry[PART_NUMBER], most)):
                info = kept.plays[place, 1]
                places[max(SORTS - promise(info), 1)] += 1
    for sort in range(SORTS):
        places[sort + 1] += places[sort]
    count = min(whole(places[SORTS]), most)
    for line in range(len(entries)):
        if entries[line] >= 0:
            entry = kept.table[entries[line]]
            begin = entry[PART_BEGIN] + entry[PART_OUTS]
            for place in range(begin, begin + min(entry[PART_NUMBER], most)):
                info = kept.plays[place, 1]
                sort = max(SORTS - promise(info), 1) - 1
                spot = places[sort]
                if spot >= most:
                    break
                places[sort] += 1
                codes[spot], infos[spot] = kept.plays[place, 0], info
    return count
