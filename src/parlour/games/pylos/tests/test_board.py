"""Tests of the board geometry against a naive implementation with coordinates."""

from __future__ import annotations

from itertools import product
from random import Random

from parlour.games.pylos.rules.board import (
    DIRECTLY_ABOVE,
    FULL,
    HOLLOW_INDEX,
    HOLLOW_NAMES,
    HOLLOWS,
    LINES,
    SQUARES,
    SUPPORTS,
    covered_hollows,
    hollow_names,
    hollows_in_mask,
    open_hollows,
    supported_hollows,
)

COORDINATES = [
    (level, column, row)
    for level, side in enumerate((4, 3, 2, 1))
    for row in range(side)
    for column in range(side)
]


def supports(coordinates: tuple[int, int, int]) -> list[int]:
    level, column, row = coordinates
    return (
        [
            COORDINATES.index((level - 1, column + right, row + down))
            for right, down in product((0, 1), (0, 1))
        ]
        if level
        else []
    )


def test_hollow_names() -> None:
    assert [
        HOLLOW_INDEX[name]
        for name in ("1a1", "1d1", "1a2", "1d4", "2a1", "2c3", "3a1", "3b2", "4a1")
    ] == [0, 3, 4, 15, 16, 24, 25, 28, 29]
    assert hollow_names(SUPPORTS[HOLLOW_INDEX["2a1"]]) == ("1a1", "1b1", "1a2", "1b2")


def test_masks_match_coordinates() -> None:
    assert [list(hollows_in_mask(mask)) for mask in SUPPORTS] == [
        sorted(supports(coordinates)) for coordinates in COORDINATES
    ]
    assert all(
        DIRECTLY_ABOVE[low] >> high & 1 == (SUPPORTS[high] >> low & 1)
        for low, high in product(range(HOLLOWS), repeat=2)
    )
    assert len(SQUARES) == 14 and len(LINES) == 14
    assert {mask.bit_count() for mask in LINES} == {3, 4} and len(set(LINES)) == 14


def test_hollow_predicates_match_coordinates() -> None:
    rng = Random(1)
    for _ in range(3000):
        balls = rng.getrandbits(HOLLOWS) | rng.getrandbits(HOLLOWS)
        supported = {
            cell
            for cell in range(HOLLOWS)
            if supports(COORDINATES[cell])
            and all(balls >> support & 1 for support in supports(COORDINATES[cell]))
        }
        assert set(hollows_in_mask(supported_hollows(balls))) == supported
        assert set(hollows_in_mask(open_hollows(balls))) == {
            cell
            for cell in range(HOLLOWS)
            if not balls >> cell & 1 and (cell < 16 or cell in supported)
        }
        assert set(hollows_in_mask(covered_hollows(balls))) == {
            support for cell in hollows_in_mask(balls) for support in supports(COORDINATES[cell])
        }
    assert supported_hollows(FULL) == FULL & ~0xFFFF
    assert covered_hollows(1 << 29) == SUPPORTS[29]
    assert hollow_names(FULL) == HOLLOW_NAMES
