"""`GET /metrics`: the figures of this process for Prometheus.

Only the operator's network may read them by default. All other clients get the same response as for
an unknown path.
"""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import IPv6Address, ip_address, ip_network
from time import perf_counter
from typing import Any, Literal

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client import Counter as CounterMetric
from prometheus_client import Histogram as HistogramMetric
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from parlour import __version__
from parlour.server.database_check import result_or_none
from parlour.server.dependencies import AppDep
from parlour.server.realtime.hub import Hub
from parlour.services.application import Application
from parlour.services.metrics import labelled_counter, labelled_histogram
from parlour.shared.jobs import LANES

MetricsAccess = Literal["private", "public", "off"]
"""Who may read the metrics: the operator's network, everyone, or nobody."""

PRIVATE_NETWORKS = tuple(
    ip_network(network)
    for network in (
        "127.0.0.0/8",
        "::1/128",
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "169.254.0.0/16",
        "fc00::/7",
        "fe80::/10",
    )
)
"""Networks that are not reachable from the internet."""

FORWARDING_HEADERS = frozenset(
    (
        b"forwarded",
        b"via",
        b"x-forwarded-for",
        b"x-forwarded-host",
        b"x-forwarded-proto",
        b"x-real-ip",
    )
)
"""Headers that a reverse proxy adds; behind one, an address says little about the client."""

METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))

OTHER = "other"
"""The label of methods and paths that the server does not know, of which clients can invent any."""

DATABASE_TIMEOUT_S = 2.0
"""Time in seconds after which the database counts as failed; Prometheus waits ten."""

FILE_PREFIXES = ("/games/", "/static/", "/strings/", "/web/", "/favicon", "/worker")

REQUEST_BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

REQUESTS = CounterMetric(
    "parlour_http_requests",
    "HTTP requests by method, route and status.",
    ["method", "route", "status"],
)
REQUEST_SECONDS = HistogramMetric(
    "parlour_http_request_seconds",
    "Time until the end of a response, by kind: api, page or file.",
    ["kind"],
    buckets=REQUEST_BUCKETS,
)


class RequestMeasurement:
    """The measurement of one HTTP request.

    Args:
        method: The method that the client sent.
    """

    __slots__ = ("_method", "_started_at", "_status", "is_stream", "route")

    def __init__(self, method: str) -> None:
        self._method = method if method in METHODS else OTHER
        self._started_at, self._status = perf_counter(), "none"
        self.route: str = OTHER
        """The template of the path, such as `/t/{match}`."""
        self.is_stream = False
        """Whether the response lasts as long as the client listens, so its time says nothing."""

    def measured_send(self, send: Any) -> Any:
        """Return the ASGI function `send` that also notes the status."""

        async def send_and_note(message: Any) -> None:
            if message["type"] == "http.response.start":
                self._status = str(message["status"])
            await send(message)

        return send_and_note

    def finish(self) -> None:
        """Count the request; without a status, the client left before the response."""
        labelled_counter(REQUESTS, self._method, self.route, self._status).inc()
        if not self.is_stream:
            labelled_histogram(REQUEST_SECONDS, _kind_of_route(self.route)).observe(
                perf_counter() - self._started_at
            )


def _kind_of_route(route: str) -> str:
    if route.startswith("/api/"):
        return "api"
    return "file" if route.startswith(FILE_PREFIXES) else "page"


def may_read_metrics(access: MetricsAccess, scope: Any) -> bool:
    """Return whether a request may read the metrics.

    With `private`, its connection must come from a private network, and not through a proxy.
    """
    if access != "private":
        return access == "public"
    is_forwarded = any(name in FORWARDING_HEADERS for name, _ in scope["headers"])
    return not is_forwarded and bool(scope["client"]) and _is_private(scope["client"][0])


def _is_private(address: str) -> bool:
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return any(parsed in network for network in PRIVATE_NETWORKS)


