"""The rooms that a game keeps: what is in use there, who is there and what they do."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from parlour.core.clock import AnyRule
from parlour.core.game import replace
from parlour.core.value import Value
from parlour.db.last_seen import Lingering
from parlour.db.outcomes import Outcomes
from parlour.db.records import Player, RatingOf
from parlour.plugin import registry
from parlour.plugin.plugin import Room
from parlour.services.errors import Missing
from parlour.services.matches.lobby import Lobby, TableLine
from parlour.services.ratings.own_formula import OWN
from parlour.services.ratings.scale import Rating, shown
from parlour.services.social.presence import SEEN_MS, Presence
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.store import Store
    from parlour.services.games import Games

AGAIN_MS = 15_000
"""Whoever stays in a room is stored anew after so long: often enough to be seen as there, seldom enough to cost nothing."""

MOST = 200
"""How many people are looked at, and how many are remembered to have been stored just now."""

LISTED = 100
"""How many people a room names."""

Doing = Literal["plays", "watches", "here"]


class Visitor(Value, frozen=True):
    """Somebody in a room: a name, what they do there, and whether they are a member.

    `rating` is the house's at the pace that they played most, `own` that by the game's own formula (None: nothing rated yet).
    """

    name: str
    doing: Doing
    member: bool
    rating: int | None = None
    own: int | None = None


class NamedClock(Value, frozen=True):
    """A clock of the game's own by its name."""

    name: str
    rule: AnyRule


class RoomLine(Value, frozen=True, kw_only=True):
    """A room in the list of a game's rooms; `people` counts all who are in it."""

    id: str
    name: str
    language: str
    note: str
    instead: str
    words: int
    people: int


class RoomShown(Value, frozen=True, kw_only=True):
    """A room whole: its list of words, its clocks, its tables, and who is in it.

    `looks_up` says whether its list can be asked for words.
    `unnamed` are those who watch and have done nothing in this house yet: their names are stored nowhere.
    """

    game: str
    room: RoomLine
    options: msgspec.Raw
    clocks: list[NamedClock]
    open: list[TableLine]
    live: list[TableLine]
    looks_up: bool
    people: list[Visitor]
    unnamed: int
    members: int
    guests: int
    logged_in: int
    rooms: list[RoomLine]


class Rooms:
    """Who is in the rooms of a game. At a table they are told by it, if the table is public; else by having asked for the room of late."""

    def __init__(self, store: Store, games: Games, lobby: Lobby, presence: Presence) -> None:
        self._outcomes = Outcomes(store)
        self._games, self._lobby, self._presence = games, lobby, presence
        self._lingering = Lingering(store)
        self._stored: OrderedDict[tuple[str, str], int] = OrderedDict()

    def of(self, game: str) -> tuple[Room, ...]:
        """Return the rooms that are open in a game; raises Missing for a game that keeps none."""
        self._games.game(game)
        rooms = registry.plugin(game).rooms
        found = tuple(rooms(self._games.folder)) if rooms is not None else ()
        if not found:
            raise Missing("forum.no-such-room")
        return found

    def room(self, game: str, id: str) -> Room:
        """Return one room; raises Missing."""
        found = next((room for room in self.of(game) if room.id == id), None)
        if found is None:
            raise Missing("forum.no-such-room")
        return found

    async def shown(self, game: str, id: str, player: Player) -> RoomShown:
        """Return a room as it is now, and note that this player is in it."""
        room = self.room(game, id)
        await self._stay(player, f"{game}/{id}")
        tables = [*await self._lobby.open(player, game), *await self._lobby.live(player, game)]
        inside = {one.id: await self._inside(game, one.id, tables) for one in self.of(game)}
        people, unnamed = inside[id]
        own = [table for table in tables if table.house.room == id]
        members = sum(one.member for _, one in people)
        return RoomShown(
            game=game,
            room=_line(room, len(people) + unnamed),
            options=msgspec.Raw(msgspec.json.encode(room.options)),
            clocks=[NamedClock(name, rule) for name, rule in registry.plugin(game).clocks.items()],
            open=[table for table in own if table.phase == "gathering"],
            live=[table for table in own if table.phase == "playing"],
            looks_up=registry.plugin(game).look_up is not None,
            people=await self._rated(game, inside[id][0]),
            unnamed=unnamed,
            members=members,
            guests=len(people) - members + unnamed,
            logged_in=self._presence.count().members,
            rooms=[_line(one, len(inside[one.id][0]) + inside[one.id][1]) for one in self.of(game)],
        )

    async def _stay(self, player: Player, room: str) -> None:
        at = now()
        self._presence.see(player)
        if at - self._stored.get((player.id, room), 0) < AGAIN_MS:
            return
        self._stored[player.id, room] = at
        self._stored.move_to_end((player.id, room))
        if len(self._stored) > MOST:
            self._stored.popitem(last=False)
        await self._lingering.stay(player.id, player.name, room, at, at - SEEN_MS, is_member=player.role != "guest")

    async def _rated(self, game: str, people: Sequence[tuple[str, Visitor]]) -> list[Visitor]:
        """Return those whom a room names with what they are rated in its game."""
        named = people[:LISTED]
        ratings: dict[str, list[RatingOf]] = {}
        for one in await self._outcomes.ratings_among(game, [who for who, _ in named]):
            ratings.setdefault(one.who, []).append(one)
        found = []
        for who, visitor in named:
            own = next((one for one in ratings.get(who, ()) if one.pace == OWN), None)
            most = max((one for one in ratings.get(who, ()) if one.pace != OWN), key=lambda one: one.games, default=None)
            rating = None if most is None else shown(Rating(most.mu, most.sigma)).number
            found.append(replace(visitor, rating=rating, own=None if own is None else round(own.mu)))
        return found

    async def _inside(self, game: str, id: str, tables: list[TableLine]) -> tuple[list[tuple[str, Visitor]], int]:
        """Return who is in a room, and how many more watch there without a name. Whoever plays is told to play, also while they look round."""
        found: dict[str, Visitor] = {}
        unnamed = 0
        for table in tables:
            if table.house.room != id:
                continue
            seated = {seat.name for seat in table.seats if seat.name and not seat.bot}
            for who in sorted(self._presence.at(table.match)):
                known = await self._lingering.named(who)
                if known is None:
                    unnamed += 1
                else:
                    name, is_member = known
                    found.setdefault(who, Visitor(name, "plays" if name in seated else "watches", is_member))
        for who, name, is_member, room in await self._lingering.here(now() - SEEN_MS, MOST):
            if room == f"{game}/{id}":
                found.setdefault(who, Visitor(name, "here", is_member))
        order = {"plays": 0, "watches": 1, "here": 2}
        return sorted(found.items(), key=lambda one: (not one[1].member, order[one[1].doing], one[1].name.casefold())), unnamed


def _line(room: Room, people: int) -> RoomLine:
    return RoomLine(id=room.id, name=room.name, language=room.language, note=room.note, instead=room.instead, words=room.words, people=people)
