"""HTTP API for notification channels."""

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
from parlour.services.notifications.channels import ChannelSummary

Text = Annotated[str, Meta(max_length=4_000)]


class ChannelList(Value, frozen=True, kw_only=True):
    """Response body with the user's notification channels."""

    channels: list[ChannelSummary]
    push_key: str
    """Public key for browser push subscriptions."""
    mail_available: bool
    """Whether the server is configured to send mail."""


class NewChannel(Value, frozen=True):
    """Request body for adding a notification channel."""

    kind: ChannelKind
    target: Text
    """Push subscription as JSON, mail address, or webhook URL."""
    language: Annotated[str, Meta(max_length=10)] = "en"
    """Language of the notifications."""


class ConfirmationCode(Value, frozen=True):
    """Request body with the confirmation code from an e-mail."""

    code: Annotated[str, Meta(max_length=20)]


class NotificationsApi(Controller):
    """Endpoints for the user's notification channels."""

    path = "/api/notification-channels"
    tags = ["notifications"]

    @get("/")
    async def channels(self, application: AppDep, player: PlayerDep) -> ChannelList:
        """Return the user's notification channels and the server's delivery options."""
        return ChannelList(
            channels=await application.notifications.channels.of_player(player),
            push_key=await application.notifications.channels.push_public_key(),
            mail_available=application.notifications.settings.mail is not None,
        )

    @post("/")
    async def add_channel(
        self,
        application: AppDep,
        player: PlayerDep,
        data: JSONBody[NewChannel],
        quota: QuotaDep,
        network_quotas: NetworkQuotasDep,
        request: Request[Any, Any, Any],
    ) -> ChannelSummary:
        """Add a notification channel.

        An e-mail address receives a confirmation code. At most three codes a day are mailed to one
        address.
        """
        await quota.spend(QuotaKind.NOTICES)
        language = data.language if data.language in PREVIEW_LANGUAGES else "en"
        async with network_quotas.at_mail(data.target) if data.kind == "mail" else nullcontext():
            return await application.notifications.channels.add(
                player,
                data.kind,
                data.target,
                language,
                f"{request.url.scheme}://{request.url.netloc}",
            )

    @post("/{channel:str}/confirm", status_code=204)
    async def confirm_channel(
        self,
        application: AppDep,
        player: PlayerDep,
        channel: PathName,
        data: JSONBody[ConfirmationCode],
    ) -> None:
        """Confirm an e-mail address with its code, or remove the address if the code is wrong."""
        await application.notifications.channels.confirm(player, channel, data.code)

    @post("/{channel:str}/test", status_code=204)
    async def send_sample(
        self, application: AppDep, player: PlayerDep, channel: PathName, quota: QuotaDep
    ) -> None:
        """Send a test notification and report a failed delivery to the user."""
        await quota.spend(QuotaKind.NOTICES)
        await application.notifications.channels.send_sample(player, channel)

    @post("/{channel:str}/unsubscribe", status_code=204)
    async def unsubscribe(self, application: AppDep, channel: PathName) -> None:
        """Remove a notification channel through the link in an e-mail, without a sign-in."""
        await application.notifications.channels.unsubscribe(channel)

    @delete("/{channel:str}", status_code=204)
    async def remove_channel(
        self, application: AppDep, player: PlayerDep, channel: PathName
    ) -> None:
        """Remove one of the user's notification channels."""
        await application.notifications.channels.remove(player, channel)
