"""Moves that the server makes for seats that left or exceeded their time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from parlour.core.clock import Untimed
from parlour.core.codec import encode
from parlour.core.event import AnyEvent, Flagged, Moved
from parlour.core.fold import current_turn
from parlour.core.game import Game, Seat
from parlour.core.match import Match


def timeout_moves(
    game: Game[Any, Any, Any, Any], match: Match[Any], last: AnyEvent
) -> Sequence[AnyEvent]:
    """Return the next default move of a seat that left or whose clock has just expired.

    The result is empty if there is no such seat.
    """
    timed_out = (
        {last.seat} if isinstance(last, Flagged) and _plays_default_on_timeout(match) else set()
    )
    for seat in sorted(current_turn(game, match).seats & (match.gone | timed_out)):
        return [Moved(seat, msgspec.Raw(encode(game.default_action(match.state, Seat(seat)))))]
    return []


def _plays_default_on_timeout(match: Match[Any]) -> bool:
    rule = match.clock.rule
    return not isinstance(rule, Untimed) and rule.fall == "default"
