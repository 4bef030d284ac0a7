"""One play on a board of the kernel: whether it may be made there and what it makes, and laying it."""

from __future__ import annotations

from parlour.games.betapet.kernel.gaddag import TURN, Ints32, Ints64, whole
from parlour.games.betapet.kernel.lines import Store
from parlour.games.betapet.kernel.packed import ALL_PLACES, JOKER_BIT, LETTER_MASK, LINE_AT, STRIP_AT, TILE_BITS, squares_beside
from parlour.games.betapet.kernel.position import ALLOWED, ANCHOR, ANYTHING, BESIDE, FACE, JOKER_CODE, LETTER, LETTER_UP, WORD_UP, cross_at, follow
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK
from parlour.games.betapet.rules.scoring import BINGO
from parlour.search.compiled import compiled, lowest


@compiled
def points_of(kept: Store, squares: Ints32, counts: Ints64, code: int) -> int:
    """Return what a play makes, or -1 when it cannot be made here with this rack."""
    line, places, letters = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES, code
    lying, nodes = squares[LETTER, line], kept.nodes
    place = lowest(places)
    while place > 0 and lying[place - 1]:
        place -= 1
    node, ends, length, tiles, held, touching = whole(0), False, 0, 0, True, False
    main, factor, extra = whole(0), whole(1), whole(0)
    while place < SIZE and node >= 0 and held:
        if places >> place & 1:
            letter, value = letters & LETTER_MASK, whole(0)
            owned = JOKER_CODE if letters & JOKER_BIT else letter
            if not letters & JOKER_BIT:
                value = kept.worth[letter]
            counts[owned] -= 1
            letters >>= TILE_BITS
            tiles += 1
            held = counts[owned] >= 0 and not lying[place] and whole(squares[ALLOWED, line, place]) >> letter & 1 != 0
            touching |= squares[ANCHOR, line, place] != 0
            main += value * squares[LETTER_UP, line, place]
            factor *= squares[WORD_UP, line, place]
            if squares[BESIDE, line, place] >= 0:
                extra += (squares[BESIDE, line, place] + value * squares[LETTER_UP, line, place]) * squares[WORD_UP, line, place]
        elif lying[place]:
            letter = whole(lying[place])
            main += squares[FACE, line, place]
        else:
            break
        if length == 1:
            node = follow(nodes, node, TURN)
        if node >= 0:
            ends = (nodes[node + 1] >> letter) & 1 != 0
            node = follow(nodes, node, letter)
        length += 1
        place += 1
    complete = place == SIZE or not (lying[place] or places >> place & 1)
    letters = code
    for _ in range(tiles):
        counts[JOKER_CODE if letters & JOKER_BIT else letters & LETTER_MASK] += 1
        letters >>= TILE_BITS
    if not (held and touching and complete and ends and node >= 0 and length > 1 and places >> place == 0):
        return whole(-1)
    return main * factor + extra + (BINGO if tiles == RACK else 0)


@compiled
def lay(squares: Ints32, kept: Store, code: int) -> int:
    """Lay a play's tiles and bring crossing words up to date around them; return the lines that changed, as bits."""
    line, places, letters = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES, code
    first, last = squares_beside(squares[LETTER, line], places)
    changed = whole(1) << line
    left = places
    while left:
        place = lowest(left)
        left &= left - 1
        other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
        letter, face = letters & LETTER_MASK, whole(0)
        if not letters & JOKER_BIT:
            face = kept.worth[letter]
        letters >>= TILE_BITS
        for one, spot in ((line, place), (other, at)):
            squares[LETTER, one, spot] = letter
            squares[FACE, one, spot] = face
            squares[ALLOWED, one, spot] = ANYTHING
            squares[BESIDE, one, spot] = -1
            squares[ANCHOR, one, spot] = 0
        changed |= whole(1) << other
    for place in (first, last):
        if 0 <= place < SIZE:
            other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
            cross_at(squares, kept.nodes, other, at)
            squares[ANCHOR, line, place] = 1
            changed |= whole(1) << other
    left = places
    while left:
        place = lowest(left)
        left &= left - 1
        other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
        beside = squares[LETTER, other]
        for way in (-1, 1):
            spot = at + way
            while 0 <= spot < SIZE and beside[spot]:
                spot += way
            if 0 <= spot < SIZE:
                parallel = spot if line < SIZE else SIZE + spot
                cross_at(squares, kept.nodes, parallel, place)
                squares[ANCHOR, other, spot] = 1
                changed |= whole(1) << parallel
    return changed
