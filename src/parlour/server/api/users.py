"""The API of people: their pages, whom I know, and the games I like."""

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
    """What I do about somebody; `seen` is how far we were when I chose it (`regard.friend`), so that a stale one is refused."""

    action: RelationshipAction
    expected_friendship: Friendship | None = None


class FavouriteChange(Value, frozen=True):
    """Whether a game is to be one of my favourites."""

    marked: bool


class FavouriteGames(Value, frozen=True):
    """The games I have marked."""

    games: tuple[str, ...]


class UsersApi(Controller):
    """People as others may see them."""

    path = "/api"
    tags = ["people"]

    @get("/people")
    async def contacts(self, here: AppDep, player: PlayerDep) -> list[Contact]:
        """Return whom I know: friends, those who ask or were asked, those I follow, block or mute, and who of them is here."""
        return await here.social.relationships.contacts(player)

    @get("/people/{who:str}")
    async def profile(self, here: AppDep, player: PlayerDep, who: PathName) -> Profile:
        """Return somebody's page as I may see it."""
        return await here.results.profiles.profile_of(who, player)

    @get("/people/{who:str}/statistics/{game:str}")
    async def statistics(
        self, here: AppDep, player: PlayerDep, who: PathName, game: PathName
    ) -> Statistics:
        """Return what somebody's matches of a game say together: of those that are open to all, and of mine."""
        return await here.results.statistics.statistics_of(
            await here.social.relationships.require_person(who), game, player
        )

    @post("/people/{who:str}/relationship", status_code=200)
    async def change_relationship(
        self, here: AppDep, player: PlayerDep, who: PathName, data: JSONBody[RelationshipChange]
    ) -> Relationship:
        """Befriend (ask, or accept), follow, mute or block somebody, or take it back; returns how I stand to them then."""
        regard = await here.social.relationships.apply_action(
            player, who, data.action, data.expected_friendship
        )
        if data.action in CHAT_ACTIONS:
            # Open tables come again, and show from now on what either reads of the other.
            for one in (player, await here.social.relationships.require_person(who)):
                await here.accounts.sessions.reconnect_pages(one)
        return regard

    @post("/favourites/{game:str}", status_code=200)
    async def set_favourite(
        self, here: AppDep, player: PlayerDep, game: PathName, data: JSONBody[FavouriteChange]
    ) -> FavouriteGames:
        """Mark a game as one of my favourites, or no longer."""
        here.games.game(game)
        await here.social.repository.set_favourite(player.id, game, data.marked, now())
        return FavouriteGames(await here.social.repository.favourites(player.id))
