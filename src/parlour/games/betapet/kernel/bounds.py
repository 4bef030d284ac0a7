"""Upper bounds of the equity that plays from an anchor can reach: by them the search for the best play leaves most of the board alone.

For each anchor and each number of tiles left and right of it, what any letters could make there is bounded without the
list; and, once it matters, by the subracks that do make a word with the letters lying there. A subrack is a choice of
tiles from the rack, whatever their order.
"""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.gaddag import LETTER_HASHES, has_anagram, int64
from parlour.games.betapet.kernel.packed import CROSS_POINTS, CROSS_SET, JOKER_CODE, LETTER, LETTER_FACTOR, TILE_POINTS, WORD_FACTOR, Squares
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK
from parlour.games.betapet.rules.scoring import BINGO
from parlour.search.jit import compiled, lowest, population
from parlour.search.kernels import Ints64

NEVER = -(1 << 40)
"""Less than any equity: of what cannot be made."""

JOKER_LEVELS = 3
"""Bounds are made apart for none, one and two jokers laid: a joker kept is worth much, and only then."""

REACHABLE = 80 * (JOKER_LEVELS + 33)
"""The size of what `refined_bounds` fills: 80 numbers for each level, then for each letter a joker may be laid as."""

BY_LETTER = 2 + JOKER_LEVELS
MEMO_ENTRIES, MEMO_ENTRY = 256, BY_LETTER + 33
"""`best_leaves` remembers so many answers of so many numbers each."""


@compiled
def anchor_bounds(
    squares: Squares,
    line: int,
    anchor: int,
    limit: int,
    counts: Ints64,
    tile_points: Ints64,
    sorted_worth: Ints64,
    by_tiles: Ints64,
    out: Ints64,
    through_marks: Ints64,
) -> int:
    """Return the highest equity that any letters could make from one anchor of a line.

    `limit` is the anchor before it in the line (-1: none), `counts` and `tile_points` are by letter code, `sorted_worth` holds
    the points of the rack's tiles from the highest, `by_tiles` the best leave of each number of tiles (thousandths of a point).
    `out` (shape 64, 8 x the tiles up to the anchor + the tiles after it) receives the points of that in thousandths,
    `through_marks` (likewise) the sum of hashes of the letters that each such word runs through.
    """
    tiles = 0
    rack_mask = int64(0)
    for code in range(1, 32):
        tiles += counts[code]
        if counts[code] and code < JOKER_CODE:
            rack_mask |= int64(1) << code
    joker = counts[JOKER_CODE] > 0
    out[:] = NEVER
    highest = NEVER
    factors = np.empty(8, np.int64)
    letter_up, caps, beside, cross_up = np.empty(8, np.int64), np.empty(8, np.int64), np.empty(8, np.int64), np.empty(8, np.int64)
    through_left, word_left, left = 0, 1, 0
    marks_left = int64(0)
    place = anchor
    while True:
        while place >= 0 and squares[LETTER, line, place]:
            through_left += squares[TILE_POINTS, line, place]
            marks_left += LETTER_HASHES[squares[LETTER, line, place]]
            place -= 1
        if left > 0:
            through, word, right, marks = through_left, word_left, 0, marks_left
            spot = anchor + 1
            while True:
                while spot < SIZE and squares[LETTER, line, spot]:
                    through += squares[TILE_POINTS, line, spot]
                    marks += LETTER_HASHES[squares[LETTER, line, spot]]
                    spot += 1
                used = left + right
                total = through * word
                free = 0
                for tile in range(used):
                    factor = letter_up[tile] * word
                    if beside[tile] >= 0:
                        factor += letter_up[tile] * cross_up[tile]
                        total += beside[tile] * cross_up[tile] + caps[tile] * factor
                        continue
                    spotted = free
                    while spotted > 0 and factors[spotted - 1] < factor:
                        factors[spotted] = factors[spotted - 1]
                        spotted -= 1
                    factors[spotted] = factor
                    free += 1
                for tile in range(free):
                    total += factors[tile] * sorted_worth[tile]
                if used == RACK:
                    total += BINGO
                out[8 * left + right], through_marks[8 * left + right] = total * POINT, marks
                highest = max(highest, total * POINT + by_tiles[tiles - used])
                if used == tiles or spot >= SIZE:
                    break
                cap = _most_points(squares[CROSS_SET, line, spot], squares[CROSS_POINTS, line, spot], rack_mask, joker, tile_points)
                if cap < 0:
                    break
                letter_up[used], caps[used] = squares[LETTER_FACTOR, line, spot], cap
                beside[used], cross_up[used] = squares[CROSS_POINTS, line, spot], squares[WORD_FACTOR, line, spot]
                word *= squares[WORD_FACTOR, line, spot]
                right += 1
                spot += 1
        if left == tiles or place < 0 or place <= limit:
            break
        cap = _most_points(squares[CROSS_SET, line, place], squares[CROSS_POINTS, line, place], rack_mask, joker, tile_points)
        if cap < 0:
            break
        letter_up[left], caps[left] = squares[LETTER_FACTOR, line, place], cap
        beside[left], cross_up[left] = squares[CROSS_POINTS, line, place], squares[WORD_FACTOR, line, place]
        word_left *= squares[WORD_FACTOR, line, place]
        left += 1
        place -= 1
    return highest


