"""Finds plays along the two-way graph: all of them, or only the best by points and by what stays on the rack.

Both walk from each anchor leftwards and then right. The best-only walk first bounds, for each anchor and each number
of tiles left and right of it, what any letters could make there; anchors come in the order of their bounds, and a walk
goes no further than its bound exceeds the best play found.
"""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.gaddag import Ints32, Ints64
from parlour.games.betapet.kernel.position import ALLOWED, ANCHOR, BESIDE, FACE, JOKER_CODE, LETTER, LETTER_UP, LINES, WORD_UP, Squares
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK
from parlour.games.betapet.rules.scoring import BINGO
from parlour.search.compiled import compiled, lowest, population

POINT = 1000
"""Equities are whole numbers of thousandths of a point."""

NOTHING = -(1 << 40)
FRAME = 12
"""A step of the walk: node, place, rightwards, letters still to try, joker letters still to try, main sum, word factor,
crossing sum, leave, tiles, tiles left of or on the anchor, and the tile that led here."""

FOUND_LINE, FOUND_POINTS, FOUND_EQUITY, FOUND_LEAVE, FOUND_TILES, FOUND_STRIP = 0, 1, 2, 3, 4, 5
FOUND = FOUND_STRIP + SIZE
"""A play: its line, points, equity, leave, number of tiles, and for each place of the line the code laid there (negative: a joker; 0: none)."""

MOST = LINES * SIZE
STACK = 16 * FRAME
ROOM = MOST * 68 + STACK + 80 + SIZE

@compiled
def parts(counts: Ints64) -> Ints64:
    """Return, for each letter code and how many of it are left, the bit of the tile that goes next (shape 32 x 8)."""
    bits = np.zeros(32 * 8, np.int64)
    place = 0
    for code in range(32):
        for number in range(1, counts[code] + 1):
            bits[code * 8 + number] = 1 << place
            place += 1
    return bits


@compiled
def bounds(
    squares: Squares, line: int, anchor: int, limit: int, counts: Ints64, worth: Ints64, sorted_worth: Ints64, leaves_by_tiles: Ints64, out: Ints64
) -> int:
    """Fill `out` (8 x 8, tiles up to the anchor by tiles after it) with what a play could make at most; return the highest."""
    tiles = 0
    rack_mask = np.int64(0)
    for code in range(1, 32):
        tiles += counts[code]
        if counts[code] and code < JOKER_CODE:
            rack_mask |= np.int64(1) << code
    joker = counts[JOKER_CODE] > 0
    out[:] = NOTHING
    highest = NOTHING
    factors = np.empty(8, np.int64)
    letter_up, caps, beside, cross_up = np.empty(8, np.int64), np.empty(8, np.int64), np.empty(8, np.int64), np.empty(8, np.int64)
    through_left, word_left, left = 0, 1, 0
    place = anchor
    while True:
        while place >= 0 and squares[LETTER, line, place]:
            through_left += squares[FACE, line, place]
            place -= 1
        if left > 0:
            through, word, right = through_left, word_left, 0
            spot = anchor + 1
            while True:
                while spot < SIZE and squares[LETTER, line, spot]:
                    through += squares[FACE, line, spot]
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
                bound = total * POINT + leaves_by_tiles[tiles - used]
                out[8 * left + right] = bound
                highest = max(highest, bound)
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
    fitting = np.int64(allowed) & rack_mask
    best = 0 if joker and allowed else -1
    while fitting:
        code = lowest(fitting)
        fitting &= fitting - 1
        best = max(best, worth[code])
    return best


