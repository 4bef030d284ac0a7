"""The use cases of tournaments: create, enter, play and enter results."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from importlib.util import find_spec

from parlour.core.codec import encode
from parlour.core.game import Illegal, replace
from parlour.core.rng import commitment
from parlour.db.records import Player, is_bot_account
from parlour.db.tournaments import TournamentRepository as Shelf
from parlour.services.accounts.admin_rights import is_site_action_allowed
from parlour.services.clubs.clubs import ClubService
from parlour.services.errors import Forbidden, NotFound
from parlour.services.matches.commitments import Commitments
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.seating import TableCommands, new_match_id, nonce_bytes
from parlour.services.text import one_line
from parlour.services.time import now
from parlour.services.tournaments import lifecycle
from parlour.services.tournaments.changing import change_tournament, decode_tournament
from parlour.services.tournaments.lifecycle import MatchIdSource
from parlour.services.tournaments.table_requests import table_request
from parlour.services.tournaments.tournament import Tournament, TournamentTerms

MAX_ACTIVE = 3
"""The maximum number of unfinished tournaments per host."""

MAX_LISTED = 50

STALE_MS = 31 * 86_400_000
"""The time (ms) without changes after which a tournament is ignored."""

MAX_NAME_LENGTH = 60


class TournamentService:
    """The service that creates and changes tournaments."""

    def __init__(
        self,
        repository: Shelf,
        table_commands: TableCommands,
        commitments: Commitments,
        clubs: ClubService,
    ) -> None:
        self.repository, self.table_commands = repository, table_commands
        self.commitments, self.clubs = commitments, clubs

    async def active_tournaments(self) -> list[Tournament]:
        """Return the unfinished tournaments, most recently changed first."""
        return [
            decode_tournament(body)
            for body in await self.repository.active_bodies(now() - STALE_MS, MAX_LISTED)
        ]

    async def finished_tournaments(self) -> list[Tournament]:
        """Return the last finished tournaments."""
        return [
            decode_tournament(body) for body in await self.repository.finished_bodies(MAX_LISTED)
        ]

    async def tournaments_of_club(self, club_id: str, viewer: Player) -> list[Tournament]:
        """Return a club's tournaments, unfinished ones first; raises NotFound."""
        club = await self.clubs.require_club(club_id, viewer)
        return [
            decode_tournament(body)
            for body in await self.repository.bodies_of_club(club.id, MAX_LISTED)
        ]

    async def require_tournament(self, id: str) -> Tournament:
        """Return a tournament; raises NotFound."""
        found = await self.repository.find(id)
        if found is None:
            raise NotFound("tournament.no-such-tournament")
        return decode_tournament(found.body)

    async def tournament_of_match(self, host: str, match: str) -> Tournament | None:
        """Return the tournament of a host that contains an opened match, or None."""
        for body in await self.repository.bodies_with_match(host, match, MAX_LISTED):
            tournament = decode_tournament(body)
            if any(pod.match == match and pod.opened for pod in tournament.pods()):
                return tournament
        return None

    async def create_tournament(self, player: Player, terms: TournamentTerms) -> Tournament:
        """Create a tournament; raises Illegal if its terms would not allow any table to open."""
        terms = replace(terms, name=one_line(terms.name, MAX_NAME_LENGTH))
        if not terms.name:
            raise Illegal("tournament.no-name")
        if terms.filled is not None and terms.filled not in self.table_commands.games.levels(
            terms.game
        ):
            raise Illegal("core.no-such-bot", level=terms.filled[:40])
        if terms.club is not None:
            await self.clubs.require_right(terms.club, player, "hold-event")
        if find_spec("ortools") is None:
            raise Illegal("tournament.no-solver")
        self.table_commands.opening_events(table_request(terms, terms.seats), player, bytes(32))
        if await self.repository.active_count_of_host(player.id) >= MAX_ACTIVE:
            raise Illegal("tournament.too-many-tournaments", most=MAX_ACTIVE)
        created = Tournament(
            id=new_match_id(),
            terms=terms,
            host=player.id,
            seed=secrets.token_bytes(32),
            created_at=now(),
        )
        await self.repository.add(
            created.id,
            created.host,
            created.phase,
            created.created_at,
            encode(created).decode(),
            terms.club,
        )
        return created

    async def enter(self, id: str, player: Player) -> Tournament:
        """Enter a tournament or come back to it.

        The player counts as present if the tournament is running or starts soon. Raises Forbidden
        for a bot account if the tournament is for people, or if only members of a club may enter.
        Entrants who leave the club remain entrants.
        """
        await self._require_admitted(await self.require_tournament(id), player)
        return await self.change_tournament(
            id,
            lambda tournament: lifecycle.enter_tournament(
                tournament, player, is_present=_is_starting_soon(tournament)
            ),
        )

    async def can_enter(self, tournament: Tournament, player: Player) -> bool:
        """Return whether the terms of a tournament and its club admit a user."""
        if is_bot_account(player.id) and not tournament.terms.bots:
            return False
        club = tournament.terms.club
        return club is None or await self.clubs.is_member(club, player)

    async def require_program_allowed(self, loaded: LoadedMatch, player: Player) -> None:
        """Raise Forbidden if a program may not act for a player at a table of a tournament.

        Only bot accounts may play with an API key, and only where the tournament admits them.
        """
        host = loaded.match.opened.host
        found = host and await self.tournament_of_match(host, loaded.match.id)
        if found and not (is_bot_account(player.id) and found.terms.bots):
            raise Forbidden("tournament.no-programs")

    async def _require_admitted(self, tournament: Tournament, player: Player) -> None:
        if is_bot_account(player.id) and not tournament.terms.bots:
            raise Forbidden("tournament.no-bots")
        if tournament.number_of(player.id) is None and not await self.can_enter(tournament, player):
            raise Forbidden("tournament.club-members-only")

    async def leave(self, id: str, player: Player, number: int | None = None) -> Tournament:
        """Remove the player from a tournament, or another entrant if the player is the host.

        Args:
            id: The id of the tournament.
            player: The acting user.
            number: The number of the entrant, or None for the player.
        """

        def step(tournament: Tournament) -> Tournament:
            return lifecycle.leave_tournament(
                tournament,
                _require_entrant(tournament, player)
                if number is None
                else _require_number(tournament, player, number),
            )

        return await self.change_tournament(id, step)

    async def set_presence(
        self, id: str, player: Player, here: bool, number: int | None = None
    ) -> Tournament:
        """Mark the player as present or absent, or another entrant if the player is the host.

        Args:
            id: The id of the tournament.
            player: The acting user.
            here: Whether the entrant is present.
            number: The number of the entrant, or None for the player.
        """

        def step(tournament: Tournament) -> Tournament:
            return lifecycle.set_presence(
                tournament,
                _require_entrant(tournament, player)
                if number is None
                else _require_number(tournament, player, number),
                here,
            )

        return await self.change_tournament(id, step)

    async def begin(self, id: str, player: Player) -> Tournament:
        """Start a tournament with all entrants present, at the host's request."""
        new_match_id = await self.match_id_source()
        return await self.change_tournament(
            id,
            lambda tournament: lifecycle.begin_tournament(
                _require_manager(tournament, player), now(), new_match_id
            ),
            in_thread=True,
        )

    async def mark_ready(self, id: str, player: Player, nonce: str) -> Tournament:
        """Record that a player is at their table, with their nonce (hex).

        The match starts once all entrants of the table are ready.
        """
        nonce_bytes(nonce)
        return await self.change_tournament(
            id,
            lambda tournament: lifecycle.mark_ready(
                tournament, _require_entrant(tournament, player), nonce
            ),
        )

    async def record_result(
        self, id: str, player: Player, match: str, ranks: dict[int, int]
    ) -> Tournament:
        """Record the result of a table by the ranks that the host has entered for each entrant."""

        def step(tournament: Tournament) -> Tournament:
            if not ranks.keys() <= set(
                lifecycle.pod_of(_require_manager(tournament, player), match).entrants
            ):
                raise Illegal("tournament.no-table")
            return lifecycle.record_result(tournament, match, ranks, {}, by_hand=True)

        return await self.change_tournament(id, step)

    async def cancel(self, id: str, player: Player) -> Tournament:
        """End a tournament with its current standings, at the host's request."""
        return await self.change_tournament(
            id, lambda tournament: lifecycle.cancel_tournament(_require_manager(tournament, player))
        )

    async def table_commitment(self, match: str) -> str:
        """Return the commitment to the key of a table's match."""
        return commitment(await self.commitments.match_key(match))

    async def match_id_source(self) -> MatchIdSource:
        """Return a function that creates match ids reserved for the server."""
        return (await self.commitments.reservations()).new_server_id

    async def change_tournament(
        self, id: str, step: Callable[[Tournament], Tournament], in_thread: bool = False
    ) -> Tournament:
        """Change a tournament and return it; the step is repeated after a conflict.

        Args:
            id: The id of the tournament.
            step: Returns the changed tournament.
            in_thread: Whether to run `step` in a thread, because it may take long.
        """
        return await change_tournament(self.repository, id, step, in_thread)


def can_manage(tournament: Tournament, player: Player) -> bool:
    """Return whether a user may manage a tournament, as its host or as an operator."""
    return tournament.host == player.id or is_site_action_allowed(player.role, "tournaments")


def _require_manager(tournament: Tournament, player: Player) -> Tournament:
    if not can_manage(tournament, player):
        raise Forbidden("tournament.not-the-host")
    return tournament


def _require_entrant(tournament: Tournament, player: Player) -> int:
    number = tournament.number_of(player.id)
    if number is None:
        raise Forbidden("tournament.not-registered")
    return number


def _require_number(tournament: Tournament, player: Player, number: int) -> int:
    if not 0 <= number < len(_require_manager(tournament, player).entrants):
        raise Illegal("tournament.not-registered")
    return number


def _is_starting_soon(tournament: Tournament) -> bool:
    """Return whether a tournament is running or starts within an hour.

    New entrants then count as present.
    """
    begins_at = tournament.terms.begins_at
    return (
        tournament.phase == "running"
        or begins_at is None
        or begins_at - now() < 60 * lifecycle.MINUTE_MS
    )
