"""Tests of `/metrics`: who may read it, what it counts, and that its labels are bounded."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest
from prometheus_client import Histogram
from prometheus_client.parser import text_string_to_metric_families

from parlour.db.log import DatabaseUsage
from parlour.server.metrics import FORWARDING_HEADERS, MetricsAccess, may_read_metrics
from parlour.server.realtime.session import SESSION_COOKIE
from parlour.services import metrics
from parlour.services.engine.fair_queue import FairQueue, Priority
from parlour.services.moderation.administration import HOST_ACTOR

from ..patience import found_once
from .harness import ServedApplication, run_server

pytestmark = pytest.mark.uncounted

PAGE = Path(__file__).parents[2] / "docs/reference/metrics.md"
DASHBOARD = PAGE.with_name("grafana-dashboard.json")


async def samples(
    server: ServedApplication,
) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """Return the current samples by name and labels."""
    async with httpx.AsyncClient() as prometheus:
        answer = await prometheus.get(f"{server.base}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def scope(client: str | None, *headers: bytes) -> dict[str, object]:
    return {
        "client": None if client is None else (client, 1),
        "headers": [(b"host", b"x"), *((name, b"10.0.0.1") for name in headers)],
    }


@pytest.mark.parametrize(
    ("client", "allowed"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("10.1.2.3", True),
        ("172.31.0.1", True),
        ("192.168.1.2", True),
        ("fd00::7", True),
        ("fe80::1%eth0", True),
        ("::ffff:10.0.0.1", True),
        ("172.32.0.1", False),
        ("203.0.113.5", False),
        ("2001:db8::1", False),
        ("::ffff:203.0.113.5", False),
        ("unix", False),
        (None, False),
    ],
)
def test_only_private_addresses_may_read_the_metrics(client: str | None, allowed: bool) -> None:
    assert may_read_metrics("private", scope(client)) == allowed
    assert may_read_metrics("public", scope(client))
    assert not may_read_metrics("off", scope(client))


@pytest.mark.parametrize("header", sorted(FORWARDING_HEADERS))
def test_no_request_through_a_proxy_may_read_the_metrics(header: bytes) -> None:
    assert not may_read_metrics("private", scope("127.0.0.1", header))
    assert not may_read_metrics("private", scope("10.0.0.2", header))
    assert may_read_metrics("public", scope("203.0.113.5", header))


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "203.0.113.5"},
        {"x-forwarded-for": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"x-real-ip": "127.0.0.1"},
    ],
)
async def test_a_stranger_sees_what_an_unknown_page_shows(
    server: ServedApplication, headers: dict[str, str]
) -> None:
    async with httpx.AsyncClient(base_url=server.base, headers=headers) as stranger:
        refused, unknown = await stranger.get("/metrics"), await stranger.get("/metric")
    assert refused.status_code == unknown.status_code == 404
    assert refused.text == unknown.text
    # Uvicorn adds the date only after its first second.
    assert set(refused.headers) - {"date"} == set(unknown.headers) - {"date"}
    assert "parlour_" not in refused.text and SESSION_COOKIE not in refused.cookies


@pytest.mark.parametrize(("access", "own", "other"), [("public", 200, 200), ("off", 404, 404)])
async def test_one_setting_opens_the_metrics_or_turns_them_off(
    access: MetricsAccess, own: int, other: int, tmp_path: Path
) -> None:
    async with (
        run_server(tmp_path, metrics=access) as server,
        httpx.AsyncClient(base_url=server.base) as client,
    ):
        assert (await client.get("/metrics")).status_code == own
        forwarded = {"x-forwarded-for": "203.0.113.5"}
        assert (await client.get("/metrics", headers=forwarded)).status_code == other


async def test_a_closed_server_still_answers_prometheus(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        await server.application.administration.settings.set_registration_mode(HOST_ACTOR, "closed")
        async with httpx.AsyncClient(base_url=server.base) as client:
            assert (await client.get("/api/results")).status_code == 403
        assert await samples(server)


async def test_moves_matches_and_appends_are_counted(server: ServedApplication) -> None:
    before = await samples(server)
    async with httpx.AsyncClient(base_url=server.base, headers={"x-parlour": "1"}) as host:
        seats = [{"occupant": "me"}, {"occupant": "guest", "name": "Oda"}]
        table = {"game": "pylos", "seats": seats, "start": True}
        match = (await host.post("/api/tables", json=table)).json()["match"]
        for seat in (0, 1):
            frame = (await host.get(f"/api/matches/{match}/frame", params={"seat": seat})).json()
            move = {
                "seat": seat,
                "decision_id": frame["decision_id"],
                "action": frame["legal_actions"][0],
            }
            assert (await host.post(f"/api/matches/{match}/act", json=move)).status_code == 201
        await host.post(f"/api/matches/{match}/leave", json={"seat": 0})
    after = await samples(server)

    def growth(name: str, **labels: str) -> float:
        key = (name, tuple(sorted(labels.items())))
        return after[key] - before.get(key, 0.0)

    assert growth("parlour_moves_total", game="pylos", player="person") == 2
    assert growth("parlour_matches_started_total", game="pylos") == 1
    assert growth("parlour_append_seconds_count") >= 3
    assert growth("parlour_append_seconds_sum") > 0
    act = {"method": "POST", "route": "/api/matches/{match}/act", "status": "201"}
    assert growth("parlour_http_requests_total", **act) == 2
    assert growth("parlour_http_request_seconds_count", kind="api") >= 5
    assert after["parlour_database_up", ()] == 1
    assert after["parlour_matches", (("phase", "playing"),)] >= 0
    assert after["parlour_matches_in_memory", ()] >= 1


async def test_open_sockets_are_counted(server: ServedApplication) -> None:
    host = server.guest()
    before = server.hub.connection_limits.count
    async with host.at(await host.open_table()) as line:
        await line.frame()
        assert (await samples(server))["parlour_sockets", ()] == before + 1


async def test_decisions_of_bots_are_counted(server: ServedApplication) -> None:
    async with httpx.AsyncClient(base_url=server.base, headers={"x-parlour": "1"}) as host:
        bots = [{"occupant": "bot", "level": "beginner"}] * 2
        table = {"game": "pylos", "seats": bots, "start": True}
        match = (await host.post("/api/tables", json=table)).json()["match"]

        async def has_moved() -> bool:
            frame = (await host.get(f"/api/matches/{match}/frame")).json()
            return bool(frame["seq"] > 5)

        await found_once(has_moved, bool)
    after = await samples(server)
    assert after["parlour_moves_total", (("game", "pylos"), ("player", "bot"))] >= 2
    assert after["parlour_bot_seconds_total", (("game", "pylos"),)] > 0
    waits = [
        value for (name, _), value in after.items() if name == "parlour_bot_wait_seconds_count"
    ]
    assert sum(waits) >= 2
    assert after["parlour_bot_workers", ()] >= 2


async def test_the_queue_reports_depth_and_wait() -> None:
    queue = FairQueue(1)
    before = _count_of(metrics.BOT_WAIT_SECONDS.labels("watched"))
    release = asyncio.Event()

    async def decide() -> None:
        async with queue.acquire(("ann",), lambda: Priority.WATCHED):
            await release.wait()

    tasks = [asyncio.create_task(decide()) for _ in range(3)]
    await asyncio.sleep(0)
    assert queue.running_count == 1
    assert queue.waiting_counts()[Priority.WATCHED] == 2
    release.set()
    await asyncio.gather(*tasks)
    assert queue.running_count == 0 and sum(queue.waiting_counts().values()) == 0
    assert _count_of(metrics.BOT_WAIT_SECONDS.labels("watched")) - before == 3


def _count_of(histogram: Histogram) -> float:
    found = [sample for family in histogram.collect() for sample in family.samples]
    return next(sample.value for sample in found if "_count" in sample.name)


async def test_requests_cannot_add_labels(server: ServedApplication) -> None:
    routes = {
        str(getattr(route, "path_format", "") or route.path) for route in server.app.app.routes
    }
    async with httpx.AsyncClient(base_url=server.base) as stranger:
        for path in ("/secret-1", "/t/secret-2", "/web/secret-3", "/api/matches/secret-4/frame"):
            await stranger.get(path)
            await stranger.request("PROPFIND", path)
        await stranger.get("/", headers={"host": "in valid"})
        await stranger.get("/" + "x" * 3_000)
    found = await samples(server)
    assert "secret" not in str(found)
    seen = [dict(labels) for name, labels in found if name == "parlour_http_requests_total"]
    assert {labels["route"] for labels in seen} <= {*routes, "other"}
    assert {"/t/{match}", "/web/{file_path}", "other"} <= {labels["route"] for labels in seen}
    methods = {labels["method"] for labels in seen}
    assert methods <= {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "other"}
    assert "other" in methods


async def test_no_label_contains_a_match_or_a_user(server: ServedApplication) -> None:
    async with httpx.AsyncClient(base_url=server.base, headers={"x-parlour": "1"}) as host:
        await host.post("/api/me", json={"name": "Zebulon"})
        match = (await host.post("/api/tables", json={"game": "pylos"})).json()["match"]
        await host.get(f"/t/{match}")
        me = (await host.get("/api/me")).json()["id"]
        text = (await host.get("/metrics")).text
    assert match not in text and me not in text and "Zebulon" not in text


async def test_the_metrics_answer_while_the_database_fails(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> dict[str, int]:
        raise ConnectionRefusedError("no database")

    monkeypatch.setattr(server.application.log.store, "unfinished_counts", fail)
    found = await samples(server)
    assert found["parlour_database_up", ()] == 0
    assert not any(name == "parlour_matches" for name, _ in found)
    assert ("parlour_sockets", ()) in found


async def test_every_metric_is_documented(server: ServedApplication) -> None:
    page = PAGE.read_text()
    documented = set(re.findall(r"^\| `(parlour_\w+)` \|", page, re.M))
    async with httpx.AsyncClient() as prometheus:
        text = (await prometheus.get(f"{server.base}/metrics")).text
    assert documented == set(re.findall(r"^# TYPE (parlour_\w+) ", text, re.M))
    for name, labels in re.findall(r"^(parlour_\w+)\{(.*?)\} ", text, re.M):
        family = re.sub(r"_(bucket|count|sum)$", "", name)
        (row,) = re.findall(rf"^\| `{family}` \|.*$", page, re.M)
        for label in re.findall(r'(\w+)="', labels):
            assert label == "le" or f"`{label}`" in row, f"{family} has the label {label}"


async def test_the_dashboard_uses_existing_metrics_and_labels(server: ServedApplication) -> None:
    async with httpx.AsyncClient() as prometheus:
        text = (await prometheus.get(f"{server.base}/metrics")).text
    series = set[str]()
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)", text, re.M):
        parts = ("_bucket", "_count", "_sum") if kind == "histogram" else ("",)
        series.update(name + part for part in parts)
    dashboard = json.loads(DASHBOARD.read_text())
    variables = {f"${variable['name']}" for variable in dashboard["templating"]["list"]}
    expressions = [
        target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", ())
    ]
    assert len(expressions) > 30
    used = set[str]()
    for expression in expressions:
        assert expression.count("(") == expression.count(")"), expression
        names = set(re.findall(r"\b(?:parlour|process|python)_\w+", expression))
        assert names and names <= series, f"{names - series} does not exist"
        used |= {name for name in names if name.startswith("parlour_")}
        assert set(re.findall(r"\$\w+", expression)) <= {*variables, "$__rate_interval", "$__range"}
        rows = [row for row in PAGE.read_text().splitlines() if row.startswith("| `parlour_")]
        described = " ".join(row for row in rows if row.split("`")[1] in _families(names))
        labels = {
            label
            for group in re.findall(r"by \(([^)]*)\)", expression)
            for label in group.split(", ")
        }
        labels |= set(re.findall(r'(\w+)=~?"', expression))
        for label in labels - {"le", "job", "instance"}:
            assert f"`{label}`" in described, f"{names} has no label {label}"
    assert _families(used) == {name for name in _families(series) if name.startswith("parlour_")}


def _families(series: set[str]) -> set[str]:
    """Return the names of metrics without the parts of a histogram."""
    return {re.sub(r"_(bucket|count|sum)$", "", name) for name in series}


async def test_sqlite_reports_its_use(server: ServedApplication) -> None:
    store, log = server.application.log.store, server.application.log
    await asyncio.gather(*(store.ping() for _ in range(4)))
    reads = asyncio.gather(*(store.ping() for _ in range(9)))
    await asyncio.sleep(0)
    assert log.usage().limit == 5
    assert log.usage().busy >= 4 and log.usage().waiting >= 5
    await reads
    assert isinstance(log.usage(), DatabaseUsage) and log.usage().opened >= 2
