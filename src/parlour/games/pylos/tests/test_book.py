"""The book: what is written of a table is told again, and nothing else; what is told decides which turns are looked at."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from parlour.games.pylos.kernel import considered
from parlour.games.pylos.kernel.advice import NO_BOOK_ENTRY, BookEntry, book_entry
from parlour.games.pylos.kernel.alphabeta import DECISIVE_DRAW_SCORE
from parlour.games.pylos.kernel.packed import NO_CELL, PackedPosition, pack
from parlour.games.pylos.kernel.player import PylosKernelPlayer
from parlour.games.pylos.kernel.root import (
    SearchAim,
    SearchLimits,
    SearchMode,
    candidate_turns,
    root_turns,
    search_root,
    turn_values,
)
from parlour.games.pylos.kernel.transpositions import new_transposition_table, position_key
from parlour.games.pylos.rules.board import GROUND, HOLLOWS, SYMMETRIES, transformed_balls
from parlour.games.pylos.rules.notation import parse_position
from parlour.games.pylos.rules.turn import state_from_position
from parlour.games.pylos.table import book, file, numbering
from parlour.games.pylos.table.book import Book, BookExtent
from parlour.games.pylos.table.oracle import DRAW_VALUE
from parlour.games.pylos.tests.facts import VALUED

pytestmark = pytest.mark.uncounted

FEW = BookExtent(few=4, apart=2, many=HOLLOWS + 1)
FULL = (1 << HOLLOWS) - 1
CLOSED = np.zeros((2, 0), dtype=np.int64)
NULL_TURNS = "ww..w......b..bb/........./..../. w"
"""Light can complete a square and take the very same ball back."""


def made_up(number: int) -> int:
    """Return a value for the position of a number."""
    return (DRAW_VALUE, 3, 8, 5, 12)[number * 2_654_435_761 % (1 << 32) % 5]


def read(start: int, stop: int) -> file.Values:
    """Return made-up values as a table does."""
    return np.array([made_up(number) for number in range(start, stop)], dtype=np.uint8)


def opened(extent: BookExtent, body: bytes | None = None) -> Book:
    """Return a book of made-up values."""
    numbers = numbering.position_numbering()
    return Book(body or book.encode_book("standard", read, extent, numbers), "standard", numbers)


def early(balls: int, luck: Random) -> tuple[int, int]:
    """Return a position with so many balls on the ground, none of them taken back: the mover's and the other's."""
    cells = luck.sample(range(16), balls)
    own = sum(1 << cell for cell in cells[: balls // 2])
    return own, sum(1 << cell for cell in cells) & ~own


def test_the_opening_is_told_as_the_table_says() -> None:
    known, numbers, luck = opened(FEW), numbering.position_numbering(), Random(1)
    for _ in range(300):
        own, other = early(luck.randrange(5), luck)
        value = made_up(numbers.number(own, other))
        result = 0 if value == DRAW_VALUE else 1 if value % 2 else -1
        assert known.result(own, other) == result and known.is_draw(own, other) == (result == 0)
        turning = luck.choice(SYMMETRIES)
        if numbers.number(
            transformed_balls(own, turning), transformed_balls(other, turning)
        ) == numbers.number(own, other):
            assert (
                known.result(transformed_balls(own, turning), transformed_balls(other, turning))
                == result
            )


def test_what_lies_outside_is_not_known() -> None:
    known = opened(FEW)
    assert (
        known.result(*early(5, Random(2))) is None and known.is_draw(*early(5, Random(2))) is None
    )
    assert known.result(0b1111, 0) is None, "one side is four ahead"
    assert known.result(0b111, 0b1000) is not None


def test_all_draws_of_late_positions_are_told_and_nothing_of_the_others() -> None:
    numbers = numbering.position_numbering()
    luck = Random(3)
    full = [sum(1 << cell for cell in luck.sample(range(HOLLOWS), 15)) for _ in range(4)]
    drawn = sorted(numbers.number(own, FULL & ~own) for own in full[:2])

    def sparse(start: int, stop: int) -> file.Values:
        found = np.full(stop - start, 1, dtype=np.uint8)
        found[[number - start for number in drawn if start <= number < stop]] = DRAW_VALUE
        return found

    body = book.encode_book("standard", sparse, BookExtent(few=0, apart=0, many=HOLLOWS), numbers)
    known = opened(FEW, body)
    assert [known.is_draw(own, FULL & ~own) for own in full] == [True, True, False, False]
    assert [known.result(own, FULL & ~own) for own in full] == [0, 0, None, None]
    assert known.is_draw(*early(6, luck)) is None


def test_a_table_is_read_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file, "BLOCK_SIZE", 8)
    path = file.write_tablebase(tmp_path / "standard.table", "standard", read(0, 30))
    table = file.Tablebase(path, "standard", 30)
    assert [
        table.read_range(start, stop).tolist()
        for start, stop in ((0, 30), (7, 9), (8, 16), (29, 30))
    ] == [read(start, stop).tolist() for start, stop in ((0, 30), (7, 9), (8, 16), (29, 30))]


def test_what_is_no_book_of_these_rules_is_refused() -> None:
    body = book.encode_book(
        "standard", read, BookExtent(1, 1, HOLLOWS + 1), numbering.position_numbering()
    )
    with pytest.raises(ValueError, match="no book"):
        Book(b"parlour" + body, "standard", numbering.position_numbering())
    with pytest.raises(ValueError, match="standard"):
        Book(body, "advanced", numbering.position_numbering())


def test_what_is_shipped_agrees_with_what_is_known() -> None:
    known, told = book.packaged_book("advanced"), 0
    assert (
        known is not None
        and sum(path.stat().st_size for path in book.book_path("advanced").parent.glob("book-*"))
        < 2_000_000
    )
    assert known.result(0, 0) == 0, "advanced is a draw"
    assert [known.result(0, 1 << cell) for cell in (0, 1, 5)] == [0, 1, 0], (
        "but whoever begins at an edge loses"
    )
    for row in VALUED["advanced"]:
        white, black, mover = parse_position(row["pos"])
        result = known.result(*((black, white) if mover else (white, black)))
        told += result is not None
        assert result is None or result == {"win": 1, "draw": 0, "loss": -1}[row["value"]], row[
            "pos"
        ]
    assert told > 10


def test_the_book_of_standard_knows_every_draw() -> None:
    known = book.packaged_book("standard")
    assert known is not None and known.result(0, 0) == -1, "whoever begins standard loses"
    rows = [
        (parse_position(row["pos"]), row["value"])
        for row in VALUED["standard"] + VALUED["standard_draws"]
    ]
    told = [
        known.is_draw(*((black, white) if mover else (white, black)))
        for (white, black, mover), _ in rows
    ]
    assert told == [value == "draw" for _, value in rows] and {True, False} == set(told)


def test_no_book_is_shipped_in_vain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(book, "book_path", lambda variant: tmp_path / variant)
    book.packaged_book.cache_clear()
    assert book.packaged_book("standard") is None
    assert (
        PylosKernelPlayer(bits=4).book_entry_for(PackedPosition(1, 0, 0), CLOSED) == NO_BOOK_ENTRY
    )
    book.packaged_book.cache_clear()


class Told(Book):
    """A book of a few results."""

    def __init__(
        self, results: dict[tuple[int, int], int], draws: dict[tuple[int, int], bool] | None = None
    ) -> None:
        self.results, self.draws = results, draws or {}

    def result(self, own: int, other: int) -> int | None:
        return self.results.get((own, other))

    def is_draw(self, own: int, other: int) -> bool | None:
        result = self.result(own, other)
        return self.draws.get((own, other)) if result is None else result == 0


def test_advice_turns_results_round() -> None:
    position = PackedPosition(1, 0b1, 0b10)
    told = book_entry(
        Told({(0b10, 0b101): -1, (0b10, 0b1001): 1, (0b1, 0b10): 1}),
        position,
        [0b101, 0b1001, 0b10001],
        CLOSED,
    )
    assert told == BookEntry(1, {0b101: 1, 0b1001: -1})
    told = book_entry(Told({(0b10, 0b101): -1}), position, [0b101, 0b1001], CLOSED)
    assert told == BookEntry(1, {0b101: 1}), "a turn that is known to win is enough"
    assert book_entry(Told({}), position, [0b101], CLOSED) == NO_BOOK_ENTRY


def test_a_draw_is_kept_by_draws_alone_and_no_win_goes_over_one() -> None:
    position, after = PackedPosition(1, 0b1, 0b10), [0b101, 0b1001]
    one, other = (0b10, 0b101), (0b10, 0b1001)
    told = book_entry(Told({(0b1, 0b10): 0, one: 0}, {other: False}), position, after, CLOSED)
    assert told == BookEntry(0, {0b101: 0, 0b1001: -1})
    told = book_entry(Told({one: 0}, {(0b1, 0b10): False, other: False}), position, after, CLOSED)
    assert told == BookEntry(None, {0b101: -1})


def test_a_third_occurrence_is_a_draw_whatever_the_book_says() -> None:
    closed = np.array([[0], [position_key(1, 0b10, 0b101)]], dtype=np.int64)
    told = book_entry(
        Told({(0b10, 0b101): -1, (0b1, 0b10): 1}), PackedPosition(1, 0b1, 0b10), [0b101], closed
    )
    assert told == BookEntry(None, {0b101: 0})


def test_of_a_taking_only_what_follows_is_told() -> None:
    position = PackedPosition(1, 0b10011, GROUND & ~0b11011, 0)
    assert book_entry(
        Told({(position.other, 0b10001): 1}), position, [0b10001, 0b10010], CLOSED
    ) == BookEntry(None, {0b10001: -1})


def test_only_turns_that_can_be_best_are_looked_at() -> None:
    turns = [1 << 20, 2 << 20, 3 << 20]
    assert candidate_turns(turns, {1: 1, 2: 0}) == turns[:1]
    assert candidate_turns(turns, {1: -1, 2: 0}) == turns[1:]
    assert candidate_turns(turns, {1: -1, 2: -1, 3: -1}) == turns


@pytest.mark.parametrize(
    ("aim", "worth"),
    [
        (SearchAim.OUTCOME, 0),
        (SearchAim.HOLD, DECISIVE_DRAW_SCORE),
        (SearchAim.WIN, -DECISIVE_DRAW_SCORE),
    ],
)
def test_a_draw_is_worth_what_the_question_makes_it(aim: SearchAim, worth: int) -> None:
    white, black, _ = parse_position(NULL_TURNS)
    position = PackedPosition(1, white, black)
    told = dict.fromkeys([turn >> 20 for turn in root_turns(position)], 0)
    found = search_root(
        new_transposition_table(10),
        position,
        SearchLimits(60, depth=3),
        CLOSED,
        1,
        SearchMode(aim, known_results=told),
    )
    assert found.value == worth


def test_told_turns_are_ranked_by_what_is_told() -> None:
    position = pack(state_from_position("standard", NULL_TURNS))
    turns = root_turns(position)
    told = {turns[0] >> 20: 1, turns[1] >> 20: -1, turns[2] >> 20: 0}
    found = dict(
        turn_values(
            new_transposition_table(10),
            position,
            SearchLimits(60, depth=1),
            CLOSED,
            SearchMode(known_results=told),
        )
    )
    assert (
        found[turns[0]] > DECISIVE_DRAW_SCORE
        and found[turns[1]] < -DECISIVE_DRAW_SCORE
        and found[turns[2]] == 0
    )


@pytest.mark.parametrize("told", [None, 1, 0, -1])
@pytest.mark.parametrize("clear", [-100_000, 100_000])
def test_whatever_is_known_a_turn_is_found(
    told: int | None, clear: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(considered, "CLEAR_WIN", clear)
    monkeypatch.setattr(considered, "load_weights", lambda variant: np.zeros((3, 0)))
    position = pack(state_from_position("standard", NULL_TURNS))
    found = considered.search_with_book(
        new_transposition_table(12),
        position,
        SearchLimits(60, nodes=4_000),
        CLOSED,
        1,
        BookEntry(told, {}),
    )
    assert (
        found.code in {turn & 0xFFFFF for turn in root_turns(position)}
        and found.depth > 0
        and found.nodes < 9_000
    )


def test_a_proof_ends_the_thinking() -> None:
    position = pack(state_from_position("basic", "bwbwwwbbbwbb.www/wwbbw..../b.../. w"))
    found = considered.search_with_book(
        new_transposition_table(12), position, SearchLimits(60), CLOSED, 1, NO_BOOK_ENTRY
    )
    assert abs(found.value) > DECISIVE_DRAW_SCORE and position.ball == NO_CELL
