"""Short codes for tables, made to be spoken aloud: three plain words and a number."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from parlour.services.errors import NotFound

if TYPE_CHECKING:
    from parlour.db.store import Store

_WORD_LIST = (
    "acacia alder almond anchor arch ash aspen bagel balsa bamboo barrel basket beacon beech bell birch boat bonfire book bottle "
    "bridge button cabin canal candle canyon carpet castle cedar cello chair cherry chestnut chimney clock coast comet copper "
    "coral cottage cotton crystal cup cypress desert dolphin drum eagle ebony elm engine falcon feather ferry fir forest fountain "
    "garden glacier granite hammer harbour harp hawthorn hazel helmet hickory hill island jacket juniper kettle key kite ladder "
    "lagoon lamp lantern larch lemon library lighthouse lime linden lobster maple marble market meadow mirror mountain needle oak "
    "ocean olive orchard paddle pear pebble pepper piano pillow pine pipe planet plum poplar pumpkin rabbit ribbon river rocket "
    "saddle sailor salmon shelf spoon teapot thimble tunnel turtle valley village violin waffle walnut willow window"
)

WORDS = _WORD_LIST.split()
"""128 plain words. Three of them and three digits make 1,887,436,800 codes: at the rate at which all networks together may guess wrong
(`server/limits/login_throttle.py`), one who guesses needs six weeks on average to meet any of a thousand tables that gather."""

WORDS_PER_CODE = 3
"""So many words stand in a code."""

DIGITS, TRIES_PER_LENGTH = 3, 4
"""After so many codes that were all taken, numbers grow by a digit: a house never runs out of codes."""


def new_table_code(digits: int = DIGITS) -> str:
    """Return a random code such as `maple-lamp-river-427`."""
    least = 10 ** (digits - 1)
    words = [secrets.choice(WORDS) for _ in range(WORDS_PER_CODE)]
    return "-".join([*words, str(least + secrets.randbelow(9 * least))])


def normalized_code(text: str) -> str:
    """Return a code as it was meant, however it was typed: `Maple Lamp River 427` is `maple-lamp-river-427`."""
    letters = (letter if letter.isalnum() else " " for letter in text.lower())
    return "-".join("".join(letters).split())[:40]


async def assign_code(store: Store, match: str) -> str:
    """Keep a free code for a match and return it."""
    tried = 0
    while not await store.add_code(
        fresh := new_table_code(DIGITS + tried // TRIES_PER_LENGTH), match
    ):
        tried += 1
    return fresh


async def match_for_code(store: Store, text: str) -> str:
    """Return the match that a spoken code opens; raises NotFound."""
    match = await store.match_of_code(normalized_code(text))
    if match is None:
        raise NotFound("core.no-such-code", heard=normalized_code(text))
    return match
