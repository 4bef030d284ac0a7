"""Metrics of the appends to the log: time, moves, and matches that start and end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from parlour.core.event import EventRecord, Moved, Started
from parlour.core.match import Match
from parlour.db.log import Conflict
from parlour.services import metrics


@contextmanager
def measured_append() -> Iterator[None]:
    """Measure the time of an append, or count why it failed."""
    started_at = perf_counter()
    try:
        yield
    except Conflict:
        metrics.APPEND_CONFLICTS.inc()
        raise
    except Exception:
        # Drivers raise many types of exceptions, and each is passed on.
        metrics.APPEND_FAILURES.inc()
        raise
    metrics.APPEND_SECONDS.observe(perf_counter() - started_at)


def count_events(match: Match[Any], entries: Sequence[EventRecord], phase: str | None) -> None:
    """Count the moves of an append, and whether it started or ended the match.

    Args:
        match: The match after the append.
        entries: The appended events.
        phase: The phase of the match before; None for a new match.
    """
    game = match.opened.game
    for entry in entries:
        if isinstance(entry.event, Moved):
            occupant = match.occupants[entry.event.seat]
            is_bot = occupant is not None and bool(occupant.bot)
            metrics.labelled_counter(metrics.MOVES, game, "bot" if is_bot else "person").inc()
        elif isinstance(entry.event, Started):
            metrics.labelled_counter(metrics.MATCHES_STARTED, game).inc()
    if match.phase == "over" and phase == "playing":
        metrics.labelled_counter(metrics.MATCHES_ENDED, game).inc()
