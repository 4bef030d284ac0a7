"""Tests for records with named fields that Python and compiled functions share."""

from __future__ import annotations

from typing import Annotated

import pytest

pytest.importorskip("numba")

from parlour.search.jit import jit_kernel
from parlour.search.local_arrays import copy_into, local_record
from parlour.search.records import (
    IntArray,
    assign_record,
    copied_record,
    new_record,
    record_type,
)


class Position:
    """A sample record: a board, two scores and the mover."""

    mover: int
    scores: Annotated[IntArray, 2]
    board: Annotated[IntArray, 2, 3]


POSITION = record_type(Position)


@jit_kernel
def place(position: Position, row: int, column: int) -> int:
    """Set a cell for the mover, pass the turn, and return the mover's score."""
    position.board[row, column] = position.mover + 1
    position.scores[position.mover] += 1
    position.mover = 1 - position.mover
    return position.scores[1 - position.mover]


@jit_kernel
def place_in_a_copy(position: Position) -> int:
    """Make a placement in a local copy of the record, copy it back, and return the new mover."""
    local = local_record(POSITION)
    copy_into(local, position)
    place(local, 1, 2)
    copy_into(position, local)
    return local.mover


def test_kernels_change_fields_in_place() -> None:
    position = new_record(POSITION)
    assert [place(position, 0, 1), place(position, 1, 0), place(position, 0, 0)] == [1, 1, 2]
    assert (position.mover, position.scores.tolist()) == (1, [2, 1])
    assert position.board.tolist() == [[1, 1, 0], [2, 0, 0]]


def test_local_records_are_copied() -> None:
    position = new_record(POSITION)
    position.scores[1] = 7
    assert place_in_a_copy(position) == 1
    assert (position.scores.tolist(), position.board[1, 2]) == ([1, 7], 1)


def test_copies_are_independent() -> None:
    position = new_record(POSITION)
    position.mover = 1
    copied = copied_record(position)
    copied.board[0, :] = 5
    assert (copied.mover, position.board.tolist()[0]) == (1, [0, 0, 0])
    assert copied != position
    assign_record(position, copied)
    assert copied == position


def test_names_that_numpy_uses_are_refused() -> None:
    class Sized:
        size: int

    with pytest.raises(TypeError, match="size"):
        record_type(Sized)
