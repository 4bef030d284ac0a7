"""Guests: anybody who opens the door is somebody here, without a form."""

from __future__ import annotations

import secrets
from hashlib import sha256

from parlour.db.log import Log, Player
from parlour.tables.matches import now

ADJECTIVES = ("Amber", "Brisk", "Calm", "Clever", "Copper", "Gentle", "Golden", "Hazel", "Ivory", "Jolly", "Keen", "Lucky", "Quiet", "Silver")
ANIMALS = ("Badger", "Crane", "Dormouse", "Falcon", "Finch", "Fox", "Hare", "Heron", "Lynx", "Marten", "Otter", "Owl", "Robin", "Wren")

LONGEST_NAME = 32


def token_hash(token: str) -> bytes:
    """Return what is stored of a session token: enough to recognise it, too little to use it."""
    return sha256(token.encode()).digest()


async def welcome(log: Log) -> tuple[Player, str]:
    """Return a new guest and the token that proves it, 256 random bits."""
    token = secrets.token_urlsafe(32)
    name = f"{secrets.choice(ADJECTIVES)} {secrets.choice(ANIMALS)}"
    player = Player(id=secrets.token_urlsafe(9), name=name, created_at=now())
    await log.keep_player(player, token_hash(token))
    return player, token


def tidy_name(name: str) -> str:
    """Return a name on one line, without invisible characters, cut to length; empty when nothing is left."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME].strip()
