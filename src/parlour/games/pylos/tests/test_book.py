"""Tests that books match the tablebase and that known results limit the searched turns."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from parlour.games.pylos.kernel import book_search
from parlour.games.pylos.kernel.alphabeta import DECISIVE_DRAW_SCORE
from parlour.games.pylos.kernel.book_results import NO_BOOK_ENTRY, BookEntry, book_entry
from parlour.games.pylos.kernel.packed import NO_CELL, PackedPosition, pack
from parlour.games.pylos.kernel.player import PylosKernelPlayer
from parlour.games.pylos.kernel.root import (
    SearchAim,
    SearchLimits,
    SearchMode,
    candidate_turns,
    root_turns,
    search_root,
    turn_scores,
)
from parlour.games.pylos.kernel.transpositions import new_transposition_table, position_key
from parlour.games.pylos.rules.board import GROUND, HOLLOWS, SYMMETRIES, transformed_balls
from parlour.games.pylos.rules.notation import parse_position
from parlour.games.pylos.rules.turn import state_from_position
from parlour.games.pylos.table import book, file, numbering
from parlour.games.pylos.table.book import Book, BookExtent
from parlour.games.pylos.table.oracle import DRAW_VALUE
from parlour.games.pylos.tests.reference_data import VALUED

pytestmark = pytest.mark.uncounted

SMALL_OPENING = BookExtent(few=4, apart=2, many=HOLLOWS + 1)
FULL = (1 << HOLLOWS) - 1
NO_REPETITION_KEYS = np.zeros((2, 0), dtype=np.int64)
NULL_TURNS = "ww..w......b..bb/........./..../. w"
"""A position in which white can complete a square and remove the completing ball."""


def fake_value(number: int) -> int:
    """Return an arbitrary but fixed value for a position, given its index."""
    return (DRAW_VALUE, 3, 8, 5, 12)[number * 2_654_435_761 % (1 << 32) % 5]


def read_fake_values(start: int, stop: int) -> file.TablebaseValues:
    """Return arbitrary values in the manner of Tablebase.read_range."""
    return np.array([fake_value(number) for number in range(start, stop)], dtype=np.uint8)


def open_book(extent: BookExtent, body: bytes | None = None) -> Book:
    """Return an open book with arbitrary values."""
    numbers = numbering.position_numbering()
    return Book(
        body or book.encode_book("standard", read_fake_values, extent, numbers), "standard", numbers
    )


def early_position(balls: int, rng: Random) -> tuple[int, int]:
    """Return the mover's and the opponent's balls of a random position on level 1."""
    cells = rng.sample(range(16), balls)
    own = sum(1 << cell for cell in cells[: balls // 2])
    return own, sum(1 << cell for cell in cells) & ~own


def test_opening_matches_tablebase() -> None:
    book_under_test, numbers, rng = (
        open_book(SMALL_OPENING),
        numbering.position_numbering(),
        Random(1),
    )
    for _ in range(300):
        own, other = early_position(rng.randrange(5), rng)
        value = fake_value(numbers.number(own, other))
        result = 0 if value == DRAW_VALUE else 1 if value % 2 else -1
        assert book_under_test.result(own, other) == result and book_under_test.is_draw(
            own, other
        ) == (result == 0)
        symmetry = rng.choice(SYMMETRIES)
        if numbers.number(
            transformed_balls(own, symmetry), transformed_balls(other, symmetry)
        ) == numbers.number(own, other):
            assert (
                book_under_test.result(
                    transformed_balls(own, symmetry), transformed_balls(other, symmetry)
                )
                == result
            )


def test_positions_outside_the_extent_are_unknown() -> None:
    book_under_test = open_book(SMALL_OPENING)
    assert (
        book_under_test.result(*early_position(5, Random(2))) is None
        and book_under_test.is_draw(*early_position(5, Random(2))) is None
    )
    assert book_under_test.result(0b1111, 0) is None, "one side is four ahead"
    assert book_under_test.result(0b111, 0b1000) is not None


def test_late_draws_are_known() -> None:
    numbers = numbering.position_numbering()
    rng = Random(3)
    full_boards = [sum(1 << cell for cell in rng.sample(range(HOLLOWS), 15)) for _ in range(4)]
    draw_numbers = sorted(numbers.number(own, FULL & ~own) for own in full_boards[:2])

    def sparse(start: int, stop: int) -> file.TablebaseValues:
        result = np.full(stop - start, 1, dtype=np.uint8)
        result[[number - start for number in draw_numbers if start <= number < stop]] = DRAW_VALUE
        return result

    body = book.encode_book("standard", sparse, BookExtent(few=0, apart=0, many=HOLLOWS), numbers)
    book_under_test = open_book(SMALL_OPENING, body)
    assert [book_under_test.is_draw(own, FULL & ~own) for own in full_boards] == [
        True,
        True,
        False,
        False,
    ]
    assert [book_under_test.result(own, FULL & ~own) for own in full_boards] == [0, 0, None, None]
    assert book_under_test.is_draw(*early_position(6, rng)) is None


def test_tablebase_reads_ranges(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file, "BLOCK_SIZE", 8)
    path = file.write_tablebase(tmp_path / "standard.table", "standard", read_fake_values(0, 30))
    table = file.Tablebase(path, "standard", 30)
    assert [
        table.read_range(start, stop).tolist()
        for start, stop in ((0, 30), (7, 9), (8, 16), (29, 30))
    ] == [
        read_fake_values(start, stop).tolist()
        for start, stop in ((0, 30), (7, 9), (8, 16), (29, 30))
    ]


def test_invalid_book_is_rejected() -> None:
    body = book.encode_book(
        "standard", read_fake_values, BookExtent(1, 1, HOLLOWS + 1), numbering.position_numbering()
    )
    with pytest.raises(ValueError, match="not a book"):
        Book(b"parlour" + body, "standard", numbering.position_numbering())
    with pytest.raises(ValueError, match="standard"):
        Book(body, "advanced", numbering.position_numbering())


def test_packaged_advanced_book_matches_reference_values() -> None:
    packaged, known_count = book.packaged_book("advanced"), 0
    assert (
        packaged is not None
        and sum(path.stat().st_size for path in book.book_path("advanced").parent.glob("book-*"))
        < 2_000_000
    )
    assert packaged.result(0, 0) == 0, "advanced is a draw"
    assert [packaged.result(0, 1 << cell) for cell in (0, 1, 5)] == [0, 1, 0], (
        "but a first move at an edge loses"
    )
    for row in VALUED["advanced"]:
        white, black, mover = parse_position(row["pos"])
        result = packaged.result(*((black, white) if mover else (white, black)))
        known_count += result is not None
        assert result is None or result == {"win": 1, "draw": 0, "loss": -1}[row["value"]], row[
            "pos"
        ]
    assert known_count > 10


def test_packaged_standard_book_knows_every_draw() -> None:
    packaged = book.packaged_book("standard")
    assert packaged is not None and packaged.result(0, 0) == -1, (
        "the player who moves first in standard loses"
    )
    rows = [
        (parse_position(row["pos"]), row["value"])
        for row in VALUED["standard"] + VALUED["standard_draws"]
    ]
    draws = [
        packaged.is_draw(*((black, white) if mover else (white, black)))
        for (white, black, mover), _ in rows
    ]
    assert draws == [value == "draw" for _, value in rows] and {True, False} == set(draws)


def test_missing_book_gives_no_entry(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(book, "book_path", lambda variant: tmp_path / variant)
    book.packaged_book.cache_clear()
    assert book.packaged_book("standard") is None
    assert (
        PylosKernelPlayer(bits=4).book_entry_for(PackedPosition(1, 0, 0), NO_REPETITION_KEYS)
        == NO_BOOK_ENTRY
    )
    book.packaged_book.cache_clear()


class FakeBook(Book):
    """A book that contains only a few given results."""

    def __init__(
        self, results: dict[tuple[int, int], int], draws: dict[tuple[int, int], bool] | None = None
    ) -> None:
        self.results, self.draws = results, draws or {}

    def result(self, own: int, other: int) -> int | None:
        return self.results.get((own, other))

    def is_draw(self, own: int, other: int) -> bool | None:
        result = self.result(own, other)
        return self.draws.get((own, other)) if result is None else result == 0


def test_entry_negates_results_of_successors() -> None:
    position = PackedPosition(1, 0b1, 0b10)
    entry = book_entry(
        FakeBook({(0b10, 0b101): -1, (0b10, 0b1001): 1, (0b1, 0b10): 1}),
        position,
        [0b101, 0b1001, 0b10001],
        NO_REPETITION_KEYS,
    )
    assert entry == BookEntry(1, {0b101: 1, 0b1001: -1})
    entry = book_entry(FakeBook({(0b10, 0b101): -1}), position, [0b101, 0b1001], NO_REPETITION_KEYS)
    assert entry == BookEntry(1, {0b101: 1}), "a turn that is known to win is enough"
    assert book_entry(FakeBook({}), position, [0b101], NO_REPETITION_KEYS) == NO_BOOK_ENTRY


def test_only_draws_keep_a_draw() -> None:
    position, after = PackedPosition(1, 0b1, 0b10), [0b101, 0b1001]
    one, other = (0b10, 0b101), (0b10, 0b1001)
    entry = book_entry(
        FakeBook({(0b1, 0b10): 0, one: 0}, {other: False}), position, after, NO_REPETITION_KEYS
    )
    assert entry == BookEntry(0, {0b101: 0, 0b1001: -1})
    entry = book_entry(
        FakeBook({one: 0}, {(0b1, 0b10): False, other: False}), position, after, NO_REPETITION_KEYS
    )
    assert entry == BookEntry(None, {0b101: -1})


def test_third_occurrence_is_a_draw_despite_the_book() -> None:
    keys = np.array([[0], [position_key(1, 0b10, 0b101)]], dtype=np.int64)
    entry = book_entry(
        FakeBook({(0b10, 0b101): -1, (0b1, 0b10): 1}), PackedPosition(1, 0b1, 0b10), [0b101], keys
    )
    assert entry == BookEntry(None, {0b101: 0})


def test_entry_of_a_removal_has_results_of_turns_only() -> None:
    position = PackedPosition(1, 0b10011, GROUND & ~0b11011, 0)
    assert book_entry(
        FakeBook({(position.other, 0b10001): 1}), position, [0b10001, 0b10010], NO_REPETITION_KEYS
    ) == BookEntry(None, {0b10001: -1})


def test_candidate_turns() -> None:
    turns = [1 << 20, 2 << 20, 3 << 20]
    assert candidate_turns(turns, {1: 1, 2: 0}) == turns[:1]
    assert candidate_turns(turns, {1: -1, 2: 0}) == turns[1:]
    assert candidate_turns(turns, {1: -1, 2: -1, 3: -1}) == turns


@pytest.mark.parametrize(
    ("aim", "score"),
    [
        (SearchAim.OUTCOME, 0),
        (SearchAim.HOLD, DECISIVE_DRAW_SCORE),
        (SearchAim.WIN, -DECISIVE_DRAW_SCORE),
    ],
)
def test_draw_score_depends_on_the_aim(aim: SearchAim, score: int) -> None:
    white, black, _ = parse_position(NULL_TURNS)
    position = PackedPosition(1, white, black)
    known_results = dict.fromkeys([turn >> 20 for turn in root_turns(position)], 0)
    result = search_root(
        new_transposition_table(10),
        position,
        SearchLimits(3_600, depth=3),
        NO_REPETITION_KEYS,
        1,
        SearchMode(aim, known_results=known_results),
    )
    assert result.score == score


def test_known_results_decide_turn_scores() -> None:
    position = pack(state_from_position("standard", NULL_TURNS))
    turns = root_turns(position)
    known_results = {turns[0] >> 20: 1, turns[1] >> 20: -1, turns[2] >> 20: 0}
    scores = dict(
        turn_scores(
            new_transposition_table(10),
            position,
            SearchLimits(3_600, depth=1),
            NO_REPETITION_KEYS,
            SearchMode(known_results=known_results),
        )
    )
    assert (
        scores[turns[0]] > DECISIVE_DRAW_SCORE
        and scores[turns[1]] < -DECISIVE_DRAW_SCORE
        and scores[turns[2]] == 0
    )


@pytest.mark.parametrize("known_result", [None, 1, 0, -1])
@pytest.mark.parametrize("clear_win", [-100_000, 100_000])
def test_search_with_book_finds_a_turn(
    known_result: int | None, clear_win: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book_search, "CLEAR_WIN", clear_win)
    monkeypatch.setattr(book_search, "load_weights", lambda variant: np.zeros((3, 0)))
    position = pack(state_from_position("standard", NULL_TURNS))
    result = book_search.search_with_book(
        new_transposition_table(12),
        position,
        SearchLimits(3_600, nodes=4_000),
        NO_REPETITION_KEYS,
        1,
        BookEntry(known_result, {}),
    )
    assert (
        result.code in {turn & 0xFFFFF for turn in root_turns(position)}
        and result.depth > 0
        and result.nodes < 9_000
    )


def test_proof_ends_the_search() -> None:
    position = pack(state_from_position("basic", "bwbwwwbbbwbb.www/wwbbw..../b.../. w"))
    result = book_search.search_with_book(
        new_transposition_table(12),
        position,
        SearchLimits(3_600),
        NO_REPETITION_KEYS,
        1,
        NO_BOOK_ENTRY,
    )
    assert abs(result.score) > DECISIVE_DRAW_SCORE and position.ball == NO_CELL
