"""The searches in machine code find what the rules' own generator finds, in every language, with none, one and two jokers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numba")

import numpy as np

from parlour.games.betapet.kernel.gaddag import load_gaddag
from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.leave_table import SUBSETS, leaves_from_table, table_from_leaves
from parlour.games.betapet.kernel.movegen import PLAY_SIZE, write_all_plays
from parlour.games.betapet.kernel.packed import rack_counts
from parlour.games.betapet.kernel.word_map import (
    LAST_WORD,
    WordMap,
    can_make_word,
    completing_letters,
    first_word,
)
from parlour.games.betapet.kernel.word_walk import LETTER_HASHES
from parlour.games.betapet.lexicons.graph import build_graph as build_words
from parlour.games.betapet.lexicons.graph import graph_words
from parlour.games.betapet.lexicons.wordlist import WordList
from parlour.games.betapet.plays.generator import PlainGenerator
from parlour.games.betapet.plays.leave_values import packaged_leaves
from parlour.games.betapet.plays.scored_play import ScoredPlay
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.state import Rack, State
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS
from parlour.games.betapet.tests.positions import graph, options, walked

pytestmark = pytest.mark.uncounted

BOARDS = {"en": "standard", "fr": "random", "it": "special", "sv": "classic"}

QUICK = ["en", "sv", *(pytest.param(language, marks=pytest.mark.slow) for language in ("fr", "it"))]
"""By day English and the language of the most letters, at night the others too."""

JOKERS = (0, 1, 2, 0, 1, 0, 1, 0)
"""So many jokers the racks hold in turn: two make some twenty thousand plays, which take the plain way seconds."""

FEWER_JOKERS = (0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)
"""The same for the comparisons of more positions."""

SOME, MANY, RACKS = 25, 2500, 5
"""Positions of each language in the comparisons, 10,000 in the long one, 500 of them with two jokers; and racks on each board."""

SHARE = 12
"""The quick comparison takes every so many words of a list: built and searched soon, and as crooked as the whole."""


@cache
def some_words(language: str) -> WordGraph:
    """Return the graph of a part of a language's list, the two-letter words all kept."""
    words = [
        word
        for number, word in enumerate(graph_words(graph(language)))
        if number % SHARE == 0 or len(word) < 4
    ]
    return WordGraph(build_words(WordList(language, tuple(words))))


def positions(
    language: str, count: int, seed: int, jokers: tuple[int, ...] = JOKERS, racks: int = 1
) -> Iterator[tuple[State, Rack]]:
    """Yield positions of random matches with several racks of unseen tiles on each board, some of them jokers."""
    luck = Random(seed)
    found = 0
    for number in range(count):
        for state in walked(options(language, board=BOARDS[language]), b"%d %d" % (seed, number)):
            unseen = [
                letter for rack in (state.bag, *state.racks) for letter in rack if letter != JOKER
            ]
            for _ in range(racks):
                rack = luck.sample(unseen, min(7, len(unseen)))
                for joker in range(min(jokers[found % len(jokers)], len(rack))):
                    rack[joker] = JOKER
                yield state, tuple(sorted(rack))
                found += 1
                if found == count:
                    return


def agree(
    language: str,
    words: WordGraph,
    count: int,
    seed: int,
    jokers: tuple[int, ...] = JOKERS,
    racks: int = 1,
) -> int:
    """Compare both ways on so many positions; return how many plays that were."""
    plain = PlainGenerator(words, TILE_SETS[options(language).tiles])
    compiled = CompiledGenerator(words, plain.tile_set)
    luck, total = Random(seed), 0
    for state, rack in positions(language, count, seed, jokers, racks):
        worths: dict[Rack, int] = {}

        def worth(leave: Rack, worths: dict[Rack, int] = worths) -> int:
            return worths.setdefault(leave, luck.randrange(-15_000, 25_000))

        slow, fast = (
            generator.all_plays(state.board, state.premiums, rack)
            for generator in (plain, compiled)
        )
        assert len(fast) == len(slow) and set(fast) == set(slow)
        best = compiled.best_play(state.board, state.premiums, rack, worth)
        assert (best is None) == (not slow)
        if best is not None:
            assert best in set(slow)
            assert equity(best, worth) == max(equity(play, worth) for play in slow)
        total += len(slow)
    return total


