"""Who is here just now: counted in memory, forgotten with the process."""

from __future__ import annotations

from collections import Counter, defaultdict

from parlour.core.value import Value
from parlour.db.records import Player
from parlour.house.matches.matches import now

SEEN_MS = 45_000
"""Somebody who asked for a page this recently still counts as here."""

MOST = 100
"""How many people the list shows."""


CROWD = 2_000
"""So many are remembered before those who left are looked for."""


class Person(Value, frozen=True):
    """Somebody who is here: a name, the game at whose table they are (none: looking round), and whether they are a member."""

    name: str
    doing: str | None
    member: bool


class Count(Value, frozen=True):
    """How many are here."""

    members: int
    guests: int


class Presence:
    """Open tables by player, and when each player was last seen."""

    def __init__(self) -> None:
        self._at: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._tables: Counter[str] = Counter()
        self._seen: dict[str, tuple[int, Person]] = {}

    def see(self, player: Player, doing: str | None = None) -> None:
        """Note that somebody is here. Whoever has a table open is at that table, whatever else they look at."""
        before = self._seen.get(player.id)
        if doing is None and before is not None and self._tables[player.id]:
            doing = before[1].doing
        self._seen[player.id] = (now(), Person(player.name, doing, player.role != "guest"))
        if len(self._seen) > CROWD:
            self._forget()

    def come(self, match: str, player: Player, game: str) -> None:
        """Note that somebody opened a table."""
        self._at[match][player.id] += 1
        self._tables[player.id] += 1
        self.see(player, game)

    def go(self, match: str, player: Player) -> None:
        """Note that somebody closed a table."""
        self._less(self._tables, player.id)
        self._less(self._at[match], player.id)
        if not self._at[match]:
            del self._at[match]
        if not self._tables[player.id]:
            self._seen[player.id] = (now(), Person(player.name, None, player.role != "guest"))

    def at(self, match: str) -> frozenset[str]:
        """Return the players who have this table open."""
        return frozenset(self._at.get(match, ()))

    def everybody(self) -> list[Person]:
        """Return who is here, the last to come first."""
        self._forget()
        newest = sorted(self._seen.values(), key=lambda seen: -seen[0])
        return [one for _, one in newest[:MOST]]

    def count(self) -> Count:
        """Return how many members and how many guests are here."""
        self._forget()
        members = sum(one.member for _, one in self._seen.values())
        return Count(members, len(self._seen) - members)

    def _forget(self) -> None:
        since = now() - SEEN_MS
        self._seen = {player: seen for player, seen in self._seen.items() if seen[0] >= since or player in self._tables}

    @staticmethod
    def _less(counter: Counter[str], name: str) -> None:
        counter[name] -= 1
        if counter[name] <= 0:
            del counter[name]
