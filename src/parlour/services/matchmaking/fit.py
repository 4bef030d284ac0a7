"""The pairing algorithm, which finds the first group of compatible seeks for a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from parlour.core.numbers import SeatCount
from parlour.core.value import Value

RATING_WINDOW = 200
"""The maximum rating difference (points) if a player wants an opponent near their rating."""

WIDEN_INTERVAL_MS, WIDEN_STEP = 15_000, 50
"""The interval of waiting (ms) after which the rating window grows, and its growth (points)."""

SeekPace = Literal["now", "days"]

ShortText = Annotated[str, Meta(max_length=40)]


class Queue(Value, frozen=True, kw_only=True):
    """A kind of table that a player is willing to join."""

    game: ShortText
    """The game."""

    room: ShortText | None = None
    """One of the game's rooms, or None."""

    seats: Annotated[tuple[SeatCount, ...], Meta(min_length=1, max_length=6)] = (2,)
    """The acceptable numbers of seats."""

    pace: SeekPace = "now"
    """The pace: in one sitting (`now`) or over days."""


class Seek(Value, frozen=True, kw_only=True):
    """A player's search for a table of any of several kinds."""

    queues: tuple[Queue, ...]
    """The kinds of tables."""

    near: bool = False
    """Whether opponents must be near the player's rating."""

    ratings: tuple[int, ...] = ()
    """The player's rating for each queue."""

    nonce: str = ""
    """The player's nonce (hex)."""


class WaitingSeek(NamedTuple):
    """A seek that has not been paired yet."""

    player: str
    """The player's id."""

    seek: Seek
    """The seek."""

    waited: int
    """The time (ms) since the seek started."""


class SeekGroup(NamedTuple):
    """A group of compatible seeks, with the table at which they will play."""

    people: tuple[WaitingSeek, ...]
    """The seeks, longest waiting first."""

    game: str
    """The game."""

    room: str | None
    """The room, or None."""

    seats: int
    """The number of seats."""

    pace: SeekPace
    """The pace."""


Pool = tuple[str, str | None, int, SeekPace]
"""A kind of table: game, room, seats, pace."""


def find_group(
    me: WaitingSeek, others: Sequence[WaitingSeek], blocked: frozenset[frozenset[str]]
) -> SeekGroup | None:
    """Return the first group with `me` that fills a table accepted by all its players, or None.

    Args:
        me: The newest seek; if several of its queues fit, the first is used.
        others: The other seeks, longest waiting first.
        blocked: The pairs of ids of players who must not meet.
    """
    for pool, rating in _pools(me.seek).items():
        suitable = [
            (other, other_rating)
            for other in others
            if (other_rating := _pools(other.seek).get(pool)) is not None
            and _are_compatible((me, rating), (other, other_rating), blocked)
        ]
        for partners in combinations(suitable[: 4 * pool[2]], pool[2] - 1):
            if all(
                _are_compatible(first, other, blocked) for first, other in combinations(partners, 2)
            ):
                people = sorted(
                    (me, *(other for other, _ in partners)), key=lambda seek: -seek.waited
                )
                return SeekGroup(tuple(people), *pool)
    return None


def is_in_pool(seek: Seek, queue: Queue) -> bool:
    """Return whether a seek accepts a table of a queue."""
    pools = _pools(seek)
    return any((queue.game, queue.room, seats, queue.pace) in pools for seats in queue.seats)


def _pools(seek: Seek) -> dict[Pool, int]:
    """Return the kinds of table that a seek accepts, with the player's rating for each."""
    ratings = seek.ratings or (0,) * len(seek.queues)
    return {
        (queue.game, queue.room, seats, queue.pace): rating
        for queue, rating in zip(seek.queues, ratings, strict=True)
        for seats in queue.seats
    }


def _are_compatible(
    first: tuple[WaitingSeek, int],
    other: tuple[WaitingSeek, int],
    blocked: frozenset[frozenset[str]],
) -> bool:
    """Return whether two seeking players may and would play with each other."""
    if (
        first[0].player == other[0].player
        or frozenset((first[0].player, other[0].player)) in blocked
    ):
        return False
    distance = abs(first[1] - other[1])
    return all(
        not waiting.seek.near or distance <= rating_window(waiting.waited)
        for waiting, _ in (first, other)
    )


def rating_window(waited: int) -> int:
    """Return the maximum accepted rating difference after a waiting time (ms)."""
    return RATING_WINDOW + WIDEN_STEP * (waited // WIDEN_INTERVAL_MS)
