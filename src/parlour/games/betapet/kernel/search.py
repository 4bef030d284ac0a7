"""Finds plays along the two-way graph: all of them, or only the best by points and by what stays on the rack.

Both walk from each anchor leftwards and then right. The best-only walk takes the anchors in the order of their bounds
(`reach.py`) and goes no further than those exceed the best play found.
"""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.gaddag import Ints32, Ints64, whole
from parlour.games.betapet.kernel.position import ALLOWED, ANCHOR, ANYTHING, BESIDE, FACE, JOKER_CODE, LETTER, LETTER_UP, LINES, WORD_UP, Squares
from parlour.games.betapet.kernel.reach import ENTRY, LEVELS, MEMORY, NOTHING, POINT, REACH, bounds, handfuls, paying, reached
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK
from parlour.games.betapet.rules.scoring import BINGO
from parlour.search.compiled import compiled, lowest, population

FRAME = 13
"""A step of the walk: node, place, rightwards, letters still to try, joker letters still to try, main sum, word factor,
crossing sum, leave, tiles, tiles left of or on the anchor, the tile that led here, and the letter of the last joker."""

FOUND_LINE, FOUND_POINTS, FOUND_EQUITY, FOUND_LEAVE, FOUND_TILES, FOUND_STRIP = 0, 1, 2, 3, 4, 5
FOUND = FOUND_STRIP + SIZE
"""A play: its line, points, equity, leave, number of tiles, and for each place of the line the code laid there (negative: a joker; 0: none)."""

