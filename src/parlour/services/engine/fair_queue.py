"""The queue of decisions that bots are awaited for: tables with people first, and nobody's tables crowd out another's."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum


class Priority(IntEnum):
    """Who waits for a decision, the most urgent first."""

    PEOPLE = 0
    WATCHED = 1
    NOBODY = 2


@dataclass(eq=False)
class QueuedDecision:
    """A decision that waits: by whose table, for whom, as the how-manieth that was asked; `alone` once it is called for bots alone."""

    owners: tuple[str, ...]
    priority: Callable[[], Priority]
    number: int
    ready: asyncio.Future[None]
    is_bots_only: bool = False


class FairQueue:
    """Calls as many decisions at a time as there are workers, in turn between those who opened the tables.

    Owners are named from the widest to the narrowest, a network before its people: whoever is somebody new for each table takes no more turns.

    Bots alone never hold the last worker, so that whoever comes to a busy house finds one free.
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
        self, owners: Sequence[str], company: Callable[[], Priority]
    ) -> AsyncIterator[None]:
        """Wait until a worker is free for a decision at a table of these owners, and hold it."""
        self._counter += 1
        # The same name may be a network and a person.
        place = QueuedDecision(
            tuple(f"{depth} {owner}" for depth, owner in enumerate(owners)),
            company,
            self._counter,
            asyncio.get_running_loop().create_future(),
        )
        self._waiting.append(place)
        self._start_next()
        try:
            await place.ready
            yield
        finally:
            self._release(place)

    def _start_next(self) -> None:
        while self._waiting and len(self._running) < self._workers:
            rank, place = min(
                ((self._sort_key(place), place) for place in self._waiting),
                key=lambda ranked: ranked[0],
            )
            place.is_bots_only = rank[0] > Priority.PEOPLE
            if place.is_bots_only and sum(called.is_bots_only for called in self._running) >= max(
                1, self._workers - 1
            ):
                return
            self._waiting.remove(place)
            self._running.append(place)
            self._counter += 1
            for owner in place.owners:
                self._last_turns[owner] = self._counter
                self._busy[owner] += 1
            if not place.ready.done():
                place.ready.set_result(None)

    def _sort_key(self, place: QueuedDecision) -> tuple[Priority, tuple[tuple[int, int], ...], int]:
        turns = tuple(
            (self._busy.get(owner, 0), self._last_turns.get(owner, 0)) for owner in place.owners
        )
        return place.priority(), turns, place.number

    def _release(self, place: QueuedDecision) -> None:
        if place in self._waiting:
            self._waiting.remove(place)
            return
        self._running.remove(place)
        for owner in place.owners:
            self._busy[owner] -= 1
            if not self._busy[owner]:
                del self._busy[owner]
            if not any(owner in waiting.owners for waiting in self._waiting):
                # Whoever waits for nothing is remembered no longer, and comes first when they come again.
                self._last_turns.pop(owner, None)
        self._start_next()