@compiled
def _most_points(allowed: int, beside: int, rack_mask: int, joker: bool, tile_points: Ints64) -> int:
    """Return the most that a tile of the rack (`rack_mask`, bits by code) counts on a square, or -1 when none may lie there."""
    if beside < 0:
        return 0
    fitting = int64(allowed) & rack_mask
    best = 0 if joker and allowed else -1
    while fitting:
        code = lowest(fitting)
        fitting &= fitting - 1
        best = max(best, tile_points[code])
    return best


@compiled
def subracks(counts: Ints64, bits: Ints64, leaves: Ints64, tiles: int, racks: Ints64) -> None:
    """List every subrack once, by its number of tiles, the best leave first.

    `bits` are those of `movegen.tile_bits`, `leaves` the worth of each leave by bits. Of `racks` (shape 128 x 4) the list of n
    tiles begins at row `racks[n, 3]`; a row is the sum of hashes without jokers, the jokers, and the leave's worth.
    """
    marks, same = np.zeros(8, np.int64), np.zeros(8, np.int64)
    place, joker_tiles = 0, int64(0)
    for code in range(32):
        for copy in range(counts[code]):
            same[place] = copy
            if code == JOKER_CODE:
                joker_tiles |= int64(1) << place
            else:
                marks[place] = LETTER_HASHES[code]
            place += 1
    row = 0
    for used in range(1, 9):
        first = row
        racks[used, 3] = first
        if used > tiles:
            continue
        for laid in range(1, 1 << tiles):
            if population(int64(laid)) != used:
                continue
            total, single = int64(0), True
            for tile in range(tiles):
                if laid >> tile & 1:
                    total += marks[tile]
                    # Of equal tiles the last ones are laid first, as generation does; other selections are the same again.
                    if tile + 1 < tiles and same[tile + 1] > 0 and not laid >> (tile + 1) & 1:
                        single = False
            if not single:
                continue
            leave = leaves[((1 << tiles) - 1) ^ laid]
            at = row
            while at > first and racks[at - 1, 2] < leave:
                racks[at, 0], racks[at, 1], racks[at, 2] = racks[at - 1, 0], racks[at - 1, 1], racks[at - 1, 2]
                at -= 1
            racks[at, 0], racks[at, 1], racks[at, 2] = total, population(int64(laid) & joker_tiles), leave
            row += 1


