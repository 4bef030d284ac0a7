"""The words of a list by their letters, whatever their order: found at once for a rack and the letters that lie on the board.

A multiset of letters is named by the sum of its letters' hashes. Jokers are not tried out: which letters complete a multiset to a word
with one joker more, or with two, was gathered beforehand. These sets, like the filter before the words, are found without a
comparison: now and then they hold a letter too many, never one too few, and the words themselves tell.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.games.betapet.kernel.word_walk import LETTER_HASHES, int64, next_arc
from parlour.games.betapet.rules.lexicon import ACCEPTS, LETTER_SHIFT, TARGET
from parlour.search.jit import jit_allocating_kernel, jit_kernel
from parlour.search.kernels import Ints32, Ints64
from parlour.search.local_arrays import local_integers

Letters = npt.NDArray[np.uint8]

WORD_SIZE, LAST_WORD = 16, 15
"""A word has room for fifteen letters; behind them stands whether it is the last one of its letters."""

FILTER_BITS = 23
FILTER_MASK = (1 << FILTER_BITS) - 1

CHECK_AT, CHECK_BITS, WORD_AT = 33, 28, 32
"""A slot holds bits of the hash sum from CHECK_AT on to compare, and below WORD_AT the first of its words, counted from one."""

FIRST_CELL, SECOND_CELL = 12, 34
"""A set of letters lies in two cells, each shared with others, chosen by other bits of the hash sum: what stands in both of them is the set."""

CELLS_FOR_ONE, CELLS_FOR_TWO = 4, 8
"""At least so many cells for each word, where one joker and where two complete it."""


class WordMap(NamedTuple):
    """`filter` (int64, `1 << FILTER_BITS` bits) says of a multiset whether it makes words, `slots` (int64, a hash table) which:
    rows of `words` (uint8, n x WORD). `one` and `two` (int32, powers of two) are cells of letters, as bits by code: which complete a
    multiset to a word, and which do so together with some other letter.
    """

    filter: Ints64
    slots: Ints64
    words: Letters
    one: Ints32
    two: Ints32


def build_word_map(arcs: npt.NDArray[np.uint32], root: int) -> WordMap:
    """Build the word map of a list; `arcs` are those of its word graph (`rules/lexicon.py`)."""
    words, sums, lengths = _list_words(arcs, root, _word_count(arcs, root))
    order = np.argsort(sums, kind="stable")
    words, sums, lengths = words[order], sums[order], lengths[order]
    slots = np.zeros(_power_of_two(len(words) * 3 // 2), np.int64)
    one, two = (
        np.zeros(_power_of_two(CELLS_FOR_ONE * len(words)), np.int32),
        np.zeros(_power_of_two(CELLS_FOR_TWO * len(words)), np.int32),
    )
    return WordMap(_fill_map(words, sums, lengths, slots, one, two), slots, words, one, two)


def _power_of_two(least: int) -> int:
    """Return the smallest power of two that is not less."""
    return 1 << max(least - 1, 1).bit_length()


@jit_kernel
def can_make_word(anagrams: WordMap, total: int) -> bool:
    """Return whether letters whose hashes add up to `total` make a word in some order; now and then wrongly yes, never wrongly no."""
    place = total >> 20 & FILTER_MASK
    return int64(anagrams.filter[place >> 6] >> (place & 63)) & 1 != 0


@jit_kernel
def completing_letters(cells: Ints32, total: int) -> int:
    """Return the letters (as bits by code) that complete a multiset of this hash sum; there may be some too many."""
    return int64(
        cells[total >> FIRST_CELL & (len(cells) - 1)]
        & cells[total >> SECOND_CELL & (len(cells) - 1)]
    )


@jit_kernel
def first_word(slots: Ints64, total: int) -> int:
    """Return the row of the first word of these letters, or -1. Sums of other letters may be equal, if hardly ever."""
    check, slot = _check_bits(total), total >> FIRST_CELL & (len(slots) - 1)
    while slots[slot]:
        if slots[slot] >> WORD_AT == check:
            return int64(slots[slot] & ((1 << WORD_AT) - 1)) - 1
        slot = (slot + 1) & (len(slots) - 1)
    return int64(-1)


@jit_kernel
def _check_bits(total: int) -> int:
    return total >> CHECK_AT & ((1 << CHECK_BITS) - 1)


@jit_kernel
def _word_count(arcs: npt.NDArray[np.uint32], root: int) -> int:
    """Return the number of words."""
    places = local_integers(17)
    depth, count = 0, 0
    places[0] = root
    while depth >= 0:
        arc = next_arc(arcs, places, depth)
        if arc < 0:
            depth -= 1
            continue
        if arc & ACCEPTS:
            count += 1
        if arc & TARGET:
            depth += 1
            places[depth] = arc & TARGET
    return count


@jit_allocating_kernel
def _list_words(
    arcs: npt.NDArray[np.uint32], root: int, count: int
) -> tuple[Letters, Ints64, Ints64]:
    """Return all words (n x WORD), the sums of their hashes and their lengths."""
    words, sums, lengths = (
        np.zeros((count, WORD_SIZE), np.uint8),
        np.zeros(count, np.int64),
        np.zeros(count, np.int64),
    )
    word, totals, places = (
        np.zeros(WORD_SIZE, np.uint8),
        np.zeros(17, np.int64),
        np.zeros(17, np.int64),
    )
    depth, found = 0, 0
    places[0] = root
    while depth >= 0:
        arc = next_arc(arcs, places, depth)
        if arc < 0:
            depth -= 1
            continue
        word[depth] = arc >> LETTER_SHIFT
        totals[depth + 1] = totals[depth] + LETTER_HASHES[arc >> LETTER_SHIFT]
        if arc & ACCEPTS:
            words[found, : depth + 1] = word[: depth + 1]
            sums[found], lengths[found] = totals[depth + 1], depth + 1
            found += 1
        if arc & TARGET:
            depth += 1
            places[depth] = arc & TARGET
    return words, sums, lengths


@jit_allocating_kernel
def _fill_map(
    words: Letters, sums: Ints64, lengths: Ints64, slots: Ints64, one: Ints32, two: Ints32
) -> Ints64:
    """Fill in slots and cells for words in the order of their sums, and return the filter."""
    found = np.zeros(1 << (FILTER_BITS - 6), np.int64)
    for row in range(len(words)):
        total = sums[row]
        words[row, LAST_WORD] = 1 if row == len(words) - 1 or sums[row + 1] != total else 0
        if row and sums[row - 1] == total:
            continue
        bit = total >> 20 & FILTER_MASK
        found[bit >> 6] |= int64(1) << (bit & 63)
        slot = total >> FIRST_CELL & (len(slots) - 1)
        while slots[slot]:
            slot = (slot + 1) & (len(slots) - 1)
        slots[slot] = _check_bits(total) << WORD_AT | (row + 1)
        for place in range(lengths[row]):
            letter = int64(words[row, place])
            rest = total - LETTER_HASHES[letter]
            one[rest >> FIRST_CELL & (len(one) - 1)] |= 1 << letter
            one[rest >> SECOND_CELL & (len(one) - 1)] |= 1 << letter
            for other in range(place):
                less = rest - LETTER_HASHES[words[row, other]]
                both = int64(1) << letter | int64(1) << int64(words[row, other])
                two[less >> FIRST_CELL & (len(two) - 1)] |= both
                two[less >> SECOND_CELL & (len(two) - 1)] |= both
    return found
