"""The channels through which players want to be notified: push, webhook and e-mail."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.records import ChannelKind, NotificationChannel, Player
from parlour.services.errors import Forbidden, NotFound
from parlour.services.notifications.address import mail_address, require_url
from parlour.services.notifications.delivery import Delivery, Notification, localized_text
from parlour.services.notifications.push import parse_subscription, vapid_public_key
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.notification_channels import NotificationChannelRepository
    from parlour.db.store import Store

MAX_CHANNELS = 8
"""The maximum number of channels per player."""

MAX_TARGET_LENGTH = 2_000

MAX_FAILURES = 5
"""The number of consecutive failures after which a channel is no longer used."""


class ChannelSummary(Value, frozen=True, kw_only=True):
    """A notification channel as its owner sees it."""

    id: str
    """The id."""

    kind: ChannelKind
    """Push, webhook or mail."""

    target: str
    """The address; for push, only the host of the push service."""

    created_at: int
    """The time of creation (ms since 1970)."""

    confirmed: bool
    """Whether the address is confirmed."""

    last_used_at: int
    """The time of the last delivery (ms since 1970)."""

    failing: bool
    """Whether the last delivery failed."""

    disabled: bool
    """Whether the channel is off after repeated failures."""


class NotificationChannels:
    """The service with which players manage their notification channels."""

    def __init__(
        self, store: Store, repository: NotificationChannelRepository, delivery: Delivery
    ) -> None:
        self._store, self._repository, self._delivery = store, repository, delivery

    async def push_public_key(self) -> str:
        """Return the public key with which browsers subscribe to push notifications."""
        return vapid_public_key(await self._store.secret("vapid"))

    async def of_player(self, player: Player) -> list[ChannelSummary]:
        """Return a player's notification channels."""
        return [
            _channel_summary(channel) for channel in await self._repository.channels_of(player.id)
        ]

    async def add(
        self, player: Player, kind: ChannelKind, target: str, language: str, base: str
    ) -> ChannelSummary:
        """Add a notification channel and return it; raises Illegal if the target is invalid.

        An e-mail address is first sent a confirmation code.

        Args:
            player: The owner.
            kind: Push, webhook or mail.
            target: The subscription (JSON), URL or e-mail address.
            language: The language of the notifications.
            base: The base URL with which the player reached the site.
        """
        target = target.strip()
        if await self._repository.count(player.id) >= MAX_CHANNELS:
            raise Illegal("notifications.too-many", most=MAX_CHANNELS)
        if len(target) > MAX_TARGET_LENGTH:
            raise Illegal("notifications.not-an-address")
        code = ""
        match kind:
            case "push":
                parse_subscription(target)
            case "webhook":
                require_url(target)
            case "mail":
                if player.role == "guest":
                    raise Forbidden("account.members-only")
                target = mail_address(target)
                code = f"{secrets.randbelow(10**6):06d}"
        channel = NotificationChannel(
            id=secrets.token_urlsafe(12),
            player=player.id,
            kind=kind,
            target=target,
            language=language,
            base=base,
            made_at=now(),
            confirmed_at=0 if code else now(),
            proof=_code_hash(code) if code else None,
        )
        if code:
            await self._delivery.send_mail(
                channel,
                *localized_text(
                    language,
                    "notifications-confirm-title",
                    "notifications-confirm-text",
                    code=code,
                    name=player.name,
                ),
            )
        await self._repository.add(channel)
        return _channel_summary(channel)

    async def confirm(self, player: Player, id: str, code: str) -> None:
        """Confirm an e-mail address with its code; raises Illegal if the code is wrong."""
        if not await self._repository.confirm(player.id, id, _code_hash(code.strip()), now()):
            # A code has only six digits, so each code allows one attempt.
            await self._repository.remove(player.id, id)
            raise Illegal("notifications.wrong-code")

    async def remove(self, player: Player, id: str) -> None:
        """Remove a channel of a player; raises NotFound."""
        if not await self._repository.remove(player.id, id):
            raise NotFound("notifications.no-such-channel")

    async def drop_push(self, player: Player, endpoint: str) -> None:
        """Remove the push channel of a browser, identified by the URL of its push service."""
        for channel in await self._repository.channels_of(player.id) if endpoint else ():
            if channel.kind == "push" and parse_subscription(channel.target).endpoint == endpoint:
                await self._repository.remove(player.id, channel.id)

    async def unsubscribe(self, id: str) -> None:
        """Remove a channel by its id, which only its e-mails contain."""
        await self._repository.delete(id)

    async def send_sample(self, player: Player, id: str) -> None:
        """Send a sample notification through a channel; raises Illegal if it is not delivered."""
        channel = next(
            (row for row in await self._repository.channels_of(player.id) if row.id == id), None
        )
        if channel is None:
            raise NotFound("notifications.no-such-channel")
        if not channel.confirmed_at:
            raise Illegal("notifications.not-confirmed")
        title, text = localized_text(
            channel.language, "notifications-sample-title", "notifications-sample-text"
        )
        link = f"{self._delivery.base_url(channel)}/notifications"
        await self._delivery.send(
            channel,
            Notification(
                event="sample", tag="sample", title=title, text=text, link=link, game="", match=""
            ),
        )


def is_usable(channel: NotificationChannel) -> bool:
    """Return whether notifications may be sent through a channel."""
    return channel.confirmed_at > 0 and channel.failures < MAX_FAILURES


def _code_hash(code: str) -> bytes:
    return sha256(b"parlour-way" + code.encode()).digest()


def _channel_summary(channel: NotificationChannel) -> ChannelSummary:
    target = _push_host(channel.target) if channel.kind == "push" else channel.target
    return ChannelSummary(
        id=channel.id,
        kind=channel.kind,
        target=target,
        created_at=channel.made_at,
        confirmed=channel.confirmed_at > 0,
        last_used_at=channel.used_at,
        failing=channel.failures > 0,
        disabled=channel.failures >= MAX_FAILURES,
    )


def _push_host(target: str) -> str:
    """Return the host of a push service, or "" for an invalid subscription.

    Older versions may have stored invalid subscriptions.
    """
    try:
        return urlsplit(parse_subscription(target).endpoint).hostname or ""
    except Illegal:
        return ""
