"""The cursor of an event stream, from which a later stream continues."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from parlour.core.game import Illegal
from parlour.services.matches.player_events import EventKey

OVERLAP_MS = 10_000
"""How far (ms) before its time a cursor may have missed events.

Servers store events up to this much later than the time that the events contain.
"""

MAX_KEYS = 64
"""The maximum number of events in a cursor; older ones may be delivered again."""

MAX_TEXT_LENGTH = MAX_KEYS * 96

CURSOR_PATTERN = re.compile(r"[0-9]{1,15}((?:~[a-z][\w-]{1,64}\.[0-9]{1,15})*)", re.ASCII)
KEY_PATTERN = re.compile(r"~([a-z])([\w-]{1,64})\.([0-9]{1,15})", re.ASCII)


class EventCursor(NamedTuple):
    """A position in the events of a player."""

    at: int
    """The time of the newest delivered event (ms since 1970)."""

    keys: Collection[EventKey] = ()
    """The delivered events of the last `OVERLAP_MS`."""

    @property
    def since(self) -> int:
        """The time (ms since 1970) before which everything was delivered."""
        return self.at - OVERLAP_MS

    def __str__(self) -> str:
        """Return the text of the cursor.

        >>> str(EventCursor(1_800_000_000_000, (EventKey("t", "aWkz", 12),)))
        '1800000000000~taWkz.12'
        """
        newest = tuple(self.keys)[-MAX_KEYS:]
        return f"{self.at}" + "".join(f"~{key.letter}{key.match}.{key.number}" for key in newest)


def parse_cursor(text: str) -> EventCursor:
    """Return the cursor of a text.

    >>> parse_cursor("1800000000000~taWkz.12").keys
    (EventKey(letter='t', match='aWkz', number=12),)

    Raises:
        Illegal: The text is not a cursor.
    """
    found = CURSOR_PATTERN.fullmatch(text) if len(text) <= MAX_TEXT_LENGTH else None
    if found is None or text.count("~") > MAX_KEYS:
        raise Illegal("core.bad-request", reason="this is not the cursor of an event")
    keys = (
        EventKey(letter, match, int(number))
        for letter, match, number in KEY_PATTERN.findall(found[1])
    )
    return EventCursor(int(text.partition("~")[0]), tuple(keys))
