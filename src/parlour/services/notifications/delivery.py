"""Delivery of notifications through channels, and handling of channels that fail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.records import NotificationChannel
from parlour.services.i18n import Translations
from parlour.services.metrics import NOTIFICATIONS, labelled_counter
from parlour.services.notifications.mail import NotificationSettings, send_mail
from parlour.services.notifications.outbound_http import OutboundHttp, Unreachable
from parlour.services.notifications.push import parse_subscription, send_push
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.notification_channels import NotificationChannelRepository
    from parlour.db.store import Store

GONE_STATUSES = (404, 410)
"""The statuses with which a push service or a webhook reports that a target no longer exists."""


class Notification(Value, frozen=True, kw_only=True):
    """The content of a notification."""

    event: str
    """The event: one of EVENTS, `club-` and the news of a club, or `sample`."""

    tag: str
    """A tag; a new notification replaces an earlier one with the same tag."""

    title: str
    """The title."""

    text: str
    """The text."""

    link: str
    """The URL of the table or the club."""

    game: str
    """The game; empty for a club."""

    match: str
    """The match id; empty for a club."""


class Delivery:
    """The service that sends notifications through channels and records the results."""

    def __init__(
        self, store: Store, channels: NotificationChannelRepository, settings: NotificationSettings
    ) -> None:
        self._store, self._channels, self._settings = store, channels, settings
        self._outbound = OutboundHttp(settings.private_networks)

    async def send(self, channel: NotificationChannel, notification: Notification) -> None:
        """Send a notification and record the result; raises Illegal if it is not delivered.

        A push channel that no longer exists at its push service is deleted.
        """
        try:
            status = await self._send_by_kind(channel, notification)
        except Illegal:
            labelled_counter(NOTIFICATIONS, channel.kind, "failed").inc()
            await self._channels.record_delivery(channel.id, now(), succeeded=False)
            raise
        result = "sent" if status < 300 else "gone" if status in GONE_STATUSES else "failed"
        labelled_counter(NOTIFICATIONS, channel.kind, result).inc()
        if status in GONE_STATUSES and channel.kind == "push":
            await self._channels.delete(channel.id)
        else:
            await self._channels.record_delivery(channel.id, now(), succeeded=status < 300)
        if status >= 300:
            raise Illegal("notifications.refused", status=status)

    async def _send_by_kind(self, channel: NotificationChannel, notification: Notification) -> int:
        match channel.kind:
            case "push":
                contact = (
                    f"mailto:{self._settings.mail.sender}"
                    if self._settings.mail
                    else self._settings.address or "mailto:parlour@localhost"
                )
                return await send_push(
                    self._outbound,
                    await self._store.secret("vapid"),
                    parse_subscription(channel.target),
                    msgspec.json.encode(notification),
                    contact,
                )
            case "webhook":
                # Chat services read `text` or `content`; other services use the other fields.
                body: dict[str, Any] = msgspec.to_builtins(notification)
                body["text"] = body["content"] = (
                    f"{notification.title}: {notification.text} {notification.link}"
                )
                return await self._outbound.post(
                    channel.target,
                    msgspec.json.encode(body),
                    {"Content-Type": "application/json", "User-Agent": "Parlour"},
                )
            case _:
                await self.send_mail(
                    channel, notification.title, f"{notification.text}\n\n{notification.link}"
                )
                return 200

    @property
    def has_mail_server(self) -> bool:
        """Whether a mail server is configured."""
        return self._settings.mail is not None

    async def send_mail(self, channel: NotificationChannel, title: str, text: str) -> None:
        """Send an e-mail with an unsubscribe link; raises Unreachable without a mail server."""
        if self._settings.mail is None:
            raise Unreachable("notifications.mail-not-configured")
        unsubscribe_url = f"{self.base_url(channel)}/notifications#{channel.id}"
        footer = (
            Translations(channel.language).text("notifications", "notifications-mail-unsubscribe")
            or ""
        )
        await send_mail(
            self._settings.mail,
            channel.target,
            title,
            f"{text}\n\n{footer} {unsubscribe_url}\n",
            unsubscribe_url,
        )

    def base_url(self, channel: NotificationChannel) -> str:
        """Return the base URL for links in a notification.

        It is empty for a browser, and the configured address for e-mails.
        """
        return (
            ""
            if channel.kind == "push"
            else self._settings.address.rstrip("/")
            or (channel.base if channel.kind == "webhook" else "")
        )


def localized_text(language: str, title: str, text: str, **arguments: str) -> tuple[str, str]:
    """Return a notification's title and text in a language.

    Args:
        language: The language.
        title: The message id of the title.
        text: The message id of the text.
        **arguments: The arguments of both messages.
    """
    translations = Translations(language)
    return translations.text("notifications", title, arguments) or "", translations.text(
        "notifications", text, arguments
    ) or ""
