"""Delivery: how a notice leaves the house on somebody's way, and what becomes of a way that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.records import Way
from parlour.services.i18n import Sentences
from parlour.services.notifications.mail import NoticeSettings, send
from parlour.services.notifications.outbound_http import Nowhere, Outbound
from parlour.services.notifications.push import push, subscription
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.notification_channels import Ways
    from parlour.db.store import Store

GONE = (404, 410)
"""With these a push service or a webhook says that it is there no more."""


class Call(Value, frozen=True, kw_only=True):
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

    def __init__(self, store: Store, ways: Ways, settings: NoticeSettings) -> None:
        self._store, self._ways, self._settings = store, ways, settings
        self._outbound = Outbound(settings.private_networks)

    async def send(self, one: Way, said: Call) -> None:
        """Send on a way, and note how it went: what is gone is forgotten, what fails too often is used no more. Raises Illegal."""
        try:
            status = await self._sent(one, said)
        except Illegal:
            await self._ways.went(one.id, now(), well=False)
            raise
        if status in GONE and one.kind == "push":
            await self._ways.stop(one.id)
        else:
            await self._ways.went(one.id, now(), well=status < 300)
        if status >= 300:
            raise Illegal("notices.refused", status=status)

    async def _sent(self, one: Way, said: Call) -> int:
        match one.kind:
            case "push":
                contact = f"mailto:{self._settings.mail.sender}" if self._settings.mail else self._settings.address or "mailto:parlour@localhost"
                return await push(self._outbound, await self._store.secret("vapid"), subscription(one.target), msgspec.json.encode(said), contact)
            case "webhook":
                # Chat services read `text` or `content`; others take what they want of the rest.
                body: dict[str, Any] = msgspec.to_builtins(said)
                body["text"] = body["content"] = f"{said.title}: {said.text} {said.link}"
                return await self._outbound.post(one.target, msgspec.json.encode(body), {"Content-Type": "application/json", "User-Agent": "Parlour"})
            case _:
                await self.write(one, said.title, f"{said.text}\n\n{said.link}")
                return 200

    async def write(self, one: Way, title: str, text: str) -> None:
        """Write a letter, which says how no more of them come; raises Nowhere where the house sends no mail."""
        if self._settings.mail is None:
            raise Nowhere("notices.no-mail-here")
        stop = f"{self.base(one)}/notices#{one.id}"
        foot = Sentences(one.language).text("notices", "notices-mail-stop") or ""
        await send(self._settings.mail, one.target, title, f"{text}\n\n{foot} {stop}\n", stop)

    def base(self, one: Way) -> str:
        """Return where links lead: a browser knows its own house, a letter only ever leads where the operator said."""
        return "" if one.kind == "push" else self._settings.address.rstrip("/") or (one.base if one.kind == "webhook" else "")


def worded(language: str, title: str, text: str, **blanks: str) -> tuple[str, str]:
    """Return a title and a text in a language."""
    sentences = Sentences(language)
    return sentences.text("notices", title, blanks) or "", sentences.text("notices", text, blanks) or ""