def equity(play: ScoredPlay, worth: object) -> int:
    """Return what a play is worth to whoever values leaves so."""
    assert callable(worth)
    return play.points * 1000 + int(worth(play.leave))


@pytest.mark.parametrize("language", QUICK)
def test_both_ways_agree(language: str) -> None:
    assert agree(language, some_words(language), 6, 1) > 50
    assert agree(language, some_words(language), SOME, 4, FEWER_JOKERS, RACKS) > 500


@pytest.mark.slow
@pytest.mark.parametrize("language", BOARDS)
def test_both_ways_agree_on_many(language: str) -> None:
    assert agree(language, graph(language), MANY, 2, FEWER_JOKERS, RACKS) > 1_000_000


@pytest.mark.parametrize("language", QUICK)
def test_letters_find_their_words_and_what_completes_them(language: str) -> None:
    words = [
        [some_words(language).codes[letter] for letter in word] for word in some_words(language)
    ]
    known = load_gaddag(some_words(language)).anagrams
    kept = {tuple(word) for word in words}
    luck, too_many = Random(5), 0
    for word in luck.sample(words, 300):
        row, total = first_word(known.slots, hashed(word)), hashed(word)
        assert can_make_word(known, total) and row >= 0
        found = set()
        while True:
            found.add(tuple(int(code) for code in known.words[row, : len(word)]))
            if known.words[row, LAST_WORD]:
                break
            row += 1
        assert found == {
            other for other in kept if len(other) == len(word) and sorted(other) == sorted(word)
        }
        one, other = luck.sample(range(len(word)), 2)
        assert completing_letters(known.one, total - hashed(word[one : one + 1])) >> word[one] & 1
        both = completing_letters(known.two, total - hashed([word[one], word[other]]))
        assert both >> word[one] & 1 and both >> word[other] & 1
        # Letters that complete nothing: eight times the same one is no part of a word.
        too_many += completing_letters(known.one, hashed(word[:1] * 8 + word)).bit_count()
    assert too_many < 300


def hashed(letters: list[int]) -> int:
    """Return the hash sum of some letter codes."""
    return int(LETTER_HASHES[letters].sum())


def test_the_graph_is_kept_on_disk_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path))
    words = some_words("it")
    load_gaddag.cache_clear()
    found = load_gaddag(words)
    load_gaddag.cache_clear()
    (kept,) = tmp_path.rglob("*.npz")
    again = load_gaddag(words)
    assert (found.nodes == again.nodes).all() and found.byte_size == again.byte_size > 1_000_000
    assert all(
        (getattr(found.anagrams, part) == getattr(again.anagrams, part)).all()
        for part in WordMap._fields
    )
    load_gaddag.cache_clear()
    kept.write_bytes(b"broken")
    assert (load_gaddag(words).nodes == found.nodes).all()


def test_learnt_values_survive_the_table() -> None:
    for language in ("en",):
        leaves = packaged_leaves(language)
        assert leaves_from_table(table_from_leaves(leaves, language), language) == leaves
        assert (
            leaves.leave_value((JOKER,)) > leaves.leave_value(("S",)) > leaves.leave_value(("V",))
        )


def test_too_many_plays_for_the_room_are_left_out_and_the_rack_stays_whole() -> None:
    words = some_words("en")
    generator = CompiledGenerator(words, TILE_SETS["english"])
    state, rack = next(positions("en", 1, 3))
    counts = rack_counts(rack, generator.codes)
    before, found = counts.copy(), np.zeros(3 * PLAY_SIZE + 7, np.int64)
    squares = generator.pack_board(state.board, state.premiums)
    assert (
        write_all_plays(
            squares,
            generator.words.nodes,
            counts,
            generator.tile_points,
            np.zeros(SUBSETS, np.int64),
            found,
        )
        == 3
    )
    assert (counts == before).all() and not found[3 * PLAY_SIZE :].any()
