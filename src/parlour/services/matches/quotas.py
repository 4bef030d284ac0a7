"""How many tables of a kind one person, and one network, may have at a time."""

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
"""Of so many tables it is known where they came from; of more, those that came first are forgotten."""

TablePredicate = Callable[[Match[Any]], bool]
"""Says whether a table is of this kind just now."""

MatchLoader = Callable[[str], Awaitable[LoadedMatch]]
"""Returns the newest state of a match; raises Illegal."""


class Quota:
    """Tables of one kind, by who opened them and from where; counted in this process. An empty address is nobody's."""

    def __init__(
        self, code: str, counts: TablePredicate, per_person: int, per_address: int
    ) -> None:
        self.code, self.per_person, self.per_address = code, per_person, per_address
        self.includes = counts
        self._open_tables: dict[str, tuple[str, str]] = {}

    async def require(self, person: str, address: str, newest: MatchLoader, but: str = "") -> None:
        """Raise Illegal when one more is too many; a table that another process closed is counted no longer."""
        for place, who, most in ((0, person, self.per_person), (1, address, self.per_address)):
            held = (
                [
                    match
                    for match, going in self._open_tables.items()
                    if going[place] == who and match != but
                ]
                if who
                else []
            )
            if len(held) < most:
                continue
            for match in held:
                await self._refresh(match, newest)
            if sum(match in self._open_tables for match in held) >= most:
                raise Illegal(self.code, most=most)

    def record(self, loaded: LoadedMatch, address: str | None = None) -> None:
        """Count a table for as long as it is of this kind; an address once told is kept."""
        match = loaded.match
        if not self.includes(match):
            self._open_tables.pop(match.id, None)
        elif address is not None or match.id not in self._open_tables:
            self._open_tables[match.id] = (match.opened.host or "", address or "")

    async def _refresh(self, match: str, newest: MatchLoader) -> None:
        try:
            self.record(await newest(match))
        except Illegal:
            self._open_tables.pop(match, None)


def is_bots_only(match: Match[Any]) -> bool:
    """Return whether nobody but bots is playing."""
    return match.phase == "playing" and all(chair and chair.bot for chair in match.chairs)


def is_gathering(match: Match[Any]) -> bool:
    """Return whether a table waits for people."""
    return match.phase == "gathering"


def is_publicly_listed(match: Match[Any]) -> bool:
    """Return whether a table waits for people and everybody is told of it; a rematch's chairs wait for those who played."""
    return match.phase == "gathering" and match.house.public and match.opened.after is None


def planned_match(match: str, events: Sequence[AnyEvent]) -> Match[Any]:
    """Return a table as these first events would open it, without a state."""
    opened = events[0]
    assert isinstance(opened, Opened)
    chairs: list[Occupant | None] = [None] * opened.seats
    for event in events:
        if isinstance(event, Seated):
            chairs[event.seat] = Occupant(event.name, event.player, event.bot)
    started = any(isinstance(event, Started) for event in events)
    return Match(
        id=match,
        seq=0,
        at=0,
        opened=opened,
        house=opened.house,
        options=opened.options,
        chairs=tuple(chairs),
        phase="playing" if started else "gathering",
    )


class Quotas:
    """Every kind of table of which one person could have too many."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        # Nobody watches more tables of bots; a family comes from one address, and so does whoever is a new person with each table.
        self.bot_tables = Quota("core.too-many-bot-tables", is_bots_only, 4, 12)
        self.waiting_tables = Quota("core.too-many-waiting", is_gathering, 12, 60)
        self.public_tables = Quota("core.too-many-public", is_publicly_listed, 3, 12)
        self._quotas = (self.bot_tables, self.waiting_tables, self.public_tables)
        self._addresses: OrderedDict[str, str] = OrderedDict()
        matches.subscribe(self.record)

    def owners_of(self, match: Match[Any]) -> tuple[str, str]:
        """Return whose a table is, the widest first: the network it was opened or begun from, as far as this process knows, and its host."""
        host = match.opened.host or match.id
        return self._addresses.get(match.id, host), host

    async def require(self, match: Match[Any], person: str, address: str) -> None:
        """Raise Illegal where a table that is as described would be one too many of this person's or this address's."""
        for quota in self._quotas:
            if quota.includes(match):
                await quota.require(person, address, self._matches.get, but=match.id)

    def record(self, loaded: LoadedMatch, address: str | None = None) -> None:
        """Count a table as it is now."""
        if address:
            self._addresses[loaded.match.id] = address
            if len(self._addresses) > MAX_REMEMBERED:
                self._addresses.popitem(last=False)
        for quota in self._quotas:
            quota.record(loaded, address)
