"""Tests that the generator of valid plays finds the plays of the plain generator."""

from __future__ import annotations

from itertools import islice

import pytest

from parlour.games.betapet.lexicons.graph import build_graph
from parlour.games.betapet.lexicons.wordlist import WordList
from parlour.games.betapet.rules import gaps, valid_plays
from parlour.games.betapet.rules.board import EMPTY, SQUARES
from parlour.games.betapet.rules.generation import legal_plays
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import board_with
from parlour.games.betapet.tests.positions import BOARDS, graph, partial_list, positions

FEW, SOME, MANY, RACKS = 8, 200, 2_500, 5
"""The numbers of positions per language in the comparisons, and of racks on each board.

The quick comparison has few positions with jokers, which take the plain generator long.
"""

SOME_JOKERS = (0, 1, 0, 2, 0, 0, 0, 0)
"""The numbers of jokers on successive racks in the quick comparison."""

RARE_JOKERS = (*(0, 0, 0, 1, 0) * 5, *(0,) * 74, 2)
"""The numbers of jokers on successive racks in the long comparison."""


def compare_generators(language: str, words: WordGraph, count: int, jokers: tuple[int, ...]) -> int:
    """Compare both generators on random positions; return the number of plays compared."""
    total = 0
    for state, rack in positions(language, count, 7, jokers, RACKS):
        expected = list(legal_plays(state.board, rack, words))
        found = list(valid_plays.valid_plays(state.board, rack, words))
        assert len(found) == len(expected) and set(found) == set(expected), (state.board, rack)
        total += len(found)
    return total


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "sv"])
def test_generators_agree(language: str) -> None:
    words = partial_list(language)
    assert compare_generators(language, words, FEW, SOME_JOKERS) > 1_000
    assert compare_generators(language, words, SOME, (0,)) > 10_000


@pytest.mark.slow
@pytest.mark.parametrize("language", BOARDS)
def test_generators_agree_on_ten_thousand_positions(language: str) -> None:
    assert compare_generators(language, graph(language), MANY, RARE_JOKERS) > 250_000


def test_digraphs_are_single_letters() -> None:
    words = WordGraph(build_graph(WordList("es", ("CHE", "CHECO", "ECO", "LLECO", "OCHE"))))
    board, rack = (EMPTY,) * SQUARES, ("?", "?", "C", "CH", "E", "O")
    for _ in range(3):
        found = list(valid_plays.valid_plays(board, rack, words))
        assert found and set(found) == set(legal_plays(board, rack, words))
        board = board_with(board, sorted(found, key=len)[-1])


def test_plays_are_generated_line_by_line() -> None:
    state, rack = next(positions("en", 1, 3))
    plays = valid_plays.valid_plays(state.board, rack, partial_list("en"))
    assert len(list(islice(plays, 2))) == 2


@pytest.mark.parametrize(
    ("laid", "jokers", "count"),
    [("AB", 0, 1), ("AB", 1, 3), ("AB", 2, 4), ("AaB", 0, 2), ("AaaB", 0, 3), ("AaB", 1, 5)],
)
def test_uses_of_jokers(laid: str, jokers: int, count: int) -> None:
    """Each use lays the same letters with at least as many jokers, and no use occurs twice."""
    letters = bytes([ord(letter) % 32 + 32 * letter.islower() for letter in laid])
    uses = valid_plays.joker_uses(letters, jokers)
    assert letters in uses and len(set(uses)) == len(uses) == count
    for use in uses:
        assert [code % 32 for code in use] == [code % 32 for code in letters]
        lowered = sum(code >= 32 for code in use)
        assert 0 <= lowered - sum(map(str.islower, laid)) <= jokers


def test_gaps_lie_next_to_letters() -> None:
    line = bytes((0, 1, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4))
    assert gaps.line_gaps(line) == {
        0: (b"", b"\x01\x02"),
        3: (b"\x01\x02", b"\x03"),
        5: (b"\x03", b""),
        13: (b"", b"\x04"),
    }
