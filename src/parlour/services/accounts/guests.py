"""Guests: anybody who opens the door is somebody here, without a form.

Who a guest is follows from the token in the cookie alone, so that those who only look, people and crawlers alike,
leave nothing behind. A player is stored with the first thing they change.
"""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b, sha256
from hmac import compare_digest
from typing import TYPE_CHECKING, NamedTuple

from parlour.db.records import Player
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
"""A token is 192 random bits and the house's mark on them."""

_TOKEN = re.compile(r"[\w-]{43}", re.ASCII)


class TokenOwner(NamedTuple):
    """Whom a token belongs to, whether they are stored, and when they were last seen with it (ms since 1970)."""

    player: Player
    is_stored: bool
    seen_at: int


class Guests:
    """Knows people by their tokens: those it has stored, and those that bear its mark."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key: bytes | None = None

    async def token_key(self) -> bytes:
        """Return the secret with which this house marks its tokens: all processes on one database share it."""
        if self._key is None:
            self._key = await self._store.secret("tokens")
        return self._key

    async def token_owner(self, token: str) -> TokenOwner | None:
        """Return whom a token belongs to, or None for one that opens nothing."""
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
        """Store a guest with their session on a device."""
        at = now()
        await self._store.save_player(
            Player(player.id, player.name, player.settings, at), token_hash(token), device, at
        )


def guest_from_token(token: str) -> Player:
    """Return the guest that a token makes somebody who was never stored."""
    luck = blake2b(token.encode(), digest_size=18, person=b"parlour-guest").digest()
    name = f"{ADJECTIVES[luck[0] % len(ADJECTIVES)]} {ANIMALS[luck[1] % len(ANIMALS)]}"
    return Player(id=urlsafe_b64encode(luck[9:]).decode(), name=name)


def new_player_id() -> str:
    """Return the id of somebody who has no token."""
    return urlsafe_b64encode(secrets.token_bytes(9)).decode()


def new_token(key: bytes) -> str:
    """Return a fresh session token that bears the mark of this key."""
    luck = secrets.token_bytes(RANDOM_BYTES)
    return urlsafe_b64encode(luck + _mac(luck, key)).decode().rstrip("=")


def has_valid_mac(token: str, key: bytes) -> bool:
    """Return whether a token of the right shape was issued with this key."""
    whole = urlsafe_b64decode(token + "=")
    return compare_digest(whole[RANDOM_BYTES:], _mac(whole[:RANDOM_BYTES], key))


def _mac(luck: bytes, key: bytes) -> bytes:
    return blake2b(luck, key=key, digest_size=MAC_BYTES, person=b"parlour-token").digest()


def token_hash(token: str) -> bytes:
    """Return what is stored of a session token: enough to recognise it, too little to use it."""
    return sha256(token.encode()).digest()
