"""The measured lag of a line: the middle of the last round trips, of pongs that were really sent and answered once."""

from __future__ import annotations

import msgspec

from parlour.core.clock import LAG_MS
from parlour.server.realtime.round_trip import KEPT, Lag

from .harness import ServedHouse


def test_one_slow_answer_gives_nobody_time_and_a_slow_line_does() -> None:
    lag = Lag()
    for number, trip in enumerate((40, 40, 900)):
        lag.heard(lag.asked(number * 1_000), number * 1_000 + trip)
    assert lag.ms == 40
    for number in range(KEPT):
        lag.heard(lag.asked(10_000 + number * 1_000), 10_300 + number * 1_000)
    assert lag.ms == 300, "what was measured long ago is forgotten"


def test_what_was_never_asked_or_is_answered_twice_counts_for_nothing() -> None:
    lag = Lag()
    lag.heard(0, 5_000)
    assert lag.ms == 0
    lag.asked(10_000)
    lag.heard(4_000, 10_050)
    assert lag.ms == 0
    lag.heard(10_000, 10_060)
    lag.heard(10_000, 90_000)
    assert lag.ms == 60


def test_a_clock_that_was_set_back_gives_nothing() -> None:
    lag = Lag()
    lag.heard(lag.asked(20_000), 19_000)
    assert lag.ms == 0


async def test_a_page_that_answers_is_told_what_its_line_takes(house: ServedHouse) -> None:
    match, host, _ = await house.two_at_a_table()
    async with host.at(match) as line:
        asked = (await line.ask("ping"))["now"]
        await line.socket.send(msgspec.json.encode({"t": "heard", "now": asked}).decode())
        told = await line.until(lambda message: message["t"] == "lag")
        assert told["ms"] >= 0 and told["most"] == LAG_MS
