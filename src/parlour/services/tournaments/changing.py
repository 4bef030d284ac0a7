"""One change of a stored tournament: it is run again where another was faster."""

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
"""How often a change is run again that was overtaken by another."""


async def change_tournament(
    shelf: Shelf, id: str, step: Callable[[Tournament], Tournament], apart: bool = False
) -> Tournament:
    """Change a tournament and return it; raises NotFound, and Illegal where too many changes come at once. `apart`: in a thread, for it may think."""
    for _ in range(MAX_TRIES):
        kept = await shelf.find(id)
        if kept is None:
            raise NotFound("tournament.no-such-tournament")
        before = decode_tournament(kept.body)
        after = await asyncio.to_thread(step, before) if apart else step(before)
        if after == before or await shelf.update(
            id, kept.version, after.phase, now(), encode(after).decode()
        ):
            return after
    raise Illegal("tournament.busy")


def decode_tournament(body: str) -> Tournament:
    """Return the tournament that is stored as this JSON."""
    return msgspec.json.decode(body.encode(), type=Tournament)