MOST = LINES * SIZE
STACK = 16 * FRAME
ROOM = MOST * 133 + STACK + REACH + MEMORY * ENTRY + 512
"""Scratch memory of `best`: bounds, marks, order and place of every anchor, the walk's stack, what it can reach, and what handfuls make."""


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
def walk(
    squares: Squares,
    line: int,
    anchor: int,
    limit: int,
    nodes: Ints32,
    counts: Ints64,
    worth: Ints64,
    bits: Ints64,
    leaves: Ints64,
    reach: Ints64,
    joker_letters: Ints64,
    stack: Ints64,
    best_only: bool,
    found: Ints64,
    count: int,
) -> int:
    """Walk from one anchor; return how many plays are found now. `reach` and `joker_letters` say how far a walk may still pay (see `reach.py`)."""
    letters, face, allowed = squares[LETTER, line], squares[FACE, line], squares[ALLOWED, line]
    beside, letter_up, word_up = squares[BESIDE, line], squares[LETTER_UP, line], squares[WORD_UP, line]
    strip = np.zeros(SIZE, np.int64)
    rack_mask = whole(0)
    tiles = 0
    for code in range(1, 32):
        tiles += counts[code]
        if counts[code] and code < JOKER_CODE:
            rack_mask |= whole(1) << code
    jokers = all_jokers = counts[JOKER_CODE]
    best = found[FOUND_EQUITY] if best_only and count else whole(NOTHING)
    down = line >= SIZE

    depth = 0
    node, place, right, main, factor, extra = whole(0), whole(anchor), 0, whole(0), whole(1), whole(0)
    leave, used, left, tile, ends, as_letter = whole((1 << tiles) - 1), 0, 0, whole(0), False, whole(0)
    while True:
        # Enter a step: pass the letters that lie there, note a complete word, and see what may be laid next.
        alive = True
        if right:
            while place < SIZE and letters[place]:
                mask, bit = whole(nodes[node]), whole(1) << letters[place]
                if not mask & bit:
                    alive = False
                    break
                ends = (nodes[node + 1] >> letters[place]) & 1 != 0
                node = whole(nodes[node + 2 + population(mask & (bit - 1))])
                main += face[place]
                place += 1
        else:
            while place >= 0 and letters[place]:
                mask, bit = whole(nodes[node]), whole(1) << letters[place]
                if not mask & bit:
                    alive = False
                    break
                ends = (nodes[node + 1] >> letters[place]) & 1 != 0
                node = whole(nodes[node + 2 + population(mask & (bit - 1))])
                main += face[place]
                place -= 1
        choices, jokers_choices = whole(0), whole(0)
        if alive:
            complete = ends and (right or anchor == SIZE - 1 or not letters[anchor + 1])
            if complete and used and not (not best_only and down and used == 1 and beside[anchor] >= 0):
                points = main * factor + extra + (BINGO if used == RACK else 0)
                equity = points * POINT + leaves[leave]
                # Plays beyond the room there is are passed over; the walk itself goes on, so that the rack is whole afterwards.
                if equity > best if best_only else (count + 1) * FOUND <= len(found):
                    best = equity
                    at = 0 if best_only else count * FOUND
                    found[at], found[at + 1], found[at + 2], found[at + 3], found[at + 4] = line, points, equity, leave, used
                    for spot in range(SIZE):
                        found[at + FOUND_STRIP + spot] = strip[spot]
                    count = 1 if best_only else count + 1
            mask = whole(nodes[node])
            # The letter of the joker laid last bounds better than the number of jokers.
            level = 80 * (LEVELS + as_letter) if as_letter else 0
            if right:
                open_place = place < SIZE and used < tiles
                further = 8 * left + used - left + 1
            else:
                open_place = place >= 0 and place > limit and used < tiles
                further = 8 * (left + 1) + 7
                if mask & 1 and used and reach[level + 8 * left] > best:
                    choices = whole(1)
            if open_place:
                fitting = mask & allowed[place]
                if reach[level + further] > best:
                    choices |= fitting & rack_mask
                if jokers and reach[80 * (all_jokers - jokers + 1) + further] > best:
                    jokers_choices = fitting & joker_letters[further]
        at = depth * FRAME
        stack[at], stack[at + 1], stack[at + 2], stack[at + 3], stack[at + 4], stack[at + 5] = node, place, right, choices, jokers_choices, main
        stack[at + 6], stack[at + 7], stack[at + 8], stack[at + 9], stack[at + 10], stack[at + 11] = factor, extra, leave, used, left, tile
        stack[at + 12] = as_letter
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
                    rack_mask |= whole(1) << tile
            depth -= 1
            if depth < 0:
                return count
        node, place, right, main = stack[at], stack[at + 1], stack[at + 2], stack[at + 5]
        factor, extra, leave, used, left = stack[at + 6], stack[at + 7], stack[at + 8], stack[at + 9], stack[at + 10]
        as_letter = stack[at + 12]
        mask = whole(nodes[node])
        depth += 1
        if choices & 1:
            stack[at + 3] = choices & ~whole(1)
            node = whole(nodes[node + 2])
            place, right, tile, ends = whole(anchor + 1), 1, whole(0), False
            continue
        if choices:
            code = lowest(choices)
            stack[at + 3] = choices & (choices - 1)
            leave ^= bits[8 * code + counts[code]]
            counts[code] -= 1
            if counts[code] == 0:
                rack_mask &= ~(whole(1) << code)
            tile, value = code, worth[code] * letter_up[place]
            strip[place] = code
        else:
            code = lowest(jokers_choices)
            stack[at + 4] = jokers_choices & (jokers_choices - 1)
            leave ^= bits[8 * JOKER_CODE + counts[JOKER_CODE]]
            counts[JOKER_CODE] -= 1
            jokers -= 1
            tile, value = whole(-code), whole(0)
            strip[place] = -code
            as_letter = code
        main += value
        factor *= word_up[place]
        if beside[place] >= 0:
            extra += (beside[place] + value) * word_up[place]
        bit = whole(1) << code
        ends = (nodes[node + 1] >> code) & 1 != 0
        node = whole(nodes[node + 2 + population(mask & (bit - 1))])
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
def everything(squares: Squares, nodes: Ints32, counts: Ints64, worth: Ints64, leaves: Ints64, found: Ints64) -> int:
    """Fill `found` with every play, each once, and return their number; where `found` is full, the rest is left out."""
    bits = parts(counts)
    reach, joker_letters = np.full(REACH, whole(1) << 50, np.int64), np.full(80, whole(ANYTHING), np.int64)
    stack = np.zeros(STACK, np.int64)
    count = 0
    held = whole(ANYTHING) if counts[JOKER_CODE] else whole(0)
    for code in range(1, JOKER_CODE):
        if counts[code]:
            held |= whole(1) << code
    for line in range(LINES):
        limit = -1
        for anchor in range(SIZE):
            if squares[ANCHOR, line, anchor]:
                if squares[ALLOWED, line, anchor] & held:
                    count = walk(squares, line, anchor, limit, nodes, counts, worth, bits, leaves, reach, joker_letters, stack, False, found, count)
                limit = anchor
    return count


