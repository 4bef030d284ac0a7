"""The geometry, against a naive one of coordinates."""

from __future__ import annotations

from itertools import product
from random import Random

from parlour.games.pylos.rules.board import (
    CARRIED,
    FULL,
    HOLLOWS,
    INDEX,
    LINES,
    NAMES,
    SQUARES,
    SUPPORTS,
    buried,
    cells,
    names,
    open_hollows,
    squared,
)

PLACES = [(level, column, row) for level, side in enumerate((4, 3, 2, 1)) for row in range(side) for column in range(side)]


def below(place: tuple[int, int, int]) -> list[int]:
    level, column, row = place
    return [PLACES.index((level - 1, column + right, row + down)) for right, down in product((0, 1), (0, 1))] if level else []


def test_names_run_level_by_level_and_row_by_row() -> None:
    assert [INDEX[name] for name in ("1a1", "1d1", "1a2", "1d4", "2a1", "2c3", "3a1", "3b2", "4a1")] == [0, 3, 4, 15, 16, 24, 25, 28, 29]
    assert names(SUPPORTS[INDEX["2a1"]]) == ("1a1", "1b1", "1a2", "1b2")


def test_masks_agree_with_coordinates() -> None:
    assert [list(cells(mask)) for mask in SUPPORTS] == [sorted(below(place)) for place in PLACES]
    assert all(CARRIED[low] >> high & 1 == (SUPPORTS[high] >> low & 1) for low, high in product(range(HOLLOWS), repeat=2))
    assert len(SQUARES) == 14 and len(LINES) == 14
    assert {mask.bit_count() for mask in LINES} == {3, 4} and len(set(LINES)) == 14


def test_squared_open_and_buried_agree_with_coordinates() -> None:
    luck = Random(1)
    for _ in range(3000):
        balls = luck.getrandbits(HOLLOWS) | luck.getrandbits(HOLLOWS)
        resting = {cell for cell in range(HOLLOWS) if below(PLACES[cell]) and all(balls >> under & 1 for under in below(PLACES[cell]))}
        assert set(cells(squared(balls))) == resting
        assert set(cells(open_hollows(balls))) == {cell for cell in range(HOLLOWS) if not balls >> cell & 1 and (cell < 16 or cell in resting)}
        assert set(cells(buried(balls))) == {under for cell in cells(balls) for under in below(PLACES[cell])}
    assert squared(FULL) == FULL & ~0xFFFF
    assert buried(1 << 29) == SUPPORTS[29]
    assert names(FULL) == NAMES
