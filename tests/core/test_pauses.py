"""What is refused around pauses, reminders and days off: each only where it makes sense."""

from __future__ import annotations

from parlour.core.event import Continued, Excused, Nudged, Seated, Started
from parlour.core.game import Seat

from .table import Table
from .toys.stones import Stones


def test_nothing_goes_on_that_was_not_paused() -> None:
    assert Table(Stones(), 2).start().refused(Continued(Seat(0))) == "core.not-paused"


def test_days_off_are_for_games_over_days() -> None:
    assert Table(Stones(), 2).start().refused(Excused(Seat(0), 86_400_000)) == "core.no-vacation"


def test_who_plays_both_sides_of_a_shared_device_waits_for_nobody() -> None:
    table = Table(Stones(), 2)
    for seat in range(2):
        table.add(Seated(seat=Seat(seat), name=f"Player {seat}", player="p0", nonce=b"nonce"))
    table.add(Started())
    assert {table.refused(Nudged(Seat(seat))) for seat in range(2)} == {"core.no-player-awaited"}
