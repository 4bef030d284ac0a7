"""Helpers for tests of tournaments: starting one, readiness and resignation."""

from __future__ import annotations

from typing import Any

from parlour.db.records import Player
from parlour.services.application import Application
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.tournaments.tournament import Tournament, TournamentTerms

from .harness import ANN

MAX = Player("max-max-max-", "Max")
NONCE = "00" * 16
MINUTE = 60_000


async def start_tournament(app: Application, *people: Player, **terms: Any) -> Tournament:
    """Start a Pylos tournament that Ann hosts."""
    wanted = {"name": "Club night", "game": "pylos", "rounds": 2, "pause": 0, **terms}
    tournament = await app.tournaments.create_tournament(ANN, TournamentTerms(**wanted))
    for player in people:
        await app.tournaments.enter(tournament.id, player)
    return await app.tournaments.begin(tournament.id, ANN)


async def sit_down(app: Application, id: str, *people: Player) -> Tournament:
    """Mark players as ready, update the tournaments and return this tournament."""
    for player in people:
        await app.tournaments.mark_ready(id, player, NONCE)
    await app.tournament_director.sweep()
    return await app.tournaments.require_tournament(id)


async def resign(app: Application, match: str, loser: Player) -> None:
    """Resign a match for the seat of a player."""
    loaded = await app.matches.store.get(match)
    seat = next(
        seat
        for seat, occupant in enumerate(loaded.match.occupants)
        if occupant and occupant.player == loser.id
    )
    await app.matches.seats.resign(match, loser, seat)


def player_ids(loaded: LoadedMatch) -> set[str | None]:
    """Return the ids of the players, and the levels of the bots, at a table."""
    return {occupant.player or occupant.bot for occupant in loaded.match.occupants if occupant}
