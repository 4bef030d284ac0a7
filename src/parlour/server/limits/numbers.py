"""Bounded number types for path and query parameters; handlers use no plain int.

The types for request bodies are in `core/numbers.py`. Separate types are needed here because
Litestar checks only the bounds of its own parameter types and ignores those of msgspec.
"""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

from parlour.core.numbers import MAX_POSITION, MAX_SAFE_INTEGER, MAX_SEAT

PositionPath = Annotated[int, PathParameter(ge=0, le=MAX_POSITION)]
"""A log position or step number in the path."""

CursorQuery = Annotated[int, QueryParameter(ge=-1, le=MAX_POSITION)]
"""Position or number of entries after which the response continues; -1 for the start."""

ViewerSeatQuery = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        le=MAX_SEAT,
        description="The seat whose view is returned. Without it, the public view is returned.",
    ),
]
"""The seat whose view is requested, or None for the public view."""

OwnSeatQuery = Annotated[
    int, QueryParameter(ge=0, le=MAX_SEAT, description="One of the user's seats.")
]
"""A seat of the requesting player."""

TimestampQuery = Annotated[int | None, QueryParameter(ge=0, le=MAX_SAFE_INTEGER)]
"""A time in ms since 1970, or None for no limit."""
