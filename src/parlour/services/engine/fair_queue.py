"""The queue of bot decisions, which favours matches with people and is fair to all owners."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum
from time import monotonic

from parlour.services.metrics import BOT_WAIT_SECONDS, labelled_histogram


class Priority(IntEnum):
    """The priority of a decision by the people waiting for it; lower values go first."""

    PEOPLE = 0
    WATCHED = 1
    NOBODY = 2


@dataclass(eq=False)
class QueuedDecision:
    """A decision in the queue."""

    owners: tuple[str, ...]
    """The owners of the match, widest first."""

    priority: Callable[[], Priority]
    """Returns the current priority of the decision."""

    number: int
    """The order of arrival."""

    ready: asyncio.Future[None]
    """Completed when the decision may start."""

    is_bots_only: bool = False
    """Whether the decision was started for a match of bots only."""


class FairQueue:
    """A queue that starts one decision per worker and takes turns between the owners of matches.

    Owners are listed from wide to narrow, a network before its users, so a new guest for each table
    gains no extra turns. Matches of bots only never occupy the last worker, so that people always
    find a free one.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._waiting: list[QueuedDecision] = []
        self._running: list[QueuedDecision] = []
        self._busy: Counter[str] = Counter()
        self._last_turns: dict[str, int] = {}
        self._counter = 0

    @asynccontextmanager
    async def acquire(
        self, owners: Sequence[str], priority: Callable[[], Priority]
    ) -> AsyncIterator[None]:
        """Wait until a worker is free for a decision of these owners, and hold it.

        Args:
            owners: The owners of the match, widest first.
            priority: Returns the current priority of the decision.
        """
        self._counter += 1
        # The depth distinguishes a network and a user with the same name.
        decision = QueuedDecision(
            tuple(f"{depth} {owner}" for depth, owner in enumerate(owners)),
            priority,
            self._counter,
            asyncio.get_running_loop().create_future(),
        )
        self._waiting.append(decision)
        started_at, rank = monotonic(), priority()
        self._start_next()
        try:
            await decision.ready
            labelled_histogram(BOT_WAIT_SECONDS, rank.name.lower()).observe(
                monotonic() - started_at
            )
            yield
        finally:
            self._release(decision)

    @property
    def worker_count(self) -> int:
        """The number of workers."""
        return self._workers

    @property
    def running_count(self) -> int:
        """The number of decisions that hold a worker."""
        return len(self._running)

    def resize(self, workers: int) -> None:
        """Set the number of workers; decisions that hold one keep it."""
        if workers != self._workers:
            self._workers = workers
            self._start_next()

    def waiting_counts(self) -> dict[Priority, int]:
        """Return the number of waiting decisions of each priority."""
        found = Counter(decision.priority() for decision in self._waiting)
        return {priority: found[priority] for priority in Priority}

    def _start_next(self) -> None:
        while self._waiting and len(self._running) < self._workers:
            rank, decision = min(
                ((self._sort_key(decision), decision) for decision in self._waiting),
                key=lambda ranked: ranked[0],
            )
            decision.is_bots_only = rank[0] > Priority.PEOPLE
            if decision.is_bots_only and sum(
                running.is_bots_only for running in self._running
            ) >= max(1, self._workers - 1):
                return
            self._waiting.remove(decision)
            self._running.append(decision)
            self._counter += 1
            for owner in decision.owners:
                self._last_turns[owner] = self._counter
                self._busy[owner] += 1
            if not decision.ready.done():
                decision.ready.set_result(None)

    def _sort_key(
        self, decision: QueuedDecision
    ) -> tuple[Priority, tuple[tuple[int, int], ...], int]:
        turns = tuple(
            (self._busy.get(owner, 0), self._last_turns.get(owner, 0)) for owner in decision.owners
        )
        return decision.priority(), turns, decision.number

    def _release(self, decision: QueuedDecision) -> None:
        if decision in self._waiting:
            self._waiting.remove(decision)
            return
        self._running.remove(decision)
        for owner in decision.owners:
            self._busy[owner] -= 1
            if not self._busy[owner]:
                del self._busy[owner]
            if not any(owner in other.owners for other in self._waiting):
                # An owner without waiting decisions is forgotten, so its next decision gets an
                # early turn.
                self._last_turns.pop(owner, None)
        self._start_next()
