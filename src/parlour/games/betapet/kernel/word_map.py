"""An index of the words of a list by their letters, regardless of order.

A multiset of letters is identified by the sum of the hashes of its letters. Jokers are not tried
letter by letter: for each multiset, the map stores which letters complete it to a word with one or
two more jokers. These sets and the filter may contain false positives but no false negatives; the
final check compares the words themselves.
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
"""The length of a row, and the place in it that marks the last word with its letters."""

FILTER_BITS = 23
"""The size of the filter as a power of two."""
FILTER_MASK = (1 << FILTER_BITS) - 1

CHECK_AT, CHECK_BITS, WORD_AT = 33, 28, 32
"""The bit fields of a slot: check bits of the hash sum above WORD_AT, a row number below.

The row is the row of the first word with this hash sum, counted from one.
"""

FIRST_CELL, SECOND_CELL = 12, 34
"""The bit positions that choose the two shared cells of a set of letters by its hash sum.

The set consists of the letters that both cells contain.
"""

CELLS_FOR_ONE, CELLS_FOR_TWO = 4, 8
"""The minimum number of cells per word, for one and for two jokers."""


class WordMap(NamedTuple):
    """An index of the words of a list by the hash sum of their letters."""

    filter: Ints64
    """A Bloom filter of the multisets that make words, `1 << FILTER_BITS` bits in int64."""

    slots: Ints64
    """A hash table from hash sums to rows of `words`."""

    words: Letters
    """Letter codes of the words, shape (n, WORD_SIZE)."""

    one: Ints32
    """Cells of the letters that complete a multiset to a word, as bits; a power of two."""

    two: Ints32
    """Cells of the letters that complete a multiset with one more letter; a power of two."""


def build_word_map(arcs: npt.NDArray[np.uint32], root: int) -> WordMap:
    """Build the word map of a list from the arcs of its word graph (rules/lexicon.py)."""
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
    """Return the smallest power of two that is at least `least`."""
    return 1 << max(least - 1, 1).bit_length()


@jit_kernel
def can_make_word(anagrams: WordMap, total: int) -> bool:
    """Return whether letters with a hash sum can make a word; false positives are rare."""
    place = total >> 20 & FILTER_MASK
    return int64(anagrams.filter[place >> 6] >> (place & 63)) & 1 != 0


@jit_kernel
def completing_letters(cells: Ints32, total: int) -> int:
    """Return, as bits, the letters that complete a multiset to a word; may include others."""
    return int64(
        cells[total >> FIRST_CELL & (len(cells) - 1)]
        & cells[total >> SECOND_CELL & (len(cells) - 1)]
    )


@jit_kernel
def first_word(slots: Ints64, total: int) -> int:
    """Return the row of the first word with a hash sum, or -1 if there is none.

    Words with different letters rarely have the same hash sum.
    """
    check, slot = _check_bits(total), total >> FIRST_CELL & (len(slots) - 1)
    while slots[slot]:
        if slots[slot] >> WORD_AT == check:
            return int64(slots[slot] & ((1 << WORD_AT) - 1)) - 1
        slot = (slot + 1) & (len(slots) - 1)
    return int64(-1)


@jit_kernel
def _check_bits(total: int) -> int:
    """Return the part of a hash sum that a slot stores to detect collisions."""
    return total >> CHECK_AT & ((1 << CHECK_BITS) - 1)


@jit_kernel
def _word_count(arcs: npt.NDArray[np.uint32], root: int) -> int:
    """Return the number of words in a word graph."""
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
    arcs: npt.NDArray[np.uint32], root: int, total: int
) -> tuple[Letters, Ints64, Ints64]:
    """Return all words, shape (n, WORD_SIZE), their hash sums and their lengths."""
    words, sums, lengths = (
        np.zeros((total, WORD_SIZE), np.uint8),
        np.zeros(total, np.int64),
        np.zeros(total, np.int64),
    )
    word, totals, places = (
        np.zeros(WORD_SIZE, np.uint8),
        np.zeros(17, np.int64),
        np.zeros(17, np.int64),
    )
    depth, count = 0, 0
    places[0] = root
    while depth >= 0:
        arc = next_arc(arcs, places, depth)
        if arc < 0:
            depth -= 1
            continue
        word[depth] = arc >> LETTER_SHIFT
        totals[depth + 1] = totals[depth] + LETTER_HASHES[arc >> LETTER_SHIFT]
        if arc & ACCEPTS:
            words[count, : depth + 1] = word[: depth + 1]
            sums[count], lengths[count] = totals[depth + 1], depth + 1
            count += 1
        if arc & TARGET:
            depth += 1
            places[depth] = arc & TARGET
    return words, sums, lengths


@jit_allocating_kernel
def _fill_map(
    words: Letters, sums: Ints64, lengths: Ints64, slots: Ints64, one: Ints32, two: Ints32
) -> Ints64:
    """Fill in the slots and cells from words sorted by hash sum, and return the filter."""
    filter_words = np.zeros(1 << (FILTER_BITS - 6), np.int64)
    for row in range(len(words)):
        total = sums[row]
        words[row, LAST_WORD] = 1 if row == len(words) - 1 or sums[row + 1] != total else 0
        if row and sums[row - 1] == total:
            continue
        bit = total >> 20 & FILTER_MASK
        filter_words[bit >> 6] |= int64(1) << (bit & 63)
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
    return filter_words
