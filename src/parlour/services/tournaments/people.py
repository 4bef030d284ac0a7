"""Personal data in tournaments, with its export, renaming, merging and deletion."""

from __future__ import annotations

from typing import Any

from parlour.db.records import Player
from parlour.db.tournaments import TournamentRepository as Shelf
from parlour.services.tournaments import lifecycle
from parlour.services.tournaments.changing import change_tournament, decode_tournament


class TournamentPersonalData:
    """The service that finds and changes a player in all tournaments."""

    def __init__(self, repository: Shelf) -> None:
        self._repository = repository

    async def replace_player(self, player_id: str, new_player: str, name: str) -> None:
        """Replace a player or a player's name in every tournament."""
        for id in await self._repository.ids_naming(player_id):
            await change_tournament(
                self._repository,
                id,
                lambda tournament: lifecycle.replace_player(
                    tournament, player_id, new_player, name
                ),
            )

    async def delete_player(self, player_id: str, new_player: str, name: str) -> None:
        """Anonymize a deleted player in every tournament, and untitle those they hosted."""
        for id in await self._repository.ids_naming(player_id):
            await change_tournament(
                self._repository,
                id,
                lambda tournament: lifecycle.replace_player(
                    lifecycle.withdraw_player(tournament, player_id), player_id, new_player, name
                ),
            )

    async def export_data(self, player: Player) -> list[dict[str, Any]]:
        """Return the data of the tournaments that a player hosts or takes part in."""
        rows = [
            await self._repository.find(id) for id in await self._repository.ids_naming(player.id)
        ]
        tournaments = [
            decode_tournament(tournament.body) for tournament in rows if tournament is not None
        ]
        return [
            {
                "tournament": tournament.id,
                "name": tournament.terms.name,
                "game": tournament.terms.game,
                "phase": tournament.phase,
                "created_at": tournament.created_at,
                "host": tournament.host == player.id,
                "entered_as": [
                    entrant.name for entrant in tournament.entrants if entrant.player == player.id
                ],
            }
            for tournament in tournaments
            if tournament.host == player.id
            or any(entrant.player == player.id for entrant in tournament.entrants)
        ]
