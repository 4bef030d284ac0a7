"""Sessions: the browsers in which somebody is signed in, and how one of them is sent away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from parlour.core.value import Value
from parlour.db.records import Device, Player
from parlour.db.session_lifetimes import DAY_MS, KEPT_DAYS
from parlour.services.accounts.guests import Guests, new_token, token_hash
from parlour.services.errors import NotFound
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.accounts import AccountRepository
    from parlour.db.store import Store

SEEN_INTERVAL_MS = 10 * 60_000
"""Milliseconds after which a session's last visit is written anew."""

RECENT_SIGN_IN_MS = 10 * 60_000
"""For so long after a sign-in keys are changed by whoever has no password that could be asked for."""

SESSION_ID_BYTES = 8
"""So much of a token's hash names a session to its owner."""

SESSION_CHANGED_TOPIC = "session/"
"""What stands before a session's name in the notice that it has ended, or is met otherwise: every process of the house hears it."""

Publish = Callable[[str], Awaitable[None]]


class DeviceSummary(Value, frozen=True, kw_only=True):
    """A browser in the list of its owner; `here` is the one that asks."""

    id: str
    what: str
    opened_with: str
    since: int
    seen: int
    here: bool


class Sessions:
    """Opens, lists and ends sessions."""

    def __init__(
        self, store: Store, accounts: AccountRepository, guests: Guests, publish: Publish
    ) -> None:
        self._store, self._accounts, self._guests, self._publish = store, accounts, guests, publish

    async def create_session(self, player: Player, device: str, opened_with: str) -> str:
        """Return the token of a new session. Whoever signs in gets a fresh one, so that nobody can have planted it."""
        token, at = new_token(await self._guests.token_key()), now()
        made = Device(
            token_hash=token_hash(token),
            what=device,
            opened_with=opened_with,
            created_at=at,
            seen_at=at,
        )
        await self._accounts.open_session(player.id, made)
        return token

    async def sign_out(self, token: str) -> None:
        """End the session of a token, as its holder signs out."""
        await self._store.end_session(token_hash(token), now())
        await self._publish(SESSION_CHANGED_TOPIC + public_session_id(token))

    async def record_visit(self, token: str, device: str, seen_at: int) -> int:
        """Note that a session is used, at most once in a while, and return when that was noted last: sessions without use end."""
        at = now()
        if at - seen_at < SEEN_INTERVAL_MS:
            return seen_at
        await self._accounts.record_visit(token_hash(token), device, at)
        return at

    async def sweep(self) -> None:
        """End sessions that have expired, so that their open pages close, and forget those that ended long ago."""
        for ended in await self._accounts.expire_sessions(now()):
            await self._publish(SESSION_CHANGED_TOPIC + _session_id(ended))
        await self._accounts.forget_sessions(now() - KEPT_DAYS * DAY_MS)

    async def devices(self, player: Player, token: str) -> list[DeviceSummary]:
        """Return the browsers in which somebody is signed in; `token` is of the one that asks."""
        here = token_hash(token)
        found = await self._accounts.devices(player.id, now())
        return [
            DeviceSummary(
                id=_session_id(one.token_hash),
                what=one.what,
                opened_with=one.opened_with,
                since=one.created_at,
                seen=one.seen_at,
                here=one.token_hash == here,
            )
            for one in found
        ]

    async def is_recent_sign_in(self, player: Player, token: str) -> bool:
        """Return whether the session of this token was opened by a sign-in a moment ago."""
        here, since = token_hash(token), now() - RECENT_SIGN_IN_MS
        found = await self._accounts.devices(player.id, now())
        return any(
            one.token_hash == here and one.opened_with and one.created_at >= since for one in found
        )

    async def end_session(self, player: Player, id: str) -> None:
        """Sign one browser of this player out; raises NotFound."""
        for one in await self._accounts.devices(player.id, now()):
            if _session_id(one.token_hash) == id:
                await self._store.end_session(one.token_hash, now())
                await self._publish(SESSION_CHANGED_TOPIC + id)
                return
        raise NotFound("people.no-such-device")

    async def end_other_sessions(self, player: Player, token: str = "") -> None:
        """Sign every other browser of this player out, and without a token all of them."""
        for ended in await self._accounts.end_other_sessions(player.id, token_hash(token), now()):
            await self._publish(SESSION_CHANGED_TOPIC + _session_id(ended))

    async def reconnect_pages(self, player: Player) -> None:
        """Let all open pages of a player come again: what they may do has changed."""
        for one in await self._accounts.devices(player.id, now()):
            await self._publish(SESSION_CHANGED_TOPIC + _session_id(one.token_hash))


def public_session_id(token: str) -> str:
    """Return what a session is called where its token must not be told."""
    return _session_id(token_hash(token))


def _session_id(hashed: bytes) -> str:
    return hashed[:SESSION_ID_BYTES].hex()
