"""The decisions of a match as a text for the address of the page."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.game import Seat

MAX_TEXT_BYTES = 1_000_000
"""The maximum size of a decompressed text."""

EncodedDecision = tuple[Seat, msgspec.Raw]
"""A seat and its action as JSON, which the rules of a later save may not know any more."""


def decisions_text(decisions: Sequence[tuple[Seat, Any]]) -> str:
    """Return the text from which `decisions_from_text` restores decisions; it is never empty."""
    return urlsafe_b64encode(zlib.compress(encode(decisions), 9)).decode().rstrip("=")


def decisions_from_text(text: str) -> tuple[EncodedDecision, ...]:
    """Return the decisions of a text; raises ValueError if it contains none."""
    try:
        packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        body = zlib.decompressobj().decompress(packed, MAX_TEXT_BYTES)
        found = msgspec.json.decode(body, type=list[tuple[int, msgspec.Raw]])
    except (ValueError, zlib.error) as reason:
        raise ValueError("the address contains no decisions") from reason
    return tuple((Seat(seat), action) for seat, action in found)
