"""Quotas of open tables per player and per network."""

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
"""The most tables whose network is remembered; beyond it the oldest are forgotten."""

TablePredicate = Callable[[Match[Any]], bool]
"""Returns whether a table counts towards a quota now."""

MatchLoader = Callable[[str], Awaitable[LoadedMatch]]
"""Returns the newest state of a match; raises Illegal."""


class Quota:
    """The quota for tables of one kind, counted in this process.

    Args:
        code: The error code if it is exceeded.
        includes: Which tables count.
        per_person: The most tables of a player.
        per_address: The most tables of a network; an empty address has no limit.
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
        """Raise Illegal if one more table is too many, not counting those closed by other processes."""
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
        """Count a table while it is of this kind; its address is kept once it is known."""
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
    """Return whether only bots play."""
    return match.phase == "playing" and all(occupant and occupant.bot for occupant in match.chairs)


def is_gathering(match: Match[Any]) -> bool:
    """Return whether a table waits for players."""
    return match.phase == "gathering"


def is_publicly_listed(match: Match[Any]) -> bool:
    """Return whether a table is publicly listed; the seats of a rematch wait for its players."""
    return match.phase == "gathering" and match.house.public and match.opened.after is None


def planned_match(match: str, events: Sequence[AnyEvent]) -> Match[Any]:
    """Return a match as these first events would open it, without a state."""
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
        house=opened.house,
        options=opened.options,
        chairs=tuple(occupants),
        phase="playing" if started else "gathering",
    )


class Quotas:
    """The quotas of all kinds of tables."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        # Bot matches cost time and nobody watches more. A family shares one address, and so do many
        # new guests.
        self.bot_tables = Quota("core.too-many-bot-tables", is_bots_only, 4, 12)
        self.waiting_tables = Quota("core.too-many-open-tables", is_gathering, 12, 60)
        self.public_tables = Quota("core.too-many-public", is_publicly_listed, 3, 12)
        self._quotas = (self.bot_tables, self.waiting_tables, self.public_tables)
        self._addresses: OrderedDict[str, str] = OrderedDict()
        matches.subscribe(self.record)

    def owners_of(self, match: Match[Any]) -> tuple[str, str]:
        """Return the owners of a table, widest first: its host's network, if known, and its host."""
        host = match.opened.host or match.id
        return self._addresses.get(match.id, host), host

    async def require(self, match: Match[Any], person: str, address: str) -> None:
        """Raise Illegal if a table would exceed a quota of its host or network."""
        for quota in self._quotas:
            if quota.includes(match):
                await quota.require(person, address, self._matches.get, excluded=match.id)

    def record(self, loaded: LoadedMatch, address: str | None = None) -> None:
        """Count a table as it is now."""
        if address:
            self._addresses[loaded.match.id] = address
            if len(self._addresses) > MAX_REMEMBERED:
                self._addresses.popitem(last=False)
        for quota in self._quotas:
            quota.record(loaded, address)
