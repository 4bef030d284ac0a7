"""What somebody agrees to when they sit down: the options, the number of seats and the settings of a table, by one short name."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.codec import digest
from parlour.core.event import TableSettings
from parlour.core.game import Illegal
from parlour.core.match import Match


def terms_digest(options: msgspec.Raw, seats: int, settings: TableSettings) -> str:
    """Return the name of what a table is played by: the same as long as its host changes nothing of it."""
    return digest((options, seats, settings))


def terms_of_match(match: Match[Any]) -> str:
    """Return the name of what a match is played by."""
    return terms_digest(match.options, len(match.chairs), match.house)


def require_terms(match: Match[Any], seen: str) -> None:
    """Raise Illegal where a table is played by something else than was seen; who names nothing asks for nothing."""
    if seen and seen != terms_of_match(match):
        raise Illegal("core.table-changed")
