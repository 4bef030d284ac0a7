"""Tests of the server status page's data: who may read it, and what it says of the last hour."""

from __future__ import annotations

import pytest

from parlour.games.betapet.rules.game import Betapet
from parlour.server import status_history
from parlour.server.metrics import REQUEST_SECONDS
from parlour.server.status_history import StatusHistory, channel_totals
from parlour.services import metrics
from parlour.services.game_faults import GAME_FAULTS
from parlour.services.moderation.administration import HOST_ACTOR
from parlour.services.time import now

from ..mistakes import failing_function
from .accounts import new_member, new_operator
from .harness import ServedApplication

pytestmark = pytest.mark.uncounted


async def test_only_operators_see_the_server_status(server: ServedApplication) -> None:
    moderator, _, _ = await new_member(server)
    key = await server.application.administration.create_invitation(HOST_ACTOR, "moderator")
    await moderator.web.post("/api/account/accept-invitation", json={"invitation": key})
    assert (await moderator.get("/api/me"))["role"] == "moderator"
    for stranger in (moderator, server.guest()):
        assert (await stranger.get("/api/admin/status", 403))["code"]
    assert (await (await new_operator(server)).get("/api/admin/status"))["version"]


async def test_the_status_describes_the_server(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    operator = await new_operator(server)
    match = await operator.open_table()
    async with operator.at(match) as line:
        await line.frame()
        found = await operator.get("/api/admin/status")
    assert found["sockets"] >= 1 and found["members"] >= 1
    assert found["gathering"] >= 1 and found["playing"] >= 0
    assert found["database"]["engine"] == "SQLite" and found["database"]["answers"]
    assert found["bots"]["workers"] >= 2 and found["games"] == 5
    assert found["unavailable_games"] == []
    assert [one["channel"] for one in found["channels"]] == ["push", "mail", "webhook"]
    assert 0 < found["started_at"] <= found["at"]

    async def fail() -> dict[str, int]:
        raise ConnectionRefusedError("no database")

    monkeypatch.setattr(server.application.log.store, "unfinished_counts", fail)
    found = await operator.get("/api/admin/status")
    assert found["playing"] is None and not found["database"]["answers"]


async def test_the_status_names_games_with_errors(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    operator, before = await new_operator(server), now()
    match = await operator.open_table("betapet", who=("me", "guest"), start=True)
    monkeypatch.setattr(Betapet, "view", failing_function("betapet"))
    GAME_FAULTS.clear()
    for _ in range(2):
        refused = await operator.get(f"/api/matches/{match}/frame?seat=0", 503)
        assert (refused["code"], refused["details"]) == ("core.game-failed", {"game": "betapet"})
        assert "betapet" in refused["message"]
    (found,) = (await operator.get("/api/admin/status"))["failing_games"]
    GAME_FAULTS.clear()
    assert found.pop("last_at") >= before
    assert found == {"game": "betapet", "reason": "ZeroDivisionError: a mistake", "count": 2}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Replace the clock of the history by a list whose only element is the time (ms)."""
    moment = [0]
    monkeypatch.setattr(status_history, "now", lambda: moment[0])
    return moment


def test_each_minute_has_its_own_figures(clock: list[int]) -> None:
    history = StatusHistory(lambda: 7, workers=2)
    for moves, seconds, bots in ((120, 0.003, 30.0), (0, 0.3, 120.0)):
        metrics.labelled_counter(metrics.MOVES, "pylos", "person").inc(moves)
        metrics.labelled_counter(metrics.BOT_SECONDS, "pylos").inc(bots)
        for _ in range(100):
            metrics.labelled_histogram(REQUEST_SECONDS, "api").observe(seconds)
        clock[0] += 60_000
        history.take_reading()
    first, second = history.points()
    assert (first.at, second.at) == (60_000, 120_000)
    assert (first.moves, second.moves) == (120, 0)
    assert (first.bots, second.bots) == (25, 100)
    assert first.sockets == 7
    assert first.response_ms is not None and 2 < first.response_ms <= 5
    assert second.slow_response_ms is not None and 200 < second.slow_response_ms <= 500


def test_a_minute_without_requests_has_no_response_time(clock: list[int]) -> None:
    history = StatusHistory(lambda: 0, workers=2)
    clock[0] += 60_000
    history.take_reading()
    (point,) = history.points()
    assert point.response_ms is None and point.slow_response_ms is None
    assert history.append_ms(0.5) is None


def test_only_the_last_hour_is_kept(clock: list[int]) -> None:
    history = StatusHistory(lambda: 0, workers=2)
    for _ in range(100):
        clock[0] += 60_000
        history.take_reading()
    assert [point.at for point in history.points()] == [
        60_000 * minute for minute in range(41, 101)
    ]


def test_the_time_of_appends_is_that_of_the_last_hour(clock: list[int]) -> None:
    metrics.APPEND_SECONDS.observe(4.0)
    history = StatusHistory(lambda: 0, workers=2)
    for _ in range(99):
        metrics.APPEND_SECONDS.observe(0.0015)
    metrics.APPEND_SECONDS.observe(60.0)
    clock[0] += 60_000
    history.take_reading()
    median, slowest = history.append_ms(0.5), history.append_ms(1)
    assert median is not None and 1 < median <= 2
    assert slowest == 5_000, "above the highest bound, the bound is given"


def test_delivered_and_failed_notifications_are_told_apart() -> None:
    before = channel_totals()
    for result, count in (("sent", 3), ("failed", 2), ("gone", 5)):
        metrics.labelled_counter(metrics.NOTIFICATIONS, "push", result).inc(count)
    sent, failed = channel_totals()["push"]
    assert (sent - before["push"][0], failed - before["push"][1]) == (3, 2)
