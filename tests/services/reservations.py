"""Helpers for tests of reserved match ids: tables, tournaments and matches."""

from __future__ import annotations

from typing import Any

from parlour.core.archive import encode_archive
from parlour.db.records import Player
from parlour.services.application import Application
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.table_requests import SeatRequest, TableRequest
from parlour.services.matchmaking.fit import Queue, Seek
from parlour.services.tournaments.tournament import Tournament, TournamentTerms

from .harness import ANN, BOB, create_match, make_move

HOST = Player("max-max-max-", "Max")
SEATS = (SeatRequest(occupant="me"), SeatRequest(occupant="guest", name="Puppet"))
DAILY = TableRequest(game="betta", options={"mode": "solo", "deal": "daily"})


def bot_table_request(match: str) -> TableRequest:
    """Return a request for a table against a bot with this match id."""
    return TableRequest(game="pylos", seats=SEATS, match=match, start=True)


async def create_tournament(app: Application, **terms: Any) -> Tournament:
    """Start a Pylos tournament between Ann and Bob that Max hosts."""
    tournament = await app.tournaments.create_tournament(
        HOST,
        TournamentTerms(
            **{"name": "Club night", "game": "pylos", "rounds": 2, "pause": 0, **terms}
        ),
    )
    for player in (ANN, BOB):
        await app.tournaments.enter(tournament.id, player)
    return await app.tournaments.begin(tournament.id, HOST)


async def store_foreign_match(
    app: Application, match: str, player: Player, over: bool = True
) -> None:
    """Store a match of Pylos against a bot under any id; the bot has resigned if `over`."""
    await app.matches.store.create(
        match,
        app.tournaments.table_commands.opening_events(
            bot_table_request(match), player, await app.matches.commitments.match_key(match)
        ),
    )
    if over:
        await make_move(app, match, 0)
        await app.matches.seats.resign(match, player, 1)


async def create_finished_match(app: Application) -> LoadedMatch:
    """Return a match between Ann and Bob that Bob resigned."""
    loaded = await create_match(app)
    await make_move(app, loaded.match.id, 0)
    return await app.matches.seats.resign(loaded.match.id, BOB, 1)


async def archive_file(app: Application, match: str, under: str) -> bytes:
    """Return the archive of a match in which `under` replaces the match id."""
    return encode_archive(await app.matches.proofs.export_archive(match)).replace(
        match.encode(), under.encode()
    )


async def pair_players(app: Application) -> str:
    """Pair Ann and Bob by matchmaking without nonces and return the reserved match id."""
    for player in (ANN, BOB):
        await app.log.store.save_player(player)
        found = await app.matchmaking.seek(
            player, f"ticket {player.id}", Seek(queues=(Queue(game="pylos"),)), 0.0
        )
    assert found.reserved_match is not None
    return found.reserved_match


async def send_nonce(app: Application, player: Player, reserved: str) -> str | None:
    """Send a player's nonce for a reserved match and return the match id, if it is open."""
    seek = Seek(queues=(Queue(game="pylos"),), nonce="ab")
    return (await app.matchmaking.seek(player, f"ticket {player.id}", seek, 0.0, reserved)).match
