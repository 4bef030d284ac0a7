"""Tests for the lag estimate: the median round trip of recent pings that were answered once."""

from __future__ import annotations

import msgspec

from parlour.core.clock import MAX_LAG_MS
from parlour.server.realtime.round_trip import SAMPLE_COUNT, RoundTripEstimator

from .harness import ServedApplication


def test_one_slow_reply_does_not_change_the_lag_but_a_slow_connection_does() -> None:
    lag = RoundTripEstimator()
    for number, trip in enumerate((40, 40, 900)):
        lag.record_received(lag.record_sent(number * 1_000), number * 1_000 + trip)
    assert lag.ms == 40
    for number in range(SAMPLE_COUNT):
        lag.record_received(lag.record_sent(10_000 + number * 1_000), 10_300 + number * 1_000)
    assert lag.ms == 300, "old measurements are dropped"


def test_unsolicited_and_repeated_replies_do_not_count() -> None:
    lag = RoundTripEstimator()
    lag.record_received(0, 5_000)
    assert lag.ms == 0
    lag.record_sent(10_000)
    lag.record_received(4_000, 10_050)
    assert lag.ms == 0
    lag.record_received(10_000, 10_060)
    lag.record_received(10_000, 90_000)
    assert lag.ms == 60


def test_a_system_clock_set_back_gives_no_lag() -> None:
    lag = RoundTripEstimator()
    lag.record_received(lag.record_sent(20_000), 19_000)
    assert lag.ms == 0


async def test_a_client_that_answers_pings_is_told_its_lag(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    async with host.at(match) as line:
        asked = (await line.ask("ping"))["now"]
        await line.socket.send(
            msgspec.json.encode({"type": "pong-received", "now": asked}).decode()
        )
        lag_message = await line.until(lambda message: message["type"] == "lag")
        assert lag_message["ms"] >= 0 and lag_message["max_ms"] == MAX_LAG_MS
