"""How much a walk from an anchor can still make: bounds that let the best-only search leave most of the board alone.

For each anchor and each number of tiles left and right of it, what any letters could make there is bounded without the
list; and, once it matters, by the handfuls of the rack that do make a word with the letters lying there.
"""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.gaddag import HAND, Ints64, makes_word, whole
from parlour.games.betapet.kernel.position import ALLOWED, BESIDE, FACE, JOKER_CODE, LETTER, LETTER_UP, WORD_UP, Squares
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK
from parlour.games.betapet.rules.scoring import BINGO
from parlour.search.compiled import compiled, lowest, population

POINT = 1000
"""Equities are whole numbers of thousandths of a point."""

NOTHING = -(1 << 40)
"""Less than any equity: what cannot be made."""

LEVELS = 3
"""Bounds are made apart for none, one and two jokers laid: a joker kept is worth much, and only then."""

REACH = 80 * (LEVELS + 33)
"""What `reached` fills: 80 numbers for each level, then for each letter a joker may be laid as."""

BY_LETTER = 2 + LEVELS
MEMORY, ENTRY = 256, BY_LETTER + 33
"""`kept_at_best` remembers so many answers of so many numbers."""


@compiled
def bounds(
    squares: Squares,
    line: int,
    anchor: int,
    limit: int,
    counts: Ints64,
    worth: Ints64,
    sorted_worth: Ints64,
    by_tiles: Ints64,
    out: Ints64,
    through_marks: Ints64,
) -> int:
    """Return the highest equity that any letters could make from this anchor.

    `out` (8 x 8, tiles up to the anchor by tiles after it) receives the points of that, `through_marks` the handful of
    letters that each such word runs through.
    """
    tiles = 0
    rack_mask = whole(0)
    for code in range(1, 32):
        tiles += counts[code]
        if counts[code] and code < JOKER_CODE:
            rack_mask |= whole(1) << code
    joker = counts[JOKER_CODE] > 0
    out[:] = NOTHING
    highest = NOTHING
    factors = np.empty(8, np.int64)
    letter_up, caps, beside, cross_up = np.empty(8, np.int64), np.empty(8, np.int64), np.empty(8, np.int64), np.empty(8, np.int64)
    through_left, word_left, left = 0, 1, 0
    marks_left = whole(0)
    place = anchor
    while True:
        while place >= 0 and squares[LETTER, line, place]:
            through_left += squares[FACE, line, place]
            marks_left += HAND[squares[LETTER, line, place]]
            place -= 1
        if left > 0:
            through, word, right, marks = through_left, word_left, 0, marks_left
            spot = anchor + 1
            while True:
                while spot < SIZE and squares[LETTER, line, spot]:
                    through += squares[FACE, line, spot]
                    marks += HAND[squares[LETTER, line, spot]]
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
                cap = _cap(squares[ALLOWED, line, spot], squares[BESIDE, line, spot], rack_mask, joker, worth)
                if cap < 0:
                    break
                letter_up[used], caps[used] = squares[LETTER_UP, line, spot], cap
                beside[used], cross_up[used] = squares[BESIDE, line, spot], squares[WORD_UP, line, spot]
                word *= squares[WORD_UP, line, spot]
                right += 1
                spot += 1
        if left == tiles or place < 0 or place <= limit:
            break
        cap = _cap(squares[ALLOWED, line, place], squares[BESIDE, line, place], rack_mask, joker, worth)
        if cap < 0:
            break
        letter_up[left], caps[left] = squares[LETTER_UP, line, place], cap
        beside[left], cross_up[left] = squares[BESIDE, line, place], squares[WORD_UP, line, place]
        word_left *= squares[WORD_UP, line, place]
        left += 1
        place -= 1
    return highest


@compiled
def _cap(allowed: int, beside: int, rack_mask: int, joker: bool, worth: Ints64) -> int:
    """Return the most that a tile of the rack counts on this square, or -1 when none may lie there."""
    if beside < 0:
        return 0
    fitting = whole(allowed) & rack_mask
    best = 0 if joker and allowed else -1
    while fitting:
        code = lowest(fitting)
        fitting &= fitting - 1
        best = max(best, worth[code])
    return best


