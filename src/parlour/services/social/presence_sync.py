"""What houses on one database tell each other of who is there, so that nobody is shown as absent who sits in another one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from time import monotonic

import msgspec
import structlog

from parlour.core.value import Value
from parlour.db.outage import OUTAGE
from parlour.services.background import Background
from parlour.services.message_bus import LONGEST, Neighbours
from parlour.services.social.presence import Presence, Sighting

SUBJECT = "presence"

EVERY = 0.2
"""Seconds in which those who come and go are gathered: a crowd is told of once, and each word is a commit."""

BEAT = 5.0
"""Seconds after which a house says that it is still there, though nothing has changed."""

SILENCE = 3 * BEAT + 1
"""A house that says nothing for so long has gone, and nobody is in it."""

log = structlog.get_logger()


class Word(Value, frozen=True, kw_only=True):
    """What a house says: words are numbered, so that one that was missed is noticed.

    `anew`: whatever it said before is void. `asks`: all others shall say everything anew. `leaves`: nobody is there any more.
    """

    number: int
    people: Sequence[Sighting] = ()
    anew: bool = False
    asks: bool = False
    leaves: bool = False


class Company(Background):
    """Tells other houses who is here, and hears who is there; what is missed is asked for, and a house that falls silent is forgotten."""

    def __init__(self, presence: Presence, neighbours: Neighbours) -> None:
        super().__init__()
        self._presence, self._neighbours = presence, neighbours
        self._number = 0
        self._heard: dict[str, tuple[int, float]] = {}
        self._anew = self._asks = True
        self._beaten_at = 0.0
        neighbours.on(SUBJECT, self._hear)

    async def open(self) -> None:
        """Begin to tell, where anybody can hear it."""
        if self._neighbours.possible:
            await super().open()

    async def close(self) -> None:
        """Say that nobody is here any more, and stop."""
        await super().close()
        if self._task is not None:
            try:
                await self._tell(leaves=True)
            except Exception as reason:
                # Houses that cannot be told find out by themselves.
                _note(reason)

    async def _run(self) -> None:
        while True:
            try:
                await self.turn()
            except Exception as reason:
                # A database that is away for a moment: what was not told is told with everything else when it is back.
                self._anew = True
                _note(reason)
            await asyncio.sleep(EVERY)

    async def turn(self) -> None:
        """Tell what has changed, or that nothing has, and forget houses that have fallen silent."""
        at = monotonic()
        for house in [house for house, (_, heard_at) in self._heard.items() if at - heard_at > SILENCE]:
            self._lose(house)
        fresh, self._presence.fresh = self._presence.fresh, set()
        anew, asks, self._anew, self._asks = self._anew, self._asks, False, False
        if anew or asks or fresh or at - self._beaten_at >= BEAT:
            self._beaten_at = at
            for people in parts(self._presence.sightings(None if anew else fresh)):
                await self._tell(people, anew=anew, asks=asks)
                anew = asks = False

    async def _tell(self, people: Sequence[Sighting] = (), *, anew: bool = False, asks: bool = False, leaves: bool = False) -> None:
        self._number += 1
        word = Word(number=self._number, people=people, anew=anew, asks=asks, leaves=leaves)
        await self._neighbours.tell(SUBJECT, msgspec.json.encode(word).decode())

    def _hear(self, house: str, said: str) -> None:
        word = msgspec.json.decode(said, type=Word)
        number, _ = self._heard.get(house, (None, 0.0))
        if word.leaves:
            self._lose(house)
            return
        if word.anew:
            self._presence.lose(house)
        elif number is None or word.number != number + 1:
            self._asks = True
        self._anew = self._anew or word.asks
        self._heard[house] = (word.number, monotonic())
        self._presence.hear(house, word.people)

    def _lose(self, house: str) -> None:
        self._heard.pop(house, None)
        self._presence.lose(house)


def parts(people: Sequence[Sighting]) -> Iterator[list[Sighting]]:
    """Yield people in as many parts as notices can carry, one at least."""
    part: list[Sighting] = []
    size = 0
    for one in people:
        length = len(msgspec.json.encode(one)) + 1
        if part and size + length > LONGEST - 200:
            yield part
            part, size = [], 0
        part.append(one)
        size += length
    yield part


def _note(reason: Exception) -> None:
    if not OUTAGE.failed(reason):
        log.exception("other houses could not be told who is here")
