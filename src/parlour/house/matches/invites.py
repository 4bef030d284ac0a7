"""Short codes for tables, made to be spoken aloud: two plain words and a number."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from parlour.house.refusal import Missing

if TYPE_CHECKING:
    from parlour.db.store import Store

WOODS = (
    "acacia",
    "alder",
    "almond",
    "ash",
    "aspen",
    "balsa",
    "bamboo",
    "beech",
    "birch",
    "cedar",
    "cherry",
    "chestnut",
    "cypress",
    "ebony",
    "elm",
    "fir",
    "hawthorn",
    "hazel",
    "hickory",
    "juniper",
    "larch",
    "lime",
    "linden",
    "maple",
    "oak",
    "olive",
    "pear",
    "pine",
    "plum",
    "poplar",
    "walnut",
    "willow",
)
THINGS = (
    "anchor",
    "basket",
    "bell",
    "boat",
    "book",
    "bottle",
    "bridge",
    "candle",
    "chair",
    "clock",
    "cup",
    "drum",
    "feather",
    "ferry",
    "garden",
    "harp",
    "key",
    "kite",
    "ladder",
    "lamp",
    "lantern",
    "marble",
    "mirror",
    "piano",
    "pipe",
    "ribbon",
    "shelf",
    "spoon",
    "teapot",
    "thimble",
    "violin",
    "window",
)
"""With three digits these make 921,600 codes, so that a guess rarely meets one of the few tables that gather just now."""

DIGITS, TRIES = 3, 4
"""After so many codes that were all taken, numbers grow by a digit: a house never runs out of codes."""


def code(digits: int = DIGITS) -> str:
    """Return a random code such as `maple-lamp-427`."""
    least = 10 ** (digits - 1)
    return f"{secrets.choice(WOODS)}-{secrets.choice(THINGS)}-{least + secrets.randbelow(9 * least)}"


def heard(text: str) -> str:
    """Return a code as it was meant, however it was typed: `Maple Lamp 42` is `maple-lamp-42`."""
    letters = (letter if letter.isalnum() else " " for letter in text.lower())
    return "-".join("".join(letters).split())[:40]


async def give(store: Store, match: str) -> str:
    """Keep a free code for a match and return it."""
    tried = 0
    while not await store.keep_invite(fresh := code(DIGITS + tried // TRIES), match):
        tried += 1
    return fresh


async def match_of(store: Store, text: str) -> str:
    """Return the match that a spoken code opens; raises Missing."""
    match = await store.invite(heard(text))
    if match is None:
        raise Missing("core.no-such-code", heard=heard(text))
    return match