@compiled
def handfuls(counts: Ints64, bits: Ints64, leaves: Ints64, tiles: int, hands: Ints64) -> None:
    """List every selection of a rack once, by its number of tiles, the best leave first.

    Row n begins the list of n tiles at `hands[n, 3]`; a row is the marks without jokers, the jokers, and the leave's worth.
    """
    marks, same = np.zeros(8, np.int64), np.zeros(8, np.int64)
    place, joker_tiles = 0, whole(0)
    for code in range(32):
        for copy in range(counts[code]):
            same[place] = copy
            if code == JOKER_CODE:
                joker_tiles |= whole(1) << place
            else:
                marks[place] = HAND[code]
            place += 1
    row = 0
    for used in range(1, 9):
        first = row
        hands[used, 3] = first
        if used > tiles:
            continue
        for laid in range(1, 1 << tiles):
            if population(whole(laid)) != used:
                continue
            total, single = whole(0), True
            for tile in range(tiles):
                if laid >> tile & 1:
                    total += marks[tile]
                    # Of equal tiles the last ones are laid first, as the walk does; other selections are the same again.
                    if tile + 1 < tiles and same[tile + 1] > 0 and not laid >> (tile + 1) & 1:
                        single = False
            if not single:
                continue
            leave = leaves[((1 << tiles) - 1) ^ laid]
            at = row
            while at > first and hands[at - 1, 2] < leave:
                hands[at, 0], hands[at, 1], hands[at, 2] = hands[at - 1, 0], hands[at - 1, 1], hands[at - 1, 2]
                at -= 1
            hands[at, 0], hands[at, 1], hands[at, 2] = total, population(whole(laid) & joker_tiles), leave
            row += 1


@compiled
def kept_at_best(marks: int, used: int, sets: Ints64, hands: Ints64, memory: Ints64, letters: int) -> int:
    """Return where in `memory` it says what the best leave is of those words of so many tiles that run through these letters.

    An entry is the tiles (0: free), the marks, the best leave with no, one and two jokers laid or more, and from
    place BY_LETTER on the best leave with a joker laid as each letter.
    """
    place = (marks >> 17 ^ marks >> 41 ^ used * 37) & (MEMORY - 1)
    if memory[place, 0] == used and memory[place, 1] == marks:
        return place
    memory[place, :] = NOTHING
    memory[place, 0], memory[place, 1] = used, marks
    for row in range(hands[used, 3], hands[used + 1, 3]):
        total, jokers, leave = hands[row, 0] + marks, hands[row, 1], hands[row, 2]
        if jokers == 0:
            if leave > memory[place, 2] and makes_word(sets, total):
                memory[place, 2] = leave
        elif jokers == 1:
            for code in range(1, letters + 1):
                if leave > memory[place, BY_LETTER + code] and makes_word(sets, total + HAND[code]):
                    memory[place, BY_LETTER + code] = leave
                    memory[place, 3] = max(memory[place, 3], leave)
        else:
            for code in range(1, letters + 1):
                for other in range(code, letters + 1):
                    wanted = leave > memory[place, BY_LETTER + code] or leave > memory[place, BY_LETTER + other]
                    if wanted and makes_word(sets, total + HAND[code] + HAND[other]):
                        memory[place, BY_LETTER + code] = max(memory[place, BY_LETTER + code], leave)
                        memory[place, BY_LETTER + other] = max(memory[place, BY_LETTER + other], leave)
                        memory[place, 4] = max(memory[place, 4], leave)
    memory[place, 3] = max(memory[place, 3], memory[place, 4])
    memory[place, 2] = max(memory[place, 2], memory[place, 3])
    return place


@compiled
def reached(
    table: Ints64,
    through: Ints64,
    by_tiles: Ints64,
    high: int,
    tiles: int,
    jokers: int,
    sets: Ints64,
    hands: Ints64,
    memory: Ints64,
    letters: int,
    reach: Ints64,
) -> int:
    """Turn bounds into what a walk can still reach and return the highest.

    There are 80 numbers for each number of jokers laid, then for a joker laid as each letter. Among them stands, at so many
    tiles up to the anchor, what so many after it or more may reach (in 0 to 6), or so many up to it or more (in 7).
    Whatever may beat the best play so far is bounded again by the handfuls that do make words.
    """
    levels = LEVELS + 1 + letters if jokers else 1
    reach[: 80 * (LEVELS + 1 + letters if jokers else LEVELS + 1)] = NOTHING
    for left in range(7, 0, -1):
        for level in range(levels):
            reach[80 * level + 8 * left + 7] = reach[80 * level + 8 * left + 15]
        for right in range(7 - left, -1, -1):
            if right < 6:
                for level in range(levels):
                    reach[80 * level + 8 * left + right] = reach[80 * level + 8 * left + right + 1]
            used = left + right
            if used > tiles or table[8 * left + right] + by_tiles[tiles - used] <= high:
                continue
            entry = kept_at_best(through[8 * left + right], used, sets, hands, memory, letters)
            for level in range(levels):
                bound = table[8 * left + right] + memory[entry, 2 + level]
                reach[80 * level + 8 * left + right] = max(reach[80 * level + 8 * left + right], bound)
                reach[80 * level + 8 * left + 7] = max(reach[80 * level + 8 * left + 7], bound)
    return whole(reach[15])


@compiled
def paying(reach: Ints64, high: int, letters: int, joker_letters: Ints64) -> None:
    """Fill in which letters a joker may stand for (as bits) where so many tiles lie, as `reached` counts them, and still beat the best play."""
    for place in range(80):
        joker_letters[place] = 0
        for code in range(1, letters + 1):
            if reach[80 * (LEVELS + code) + place] > high:
                joker_letters[place] |= whole(1) << code
