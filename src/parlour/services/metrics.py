"""The metrics that services count, in the default registry of the Prometheus client.

Labels have few values, which are known in advance: no label contains a user, a match, an address or
anything else that a request chooses.
"""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Histogram, disable_created_metrics

# The time at which a series began doubles the number of series and is rarely used.
disable_created_metrics()

APPEND_BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
"""The upper bounds (s) of the time for an append; on a fast disk it takes about 1 ms."""

WAIT_BUCKETS = (0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15, 60)
"""The upper bounds (s) of the time that a bot's decision waits for a worker."""

MATCHES_STARTED = Counter("parlour_matches_started", "Matches that this server started.", ["game"])
MATCHES_ENDED = Counter("parlour_matches_ended", "Matches that this server ended.", ["game"])
MOVES = Counter("parlour_moves", "Moves that this server stored.", ["game", "player"])
APPEND_SECONDS = Histogram(
    "parlour_append_seconds",
    "Time to store the events of a command durably.",
    buckets=APPEND_BUCKETS,
)
APPEND_CONFLICTS = Counter(
    "parlour_append_conflicts", "Appends that were repeated because another one came first."
)
APPEND_FAILURES = Counter("parlour_append_failures", "Appends that the database refused.")

BOT_WAIT_SECONDS = Histogram(
    "parlour_bot_wait_seconds",
    "Time that a decision of a bot waited for a worker.",
    ["priority"],
    buckets=WAIT_BUCKETS,
)
BOT_SECONDS = Counter("parlour_bot_seconds", "Time that workers spent on decisions.", ["game"])
BOT_FAILURES = Counter("parlour_bot_failures", "Failed decisions of bots.", ["reason"])
ANALYSIS_SECONDS = Counter(
    "parlour_analysis_seconds", "Time that the low-priority worker spent on analyses and puzzles."
)

JOBS = Counter(
    "parlour_jobs",
    "Jobs that this server handed to workers; it does the failed ones itself.",
    ["lane", "result"],
)
JOB_WAIT_SECONDS = Histogram(
    "parlour_job_wait_seconds",
    "Time until this worker took a job.",
    ["lane"],
    buckets=WAIT_BUCKETS,
)
WORKER_JOBS = Counter(
    "parlour_worker_jobs",
    "Jobs that this worker has taken, by lane and result.",
    ["lane", "result"],
)

NOTIFICATIONS = Counter(
    "parlour_notifications", "Notifications by channel and result.", ["channel", "result"]
)


@cache
def labelled_counter(counter: Counter, *labels: str) -> Counter:
    """Return the counter for values of the labels; to look it up in the client takes 10 µs."""
    return counter.labels(*labels)


@cache
def labelled_histogram(histogram: Histogram, *labels: str) -> Histogram:
    """Return the histogram for values of the labels; to look it up in the client takes 10 µs."""
    return histogram.labels(*labels)
