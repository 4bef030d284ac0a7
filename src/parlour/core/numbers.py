"""The numbers that requests may name: every one has bounds, so that no database, date or loop meets one that it cannot hold."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MAX_SAFE_INTEGER = 2**53 - 1
"""The largest integer that a browser can hold exactly."""

MAX_POSITION = 2**31 - 1
"""The largest position: positions and counters are 32-bit columns in the database."""

MAX_SEAT = 255
"""The largest seat that a request may name: more than any game has, so an unknown seat still gets its own error."""

SafeInteger = Annotated[int, Meta(ge=0, le=MAX_SAFE_INTEGER)]
"""A number that a browser can hold."""

Millis = Annotated[int, Meta(ge=0, le=MAX_SAFE_INTEGER)]
"""A moment (ms since 1970) or a duration in milliseconds."""

LogPosition = Annotated[int, Meta(ge=0, le=MAX_POSITION)]
"""A position in a log, a step of a review, or the number of a post."""

SeatNumber = Annotated[int, Meta(ge=0, le=MAX_SEAT)]
"""A seat, counted from 0."""

SeatCount = Annotated[int, Meta(ge=0, le=MAX_SEAT + 1)]
"""How many seats a table has; each game has its own limits within this."""
