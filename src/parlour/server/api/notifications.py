"""The API of notices: on which ways I am told that a table waits for me."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post
from litestar.params import JSONBody
from msgspec import Meta

from parlour.core.value import Value
from parlour.db.records import WayKind
from parlour.server.dependencies import Allowance, Asking, Here, Named, Quota
from parlour.server.limits.quotas import Kind
from parlour.server.pages.link_previews import TOLD
from parlour.services.notifications.notifications import WayShown

Text = Annotated[str, Meta(max_length=4_000)]


class Reach(Value, frozen=True, kw_only=True):
    """My ways, the key with which a browser subscribes, and whether this house can write mail."""

    ways: list[WayShown]
    key: str
    mail: bool


class NewWay(Value, frozen=True):
    """A way to be told on: a browser's subscription as JSON, a mail address or the address of a webhook."""

    kind: WayKind
    target: Text
    language: Annotated[str, Meta(max_length=10)] = "en"


class Shown(Value, frozen=True):
    """The code that a letter brought."""

    code: Annotated[str, Meta(max_length=20)]


class NoticesApi(Controller):
    """On which ways I am told."""

    path = "/api/notices"
    tags = ["notices"]

    @get("/")
    async def reach(self, here: Here, player: Asking) -> Reach:
        """Return on which ways I am told."""
        return Reach(ways=await here.notices.of(player), key=await here.notices.key(), mail=here.notices.settings.mail is not None)

    @post("/")
    async def add(
        self, here: Here, player: Asking, data: JSONBody[NewWay], allowed: Allowance, quotas: Quota, request: Request[Any, Any, Any]
    ) -> WayShown:
        """Add a way; to a mail address a code is sent first, a few times a day at most whoever asks."""
        allowed.spend(Kind.NOTICES)
        language = data.language if data.language in TOLD else "en"
        async with quotas.at_mail(data.target) if data.kind == "mail" else nullcontext():
            return await here.notices.add(player, data.kind, data.target, language, f"{request.url.scheme}://{request.url.netloc}")

    @post("/{way:str}/confirm", status_code=204)
    async def confirm(self, here: Here, player: Asking, way: Named, data: JSONBody[Shown]) -> None:
        """Show by its code that a mail address is mine; a wrong one takes the address away."""
        await here.notices.confirm(player, way, data.code)

    @post("/{way:str}/test", status_code=204)
    async def test(self, here: Here, player: Asking, way: Named, allowed: Allowance) -> None:
        """Send a sample; refused with the reason where it does not arrive."""
        allowed.spend(Kind.NOTICES)
        await here.notices.test(player, way)

    @post("/{way:str}/stop", status_code=204)
    async def stop(self, here: Here, way: Named) -> None:
        """Take a way away by its id alone, which stands in each letter."""
        await here.notices.stop(way)

    @delete("/{way:str}", status_code=204)
    async def drop(self, here: Here, player: Asking, way: Named) -> None:
        """Take one of my ways away."""
        await here.notices.drop(player, way)
