"""Who is here just now: kept in memory and forgotten with the process; what other houses of the database say is added."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable

from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.time import now

SEEN_MS = 45_000
"""Somebody who asked for a page this recently still counts as here."""

AGAIN_MS = SEEN_MS // 3
"""Somebody who only looks round is told of to other houses again after so long."""

MOST = 100
"""How many people the list shows."""


CROWD = 2_000
"""So many are remembered before those who left are looked for."""


class Person(Value, frozen=True):
    """Somebody who is here: a name, the game at whose table they are (none: looking round), and whether they are a member.

    `id` leads to their page; whoever has only looked round so far has none.
    """

    name: str
    doing: str | None
    member: bool
    id: str | None = None


class Count(Value, frozen=True):
    """How many are here."""

    members: int
    guests: int


class Sighting(Value, frozen=True, kw_only=True):
    """A player as one house sees them: when they last asked for something (ms since 1970), and which tables they have open there."""

    player: str
    person: Person
    seen: int
    at: tuple[str, ...] = ()


class Presence:
    """Open tables by player, and when each player was last seen, here and in the other houses of this database.

    `fresh` are the players of whom other houses have yet to hear; `changed` is called with a match whose company in another house has changed.
    """

    def __init__(self) -> None:
        self._at: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._tables: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._seen: dict[str, tuple[int, Person]] = {}
        self._told: dict[str, int] = {}
        self._elsewhere: defaultdict[str, dict[str, Sighting]] = defaultdict(dict)
        self._at_elsewhere: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.fresh: set[str] = set()
        self.changed: list[Callable[[str], None]] = []

    def see(self, player: Player, doing: str | None = None) -> None:
        """Note that somebody is here. Whoever has a table open is at that table, whatever else they look at."""
        before = self._seen.get(player.id)
        if doing is None and before is not None and player.id in self._tables:
            doing = before[1].doing
        at, person = now(), _person(player, doing)
        self._seen[player.id] = (at, person)
        if before is None or before[1] != person or at - self._told.get(player.id, 0) >= AGAIN_MS:
            self._news(player.id, at)
        if len(self._seen) > CROWD:
            self._forget()

    def come(self, match: str, player: Player, game: str) -> None:
        """Note that somebody opened a table."""
        self._at[match][player.id] += 1
        self._tables[player.id][match] += 1
        self.see(player, game)
        self._news(player.id, now())

    def go(self, match: str, player: Player) -> None:
        """Note that somebody closed a table."""
        _less(self._tables, player.id, match)
        _less(self._at, match, player.id)
        if player.id not in self._tables:
            self._seen[player.id] = (now(), _person(player, None))
        self._news(player.id, now())

    def at(self, match: str) -> frozenset[str]:
        """Return the players who have this table open, in whichever house."""
        return frozenset(self._at.get(match, ())).union(self._at_elsewhere.get(match, ()))

    def everybody(self) -> list[Person]:
        """Return who is here, the last to come first."""
        newest = sorted(self._all().values(), key=lambda seen: -seen[0])
        return [one for _, one in newest[:MOST]]

    def find(self, player: str) -> Person | None:
        """Return somebody who is here, in whichever house."""
        return self.people().get(player)

    def people(self) -> dict[str, Person]:
        """Return everybody who is here by their id, in whichever house."""
        return {player: one for player, (_, one) in self._all().items()}

    def count(self) -> Count:
        """Return how many members and how many guests are here."""
        found = self._all()
        members = sum(one.member for _, one in found.values())
        return Count(members, len(found) - members)

    def sightings(self, players: Iterable[str] | None = None) -> list[Sighting]:
        """Return these players, or all, as this house sees them: what other houses are told."""
        self._forget()
        asked = tuple(self._seen) if players is None else tuple(players)
        found = ((player, *self._seen[player]) for player in asked if player in self._seen)
        return [Sighting(player=player, person=person, seen=seen, at=tuple(self._tables.get(player, ()))) for player, seen, person in found]

    def hear(self, house: str, sightings: Iterable[Sighting]) -> None:
        """Take from another house how it sees some players now."""
        known = self._elsewhere[house]
        for one in sightings:
            before = known.get(one.player)
            known[one.player] = one
            self._moved(one.player, before.at if before is not None else (), one.at)

    def lose(self, house: str) -> None:
        """Forget all that another house has said: it has gone, or says everything anew."""
        for one in self._elsewhere.pop(house, {}).values():
            self._moved(one.player, one.at, ())

    def _moved(self, player: str, before: tuple[str, ...], after: tuple[str, ...]) -> None:
        for match in after:
            self._at_elsewhere[match][player] += 1
        for match in before:
            _less(self._at_elsewhere, match, player)
        for match in set(before) ^ set(after):
            for heard in self.changed:
                heard(match)

    def _news(self, player: str, at: int) -> None:
        self.fresh.add(player)
        self._told[player] = at

    def _all(self) -> dict[str, tuple[int, Person]]:
        """Return everybody in all houses once: where several know somebody, as the one where they sit at a table does, or saw them last."""
        self._forget()
        found = dict(self._seen)
        for known in self._elsewhere.values():
            for one in known.values():
                here = found.get(one.player)
                if here is None or (bool(one.person.doing), one.seen) > (bool(here[1].doing), here[0]):
                    found[one.player] = (one.seen, one.person)
        return found

    def _forget(self) -> None:
        since = now() - SEEN_MS
        self._seen = {player: seen for player, seen in self._seen.items() if seen[0] >= since or player in self._tables}
        self._told = {player: at for player, at in self._told.items() if player in self._seen}
        for house, known in self._elsewhere.items():
            self._elsewhere[house] = {player: one for player, one in known.items() if one.seen >= since or one.at}


def _less(counters: defaultdict[str, Counter[str]], of: str, name: str) -> None:
    counters[of][name] -= 1
    if counters[of][name] <= 0:
        del counters[of][name]
    if not counters[of]:
        del counters[of]


def _person(player: Player, doing: str | None) -> Person:
    # Who was never stored has no page: nothing of them is kept.
    return Person(player.name, doing, player.role != "guest", player.id if player.created_at else None)
