"""The subsets of a rack, and the subsets that make words with given letters on the board."""

from __future__ import annotations

from typing import Protocol

from parlour.games.betapet.kernel.packed import CODE_COUNT, JOKER_CODE
from parlour.games.betapet.kernel.records import RecordArray, record_dtype
from parlour.games.betapet.kernel.word_map import WordMap, can_make_word, completing_letters
from parlour.games.betapet.kernel.word_walk import LETTER_HASHES, int64
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import local_integers

HAND_SIZE = 8
"""The length of a hand.

It is one more than the tiles of a rack, so that a search may run past the last tile.
"""


class HandTile(Protocol):
    """A tile of a hand, which is a rack sorted by descending points."""

    code: int
    """The letter code."""

    bit: int
    """The index of the tile's bit (`fill_tile_bits`)."""

    points: int
    """The points of the tile."""


HAND_DTYPE = record_dtype(HandTile)


class Subrack(Protocol):
    """A subset of the tiles of a rack."""

    letter_sum: int
    """The sum of the hashes of its letters, without jokers."""

    jokers: int
    """The number of jokers."""

    leave: int
    """The value of the tiles that stay on the rack, in thousandths of a point."""

    tiles: int
    """The tiles of the subset, as bits."""


SUBRACK_DTYPE = record_dtype(Subrack)

MAX_SUBRACKS = 128
"""The number of subsets of seven tiles."""

SUBRACKS_BY_SIZE = 8 * MAX_SUBRACKS
"""The capacity for the subsets of each number of tiles, 0 to 7."""


class SubrackMemo(Protocol):
    """A cached result of `word_making_subracks`."""

    used: int
    """The number of tiles, 0 if the entry is unused."""

    through: int
    """The sum of the hashes of the letters on the board."""

    makers: int
    """The subracks of this size that make words with these letters, as bits."""


MEMO_DTYPE = record_dtype(SubrackMemo)

MEMO_ENTRIES = 256
"""The number of entries of the cache."""


@jit_kernel
def fill_hand(counts: Ints64, tile_points: Ints64, hand: RecordArray) -> int:
    """List the tiles of a rack in descending points; return the number of tiles.

    Args:
        counts: Tiles by letter code, shape (CODE_COUNT,).
        tile_points: Points by letter code, shape (CODE_COUNT,).
        hand: Output, HandTile records, shape (HAND_SIZE,).
    """
    tiles = 0
    for code in range(CODE_COUNT):
        for _ in range(counts[code]):
            at = tiles
            while at > 0 and hand[at - 1].points < tile_points[code]:
                earlier = hand[at - 1]
                hand[at].code, hand[at].bit, hand[at].points = (
                    earlier.code,
                    earlier.bit,
                    earlier.points,
                )
                at -= 1
            hand[at].code, hand[at].bit, hand[at].points = code, tiles, tile_points[code]
            tiles += 1
    return tiles


@jit_kernel
def fill_subracks(
    hand: RecordArray, tiles: int, leaves: Ints64, subracks: RecordArray, begins: Ints64
) -> None:
    """List every distinct subset of a rack by number of tiles, then by leave value, best first.

    Args:
        hand: The rack, HandTile records.
        tiles: The number of tiles.
        leaves: Values of leaves by bits, in thousandths of a point, shape (SUBSETS,).
        subracks: Output, Subrack records, shape (MAX_SUBRACKS,).
        begins: Output, shape (9,): the subsets of n tiles have the indices from `begins[n]` to
            before `begins[n + 1]`.
    """
    codes, every = local_integers(8), (1 << tiles) - 1
    for place in range(tiles):
        codes[hand[place].bit] = hand[place].code
    sums, jokers, distinct = (
        local_integers(MAX_SUBRACKS),
        local_integers(MAX_SUBRACKS),
        local_integers(MAX_SUBRACKS),
    )
    order, ends = local_integers(SUBRACKS_BY_SIZE).reshape((8, MAX_SUBRACKS)), local_integers(9)
    sums[0], jokers[0], distinct[0], ends[:] = 0, 0, 1, 0
    for laid in range(1, every + 1):
        tile, rest = lowest_bit(int64(laid)), laid & (laid - 1)
        joker = codes[tile] == JOKER_CODE
        sums[laid] = sums[rest] if joker else sums[rest] + LETTER_HASHES[codes[tile]]
        jokers[laid] = jokers[rest] + joker
        # Of equal tiles the last are laid first, as in the move generation; other choices would
        # be duplicates.
        distinct[laid] = distinct[rest] and not (
            tile + 1 < tiles and codes[tile + 1] == codes[tile] and not rest >> (tile + 1) & 1
        )
        if distinct[laid]:
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
            laid, subrack = order[used, at], subracks[row]
            subrack.letter_sum, subrack.jokers = sums[laid], jokers[laid]
            subrack.leave, subrack.tiles = leaves[every ^ laid], laid
            row += 1
    begins[8] = row


@jit_kernel
def word_making_subracks(
    through: int,
    used: int,
    anagrams: WordMap,
    subracks: RecordArray,
    begins: Ints64,
    memo: RecordArray,
) -> int:
    """Return, as bits, the subracks of a size that make words with letters on the board.

    The result may rarely contain a subrack that makes no word.

    Args:
        through: The sum of the hashes of the letters on the board.
        used: The number of tiles of the subracks.
        anagrams: The word map.
        subracks: Subrack records.
        begins: The index of the first subrack of each size, shape (9,).
        memo: SubrackMemo records, shape (MEMO_ENTRIES,).
    """
    known = memo[(through >> 17 ^ through >> 41 ^ used * 37) & (MEMO_ENTRIES - 1)]
    if known.used == used and known.through == through:
        return int64(known.makers)
    makers, first = int64(0), begins[used]
    for row in range(first, begins[used + 1]):
        total, jokers = subracks[row].letter_sum + through, subracks[row].jokers
        if (
            can_make_word(anagrams, total)
            if jokers == 0
            else completing_letters(anagrams.one if jokers == 1 else anagrams.two, total)
        ):
            makers |= int64(1) << (row - first)
    known.used, known.through, known.makers = used, through, makers
    return makers
