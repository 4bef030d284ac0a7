"""Profiles of players, limited to what a viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.value import Value
from parlour.db.records import Player, Role
from parlour.services.matches.lobby import Lobby, TableSummary
from parlour.services.moderation.bot_accounts import BotOwner
from parlour.services.results.results import MatchResult, PlayedGame, RatedGame, ResultService
from parlour.services.social.presence import Presence
from parlour.services.social.relationships import Contact, Relationship, RelationshipService

if TYPE_CHECKING:
    from parlour.db.relationships import RelationshipRepository
    from parlour.services.moderation.bot_accounts import BotAccounts


class Profile(Value, frozen=True, kw_only=True):
    """A player as a viewer may see them."""

    id: str
    """The id."""

    name: str
    """The name."""

    role: Role
    """The role."""

    joined_at: int
    """The creation time of the account (ms since 1970)."""

    bot_owner: BotOwner | None
    """The owner of a bot account; None for a person."""

    mine: bool
    """Whether the player is the viewer."""

    online: bool
    """Whether the player is online."""

    playing: str | None
    """The game at whose table the player is, or None."""

    ratings: tuple[RatedGame, ...]
    """The player's ratings, which are public on the leaderboards."""

    games: tuple[PlayedGame, ...]
    """The totals of matches that are public or the viewer's own."""

    results: tuple[MatchResult, ...]
    """The results of matches that are public or the viewer's own."""

    favourites: tuple[str, ...]
    """The player's favourite games."""

    friends: tuple[Contact, ...] | None
    """The player's friends; None unless the viewer is the player or one of the friends."""

    tables: list[TableSummary]
    """The running matches that the viewer may watch."""

    relationship: Relationship
    """The viewer's relationship with the player."""


class Profiles:
    """The service that builds profiles."""

    def __init__(
        self,
        repository: RelationshipRepository,
        relationships: RelationshipService,
        presence: Presence,
        results: ResultService,
        lobby: Lobby,
        bots: BotAccounts,
    ) -> None:
        (
            self._repository,
            self._relationships,
            self._presence,
            self._results,
            self._lobby,
            self._bots,
        ) = repository, relationships, presence, results, lobby, bots

    async def profile_of(self, player_id: str, viewer: Player) -> Profile:
        """Return the profile of a player for a viewer; raises NotFound."""
        person = await self._relationships.require_person(player_id)
        is_own = person.id == viewer.id
        relationship = (
            Relationship()
            if is_own
            else await self._relationships.relationship_with(viewer, person.id)
        )
        # A viewer who is separated from this player by a block must not see their presence.
        visible_presence = self._presence.find_online(person.id) if relationship.unblocked else None
        totals = await self._results.visible_totals(person, viewer)
        return Profile(
            id=person.id,
            name=person.name,
            role=person.role,
            joined_at=person.created_at,
            bot_owner=await self._bots.owner_of(person.id),
            mine=is_own,
            online=visible_presence is not None,
            playing=None if visible_presence is None else visible_presence.playing,
            ratings=totals.ratings,
            games=totals.games,
            results=await self._results.recent_results(person, viewer),
            favourites=await self._repository.favourites(person.id),
            friends=await self._visible_friends(person, viewer)
            if is_own or relationship.friendship == "friends"
            else None,
            tables=await self._lobby.watchable_tables_of(person, viewer)
            if relationship.unblocked
            else [],
            relationship=relationship,
        )

    async def _visible_friends(self, person: Player, viewer: Player) -> tuple[Contact, ...]:
        """Return a player's friends; other viewers do not see the friends' presence."""
        friends = await self._relationships.friends(person)
        if person.id == viewer.id:
            return tuple(friends)
        blocked = await self._relationships.blocked_players(viewer)
        return tuple(
            Contact(
                id=friend.id,
                name=friend.name,
                member=friend.member,
                relationship=Relationship(),
                online=False,
                playing=None,
            )
            for friend in friends
            if friend.id not in blocked and friend.id != viewer.id
        )
