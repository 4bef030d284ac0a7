"""What words are worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from parlour.core.value import Value
from parlour.games.betapet.rules.board import LETTER_TIMES, WORD_TIMES, Board
from parlour.games.betapet.rules.placement import RACK, Placed, laid
from parlour.games.betapet.rules.tiles import TileSet, on_rack

BINGO = 50


class Word(Value, frozen=True):
    """A word that a play made: its letters run together (jokers small), its points before the bingo, and its squares."""

    text: str
    points: int
    squares: tuple[int, ...]


def tile_value(letter: str, values: Mapping[str, int]) -> int:
    """Return what a letter on the board is worth; a joker nothing."""
    return values[on_rack(letter)]


def words(board: Board, tiles: Sequence[Placed], runs: Iterable[range], premiums: str, tile_set: TileSet) -> tuple[Word, ...]:
    """Return the words along these runs with their points; only new tiles use premiums."""
    after = laid(board, tiles)
    new = {tile.square for tile in tiles}
    found = []
    for run in runs:
        total, times = 0, 1
        for square in run:
            mark = premiums[square] if square in new else "."
            total += tile_value(after[square], tile_set.values) * LETTER_TIMES.get(mark, 1)
            times *= WORD_TIMES.get(mark, 1)
        found.append(Word("".join(after[square] for square in run), total * times, tuple(run)))
    return tuple(found)


def is_bingo(tiles: Sequence[Placed]) -> bool:
    """Return whether a play uses a full rack."""
    return len(tiles) == RACK


def points(found: Iterable[Word], bingo: bool) -> int:
    """Return what a play scores."""
    return sum(word.points for word in found) + (BINGO if bingo else 0)


def rack_value(rack: Iterable[str], values: Mapping[str, int]) -> int:
    """Return what the tiles left on a rack are worth."""
    return sum(values[letter] for letter in rack)
