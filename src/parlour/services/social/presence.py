"""Who is here just now: kept in memory and forgotten with the process; what other houses of the database say is added."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable

from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.time import now

ONLINE_MS = 45_000
"""Somebody who asked for a page this recently still counts as here."""

REBROADCAST_MS = ONLINE_MS // 3
"""Somebody who only looks round is told of to other houses again after so long."""

MAX_LISTED = 100
"""How many people the list shows."""


MAX_REMEMBERED = 2_000
"""So many are remembered before those who left are looked for."""


class OnlinePlayer(Value, frozen=True):
    """Somebody who is here: a name, the game at whose table they are (none: looking round), and whether they are a member.

    `id` leads to their page; whoever has only looked round so far has none.
    """

    name: str
    doing: str | None
    member: bool
    id: str | None = None


class OnlineCount(Value, frozen=True):
    """How many are here."""

    members: int
    guests: int


class Sighting(Value, frozen=True, kw_only=True):
    """A player as one house sees them: when they last asked for something (ms since 1970), and which tables they have open there."""

    player: str
    person: OnlinePlayer
    seen: int
    at: tuple[str, ...] = ()


class Presence:
    """Open tables by player, and when each player was last seen, here and in the other houses of this database.

    `fresh` are the players of whom other houses have yet to hear; `changed` is called with a match whose company in another house has changed.
    """

    def __init__(self) -> None:
        self._players_at: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._tables_of: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._last_seen: dict[str, tuple[int, OnlinePlayer]] = {}
        self._broadcast_at: dict[str, int] = {}
        self._remote: defaultdict[str, dict[str, Sighting]] = defaultdict(dict)
        self._remote_players_at: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.unsent_players: set[str] = set()
        self._listeners: list[Callable[[str], None]] = []

    def subscribe(self, listener: Callable[[str], None]) -> None:
        """Call a listener with each match whose players in another server have changed."""
        self._listeners.append(listener)

    def record_seen(self, player: Player, doing: str | None = None) -> None:
        """Note that somebody is here. Whoever has a table open is at that table, whatever else they look at."""
        before = self._last_seen.get(player.id)
        if doing is None and before is not None and player.id in self._tables_of:
            doing = before[1].doing
        at, person = now(), _online_player(player, doing)
        self._last_seen[player.id] = (at, person)
        if (
            before is None
            or before[1] != person
            or at - self._broadcast_at.get(player.id, 0) >= REBROADCAST_MS
        ):
            self._queue_broadcast(player.id, at)
        if len(self._last_seen) > MAX_REMEMBERED:
            self._expire()

    def open_table(self, match: str, player: Player, game: str) -> None:
        """Note that somebody opened a table."""
        self._players_at[match][player.id] += 1
        self._tables_of[player.id][match] += 1
        self.record_seen(player, game)
        self._queue_broadcast(player.id, now())

    def close_table(self, match: str, player: Player) -> None:
        """Note that somebody closed a table."""
        _decrement(self._tables_of, player.id, match)
        _decrement(self._players_at, match, player.id)
        if player.id not in self._tables_of:
            self._last_seen[player.id] = (now(), _online_player(player, None))
        self._queue_broadcast(player.id, now())

    def is_watched(self, match: str) -> bool:
        """Return whether any player has a match open."""
        return bool(self.players_at(match))

    def players_at(self, match: str) -> frozenset[str]:
        """Return the players who have this table open, in whichever house."""
        return frozenset(self._players_at.get(match, ())).union(
            self._remote_players_at.get(match, ())
        )

    def online_list(self) -> list[OnlinePlayer]:
        """Return who is here, the last to come first."""
        newest = sorted(self._all_seen().values(), key=lambda seen: -seen[0])
        return [one for _, one in newest[:MAX_LISTED]]

    def find_online(self, player: str) -> OnlinePlayer | None:
        """Return somebody who is here, in whichever house."""
        return self.online_players().get(player)

    def online_players(self) -> dict[str, OnlinePlayer]:
        """Return everybody who is here by their id, in whichever house."""
        return {player: one for player, (_, one) in self._all_seen().items()}

    def online_count(self) -> OnlineCount:
        """Return how many members and how many guests are here."""
        found = self._all_seen()
        members = sum(one.member for _, one in found.values())
        return OnlineCount(members, len(found) - members)

    def local_sightings(self, players: Iterable[str] | None = None) -> list[Sighting]:
        """Return these players, or all, as this house sees them: what other houses are told."""
        self._expire()
        asked = tuple(self._last_seen) if players is None else tuple(players)
        found = (
            (player, *self._last_seen[player]) for player in asked if player in self._last_seen
        )
        return [
            Sighting(
                player=player, person=person, seen=seen, at=tuple(self._tables_of.get(player, ()))
            )
            for player, seen, person in found
        ]

    def merge_sightings(self, house: str, sightings: Iterable[Sighting]) -> None:
        """Take from another house how it sees some players now."""
        known = self._remote[house]
        for one in sightings:
            before = known.get(one.player)
            known[one.player] = one
            self._update_remote_tables(one.player, before.at if before is not None else (), one.at)

    def forget_server(self, house: str) -> None:
        """Forget all that another house has said: it has gone, or says everything anew."""
        for one in self._remote.pop(house, {}).values():
            self._update_remote_tables(one.player, one.at, ())

    def _update_remote_tables(
        self, player: str, before: tuple[str, ...], after: tuple[str, ...]
    ) -> None:
        for match in after:
            self._remote_players_at[match][player] += 1
        for match in before:
            _decrement(self._remote_players_at, match, player)
        for match in set(before) ^ set(after):
            for listener in self._listeners:
                listener(match)

    def _queue_broadcast(self, player: str, at: int) -> None:
        self.unsent_players.add(player)
        self._broadcast_at[player] = at

    def _all_seen(self) -> dict[str, tuple[int, OnlinePlayer]]:
        """Return everybody in all houses once: where several know somebody, as the one where they sit at a table does, or saw them last."""
        self._expire()
        found = dict(self._last_seen)
        for known in self._remote.values():
            for one in known.values():
                here = found.get(one.player)
                if here is None or (bool(one.person.doing), one.seen) > (
                    bool(here[1].doing),
                    here[0],
                ):
                    found[one.player] = (one.seen, one.person)
        return found

    def _expire(self) -> None:
        since = now() - ONLINE_MS
        self._last_seen = {
            player: seen
            for player, seen in self._last_seen.items()
            if seen[0] >= since or player in self._tables_of
        }
        self._broadcast_at = {
            player: at for player, at in self._broadcast_at.items() if player in self._last_seen
        }
        for house, known in self._remote.items():
            self._remote[house] = {
                player: one for player, one in known.items() if one.seen >= since or one.at
            }


def _decrement(counters: defaultdict[str, Counter[str]], of: str, name: str) -> None:
    counters[of][name] -= 1
    if counters[of][name] <= 0:
        del counters[of][name]
    if not counters[of]:
        del counters[of]


def _online_player(player: Player, doing: str | None) -> OnlinePlayer:
    # Who was never stored has no page: nothing of them is kept.
    return OnlinePlayer(
        player.name, doing, player.role != "guest", player.id if player.created_at else None
    )
