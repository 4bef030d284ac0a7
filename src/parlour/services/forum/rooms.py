"""The rooms that a game keeps: what is in use there, who is there and what they do."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from parlour.core.clock import AnyClockRule
from parlour.core.game import replace
from parlour.core.value import Value
from parlour.db.last_seen import LastSeenRepository
from parlour.db.outcomes import OutcomeRepository
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
    from parlour.db.store import Store
    from parlour.services.games import Games

STORE_INTERVAL_MS = 15_000
"""Whoever stays in a room is stored anew after so long: often enough to be seen as there, seldom enough to cost nothing."""

MAX_PEOPLE = 200
"""How many people are looked at, and how many are remembered to have been stored just now."""

MAX_NAMED = 100
"""How many people a room names."""

Activity = Literal["plays", "watches", "here"]


class RoomVisitor(Value, frozen=True):
    """Somebody in a room: a name, what they do there, and whether they are a member.

    `rating` is the house's at the pace that they played most, `own` that by the game's own formula (None: nothing rated yet).
    """

    name: str
    activity: Activity
    member: bool
    rating: int | None = None
    own_rating: int | None = None


class NamedClock(Value, frozen=True):
    """A clock of the game's own by its name."""

    name: str
    rule: AnyClockRule


class RoomSummary(Value, frozen=True, kw_only=True):
    """A room in the list of a game's rooms; `people` counts all who are in it."""

    id: str
    name: str
    language: str
    note: str
    replaces: str
    word_count: int
    user_count: int


class RoomDetails(Value, frozen=True, kw_only=True):
    """A room whole: its list of words, its clocks, its tables, and who is in it.

    `looks_up` says whether its list can be asked for words.
    `unnamed` are those who watch and have done nothing in this house yet: their names are stored nowhere.
    """

    game: str
    room: RoomSummary
    options: msgspec.Raw
    clocks: list[NamedClock]
    open: list[TableSummary]
    live: list[TableSummary]
    has_dictionary: bool
    users: list[RoomVisitor]
    anonymous: int
    members: int
    guests: int
    logged_in: int
    rooms: list[RoomSummary]


class Rooms:
    """Who is in the rooms of a game. At a table they are told by it, if the table is public; else by having asked for the room of late."""

    def __init__(self, store: Store, games: Games, lobby: Lobby, presence: Presence) -> None:
        self._outcomes = OutcomeRepository(store)
        self._games, self._lobby, self._presence = games, lobby, presence
        self._last_seen = LastSeenRepository(store)
        self._stored_at: OrderedDict[tuple[str, str], int] = OrderedDict()

    def rooms_of(self, game: str) -> tuple[GameRoom, ...]:
        """Return the rooms that are open in a game; raises NotFound for a game that keeps none."""
        self._games.game(game)
        rooms = registry.game_plugin(game).rooms
        found = tuple(rooms(self._games.data_folder)) if rooms is not None else ()
        if not found:
            raise NotFound("forum.no-such-room")
        return found

    def room(self, game: str, id: str) -> GameRoom:
        """Return one room; raises NotFound."""
        found = next((room for room in self.rooms_of(game) if room.id == id), None)
        if found is None:
            raise NotFound("forum.no-such-room")
        return found

    async def visit(self, game: str, id: str, player: Player) -> RoomDetails:
        """Return a room as it is now, and note that this player is in it."""
        room = self.room(game, id)
        await self._record_visit(player, f"{game}/{id}")
        tables = [
            *await self._lobby.open_tables(player, game),
            *await self._lobby.live_tables(player, game),
        ]
        inside = {one.id: await self._visitors(game, one.id, tables) for one in self.rooms_of(game)}
        people, unnamed = inside[id]
        own = [table for table in tables if table.settings.room == id]
        members = sum(one.member for _, one in people)
        return RoomDetails(
            game=game,
            room=_room_summary(room, len(people) + unnamed),
            options=msgspec.Raw(msgspec.json.encode(room.options)),
            clocks=[
                NamedClock(name, rule) for name, rule in registry.game_plugin(game).clocks.items()
            ],
            open=[table for table in own if table.phase == "gathering"],
            live=[table for table in own if table.phase == "playing"],
            has_dictionary=registry.game_plugin(game).look_up_word is not None,
            users=await self._visitors_with_ratings(game, inside[id][0]),
            anonymous=unnamed,
            members=members,
            guests=len(people) - members + unnamed,
            logged_in=self._presence.online_count().members,
            rooms=[
                _room_summary(one, len(inside[one.id][0]) + inside[one.id][1])
                for one in self.rooms_of(game)
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
        """Return those whom a room names with what they are rated in its game."""
        named = people[:MAX_NAMED]
        ratings: dict[str, list[RatingRow]] = {}
        for one in await self._outcomes.ratings_among(game, [who for who, _ in named]):
            ratings.setdefault(one.who, []).append(one)
        found = []
        for who, visitor in named:
            own = next((one for one in ratings.get(who, ()) if one.pace == OWN_FORMULA), None)
            most = max(
                (one for one in ratings.get(who, ()) if one.pace != OWN_FORMULA),
                key=lambda one: one.games,
                default=None,
            )
            rating = None if most is None else displayed_rating(Rating(most.mu, most.sigma)).value
            found.append(
                replace(visitor, rating=rating, own_rating=None if own is None else round(own.mu))
            )
        return found

    async def _visitors(
        self, game: str, id: str, tables: list[TableSummary]
    ) -> tuple[list[tuple[str, RoomVisitor]], int]:
        """Return who is in a room, and how many more watch there without a name. Whoever plays is told to play, also while they look round."""
        found: dict[str, RoomVisitor] = {}
        unnamed = 0
        for table in tables:
            if table.settings.room != id:
                continue
            seated = {seat.name for seat in table.seats if seat.name and not seat.bot}
            for who in sorted(self._presence.players_at(table.match)):
                known = await self._last_seen.stored_name(who)
                if known is None:
                    unnamed += 1
                else:
                    doing: Activity = "plays" if known.name in seated else "watches"
                    found.setdefault(who, RoomVisitor(known.name, doing, known.is_member))
        for visit in await self._last_seen.visitors_since(now() - ONLINE_MS, MAX_PEOPLE):
            if visit.room == f"{game}/{id}":
                found.setdefault(visit.player, RoomVisitor(visit.name, "here", visit.member))
        order = {"plays": 0, "watches": 1, "here": 2}
        return sorted(
            found.items(),
            key=lambda one: (not one[1].member, order[one[1].activity], one[1].name.casefold()),
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
