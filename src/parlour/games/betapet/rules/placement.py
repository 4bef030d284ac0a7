"""The rules of placement: where tiles may be laid, and which words they form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.games.betapet.rules.board import SIZE, SQUARES, START_SQUARE, Board, run_through
from parlour.games.betapet.rules.tiles import BetapetTileSet, natural_letter, rack_tile

RACK_SIZE = 7
"""The number of tiles on a full rack."""


class PlacedLetter(Value, frozen=True):
    """A letter placed on a square."""

    square: int
    """The square, 0 to 224, row by row."""

    letter: str
    """The letter; lower case for a joker."""


def board_with(board: Board, tiles: Iterable[PlacedLetter]) -> Board:
    """Return a board with tiles added."""
    squares = list(board)
    for tile in tiles:
        squares[tile.square] = tile.letter
    return tuple(squares)


def board_without(board: Board, tiles: Iterable[PlacedLetter]) -> Board:
    """Return a board with tiles removed."""
    return board_with(board, (PlacedLetter(tile.square, "") for tile in tiles))


def require_rack_tiles(
    rack: Sequence[str], tiles: Sequence[PlacedLetter], tile_set: BetapetTileSet
) -> None:
    """Raise Illegal unless every tile is a letter of the tile set and on the rack."""
    for tile in tiles:
        if natural_letter(tile.letter) not in tile_set.letters or tile.letter not in (
            natural_letter(tile.letter),
            tile.letter.lower(),
        ):
            raise Illegal("betapet.not-a-letter", letter=tile.letter)
    missing = Counter(rack_tile(tile.letter) for tile in tiles) - Counter(rack)
    if missing:
        raise Illegal("betapet.not-on-rack", letters=" ".join(sorted(missing.elements())))


def formed_runs(board: Board, tiles: Sequence[PlacedLetter]) -> tuple[range, ...]:
    """Return the runs of squares that a play turns into words, the main word first.

    Raises:
        Illegal: The tiles are not in one line, leave a gap, or are not connected to the board.
    """
    runs = word_runs(board, tiles)
    covered = {square for run in runs for square in run} | {tile.square for tile in tiles}
    if any(board):
        if not any(board[square] for square in covered):
            raise Illegal("betapet.not-connected")
    elif START_SQUARE not in covered:
        raise Illegal("betapet.start-square")
    elif len(tiles) < 2:
        raise Illegal("betapet.one-letter")
    return runs


def word_runs(board: Board, tiles: Sequence[PlacedLetter]) -> tuple[range, ...]:
    """Return the runs of two or more letters that tiles form, the main word first.

    Raises:
        Illegal: The tiles are not in one line or leave a gap.
    """
    down = _is_down(board, tiles)
    after = board_with(board, tiles)
    main = run_through(after, tiles[0].square, down)
    if tiles[-1].square not in main:
        raise Illegal("betapet.gap")
    runs = [main] if len(main) > 1 else []
    return (
        *runs,
        *(run for tile in tiles if len(run := run_through(after, tile.square, not down)) > 1),
    )


def _is_down(board: Board, tiles: Sequence[PlacedLetter]) -> bool:
    """Return whether the main word runs down.

    Raises:
        Illegal: The tiles are not on empty squares of one line, in order.
    """
    squares = [tile.square for tile in tiles]
    if not squares:
        raise Illegal("betapet.no-tiles")
    if any(square not in range(SQUARES) for square in squares):
        raise Illegal("betapet.off-board")
    if any(board[square] for square in squares):
        raise Illegal("betapet.occupied")
    if squares != sorted(set(squares)):
        raise Illegal("betapet.not-in-order")
    rows, columns = {square // SIZE for square in squares}, {square % SIZE for square in squares}
    if len(rows) > 1 and len(columns) > 1:
        raise Illegal("betapet.not-in-line")
    if len(squares) > 1:
        return len(columns) == 1
    alone = len(run_through(board_with(board, tiles), squares[0], down=False)) == 1
    return alone and len(run_through(board_with(board, tiles), squares[0], down=True)) > 1
