"""Quotas that limit the open tables of each player and each network."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from parlour.core.event import AnyEvent, Opened, Seated, Started
from parlour.core.game import Illegal
from parlour.core.match import Match, Occupant
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches

MAX_REMEMBERED = 10_000
"""The maximum number of tables whose network is remembered; the oldest are forgotten first."""

TablePredicate = Callable[[Match[Any]], bool]
"""Returns whether a table currently counts towards a quota."""

MatchLoader = Callable[[str], Awaitable[LoadedMatch]]
"""Returns the newest state of a match; raises Illegal."""


class Quota:
    """A quota for one kind of table, counted in this process.

    Args:
        code: The error code of an exceeded quota.
        includes: Whether a table is of this kind.
        per_person: The maximum number of tables per player.
        per_address: The maximum number of tables per network; an empty address has no limit.
    """

    def __init__(
        self, code: str, includes: TablePredicate, per_person: int, per_address: int
    ) -> None:
        self.code, self.per_person, self.per_address = code, per_person, per_address
        self.includes = includes
        self._open_tables: dict[str, tuple[str, str]] = {}

    async def require(
        self, person: str, address: str, load: MatchLoader, excluded: str = ""
    ) -> None:
        """Raise Illegal if one more table would exceed the quota.

        Args:
            person: The id of the table's host.
            address: The network of the host, or an empty string.
            load: Loads a match, to exclude tables that other processes have closed.
            excluded: The id of a match that is not counted.
        """
        for index, owner, limit in ((0, person, self.per_person), (1, address, self.per_address)):
            counted = (
                [
                    match
                    for match, owners in self._open_tables.items()
                    if owners[index] == owner and match != excluded
                ]
                if owner
                else []
            )
            if len(counted) < limit:
                continue
            for match in counted:
                await self._refresh(match, load)
            if sum(match in self._open_tables for match in counted) >= limit:
                raise Illegal(self.code, most=limit)

    def record(self, loaded: LoadedMatch, address: str | None = None) -> None:
        """Count a table while it is of this kind, and remember its network once it is known."""
        match = loaded.match
        if not self.includes(match):
            self._open_tables.pop(match.id, None)
        elif address is not None or match.id not in self._open_tables:
            self._open_tables[match.id] = (match.opened.host or "", address or "")

    async def _refresh(self, match: str, load: MatchLoader) -> None:
        try:
            self.record(await load(match))
        except Illegal:
            self._open_tables.pop(match, None)


def is_bots_only(match: Match[Any]) -> bool:
    """Return whether a match is played by bots only."""
    return match.phase == "playing" and all(
        occupant and occupant.bot for occupant in match.occupants
    )


def is_gathering(match: Match[Any]) -> bool:
    """Return whether a table is waiting for its start."""
    return match.phase == "gathering"


def is_publicly_listed(match: Match[Any]) -> bool:
    """Return whether a table is listed publicly; rematches are not."""
    return match.phase == "gathering" and match.settings.public and match.opened.after is None


def planned_match(match: str, events: Sequence[AnyEvent]) -> Match[Any]:
    """Return the match that these opening events would create, without a state."""
    opened = events[0]
    assert isinstance(opened, Opened)
    occupants: list[Occupant | None] = [None] * opened.seats
    for event in events:
        if isinstance(event, Seated):
            occupants[event.seat] = Occupant(event.name, event.player, event.bot)
    started = any(isinstance(event, Started) for event in events)
    return Match(
        id=match,
        seq=0,
        at=0,
        opened=opened,
        settings=opened.settings,
        options=opened.options,
        occupants=tuple(occupants),
        phase="playing" if started else "gathering",
    )


class Quotas:
    """The quotas for all kinds of tables."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        # Bot matches cost computing time, and nobody watches a larger number. The limit per network
        # is higher because a family shares one address, but many new guests share one as well.
        self.bot_tables = Quota("core.too-many-bot-tables", is_bots_only, 4, 12)
        self.waiting_tables = Quota("core.too-many-open-tables", is_gathering, 12, 60)
        self.public_tables = Quota("core.too-many-public", is_publicly_listed, 3, 12)
        self._quotas = (self.bot_tables, self.waiting_tables, self.public_tables)
        self._addresses: OrderedDict[str, str] = OrderedDict()
        matches.subscribe(self.record)

    def owners_of(self, match: Match[Any]) -> tuple[str, str]:
        """Return the owners of a table, widest first: the host's network if known, and the host."""
        host = match.opened.host or match.id
        return self._addresses.get(match.id, host), host

    async def require(self, match: Match[Any], person: str, address: str) -> None:
        """Raise Illegal if a table would exceed a quota of its host or of the network."""
        for quota in self._quotas:
            if quota.includes(match):
                await quota.require(person, address, self._matches.get, excluded=match.id)

    def record(self, loaded: LoadedMatch, address: str | None = None) -> None:
        """Update the counts of all quotas with the current state of a table."""
        if address:
            self._addresses[loaded.match.id] = address
            if len(self._addresses) > MAX_REMEMBERED:
                self._addresses.popitem(last=False)
        for quota in self._quotas:
            quota.record(loaded, address)
