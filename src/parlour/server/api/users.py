"""HTTP API for users: profiles, contacts and favourite games."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.value import Value
from parlour.server.dependencies import AppDep, PathName, PlayerDep
from parlour.services.clubs.club_views import ClubReference
from parlour.services.results.profiles import Profile
from parlour.services.results.statistics import Statistics
from parlour.services.social.relationships import (
    Contact,
    Friendship,
    Relationship,
    RelationshipAction,
)
from parlour.services.time import now

CHAT_ACTIONS = ("block", "unblock", "mute", "unmute")


class RelationshipChange(Value, frozen=True):
    """Request body for changing the relationship with another user."""

    action: RelationshipAction
    expected_friendship: Friendship | None = None
    """Friendship state that the user saw. The request fails if the state has changed."""


class FavouriteChange(Value, frozen=True):
    """Request body for adding or removing a favourite game."""

    marked: bool
    """True to add the game, False to remove it."""


class FavouriteGames(Value, frozen=True):
    """Response body with the user's favourite games."""

    games: tuple[str, ...]


class UsersApi(Controller):
    """Endpoints for user profiles, relationships and favourite games."""

    path = "/api"
    tags = ["people"]

    @get("/people")
    async def contacts(self, application: AppDep, player: PlayerDep) -> list[Contact]:
        """Return the user's contacts and whether each is online.

        Contacts are friends, friend requests, and followed, blocked and muted users.
        """
        return await application.social.relationships.contacts(player)

    @get("/people/{who:str}")
    async def profile(self, application: AppDep, player: PlayerDep, who: PathName) -> Profile:
        """Return a user's profile, limited to what the requesting user may see."""
        return await application.results.profiles.profile_of(who, player)

    @get("/people/{who:str}/clubs")
    async def clubs_of(
        self, application: AppDep, player: PlayerDep, who: PathName
    ) -> list[ClubReference]:
        """Return the clubs of which a user is a member."""
        return await application.clubs.service.clubs_of(who)

    @get("/people/{who:str}/statistics/{game:str}")
    async def statistics(
        self, application: AppDep, player: PlayerDep, who: PathName, game: PathName
    ) -> Statistics:
        """Return a user's statistics for one game.

        They cover the last thousand matches that are public or shared with the requesting user.
        """
        return await application.results.statistics.statistics_of(
            await application.social.relationships.require_person(who), game, player
        )

    @post("/people/{who:str}/relationship", status_code=200)
    async def change_relationship(
        self,
        application: AppDep,
        player: PlayerDep,
        who: PathName,
        data: JSONBody[RelationshipChange],
    ) -> Relationship:
        """Befriend, follow, mute or block a user, or undo it, and return the new relationship.

        A change that would not have the effect that the user expected is refused with
        `social.relationship-changed`.
        """
        relationship = await application.social.relationships.apply_action(
            player, who, data.action, data.expected_friendship
        )
        if data.action in CHAT_ACTIONS:
            # Open pages reconnect, so that they show or hide the other user's chat messages immediately.
            for user in (player, await application.social.relationships.require_person(who)):
                await application.accounts.sessions.reconnect_pages(user)
        return relationship

    @post("/favourites/{game:str}", status_code=200)
    async def set_favourite(
        self,
        application: AppDep,
        player: PlayerDep,
        game: PathName,
        data: JSONBody[FavouriteChange],
    ) -> FavouriteGames:
        """Add a game to the user's favourites, or remove it."""
        application.games.game(game)
        await application.social.repository.set_favourite(player.id, game, data.marked, now())
        return FavouriteGames(await application.social.repository.favourites(player.id))
