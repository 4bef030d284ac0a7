"""The queue of bot decisions: matches with people first, and a fair share for every owner."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum


class Priority(IntEnum):
    """Who waits for a decision, most urgent first."""

    PEOPLE = 0
    WATCHED = 1
    NOBODY = 2


@dataclass(eq=False)
class QueuedDecision:
    """A decision in the queue."""

    owners: tuple[str, ...]
    """The owners of the match, widest first."""

    priority: Callable[[], Priority]
    """Returns the current priority."""

    number: int
    """The order of arrival."""

    ready: asyncio.Future[None]
    """Completed when the decision may start."""

    is_bots_only: bool = False
    """Whether it was started for a match of bots only."""


class FairQueue:
    """Starts as many decisions as there are workers, in turn between the owners of the matches.

    Owners are named from wide to narrow, a network before its users, so that a new guest for each
    table gets no
    more turns. Matches of bots only never hold the last worker, so that people find one free.
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
        """Wait until a worker is free for a decision of these owners, and hold it."""
        self._counter += 1
        # A network and a user may have the same name.
        decision = QueuedDecision(
            tuple(f"{depth} {owner}" for depth, owner in enumerate(owners)),
            priority,
            self._counter,
            asyncio.get_running_loop().create_future(),
        )
        self._waiting.append(decision)
        self._start_next()
        try:
            await decision.ready
            yield
        finally:
            self._release(decision)

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
                # An owner without waiting decisions is forgotten and comes first next time.
                self._last_turns.pop(owner, None)
        self._start_next()
