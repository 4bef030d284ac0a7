"""Presence: who is online, kept in memory and exchanged between servers."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable

from parlour.core.value import Value
from parlour.db.records import Player, is_bot_account
from parlour.services.social.standing_offers import OpenOffers
from parlour.services.time import now

ONLINE_MS = 45_000
"""How long (ms) a user counts as online after their last request."""

REBROADCAST_MS = ONLINE_MS // 3
"""The interval (ms) at which other servers receive a user without an open table again."""

MAX_LISTED = 100
"""The maximum number of users in a list."""


MAX_REMEMBERED = 2_000
"""The number of remembered users above which offline users are removed."""


class OnlinePlayer(Value, frozen=True):
    """A user who is online."""

    name: str
    """The name."""

    playing: str | None
    """The game at whose table the user is, or None."""

    member: bool
    """Whether the user is a member."""

    id: str | None = None
    """The id for a link to the profile; None for a guest who is not stored."""


class OnlineCount(Value, frozen=True):
    """The numbers of members and guests who are online."""

    members: int
    """The number of members."""

    guests: int
    """The number of guests."""


class Sighting(Value, frozen=True, kw_only=True):
    """The presence of a player as one server sees it."""

    player: str
    """The player's id."""

    person: OnlinePlayer
    """The public details of the player."""

    seen: int
    """The player's last request (ms since 1970)."""

    at: tuple[str, ...] = ()
    """The matches that the player has open on that server."""

    offers: tuple[OpenOffers, ...] = ()
    """The standing offers of the player's streams on that server."""


