"""Sessions: the browsers in which a player is signed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.value import Value
from parlour.db.records import Device, Player
from parlour.db.session_lifetimes import DAY_MS, KEPT_DAYS
from parlour.services.accounts.guests import Guests, new_token, token_hash
from parlour.services.errors import NotFound
from parlour.services.time import now
from parlour.services.topics import SESSION_CHANGED

if TYPE_CHECKING:
    from parlour.db.accounts import AccountRepository
    from parlour.db.store import Store
    from parlour.services.accounts.api_keys import ApiKeys
    from parlour.shared.bus import Bus

SEEN_INTERVAL_MS = 10 * 60_000
"""The minimum interval (ms) between two stored visits of a session."""

RECENT_SIGN_IN_MS = 10 * 60_000
"""How long (ms) a sign-in counts as recent, which allows changes without a password."""

SESSION_ID_BYTES = 8
"""The number of bytes of a token's hash that identify the session to its owner."""


class DeviceSummary(Value, frozen=True, kw_only=True):
    """A browser in its owner's list of sessions."""

    id: str
    """The public id of the session."""

    device: str
    """The kind of the device."""

    opened_with: str
    """The sign-in method of the session, such as a passkey."""

    created_at: int
    """The start of the session (ms since 1970)."""

    last_seen_at: int
    """The last visit (ms since 1970)."""

    current: bool
    """Whether the request comes from this browser."""


class Sessions:
    """The service that opens, lists and ends sessions."""

    def __init__(
        self,
        store: Store,
        accounts: AccountRepository,
        guests: Guests,
        api_keys: ApiKeys,
        bus: Bus,
    ) -> None:
        self._store, self._accounts, self._guests = store, accounts, guests
        self.api_keys, self._bus = api_keys, bus

    async def create_session(self, player: Player, device: str, opened_with: str) -> str:
        """Open a session for a player and return its token.

        Every sign-in gets a new token, which prevents session fixation.
        """
        token, at = new_token(await self._guests.token_key()), now()
        opened = Device(
            token_hash=token_hash(token),
            what=device,
            opened_with=opened_with,
            created_at=at,
            seen_at=at,
        )
        await self._accounts.open_session(player.id, opened)
        return token

    async def sign_out(self, token: str) -> None:
        """End the session of a token and close its open pages."""
        await self._store.end_session(token_hash(token), now())
        self._bus.publish(SESSION_CHANGED, public_session_id(token))

    async def record_visit(self, token: str, device: str, seen_at: int) -> int:
        """Record the use of a session once per interval; return the last recorded time."""
        at = now()
        if at - seen_at < SEEN_INTERVAL_MS:
            return seen_at
        await self._accounts.record_visit(token_hash(token), device, at)
        return at

    async def sweep(self) -> None:
        """End expired sessions and delete those that ended long ago."""
        for ended_hash in await self._accounts.expire_sessions(now()):
            self._bus.publish(SESSION_CHANGED, _session_id(ended_hash))
        await self._accounts.forget_sessions(now() - KEPT_DAYS * DAY_MS)
        await self.api_keys.sweep()

    async def ended_since(self, since: int) -> list[str]:
        """Return the public ids of the sessions and API keys that ended since a time.

        Args:
            since: The time (ms since 1970).
        """
        ended = await self._accounts.sessions_ended_since(since)
        return [_session_id(found) for found in ended] + await self.api_keys.ended_since(since)

    async def devices(self, player: Player, token: str) -> list[DeviceSummary]:
        """Return the browsers in which a player is signed in; `token` marks the current one."""
        own_hash = token_hash(token)
        open_sessions = await self._accounts.devices(player.id, now())
        return [
            DeviceSummary(
                id=_session_id(session.token_hash),
                device=session.what,
                opened_with=session.opened_with,
                created_at=session.created_at,
                last_seen_at=session.seen_at,
                current=session.token_hash == own_hash,
            )
            for session in open_sessions
        ]

    async def is_recent_sign_in(self, player: Player, token: str) -> bool:
        """Return whether the session of a token was opened by a recent sign-in."""
        own_hash, since = token_hash(token), now() - RECENT_SIGN_IN_MS
        open_sessions = await self._accounts.devices(player.id, now())
        return any(
            session.token_hash == own_hash and session.opened_with and session.created_at >= since
            for session in open_sessions
        )

    async def end_session(self, player: Player, id: str) -> None:
        """Sign a player out of one browser; raises NotFound if there is no such session."""
        for session in await self._accounts.devices(player.id, now()):
            if _session_id(session.token_hash) == id:
                await self._store.end_session(session.token_hash, now())
                self._bus.publish(SESSION_CHANGED, id)
                return
        raise NotFound("account.no-such-device")

    async def end_other_sessions(self, player: Player, token: str = "") -> None:
        """Sign a player out of all browsers except the one with `token`, if given."""
        for ended_hash in await self._accounts.end_other_sessions(
            player.id, token_hash(token), now()
        ):
            self._bus.publish(SESSION_CHANGED, _session_id(ended_hash))

    async def end_all_access(self, player: Player, token: str = "") -> None:
        """End all sessions of a player except the one with `token`, and revoke all API keys.

        It also ends the access of a person who has stolen the password, a device or a key.
        """
        await self.end_other_sessions(player, token)
        await self.api_keys.revoke_all(player)

    async def reconnect_pages(self, player: Player) -> None:
        """Make all pages and programs of a player reconnect, because their rights have changed."""
        for session in await self._accounts.devices(player.id, now()):
            self._bus.publish(SESSION_CHANGED, _session_id(session.token_hash))
        await self.api_keys.reconnect(player)


def public_session_id(token: str) -> str:
    """Return the public id of a token's session."""
    return _session_id(token_hash(token))


def _session_id(hash_bytes: bytes) -> str:
    return hash_bytes[:SESSION_ID_BYTES].hex()
