"""HTTP API of users: profiles, contacts and favourite games."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.value import Value
from parlour.server.dependencies import AppDep, PathName, PlayerDep
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
    """Request body for changing the relationship to a user."""

    action: RelationshipAction
    expected_friendship: Friendship | None = None
    """Friendship state the user saw. The request fails if it has changed."""


class FavouriteChange(Value, frozen=True):
    """Request body for marking a game as a favourite."""

    marked: bool


class FavouriteGames(Value, frozen=True):
    """Response body with the user's favourite games."""

    games: tuple[str, ...]


class UsersApi(Controller):
    """Users as others may see them."""

    path = "/api"
    tags = ["people"]

    @get("/people")
    async def contacts(self, application: AppDep, player: PlayerDep) -> list[Contact]:
        """Return the user's contacts: friends, requests, followed, blocked and muted users, and who is online."""
        return await application.social.relationships.contacts(player)

    @get("/people/{who:str}")
    async def profile(self, application: AppDep, player: PlayerDep, who: PathName) -> Profile:
        """Return a user's profile as the requesting user may see it."""
        return await application.results.profiles.profile_of(who, player)

    @get("/people/{who:str}/statistics/{game:str}")
    async def statistics(
        self, application: AppDep, player: PlayerDep, who: PathName, game: PathName
    ) -> Statistics:
        """Return statistics of a user's matches of a game: the public ones and those shared with the requesting user."""
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
        """Befriend, follow, mute or block a user, or undo it. Returns the new relationship."""
        relationship = await application.social.relationships.apply_action(
            player, who, data.action, data.expected_friendship
        )
        if data.action in CHAT_ACTIONS:
            # Open pages reconnect, so that they show or hide the other's chat messages at once.
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
        """Mark or unmark a game as one of the user's favourites."""
        application.games.game(game)
        await application.social.repository.set_favourite(player.id, game, data.marked, now())
        return FavouriteGames(await application.social.repository.favourites(player.id))
