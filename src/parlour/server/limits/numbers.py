"""Bounded numbers in paths and queries; those of bodies are in `core/numbers.py`. No handler takes a plain int.

Litestar checks only the bounds of its own parameter types and ignores msgspec's, hence these aliases.
"""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

from parlour.core.numbers import MAX_POSITION, MAX_SAFE_INTEGER, MAX_SEAT

PositionPath = Annotated[int, PathParameter(ge=0, le=MAX_POSITION)]
"""A log position or step in the path."""

CursorQuery = Annotated[int, QueryParameter(ge=-1, le=MAX_POSITION)]
"""Continue after this position or number of entries (-1: from the start)."""

ViewerSeatQuery = Annotated[int | None, QueryParameter(ge=0, le=MAX_SEAT)]
"""The seat whose view is requested (None: the public view)."""

OwnSeatQuery = Annotated[int, QueryParameter(ge=0, le=MAX_SEAT)]
"""A seat of the requesting player."""

TimestampQuery = Annotated[int | None, QueryParameter(ge=0, le=MAX_SAFE_INTEGER)]
"""A time in ms since 1970, or None for no limit."""
