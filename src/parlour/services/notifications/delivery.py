"""Delivery: how a notice leaves the house on somebody's way, and what becomes of a way that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.records import NotificationChannel
from parlour.services.i18n import Translations
from parlour.services.notifications.mail import NotificationSettings, send_mail
from parlour.services.notifications.outbound_http import OutboundHttp, Unreachable
from parlour.services.notifications.push import parse_subscription, send_push
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.notification_channels import NotificationChannelRepository
    from parlour.db.store import Store

GONE_STATUSES = (404, 410)
"""With these a push service or a webhook says that it is there no more."""


class Notification(Value, frozen=True, kw_only=True):
    """What somebody is told: on which event (see EVENTS, or `sample`), a tag, so that the next one takes its place, title, text and link."""

    event: str
    tag: str
    title: str
    text: str
    link: str
    game: str
    match: str


class Delivery:
    """Sends what somebody is told on one of their ways."""

    def __init__(
        self, store: Store, ways: NotificationChannelRepository, settings: NotificationSettings
    ) -> None:
        self._store, self._channels, self._settings = store, ways, settings
        self._outbound = OutboundHttp(settings.private_networks)

    async def send(self, one: NotificationChannel, said: Notification) -> None:
        """Send on a way, and note how it went: what is gone is forgotten, what fails too often is used no more. Raises Illegal."""
        try:
            status = await self._send_by_kind(one, said)
        except Illegal:
            await self._channels.record_delivery(one.id, now(), well=False)
            raise
        if status in GONE_STATUSES and one.kind == "push":
            await self._channels.delete(one.id)
        else:
            await self._channels.record_delivery(one.id, now(), well=status < 300)
        if status >= 300:
            raise Illegal("notices.refused", status=status)

    async def _send_by_kind(self, one: NotificationChannel, said: Notification) -> int:
        match one.kind:
            case "push":
                contact = (
                    f"mailto:{self._settings.mail.sender}"
                    if self._settings.mail
                    else self._settings.address or "mailto:parlour@localhost"
                )
                return await send_push(
                    self._outbound,
                    await self._store.secret("vapid"),
                    parse_subscription(one.target),
                    msgspec.json.encode(said),
                    contact,
                )
            case "webhook":
                # Chat services read `text` or `content`; others take what they want of the rest.
                body: dict[str, Any] = msgspec.to_builtins(said)
                body["text"] = body["content"] = f"{said.title}: {said.text} {said.link}"
                return await self._outbound.post(
                    one.target,
                    msgspec.json.encode(body),
                    {"Content-Type": "application/json", "User-Agent": "Parlour"},
                )
            case _:
                await self.send_mail(one, said.title, f"{said.text}\n\n{said.link}")
                return 200

    async def send_mail(self, one: NotificationChannel, title: str, text: str) -> None:
        """Write a letter, which says how no more of them come; raises Nowhere where the house sends no mail."""
        if self._settings.mail is None:
            raise Unreachable("notices.no-mail-here")
        stop = f"{self.base_url(one)}/notifications#{one.id}"
        foot = Translations(one.language).text("notices", "notices-mail-stop") or ""
        await send_mail(self._settings.mail, one.target, title, f"{text}\n\n{foot} {stop}\n", stop)

    def base_url(self, one: NotificationChannel) -> str:
        """Return where links lead: a browser knows its own house, a letter only ever leads where the operator said."""
        return (
            ""
            if one.kind == "push"
            else self._settings.address.rstrip("/") or (one.base if one.kind == "webhook" else "")
        )


def localized_text(language: str, title: str, text: str, **blanks: str) -> tuple[str, str]:
    """Return a title and a text in a language."""
    sentences = Translations(language)
    return sentences.text("notices", title, blanks) or "", sentences.text(
        "notices", text, blanks
    ) or ""
