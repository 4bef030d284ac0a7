"""The numbers in an address, each with its bounds; those in a body are in `core/numbers.py`. No handler takes a bare int.

Litestar checks the bounds of its own parameter types alone and ignores msgspec's, hence these aliases.
"""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

from parlour.core.numbers import MAX_POSITION, MAX_SAFE_INTEGER, MAX_SEAT

PositionPath = Annotated[int, PathParameter(ge=0, le=MAX_POSITION)]
"""A position or a step, as the path names it."""

CursorQuery = Annotated[int, QueryParameter(ge=-1, le=MAX_POSITION)]
"""Where the answer goes on: after this position, or after so many entries (-1: from the start)."""

ViewerSeatQuery = Annotated[int | None, QueryParameter(ge=0, le=MAX_SEAT)]
"""The seat from whose view the answer is given (None: the public's)."""

OwnSeatQuery = Annotated[int, QueryParameter(ge=0, le=MAX_SEAT)]
"""A seat of the player who asks."""

TimestampQuery = Annotated[int | None, QueryParameter(ge=0, le=MAX_SAFE_INTEGER)]
"""A moment in milliseconds since 1970, or None for no limit."""