@get("/metrics", include_in_schema=False)
async def metrics_page(application: AppDep, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the metrics in Prometheus' text format."""
    state = request.app.state
    if not may_read_metrics(state.metrics_access, request.scope):
        raise NotFoundException
    current = CollectorRegistry()
    current.register(CurrentState(application, state.hub, await unfinished_counts(application)))
    return Response(
        generate_latest(REGISTRY) + generate_latest(current),
        headers={"content-type": CONTENT_TYPE_LATEST, "cache-control": "no-store"},
    )


async def unfinished_counts(application: Application) -> dict[str, int] | None:
    """Return the numbers of unfinished matches by phase, or None if the database fails."""
    return await result_or_none(
        "unfinished matches", application.log.store.unfinished_counts, DATABASE_TIMEOUT_S
    )


class CurrentState(Collector):
    """The figures that are read when Prometheus asks, instead of being counted.

    Args:
        application: The application.
        hub: The registry of the open sockets.
        unfinished: The numbers of unfinished matches by phase; None if the database failed.
    """

    def __init__(
        self, application: Application, hub: Hub, unfinished: dict[str, int] | None
    ) -> None:
        self._application, self._hub, self._unfinished = application, hub, unfinished

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics."""
        application, hub = self._application, self._hub
        database, queue = application.log.usage(), application.engine.bots.queue
        online = application.social.presence.online_count()
        yield _gauge(
            "parlour_build_info",
            "Version and database; the value is 1.",
            {
                (
                    __version__,
                    "postgresql" if application.log.allows_several_servers else "sqlite",
                ): 1
            },
            "version",
            "database",
        )
        yield _gauge(
            "parlour_database_up",
            "Whether the database answered.",
            {(): self._unfinished is not None},
        )
        yield _gauge(
            "parlour_sockets", "Open sockets and streams.", {(): hub.connection_limits.count}
        )
        yield _gauge(
            "parlour_people_online",
            "People online at all servers.",
            {("member",): online.members, ("guest",): online.guests},
            "role",
        )
        yield _gauge(
            "parlour_matches",
            "Matches of all servers that have not ended, by phase.",
            {(phase,): number for phase, number in (self._unfinished or {}).items()},
            "phase",
        )
        yield _gauge(
            "parlour_matches_in_memory",
            "Matches in the memory of this server.",
            {(): application.matches.store.cached_count},
        )
        yield _gauge(
            "parlour_games",
            "Games by state; a failed game could not be loaded.",
            {
                ("loaded",): len(application.games.ids),
                ("failed",): len(application.games.failures),
            },
            "state",
        )
        yield _gauge(
            "parlour_bot_workers",
            "Decisions that can be computed at the same time.",
            {(): queue.worker_count},
        )
        yield _gauge(
            "parlour_bot_decisions",
            "Decisions that workers compute.",
            {(): queue.running_count},
        )
        yield _gauge(
            "parlour_bot_queue",
            "Decisions that wait for a worker, by who waits for them.",
            {(name.name.lower(),): count for name, count in queue.waiting_counts().items()},
            "priority",
        )
        yield _gauge(
            "parlour_worker_slots",
            "Jobs that the workers of the site can do at the same time.",
            {(lane.name,): application.shared.jobs.slots(lane) for lane in LANES},
            "lane",
        )
        yield _gauge(
            "parlour_notifications_pending",
            "Notifications that wait or are being sent.",
            {(): application.notifications.pending_count},
        )
        yield _gauge(
            "parlour_database_connections",
            "Connections to the database.",
            {
                ("busy",): database.busy,
                ("idle",): max(0, database.opened - database.busy),
            },
            "state",
        )
        yield _gauge(
            "parlour_database_connections_max",
            "Maximum number of connections to the database.",
            {(): database.limit},
        )
        yield _gauge(
            "parlour_database_waiting",
            "Statements that wait for a connection.",
            {(): database.waiting},
        )
        yield _gauge(
            "parlour_shared_connected",
            "Whether messages reach the other servers of the site (1 or 0).",
            {(): application.shared.bus.is_connected},
        )


def _gauge(
    name: str, help: str, values: dict[tuple[str, ...], float], *labels: str
) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, help, labels=labels)
    for label_values, value in values.items():
        family.add_metric(label_values, value)
    return family
