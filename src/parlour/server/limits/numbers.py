"""The numbers in an address, each with its bounds; those in a body are in `core/numbers.py`. No handler takes a bare int.

Litestar checks the bounds of its own parameter types alone and ignores msgspec's, hence these aliases.
"""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

from parlour.core.numbers import LARGEST_NUMBER, LARGEST_POSITION, LARGEST_SEAT

Place = Annotated[int, PathParameter(ge=0, le=LARGEST_POSITION)]
"""A position or a step, as the path names it."""

Cursor = Annotated[int, QueryParameter(ge=-1, le=LARGEST_POSITION)]
"""Where the answer goes on: after this position, or after so many entries (-1: from the start)."""

Eyes = Annotated[int | None, QueryParameter(ge=0, le=LARGEST_SEAT)]
"""The seat from whose view the answer is given (None: the public's)."""

OwnSeat = Annotated[int, QueryParameter(ge=0, le=LARGEST_SEAT)]
"""A seat of the player who asks."""

Moment = Annotated[int | None, QueryParameter(ge=0, le=LARGEST_NUMBER)]
"""A moment in milliseconds since 1970, or None for no limit."""
