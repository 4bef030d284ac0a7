"""A person's page: who they are here, and what of theirs whoever looks may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.value import Value
from parlour.db.records import Player, Role
from parlour.services.matches.lobby import Lobby, TableSummary
from parlour.services.results.results import MatchResult, PlayedGame, RatedGame, ResultService
from parlour.services.social.presence import Presence
from parlour.services.social.relationships import Contact, Relationship, RelationshipService

if TYPE_CHECKING:
    from parlour.db.relationships import RelationshipRepository


class Profile(Value, frozen=True, kw_only=True):
    """A person as another may see them. `since` is ms since 1970.

    `games` and `results` count matches that are open to all and those of the one who looks, never a private match of others;
    `ratings` stand on the leaderboards anyway. `friends` are told to the person and to their friends (None: not told).
    `tables` are those being played that the one who looks may watch. `mine`: this is the one who looks.
    """

    id: str
    name: str
    role: Role
    joined_at: int
    mine: bool
    online: bool
    playing: str | None
    ratings: tuple[RatedGame, ...]
    games: tuple[PlayedGame, ...]
    results: tuple[MatchResult, ...]
    favourites: tuple[str, ...]
    friends: tuple[Contact, ...] | None
    tables: list[TableSummary]
    relationship: Relationship


class Profiles:
    """Puts together what the page of a person shows to whoever looks."""

    def __init__(
        self,
        ties: RelationshipRepository,
        circle: RelationshipService,
        presence: Presence,
        history: ResultService,
        lobby: Lobby,
    ) -> None:
        (
            self._relationship_repository,
            self._relationships,
            self._presence,
            self._results,
            self._lobby,
        ) = ties, circle, presence, history, lobby

    async def profile_of(self, who: str, viewer: Player) -> Profile:
        """Return somebody's page; raises NotFound."""
        person = await self._relationships.require_person(who)
        mine = person.id == viewer.id
        regard = (
            Relationship()
            if mine
            else await self._relationships.relationship_with(viewer, person.id)
        )
        # To those whom somebody blocks they are never here: neither what they do nor where.
        seen = self._presence.find_online(person.id) if regard.unblocked else None
        summed = await self._results.visible_totals(person, viewer)
        return Profile(
            id=person.id,
            name=person.name,
            role=person.role,
            joined_at=person.created_at,
            mine=mine,
            online=seen is not None,
            playing=None if seen is None else seen.playing,
            ratings=summed.ratings,
            games=summed.games,
            results=await self._results.recent_results(person, viewer),
            favourites=await self._relationship_repository.favourites(person.id),
            friends=await self._visible_friends(person, viewer)
            if mine or regard.friendship == "friends"
            else None,
            tables=await self._lobby.watchable_tables_of(person, viewer)
            if regard.unblocked
            else [],
            relationship=regard,
        )

    async def _visible_friends(self, person: Player, viewer: Player) -> tuple[Contact, ...]:
        """Return somebody's friends; to another person only who they are, and not where."""
        found = await self._relationships.friends(person)
        if person.id == viewer.id:
            return tuple(found)
        apart = await self._relationships.blocked_players(viewer)
        return tuple(
            Contact(
                id=one.id,
                name=one.name,
                member=one.member,
                relationship=Relationship(),
                online=False,
                playing=None,
            )
            for one in found
            if one.id not in apart and one.id != viewer.id
        )
