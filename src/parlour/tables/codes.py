"""Short codes for tables, made to be spoken aloud: two plain words and a number."""

from __future__ import annotations

import secrets

from parlour.db.log import Log
from parlour.tables.refusal import Missing

WOODS = ("ash", "beech", "birch", "cedar", "cherry", "elm", "hazel", "larch", "lime", "maple", "oak", "olive", "pear", "pine", "plum", "walnut")
THINGS = ("bell", "boat", "book", "candle", "chair", "clock", "cup", "drum", "key", "kite", "lamp", "piano", "pipe", "shelf", "spoon", "violin")

TRIES = 4
"""After so many codes that were all taken, numbers grow by a digit: a house never runs out of codes."""


def code(digits: int = 2) -> str:
    """Return a random code such as `maple-lamp-42`."""
    least = 10 ** (digits - 1)
    return f"{secrets.choice(WOODS)}-{secrets.choice(THINGS)}-{least + secrets.randbelow(9 * least)}"


def heard(text: str) -> str:
    """Return a code as it was meant, however it was typed: `Maple Lamp 42` is `maple-lamp-42`."""
    letters = (letter if letter.isalnum() else " " for letter in text.lower())
    return "-".join("".join(letters).split())[:40]


async def give(log: Log, match: str) -> str:
    """Keep a free code for a match and return it."""
    tried = 0
    while not await log.keep_invite(fresh := code(2 + tried // TRIES), match):
        tried += 1
    return fresh


async def match_of(log: Log, text: str) -> str:
    """Return the match that a spoken code opens; raises Missing."""
    match = await log.invite(heard(text))
    if match is None:
        raise Missing("core.no-such-code", heard=heard(text))
    return match
