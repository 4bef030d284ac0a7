"""Everything people do with tournaments: set one up, come in, sit down, write a result down."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from importlib.util import find_spec

from parlour.core.codec import encode
from parlour.core.game import Illegal, replace
from parlour.core.rng import commitment
from parlour.db.records import Player
from parlour.db.tournaments import Tournaments as Shelf
from parlour.services.accounts.admin_rights import is_site_action_allowed
from parlour.services.errors import Forbidden, Missing
from parlour.services.matches.commitments import Promises
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seating import Hosts, new_id, nonce_bytes
from parlour.services.text import one_line
from parlour.services.time import now
from parlour.services.tournaments import lifecycle
from parlour.services.tournaments.changing import change, decoded
from parlour.services.tournaments.director import Director, wish_of
from parlour.services.tournaments.tournament import Terms, Tournament

AT_ONCE = 3
"""So many tournaments may one person have that are not over."""

LISTED = 50

MONTH_MS = 31 * 86_400_000
"""What nobody has touched for so long is no longer looked at."""

LONGEST_NAME = 60


class Tournaments:
    """The tournaments of a house."""

    def __init__(self, shelf: Shelf, matches: Matches, hosts: Hosts, promises: Promises) -> None:
        self.shelf, self.hosts, self.promises = shelf, hosts, promises
        self.director = Director(self, matches, hosts, promises)

    async def on(self) -> list[Tournament]:
        """Return those that are not over, the last changed first."""
        return [decoded(body) for body in await self.shelf.on(now() - MONTH_MS, LISTED)]

    async def over(self) -> list[Tournament]:
        """Return those that ended last."""
        return [decoded(body) for body in await self.shelf.over(LISTED)]

    async def one(self, id: str) -> Tournament:
        """Return one; raises Missing."""
        found = await self.shelf.one(id)
        if found is None:
            raise Missing("tournament.unknown")
        return decoded(found.body)

    async def set_up(self, player: Player, terms: Terms) -> Tournament:
        """Set one up; raises Illegal for terms that no table could be opened by."""
        terms = replace(terms, name=one_line(terms.name, LONGEST_NAME))
        if not terms.name:
            raise Illegal("tournament.no-name")
        if terms.filled is not None and terms.filled not in self.hosts.games.levels(terms.game):
            raise Illegal("core.no-such-bot", level=terms.filled[:40])
        if find_spec("ortools") is None:
            raise Illegal("tournament.no-solver")
        self.hosts.opening(wish_of(terms, terms.seats), player, bytes(32))
        if await self.shelf.of_host(player.id) >= AT_ONCE:
            raise Illegal("tournament.enough", most=AT_ONCE)
        made = Tournament(id=new_id(), terms=terms, host=player.id, seed=secrets.token_bytes(32), created_at=now())
        await self.shelf.keep(made.id, made.host, made.phase, made.created_at, encode(made).decode())
        return made

    async def enter(self, id: str, player: Player) -> Tournament:
        """Take part, or come back; where it begins by hand or runs already, one is in the room at once."""
        return await self.change(id, lambda one: lifecycle.entered(one, player, here=_near(one)))

    async def leave(self, id: str, player: Player, number: int | None = None) -> Tournament:
        """Take part no longer; the host may send somebody (by number)."""

        def step(one: Tournament) -> Tournament:
            return lifecycle.left(one, _own(one, player) if number is None else _someone(one, player, number))

        return await self.change(id, step)

    async def arrive(self, id: str, player: Player, here: bool, number: int | None = None) -> Tournament:
        """Say that one is in the room, or not; the host may say so of somebody (by number)."""

        def step(one: Tournament) -> Tournament:
            return lifecycle.arrived(one, _own(one, player) if number is None else _someone(one, player, number), here)

        return await self.change(id, step)

    async def begin(self, id: str, player: Player) -> Tournament:
        """As the host, begin with all who are here."""
        fresh = await self.director.fresh_ids()
        return await self.change(id, lambda one: lifecycle.begun(_managed(one, player), now(), fresh), apart=True)

    async def ready(self, id: str, player: Player, nonce: str) -> Tournament:
        """Be at one's table, with one's own part of the luck in hex; the match begins when everybody is."""
        nonce_bytes(nonce)
        return await self.change(id, lambda one: lifecycle.ready(one, _own(one, player), nonce))

    async def write_down(self, id: str, player: Player, match: str, ranks: dict[int, int]) -> Tournament:
        """As the host, write a table's result down: the rank of everybody who came, by number."""

        def step(one: Tournament) -> Tournament:
            if not ranks.keys() <= set(lifecycle.pod_of(_managed(one, player), match).entrants):
                raise Illegal("tournament.no-table")
            return lifecycle.decided(one, match, ranks, {}, by_hand=True)

        return await self.change(id, step)

    async def end(self, id: str, player: Player) -> Tournament:
        """As the host, end it where it stands."""
        return await self.change(id, lambda one: lifecycle.cancelled(_managed(one, player)))

    async def commitment(self, match: str) -> str:
        """Return what the house has promised of a table's luck."""
        return commitment(await self.promises.key(match))

    async def change(self, id: str, step: Callable[[Tournament], Tournament], apart: bool = False) -> Tournament:
        """Take a step and return the tournament after it; overtaken by another, it is taken anew. `apart`: in a thread, for it may think."""
        return await change(self.shelf, id, step, apart)


def manages(tournament: Tournament, player: Player) -> bool:
    """Return whether somebody is its host, or an operator of the house."""
    return tournament.host == player.id or is_site_action_allowed(player.role, "tournaments")


def _managed(tournament: Tournament, player: Player) -> Tournament:
    if not manages(tournament, player):
        raise Forbidden("tournament.not-the-host")
    return tournament


def _own(tournament: Tournament, player: Player) -> int:
    number = tournament.number_of(player.id)
    if number is None:
        raise Forbidden("tournament.not-in-it")
    return number


def _someone(tournament: Tournament, player: Player, number: int) -> int:
    if not 0 <= number < len(_managed(tournament, player).entrants):
        raise Illegal("tournament.not-in-it")
    return number


def _near(tournament: Tournament) -> bool:
    """Return whether it runs, or begins within the hour: then who enters is taken to be here."""
    begins = tournament.terms.begins_at
    return tournament.phase == "running" or begins is None or begins - now() < 60 * lifecycle.MINUTE_MS
