"""Who is here just now: counted in memory, forgotten with the process."""

from __future__ import annotations

from collections import Counter, defaultdict

from parlour.core.value import Value
from parlour.tables.matches import now

SEEN_MS = 45_000
"""Somebody who asked for a page this recently still counts as here."""


class Guest(Value, frozen=True):
    """Somebody who is here: a name, and the game at whose table they are (none: looking round)."""

    name: str
    doing: str | None


class Presence:
    """Open tables by player, and when each player was last seen."""

    def __init__(self) -> None:
        self._at: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._seen: dict[str, tuple[int, str, str | None]] = {}

    def see(self, player: str, name: str, doing: str | None = None) -> None:
        """Note that somebody is here."""
        self._seen[player] = (now(), name, doing)

    def come(self, match: str, player: str) -> None:
        """Note that somebody opened a table."""
        self._at[match][player] += 1

    def go(self, match: str, player: str) -> None:
        """Note that somebody closed a table."""
        self._at[match][player] -= 1
        if self._at[match][player] <= 0:
            del self._at[match][player]
        if not self._at[match]:
            del self._at[match]

    def at(self, match: str) -> frozenset[str]:
        """Return the players who have this table open."""
        return frozenset(self._at.get(match, ()))

    def everybody(self) -> list[Guest]:
        """Return who is here, the last to come first."""
        since, seated = now() - SEEN_MS, {player for players in self._at.values() for player in players}
        self._seen = {player: seen for player, seen in self._seen.items() if seen[0] >= since or player in seated}
        newest = sorted(self._seen.values(), key=lambda seen: -seen[0])
        return [Guest(name, doing) for _, name, doing in newest]
