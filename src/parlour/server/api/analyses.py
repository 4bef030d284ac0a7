"""The API of reviews: what the strongest bot thinks of a match that is over, and of another try at one of its decisions."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.numbers import Position
from parlour.core.value import Value
from parlour.server.dependencies import Allowance, Asking, Here, Named, Shown
from parlour.server.limits.numbers import Cursor
from parlour.server.limits.quotas import Kind
from parlour.services.analysis.analyser import Reading
from parlour.services.engine.evaluation import Opinion


class Try(Value, frozen=True):
    """Another action at the decision that stands at a position of the log."""

    seq: Position
    action: dict[str, Any]


class MeaningsApi(Controller):
    """What the words of a finished match mean, where the operator says that words are explained."""

    path = "/api/matches/{match:str}/meanings"
    tags = ["reviews"]

    @get()
    async def meanings(self, here: Here, player: Asking, match: Named, allowed: Allowance, shown: Shown) -> dict[str, str]:
        """Return the address at which each word is explained that was played in a finished match."""
        allowed.spend(Kind.STEPS)
        return await here.wordbook.explained(await here.watched(match, player, shown))


class ReviewsApi(Controller):
    """Opinions on a match, once it is over, for whoever may look at it; each is told from the view of the seat that decided."""

    path = "/api/matches/{match:str}/opinions"
    tags = ["reviews"]

    @get()
    async def opinions(self, here: Here, player: Asking, match: Named, allowed: Allowance, shown: Shown, after: Cursor = -1) -> Reading:
        """Return how far the match is read, with the opinions on decisions beyond a position."""
        allowed.spend(Kind.STEPS)
        return await here.reviews.reading(await here.watched(match, player, shown), after)

    @post()
    async def ask(self, here: Here, player: Asking, match: Named, allowed: Allowance, shown: Shown) -> Reading:
        """Have the match read in the background; asking again changes nothing."""
        allowed.spend(Kind.HISTORY)
        return await here.reviews.ask(await here.watched(match, player, shown), player)

    @post("/try")
    async def try_again(self, here: Here, player: Asking, match: Named, allowed: Allowance, shown: Shown, data: JSONBody[Try]) -> Opinion:
        """Return what is thought of another action at one of the decisions; nothing changes."""
        allowed.spend(Kind.DRAFTS)
        return await here.reviews.tried(await here.watched(match, player, shown), data.seq, encode(data.action))
