"""Tests that pauses, reminders and vacation days are rejected where they do not apply."""

from __future__ import annotations

from parlour.core.event import Continued, Excused, Nudged, Seated, Started
from parlour.core.game import Seat

from .table import Table
from .toys.stones import Stones


def test_only_a_paused_match_can_continue() -> None:
    assert Table(Stones(), 2).start().rejection_code(Continued(Seat(0))) == "core.not-paused"


def test_vacation_days_are_for_correspondence_matches() -> None:
    assert (
        Table(Stones(), 2).start().rejection_code(Excused(Seat(0), 86_400_000))
        == "core.no-vacation"
    )


def test_a_player_on_both_sides_of_a_device_waits_for_no_one() -> None:
    table = Table(Stones(), 2)
    for seat in range(2):
        table.add(Seated(seat=Seat(seat), name=f"Player {seat}", player="p0", nonce=b"nonce"))
    table.add(Started())
    assert {table.rejection_code(Nudged(Seat(seat))) for seat in range(2)} == {
        "core.no-player-awaited"
    }
