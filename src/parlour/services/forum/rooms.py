"""The rooms of games, with their tables and visitors."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from parlour.core.clock import AnyClockRule
from parlour.core.embedded_json import OptionsJson
from parlour.core.game import replace
from parlour.core.value import Value
from parlour.db.last_seen import LastSeenRepository
from parlour.db.records import Player, RatingRow
from parlour.plugin import registry
from parlour.plugin.plugin import GameRoom
from parlour.services.errors import NotFound
from parlour.services.matches.lobby import Lobby, TableSummary
from parlour.services.ratings.own_formula import OWN_FORMULA
from parlour.services.ratings.scale import Rating, displayed_rating
from parlour.services.social.presence import ONLINE_MS, Presence
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.replica_reads import ReplicaReads
    from parlour.db.store import Store
    from parlour.services.games import Games

STORE_INTERVAL_MS = 15_000
"""The minimum interval (ms) between two stored visits of a user."""

MAX_PEOPLE = 200
"""The maximum number of visitors that are read, and whose stored visits are remembered."""

MAX_NAMED = 100
"""The maximum number of visitors that a room lists by name."""

Activity = Literal["plays", "watches", "here"]


class RoomVisitor(Value, frozen=True):
    """A visitor of a room."""

    name: str
    """The name."""

    activity: Activity
    """The visitor's activity in the room."""

    member: bool
    """Whether the visitor is a member."""

    rating: int | None = None
    """The rating at the visitor's most frequent pace, or None."""

    own_rating: int | None = None
    """The rating by the game's own formula, or None."""


class NamedClock(Value, frozen=True):
    """A clock rule of the game with its name."""

    name: str
    """The name."""

    rule: AnyClockRule
    """The clock rule."""


class RoomSummary(Value, frozen=True, kw_only=True):
    """A room in a list of rooms."""

    id: str
    """The id."""

    name: str
    """The name."""

    language: str
    """The language."""

    note: str
    """A note about the room."""

    replaces: str
    """The id of the room that replaces this one, or empty."""

    word_count: int
    """The number of words in the room's word list."""

    user_count: int
    """The number of visitors."""


class RoomDetails(Value, frozen=True, kw_only=True):
    """A room with its tables and visitors."""

    game: str
    """The game."""

    room: RoomSummary
    """The room."""

    options: OptionsJson
    """The options of its tables."""

    clocks: list[NamedClock]
    """The clocks of the game."""

    open: list[TableSummary]
    """The open tables."""

    live: list[TableSummary]
    """The running matches."""

    has_dictionary: bool
    """Whether the room's word list can be searched."""

    users: list[RoomVisitor]
    """The visitors who are listed by name."""

    anonymous: int
    """The number of spectators without a stored name."""

    members: int
    """The number of members."""

    guests: int
    """The number of guests."""

    logged_in: int
    """The number of members online on the whole site."""

    rooms: list[RoomSummary]
    """All rooms of the game."""


