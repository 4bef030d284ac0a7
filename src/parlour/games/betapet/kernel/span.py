"""The squares that a play of one shape covers: what a word needs there, what its tiles count, and the best play of a selection of tiles."""

from __future__ import annotations

from parlour.games.betapet.kernel.bounds import NO_EQUITY
from parlour.games.betapet.kernel.movegen import (
    PLAY_EQUITY,
    PLAY_LEAVE,
    PLAY_LINE,
    PLAY_POINTS,
    PLAY_STRIP,
    PLAY_TILES,
)
from parlour.games.betapet.kernel.packed import (
    CROSS_POINTS,
    CROSS_SET,
    JOKER_CODE,
    LETTER,
    LETTER_FACTOR,
    TILE_POINTS,
    WORD_FACTOR,
    PackedBoard,
)
from parlour.games.betapet.kernel.subracks import (
    HAND_BIT,
    HAND_CODE,
    HAND_POINTS,
    SUBRACK_JOKERS,
    SUBRACK_LAID,
    SUBRACK_LEAVE,
    SUBRACK_SUM,
)
from parlour.games.betapet.kernel.word_map import (
    LAST_WORD,
    Letters,
    WordMap,
    completing_letters,
    first_word,
)
from parlour.games.betapet.kernel.word_walk import LETTER_HASHES, int64
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.games.betapet.rules.scoring import BINGO_POINTS
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Ints64

HEAD, NEEDED, PLACES, FACTORS, CROSSING, FREE = range(6)
"""Rows of a span (shape SPAN): what SPAN_LINE and the rest name; the letters that fit each place of the word, as bits by code; then by tile
its place in the word, the factor of its points, crossing word included, and the letters allowed where a word crosses, else 0;
last the factors of the tiles where none does, the highest first."""

SPAN_SHAPE, SPAN_SIZE = (6, 16), 96

SPAN_LINE, SPAN_FIRST, SPAN_LENGTH, SPAN_POINTS, SPAN_TILES, SPAN_FREE, SPAN_THROUGH = range(7)
"""The line, the word's first place in it and its length, the points that count whatever is laid, the number of tiles and of those where no
word crosses, and the hash sum of the letters that lie there."""


@jit_kernel
def fill_span(
    squares: PackedBoard, line: int, anchor: int, left: int, right: int, span: Ints64
) -> None:
    """Fill in the span with so many tiles up to an anchor of a line and so many after it."""
    first, last = anchor, anchor
    while left > 1 or (first > 0 and squares[LETTER, line, first - 1]):
        first -= 1
        left -= squares[LETTER, line, first] == 0
    while right > 0 or (last < SIZE - 1 and squares[LETTER, line, last + 1]):
        last += 1
        right -= squares[LETTER, line, last] == 0
    tiles, points, beside, word, total = 0, int64(0), int64(0), int64(1), int64(0)
    for place in range(first, last + 1):
        letter = squares[LETTER, line, place]
        if letter:
            points += squares[TILE_POINTS, line, place]
            total += LETTER_HASHES[letter]
            span[NEEDED, place - first] = int64(1) << letter
            continue
        span[NEEDED, place - first] = squares[CROSS_SET, line, place]
        span[PLACES, tiles] = place - first
        tiles += 1
        word *= squares[WORD_FACTOR, line, place]
    free = 0
    for tile in range(tiles):
        place = first + span[PLACES, tile]
        factor = squares[LETTER_FACTOR, line, place] * word
        if squares[CROSS_POINTS, line, place] >= 0:
            factor += squares[LETTER_FACTOR, line, place] * squares[WORD_FACTOR, line, place]
            beside += squares[CROSS_POINTS, line, place] * squares[WORD_FACTOR, line, place]
            span[CROSSING, tile] = squares[CROSS_SET, line, place]
        else:
            span[CROSSING, tile] = 0
            at = free
            while at > 0 and span[FREE, at - 1] < factor:
                span[FREE, at] = span[FREE, at - 1]
                at -= 1
            span[FREE, at] = factor
            free += 1
        span[FACTORS, tile] = factor
    span[HEAD, SPAN_LINE], span[HEAD, SPAN_FIRST], span[HEAD, SPAN_LENGTH] = (
        line,
        first,
        last + 1 - first,
    )
    span[HEAD, SPAN_TILES], span[HEAD, SPAN_FREE], span[HEAD, SPAN_THROUGH] = tiles, free, total
    span[HEAD, SPAN_POINTS] = points * word + beside + (BINGO_POINTS if tiles == RACK_SIZE else 0)


@jit_kernel
def subrack_bound(span: Ints64, laid: int, leave: int, hand: Ints64) -> int:
    """Return the highest equity that any order of the tiles laid (bits) could make there, without the list."""
    total = span[HEAD, SPAN_POINTS]
    if span[HEAD, SPAN_FREE] < span[HEAD, SPAN_TILES]:
        for tile in range(span[HEAD, SPAN_TILES]):
            allowed = span[CROSSING, tile]
            if not allowed:
                continue
            at = 0
            while at < 8 and not (
                laid >> hand[HAND_BIT, at] & 1
                and (allowed >> hand[HAND_CODE, at] & 1 or hand[HAND_CODE, at] == JOKER_CODE)
            ):
                at += 1
            if at == 8:
                return NO_EQUITY
            total += hand[HAND_POINTS, at] * span[FACTORS, tile]
    at = 0
    for number in range(span[HEAD, SPAN_FREE]):
        while not laid >> hand[HAND_BIT, at] & 1:
            at += 1
        total += span[FREE, number] * hand[HAND_POINTS, at]
        at += 1
    return int64(total * POINT + leave)


