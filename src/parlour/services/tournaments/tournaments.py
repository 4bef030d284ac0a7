"""Everything people do with tournaments: set one up, come in, sit down, write a result down."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from importlib.util import find_spec

from parlour.core.codec import encode
from parlour.core.game import Illegal, replace
from parlour.core.rng import commitment
from parlour.db.records import Player
from parlour.db.tournaments import TournamentRepository as Shelf
from parlour.services.accounts.admin_rights import is_site_action_allowed
from parlour.services.errors import Forbidden, NotFound
from parlour.services.matches.commitments import Commitments
from parlour.services.matches.seating import TableCommands, new_match_id, nonce_bytes
from parlour.services.text import one_line
from parlour.services.time import now
from parlour.services.tournaments import lifecycle
from parlour.services.tournaments.changing import change_tournament, decode_tournament
from parlour.services.tournaments.lifecycle import MatchIdSource
from parlour.services.tournaments.table_requests import table_request
from parlour.services.tournaments.tournament import Tournament, TournamentTerms

MAX_ACTIVE = 3
"""So many tournaments may one person have that are not over."""

MAX_LISTED = 50

STALE_MS = 31 * 86_400_000
"""What nobody has touched for so long is no longer looked at."""

MAX_NAME_LENGTH = 60


class TournamentService:
    """The tournaments of a house."""

    def __init__(
        self, repository: Shelf, table_commands: TableCommands, commitments: Commitments
    ) -> None:
        self.repository, self.table_commands = repository, table_commands
        self.commitments = commitments

    async def active_tournaments(self) -> list[Tournament]:
        """Return those that are not over, the last changed first."""
        return [
            decode_tournament(body)
            for body in await self.repository.active_bodies(now() - STALE_MS, MAX_LISTED)
        ]

    async def finished_tournaments(self) -> list[Tournament]:
        """Return those that ended last."""
        return [
            decode_tournament(body) for body in await self.repository.finished_bodies(MAX_LISTED)
        ]

    async def require_tournament(self, id: str) -> Tournament:
        """Return one; raises NotFound."""
        found = await self.repository.find(id)
        if found is None:
            raise NotFound("tournament.no-such-tournament")
        return decode_tournament(found.body)

    async def create_tournament(self, player: Player, terms: TournamentTerms) -> Tournament:
        """Set one up; raises Illegal for terms that no table could be opened by."""
        terms = replace(terms, name=one_line(terms.name, MAX_NAME_LENGTH))
        if not terms.name:
            raise Illegal("tournament.no-name")
        if terms.filled is not None and terms.filled not in self.table_commands.games.levels(
            terms.game
        ):
            raise Illegal("core.no-such-bot", level=terms.filled[:40])
        if find_spec("ortools") is None:
            raise Illegal("tournament.no-solver")
        self.table_commands.opening_events(table_request(terms, terms.seats), player, bytes(32))
        if await self.repository.active_count_of_host(player.id) >= MAX_ACTIVE:
            raise Illegal("tournament.too-many-tournaments", most=MAX_ACTIVE)
        made = Tournament(
            id=new_match_id(),
            terms=terms,
            host=player.id,
            seed=secrets.token_bytes(32),
            created_at=now(),
        )
        await self.repository.add(
            made.id, made.host, made.phase, made.created_at, encode(made).decode()
        )
        return made

    async def enter(self, id: str, player: Player) -> Tournament:
        """Take part, or come back; where it begins by hand or runs already, one is in the room at once."""
        return await self.change_tournament(
            id, lambda one: lifecycle.enter_tournament(one, player, here=_is_starting_soon(one))
        )

    async def leave(self, id: str, player: Player, number: int | None = None) -> Tournament:
        """Take part no longer; the host may send somebody (by number)."""

        def step(one: Tournament) -> Tournament:
            return lifecycle.leave_tournament(
                one,
                _require_entrant(one, player)
                if number is None
                else _require_number(one, player, number),
            )

        return await self.change_tournament(id, step)

    async def set_presence(
        self, id: str, player: Player, here: bool, number: int | None = None
    ) -> Tournament:
        """Say that one is in the room, or not; the host may say so of somebody (by number)."""

        def step(one: Tournament) -> Tournament:
            return lifecycle.set_presence(
                one,
                _require_entrant(one, player)
                if number is None
                else _require_number(one, player, number),
                here,
            )

        return await self.change_tournament(id, step)

    async def begin(self, id: str, player: Player) -> Tournament:
        """As the host, begin with all who are here."""
        fresh = await self.match_id_source()
        return await self.change_tournament(
            id,
            lambda one: lifecycle.begin_tournament(_require_manager(one, player), now(), fresh),
            apart=True,
        )

    async def mark_ready(self, id: str, player: Player, nonce: str) -> Tournament:
        """Be at one's table, with one's own part of the luck in hex; the match begins when everybody is."""
        nonce_bytes(nonce)
        return await self.change_tournament(
            id, lambda one: lifecycle.mark_ready(one, _require_entrant(one, player), nonce)
        )

    async def record_result(
        self, id: str, player: Player, match: str, ranks: dict[int, int]
    ) -> Tournament:
        """As the host, write a table's result down: the rank of everybody who came, by number."""

        def step(one: Tournament) -> Tournament:
            if not ranks.keys() <= set(
                lifecycle.pod_of(_require_manager(one, player), match).entrants
            ):
                raise Illegal("tournament.no-table")
            return lifecycle.record_result(one, match, ranks, {}, by_hand=True)

        return await self.change_tournament(id, step)

    async def cancel(self, id: str, player: Player) -> Tournament:
        """As the host, end it where it stands."""
        return await self.change_tournament(
            id, lambda one: lifecycle.cancel_tournament(_require_manager(one, player))
        )

    async def table_commitment(self, match: str) -> str:
        """Return what the house has promised of a table's luck."""
        return commitment(await self.commitments.match_key(match))

    async def match_id_source(self) -> MatchIdSource:
        """Return a source of match ids that are reserved for the server, so that no client can use them."""
        return (await self.commitments.reservations()).new_server_id

    async def change_tournament(
        self, id: str, step: Callable[[Tournament], Tournament], apart: bool = False
    ) -> Tournament:
        """Take a step and return the tournament after it; overtaken by another, it is taken anew. `apart`: in a thread, for it may think."""
        return await change_tournament(self.repository, id, step, apart)


def can_manage(tournament: Tournament, player: Player) -> bool:
    """Return whether somebody is its host, or an operator of the house."""
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
    """Return whether it runs, or begins within the hour: then who enters is taken to be here."""
    begins = tournament.terms.begins_at
    return (
        tournament.phase == "running" or begins is None or begins - now() < 60 * lifecycle.MINUTE_MS
    )