@compiled
def best(
    squares: Squares, nodes: Ints32, counts: Ints64, worth: Ints64, leaves: Ints64, sets: Ints64, letters: int, scratch: Ints64, found: Ints64
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
    by_tiles = np.full((LEVELS, 8), whole(NOTHING))
    jokers = 0
    for number in range(1, counts[JOKER_CODE] + 1):
        jokers |= bits[8 * JOKER_CODE + number]
    for leave in range(1 << tiles):
        kept = population(whole(leave))
        laid = counts[JOKER_CODE] - population(whole(leave) & jokers)
        for level in range(laid + 1):
            by_tiles[level, kept] = max(by_tiles[level, kept], leaves[leave])
    tables, through = scratch[: MOST * 64].reshape((MOST, 64)), scratch[MOST * 64 : MOST * 128].reshape((MOST, 64))
    order, spots = scratch[MOST * 128 : MOST * 129], scratch[MOST * 129 : MOST * 133].reshape((MOST, 4))
    stack, reach = scratch[MOST * 133 : MOST * 133 + STACK], scratch[MOST * 133 + STACK : MOST * 133 + STACK + REACH]
    memory, hands = scratch[MOST * 133 + STACK + REACH : -512].reshape((MEMORY, ENTRY)), scratch[-512:].reshape((128, 4))
    memory[:, 0] = 0
    handfuls(counts, bits, leaves, tiles, hands)
    number = 0
    for line in range(LINES):
        limit = -1
        for anchor in range(SIZE):
            if squares[ANCHOR, line, anchor]:
                highest = bounds(squares, line, anchor, limit, counts, worth, sorted_worth, by_tiles[0], tables[number], through[number])
                spots[number, 0], spots[number, 1], spots[number, 2], spots[number, 3] = line, anchor, limit, 0
                order[number] = highest
                number += 1
                limit = anchor
    joker_letters = np.zeros(80, np.int64)
    count = 0
    while True:
        top, next_best = -1, whole(NOTHING)
        for anchor in range(number):
            if order[anchor] > next_best:
                if top < 0 or order[anchor] > order[top]:
                    next_best = order[top] if top >= 0 else whole(NOTHING)
                    top = anchor
                else:
                    next_best = order[anchor]
        high = found[FOUND_EQUITY] if count else whole(NOTHING)
        if top < 0 or order[top] <= high:
            return count
        order[top] = reached(tables[top], through[top], by_tiles[0], high, tiles, counts[JOKER_CODE], sets, hands, memory, letters, reach)
        if order[top] <= high or (order[top] < next_best and spots[top, 3] == 0):
            spots[top, 3] = 1
            continue
        order[top] = NOTHING
        if counts[JOKER_CODE]:
            paying(reach, high, letters, joker_letters)
        count = walk(
            squares, spots[top, 0], spots[top, 1], spots[top, 2], nodes, counts, worth, bits, leaves, reach, joker_letters, stack, True, found, count
        )