@jit_kernel
def lay_subrack(
    span: Ints64,
    subrack: Ints64,
    hand: Ints64,
    tile_points: Ints64,
    anagrams: WordMap,
    best: int,
    found: Ints64,
) -> int:
    """Put the best play of a subrack's tiles there into `found` (shape PLAY) if its equity exceeds `best`; return the higher of both."""
    total, jokers = subrack[SUBRACK_SUM] + span[HEAD, SPAN_THROUGH], subrack[SUBRACK_JOKERS]
    if jokers == 0:
        return _lay_words(span, subrack, hand, tile_points, anagrams, total, 0, 0, best, found)
    letters = completing_letters(anagrams.one if jokers == 1 else anagrams.two, total)
    while letters:
        letter = lowest_bit(letters)
        letters &= letters - 1
        more = total + LETTER_HASHES[letter]
        if jokers == 1:
            best = _lay_words(
                span, subrack, hand, tile_points, anagrams, more, letter, 0, best, found
            )
            continue
        others = completing_letters(anagrams.one, more) >> letter << letter
        while others:
            other = lowest_bit(others)
            others &= others - 1
            best = _lay_words(
                span,
                subrack,
                hand,
                tile_points,
                anagrams,
                more + LETTER_HASHES[other],
                letter,
                other,
                best,
                found,
            )
    return best


@jit_kernel
def _lay_words(
    span: Ints64,
    subrack: Ints64,
    hand: Ints64,
    tile_points: Ints64,
    anagrams: WordMap,
    total: int,
    joker: int,
    other: int,
    best: int,
    found: Ints64,
) -> int:
    """Do so with the words of one hash sum; `joker` and `other` are the letters that jokers stand for (0: none)."""
    row, words = first_word(anagrams.slots, total), anagrams.words
    if row < 0:
        return best
    while True:
        place, length = 0, span[HEAD, SPAN_LENGTH]
        while place < length and span[NEEDED, place] >> words[row, place] & 1:
            place += 1
        if place == length:
            points = span[HEAD, SPAN_POINTS]
            for tile in range(span[HEAD, SPAN_TILES]):
                points += tile_points[words[row, span[PLACES, tile]]] * span[FACTORS, tile]
            one, two = -1, -1
            if joker:
                one = _least_counting_tile(span, words[row], joker, -1)
                points -= tile_points[joker] * span[FACTORS, one]
            if other:
                two = _least_counting_tile(span, words[row], other, one)
                points -= tile_points[other] * span[FACTORS, two]
            equity = points * POINT + subrack[SUBRACK_LEAVE]
            if equity > best and _can_spell(span, words[row], subrack[SUBRACK_LAID], hand):
                best = equity
                _write_play(span, words[row], subrack, points, one, two, found)
        if words[row, LAST_WORD]:
            return best
        row += 1


@jit_kernel
def _least_counting_tile(span: Ints64, word: Letters, letter: int, taken: int) -> int:
    """Return the tile that is this letter of a word and counts least, but for one already taken: there the joker goes."""
    found = -1
    for tile in range(span[HEAD, SPAN_TILES]):
        if (
            word[span[PLACES, tile]] == letter
            and tile != taken
            and (found < 0 or span[FACTORS, tile] < span[FACTORS, found])
        ):
            found = tile
    return found


@jit_kernel
def _can_spell(span: Ints64, word: Letters, laid: int, hand: Ints64) -> bool:
    """Return whether these tiles (bits) spell what a word needs there: hash sums may be equal by chance."""
    for tile in range(span[HEAD, SPAN_TILES]):
        letter, used = word[span[PLACES, tile]], -1
        for one in range(8):
            if laid >> hand[HAND_BIT, one] & 1 and (
                hand[HAND_CODE, one] == letter or (used < 0 and hand[HAND_CODE, one] == JOKER_CODE)
            ):
                used = one
                if hand[HAND_CODE, one] == letter:
                    break
        if used < 0:
            return False
        laid ^= int64(1) << hand[HAND_BIT, used]
    return True


@jit_kernel
def _write_play(
    span: Ints64, word: Letters, subrack: Ints64, points: int, one: int, two: int, found: Ints64
) -> None:
    """Write a play into `found`; of its tiles, `one` and `two` are jokers (-1: none)."""
    equity = points * POINT + subrack[SUBRACK_LEAVE]
    found[PLAY_LINE], found[PLAY_POINTS], found[PLAY_EQUITY], found[PLAY_TILES] = (
        span[HEAD, SPAN_LINE],
        points,
        equity,
        span[HEAD, SPAN_TILES],
    )
    found[PLAY_LEAVE] = subrack[SUBRACK_LAID]
    found[PLAY_STRIP : PLAY_STRIP + SIZE] = 0
    for tile in range(span[HEAD, SPAN_TILES]):
        place = span[PLACES, tile]
        found[PLAY_STRIP + span[HEAD, SPAN_FIRST] + place] = (
            -int64(word[place]) if tile in (one, two) else int64(word[place])
        )
