"""Guests: every visitor is a user without registration.

A guest's identity is derived from the token in the cookie alone, so visitors who only read, people
and crawlers alike, leave no data behind. A guest is stored with their first change.
"""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b, sha256
from hmac import compare_digest
from typing import TYPE_CHECKING, NamedTuple

from parlour.db.records import BOT_ID_PREFIX, Player
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.store import Store

ADJECTIVES = (
    "Amber",
    "Brisk",
    "Calm",
    "Clever",
    "Copper",
    "Gentle",
    "Golden",
    "Hazel",
    "Ivory",
    "Jolly",
    "Keen",
    "Lucky",
    "Quiet",
    "Silver",
)
ANIMALS = (
    "Badger",
    "Crane",
    "Dormouse",
    "Falcon",
    "Finch",
    "Fox",
    "Hare",
    "Heron",
    "Lynx",
    "Marten",
    "Otter",
    "Owl",
    "Robin",
    "Wren",
)

RANDOM_BYTES, MAC_BYTES = 24, 8
"""The lengths (bytes) of the random part of a token and of its MAC."""

_TOKEN = re.compile(r"[\w-]{43}", re.ASCII)


class TokenOwner(NamedTuple):
    """The owner of a session token."""

    player: Player
    """The player."""

    is_stored: bool
    """Whether the player is stored."""

    seen_at: int
    """The last use of the token (ms since 1970)."""


class Guests:
    """The service that identifies users by tokens, which are stored or have a valid MAC."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key: bytes | None = None

    async def token_key(self) -> bytes:
        """Return the MAC key of tokens, which all processes on one database share."""
        if self._key is None:
            self._key = await self._store.secret("tokens")
        return self._key

    async def token_owner(self, token: str) -> TokenOwner | None:
        """Return the owner of a session token, or None if the token is invalid."""
        if _TOKEN.fullmatch(token) is None:
            return None
        session = await self._store.find_session(token_hash(token), now())
        if session is not None:
            return None if session.ended else TokenOwner(session.player, True, session.seen_at)
        return (
            TokenOwner(guest_from_token(token), False, 0)
            if has_valid_mac(token, await self.token_key())
            else None
        )

    async def store_guest(self, player: Player, token: str, device: str = "") -> None:
        """Store a guest and a session with a token on a device."""
        at = now()
        await self._store.save_player(
            Player(player.id, player.name, player.settings, at), token_hash(token), device, at
        )


def guest_from_token(token: str) -> Player:
    """Return the guest whose id and name are derived from a token that is not stored."""
    random = blake2b(token.encode(), digest_size=18, person=b"parlour-guest").digest()
    name = f"{ADJECTIVES[random[0] % len(ADJECTIVES)]} {ANIMALS[random[1] % len(ANIMALS)]}"
    return Player(id=urlsafe_b64encode(random[9:]).decode(), name=name)


def new_player_id() -> str:
    """Return a new random player id."""
    return urlsafe_b64encode(secrets.token_bytes(9)).decode()


def new_bot_id() -> str:
    """Return a new random id of a bot account."""
    return BOT_ID_PREFIX + new_player_id()


def new_token(key: bytes) -> str:
    """Return a new session token with its MAC."""
    random = secrets.token_bytes(RANDOM_BYTES)
    return urlsafe_b64encode(random + _mac(random, key)).decode().rstrip("=")


def has_valid_mac(token: str, key: bytes) -> bool:
    """Return whether a well-formed token has the MAC of this key."""
    decoded = urlsafe_b64decode(token + "=")
    return compare_digest(decoded[RANDOM_BYTES:], _mac(decoded[:RANDOM_BYTES], key))


def _mac(random: bytes, key: bytes) -> bytes:
    return blake2b(random, key=key, digest_size=MAC_BYTES, person=b"parlour-token").digest()


def token_hash(token: str) -> bytes:
    """Return the hash under which a session token is stored."""
    return sha256(token.encode()).digest()
