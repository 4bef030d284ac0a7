"""API keys: secret tokens with which programs act for a member, within their scopes."""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple, get_args

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.api_keys import ApiKey
from parlour.db.records import KeyScope, Player, is_bot_account
from parlour.db.session_lifetimes import DAY_MS
from parlour.services.accounts.guests import token_hash
from parlour.services.errors import Forbidden, NotFound
from parlour.services.names import proper_name
from parlour.services.time import HOUR_MS, now
from parlour.services.topics import SESSION_CHANGED

if TYPE_CHECKING:
    from parlour.db.api_keys import ApiKeyRepository
    from parlour.shared.bus import Bus

SCOPES: tuple[KeyScope, ...] = get_args(KeyScope)

PREFIX = "plr_"
"""The start of every API key, by which tools find keys that were published by mistake."""

RANDOM_BYTES = 32
"""The number of random bytes of a key."""

MAX_KEYS = 10
"""The maximum number of keys of one account."""

MAX_DAYS = 366
"""The maximum number of days until a key expires, unless it never expires."""

KEPT_DAYS = 30
"""How many days a key is kept after it has expired or was revoked."""

KEY_ID_BYTES = 8
"""The number of bytes of a key's hash that identify the key to its owner."""

_TOKEN = re.compile(rf"{PREFIX}[\w-]{{43}}", re.ASCII)


class ApiKeySummary(Value, frozen=True, kw_only=True):
    """An API key in its owner's list, without the secret."""

    id: str
    """The public id of the key."""

    account: str
    """The id of the member or bot account for which the key acts."""

    name: str
    """The name that the owner chose."""

    scopes: list[KeyScope]
    """What the key may do."""

    created_at: int
    """When the key was created (ms since 1970)."""

    used_at: int
    """The hour of the last use (ms since 1970); 0 if the key was never used."""

    expires_at: int | None
    """When the key expires (ms since 1970); None if it never expires."""

    expired: bool
    """Whether the key has expired."""


class CreatedKey(Value, frozen=True, kw_only=True):
    """A new API key with its secret, which is shown only once."""

    key: ApiKeySummary
    """The key as it appears in the list of keys."""

    token: str
    """The secret; only its hash is stored."""


class KeyAccess(NamedTuple):
    """A valid API key of a request: the player for whom it acts, and what it may do."""

    id: str
    """The public id of the key."""

    player: Player
    """The player for whom the key acts."""

    scopes: frozenset[KeyScope]
    """The scopes of the key."""


class ApiKeys:
    """The service that creates, checks, lists and revokes API keys."""

    def __init__(self, repository: ApiKeyRepository, bus: Bus) -> None:
        self._repository, self._bus = repository, bus

    async def create_key(
        self, player: Player, name: str, scopes: Collection[KeyScope], days: int | None
    ) -> CreatedKey:
        """Create a key that acts for a member, and return it with its secret.

        Args:
            player: The member.
            name: The name of the key, for the owner only.
            scopes: What the key may do.
            days: The number of days until the key expires, or None if it never expires.

        Raises:
            Forbidden: The player is a guest, or a bot account that would manage bots.
            Illegal: There is no name or no scope, or the member has too many keys.
        """
        if player.role == "guest":
            raise Forbidden("account.members-only")
        canonical = proper_name(name)
        if not canonical:
            raise Illegal("core.no-name")
        if not scopes:
            raise Illegal("account.api-key-no-scope")
        if is_bot_account(player.id) and "bots" in scopes:
            raise Forbidden("account.bot-account", name=player.name)
        if await self._repository.count_keys_of(player.id) >= MAX_KEYS:
            raise Illegal("account.api-key-limit", most=MAX_KEYS)
        token, at = PREFIX + secrets.token_urlsafe(RANDOM_BYTES), now()
        key = ApiKey(
            token_hash=token_hash(token),
            player=player.id,
            name=canonical,
            scopes=" ".join(scope for scope in SCOPES if scope in scopes),
            created_at=at,
            expires_at=None if days is None else at + days * DAY_MS,
        )
        await self._repository.add(key)
        return CreatedKey(key=_summary(key, at), token=token)

    async def access_of(self, token: str) -> KeyAccess | None:
        """Return the access that a key gives and record its use, or None for an invalid key."""
        if _TOKEN.fullmatch(token) is None:
            return None
        hash_bytes, at = token_hash(token), now()
        found = await self._repository.find(hash_bytes, at)
        if found is None:
            return None
        # The hour is enough to find unused keys and does not reveal when a member plays.
        hour = at - at % HOUR_MS
        if found.used_at < hour:
            await self._repository.record_use(hash_bytes, hour)
        return KeyAccess(_key_id(hash_bytes), found.player, _scopes(found.scopes))

    async def keys_of(self, player: Player) -> list[ApiKeySummary]:
        """Return the keys of a member and their bots, oldest first.

        Expired keys are kept for a month.
        """
        at = now()
        return [_summary(key, at) for key in await self._repository.keys_of(player.id)]

    async def revoke(self, player: Player, id: str) -> None:
        """Revoke a key of a member or their bots and close its connections; raises NotFound."""
        for key in await self._repository.keys_of(player.id):
            if _key_id(key.token_hash) == id:
                await self._repository.end(key.token_hash, now())
                self._bus.publish(SESSION_CHANGED, id)
                return
        raise NotFound("account.no-such-api-key")

    async def revoke_all(self, player: Player) -> None:
        """Revoke all keys of a member and their bots, and close their connections."""
        for ended_hash in await self._repository.end_keys_of(player.id, now()):
            self._bus.publish(SESSION_CHANGED, _key_id(ended_hash))

    async def reconnect(self, player: Player) -> None:
        """Close the connections of a member's keys, because the member's rights have changed."""
        for key in await self._repository.keys_of(player.id):
            self._bus.publish(SESSION_CHANGED, _key_id(key.token_hash))

    async def reconnect_bots(self) -> None:
        """Close the connections of all bot accounts, because they may not act any more."""
        for hash_bytes in await self._repository.keys_of_bots():
            self._bus.publish(SESSION_CHANGED, _key_id(hash_bytes))

    async def ended_since(self, since: int) -> list[str]:
        """Return the ids of the keys that were revoked or expired since a time (ms since 1970)."""
        return [_key_id(found) for found in await self._repository.ended_since(since, now())]

    async def sweep(self) -> None:
        """Delete the keys that expired or were revoked long ago."""
        await self._repository.forget(now() - KEPT_DAYS * DAY_MS)


def _summary(key: ApiKey, at: int) -> ApiKeySummary:
    scopes = _scopes(key.scopes)
    return ApiKeySummary(
        id=_key_id(key.token_hash),
        account=key.player,
        name=key.name,
        scopes=[scope for scope in SCOPES if scope in scopes],
        created_at=key.created_at,
        used_at=key.used_at,
        expires_at=key.expires_at,
        expired=key.expires_at is not None and key.expires_at <= at,
    )


def _scopes(text: str) -> frozenset[KeyScope]:
    """Return the scopes that are stored as text."""
    names = text.split()
    return frozenset(scope for scope in SCOPES if scope in names)


def _key_id(hash_bytes: bytes) -> str:
    return hash_bytes[:KEY_ID_BYTES].hex()
