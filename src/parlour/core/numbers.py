"""Bounded number types for requests, so that no value overflows a database column or a date."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MAX_SAFE_INTEGER = 2**53 - 1
"""The largest integer that JavaScript represents exactly."""

MAX_POSITION = 2**31 - 1
"""The largest log position; the database stores positions and counters in 32-bit columns."""

MAX_SEAT = 255
"""The largest seat number in a request.

It exceeds every game's maximum, so an unknown seat gets its own error.
"""

SafeInteger = Annotated[int, Meta(ge=0, le=MAX_SAFE_INTEGER)]
"""An integer that JavaScript represents exactly."""

Millis = Annotated[int, Meta(ge=0, le=MAX_SAFE_INTEGER)]
"""A time (ms since 1970) or a duration (ms)."""

LogPosition = Annotated[int, Meta(ge=0, le=MAX_POSITION)]
"""A position in a log, a step of an analysis, or the number of a forum post."""

SeatNumber = Annotated[int, Meta(ge=0, le=MAX_SEAT)]
"""A seat, numbered from 0."""

SeatCount = Annotated[int, Meta(ge=0, le=MAX_SEAT + 1)]
"""A number of seats; each game has narrower limits."""
