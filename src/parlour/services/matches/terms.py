"""The terms of a table that players accept: a digest of its options, seats and settings."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.codec import digest
from parlour.core.event import TableSettings
from parlour.core.game import Illegal
from parlour.core.match import Match


def terms_digest(options: msgspec.Raw, seats: int, settings: TableSettings) -> str:
    """Return a digest of a table's terms, which changes whenever the host changes one of them."""
    return digest((options, seats, settings))


def terms_of_match(match: Match[Any]) -> str:
    """Return the digest of a match's terms."""
    return terms_digest(match.options, len(match.occupants), match.settings)


def require_terms(match: Match[Any], seen_terms: str) -> None:
    """Raise Illegal if a match's terms differ from those a player saw; "" accepts any terms."""
    if seen_terms and seen_terms != terms_of_match(match):
        raise Illegal("core.table-changed")
