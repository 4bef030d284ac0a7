"""A little table: the true values of all that can follow a few late positions of basic, numbered as they are found."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from parlour.games.pylos.rules.notation import parse_position
from parlour.games.pylos.table import file
from parlour.games.pylos.table.oracle import Oracle
from parlour.games.pylos.table.shelf import tablebase_path
from parlour.games.pylos.tests.facts import VALUED

LATE = [row for row in VALUED["basic"] if 0 <= row["dtw"] <= 7][:24]
"""Positions whose ends, in at most seven turns, were computed elsewhere."""


@cache
def true_value(own: int, other: int) -> int:
    """Return the value of a position of basic by looking at all that can follow."""
    return Oracle(true_value).value_from_successors("basic", own, other)


def masks(position: str) -> tuple[int, int]:
    """Return the mover's balls and the other's."""
    white, black, mover = parse_position(position)
    return (black, white) if mover else (white, black)


class LittleNumbering:
    """Numbers the positions that can follow the late ones."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, int], int] = {}

        def value(own: int, other: int) -> int:
            self.numbers.setdefault((own, other), len(self.numbers))
            return true_value(own, other)

        known: set[tuple[int, int]] = set()
        for row in LATE:
            value(*masks(row["pos"]))
        while new := set(self.numbers) - known:
            known |= new
            for own, other in sorted(new):
                Oracle(value).value_from_successors("basic", own, other)

    @property
    def count(self) -> int:
        return len(self.numbers)

    def number(self, own: int, other: int) -> int:
        return self.numbers[own, other]


@cache
def little_numbering() -> LittleNumbering:
    """Return the numbering, made once."""
    return LittleNumbering()


def little_table(folder: Path) -> Path:
    """Write the table of basic to a house's folder, and return its path."""
    values = np.array(
        [true_value(own, other) for own, other in little_numbering().numbers], dtype=np.uint8
    )
    return file.write_tablebase(tablebase_path(folder, "basic"), "basic", values)
