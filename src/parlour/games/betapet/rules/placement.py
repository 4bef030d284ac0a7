"""Where tiles may lie, and which words they form there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.games.betapet.rules.board import SIZE, SQUARES, START, Board, run_through
from parlour.games.betapet.rules.tiles import TileSet, natural, on_rack

RACK = 7


class Placed(Value, frozen=True):
    """A tile on its square (0-224, row by row); a small letter is what a joker stands for."""

    square: int
    letter: str


def laid(board: Board, tiles: Iterable[Placed]) -> Board:
    """Return the board with these tiles on it."""
    squares = list(board)
    for tile in tiles:
        squares[tile.square] = tile.letter
    return tuple(squares)


def lifted(board: Board, tiles: Iterable[Placed]) -> Board:
    """Return the board without these tiles."""
    return laid(board, (Placed(tile.square, "") for tile in tiles))


def require_owned(rack: Sequence[str], tiles: Sequence[Placed], tile_set: TileSet) -> None:
    """Raise Illegal unless every tile is a letter of the language and comes from this rack."""
    for tile in tiles:
        if natural(tile.letter) not in tile_set.letters or tile.letter not in (natural(tile.letter), tile.letter.lower()):
            raise Illegal("betapet.not-a-letter", letter=tile.letter)
    missing = Counter(on_rack(tile.letter) for tile in tiles) - Counter(rack)
    if missing:
        raise Illegal("betapet.not-on-rack", letters=" ".join(sorted(missing.elements())))


def formed(board: Board, tiles: Sequence[Placed]) -> tuple[range, ...]:
    """Return the runs of squares that become words, the main word first; raises Illegal where tiles may not lie."""
    runs = runs_of(board, tiles)
    covered = {square for run in runs for square in run} | {tile.square for tile in tiles}
    if any(board):
        if not any(board[square] for square in covered):
            raise Illegal("betapet.not-connected")
    elif START not in covered:
        raise Illegal("betapet.start-square")
    elif len(tiles) < 2:
        raise Illegal("betapet.one-letter")
    return runs


def runs_of(board: Board, tiles: Sequence[Placed]) -> tuple[range, ...]:
    """Return the runs of two and more letters that these tiles make, the main one first; raises Illegal unless they lie in one line."""
    down = _direction(board, tiles)
    after = laid(board, tiles)
    main = run_through(after, tiles[0].square, down)
    if tiles[-1].square not in main:
        raise Illegal("betapet.gap")
    runs = [main] if len(main) > 1 else []
    return (*runs, *(run for tile in tiles if len(run := run_through(after, tile.square, not down)) > 1))


def _direction(board: Board, tiles: Sequence[Placed]) -> bool:
    """Return whether the main word runs down; raises Illegal unless the tiles lie on free squares of one line, in order."""
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
    alone = len(run_through(laid(board, tiles), squares[0], down=False)) == 1
    return alone and len(run_through(laid(board, tiles), squares[0], down=True)) > 1
