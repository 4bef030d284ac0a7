"""The people of tournaments: what is exported of a person, and what becomes of one who is renamed, merged or erased."""

from __future__ import annotations

from typing import Any

from parlour.db.records import Player
from parlour.db.tournaments import Tournaments as Shelf
from parlour.services.tournaments import lifecycle
from parlour.services.tournaments.changing import change, decoded


class TournamentPeople:
    """Finds and changes people in all tournaments."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def rename(self, who: str, into: str, name: str) -> None:
        """Replace a player by another, or their name by another, in every tournament."""
        for id in await self._shelf.naming(who):
            await change(self._shelf, id, lambda one: lifecycle.renamed(one, who, into, name))

    async def erase(self, who: str, into: str, name: str) -> None:
        """Replace a player who was erased in every tournament; the titles of those they hosted are theirs and go as well."""
        for id in await self._shelf.naming(who):
            await change(self._shelf, id, lambda one: lifecycle.renamed(lifecycle.withdrawn(one, who), who, into, name))

    async def exported(self, player: Player) -> list[dict[str, Any]]:
        """Return the tournaments that a person hosts or takes part in."""
        kept = [await self._shelf.one(id) for id in await self._shelf.naming(player.id)]
        found = [decoded(one.body) for one in kept if one is not None]
        return [
            {
                "tournament": one.id,
                "name": one.terms.name,
                "game": one.terms.game,
                "phase": one.phase,
                "created_at": one.created_at,
                "host": one.host == player.id,
                "entered_as": [entrant.name for entrant in one.entrants if entrant.player == player.id],
            }
            for one in found
            if one.host == player.id or any(entrant.player == player.id for entrant in one.entrants)
        ]
