"""Plays as crossword players write them: `8D QUI.K`, row first across, column first down, points for letters that lie there."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.core.game import Illegal
from parlour.games.betapet.rules.board import SIZE, Board, coordinate, run_through
from parlour.games.betapet.rules.placement import PlacedLetter, board_with
from parlour.games.betapet.rules.tiles import natural_letter

THROUGH = "."
_ACROSS, _DOWN = re.compile(r"(\d{1,2})([A-Oa-o])"), re.compile(r"([A-Oa-o])(\d{1,2})")


def split_letters(text: str) -> list[str]:
    """Return the letters of a text, each a tile; several signs that share one stand in square brackets."""
    return [sign.strip("[]") for sign in re.findall(r"\[[^\]]*\]|.", text)]


def letters_text(letters: Sequence[str]) -> str:
    """Return letters run together, a tile of several signs in square brackets."""
    return "".join(letter if len(letter) == 1 else f"[{letter}]" for letter in letters)


def parse_coordinate(position: str) -> tuple[int, bool] | None:
    """Return the first square and whether the word runs down, or None where this names no square."""
    if found := _ACROSS.fullmatch(position):
        row, column, down = found[1], found[2], False
    elif found := _DOWN.fullmatch(position):
        row, column, down = found[2], found[1], True
    else:
        return None
    if not 1 <= int(row) <= SIZE:
        return None
    return (int(row) - 1) * SIZE + ord(column.upper()) - ord("A"), down


def parse_play(board: Board, position: str, text: str) -> tuple[PlacedLetter, ...]:
    """Return the tiles of a play; letters that lie there may stand as points or spelt out. Raises Illegal."""
    found = parse_coordinate(position)
    if found is None:
        raise Illegal("betapet.off-board")
    square, down = found
    step = SIZE if down else 1
    room = SIZE - (square // SIZE if down else square % SIZE)
    letters = split_letters(text)
    if len(letters) > room:
        raise Illegal("betapet.off-board")
    tiles = []
    for number, letter in enumerate(letters):
        there = board[square + number * step]
        if letter == THROUGH and not there:
            raise Illegal("betapet.gap")
        if not there:
            tiles.append(PlacedLetter(square + number * step, letter))
        elif letter != THROUGH and natural_letter(letter) != natural_letter(there):
            raise Illegal("betapet.occupied")
    return tuple(tiles)


def play_notation(board: Board, tiles: Sequence[PlacedLetter]) -> tuple[str, str]:
    """Return the position and the word of a play on the board as it was before."""
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
