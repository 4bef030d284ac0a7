"""The API of people: their pages, whom I know, and the games I like."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.value import Value
from parlour.server.dependencies import Asking, Here, Named
from parlour.services.results.profiles import Profile
from parlour.services.results.statistics import Statistics
from parlour.services.social.relationships import Acquaintance, Friendship, Regard, Step
from parlour.services.time import now

CHANGES_TALK = ("block", "unblock", "mute", "unmute")


class Stepping(Value, frozen=True):
    """What I do about somebody; `seen` is how far we were when I chose it (`regard.friend`), so that a stale one is refused."""

    step: Step
    seen: Friendship | None = None


class Marking(Value, frozen=True):
    """Whether a game is to be one of my favourites."""

    marked: bool


class Favourites(Value, frozen=True):
    """The games I have marked."""

    games: tuple[str, ...]


class PeopleApi(Controller):
    """People as others may see them."""

    path = "/api"
    tags = ["people"]

    @get("/people")
    async def known(self, here: Here, player: Asking) -> list[Acquaintance]:
        """Return whom I know: friends, those who ask or were asked, those I follow, block or mute, and who of them is here."""
        return await here.circle.known(player)

    @get("/people/{who:str}")
    async def profile(self, here: Here, player: Asking, who: Named) -> Profile:
        """Return somebody's page as I may see it."""
        return await here.profiles.of(who, player)

    @get("/people/{who:str}/statistics/{game:str}")
    async def statistics(self, here: Here, player: Asking, who: Named, game: Named) -> Statistics:
        """Return what somebody's matches of a game say together: of those that are open to all, and of mine."""
        return await here.statistics.of(await here.circle.person(who), game, player)

    @post("/people/{who:str}/tie", status_code=200)
    async def tie(self, here: Here, player: Asking, who: Named, data: JSONBody[Stepping]) -> Regard:
        """Befriend (ask, or accept), follow, mute or block somebody, or take it back; returns how I stand to them then."""
        regard = await here.circle.step(player, who, data.step, data.seen)
        if data.step in CHANGES_TALK:
            # Open tables come again, and show from now on what either reads of the other.
            for one in (player, await here.circle.person(who)):
                await here.sessions.changed(one)
        return regard

    @post("/favourites/{game:str}", status_code=200)
    async def favourite(self, here: Here, player: Asking, game: Named, data: JSONBody[Marking]) -> Favourites:
        """Mark a game as one of my favourites, or no longer."""
        here.games.game(game)
        await here.ties.mark(player.id, game, data.marked, now())
        return Favourites(await here.ties.favourites(player.id))