class Presence:
    """The service that knows which players are online on any server, and at which tables."""

    def __init__(self) -> None:
        self._players_at: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._tables_of: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._offers_of: defaultdict[str, dict[object, OpenOffers]] = defaultdict(dict)
        self._last_seen: dict[str, tuple[int, OnlinePlayer]] = {}
        self._broadcast_at: dict[str, int] = {}
        self._remote: defaultdict[str, dict[str, Sighting]] = defaultdict(dict)
        self._remote_players_at: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.unsent_players: set[str] = set()
        self._listeners: list[Callable[[str], None]] = []

    def subscribe(self, listener: Callable[[str], None]) -> None:
        """Call a listener with each match whose players on another server have changed."""
        self._listeners.append(listener)

    def record_seen(self, player: Player, game: str | None = None) -> None:
        """Record that a user is online; a user with an open table stays at that table."""
        before = self._last_seen.get(player.id)
        if game is None and before is not None and player.id in self._tables_of:
            game = before[1].playing
        at, details = now(), _online_player(player, game)
        self._last_seen[player.id] = (at, details)
        if (
            before is None
            or before[1] != details
            or at - self._broadcast_at.get(player.id, 0) >= REBROADCAST_MS
        ):
            self._queue_broadcast(player.id, at)
        if len(self._last_seen) > MAX_REMEMBERED:
            self._expire()

    def open_table(self, match: str, player: Player, game: str) -> None:
        """Record that a player has opened the page of a table."""
        self._players_at[match][player.id] += 1
        self._tables_of[player.id][match] += 1
        self.record_seen(player, game)
        self._queue_broadcast(player.id, now())

    def close_table(self, match: str, player: Player) -> None:
        """Record that a player has closed the page of a table."""
        _decrement(self._tables_of, player.id, match)
        _decrement(self._players_at, match, player.id)
        if player.id not in self._tables_of:
            self._last_seen[player.id] = (now(), _online_player(player, None))
        self._queue_broadcast(player.id, now())

    def open_offers(self, source: object, player: Player, offers: OpenOffers) -> None:
        """Record the standing offers of a bot account, as long as their source is open."""
        self._offers_of[player.id][source] = offers
        self.record_seen(player)
        self._queue_broadcast(player.id, now())

    def close_offers(self, source: object, player: Player) -> None:
        """Forget the standing offers of a source; does nothing if they are forgotten."""
        if self._offers_of.get(player.id, {}).pop(source, None) is not None:
            if not self._offers_of[player.id]:
                del self._offers_of[player.id]
            self._queue_broadcast(player.id, now())

    def standing_offers(self) -> dict[str, tuple[OpenOffers, ...]]:
        """Return the standing offers on all servers, by bot account."""
        self._expire()
        found = {player: tuple(offers.values()) for player, offers in self._offers_of.items()}
        for sightings in self._remote.values():
            for player, sighting in sightings.items():
                if sighting.offers:
                    found[player] = (*found.get(player, ()), *sighting.offers)
        return found

    def is_watched(self, match: str) -> bool:
        """Return whether any player has a match open on any server."""
        return bool(self.players_at(match))

    def players_at(self, match: str) -> frozenset[str]:
        """Return the ids of the players who have a match open on any server."""
        return frozenset(self._players_at.get(match, ())).union(
            self._remote_players_at.get(match, ())
        )

    def online_list(self) -> list[OnlinePlayer]:
        """Return the people who are online, most recently seen first."""
        by_time = sorted(self._people_seen().values(), key=lambda seen: -seen[0])
        return [sighting for _, sighting in by_time[:MAX_LISTED]]

    def find_online(self, player: str) -> OnlinePlayer | None:
        """Return the presence of a player who is online on any server, or None."""
        return self.online_players().get(player)

    def online_players(self) -> dict[str, OnlinePlayer]:
        """Return all users who are online on any server, by id."""
        return {player: sighting for player, (_, sighting) in self._all_seen().items()}

    def online_count(self) -> OnlineCount:
        """Return how many members and guests are online; bot accounts do not count."""
        all_seen = self._people_seen()
        members = sum(sighting.member for _, sighting in all_seen.values())
        return OnlineCount(members, len(all_seen) - members)

    def local_sightings(self, players: Iterable[str] | None = None) -> list[Sighting]:
        """Return this server's sightings of the given players, or of all, for other servers."""
        self._expire()
        selected = tuple(self._last_seen) if players is None else tuple(players)
        all_seen = (
            (player, *self._last_seen[player]) for player in selected if player in self._last_seen
        )
        return [
            Sighting(
                player=player,
                person=details,
                seen=seen,
                at=tuple(self._tables_of.get(player, ())),
                offers=tuple(self._offers_of.get(player, {}).values()),
            )
            for player, seen, details in all_seen
        ]

    def merge_sightings(self, server: str, sightings: Iterable[Sighting]) -> None:
        """Update presence with the sightings of another server."""
        known = self._remote[server]
        for sighting in sightings:
            before = known.get(sighting.player)
            known[sighting.player] = sighting
            self._update_remote_tables(
                sighting.player, before.at if before is not None else (), sighting.at
            )

    def forget_server(self, server: str) -> None:
        """Forget all sightings of another server, which has stopped or will send them again."""
        for sighting in self._remote.pop(server, {}).values():
            self._update_remote_tables(sighting.player, sighting.at, ())

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
        """Return every online user once, by id, with the time (ms since 1970) and the sighting.

        A sighting at a table is preferred to a newer one elsewhere.
        """
        self._expire()
        all_seen = dict(self._last_seen)
        for sightings in self._remote.values():
            for sighting in sightings.values():
                seen = all_seen.get(sighting.player)
                if seen is None or (bool(sighting.person.playing), sighting.seen) > (
                    bool(seen[1].playing),
                    seen[0],
                ):
                    all_seen[sighting.player] = (sighting.seen, sighting.person)
        return all_seen

    def _people_seen(self) -> dict[str, tuple[int, OnlinePlayer]]:
        """Return the online users who are not bot accounts."""
        return {
            player: seen for player, seen in self._all_seen().items() if not is_bot_account(player)
        }

    def _expire(self) -> None:
        since = now() - ONLINE_MS
        self._last_seen = {
            player: seen
            for player, seen in self._last_seen.items()
            if seen[0] >= since or player in self._tables_of or player in self._offers_of
        }
        self._broadcast_at = {
            player: at for player, at in self._broadcast_at.items() if player in self._last_seen
        }
        for server, sightings in self._remote.items():
            self._remote[server] = {
                player: sighting
                for player, sighting in sightings.items()
                if sighting.seen >= since or sighting.at or sighting.offers
            }


def _decrement(counters: defaultdict[str, Counter[str]], key: str, name: str) -> None:
    counters[key][name] -= 1
    if counters[key][name] <= 0:
        del counters[key][name]
    if not counters[key]:
        del counters[key]


def _online_player(player: Player, game: str | None) -> OnlinePlayer:
    # Guests who are not stored have no profile to link to.
    return OnlinePlayer(
        player.name, game, player.role != "guest", player.id if player.created_at else None
    )
