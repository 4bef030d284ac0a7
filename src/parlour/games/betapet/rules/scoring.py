"""What words are worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from parlour.core.value import Value
from parlour.games.betapet.rules.board import LETTER_TIMES, WORD_TIMES, Board
from parlour.games.betapet.rules.placement import RACK_SIZE, PlacedLetter, board_with
from parlour.games.betapet.rules.tiles import BetapetTileSet, rack_tile

BINGO_POINTS = 50


class ScoredWord(Value, frozen=True):
    """A word that a play made: its letters run together (jokers small), its points before the bingo, and its squares."""

    text: str
    points: int
    squares: tuple[int, ...]


def tile_value(letter: str, values: Mapping[str, int]) -> int:
    """Return what a letter on the board is worth; a joker nothing."""
    return values[rack_tile(letter)]


def scored_words(
    board: Board,
    tiles: Sequence[PlacedLetter],
    runs: Iterable[range],
    premiums: str,
    tile_set: BetapetTileSet,
) -> tuple[ScoredWord, ...]:
    """Return the words along these runs with their points; only new tiles use premiums."""
    after = board_with(board, tiles)
    new = {tile.square for tile in tiles}
    found = []
    for run in runs:
        total, times = 0, 1
        for square in run:
            mark = premiums[square] if square in new else "."
            total += tile_value(after[square], tile_set.values) * LETTER_TIMES.get(mark, 1)
            times *= WORD_TIMES.get(mark, 1)
        found.append(
            ScoredWord("".join(after[square] for square in run), total * times, tuple(run))
        )
    return tuple(found)


def is_bingo(tiles: Sequence[PlacedLetter]) -> bool:
    """Return whether a play uses a full rack."""
    return len(tiles) == RACK_SIZE


def play_points(found: Iterable[ScoredWord], bingo: bool) -> int:
    """Return what a play scores."""
    return sum(word.points for word in found) + (BINGO_POINTS if bingo else 0)


def rack_value(rack: Iterable[str], values: Mapping[str, int]) -> int:
    """Return what the tiles left on a rack are worth."""
    return sum(values[letter] for letter in rack)
