"""The squares that a play of one shape covers, and the best play on them."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from parlour.games.betapet.kernel.bounds import NO_EQUITY
from parlour.games.betapet.kernel.movegen import FoundPlay
from parlour.games.betapet.kernel.packed import JOKER_CODE, PackedBoard
from parlour.games.betapet.kernel.records import RecordArray, record_dtype
from parlour.games.betapet.kernel.subracks import HAND_SIZE, Subrack
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


class PlaySpan(Protocol):
    """The squares of a word with a number of tiles up to an anchor and a number after it.

    Arrays have shape (16,). Arrays by tile number the squares to fill from left to right.
    """

    line: int
    """The line."""

    first: int
    """The first place of the word in the line."""

    length: int
    """The length of the word."""

    points: int
    """The points of any play there: letters on the board, crossing words, and the bingo bonus."""

    tiles: int
    """The number of squares to fill."""

    free: int
    """The number of squares to fill where no word crosses."""

    through: int
    """The sum of the hashes of the letters on the board."""

    needed: Ints64
    """By place in the word, the letters that fit, as bits by letter code."""

    places: Ints64
    """By tile, its place in the word."""

    factors: Ints64
    """By tile, the factor of its points, including the crossing word."""

    crossing: Ints64
    """By tile, the letters that fit the crossing word, as bits; 0 where no word crosses."""

    free_factors: Ints64
    """The factors of the tiles where no word crosses, in descending order."""


SPAN_DTYPE = record_dtype(PlaySpan, shape=(16,))


class SpanSearch(NamedTuple):
    """The inputs and output of the search for the best play in a span."""

    span: PlaySpan
    """The span."""

    hand: RecordArray
    """The rack, HandTile records, shape (HAND_SIZE,)."""

    tile_points: Ints64
    """Points by letter code, shape (CODE_COUNT,)."""

    anagrams: WordMap
    """The word map."""

    play: FoundPlay
    """Output: the best play."""


@jit_kernel
def fill_span(
    board: PackedBoard, line: int, anchor: int, left: int, right: int, span: PlaySpan
) -> None:
    """Compute the span with `left` tiles up to an anchor of a line and `right` tiles after it."""
    first, last = anchor, anchor
    while left > 1 or (first > 0 and board.letters[line, first - 1]):
        first -= 1
        left -= board.letters[line, first] == 0
    while right > 0 or (last < SIZE - 1 and board.letters[line, last + 1]):
        last += 1
        right -= board.letters[line, last] == 0
    tiles, points, crossing, word, total = 0, int64(0), int64(0), int64(1), int64(0)
    for place in range(first, last + 1):
        letter = board.letters[line, place]
        if letter:
            points += board.tile_points[line, place]
            total += LETTER_HASHES[letter]
            span.needed[place - first] = int64(1) << letter
            continue
        span.needed[place - first] = board.cross_sets[line, place]
        span.places[tiles] = place - first
        tiles += 1
        word *= board.word_factors[line, place]
    free = 0
    for tile in range(tiles):
        place = first + span.places[tile]
        factor = board.letter_factors[line, place] * word
        if board.cross_points[line, place] >= 0:
            factor += board.letter_factors[line, place] * board.word_factors[line, place]
            crossing += board.cross_points[line, place] * board.word_factors[line, place]
            span.crossing[tile] = board.cross_sets[line, place]
        else:
            span.crossing[tile] = 0
            at = free
            while at > 0 and span.free_factors[at - 1] < factor:
                span.free_factors[at] = span.free_factors[at - 1]
                at -= 1
            span.free_factors[at] = factor
            free += 1
        span.factors[tile] = factor
    span.line, span.first, span.length = line, first, last + 1 - first
    span.tiles, span.free, span.through = tiles, free, total
    span.points = points * word + crossing + (BINGO_POINTS if tiles == RACK_SIZE else 0)


@jit_kernel
def subrack_bound(span: PlaySpan, laid: int, leave: int, hand: RecordArray) -> int:
    """Return an upper bound of the equity of some tiles in a span, laid in any order.

    Args:
        span: The span.
        laid: The tiles, as bits.
        leave: The value of the leave, in thousandths of a point.
        hand: The rack, HandTile records.
    """
    total = span.points
    if span.free < span.tiles:
        for tile in range(span.tiles):
            allowed = span.crossing[tile]
            if not allowed:
                continue
            at = 0
            while at < HAND_SIZE and not (
                laid >> hand[at].bit & 1
                and (allowed >> hand[at].code & 1 or hand[at].code == JOKER_CODE)
            ):
                at += 1
            if at == HAND_SIZE:
                return NO_EQUITY
            total += hand[at].points * span.factors[tile]
    at = 0
    for number in range(span.free):
        while not laid >> hand[at].bit & 1:
            at += 1
        total += span.free_factors[number] * hand[at].points
        at += 1
    return int64(total * POINT + leave)


@jit_kernel
def lay_subrack(search: SpanSearch, subrack: Subrack, best: int) -> int:
    """Write the best play of a subrack's tiles if its equity exceeds `best`.

    Returns:
        The higher of both equities.
    """
    total, jokers = subrack.letter_sum + search.span.through, subrack.jokers
    if jokers == 0:
        return _lay_words(search, subrack, total, int64(0), int64(0), best)
    anagrams = search.anagrams
    letters = completing_letters(anagrams.one if jokers == 1 else anagrams.two, total)
    while letters:
        letter = lowest_bit(letters)
        letters &= letters - 1
        with_letter = total + LETTER_HASHES[letter]
        if jokers == 1:
            best = _lay_words(search, subrack, with_letter, letter, int64(0), best)
            continue
        others = completing_letters(anagrams.one, with_letter) >> letter << letter
        while others:
            other = lowest_bit(others)
            others &= others - 1
            best = _lay_words(
                search, subrack, with_letter + LETTER_HASHES[other], letter, other, best
            )
    return best


@jit_kernel
def _lay_words(
    search: SpanSearch, subrack: Subrack, total: int, joker: int, other: int, best: int
) -> int:
    """Write the best play of the words with a given hash sum if its equity exceeds `best`.

    Args:
        search: The inputs and output.
        subrack: The tiles.
        total: The hash sum of the word's letters.
        joker: The letter of the first joker, 0 for none.
        other: The letter of the second joker, 0 for none.
        best: The highest equity so far.

    Returns:
        The higher of both equities.
    """
    span, tile_points = search.span, search.tile_points
    row, words = first_word(search.anagrams.slots, total), search.anagrams.words
    if row < 0:
        return best
    while True:
        place, length = 0, span.length
        while place < length and span.needed[place] >> words[row, place] & 1:
            place += 1
        if place == length:
            points = span.points
            for tile in range(span.tiles):
                points += tile_points[words[row, span.places[tile]]] * span.factors[tile]
            first, second = -1, -1
            if joker:
                first = _joker_tile(span, words[row], joker, -1)
                points -= tile_points[joker] * span.factors[first]
            if other:
                second = _joker_tile(span, words[row], other, first)
                points -= tile_points[other] * span.factors[second]
            equity = points * POINT + subrack.leave
            if equity > best and _can_spell(span, words[row], subrack.tiles, search.hand):
                best = equity
                _write_play(search, words[row], subrack, points, first, second)
        if words[row, LAST_WORD]:
            return best
        row += 1


@jit_kernel
def _joker_tile(span: PlaySpan, word: Letters, letter: int, taken: int) -> int:
    """Return the tile to replace with a joker: the cheapest tile with the given letter.

    `taken` is the tile of the other joker, -1 for none.
    """
    least = -1
    for tile in range(span.tiles):
        if (
            word[span.places[tile]] == letter
            and tile != taken
            and (least < 0 or span.factors[tile] < span.factors[least])
        ):
            least = tile
    return least


@jit_kernel
def _can_spell(span: PlaySpan, word: Letters, laid: int, hand: RecordArray) -> bool:
    """Return whether tiles, given as bits, spell a word; equal hash sums do not guarantee it."""
    for tile in range(span.tiles):
        letter, used = word[span.places[tile]], -1
        for at in range(HAND_SIZE):
            if laid >> hand[at].bit & 1 and (
                hand[at].code == letter or (used < 0 and hand[at].code == JOKER_CODE)
            ):
                used = at
                if hand[at].code == letter:
                    break
        if used < 0:
            return False
        laid ^= int64(1) << hand[used].bit
    return True


@jit_kernel
def _write_play(
    search: SpanSearch, word: Letters, subrack: Subrack, points: int, first: int, second: int
) -> None:
    """Write a play to the output; the tiles `first` and `second` are jokers, -1 for none."""
    span, play = search.span, search.play
    play.line, play.points, play.tiles = span.line, points, span.tiles
    play.equity = points * POINT + subrack.leave
    play.leave = subrack.tiles
    play.strip[:] = 0
    for tile in range(span.tiles):
        place = span.places[tile]
        letter = int64(word[place])
        play.strip[span.first + place] = -letter if tile in (first, second) else letter
