"""Crossword notation of plays, such as `8D QUI.K`.

A position begins with the row for a word across and with the column for a word down. A `.` is a
letter that is already on the board.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.core.game import Illegal
from parlour.games.betapet.rules.board import SIZE, Board, coordinate, run_through
from parlour.games.betapet.rules.placement import PlacedLetter, board_with
from parlour.games.betapet.rules.tiles import natural_letter

THROUGH = "."
"""The character for a letter that is already on the board."""
_ACROSS, _DOWN = re.compile(r"(\d{1,2})([A-Oa-o])"), re.compile(r"([A-Oa-o])(\d{1,2})")


def split_letters(text: str) -> list[str]:
    """Split a text into the letters of tiles; a digraph is in square brackets.

    >>> split_letters("[CH]ICO")
    ['CH', 'I', 'C', 'O']
    """
    return [letter.strip("[]") for letter in re.findall(r"\[[^\]]*\]|.", text)]


def letters_text(letters: Sequence[str]) -> str:
    """Join letters to a text, with digraphs in square brackets.

    >>> letters_text(("CH", "I", "C", "O"))
    '[CH]ICO'
    """
    return "".join(letter if len(letter) == 1 else f"[{letter}]" for letter in letters)


def parse_coordinate(position: str) -> tuple[int, bool] | None:
    """Return the first square of a position and whether the word runs down, or None if invalid.

    >>> parse_coordinate("8H"), parse_coordinate("H8"), parse_coordinate("16A")
    ((112, False), (112, True), None)
    """
    if match := _ACROSS.fullmatch(position):
        row, column, down = match[1], match[2], False
    elif match := _DOWN.fullmatch(position):
        row, column, down = match[2], match[1], True
    else:
        return None
    if not 1 <= int(row) <= SIZE:
        return None
    return (int(row) - 1) * SIZE + ord(column.upper()) - ord("A"), down


def parse_play(board: Board, position: str, text: str) -> tuple[PlacedLetter, ...]:
    """Parse the notation of a play and return the tiles it lays; raises Illegal.

    Letters that are already on the board may be written as `.` or as themselves.
    """
    start = parse_coordinate(position)
    if start is None:
        raise Illegal("betapet.off-board")
    square, down = start
    step = SIZE if down else 1
    room = SIZE - (square // SIZE if down else square % SIZE)
    letters = split_letters(text)
    if len(letters) > room:
        raise Illegal("betapet.off-board")
    tiles = []
    for number, letter in enumerate(letters):
        letter_on_board = board[square + number * step]
        if letter == THROUGH and not letter_on_board:
            raise Illegal("betapet.gap")
        if not letter_on_board:
            tiles.append(PlacedLetter(square + number * step, letter))
        elif letter != THROUGH and natural_letter(letter) != natural_letter(letter_on_board):
            raise Illegal("betapet.occupied")
    return tuple(tiles)


def play_notation(board: Board, tiles: Sequence[PlacedLetter]) -> tuple[str, str]:
    """Return the position and the word of a play.

    Args:
        board: The board before the play.
        tiles: The tiles of the play.
    """
    after = board_with(board, tiles)
    across = run_through(after, tiles[0].square, down=False)
    run = (
        across
        if tiles[-1].square in across and len(across) > 1
        else run_through(after, tiles[0].square, down=True)
    )
    down = run.step == SIZE and len(run) > 1
    new = {tile.square: tile.letter for tile in tiles}
    word = letters_text([new.get(square, THROUGH) for square in run])
    return coordinate(run[0], down), word
