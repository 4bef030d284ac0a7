"""Short codes for tables, made to be spoken aloud: two plain words and a number."""

from __future__ import annotations

import secrets

from parlour.db.log import Log
from parlour.tables.refusal import Missing

WOODS = ("ash", "beech", "birch", "cedar", "cherry", "elm", "hazel", "larch", "lime", "maple", "oak", "olive", "pear", "pine", "plum", "walnut")
THINGS = ("bell", "boat", "book", "candle", "chair", "clock", "cup", "drum", "key", "kite", "lamp", "piano", "pipe", "shelf", "spoon", "violin")


def code() -> str:
    """Return a random code such as `maple-lamp-42`."""
    return f"{secrets.choice(WOODS)}-{secrets.choice(THINGS)}-{10 + secrets.randbelow(90)}"


def heard(text: str) -> str:
    """Return a code as it was meant, however it was typed: `Maple Lamp 42` is `maple-lamp-42`."""
    return "-".join(text.lower().replace("-", " ").split())[:40]


async def give(log: Log, match: str) -> str:
    """Keep a free code for a match and return it."""
    while True:
        fresh = code()
        if await log.keep_invite(fresh, match):
            return fresh


async def match_of(log: Log, text: str) -> str:
    """Return the match that a spoken code opens; raises Missing."""
    match = await log.invite(heard(text))
    if match is None:
        raise Missing("core.no-such-code", heard=heard(text))
    return match
