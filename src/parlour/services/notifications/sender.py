"""Sending a notification through the channels of its user, on a server or on a worker."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import msgspec
import structlog

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.records import NotificationChannel
from parlour.services.i18n import Translations
from parlour.services.notifications.channels import is_usable
from parlour.services.notifications.delivery import Delivery, Notification, localized_text
from parlour.services.notifications.outbound_http import Unreachable
from parlour.services.time import HOUR_MS, now

if TYPE_CHECKING:
    from parlour.db.notification_channels import NotificationChannelRepository

MAX_CONCURRENT = 16
"""The maximum number of notifications that are sent at the same time."""

ShortText = Annotated[str, msgspec.Meta(max_length=1_000)]
"""A name, an id or the names of the players of a match."""

PagePath = Annotated[str, msgspec.Meta(max_length=1_000, pattern="^/[^/]")]
"""The path of a page of this site."""

log = structlog.get_logger()


class NotificationRequest(Value, frozen=True, kw_only=True):
    """A notification for a user, before its language and its channels are known."""

    user: ShortText
    """The id of the user."""

    event: ShortText
    """The event in webhooks."""

    tag: ShortText
    """A tag; a new notification replaces an earlier one with the same tag."""

    title: ShortText
    """The message id of the title."""

    text: ShortText
    """The message id of the text."""

    path: PagePath
    """The path of the page that the notification links to."""

    names: ShortText = ""
    """The names of other players."""

    club: ShortText = ""
    """The name of the club."""

    game: ShortText = ""
    """The game; empty for a club."""

    match: ShortText = ""
    """The id of the match; empty for a club."""

    allows_mail: bool = False
    """Whether e-mails may be sent, at most one per hour."""


encode_request = msgspec.msgpack.Encoder().encode
"""Encodes a notification for a worker."""

decode_request = msgspec.msgpack.Decoder(NotificationRequest).decode
"""Decodes a notification; raises msgspec.DecodeError."""


class NotificationSender:
    """The service that sends notifications through the channels that their users chose."""

    def __init__(self, channels: NotificationChannelRepository, delivery: Delivery) -> None:
        self._channels, self._delivery = channels, delivery
        self._semaphore = asyncio.Semaphore(MAX_CONCURRENT)

    async def run(self, payload: bytes) -> bytes:
        """Send an encoded notification for a server, which waits for the JSON result.

        Raises msgspec.DecodeError, or Unreachable before anything is sent if a channel needs a mail
        server and none is configured here.
        """
        request = decode_request(payload)
        needs_mail = any(channel.kind == "mail" for channel in await self._due_channels(request))
        if needs_mail and not self._delivery.has_mail_server:
            raise Unreachable("notifications.mail-not-configured")
        await self.send(request)
        return b"null"

    async def send(self, request: NotificationRequest) -> None:
        """Send a notification through each channel; channels that fail are logged."""
        for channel in await self._due_channels(request):
            async with self._semaphore:
                await self._try_send(channel, self._notification(channel, request))

    async def _due_channels(self, request: NotificationRequest) -> list[NotificationChannel]:
        channels = await self._channels.channels_of(request.user)
        return [channel for channel in channels if _is_due(channel, request)]

    def _notification(
        self, channel: NotificationChannel, request: NotificationRequest
    ) -> Notification:
        translations = Translations(channel.language)
        game = request.game and (
            translations.text(request.game, f"{request.game}-name") or request.game
        )
        title, text = localized_text(
            channel.language,
            request.title,
            request.text,
            game=game,
            names=request.names,
            name=request.names,
            club=request.club,
        )
        return Notification(
            event=request.event,
            tag=request.tag,
            title=title,
            text=text,
            link=f"{self._delivery.base_url(channel)}{request.path}",
            game=request.game,
            match=request.match,
        )

    async def _try_send(self, channel: NotificationChannel, notification: Notification) -> None:
        try:
            await self._delivery.send(channel, notification)
        except Illegal as reason:
            log.warning("a notification was not delivered", kind=channel.kind, code=reason.code)


def _is_due(channel: NotificationChannel, request: NotificationRequest) -> bool:
    if not is_usable(channel):
        return False
    return channel.kind != "mail" or (request.allows_mail and now() - channel.used_at >= HOUR_MS)
