"""The selections of tiles from a rack, and which of them make words with given letters of the board."""

from __future__ import annotations

from parlour.games.betapet.kernel.packed import CODE_COUNT, JOKER_CODE
from parlour.games.betapet.kernel.word_map import WordMap, can_make_word, completing_letters
from parlour.games.betapet.kernel.word_walk import LETTER_HASHES, int64
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import local_integers

HAND_CODE, HAND_BIT, HAND_POINTS = range(3)
"""Rows of a hand, a rack tile by tile from the highest points (shape 3 x 8): letter code, place of the tile's bit (`fill_tile_bits`), points."""

SUBRACK_SUM, SUBRACK_JOKERS, SUBRACK_LEAVE, SUBRACK_LAID = range(4)
"""A subrack, a selection of tiles whatever their order: the hash sum of its letters, how many jokers are with them, what the leave is
worth, and the tiles as bits."""

MAX_SUBRACKS, SUBRACK_SIZE = 128, 4
"""Room for all selections of seven tiles."""

SUBRACKS_BY_SIZE = 8 * MAX_SUBRACKS
"""Room for them by their number of tiles, 0 to 7."""

MEMO_ENTRIES, MEMO_ENTRY = 256, 3
"""What makes words with some letters of the board is remembered: the number of tiles (0: free), the hash sum of those letters, and which
of the subracks of so many tiles it is, as bits."""


@jit_kernel
def fill_hand(counts: Ints64, tile_points: Ints64, hand: Ints64) -> int:
    """Fill in a rack tile by tile; return their number. `counts` and `tile_points` are by letter code (shape CODES)."""
    tiles = 0
    for code in range(CODE_COUNT):
        for _ in range(counts[code]):
            at = tiles
            while at > 0 and hand[HAND_POINTS, at - 1] < tile_points[code]:
                for fact in range(3):
                    hand[fact, at] = hand[fact, at - 1]
                at -= 1
            hand[HAND_CODE, at], hand[HAND_BIT, at], hand[HAND_POINTS, at] = (
                code,
                tiles,
                tile_points[code],
            )
            tiles += 1
    return tiles


@jit_kernel
def fill_subracks(
    hand: Ints64, tiles: int, leaves: Ints64, subracks: Ints64, begins: Ints64
) -> None:
    """List every subrack once, by its number of tiles, the best leave first.

    `leaves` are the worth of each leave by bits. `subracks` has shape (SUBRACKS, SUBRACK); those of n tiles begin at `begins[n]` and end at
    `begins[n + 1]` (shape 9).
    """
    codes, every = local_integers(8), (1 << tiles) - 1
    for place in range(tiles):
        codes[hand[HAND_BIT, place]] = hand[HAND_CODE, place]
    sums, jokers, single = (
        local_integers(MAX_SUBRACKS),
        local_integers(MAX_SUBRACKS),
        local_integers(MAX_SUBRACKS),
    )
    order, ends = local_integers(SUBRACKS_BY_SIZE).reshape((8, MAX_SUBRACKS)), local_integers(9)
    sums[0], jokers[0], single[0], ends[:] = 0, 0, 1, 0
    for laid in range(1, every + 1):
        tile, rest = lowest_bit(int64(laid)), laid & (laid - 1)
        joker = codes[tile] == JOKER_CODE
        sums[laid] = sums[rest] if joker else sums[rest] + LETTER_HASHES[codes[tile]]
        jokers[laid] = jokers[rest] + joker
        # Of equal tiles the last ones are laid first, as generation does; other selections are the same again.
        single[laid] = single[rest] and not (
            tile + 1 < tiles and codes[tile + 1] == codes[tile] and not rest >> (tile + 1) & 1
        )
        if single[laid]:
            used = popcount(int64(laid))
            at = ends[used]
            while at > 0 and leaves[every ^ order[used, at - 1]] < leaves[every ^ laid]:
                order[used, at] = order[used, at - 1]
                at -= 1
            order[used, at] = laid
            ends[used] += 1
    row = 0
    for used in range(8):
        begins[used] = row
        for at in range(ends[used]):
            laid = order[used, at]
            subracks[row, SUBRACK_SUM], subracks[row, SUBRACK_JOKERS] = sums[laid], jokers[laid]
            subracks[row, SUBRACK_LEAVE], subracks[row, SUBRACK_LAID] = leaves[every ^ laid], laid
            row += 1
    begins[8] = row


@jit_kernel
def word_making_subracks(
    through: int, used: int, anagrams: WordMap, subracks: Ints64, begins: Ints64, memo: Ints64
) -> int:
    """Return which subracks of so many tiles make words with the board's letters of this hash sum, as bits; now and then one too many.

    `memo` has shape (MEMO_ENTRIES, MEMO_ENTRY).
    """
    place = (through >> 17 ^ through >> 41 ^ used * 37) & (MEMO_ENTRIES - 1)
    if memo[place, 0] == used and memo[place, 1] == through:
        return int64(memo[place, 2])
    found, first = int64(0), begins[used]
    for row in range(first, begins[used + 1]):
        total, jokers = subracks[row, SUBRACK_SUM] + through, subracks[row, SUBRACK_JOKERS]
        if (
            can_make_word(anagrams, total)
            if jokers == 0
            else completing_letters(anagrams.one if jokers == 1 else anagrams.two, total)
        ):
            found |= int64(1) << (row - first)
    memo[place, 0], memo[place, 1], memo[place, 2] = used, through, found
    return found
