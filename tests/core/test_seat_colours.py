"""Tests of the seat colours of a match."""

from __future__ import annotations

import msgspec
import pytest

from parlour.core.event import EventRecord
from parlour.core.fold import fold
from parlour.core.match import seat_colours

from .table import opening
from .toys.bids import Bids


@pytest.mark.parametrize(
    ("opened", "expected"),
    [((), (0, 1, 2)), ((2, 0, 1), (2, 0, 1)), ((1, 0), (0, 1, 2))],
    ids=["no rematch", "rematch", "rematch with another number of seats"],
)
def test_seats_have_the_colours_of_the_opening_if_it_has_one_for_each(
    opened: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    event = msgspec.structs.replace(opening(Bids(), 3), colours=opened)
    assert seat_colours(fold("m1", Bids(), [EventRecord(0, 0, event)])) == expected
