"""Who fits whom: the first group of people who look for others and would all sit down at one table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from parlour.core.numbers import SeatCount
from parlour.core.value import Value

RATING_WINDOW = 200
"""How far ratings may lie apart for those who want somebody near them, in points as shown."""

WIDEN_INTERVAL_MS, WIDEN_STEP = 15_000, 50
"""After every so many milliseconds of waiting the window is wider by so many points: better somebody than nobody."""

SeekPace = Literal["now", "days"]

ShortText = Annotated[str, Meta(max_length=40)]


class Queue(Value, frozen=True, kw_only=True):
    """One table that somebody would sit down at: a game, perhaps in one of its rooms, how many sit, and whether in one sitting or over days."""

    game: ShortText
    room: ShortText | None = None
    seats: Annotated[tuple[SeatCount, ...], Meta(min_length=1, max_length=6)] = (2,)
    pace: SeekPace = "now"


class Seek(Value, frozen=True, kw_only=True):
    """What somebody looks for: any of these tables, and whether near their own strength; `ratings` are theirs, a queue each."""

    queues: tuple[Queue, ...]
    near: bool = False
    ratings: tuple[int, ...] = ()
    nonce: str = ""


class WaitingSeek(NamedTuple):
    """Somebody who looks for others, and for how long they have (ms)."""

    player: str
    seek: Seek
    waited: int


class SeekGroup(NamedTuple):
    """Those who fit, who waited longest first, and the table they sit down at."""

    people: tuple[WaitingSeek, ...]
    game: str
    room: str | None
    seats: int
    pace: SeekPace


Pool = tuple[str, str | None, int, SeekPace]
"""A kind of table: game, room, seats, pace."""


def find_group(
    me: WaitingSeek, others: Sequence[WaitingSeek], apart: frozenset[frozenset[str]]
) -> SeekGroup | None:
    """Return the first group with `me` in it that fills a table all its people wish, or None; `others` come in the order in which they wait.

    Of several tables the one is taken that whoever comes names first; nobody sits with whom they block, or who blocks them.
    """
    for pool, rating in _pools(me.seek).items():
        suitable = [
            (other, at)
            for other in others
            if (at := _pools(other.seek).get(pool)) is not None
            and _are_compatible((me, rating), (other, at), apart)
        ]
        for company in combinations(suitable[: 4 * pool[2]], pool[2] - 1):
            if all(_are_compatible(one, other, apart) for one, other in combinations(company, 2)):
                people = sorted((me, *(other for other, _ in company)), key=lambda one: -one.waited)
                return SeekGroup(tuple(people), *pool)
    return None


def is_in_pool(wish: Seek, queue: Queue) -> bool:
    """Return whether somebody looks for a table that this queue would lead to as well."""
    pools = _pools(wish)
    return any((queue.game, queue.room, seats, queue.pace) in pools for seats in queue.seats)


def _pools(wish: Seek) -> dict[Pool, int]:
    """Return the kinds of table that a wish names, each with the rating it is wished with."""
    ratings = wish.ratings or (0,) * len(wish.queues)
    return {
        (queue.game, queue.room, seats, queue.pace): rating
        for queue, rating in zip(wish.queues, ratings, strict=True)
        for seats in queue.seats
    }


def _are_compatible(
    one: tuple[WaitingSeek, int], other: tuple[WaitingSeek, int], apart: frozenset[frozenset[str]]
) -> bool:
    """Return whether two people would sit down with each other."""
    if one[0].player == other[0].player or frozenset((one[0].player, other[0].player)) in apart:
        return False
    distance = abs(one[1] - other[1])
    return all(
        not looking.seek.near or distance <= rating_window(looking.waited)
        for looking, _ in (one, other)
    )


def rating_window(waited: int) -> int:
    """Return how far a rating may be from one's own after so long a wait (ms)."""
    return RATING_WINDOW + WIDEN_STEP * (waited // WIDEN_INTERVAL_MS)
