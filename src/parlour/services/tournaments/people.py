"""The people of tournaments: what is exported of a person, and what becomes of one who is renamed, merged or erased."""

from __future__ import annotations

from typing import Any

from parlour.db.records import Player
from parlour.db.tournaments import TournamentRepository as Shelf
from parlour.services.tournaments import lifecycle
from parlour.services.tournaments.changing import change_tournament, decode_tournament


class TournamentPersonalData:
    """Finds and changes people in all tournaments."""

    def __init__(self, shelf: Shelf) -> None:
        self._repository = shelf

    async def replace_player(self, who: str, into: str, name: str) -> None:
        """Replace a player by another, or their name by another, in every tournament."""
        for id in await self._repository.ids_naming(who):
            await change_tournament(
                self._repository, id, lambda one: lifecycle.replace_player(one, who, into, name)
            )

    async def delete_player(self, who: str, into: str, name: str) -> None:
        """Replace a player who was erased in every tournament; the titles of those they hosted are theirs and go as well."""
        for id in await self._repository.ids_naming(who):
            await change_tournament(
                self._repository,
                id,
                lambda one: lifecycle.replace_player(
                    lifecycle.withdraw_player(one, who), who, into, name
                ),
            )

    async def export_data(self, player: Player) -> list[dict[str, Any]]:
        """Return the tournaments that a person hosts or takes part in."""
        kept = [
            await self._repository.find(id) for id in await self._repository.ids_naming(player.id)
        ]
        found = [decode_tournament(one.body) for one in kept if one is not None]
        return [
            {
                "tournament": one.id,
                "name": one.terms.name,
                "game": one.terms.game,
                "phase": one.phase,
                "created_at": one.created_at,
                "host": one.host == player.id,
                "entered_as": [
                    entrant.name for entrant in one.entrants if entrant.player == player.id
                ],
            }
            for one in found
            if one.host == player.id or any(entrant.player == player.id for entrant in one.entrants)
        ]
