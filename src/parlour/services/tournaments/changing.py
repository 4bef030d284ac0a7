"""Changes of stored tournaments, which are repeated after conflicts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from parlour.core.codec import encode
from parlour.core.game import Illegal
from parlour.db.tournaments import TournamentRepository as Shelf
from parlour.services.errors import NotFound
from parlour.services.time import now
from parlour.services.tournaments.tournament import Tournament

MAX_TRIES = 20
"""The maximum number of attempts to store a change after conflicts."""


async def change_tournament(
    repository: Shelf, id: str, step: Callable[[Tournament], Tournament], in_thread: bool = False
) -> Tournament:
    """Change a stored tournament and return it.

    Raises NotFound, or Illegal after too many conflicts.

    Args:
        repository: The stored tournaments.
        id: The id of the tournament.
        step: Returns the changed tournament.
        in_thread: Whether to run `step` in a thread, because it may take long.
    """
    for _ in range(MAX_TRIES):
        row = await repository.find(id)
        if row is None:
            raise NotFound("tournament.no-such-tournament")
        before = decode_tournament(row.body)
        after = await asyncio.to_thread(step, before) if in_thread else step(before)
        if after == before or await repository.update(
            id, row.version, after.phase, now(), encode(after).decode()
        ):
            return after
    raise Illegal("tournament.busy")


def decode_tournament(body: str) -> Tournament:
    """Decode a tournament from its stored JSON."""
    return msgspec.json.decode(body.encode(), type=Tournament)
