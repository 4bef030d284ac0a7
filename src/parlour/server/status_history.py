"""The figures of the last hour, one point per minute, computed from the metrics of this process."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from itertools import pairwise
from math import inf
from typing import NamedTuple

from prometheus_client import Counter, Histogram

from parlour.core.value import Value
from parlour.server.metrics import REQUEST_SECONDS
from parlour.services import metrics
from parlour.services.time import now

INTERVAL_S = 60.0
"""The time (s) between two readings."""

MAX_READINGS = 61
"""The number of readings kept, for an hour of points."""

Buckets = Mapping[float, float]
"""The number of observations up to each bound (s)."""


class Reading(NamedTuple):
    """The state of the counters at one time."""

    at: int  # ms since 1970
    moves: float
    requests: Buckets
    appends: Buckets
    processor_s: float  # processor time of this process
    bots_s: float  # time of all workers
    sockets: int


class StatusPoint(Value, frozen=True, kw_only=True):
    """The figures of one minute."""

    at: int
    """End of the minute, in ms since 1970."""
    moves: float
    """Moves per minute."""
    response_ms: float | None
    """Median time of a response; None without requests."""
    slow_response_ms: float | None
    """Time within which 99 % of the responses are sent; None without requests."""
    sockets: int
    """Open sockets at the end."""
    processor: float
    """Share of one processor core that this process used, in percent."""
    bots: float
    """Share of the bots' workers that was busy, in percent."""


class StatusHistory:
    """The readings of the last hour.

    Args:
        sockets: Returns the number of open sockets.
        workers: The number of workers for bots.
    """

    def __init__(self, sockets: Callable[[], int], workers: int) -> None:
        self._sockets, self._workers = sockets, workers
        self.started_at = now()
        self._readings: deque[Reading] = deque(maxlen=MAX_READINGS)
        self.take_reading()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start to take readings."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop taking readings."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL_S)
            self.take_reading()

    def take_reading(self) -> None:
        """Read the counters."""
        times = os.times()
        self._readings.append(
            Reading(
                now(),
                _total(metrics.MOVES),
                _bucket_counts(REQUEST_SECONDS),
                _bucket_counts(metrics.APPEND_SECONDS),
                times.user + times.system,
                _total(metrics.BOT_SECONDS),
                self._sockets(),
            )
        )

    def points(self) -> list[StatusPoint]:
        """Return the figures of each minute, oldest first."""
        return [
            self._point_between(before, after)
            for before, after in pairwise(self._readings)
            if after.at > before.at
        ]

    def append_ms(self, share: float) -> float | None:
        """Return the time within which a share of the appends of the last hour was stored."""
        first, last = self._readings[0], self._readings[-1]
        return _milliseconds(_quantile(share, first.appends, last.appends))

    def _point_between(self, before: Reading, after: Reading) -> StatusPoint:
        seconds = (after.at - before.at) / 1_000
        return StatusPoint(
            at=after.at,
            moves=round((after.moves - before.moves) * 60 / seconds, 1),
            response_ms=_milliseconds(_quantile(0.5, before.requests, after.requests)),
            slow_response_ms=_milliseconds(_quantile(0.99, before.requests, after.requests)),
            sockets=after.sockets,
            processor=_percent(after.processor_s - before.processor_s, seconds),
            bots=_percent(after.bots_s - before.bots_s, seconds * self._workers),
        )


def channel_totals() -> dict[str, tuple[int, int]]:
    """Return the numbers of delivered and failed notifications of each channel."""
    found = dict.fromkeys(("push", "mail", "webhook"), (0, 0))
    for labels, value in _samples(metrics.NOTIFICATIONS, "_total"):
        sent, failed = found[labels["channel"]]
        if labels["result"] == "sent":
            sent += int(value)
        elif labels["result"] == "failed":
            failed += int(value)
        found[labels["channel"]] = sent, failed
    return found


def _samples(metric: Counter | Histogram, suffix: str) -> Iterable[tuple[Mapping[str, str], float]]:
    for family in metric.collect():
        for sample in family.samples:
            if sample.name.endswith(suffix):
                yield sample.labels, sample.value


def _total(counter: Counter) -> float:
    return sum(value for _, value in _samples(counter, "_total"))


def _bucket_counts(histogram: Histogram) -> Buckets:
    """Return the observations up to each bound, added over all labels."""
    found: dict[float, float] = {}
    for labels, value in _samples(histogram, "_bucket"):
        bound = float(labels["le"])
        found[bound] = found.get(bound, 0) + value
    return found


def _quantile(share: float, before: Buckets, after: Buckets) -> float | None:
    """Return the time within which a share of the observations between two readings lies.

    Within a bucket, the observations count as evenly distributed, as in Prometheus. Above the
    highest bound, the result is that bound.
    """
    bounds = sorted(after)
    counts = [after[bound] - before.get(bound, 0) for bound in bounds]
    if not counts or counts[-1] <= 0:
        return None
    wanted, lower, below = share * counts[-1], 0.0, 0.0
    for bound, count in zip(bounds, counts, strict=True):
        if count >= wanted:
            if bound == inf:
                return lower
            return lower + (bound - lower) * (wanted - below) / max(count - below, 1e-9)
        lower, below = bound, count
    return lower


def _milliseconds(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds * 1_000, 1)


def _percent(busy_s: float, available_s: float) -> float:
    return round(min(100.0, max(0.0, 100 * busy_s / available_s)), 1) if available_s else 0.0
