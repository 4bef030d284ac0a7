"""Table codes: three plain words and a number, which are easy to say aloud."""

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
"""128 plain words, which give 1,887,436,800 codes of three words and three digits.

All networks together may guess at a limited rate (`server/limits/login_throttle.py`). At this rate,
finding any of a thousand open tables takes six weeks on average.
"""

WORDS_PER_CODE = 3
"""The number of words in a code."""

DIGITS, TRIES_PER_LENGTH = 3, 4
"""The initial number of digits, and the number of taken codes after which a digit is added."""


def new_table_code(digits: int = DIGITS) -> str:
    """Return a random table code such as `maple-lamp-river-427`."""
    lowest = 10 ** (digits - 1)
    words = [secrets.choice(WORDS) for _ in range(WORDS_PER_CODE)]
    return "-".join([*words, str(lowest + secrets.randbelow(9 * lowest))])


def normalized_code(text: str) -> str:
    """Return a table code in canonical form: `Maple Lamp River 427` is `maple-lamp-river-427`."""
    letters = (letter if letter.isalnum() else " " for letter in text.lower())
    return "-".join("".join(letters).split())[:40]


async def assign_code(store: Store, match: str) -> str:
    """Store an unused table code for a match and return it."""
    tries = 0
    while not await store.add_code(
        code := new_table_code(DIGITS + tries // TRIES_PER_LENGTH), match
    ):
        tries += 1
    return code


async def match_for_code(store: Store, text: str) -> str:
    """Return the id of the match with a table code; raises NotFound."""
    match = await store.match_of_code(normalized_code(text))
    if match is None:
        raise NotFound("core.no-such-code", heard=normalized_code(text))
    return match