@compiled
def walk(
    squares: Squares,
    line: int,
    anchor: int,
    limit: int,
    nodes: Ints32,
    targets: Ints32,
    counts: Ints64,
    worth: Ints64,
    bits: Ints64,
    leaves: Ints64,
    reach: Ints64,
    stack: Ints64,
    best_only: bool,
    found: Ints64,
    count: int,
) -> int:
    """Walk from one anchor; return how many plays are found now. `reach` says how far a walk may still pay (8 x 8, as `bounds`)."""
    letters, face, allowed = squares[LETTER, line], squares[FACE, line], squares[ALLOWED, line]
    beside, letter_up, word_up = squares[BESIDE, line], squares[LETTER_UP, line], squares[WORD_UP, line]
    strip = np.zeros(SIZE, np.int64)
    rack_mask = np.int64(0)
    tiles = 0
    for code in range(1, 32):
        tiles += counts[code]
        if counts[code] and code < JOKER_CODE:
            rack_mask |= np.int64(1) << code
    jokers = counts[JOKER_CODE]
    best = found[FOUND_EQUITY] if best_only and count else np.int64(NOTHING)
    down = line >= SIZE

    depth = 0
    node, place, right, main, factor, extra = np.int64(0), np.int64(anchor), 0, np.int64(0), np.int64(1), np.int64(0)
    leave, used, left, tile, ends = np.int64((1 << tiles) - 1), 0, 0, np.int64(0), False
    while True:
        # Enter a step: pass the letters that lie there, note a complete word, and see what may be laid next.
        alive = True
        if right:
            while place < SIZE and letters[place]:
                mask, bit = np.int64(nodes[4 * node]), np.int64(1) << letters[place]
                if not mask & bit:
                    alive = False
                    break
                ends = (nodes[4 * node + 1] >> letters[place]) & 1 != 0
                node = np.int64(targets[nodes[4 * node + 2] + population(mask & (bit - 1))])
                main += face[place]
                place += 1
        else:
            while place >= 0 and letters[place]:
                mask, bit = np.int64(nodes[4 * node]), np.int64(1) << letters[place]
                if not mask & bit:
                    alive = False
                    break
                ends = (nodes[4 * node + 1] >> letters[place]) & 1 != 0
                node = np.int64(targets[nodes[4 * node + 2] + population(mask & (bit - 1))])
                main += face[place]
                place -= 1
        choices, jokers_choices = np.int64(0), np.int64(0)
        if alive:
            whole = ends and (right or anchor == SIZE - 1 or not letters[anchor + 1])
            if whole and used and not (not best_only and down and used == 1 and beside[anchor] >= 0):
                points = main * factor + extra + (BINGO if used == RACK else 0)
                equity = points * POINT + leaves[leave]
                if not best_only or equity > best:
                    best = equity
                    at = 0 if best_only else count * FOUND
                    found[at], found[at + 1], found[at + 2], found[at + 3], found[at + 4] = line, points, equity, leave, used
                    for spot in range(SIZE):
                        found[at + FOUND_STRIP + spot] = strip[spot]
                    count = 1 if best_only else count + 1
                    if not best_only and (count + 1) * FOUND > len(found):
                        return count
            mask = np.int64(nodes[4 * node])
            if right:
                open_place = place < SIZE and used < tiles and reach[8 * left + used - left + 1] > best
            else:
                open_place = place >= 0 and place > limit and used < tiles and reach[8 * (left + 1) + 7] > best
                if mask & 1 and used and reach[8 * left] > best:
                    choices = np.int64(1)
            if open_place:
                fitting = mask & allowed[place]
                choices |= fitting & rack_mask
                if jokers:
                    jokers_choices = fitting & ~np.int64(1)
        at = depth * FRAME
        stack[at], stack[at + 1], stack[at + 2], stack[at + 3], stack[at + 4], stack[at + 5] = node, place, right, choices, jokers_choices, main
        stack[at + 6], stack[at + 7], stack[at + 8], stack[at + 9], stack[at + 10], stack[at + 11] = factor, extra, leave, used, left, tile
        # Go back to the last step with something left to try.
        while True:
            at = depth * FRAME
            choices, jokers_choices = stack[at + 3], stack[at + 4]
            if choices or jokers_choices:
                break
            tile = stack[at + 11]
            if tile:
                came = stack[at - FRAME + 1]
                strip[came] = 0
                if tile < 0:
                    counts[JOKER_CODE] += 1
                    jokers += 1
                else:
                    counts[tile] += 1
                    rack_mask |= np.int64(1) << tile
            depth -= 1
            if depth < 0:
                return count
        node, place, right, main = stack[at], stack[at + 1], stack[at + 2], stack[at + 5]
        factor, extra, leave, used, left = stack[at + 6], stack[at + 7], stack[at + 8], stack[at + 9], stack[at + 10]
        mask = np.int64(nodes[4 * node])
        depth += 1
        if choices & 1:
            stack[at + 3] = choices & ~np.int64(1)
            node = np.int64(targets[nodes[4 * node + 2]])
            place, right, tile, ends = np.int64(anchor + 1), 1, np.int64(0), False
            continue
        if choices:
            code = lowest(choices)
            stack[at + 3] = choices & (choices - 1)
            leave ^= bits[8 * code + counts[code]]
            counts[code] -= 1
            if counts[code] == 0:
                rack_mask &= ~(np.int64(1) << code)
            tile, value = code, worth[code] * letter_up[place]
            strip[place] = code
        else:
            code = lowest(jokers_choices)
            stack[at + 4] = jokers_choices & (jokers_choices - 1)
            leave ^= bits[8 * JOKER_CODE + counts[JOKER_CODE]]
            counts[JOKER_CODE] -= 1
            jokers -= 1
            tile, value = np.int64(-code), np.int64(0)
            strip[place] = -code
        main += value
        factor *= word_up[place]
        if beside[place] >= 0:
            extra += (beside[place] + value) * word_up[place]
        bit = np.int64(1) << code
        ends = (nodes[4 * node + 1] >> code) & 1 != 0
        node = np.int64(targets[nodes[4 * node + 2] + population(mask & (bit - 1))])
        used += 1
        if right:
            place += 1
        else:
            left += 1
            place -= 1


