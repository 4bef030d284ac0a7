"""Guests: anybody who opens the door is somebody here, without a form.

Who a guest is follows from the token in the cookie alone, so that those who only look, people and crawlers alike,
leave nothing behind. A player is stored with the first thing they change.
"""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b, sha256

from parlour.db.log import Log, Player
from parlour.tables.matches import now
from parlour.tables.text import one_line

ADJECTIVES = ("Amber", "Brisk", "Calm", "Clever", "Copper", "Gentle", "Golden", "Hazel", "Ivory", "Jolly", "Keen", "Lucky", "Quiet", "Silver")
ANIMALS = ("Badger", "Crane", "Dormouse", "Falcon", "Finch", "Fox", "Hare", "Heron", "Lynx", "Marten", "Otter", "Owl", "Robin", "Wren")

LONGEST_NAME = 32

_TOKEN = re.compile(r"[\w-]{43}", re.ASCII)


def new_token() -> str:
    """Return a fresh session token, 256 random bits."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    """Return whether a text has the shape of a session token."""
    return _TOKEN.fullmatch(text) is not None


def token_hash(token: str) -> bytes:
    """Return what is stored of a session token: enough to recognise it, too little to use it."""
    return sha256(token.encode()).digest()


def guest(token: str) -> Player:
    """Return the guest that a token makes somebody who was never stored."""
    luck = blake2b(token.encode(), digest_size=18, person=b"parlour-guest").digest()
    name = f"{ADJECTIVES[luck[0] % len(ADJECTIVES)]} {ANIMALS[luck[1] % len(ANIMALS)]}"
    return Player(id=urlsafe_b64encode(luck[9:]).decode(), name=name)


async def known(log: Log, token: str) -> tuple[Player, bool]:
    """Return whom a token belongs to, and whether they are stored."""
    stored = await log.player(token_hash(token))
    return stored or guest(token), stored is not None


async def keep(log: Log, player: Player, token: str) -> None:
    """Store a guest with their session."""
    await log.keep_player(Player(player.id, player.name, player.language, player.settings, now()), token_hash(token))


def tidy_name(name: str) -> str:
    """Return a name on one line, cut to length; empty when nothing of it can be seen."""
    return one_line(name, LONGEST_NAME)
