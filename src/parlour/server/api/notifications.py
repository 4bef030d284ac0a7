"""The API of notices: on which ways I am told that a table waits for me."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post
from litestar.params import JSONBody
from msgspec import Meta

from parlour.core.value import Value
from parlour.db.records import ChannelKind
from parlour.server.dependencies import AppDep, NetworkQuotasDep, PathName, PlayerDep, QuotaDep
from parlour.server.limits.quotas import QuotaKind
from parlour.server.pages.link_previews import PREVIEW_LANGUAGES
from parlour.services.notifications.notifications import ChannelSummary

Text = Annotated[str, Meta(max_length=4_000)]


class ChannelList(Value, frozen=True, kw_only=True):
    """My ways, the key with which a browser subscribes, and whether this house can write mail."""

    channels: list[ChannelSummary]
    push_key: str
    mail_available: bool


class NewChannel(Value, frozen=True):
    """A way to be told on: a browser's subscription as JSON, a mail address or the address of a webhook."""

    kind: ChannelKind
    target: Text
    language: Annotated[str, Meta(max_length=10)] = "en"


class ConfirmationCode(Value, frozen=True):
    """The code that a letter brought."""

    code: Annotated[str, Meta(max_length=20)]


class NotificationsApi(Controller):
    """On which ways I am told."""

    path = "/api/notification-channels"
    tags = ["notifications"]

    @get("/")
    async def channels(self, here: AppDep, player: PlayerDep) -> ChannelList:
        """Return on which ways I am told."""
        return ChannelList(
            channels=await here.notifications.channels_of(player),
            push_key=await here.notifications.push_public_key(),
            mail_available=here.notifications.settings.mail is not None,
        )

    @post("/")
    async def add_channel(
        self,
        here: AppDep,
        player: PlayerDep,
        data: JSONBody[NewChannel],
        allowed: QuotaDep,
        quotas: NetworkQuotasDep,
        request: Request[Any, Any, Any],
    ) -> ChannelSummary:
        """Add a way; to a mail address a code is sent first, a few times a day at most whoever asks."""
        allowed.spend(QuotaKind.NOTICES)
        language = data.language if data.language in PREVIEW_LANGUAGES else "en"
        async with quotas.at_mail(data.target) if data.kind == "mail" else nullcontext():
            return await here.notifications.add_channel(
                player,
                data.kind,
                data.target,
                language,
                f"{request.url.scheme}://{request.url.netloc}",
            )

    @post("/{channel:str}/confirm", status_code=204)
    async def confirm_channel(
        self, here: AppDep, player: PlayerDep, channel: PathName, data: JSONBody[ConfirmationCode]
    ) -> None:
        """Show by its code that a mail address is mine; a wrong one takes the address away."""
        await here.notifications.confirm_channel(player, channel, data.code)

    @post("/{channel:str}/test", status_code=204)
    async def send_sample(
        self, here: AppDep, player: PlayerDep, channel: PathName, allowed: QuotaDep
    ) -> None:
        """Send a sample; refused with the reason where it does not arrive."""
        allowed.spend(QuotaKind.NOTICES)
        await here.notifications.send_sample(player, channel)

    @post("/{channel:str}/unsubscribe", status_code=204)
    async def unsubscribe(self, here: AppDep, channel: PathName) -> None:
        """Take a way away by its id alone, which stands in each letter."""
        await here.notifications.unsubscribe(channel)

    @delete("/{channel:str}", status_code=204)
    async def remove_channel(self, here: AppDep, player: PlayerDep, channel: PathName) -> None:
        """Take one of my ways away."""
        await here.notifications.remove_channel(player, channel)