@compiled
def best_leaves(marks: int, used: int, anagrams: Ints64, racks: Ints64, memo: Ints64, letters: int) -> int:
    """Return where in `memo` it says what the best leave is of those words of so many tiles that run through these letters.

    `memo` has shape (MEMO_ENTRIES, MEMO_ENTRY). An entry is the tiles (0: free), the sum of hashes of the letters, the best leave
    with no, one and two jokers laid or more, and from place BY_LETTER on the best leave with a joker laid as each letter.
    """
    place = (marks >> 17 ^ marks >> 41 ^ used * 37) & (MEMO_ENTRIES - 1)
    if memo[place, 0] == used and memo[place, 1] == marks:
        return place
    memo[place, :] = NEVER
    memo[place, 0], memo[place, 1] = used, marks
    for row in range(racks[used, 3], racks[used + 1, 3]):
        total, jokers, leave = racks[row, 0] + marks, racks[row, 1], racks[row, 2]
        if jokers == 0:
            if leave > memo[place, 2] and has_anagram(anagrams, total):
                memo[place, 2] = leave
        elif jokers == 1:
            for code in range(1, letters + 1):
                if leave > memo[place, BY_LETTER + code] and has_anagram(anagrams, total + LETTER_HASHES[code]):
                    memo[place, BY_LETTER + code] = leave
                    memo[place, 3] = max(memo[place, 3], leave)
        else:
            for code in range(1, letters + 1):
                for other in range(code, letters + 1):
                    wanted = leave > memo[place, BY_LETTER + code] or leave > memo[place, BY_LETTER + other]
                    if wanted and has_anagram(anagrams, total + LETTER_HASHES[code] + LETTER_HASHES[other]):
                        memo[place, BY_LETTER + code] = max(memo[place, BY_LETTER + code], leave)
                        memo[place, BY_LETTER + other] = max(memo[place, BY_LETTER + other], leave)
                        memo[place, 4] = max(memo[place, 4], leave)
    memo[place, 3] = max(memo[place, 3], memo[place, 4])
    memo[place, 2] = max(memo[place, 2], memo[place, 3])
    return place


@compiled
def refined_bounds(
    table: Ints64,
    through: Ints64,
    by_tiles: Ints64,
    high: int,
    tiles: int,
    jokers: int,
    anagrams: Ints64,
    racks: Ints64,
    memo: Ints64,
    letters: int,
    reachable: Ints64,
) -> int:
    """Turn an anchor's bounds (`table`, `through`: see `anchor_bounds`) into what generation from it can still reach and return the highest.

    `reachable` has shape REACHABLE, in thousandths of a point: 80 numbers for each number of jokers laid, then for a joker laid
    as each letter. Among them stands, at so many tiles up to the anchor, what so many after it or more may
    reach (in 0 to 6), or so many up to it or more (in 7).
    Whatever may beat the best play so far (`high`) is bounded again by the subracks that do make words.
    """
    levels = JOKER_LEVELS + 1 + letters if jokers else 1
    reachable[: 80 * (JOKER_LEVELS + 1 + letters if jokers else JOKER_LEVELS + 1)] = NEVER
    for left in range(7, 0, -1):
        for level in range(levels):
            reachable[80 * level + 8 * left + 7] = reachable[80 * level + 8 * left + 15]
        for right in range(7 - left, -1, -1):
            if right < 6:
                for level in range(levels):
                    reachable[80 * level + 8 * left + right] = reachable[80 * level + 8 * left + right + 1]
            used = left + right
            if used > tiles or table[8 * left + right] + by_tiles[tiles - used] <= high:
                continue
            entry = best_leaves(through[8 * left + right], used, anagrams, racks, memo, letters)
            for level in range(levels):
                bound = table[8 * left + right] + memo[entry, 2 + level]
                reachable[80 * level + 8 * left + right] = max(reachable[80 * level + 8 * left + right], bound)
                reachable[80 * level + 8 * left + 7] = max(reachable[80 * level + 8 * left + 7], bound)
    return int64(reachable[15])


@compiled
def joker_letters_worth(reachable: Ints64, high: int, letters: int, joker_letters: Ints64) -> None:
    """Fill in which letters a joker may stand for (bits, shape 80, indexed as in `refined_bounds`) and still beat the best play."""
    for place in range(80):
        joker_letters[place] = 0
        for code in range(1, letters + 1):
            if reachable[80 * (JOKER_LEVELS + code) + place] > high:
                joker_letters[place] |= int64(1) << code