def room() -> Ints64:
    """Return the scratch memory that the searches need; it may be used again and again."""
    return np.zeros(ROOM, np.int64)


@compiled
def everything(squares: Squares, nodes: Ints32, targets: Ints32, counts: Ints64, worth: Ints64, leaves: Ints64, found: Ints64) -> int:
    """Fill `found` with every play, each once, and return their number; it stops where `found` is full."""
    bits = parts(counts)
    reach = np.full(80, np.int64(1) << 50, np.int64)
    stack = np.zeros(STACK, np.int64)
    count = 0
    for line in range(LINES):
        limit = -1
        for anchor in range(SIZE):
            if squares[ANCHOR, line, anchor]:
                count = walk(squares, line, anchor, limit, nodes, targets, counts, worth, bits, leaves, reach, stack, False, found, count)
                limit = anchor
    return count


@compiled
def best(
    squares: Squares, nodes: Ints32, targets: Ints32, counts: Ints64, worth: Ints64, leaves: Ints64, scratch: Ints64, found: Ints64
) -> int:
    """Put the play of the highest equity first in `found`; return 1, or 0 when there is none."""
    bits = parts(counts)
    tiles = 0
    sorted_worth = np.zeros(8, np.int64)
    for code in range(1, 32):
        for _ in range(counts[code]):
            place = tiles
            while place > 0 and sorted_worth[place - 1] < worth[code]:
                sorted_worth[place] = sorted_worth[place - 1]
                place -= 1
            sorted_worth[place] = worth[code]
            tiles += 1
    by_tiles = np.full(8, np.int64(NOTHING))
    for leave in range(1 << tiles):
        kept = population(np.int64(leave))
        by_tiles[kept] = max(by_tiles[kept], leaves[leave])
    tables, order, spots = scratch[: MOST * 64].reshape((MOST, 64)), scratch[MOST * 64 : MOST * 65], scratch[MOST * 65 : MOST * 68].reshape((MOST, 3))
    number = 0
    for line in range(LINES):
        limit = -1
        for anchor in range(SIZE):
            if squares[ANCHOR, line, anchor]:
                highest = bounds(squares, line, anchor, limit, counts, worth, sorted_worth, by_tiles, tables[number])
                spots[number, 0], spots[number, 1], spots[number, 2] = line, anchor, limit
                order[number] = highest
                number += 1
                limit = anchor
    stack, reach = scratch[MOST * 68 : MOST * 68 + STACK], scratch[MOST * 68 + STACK : MOST * 68 + STACK + 80]
    count = 0
    while True:
        top = -1
        for anchor in range(number):
            if order[anchor] > NOTHING and (top < 0 or order[anchor] > order[top]):
                top = anchor
        if top < 0 or (count and order[top] <= found[FOUND_EQUITY]):
            return count
        order[top] = NOTHING
        reached(tables[top], reach)
        count = walk(
            squares, spots[top, 0], spots[top, 1], spots[top, 2], nodes, targets, counts, worth, bits, leaves, reach, stack, True, found, count
        )


@compiled
def reached(table: Ints64, reach: Ints64) -> None:
    """Turn bounds into what can still be reached: with so many tiles after the anchor or more (in 0 to 6), or so many up to it or more (in 7)."""
    further = np.int64(NOTHING)
    for left in range(7, 0, -1):
        high = np.int64(NOTHING)
        for right in range(6, -1, -1):
            high = max(high, table[8 * left + right])
            reach[8 * left + right] = high
        further = max(further, high)
        reach[8 * left + 7] = further
    reach[64:] = NOTHING
