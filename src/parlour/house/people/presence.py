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


class Guest(Value, frozen=True):
    """Somebody who is here: a name, and the game at whose table they are (none: looking round)."""

    name: str
    doing: str | None


class Presence:
    """Open tables by player, and when each player was last seen."""

    def __init__(self) -> None:
        self._at: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._tables: Counter[str] = Counter()
        self._seen: dict[str, tuple[int, Guest]] = {}

    def see(self, player: Player, doing: str | None = None) -> None:
        """Note that somebody is here. Whoever has a table open is at that table, whatever else they look at."""
        before = self._seen.get(player.id)
        if doing is None and before is not None and self._tables[player.id]:
            doing = before[1].doing
        self._seen[player.id] = (now(), Guest(player.name, doing))
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
            self._seen[player.id] = (now(), Guest(player.name, None))

    def at(self, match: str) -> frozenset[str]:
        """Return the players who have this table open."""
        return frozenset(self._at.get(match, ()))

    def everybody(self) -> list[Guest]:
        """Return who is here, the last to come first."""
        self._forget()
        newest = sorted(self._seen.values(), key=lambda seen: -seen[0])
        return [guest for _, guest in newest[:MOST]]

    def _forget(self) -> None:
        since = now() - SEEN_MS
        self._seen = {player: seen for player, seen in self._seen.items() if seen[0] >= since or player in self._tables}

    @staticmethod
    def _less(counter: Counter[str], name: str) -> None:
        counter[name] -= 1
        if counter[name] <= 0:
            del counter[name]
