"""Tests that the kernel finds the plays of the plain generator in every language."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numba")


from parlour.games.betapet.kernel.gaddag import load_gaddag
from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.leave_table import leaves_from_table, table_from_leaves
from parlour.games.betapet.kernel.movegen import new_generation, write_all_plays
from parlour.games.betapet.kernel.packed import rack_counts
from parlour.games.betapet.kernel.word_map import (
    LAST_WORD,
    WordMap,
    can_make_word,
    completing_letters,
    first_word,
)
from parlour.games.betapet.kernel.word_walk import LETTER_HASHES
from parlour.games.betapet.plays.generator import PlainGenerator
from parlour.games.betapet.plays.leave_values import packaged_leaves
from parlour.games.betapet.plays.scored_play import ScoredPlay
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.state import Rack
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS
from parlour.games.betapet.tests.positions import (
    BOARDS,
    JOKERS,
    graph,
    options,
    partial_list,
    positions,
)

pytestmark = pytest.mark.uncounted

QUICK = ["en", *(pytest.param(language, marks=pytest.mark.slow) for language in ("fr", "it", "sv"))]
"""English; the other languages are slow tests."""

FEWER_JOKERS = (0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)
"""The numbers of jokers for comparisons of more positions."""

SOME, MANY, RACKS = 25, 800, 5
"""The numbers of positions per language in the comparisons, and of racks on each board.

The long comparison has 3,200 positions, 160 of them with two jokers.
"""


def compare_generators(
    language: str,
    words: WordGraph,
    count: int,
    seed: int,
    jokers: tuple[int, ...] = JOKERS,
    racks: int = 1,
) -> int:
    """Compare both generators on random positions; return the number of plays compared."""
    plain = PlainGenerator(words, TILE_SETS[options(language).tiles])
    compiled = CompiledGenerator(words, plain.tile_set)
    rng, total = Random(seed), 0
    for state, rack in positions(language, count, seed, jokers, racks):
        leave_values: dict[Rack, int] = {}

        def leave_value(leave: Rack, leave_values: dict[Rack, int] = leave_values) -> int:
            return leave_values.setdefault(leave, rng.randrange(-15_000, 25_000))

        expected, actual = (
            generator.all_plays(state.board, state.premiums, rack)
            for generator in (plain, compiled)
        )
        assert len(actual) == len(expected) and set(actual) == set(expected)
        best = compiled.best_play(state.board, state.premiums, rack, leave_value)
        assert (best is None) == (not expected)
        if best is not None:
            assert best in set(expected)
            assert equity(best, leave_value) == max(equity(play, leave_value) for play in expected)
        total += len(expected)
    return total


def equity(play: ScoredPlay, leave_value: object) -> int:
    """Return the equity of a play, in thousandths of a point."""
    assert callable(leave_value)
    return play.points * 1000 + int(leave_value(play.leave))


@pytest.mark.parametrize("language", QUICK)
def test_generators_agree(language: str) -> None:
    assert compare_generators(language, partial_list(language), 6, 1) > 50
    assert compare_generators(language, partial_list(language), SOME, 4, FEWER_JOKERS, RACKS) > 500


@pytest.mark.slow
@pytest.mark.parametrize("language", BOARDS)
def test_generators_agree_on_many_positions(language: str) -> None:
    assert compare_generators(language, graph(language), MANY, 2, FEWER_JOKERS, RACKS) > 250_000


@pytest.mark.parametrize("language", QUICK)
def test_word_map(language: str) -> None:
    words = [
        [partial_list(language).codes[letter] for letter in word] for word in partial_list(language)
    ]
    word_map = load_gaddag(partial_list(language)).anagrams
    word_set = {tuple(word) for word in words}
    rng, false_positives = Random(5), 0
    for word in rng.sample(words, 300):
        row, total = first_word(word_map.slots, hash_sum(word)), hash_sum(word)
        assert can_make_word(word_map, total) and row >= 0
        anagrams = set()
        while True:
            anagrams.add(tuple(int(code) for code in word_map.words[row, : len(word)]))
            if word_map.words[row, LAST_WORD]:
                break
            row += 1
        assert anagrams == {
            second
            for second in word_set
            if len(second) == len(word) and sorted(second) == sorted(word)
        }
        first, second = rng.sample(range(len(word)), 2)
        assert (
            completing_letters(word_map.one, total - hash_sum(word[first : first + 1]))
            >> word[first]
            & 1
        )
        both = completing_letters(word_map.two, total - hash_sum([word[first], word[second]]))
        assert both >> word[first] & 1 and both >> word[second] & 1
        # No word has eight copies of a letter, so any completing letter is a false positive.
        false_positives += completing_letters(
            word_map.one, hash_sum(word[:1] * 8 + word)
        ).bit_count()
    assert false_positives < 300


def hash_sum(letters: list[int]) -> int:
    """Return the sum of the hashes of letter codes."""
    return int(LETTER_HASHES[letters].sum())


@pytest.mark.slow
def test_gaddag_is_cached_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path))
    words = partial_list("it")
    load_gaddag.cache_clear()
    built = load_gaddag(words)
    load_gaddag.cache_clear()
    (cached,) = tmp_path.rglob("*.npz")
    loaded = load_gaddag(words)
    assert (built.nodes == loaded.nodes).all() and built.byte_size == loaded.byte_size > 1_000_000
    assert all(
        (getattr(built.anagrams, part) == getattr(loaded.anagrams, part)).all()
        for part in WordMap._fields
    )
    load_gaddag.cache_clear()
    cached.write_bytes(b"broken")
    assert (load_gaddag(words).nodes == built.nodes).all()


def test_leave_table_round_trips() -> None:
    for language in ("en",):
        leaves = packaged_leaves(language)
        assert leaves_from_table(table_from_leaves(leaves, language), language) == leaves
        assert (
            leaves.leave_value((JOKER,)) > leaves.leave_value(("S",)) > leaves.leave_value(("V",))
        )


def test_plays_beyond_the_capacity_are_left_out() -> None:
    words = partial_list("en")
    generator = CompiledGenerator(words, TILE_SETS["english"])
    state, rack = next(positions("en", 1, 3))
    counts = rack_counts(rack, generator.codes)
    before = counts.copy()
    board = generator.pack_board(state.board, state.premiums)
    generation = new_generation(generator.words.nodes, counts, generator.tile_points, 3)
    assert write_all_plays(generation, board) == 3
    assert (counts == before).all() and generation.plays["points"].all()
