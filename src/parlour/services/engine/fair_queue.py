"""The queue of decisions that bots are awaited for: tables with people first, and nobody's tables crowd out another's."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum


class Company(IntEnum):
    """Who waits for a decision, the most urgent first."""

    PEOPLE = 0
    WATCHED = 1
    NOBODY = 2


@dataclass(eq=False)
class Place:
    """A decision that waits: by whose table, for whom, as the how-manieth that was asked; `alone` once it is called for bots alone."""

    owners: tuple[str, ...]
    company: Callable[[], Company]
    number: int
    called: asyncio.Future[None]
    alone: bool = False


class FairQueue:
    """Calls as many decisions at a time as there are workers, in turn between those who opened the tables.

    Owners are named from the widest to the narrowest, a network before its people: whoever is somebody new for each table takes no more turns.

    Bots alone never hold the last worker, so that whoever comes to a busy house finds one free.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._waiting: list[Place] = []
        self._called: list[Place] = []
        self._busy: Counter[str] = Counter()
        self._called_last: dict[str, int] = {}
        self._number = 0

    @asynccontextmanager
    async def turn(self, owners: Sequence[str], company: Callable[[], Company]) -> AsyncIterator[None]:
        """Wait until a worker is free for a decision at a table of these owners, and hold it."""
        self._number += 1
        # The same name may be a network and a person.
        place = Place(
            tuple(f"{depth} {owner}" for depth, owner in enumerate(owners)), company, self._number, asyncio.get_running_loop().create_future()
        )
        self._waiting.append(place)
        self._call()
        try:
            await place.called
            yield
        finally:
            self._leave(place)

    def _call(self) -> None:
        while self._waiting and len(self._called) < self._workers:
            rank, place = min(((self._rank(place), place) for place in self._waiting), key=lambda ranked: ranked[0])
            place.alone = rank[0] > Company.PEOPLE
            if place.alone and sum(called.alone for called in self._called) >= max(1, self._workers - 1):
                return
            self._waiting.remove(place)
            self._called.append(place)
            self._number += 1
            for owner in place.owners:
                self._called_last[owner] = self._number
                self._busy[owner] += 1
            if not place.called.done():
                place.called.set_result(None)

    def _rank(self, place: Place) -> tuple[Company, tuple[tuple[int, int], ...], int]:
        turns = tuple((self._busy.get(owner, 0), self._called_last.get(owner, 0)) for owner in place.owners)
        return place.company(), turns, place.number

    def _leave(self, place: Place) -> None:
        if place in self._waiting:
            self._waiting.remove(place)
            return
        self._called.remove(place)
        for owner in place.owners:
            self._busy[owner] -= 1
            if not self._busy[owner]:
                del self._busy[owner]
            if not any(owner in waiting.owners for waiting in self._waiting):
                # Whoever waits for nothing is remembered no longer, and comes first when they come again.
                self._called_last.pop(owner, None)
        self._call()
