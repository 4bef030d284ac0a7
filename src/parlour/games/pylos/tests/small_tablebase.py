"""A small tablebase with the true values of all positions reachable from a few late ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from parlour.games.pylos.rules.notation import parse_position
from parlour.games.pylos.table import file
from parlour.games.pylos.table.oracle import Oracle
from parlour.games.pylos.table.store import tablebase_path
from parlour.games.pylos.tests.reference_data import VALUED

LATE_POSITIONS = [row for row in VALUED["basic"] if 0 <= row["dtw"] <= 7][:24]
"""Positions that end within seven turns, with values computed by another program."""


@cache
def true_value(own: int, other: int) -> int:
    """Return the value of a position in the basic variant, found by exhaustive search."""
    return Oracle(true_value).value_from_successors("basic", own, other)


def masks(position: str) -> tuple[int, int]:
    """Return the mover's and the opponent's balls of a position in notation."""
    white, black, mover = parse_position(position)
    return (black, white) if mover else (white, black)


class SmallNumbering:
    """A numbering of the positions that are reachable from the late positions."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, int], int] = {}

        def value(own: int, other: int) -> int:
            self.numbers.setdefault((own, other), len(self.numbers))
            return true_value(own, other)

        known: set[tuple[int, int]] = set()
        for row in LATE_POSITIONS:
            value(*masks(row["pos"]))
        while new := set(self.numbers) - known:
            known |= new
            for own, other in sorted(new):
                Oracle(value).value_from_successors("basic", own, other)

    @property
    def count(self) -> int:
        """The number of numbered positions."""
        return len(self.numbers)

    def number(self, own: int, other: int) -> int:
        """Return the index of a position."""
        return self.numbers[own, other]


@cache
def small_numbering() -> SmallNumbering:
    """Return the small numbering, which is built once and cached."""
    return SmallNumbering()


def write_small_table(folder: Path) -> Path:
    """Write a small tablebase of the basic variant to a data folder, and return its path."""
    values = np.array(
        [true_value(own, other) for own, other in small_numbering().numbers], dtype=np.uint8
    )
    return file.write_tablebase(tablebase_path(folder, "basic"), "basic", values)
