"""The plays of a rack in the order of their points, and the codes that identify them.

The code of a play is a number: six bits from bit 0 for each tile in the order of the squares (the
letter code, plus 32 for a joker), the places of the tiles in their line as bits from bit 42, and
the line from bit 57. Lines 0 to 14 are rows, lines 15 to 29 columns. A single tile that forms words
in both directions is in its row.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from parlour.games.betapet.plays.generator import PlainGenerator
from parlour.games.betapet.rules.board import SIZE, Board, run_through
from parlour.games.betapet.rules.placement import PlacedLetter, board_with
from parlour.games.betapet.rules.state import Rack
from parlour.games.betapet.rules.tiles import is_joker, natural_letter

STRIP_AT, LINE_AT = 42, 57
"""The bit positions of the places and of the line in the code of a play."""

JOKER_BIT, LETTER_MASK, TILE_BITS = 32, 31, 6
"""The bit of a joker and the bits of a letter code within a tile, and the bits of a tile."""


class RankedPlay(NamedTuple):
    """The points and the code of a play; a rank lists the most points first."""

    points: int
    code: int


def play_code(board: Board, tiles: Sequence[PlacedLetter], codes: Mapping[str, int]) -> int:
    """Return the code of a legal play.

    Args:
        board: The board before the play.
        tiles: The tiles in the order of their squares.
        codes: Letter codes by letter.

    >>> bin(play_code(("",) * 225, [PlacedLetter(112, "B"), PlacedLetter(127, "a")], {"A": 1, "B": 2}))
    '0b10110000000110000000000000000000000000000000000000100001000010'
    """
    first = tiles[0].square
    is_down = (
        (tiles[-1].square - first) % SIZE == 0
        if len(tiles) > 1
        else len(run_through(board_with(board, tiles), first, down=False)) == 1
    )
    line = SIZE + first % SIZE if is_down else first // SIZE
    letters = places = 0
    for number, tile in enumerate(tiles):
        place = tile.square // SIZE if is_down else tile.square % SIZE
        letter = codes[natural_letter(tile.letter)] | JOKER_BIT * is_joker(tile.letter)
        letters |= letter << (TILE_BITS * number)
        places |= 1 << place
    return line << LINE_AT | places << STRIP_AT | letters


def play_tiles(code: int, letters: Sequence[str]) -> tuple[PlacedLetter, ...]:
    """Return the tiles of a play from its code.

    Args:
        code: The code.
        letters: The letters in the order of their codes, from 1.
    """
    line, places, tiles = code >> LINE_AT, code >> STRIP_AT, []
    for place in range(SIZE):
        if places >> place & 1:
            square = line * SIZE + place if line < SIZE else place * SIZE + line - SIZE
            letter = letters[(code & LETTER_MASK) - 1]
            tiles.append(PlacedLetter(square, letter.lower() if code & JOKER_BIT else letter))
            code >>= TILE_BITS
    return tuple(tiles)


def ranked_plays(
    generator: PlainGenerator, board: Board, premiums: str, rack: Rack, count: int
) -> list[RankedPlay]:
    """Return up to `count` plays: most points first, and lower codes first among equal points.

    It is the reference for the compiled ranking (kernel/play_ranking.py).
    """
    codes = generator.graph.codes
    found = [
        RankedPlay(play.points, play_code(board, play.tiles, codes))
        for play in generator.all_plays(board, premiums, rack)
    ]
    return sorted(found, key=lambda play: (-play.points, play.code))[:count]
