"""The points of words, plays and racks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from parlour.core.value import Value
from parlour.games.betapet.rules.board import LETTER_TIMES, WORD_TIMES, Board
from parlour.games.betapet.rules.placement import RACK_SIZE, PlacedLetter, board_with
from parlour.games.betapet.rules.tiles import BetapetTileSet, rack_tile

BINGO_POINTS = 50
"""The bonus for laying a full rack."""


class ScoredWord(Value, frozen=True):
    """A word that a play formed, with its points."""

    text: str
    """The letters of the word; lower case for jokers."""

    points: int
    """The points of the word, without the bingo bonus."""

    squares: tuple[int, ...]
    """The squares of the word, in reading order."""


def tile_value(letter: str, values: Mapping[str, int]) -> int:
    """Return the points of a letter on the board; 0 for a joker.

    >>> tile_value("A", {"A": 1, "?": 0}), tile_value("a", {"A": 1, "?": 0})
    (1, 0)
    """
    return values[rack_tile(letter)]


def scored_words(
    board: Board,
    tiles: Sequence[PlacedLetter],
    runs: Iterable[range],
    premiums: str,
    tile_set: BetapetTileSet,
) -> tuple[ScoredWord, ...]:
    """Return the words along runs with their points; premiums count only under new tiles."""
    after = board_with(board, tiles)
    new = {tile.square for tile in tiles}
    words = []
    for run in runs:
        total, times = 0, 1
        for square in run:
            mark = premiums[square] if square in new else "."
            total += tile_value(after[square], tile_set.values) * LETTER_TIMES.get(mark, 1)
            times *= WORD_TIMES.get(mark, 1)
        words.append(
            ScoredWord("".join(after[square] for square in run), total * times, tuple(run))
        )
    return tuple(words)


def is_bingo(tiles: Sequence[PlacedLetter]) -> bool:
    """Return whether a play uses a full rack."""
    return len(tiles) == RACK_SIZE


def play_points(words: Iterable[ScoredWord], bingo: bool) -> int:
    """Return the points of a play: the points of its words and the bingo bonus."""
    return sum(word.points for word in words) + (BINGO_POINTS if bingo else 0)


def rack_value(rack: Iterable[str], values: Mapping[str, int]) -> int:
    """Return the points of the tiles on a rack."""
    return sum(values[letter] for letter in rack)