class Rooms:
    """The service for rooms. A room's visitors are the users at its tables and on its page."""

    def __init__(
        self, store: Store, reads: ReplicaReads, games: Games, lobby: Lobby, presence: Presence
    ) -> None:
        self._reads = reads
        self._games, self._lobby, self._presence = games, lobby, presence
        self._last_seen = LastSeenRepository(store)
        self._stored_at: OrderedDict[tuple[str, str], int] = OrderedDict()

    def rooms_of(self, game: str) -> tuple[GameRoom, ...]:
        """Return the open rooms of a game; raises NotFound if it has none."""
        self._games.game(game)
        rooms = registry.game_plugin(game).rooms
        found = tuple(rooms(self._games.data_folder)) if rooms is not None else ()
        if not found:
            raise NotFound("forum.no-such-room")
        return found

    def room(self, game: str, id: str) -> GameRoom:
        """Return a room of a game; raises NotFound."""
        found = next((room for room in self.rooms_of(game) if room.id == id), None)
        if found is None:
            raise NotFound("forum.no-such-room")
        return found

    async def visit(self, game: str, id: str, player: Player) -> RoomDetails:
        """Record a player's visit and return the room with its current tables and visitors."""
        room = self.room(game, id)
        await self._record_visit(player, f"{game}/{id}")
        tables = [
            *await self._lobby.open_tables(player, game),
            *await self._lobby.live_tables(player, game),
        ]
        visitors_of = {
            entry.id: await self._visitors(game, entry.id, tables) for entry in self.rooms_of(game)
        }
        people, unnamed = visitors_of[id]
        formula_rating = [table for table in tables if table.settings.room == id]
        members = sum(entry.member for _, entry in people)
        return RoomDetails(
            game=game,
            room=_room_summary(room, len(people) + unnamed),
            options=msgspec.Raw(msgspec.json.encode(room.options)),
            clocks=[
                NamedClock(name, rule) for name, rule in registry.game_plugin(game).clocks.items()
            ],
            open=[table for table in formula_rating if table.phase == "gathering"],
            live=[table for table in formula_rating if table.phase == "playing"],
            has_dictionary=registry.game_plugin(game).look_up_word is not None,
            users=await self._visitors_with_ratings(game, visitors_of[id][0]),
            anonymous=unnamed,
            members=members,
            guests=len(people) - members + unnamed,
            logged_in=self._presence.online_count().members,
            rooms=[
                _room_summary(entry, len(visitors_of[entry.id][0]) + visitors_of[entry.id][1])
                for entry in self.rooms_of(game)
            ],
        )

    async def _record_visit(self, player: Player, room: str) -> None:
        at = now()
        self._presence.record_seen(player)
        if at - self._stored_at.get((player.id, room), 0) < STORE_INTERVAL_MS:
            return
        self._stored_at[player.id, room] = at
        self._stored_at.move_to_end((player.id, room))
        if len(self._stored_at) > MAX_PEOPLE:
            self._stored_at.popitem(last=False)
        await self._last_seen.record_visit(
            player.id, player.name, room, at, at - ONLINE_MS, is_member=player.role != "guest"
        )

    async def _visitors_with_ratings(
        self, game: str, people: Sequence[tuple[str, RoomVisitor]]
    ) -> list[RoomVisitor]:
        """Return the visitors of a room who are listed by name, with their ratings."""
        named_people = people[:MAX_NAMED]
        ratings: dict[str, list[RatingRow]] = {}
        for entry in await self._reads.ratings_among(
            game, [player_id for player_id, _ in named_people]
        ):
            ratings.setdefault(entry.who, []).append(entry)
        found = []
        for player_id, visitor in named_people:
            formula_rating = next(
                (entry for entry in ratings.get(player_id, ()) if entry.pace == OWN_FORMULA), None
            )
            most_played = max(
                (entry for entry in ratings.get(player_id, ()) if entry.pace != OWN_FORMULA),
                key=lambda entry: entry.games,
                default=None,
            )
            rating = (
                None
                if most_played is None
                else displayed_rating(Rating(most_played.mu, most_played.sigma)).value
            )
            found.append(
                replace(
                    visitor,
                    rating=rating,
                    own_rating=None if formula_rating is None else round(formula_rating.mu),
                )
            )
        return found

    async def _visitors(
        self, game: str, id: str, tables: list[TableSummary]
    ) -> tuple[list[tuple[str, RoomVisitor]], int]:
        """Return the visitors of a room, and the number of spectators without a stored name.

        A player of a match counts as playing even while they look at other pages.
        """
        found: dict[str, RoomVisitor] = {}
        unnamed = 0
        for table in tables:
            if table.settings.room != id:
                continue
            seated_names = {seat.name for seat in table.seats if seat.name and not seat.bot}
            for player_id in sorted(self._presence.players_at(table.match)):
                stored = await self._last_seen.stored_name(player_id)
                if stored is None:
                    unnamed += 1
                else:
                    doing: Activity = "plays" if stored.name in seated_names else "watches"
                    found.setdefault(player_id, RoomVisitor(stored.name, doing, stored.is_member))
        for visit in await self._last_seen.visitors_since(now() - ONLINE_MS, MAX_PEOPLE):
            if visit.room == f"{game}/{id}":
                found.setdefault(visit.player, RoomVisitor(visit.name, "here", visit.member))
        order = {"plays": 0, "watches": 1, "here": 2}
        return sorted(
            found.items(),
            key=lambda entry: (
                not entry[1].member,
                order[entry[1].activity],
                entry[1].name.casefold(),
            ),
        ), unnamed


def _room_summary(room: GameRoom, people: int) -> RoomSummary:
    return RoomSummary(
        id=room.id,
        name=room.name,
        language=room.language,
        note=room.note,
        replaces=room.replaces,
        word_count=room.word_count,
        user_count=people,
    )
